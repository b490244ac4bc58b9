# What the command `saloon` says. Keys begin with `cli-`.

## Help

cli-help-saloon = Wild West board games in your terminal: play against bots or with friends, watch games again, let bots play each other.
cli-help-examples = for example:
    { "  " }saloon play colt-express             you against three bots
    { "  " }saloon play bang-duel                you against a bot
    { "  " }saloon play colt-express --hotseat   all of you on this device
    { "  " }saloon rules colt-express 6.5        one rule
cli-help-commands = commands
cli-help-command = COMMAND
cli-help-games = list the games, how many can play, and their variants
cli-help-rules = read the rules of a game
cli-help-play = play a game here
cli-help-simulate = let bots play many games and count who wins
cli-help-arena = let bots compete, and see how strong each of them is
cli-help-balance = see how fair a game is to seats, sides and characters
cli-help-replay = watch a recorded game again, or check it
cli-help-review = look back on a finished game: chances, turning points, mistakes, luck
cli-help-bench = measure how fast the engine is on this machine
cli-help-new-game = write a small complete game of your own to begin from
cli-help-new-game-name = what it is to be called, like gold-rush
cli-help-new-game-into = a new or empty folder for the package
cli-help-completion = print the completion script for a shell
cli-help-shell = bash, zsh or fish
cli-help-serve = open the table in the browser
cli-help-serve-host = the address to listen on (default 127.0.0.1: this machine only)
cli-help-serve-port = the port to listen on (default 8000; 0 takes a free one)
cli-help-serve-data = the folder for games and people
cli-help-serve-database = the address of a PostgreSQL database, instead of the folder
cli-help-serve-proxy = a proxy in front of the server: its address or network is believed about where visitors come from (default: this machine)
cli-help-serve-public-url = the address that people open, like https://saloon.example: no other name is answered
cli-help-serve-metrics-token = show /metrics also to whoever sends this token (without it: to this machine only)
cli-help-lang = language: en, uk, ru, it
cli-help-version = show the version
cli-help-game = a game from “saloon games”
cli-help-number = a rule such as 6.5, or a chapter such as 6
cli-help-seats = number of players (if not said, 4 or the nearest that the game allows)
cli-help-seed = where chance begins, a number; the same seed deals the same game
cli-help-preset = switches that the game sets together, from “saloon games”, for example first-game
cli-help-switch = a switch from “saloon games”, for example events=off; may be given several times; it counts more than the preset
cli-help-bot = who plays the other seats, separated by commas: scout or random (scout if not said; scout:50 thinks less)
cli-help-seat = which seat is yours, from 1 (1 if not said); where the seats differ, the rules of the game tell them apart
cli-help-hotseat = people in all seats, taking turns on this device
cli-help-cores = how many cores each bot thinks on
cli-help-resume = go on with a game: the one in FILE, or the one you left last
cli-help-games-count = how many games (100 if not said)
cli-help-bots = who plays, separated by commas; they change seats from game to game (random if not said)
cli-help-jobs = how many processors to use; the results stay the same
cli-help-json = print everything as JSON
cli-help-arena-bots = who competes, separated by commas, such as hard,normal,scout:50 or hard,3*normal; everyone gets every seat equally often
cli-help-arena-duplicate = play every deal once for each seat that the bots can have
cli-help-arena-clock = let bots stop when their time is up; results then no longer repeat
cli-help-arena-jobs = how many processors to use (one, on a cluster all, if not said); the results stay the same
cli-help-arena-ray = play on the Ray cluster at this address, host:port or “auto”
cli-help-arena-out = keep results and records in this folder; the same command goes on where it was stopped
cli-help-balance-bot = who plays all the seats (random if not said)
cli-help-balance-games = how many games for each number of players and each variant (1000 if not said)
cli-help-balance-html = also write a report with plots into this file
cli-help-record = the record of a game
cli-help-verify = only check the record: seed, chain, answers, result
cli-help-step = draw the table after each answer and wait for Enter
cli-help-worlds = how many worlds to try for each answer (400 if not said); more take longer and tell more
cli-help-all = all modes and numbers of players
cli-help-seconds = length of one measurement (0.3 if not said)

## What argparse says. %(…)s stands for what it puts in.

cli-arg-usage = usage:{ " " }
cli-arg-positional = arguments
cli-arg-options = options
cli-arg-help = show this help
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-required = missing: %s
cli-arg-unrecognized = not understood: %s
cli-arg-expected-one = a value is missing
cli-arg-choice = “%(value)s” is not among %(choices)s
cli-arg-value = “%(value)s” is not a number
cli-arg-explicit = takes no value, but got %r

