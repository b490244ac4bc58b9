# Colt Express in English. Attributes are the forms that sentences need: $place_at is the .at of colt-express-place.

## In the window of the house

colt-express-pitch = A train full of loot, six bandits and one Marshal. Plan your moves in secret, then watch the plans collide: climb, rob, punch and shoot your way to the biggest purse.
colt-express-length = 10–20 minutes

## Switches of a game

colt-express-switch-teams = Each player leads two bandits: the only way for two, possible for three.
colt-express-switch-expert = Expert variant: your own discard pile, and cards kept from round to round.
colt-express-switch-abilities = Every bandit has a special power.
colt-express-switch-events = Events end the rounds, and the last round is a station.
colt-express-switch-cars = The cars are drawn at random, or the players choose them in turn.
colt-express-switch-bandits = The bandits are dealt at random, or the players choose them in turn.
colt-express-setting-random = at random
colt-express-setting-choose = chosen in turn

colt-express-preset-first-game = First game
colt-express-preset-first-game-help = Without powers and events: the best way to learn the game.
colt-express-preset-full-game = Full game
colt-express-preset-full-game-help = Every bandit has a power, and events end the rounds.
colt-express-preset-teams = Teams
colt-express-preset-teams-help = Everybody leads two bandits.
colt-express-preset-expert = Experts
colt-express-preset-expert-help = Your own discard pile, and cards kept from round to round.

colt-express-two-without-teams = Two players can play only in teams (rule { $rule }): “teams” must be on.
colt-express-teams-too-many = Teams are for two or three players, not for { $seats } (rule { $rule }): “teams” must be off.
colt-express-expert-teams = The expert variant is not played in teams (rule { $rule }): “expert” or “teams” must be off.

## Vocabulary

colt-express-bandit-ghost = Ghost
colt-express-bandit-doc = Doc
colt-express-bandit-belle = Belle
colt-express-bandit-tuco = Tuco
colt-express-bandit-cheyenne = Cheyenne
colt-express-bandit-django = Django
colt-express-bandit-marshal = Marshal

colt-express-power-ghost = May play the card of his first turn in a round face down; if he draws on that turn, he cannot.
colt-express-power-doc = Draws seven cards at the start of a round instead of six.
colt-express-power-belle = Cannot be shot or punched while the attacker could choose somebody else.
colt-express-power-tuco = May also shoot through the roof of the own car, up or down.
colt-express-power-cheyenne = May keep a purse that her punch knocks out; jewels and strongboxes fall as usual.
colt-express-power-django = His shots push the victim one car away from him.

colt-express-card = { $card } ({ $bandit })
colt-express-card-move = Move
colt-express-card-ladder = Ladder
colt-express-card-fire = Fire
colt-express-card-punch = Punch
colt-express-card-rob = Rob
colt-express-card-marshal = Marshal
colt-express-card-bullet = Bullet

colt-express-turn-standard = Standard
    .hint = cards face up
    .ask = Play a card or draw three?
colt-express-turn-tunnel = Tunnel
    .hint = cards face down
    .ask = It is dark in the tunnel: play a card face down or draw three?
colt-express-turn-speeding = Speeding up
    .hint = two turns in a row for everybody
    .ask = Full steam, two turns in a row: play a card or draw three?
colt-express-turn-switching = Switching
    .hint = counter-clockwise
    .ask = The points are switched, the turn goes the other way round: play a card or draw three?

colt-express-round-event-none = No event
    .hint = nothing happens
colt-express-round-event-angry-marshal = Angry Marshal
    .hint = a neutral bullet for everybody on the roof above him, then he moves towards the last car
colt-express-round-event-swivel-arm = Swivel arm
    .hint = it sweeps everybody on the roofs to the last car
colt-express-round-event-braking = Braking
    .hint = everybody on the roofs slides one car forward
colt-express-round-event-take-it-all = Take it all
    .hint = a second strongbox turns up beside the Marshal
colt-express-round-event-rebellion = Passengers’ rebellion
    .hint = a neutral bullet for every bandit inside the train
colt-express-round-event-pickpocketing = Pickpocketing
    .hint = whoever is alone may take a purse lying there
colt-express-round-event-marshals-revenge = Marshal’s revenge
    .hint = whoever is on the roof above him drops the cheapest purse
colt-express-round-event-hostage = Hostage
    .hint = a $250 ransom for every bandit in or on the locomotive

