"""Named ints. Append only: the order is part of every dump and record."""

from typing import Final

# Action cards. In a team, the cards of the second bandit are SECOND higher.
MOVE: Final = 0
LADDER: Final = 1
FIRE: Final = 2
PUNCH: Final = 3
ROB: Final = 4
MARSHAL: Final = 5
SECOND: Final = 6
BULLET: Final = 12  # any bullet card: whose it was makes no difference in a deck

# Characters
GHOST: Final = 0
DOC: Final = 1
BELLE: Final = 2
TUCO: Final = 3
CHEYENNE: Final = 4
DJANGO: Final = 5

# Levels; a place is car * 2 + level
INSIDE: Final = 0
ROOF: Final = 1

# Turns
STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING: Final = 2
SWITCHING: Final = 3

# Events of round cards
NO_EVENT: Final = 0
ANGRY_MARSHAL: Final = 1
SWIVEL_ARM: Final = 2
BRAKING: Final = 3
TAKE_IT_ALL: Final = 4
REBELLION: Final = 5
PICKPOCKETING: Final = 6
MARSHALS_REVENGE: Final = 7
HOSTAGE: Final = 8

# Loot tokens: 0-17 purses, of which the first ones are the bandits' own; then jewels, strongboxes, ransoms
PURSES: Final = 18
JEWELS: Final = 18  # the first jewel
STRONGBOXES: Final = 24  # the first strongbox
SECOND_STRONGBOX: Final = 25
RANSOMS: Final = 26  # the first ransom purse
TOKENS: Final = 32

# Where a token is: a place, or OWNED + bandit, or BOX
OWNED: Final = 16
BOX: Final = 32

# Options of several questions
HIDE: Final = 12  # plan: HIDE + card plays it face down
DRAW: Final = 24
DECLINE: Final = 32
WIDTH: Final = 33

# Questions
PICK_CAR: Final = 0
PICK_BANDIT: Final = 1
PICK_TEAM: Final = 2
BOARD: Final = 3
PICK_CARD: Final = 4
PLAN: Final = 5
SECOND_CARD: Final = 6
KEEP: Final = 7
MOVE_TO: Final = 8
SHOOT: Final = 9
PUNCH_WHOM: Final = 10
PUNCH_LOOT: Final = 11
POCKET: Final = 12
PUNCH_WAY: Final = 13
TAKE: Final = 14
MOVE_MARSHAL: Final = 15
PICKPOCKET: Final = 16

# Steps
LOAD_TRAIN: Final = 0
CAST: Final = 1
BOARD_ALL: Final = 2
ROUND: Final = 3
PICK_CARDS: Final = 4
DEAL: Final = 5
TURN_UP: Final = 6
PLANNING: Final = 7
PUT_AWAY: Final = 8
STEALING: Final = 9
EVENT: Final = 10
PICKPOCKETS: Final = 11
NEXT_ROUND: Final = 12
TAKE_SEATS: Final = 13
DISCARD: Final = 14

# Limits
MOST_SEATS: Final = 6
ROUNDS: Final = 5
LONGEST_ROUND: Final = 5  # turns
BULLETS: Final = 6
NEUTRAL: Final = 13
HAND: Final = 6
DRAWN: Final = 3
ROOF_REACH: Final = 3
BEST_SHOOTER: Final = 1000