## Errors

cli-usage = { $message } (help: { $command })
cli-unknown-language = Nobody here speaks “{ $language }”; there are: { $languages }.
cli-switch-form = “{ $text }” is not of the form name=value, as in events=off.
cli-seed-form = “{ $text }” is no seed: it must be a whole number from 0 to 2²⁵⁶ − 1, decimal or 0x….
cli-not-positive = { $name } must be at least 1, not { $number }.
cli-bad-seconds = --seconds must be more than 0 and at most { $most }, not { $number }.
cli-hotseat-or-bots = --hotseat is for people in all seats: it does not go together with --bots.
cli-hotseat-or-seat = --hotseat is for people in all seats: it does not go together with --seat.
cli-no-such-seat = There is no seat { $number }: this game has seats 1 to { $most }.
cli-resume-alone = A game that goes on keeps its seats, seed and variant: --resume does not go together with --seats, --seed, --preset or --switch.
cli-resume-other-game = { $path } is a game of { $title }.
cli-resume-finished = The game in { $path } is finished; “saloon replay” shows it.
cli-review-unfinished = The game in { $path } is not finished: a review would tell what is still hidden.
cli-nothing-left = No game was left behind in { $folder }.
cli-file-missing = There is no file { $path }.
cli-file-forbidden = { $path } may not be read or written.
cli-file-folder = { $path } is a folder, not a file.
cli-file-exists = { $path } exists already and is something else; choose another name.
cli-file-not-text = { $path } is not a text file.
cli-file-unusable = { $path } cannot be used: { $why }.
cli-no-rule-in-chapter = There is no rule { $number }; this chapter has { $first } to { $last }.
cli-no-chapter = There is no rule { $number }; there are chapters { $first } to { $last } and rules such as { $first }.1.
cli-interpreted = The engine runs as plain Python here: everything works, but bots think slower.

## games

cli-games-seats = { $fewest } to { $most } players
cli-games-seats-exact = { $count } players
cli-games-preset = ({ $switches })
cli-games-default = (usually { $value })

## At the table

cli-bot-scout = scout
cli-bot-random = random
cli-seed-hash = Seed hash: { $hash }
cli-seed = Seed: { $seed }
cli-welcome-help = Answer with a number or with the first letters. “help” tells what else there is.
cli-welcome-back = { $count ->
    [one] Welcome back! One answer has been given so far.
   *[other] Welcome back! { $count } answers have been given so far.
}
cli-thinking = { $seat } is thinking …
cli-ask-rule = (rule { $number })
cli-ask-mark = { $mark } can be taken back
cli-pass-on = Pass the device to { $seat }.
cli-pass-on-enter = { $seat }, press Enter when nobody else is looking.
cli-pass-on-undo = { $seat } can still type “undo” here to take back the last answer.
cli-no-such-number = There is no answer { $number }: type a number from 1 to { $most }, or words.
cli-ambiguous = “{ $text }” could mean: { $possible }
cli-not-understood = “{ $text }” is not possible here. You can: { $possible }
cli-undo-nothing = You have not answered anything yet, so there is nothing to take back.
cli-undo-handed = That can no longer be taken back: { $seat } has answered since.
cli-undo-chance = That can no longer be taken back: chance has had its say.
cli-undo-revealed = That can no longer be taken back: something hidden has come to light.
cli-hint-thinking = Looking at your answers …
cli-hint-only = There is only one answer: { $answer }
cli-hint-chance = With the best answer you win about { $chance } of such games:
cli-save-where = Where to? Type for example: save game.jsonl
cli-saved = Saved. To go on from here later:
cli-left = The game is kept. To go on:
cli-kept = To check that all went fairly: { $command }
cli-kept-review = To look back on the game: { $command }

# What people type; the English words are understood in every language
cli-command-hint = hint
cli-command-rule = ?
cli-command-help = help
cli-command-look = look
cli-command-log = log
cli-command-undo = undo
cli-command-save = save
cli-command-quit = quit
cli-help-answers = Answer with the number of an option, with its words, or with their beginning as long as it is clear. Enter alone draws the table again. Besides that:
cli-help-at-hint = the best answers, your chance to win with each, and why
cli-help-at-rule = the rule behind the question; “? 6.5” shows any other
cli-help-at-help = this page
cli-help-at-look = the whole table with all details
cli-help-at-log = everything that has happened so far
cli-help-at-undo = take back your last answer, if nothing has come to light since and nobody else has answered
cli-help-at-save = “save FILE” keeps a copy of the game
cli-help-at-quit = leave; the game is kept
cli-help-signs = The signs on the table:

## replay

cli-verified = { $count ->
    [one] Verified: seed hash { $hash }…, chain, one answer and the result are right.
   *[other] Verified: seed hash { $hash }…, chain, { $count } answers and the result are right.
}
cli-verified-unfinished = { $count ->
    [one] Verified: seed hash { $hash }…, chain and one answer are right; the game is not finished.
   *[other] Verified: seed hash { $hash }…, chain and { $count } answers are right; the game is not finished.
}
cli-step = [Enter]{ " " }

## review

cli-review-title = looking back
cli-review-chart = The chance of each player to win, from the first move to the last, with all cards open. The numbers below are the turning points.
cli-review-turns = Turning points
cli-review-no-turns = There were none: the chances hardly moved.
cli-review-answer = Move { $number }, { $seat }: { $answer }
cli-review-swing-play = { $seat }: { $before } → { $after }, more by the answer than by luck
cli-review-swing-luck = { $seat }: { $before } → { $after }, more by luck than by the answer
cli-review-balance = Where the chances went
cli-review-player = player
cli-review-start = first
cli-review-end = last
cli-review-play = own play
cli-review-others = others’ play
cli-review-luck = luck
cli-review-share = share of luck
cli-review-loss = given away
cli-review-explained = First + own play + others’ play + luck = last. Play is measured against a player who follows habit; luck is what nobody who answered could know. Given away: against the best answers that the bot finds knowing the same.
cli-review-mistakes = What cost most
cli-review-no-mistakes = Nobody made a mistake worth telling.
cli-review-better = Better: { $answer } ({ $chance } instead of { $instead })

## simulate

cli-simulate-bot = bot
cli-simulate-played = played
cli-simulate-wins = wins
cli-simulate-rate = win rate (95 %)
cli-simulate-score = mean score
cli-simulate-speed = { $count ->
    [one] One game, { $length } answers, { $speed } games a second.
   *[other] { $count } games, { $length } answers a game, { $speed } games a second.
}

## arena

cli-arena-bot = bot
cli-arena-rating = rating (95 %)
cli-arena-played = played
cli-arena-rate = win rate (95 %)
cli-arena-score = mean score
cli-arena-think = ms an answer
cli-arena-longest = longest
cli-arena-meetings = How often the bot on the left comes off better than the one above:
cli-arena-length = { $count ->
    [one] One game, { $length } answers.
   *[other] { $count } games, { $length } answers a game.
}
cli-arena-uneven = Not everyone has had every seat equally often: that takes a multiple of { $count } games.
cli-arena-unrepeatable = Bots played by the clock: another run will give other results.
cli-arena-kept = { $count ->
    [one] One game is kept in { $path }; the same command goes on from there.
   *[other] { $count } games are kept in { $path }; the same command goes on from there.
}

## balance

cli-balance-played = played
cli-balance-rate = win rate (95 %)
cli-balance-fair = fair

## bench

cli-bench-compiled = The engine is compiled. Random play on one core; times in µs.
cli-bench-interpreted = The engine is interpreted. Random play on one core; times in µs.
cli-bench-mode = mode
cli-bench-seats = seats
cli-bench-games = games per s
cli-bench-decisions = answers per s
cli-bench-length = answers per game
cli-bench-copy = copy
cli-bench-view = view
cli-bench-imagine = imagine
cli-bench-dump = dump
cli-bench-load = load
cli-mode-standard = standard

## The table in the browser

cli-serve-missing = The table in the browser needs more packages ({ $package } is missing): pip install "saloon[table]"
cli-serve-open = The saloon is open: { $address }
cli-serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }. Try another one with --port.
cli-serve-bad-proxy = “{ $given }” is no address of a proxy. Name an address or a network, like 10.0.0.7 or 10.0.0.0/24.
cli-serve-bad-public-url = “{ $given }” is no public address. It has a scheme and a host, and nothing after them, like https://saloon.example.
cli-serve-bad-token = A token for --metrics-token has at least { $fewest } characters: letters, digits and signs, no spaces.

## A game of one’s own

cli-new-game-done = { $name } is in { $folder }. Go on there:
    { "  " }pip install -e ".[dev]"
    { "  " }pytest
    { "  " }saloon play { $name }
cli-new-game-name = “{ $name }” cannot be the name of a game: it takes small letters and digits, in words with a dash between them, like gold-rush.
cli-new-game-taken = There is a game called “{ $name }” already. Choose another name than: { $games }
cli-new-game-module = “{ $name }” would hide the module { $module } that Python has already. Choose another name.
cli-new-game-folder = { $folder } is there already and not empty. Name a new folder.