colt-express-round-card-angry-marshal = Angry Marshal
colt-express-round-card-swivel-arm = Swivel arm
colt-express-round-card-braking = Braking
colt-express-round-card-take-it-all = Take it all
colt-express-round-card-rebellion = Passengers’ rebellion
colt-express-round-card-tunnels = Tunnels
colt-express-round-card-bridge = Bridge
colt-express-round-card-pickpocketing = Pickpocketing
colt-express-round-card-marshals-revenge = Marshal’s revenge
colt-express-round-card-hostage = Hostage

colt-express-carriage-locomotive = locomotive
colt-express-carriage-mail = mail car
colt-express-carriage-sleeper = sleeping car
colt-express-carriage-parlour = parlour car
colt-express-carriage-smoker = smoking car
colt-express-carriage-diner = dining car
colt-express-carriage-club = club car

colt-express-loot-purse = purse
colt-express-loot-jewel = jewel
colt-express-loot-strongbox = strongbox

# $value is 0 where it is unknown or not worth saying; $which is 0 where no other purse looks like it
colt-express-token =
    { $loot ->
        [jewel] a jewel
        [strongbox] a strongbox
       *[purse] { $which ->
            [0] a purse
            [1] the first purse
            [2] the second purse
            [3] the third purse
           *[other] the { $which }th purse
        }
    }{ $value ->
        [0] { "" }
       *[other] { " " }(${ $value })
    }

