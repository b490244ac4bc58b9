# What the table says: the server that refuses, and the page in the browser. Keys begin with `table-`.

## What the server refuses

table-bad-request = The server cannot read this request: { $reason }
table-unknown-route = There is nothing at this address.
table-wrong-method = This address is not asked in that way.
table-no-page = The page has not been built. `make web` builds it.
table-unknown-table = There is no table “{ $table }”. It may have been cleared away long ago.
table-no-person = The house does not know you yet. Load the page again, and allow it to keep a cookie.
table-not-yours = { $seat } is not yours to play.
table-wrong-origin = This request came from another page and was turned away.
table-wrong-host = This house goes by another name. Ask for it by its own address.
table-too-large = That is too much at once: at most { $limit } bytes.
table-too-slow = That took too long, and the line was cut. Try again.
table-full = The house is full. Try again in a moment.
table-too-many =
    { $seconds ->
        [one] Easy there! That was too much in too short a time. Try again in a second.
       *[other] Easy there! That was too much in too short a time. Try again in { $seconds } seconds.
    }
table-bot-tables =
    { $most ->
        [one] Bots are already playing at one table of yours. Finish that game, or wait until its bots have had nothing to do for a minute.
       *[other] Bots are already playing at { $most } tables of yours. Finish one of those games, or wait until its bots have had nothing to do for a minute.
    }
table-bot-tables-address =
    { $most ->
        [one] Bots are already playing at one table that was started from your network. Try again in a minute, or play without bots.
       *[other] Bots are already playing at { $most } tables that were started from your network. Try again in a minute, or play without bots.
    }
table-not-for-guests = These figures are for whoever runs the house. They are shown on its own machine, or with the token given to --metrics-token.
table-seat-taken = This seat is taken: { $seat }.
table-seat-empty = Nobody sits there.
table-one-seat = In this game your seat is number { $number }: nobody gets to see a second hand.
table-no-such-seat =
    { $seats ->
        [one] There is no such seat: this table has one.
       *[other] There is no such seat: this table has { $seats }.
    }
table-not-seated = You have no seat at this table.
table-already-began = The game has begun already.
table-not-begun = The game has not begun yet.
table-not-full = There are free seats. Wait for players, or put bots there.
table-not-over = The game is not over yet.
table-game-over = The game is over.
table-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
table-bot-trouble = The bot “{ $bot }” does not know what to do.
table-not-host = Only the host can do this.
table-seat-present = { $seat } is at the table: nobody else may act there.
table-asked-away = The host has asked you to leave this seat. Take another one, or stay and watch.
table-seat-grace =
    { $seconds ->
        [one] { $seat } has only just left. A bot may step in in { $seconds } second.
       *[other] { $seat } has only just left. A bot may step in in { $seconds } seconds.
    }
table-host-present = The host is at the table: only the host can hand over.
table-host-grace =
    { $seconds ->
        [one] The host has only just left. You can take over in { $seconds } second.
       *[other] The host has only just left. You can take over in { $seconds } seconds.
    }
