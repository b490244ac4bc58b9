"""Named ints. Append only: the order is part of every dump and record."""

from typing import Final

# Seats, sides and backs are one thing: seat 0 plays the law with the law deck
LAW: Final = 0
OUTLAW: Final = 1

# Card types
COLT: Final = 0
HAIL: Final = 1
CARBINE: Final = 2
PEACEMAKER: Final = 3
REMINGTON: Final = 4
SCHOFIELD: Final = 5
SHOTGUN: Final = 6
WINCHESTER: Final = 7
DERRINGER: Final = 8
GATLING: Final = 9
KNIFE: Final = 10
MISSED: Final = 11
RETURN_FIRE: Final = 12
INDIANS: Final = 13
DUEL: Final = 14
ROBBERY: Final = 15
TEACHER: Final = 16
WATER: Final = 17
REST: Final = 18
RESPITE: Final = 19
WAGON: Final = 20
STORE: Final = 21
BANK: Final = 22
BARREL: Final = 23
HAT: Final = 24
HOLSTER: Final = 25
SCOPE: Final = 26
WATCH: Final = 27
STAMPEDE: Final = 28
RATTLESNAKE: Final = 29
DYNAMITE: Final = 30

# Frames of cards
BANG: Final = 0
ACTION: Final = 1
GEAR: Final = 2

# Reveal symbols
BARREL_SIGN: Final = 0
DYNAMITE_SIGN: Final = 1
SNAKE_SIGN: Final = 2
HORSESHOE_SIGN: Final = 3

# Characters
PINKERTON: Final = 0
TILGHMAN: Final = 1
BUFFALO_BILL: Final = 2
MASTERSON: Final = 3
DJANGO: Final = 4
WILD_BILL: Final = 5
STRANGER: Final = 6
LONE_RANGER: Final = 7
GARRETT: Final = 8
TEX_WILLER: Final = 9
WYATT_EARP: Final = 10
ANNIE_OAKLEY: Final = 11
ANDERSON: Final = 12
DALTONS: Final = 13
RANSOM: Final = 14
SCHULZ: Final = 15
KID_CURRY: Final = 16
KITTY_LEROY: Final = 17
PEARL_HART: Final = 18
SUNDANCE: Final = 19
CATTLE_KATE: Final = 20
TOM_HORN: Final = 21
TUCO: Final = 22
HARDIN: Final = 23
SQUAD: Final = 12  # characters of a side in the box

# A place is seat * 2 + slot: two characters of each side are in play. Empty: NOBODY.
PLACES: Final = 4

# A card in hand is its number with marks of what others know about it
CARDS: Final = 80
OUTLAW_CARDS: Final = 40  # the first one
CARD: Final = 127  # the bits of the number
SEEN: Final = 128  # the opponent knows that it is there
OPEN: Final = 256  # everybody does
OLD: Final = 512  # it came out of the common deck
PAST: Final = 1024  # or out of one before that: whoever counts knows which cards these are

# Options. Numbers below CARDS are that card.
AS_COLT: Final = 80  # AS_COLT + card plays it as a Colt
RELOAD: Final = 160  # RELOAD + card reloads it
PASS: Final = 240  # take the hit, decline, end the turn
MOVE: Final = 241  # the token of the active character
KITTY: Final = 242
PEARL: Final = 243
SUNDANCE_TRADE: Final = 244
KATE: Final = 245
TRY_BARREL: Final = 246
TRY_KID: Final = 247
USE_HAT: Final = 248
RANDOM: Final = 249  # RANDOM + back: a random card with that back
AT: Final = 251  # AT + place: the character there
SIDE: Final = 255  # SIDE + seat
EFFECT: Final = 257
AGAIN: Final = 258
SHIELD: Final = 259
WIDTH: Final = 260

# Questions
ASK_FRONT: Final = 0
ASK_PLAY: Final = 1
ASK_TARGET: Final = 2
ASK_ANSWER: Final = 3
ASK_EXTRA: Final = 4
ASK_REVEAL: Final = 5
ASK_SHIELD: Final = 6
ASK_DUEL: Final = 7
ASK_INDIANS: Final = 8
ASK_ROBBERY: Final = 9
ASK_TEACHER: Final = 10
ASK_WATER: Final = 11
ASK_RESPITE: Final = 12
ASK_STORE: Final = 13
ASK_WAGON: Final = 14
ASK_CARBINE: Final = 15
ASK_SHOTGUN: Final = 16
ASK_PEACEMAKER: Final = 17
ASK_SCHULZ: Final = 18
ASK_ANDERSON: Final = 19
ASK_PAY: Final = 20
ASK_REPEAT: Final = 21
ASK_KEEP: Final = 22
ASK_KATE: Final = 23
ASK_DISCARD: Final = 24

# Steps
FACE_OFF: Final = 0
TURN: Final = 1
FUSE: Final = 2
BITE: Final = 3
HERD: Final = 4
DRAW: Final = 5
END: Final = 6
AFTER: Final = 7
HIT: Final = 8
REST_AGAIN: Final = 9
RIDER: Final = 10
LOSE: Final = 11
REVEALED: Final = 12
RAID: Final = 13
DEATH: Final = 14
BURY: Final = 15
SHARE: Final = 16

# Effects that wait in the queue
HIT_FRONT: Final = 0
HIT_REAR: Final = 1
HIT_PERSON: Final = 2
DRAW_ONE: Final = 3
DOCTOR: Final = 4

# Why something happens: because of a card (its type), an ability, or a rule
ABILITY: Final = 32  # ABILITY + character
OPENING_HAND: Final = 64
DRAW_PHASE: Final = 65
DISCARD_PHASE: Final = 66
A_DEATH: Final = 67
RELOADING: Final = 68
AS_A_MISS: Final = 69
REPLACED: Final = 70
CHANGE: Final = 71  # the free move of the token

# How a card comes to be played
PLAINLY: Final = 0
COLTISH: Final = 1  # as a Colt
ONCE_MORE: Final = 2  # by Pearl Hart

# Why a card is revealed
FOR_BARREL: Final = 0
FOR_KID: Final = 1
FOR_SNAKE: Final = 2
FOR_DYNAMITE: Final = 3

# Means that were tried against a hit (7.3), as bits
BARREL_TRIED: Final = 1
KID_TRIED: Final = 2

# What else a miss brings
PLAIN: Final = 0
WITH_RETURN_FIRE: Final = 1
WITH_KID: Final = 2

# Limits
MOST_LIFE: Final = 5  # that is printed on a character
OPENING: Final = 4  # cards of the law's first hand; the outlaws have one more
DEALT: Final = 4  # characters of a squad, unless the table wants more
MOST_GEAR: Final = 9  # no two of a type with one character
EXPLOSION: Final = 3
LOOTED: Final = 2  # cards that Anderson takes for a death
RESPITE_LIFE: Final = 3
LAST_LIMIT: Final = 2  # cards that may be kept at one life