# Car 0 is the locomotive
colt-express-place =
    { $level ->
        [roof] the roof of { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
       *[car] { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
    }
    .at =
    { $level ->
        [roof] on the roof of { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
       *[car] in { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
    }
    .climb =
    { $level ->
        [roof] climbs to the roof of { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
       *[car] climbs down into { $car ->
            [0] the locomotive
           *[other] car { $car }
        }
    }

## Events. Those with -known are for the player who may see all of it

colt-express-event-car-coupled = { $seat } couples the { $carriage }.
colt-express-event-bandit-chosen = { $seat } plays { $bandit }.
colt-express-event-first-player = { $seat } goes first.
colt-express-event-boarded = { $bandit } boards { $place }.
colt-express-event-round-began = Round { $round } begins.
colt-express-event-picked = { $seat } picks a card from the deck.
colt-express-event-picked-known = You pick { $own-card } from your deck.
colt-express-event-drew =
    { $count ->
        [0] { $seat } draws no cards.
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
colt-express-event-drew-known =
    { $count ->
        [0] You draw no cards.
       *[other] You draw: { $own-cards }.
    }
colt-express-event-shuffled = { $seat } shuffles the discard pile into a new deck.
colt-express-event-round-card = Round card: { $round-card }.
colt-express-event-turn-began = Turn { $turn-number }. { $turn }: { $turn_hint }.
colt-express-event-played = { $bandit } plays { $card }.
colt-express-event-hid = { $seat } plays a card face down.
colt-express-event-hid-known = You play { $card } ({ $bandit }) face down.
colt-express-event-stealing-began = The planning is done. Hands up, the stealing begins!
colt-express-event-card-up = { $bandit }: { $card }.
colt-express-event-turned-up = { $bandit } reveals { $card }.
colt-express-event-no-effect = { $card } does nothing for { $bandit }.
colt-express-event-moved = { $bandit } moves to { $place }.
colt-express-event-climbed = { $bandit } { $place_climb }.
colt-express-event-shot = { $bandit } shoots { $victim }.
colt-express-event-pushed = The shot throws { $bandit } back to { $place }.
colt-express-event-held = The train ends here: { $bandit } stays put.
colt-express-event-punched = { $bandit } punches { $victim }.
colt-express-event-fell = { $bandit } drops { $token } { $place_at }.
colt-express-event-lost = { $bandit } has to leave { $token } { $place_at }.
colt-express-event-took = { $bandit } grabs { $token }.
colt-express-event-took-known = { $bandit } grabs { $token }.
colt-express-event-knocked = { $bandit } is knocked to { $place }.
colt-express-event-marshal-moved = The Marshal enters { $place }.
colt-express-event-wounded = { $bandit } takes a neutral bullet.
colt-express-event-fled = { $bandit } flees from the Marshal to { $place }.
colt-express-event-pile-closed = Too few neutral bullets are left: nobody gets one any more.
colt-express-event-event-began = { $round-event }: { $round-event_hint }.
colt-express-event-swept = { $bandit } ends up { $place_at }.
colt-express-event-strongbox = The second strongbox is { $place_at }.
colt-express-event-ransom = { $bandit } gets a $250 ransom.
colt-express-event-declined = { $bandit } takes nothing.
colt-express-event-kept =
    { $count ->
        [0] { $seat } keeps no cards.
        [one] { $seat } keeps { $count } card.
       *[other] { $seat } keeps { $count } cards.
    }
colt-express-event-discarded =
    { $count ->
        [0] { $seat } discards nothing.
       *[other] { $seat } discards: { $cards }.
    }
colt-express-event-best-shooter =
    { $count ->
        [one] { $seat } is the best shooter with { $count } bullet fired: $1,000.
       *[other] { $seat } is the best shooter with { $count } bullets fired: $1,000.
    }
colt-express-event-total = { $seat } has ${ $value }.
colt-express-event-won = { $seat } wins!

## Questions

colt-express-ask-pick-car = Which car do you couple next?
colt-express-ask-pick-bandit = Who do you want to be?
colt-express-ask-pick-team = Which pair do you want to lead?
colt-express-ask-board = Which of your bandits boards the last car? The other one boards the car in front of it.
colt-express-ask-pick-card = Which card do you pick before you draw the others?
colt-express-ask-plan = { $turn_ask }
colt-express-ask-second-card = After this Fire, { $bandit } may act too: play a second card?
colt-express-ask-keep = Which card do you keep for the next round?
colt-express-ask-move = { $bandit } moves: where to?
colt-express-ask-shoot = { $bandit } takes aim: at whom?
colt-express-ask-punch = { $bandit } clenches a fist: whom to punch?
colt-express-ask-knock-out = { $bandit } hits { $victim }: what falls?
colt-express-ask-pocket = { $bandit } knocks a purse out of { $victim }: keep it?
colt-express-ask-knock = { $bandit } sends { $victim } flying: which way?
colt-express-ask-rob = { $bandit } looks around: what to grab?
colt-express-ask-marshal = { $bandit } lures the Marshal: where to?
colt-express-ask-pickpocket = { $bandit } is alone here: take a purse?

## Options

colt-express-option-pick-car =
    Couple the { $carriage } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } jewel
           *[other] { $jewels } jewels
        }
        [one] { $purses } purse{ $jewels ->
            [0] { "" }
            [one] , { $jewels } jewel
           *[other] , { $jewels } jewels
        }
       *[other] { $purses } purses{ $jewels ->
            [0] { "" }
            [one] , { $jewels } jewel
           *[other] , { $jewels } jewels
        }
    })
colt-express-option-pick-bandit = Be { $bandit }
colt-express-option-pick-team = Lead { $bandit } and { $partner }
colt-express-option-board = { $bandit } boards the last car, { $partner } the one in front
colt-express-option-pick-card = Pick { $card } ({ $bandit })
colt-express-option-draw = Draw three cards
colt-express-option-play = Play { $card }{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-hide = Hide { $card }{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-no-second-card = No second card
colt-express-option-keep = Keep { $card }
colt-express-option-keep-no-more = Keep no more
colt-express-option-move = Move to { $place }
colt-express-option-shoot = Shoot { $victim }
colt-express-option-punch = Punch { $victim }
colt-express-option-knock-out = Knock out { $token }
colt-express-option-pocket = Keep the purse
colt-express-option-let-fall = Let the purse fall
colt-express-option-knock = Knock { $victim } to { $place }
colt-express-option-rob = Grab { $token }
colt-express-option-marshal = Send the Marshal to { $place }
colt-express-option-pickpocket = Take { $token }
colt-express-option-take-nothing = Take nothing

## Refusals

colt-express-refusal-pick-car = That car is not there to be coupled (rule { $rule }). You may: { $allowed }
colt-express-refusal-pick-bandit = That bandit is not free (rule { $rule }). You may: { $allowed }
colt-express-refusal-pick-team = That pair is not free (rule { $rule }). You may: { $allowed }
colt-express-refusal-board = Just one of your two bandits boards the last car (rule { $rule }). You may: { $allowed }
colt-express-refusal-pick-card = You pick an action card that is in your deck (rule { $rule }). You may: { $allowed }
colt-express-refusal-plan = You play an action card or draw three, nothing else (rule { $rule }). You may: { $allowed }
colt-express-refusal-nothing-to-draw = Your deck is empty: there is nothing to draw (rule { $rule }). You may: { $allowed }
colt-express-refusal-cannot-hide = Only Ghost’s power hides a card, on the first turn of a round and outside a tunnel (rule { $rule }). You may: { $allowed }
colt-express-refusal-not-in-hand = You do not have that card in hand (rule { $rule }). You may: { $allowed }
colt-express-refusal-second-card = The second card must be one of the other bandit, in your hand, and not Marshal (rule { $rule }). You may: { $allowed }
colt-express-refusal-keep = You keep action cards that you have in hand, never bullets (rule { $rule }). You may: { $allowed }
colt-express-refusal-off-the-train = Nobody leaves the train (rule { $rule }). You may: { $allowed }
colt-express-refusal-stands-still = A bandit who moves cannot stay where they are (rule { $rule }). You may: { $allowed }
colt-express-refusal-move = That is too far: one car inside, up to three on the roofs (rule { $rule }). You may: { $allowed }
colt-express-refusal-nobody = There is no such bandit on the train (rule { $rule }). You may: { $allowed }
colt-express-refusal-own-place = Nobody shoots at a bandit in their own place (rule { $rule }). You may: { $allowed }
colt-express-refusal-charm = Nobody harms Belle while there is somebody else to harm (rule { $rule }). You may: { $allowed }
colt-express-refusal-out-of-sight = That bandit is not in the line of fire (rule { $rule }). You may: { $allowed }
colt-express-refusal-out-of-reach = You can punch only another bandit in your own place (rule { $rule }). You may: { $allowed }
colt-express-refusal-knock-out = The victim has no such loot to lose (rule { $rule }). You may: { $allowed }
colt-express-refusal-pocket = The purse is kept or it falls (rule { $rule }). You may: { $allowed }
colt-express-refusal-knock = A punch knocks its victim one car forward or backward (rule { $rule }). You may: { $allowed }
colt-express-refusal-rob = No such loot lies here to be taken (rule { $rule }). You may: { $allowed }
colt-express-refusal-marshal = The Marshal walks one car forward or backward (rule { $rule }). You may: { $allowed }
colt-express-refusal-pickpocket = No such purse lies here to be taken (rule { $rule }). You may: { $allowed }

## Why a hint says so: what an answer gains and what it risks, against the others

colt-express-gain-money = more loot in your hands: +${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-risk-money = less loot in your hands: −${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-gain-rivals = the richest of the others has less: −${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-risk-rivals = the richest of the others has more: +${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-gain-shots = you get to fire more often: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-shots = you get to fire less often: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-lead = closer to being the best shooter: +{ NUMBER($amount, maximumSignificantDigits: 2) } shots on the others
colt-express-risk-lead = further from being the best shooter: −{ NUMBER($amount, maximumSignificantDigits: 2) } shots on the others
colt-express-gain-bullets = fewer bullets hit you: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-bullets = more bullets hit you: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-here = you stand by more loot: +${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-risk-here = you stand by less loot: −${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-gain-near = more loot is one card away: +${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-risk-near = less loot is one card away: −${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-gain-marshal = the Marshal is less often next door: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-marshal = the Marshal is more often next door: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-exposed = less loot that a punch could cost you: −${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-risk-exposed = more loot that a punch could cost you: +${ NUMBER($amount, maximumFractionDigits: 0) }
colt-express-gain-cards = more action cards in your hand: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-cards = fewer action cards in your hand: −{ NUMBER($amount, maximumSignificantDigits: 2) }

## What tells players apart in reports

colt-express-group-bandit = Bandit

## The page

colt-express-page-scene = The train
colt-express-page-engine = The locomotive: inside { $inside }; on the roof { $roof }
colt-express-page-car = Car { $number }, { $carriage }: inside { $inside }; on the roof { $roof }
colt-express-page-nobody = nobody
colt-express-page-some-purse =
    { $count ->
        [one] { $count } purse
       *[other] { $count } purses
    }
colt-express-page-some-jewel =
    { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
colt-express-page-some-strongbox =
    { $count ->
        [one] { $count } strongbox
       *[other] { $count } strongboxes
    }
colt-express-page-round = Round { $round } of { $rounds }
colt-express-page-no-round-card = The round card has not been turned up yet
colt-express-page-turn = { $turn }: { $turn_hint }
colt-express-page-at-end = At the end: { $round-event }
colt-express-page-hint = { $round-event_hint }
colt-express-page-neutral =
    { $count ->
        [one] { $count } neutral bullet left
       *[other] { $count } neutral bullets left
    }
colt-express-page-plan = Planned cards
colt-express-page-plan-empty = No card has been planned yet
colt-express-page-planned-hidden = A card of { $seat }, face down
colt-express-page-planned-now = { $what }: being carried out
colt-express-page-planned-done = { $what }: done
colt-express-page-first = First player
colt-express-page-asked = Has to answer now
colt-express-page-more = All about { $seat }
colt-express-page-bullets =
    { $count ->
        [one] { $count } bullet left
       *[other] { $count } bullets left
    }
colt-express-page-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
colt-express-page-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
colt-express-page-discard =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
colt-express-page-received =
    { $count ->
        [one] { $count } bullet received
       *[other] { $count } bullets received
    }
colt-express-page-received-from = { $bandit }: { $count }
colt-express-page-known = Certainly in hand or face down
colt-express-page-token = { $token }
colt-express-page-your-hand = Your hand
colt-express-page-your-deck = Your deck
colt-express-page-cards = { $card }: { $count }
colt-express-page-kept = { $what } (kept: { $count })
colt-express-page-kept-stamp = kept
colt-express-page-hand-empty =
    { $count ->
        [one] Your hand is empty; there is { $count } card in your deck.
       *[other] Your hand is empty; there are { $count } cards in your deck.
    }
colt-express-page-wanted = Wanted
colt-express-page-wanted-for = for robbing the express
colt-express-page-money = ${ $value }
colt-express-page-reckoning = The loot is counted
colt-express-page-skip = Skip
colt-express-page-player = Player
colt-express-page-all-purse = Purses
colt-express-page-all-jewel = Jewels
colt-express-page-all-strongbox = Strongboxes
colt-express-page-shooter = Bullets fired
colt-express-page-hits = Bullets received
colt-express-page-total = Total
colt-express-page-place = Place { $place }
colt-express-page-tie = The money is equal: whoever received fewer bullets wins.

## The terminal

colt-express-terminal-round = Round { $round }/{ $rounds }
colt-express-terminal-round-hidden = the round card is still face down
colt-express-terminal-stealing = Stealing
colt-express-terminal-event = At the end: { $round-event }, { $round-event_hint }.
colt-express-terminal-turn = { $turn }: { $turn_hint }
# Short names of the cars: up to eight letters, or there is no room for them
colt-express-terminal-car-locomotive = engine
colt-express-terminal-car-mail = mail
colt-express-terminal-car-sleeper = sleeper
colt-express-terminal-car-parlour = parlour
colt-express-terminal-car-smoker = smoker
colt-express-terminal-car-diner = diner
colt-express-terminal-car-club = club
colt-express-terminal-player = player
colt-express-terminal-loot = loot
colt-express-terminal-bullets = bullets
colt-express-terminal-wounds = hits
colt-express-terminal-cards = hand / deck
colt-express-terminal-discard = discarded
colt-express-terminal-power = power
colt-express-terminal-first = first
# $count cards have been carried out already
colt-express-terminal-stack = { $count ->
    [0] Stack:
   *[other] Stack ({ $count } done):
}
colt-express-terminal-hand = Your hand:
colt-express-terminal-keeping = You keep:
colt-express-terminal-deck = Your deck:
colt-express-terminal-hit-by = hit by { $text }
colt-express-terminal-discarded = discarded { $text }
colt-express-terminal-holds = must be holding { $text }
colt-express-terminal-sign-marshal = the Marshal; beside the round: the neutral bullets that are left
colt-express-terminal-sign-strongbox = a strongbox, $1,000
colt-express-terminal-sign-jewel = a jewel, $500
colt-express-terminal-sign-purse = a purse whose value you know, and one whose value you do not know
colt-express-terminal-sign-bullets = a bullet that is left, and one that was fired
colt-express-terminal-sum = = ${ $value }
colt-express-terminal-purses-open = All purses are turned over:
colt-express-terminal-rank = { $place }. { $seat }: ${ $value }, { $count ->
    [0] no bullets received
    [one] one bullet received
   *[other] { $count } bullets received
}