table-stale-answer = That question is closed: the game has gone on. Look again, please.
table-pass-withdrawn = Your pass was held back: the question is still open.
table-nothing-to-take-back = You have not answered anything yet, so there is nothing to undo.
table-takeback-pending = Somebody is already asking to undo. That has to be settled first.
table-no-takeback-asked = Nobody is asking you to undo any more.
table-no-hints = The host has set up this table without hints.
table-no-choice = There is only one possible answer: no need for a hint.
table-other-eyes = A hint would show what only { $seat } may see. Look through the eyes of that seat first.
table-hint-pending = One moment: the old hand is still thinking about this question.
table-hint-trouble = No hint this time: something went wrong. Please ask again.
table-review-trouble = The review did not work out. Please ask for it again.
table-review-other-rules = This game was played by an older edition of our rules, so it can no longer be reviewed.
table-bad-name = A name has at most { $most } characters, all of them visible.
table-server-trouble = Something went wrong on the server. Nothing was changed. Please try again.
table-store-unreachable = The store { $url } cannot be opened: { $reason }
table-store-unknown = “{ $url }” is no store that Saloon knows.
table-store-newer = The store { $url } was written by a newer Saloon (format { $found }); this one knows format { $known }.
table-store-in-use = Another Saloon already plays on the store { $url }. A store has one server: stop the other one, or give this one a store of its own with --data or --database.
table-store-full = The server’s disk is full, so nothing can be written down. Everything confirmed so far is safe. Try again later.
table-store-busy = Something else keeps the server’s database locked. Everything confirmed so far is safe. Try again.
table-store-read-only = The server is not allowed to write to its database. Everything confirmed so far is safe. Try again later.
table-store-gone = The server cannot reach its database. Everything confirmed so far is safe. Try again later.
table-store-broken = The server’s database is failing. Everything confirmed so far is safe. Try again later.
table-store-silent = The server’s database does not answer. Everything confirmed so far is safe. Try again later.

## Everywhere on the page

table-saloon = Saloon
table-title-home = Saloon: Wild West board games
table-title-new = A new table · Saloon
table-title-lost = Nothing here · Saloon
table-title-table = { $game } · Saloon
table-title-your-move = ● Your move · { $game }
table-title-your-answer = ● Your answer · { $game }
table-title-waits = ● Waiting for you · { $game }
table-jump = Skip to content
table-close = Close
table-loading = One moment…
table-no-connection = The server does not answer. We keep trying.
table-back-home = To the front door
table-lost = Nothing here but tumbleweed
table-lost-page = There is no such page.
table-lost-table = There is no such table. Is the link complete? Tables that nobody has touched for a long time are cleared away.

table-language = Language
table-language-en = English
table-language-uk = Українська
table-language-ru = Русский
table-language-it = Italiano
table-language-short-en = EN
table-language-short-uk = УК
table-language-short-ru = РУ
table-language-short-it = IT
table-light = Light
table-light-system = As the system
table-light-noon = Noon
table-light-night = Night
table-speed = Animation
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-off = Off

## The handbill

table-motto = Wild West board games · fair and square · no sign-up
table-name-ask = What shall we call you?
table-name-none = Stranger
table-name-saved = Kept.
table-tonight = Now playing
table-play-now = Play now against bots
table-play-now-one = Play now against a bot
table-play-now-hint =
    { $bots ->
        [one] One click: you against a bot of this level.
       *[other] One click: you and { $bots } bots of this level.
    }
table-coming-carson-city = Stake claims, build a town and make the railroad pay. Whoever fears a gunfight loses the best plots.
table-coming-western-legends = Ride where you like: dig for gold, drive cattle, gamble or rob. Become a legend on either side of the law.
table-gather = Play with friends
table-new = Set up a table
table-join-label = Got a link or a code?
table-join-example = code of the table
table-join = Join
table-join-unclear = This is neither a link to a table nor its code.
table-mine = My tables
table-your-move = Your move
table-waits-for-you = Waiting for you
table-phase-playing = others are thinking
table-phase-over = finished
table-open = Open tables
table-open-none = No open table right now. Set one up, and leave the door open.
table-free-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
table-games = Also on the shelf
table-seats-range = { $fewest } to { $most } players
table-seats-exact =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-set-up = Set up
table-not-yet = Not here yet.
table-unofficial = An unofficial table made by players. The names of the games belong to their publishers; the words and drawings here are our own.

## A new table

table-new-game = Game
table-new-seats = Seats
table-new-who = Who plays
table-new-variants = Variant
table-new-presets = Presets
table-new-door = The door
table-new-private = Private: only those who have the link find the table.
table-new-open = Open: the table is listed on the front page, and anybody may sit down.
table-new-start = Start the game
table-new-start-hint = Everybody is here: the cards are dealt at once.
table-new-make = Set up the table
table-new-make-hint = You get a link for the others. Free seats can still be given to bots.
table-seat = Seat { $number }
table-chair-me = Me
table-chair-mate = A friend here
table-chair-mate-hint = Somebody else who plays on this device
table-chair-anyone = Whoever comes
table-chair-anyone-hint = Free for somebody with the link
table-chair-bot = A bot
table-chair-level = Level of the bot on seat { $number }
table-chair-name = Name of the player on seat { $number }
table-chair-name-none = Name
table-switch-off = off
table-pace = Bots answer
table-pace-human = at a human pace
table-pace-quick = at once
table-rhythm = The others learn of a pass
table-rhythm-none = at once
table-rhythm-seconds = after { $seconds } s
table-rhythm-hint = Always after the same time: nobody can tell a full hand from an empty one by how long somebody thinks.
table-grace = Players who drop out are waited for
table-grace-minutes = { $minutes } min
table-grace-hours = { $hours } h
table-grace-hint = Only then may the host let a bot play for them. It stops as soon as they are back.
table-hints-hint = Whoever is asked may ask an old hand for advice. The others do not notice.

## Bots

table-bot-random = Greenhorn { $number }
table-bot-scout = Scout { $number }
table-bot-easy = Ranch hand { $number }
table-bot-normal = Cowboy { $number }
table-bot-hard = Gunman { $number }
table-bot-expert = Legend { $number }
table-bot-plays = bot: { $level }
table-level = Level of the bots
table-level-random = Greenhorn
table-level-scout = Scout
table-level-easy = Easy
table-level-normal = Normal
table-level-hard = Hard
table-level-expert = Expert
table-level-hint-easy = thinks for a moment and errs now and then: for the first games
table-level-hint-normal = knows its trade
table-level-hint-hard = thinks ahead, and punishes mistakes
table-level-hint-expert = takes up to three seconds; few have beaten it
table-temper = no particular temper
table-temper-of = { $label }: temper
table-temper-greedy = greedy
table-temper-vengeful = vengeful
table-temper-cautious = cautious
table-temper-hint-greedy = cannot let loot lie
table-temper-hint-vengeful = would rather see others bleed
table-temper-hint-cautious = keeps out of harm’s way

## The waiting room

table-waiting-at = Gathering at the table
table-seats = Players
table-free-seat = free
table-you = you
table-host = host
table-away = away
table-sit = Sit down
table-seat-mate = Seat a friend here
table-mate-name = Name of the friend who plays on this device
table-stand-up = Stand up
table-free-it = Free the seat
table-fill-start = Fill up with bots and start
table-start = Start the game
table-wait-start = Sit down, or wait until the game starts and watch.
table-wait-host = The host starts the game.
table-host-away = The host is away.
table-take-over = Be the host
table-take-over-in = You can take over in { $time }.
table-make-host = Make host
table-asked-to-leave = The host has asked you to leave seat { $number }.
table-asked-to-leave-next = Take another seat, or stay and watch.
table-invite = Invite
table-invite-title = Come and play at our table
table-invite-link = Link to this table
table-copy = Copy
table-copied = Copied.
table-share = Share
table-is-open = The table is open: it is also listed on the front page.
table-is-private = The table is private: only those who have the link find it.
table-hints-on = Hints are allowed
table-hints-off = No hints

## At the table

table-board = The board: { $game }
table-ending = How it ended
table-you-win = You win!
table-sheets = Log, players, words
table-menu = Menu
table-settings = Settings
table-my-seat =
    { $count ->
        [one] My seat
       *[other] My seats
    }
table-hand-to-bot = Let a bot play for me
table-take-back-seat = Take my seat back
table-stand-up-hint = A bot keeps your seat warm until you take it back. Whoever stands up leaves the seat to others.
table-put-bot = Let a bot play: { $seat }
table-kept-by-bot = A bot keeps your seat warm.
table-bot-soon = bot possible in { $time }
table-bot-ask = Let a bot play for { $seat }?
table-bot-ask-hint = Whoever comes back has the seat back at once, and finds in the log what the bot did. Nothing that needs consent is undone in the meantime.
table-bot-ask-yes = Let a bot play
table-cancel = Cancel
table-seat-back = While you were away, the host let a bot play for you. The seat is yours again; the log tells what the bot did.
table-bot-keeps = a bot for now: { $level }
table-is-asked = has to answer
table-reconnecting = Line is down. Calling again…
table-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-your-move-is = Your move. { $question }
table-your-answer = Your answer
table-your-answer-is = Your answer, please. { $question }
table-waiting-for = Waiting for: { $waiting }
table-bots-busy =
    { $before ->
        [one] The bots are busy: one request before yours.
       *[other] The bots are busy: { $before } requests before yours.
    }
table-sending = Sent…
table-sending-later = Your answer goes out as soon as the line is up.
table-skip = Skip
table-passing = You pass. The others are told when the bar runs out.
table-passing-alone = Nothing to answer with: you pass automatically when the bar runs out.
table-pass-wait = Wait
table-pass-wait-hint = Hold the pass back until you pass yourself, and let them wonder.
table-beat = Until this bar runs out, nobody is told of a pass.
table-orders = Standing orders
table-orders-hint = They act for you whenever you are asked, until you change them. This browser keeps them for this game.
table-orders-automatic = Pass automatically when there is nothing to answer with
table-orders-automatic-hint = It looks like any other pass. Where several people share a device, everybody passes by hand.
table-order-says = Your standing order: { $order }
table-rule = rule { $rule }
table-rule-title = Rule { $rule }
table-rule-none = This page does not have the text of this rule.
table-undo-cost-chance = For keeps: chance decides as soon as you answer.
table-undo-cost-revealed = For keeps: something hidden comes to light.
table-undo-cost-handed = For keeps: then somebody else answers.
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-ask-hint = This can be undone only if the others agree.
table-undo-wanted = { $seat } would like to undo the last answer. Do you agree?
table-undo-pending = { $seat } would like to undo the last answer. Still to agree: { $waiting }
table-agree = Agree
table-refuse = Refuse
table-advice-ask = Ask an old hand
table-advice-hint = What would an old hand do in your place?
table-advice-thinking = The old hand thinks it over…
table-advice-waiting =
    { $before ->
        [one] The old hand is busy: one request before yours…
       *[other] The old hand is busy: { $before } requests before yours…
    }
table-advice-title = An old hand would:
table-advice-one = { $text }: { $percent }% to win.
table-percent = { $percent }%
table-log = Log
table-log-newest = To the newest
table-log-earlier = Earlier
table-words = Words
table-words-label = Answer in words
table-words-example = e.g. { $words }
table-words-none = nothing for now
table-words-send = Answer
table-words-unknown = “{ $words }” is not among your answers. This line is not a chat: nobody else reads it. Type what stands on a button, such as: { $example }
table-words-several = “{ $words }” can mean several of your answers: { $allowed }
table-words-not-asked = There is nothing to answer now. This line is not a chat: nobody else reads it.
table-command-undo = undo
table-command-help = help
# Letters that no choice gets: their keys undo and open the log
table-keys-reserved = ul

## Several people on one device

table-hand-over = Hand the device to { $seat }
table-hand-over-hint = Nobody else is to look now.
table-i-am = I am { $seat }

## Keys

table-help = Keys
table-help-three-ways = Click what you want, press its key, or type it in words: all three do the same.
table-key-digits = the first, second … answer on the list
table-key-letters = the answer with this letter; a letter means the same all game long
table-key-arrows = go from answer to answer
table-key-enter = give the answer you are at
table-key-words = answer in words
table-key-undo = undo, or ask the others for it
table-key-advice = ask an old hand; once more: go to the advice
table-key-log = go to the log
table-key-escape = skip the animation, close
table-key-help = this list
table-help-words = In words: those on the buttons, or those of the record; “undo” and “help” work too. Only you see what you type.
table-help-keeps = A small padlock marks answers that you cannot undo on your own.
table-help-letters = Letters of this game

## The end

table-rematch = Play again
table-rematch-go = On to the next game
table-record = The record
table-fair = Was it fair?
table-fair-how = All chance of this game comes from one secret number, the seed. Its fingerprint was published before the first move, and the seed is shown now. With the record, everybody can recompute the whole game:
table-seed = Seed
table-seed-hash = Fingerprint of the seed (SHA-256)

## The review

table-review = Review the game
table-review-title = The game in hindsight
table-review-back = Back to the ending
table-review-making = The game is being gone through, move by move…
table-review-made = { $done } of { $total } moves
table-review-again = Try again
table-review-chart = Everybody’s chance to win, move by move
table-review-chart-hint = Drag, or use the arrow keys; Page Up and Page Down jump a whole round or turn. Triangles mark turning points.
table-review-start = Before the first move
table-review-answer = Move { $number } of { $total }
table-review-did = { $seat }: { $what }
table-review-change = { $seat }: { $before }% → { $after }%
table-review-by-play = mostly because of the move itself
table-review-by-luck = mostly by luck: by what was drawn or hidden
table-review-turns = Turning points
table-review-no-turns = The game had no turning point: nothing changed much at once.
table-review-decisions = Decision by decision
table-review-decisions-hint = Compared with what an old hand would have done, knowing only what the player could know.
table-review-whose = Whose decisions
table-review-order = Order
table-review-order-worst = Worst mistakes first
table-review-order-time = As played
table-review-better = Better: { $what }.
table-review-fine = Nothing better was found.
table-review-no-mistakes = No mistake worth a word.
table-review-all =
    { $count ->
        [one] Show { $count }
       *[other] Show all { $count }
    }
table-review-luck = Luck and skill
table-review-luck-hint = What changed each chance to win between the beginning and the end: one’s own moves, those of the others, and luck.
table-review-way = { $before }% → { $after }%
table-review-leg-play = own play
table-review-leg-others = play of others
table-review-leg-luck = luck
table-review-share = Of what moved it, { $luck }% was luck and { $skill }% own play.
table-review-loss =
    { $points ->
        [0] Mistakes cost nothing.
        [one] Mistakes cost { $points } percentage point.
       *[other] Mistakes cost { $points } percentage points.
    }
table-review-chances = Chances at this moment
table-review-ledger = The same as a table
table-review-number = No.
table-review-what = What was done
table-percent-more = +{ $percent }%
table-percent-less = −{ $percent }%

## A game that the page has no drawing of

table-plain-hidden = hidden, or nothing
table-plain-none = nothing
table-plain-player = Player
table-plain-score = Score
table-plain-nobody = Nobody wins.
table-plain-winners =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } win!
    }

## The log

table-entry-made = The table was set up.
table-entry-sat = { $seat } sits down.
table-entry-stood = { $seat } leaves the table.
table-entry-bot = { $bot } plays for { $seat } now.
table-entry-back = { $seat } is back.
table-entry-freed = The host asks { $seat } to leave the seat.
table-entry-kept = { $by } lets { $bot } play for { $seat }, who is away.
table-entry-kept-host = The host lets { $bot } play for { $seat }, who is away.
table-entry-host = { $seat } is the host now.
table-entry-began = The game begins.
table-entry-undo-asked = { $seat } would like to undo.
table-entry-undo-agreed = { $seat } agrees to the undo.
table-entry-undo-refused = { $seat } does not agree to the undo.
table-entry-undone = { $seat } has undone an answer.
