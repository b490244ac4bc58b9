"""What stands out about an answer: the traits that habits go by. What each is worth, `fitted.py` tells.

Three blocks have a trait for every type of card; the others are named one by one. Append only: a fit is by number.
"""

from typing import Final

from saloon.games.bang_duel.cards import KINDS

PLAYS: Final = 0  # PLAYS + type: a card of this type is played
GIVES: Final = 31  # GIVES + type: it leaves the hand for nothing of its own
TAKES: Final = 62  # TAKES + type: it comes to the hand
END: Final = 93  # Playing: end the turn
END_OVER: Final = 94  # with more cards than may be kept
KILLS: Final = 95  # a shot at somebody with one life left
SURE: Final = 96  # at somebody who cannot answer it
COVERED: Final = 97  # at somebody with a Barrel or a Hat
HAIL_VAIN: Final = 98  # Hail of Bullets at somebody without equipment
HAIL_MANY: Final = 99  # at somebody with two pieces or more
OWN_DIES: Final = 100  # Gatling or Indians! may kill the own rear
THEY_DIE: Final = 101  # or somebody of theirs
ARMED: Final = 102  # a Duel with two hit cards or more in hand
UNARMED: Final = 103  # with none
TAKES_GOOD: Final = 104  # Schoolteacher or Robbery where the opponent's front has equipment that helps
RIDS: Final = 105  # where the own have some that harms
SAVES: Final = 106  # Canteen: brings somebody weak to the rear
HUNTS: Final = 107  # or somebody weaker of theirs to the front
HEALS_NONE: Final = 108  # Beer or Inn: no life to gain
HEALS_ONE: Final = 109  # one
HEALS_MORE: Final = 110  # two or more
WORN_ALREADY: Final = 111  # equipment that its best bearer has
AS_A_COLT: Final = 112  # a card played as a Colt
RELOADS: Final = 113  # a card reloaded
RELOADS_WORN: Final = 114  # one in play
MOVES: Final = 115  # the token moved by choice
USES_KITTY: Final = 116  # abilities
USES_PEARL: Final = 117
USES_SUNDANCE: Final = 118
USES_KATE: Final = 119
SHELTERS: Final = 120  # The own two change places: somebody weak leaves the front
EXPOSES: Final = 121  # or comes there
WAKES: Final = 122  # better equipment comes to the front
LULLS: Final = 123  # or leaves it
POUNCES: Final = 124  # Tom Horn comes to the front
DRIVES_WEAK: Final = 125  # Theirs change places: somebody weaker comes to the front
DRIVES_STRONG: Final = 126  # or stronger
DRIVES_OFF_GEAR: Final = 127  # better equipment leaves the front
DRIVES_UP_GEAR: Final = 128  # or comes there
SWAP_OWN: Final = 129  # Whose characters swap
SWAP_THEIRS: Final = 130
SWAP_NONE: Final = 131
AIM_FRONT: Final = 132  # At whom
AIM_REAR: Final = 133
AIM_KILLS: Final = 134  # one life left
AIM_WEAKER: Final = 135  # fewer lives than the other
AIM_COVERED: Final = 136  # a Barrel or a Hat
HELP_OWN: Final = 137  # equipment that helps
HELP_THEIRS: Final = 138
HELP_WEAK: Final = 139  # an own character with one life left
HARM_OWN: Final = 140  # equipment that harms
HARM_THEIRS: Final = 141
FUSE_OWN: Final = 142  # the Dynamite
FUSE_THEIRS: Final = 143
ANOTHER: Final = 144  # a second one of its kind: the first is lost
TAKES_HIT: Final = 145  # Answering a hit
TAKES_LAST: Final = 146  # it is the last life
TRIES: Final = 147  # Barrel and Kid Curry cost nothing
DROPS_HAT: Final = 148
MISSES: Final = 149  # a miss card
MISSES_WITH: Final = 150  # any other card
MISS_DEAR: Final = 151  # one more card is wanted
MISS_VAIN: Final = 152  # and there is none
WASTES: Final = 153  # the miss of before is given up
WASTES_LAST: Final = 154  # and with it the last life
SHIELDS: Final = 155  # Buffalo Bill steps in
SHIELDS_LAST: Final = 156  # and saves a life that is the last
SHIELDS_STRONG: Final = 157  # and has more of it
GIVES_UP: Final = 158  # Duel and Indians!
GIVES_LAST: Final = 159  # it is the last life
SHOOTS_BACK: Final = 160
LUCKY: Final = 161  # The better symbol of two
STRIPS_HELP_OWN: Final = 162  # Equipment goes: what helps the own
STRIPS_HARM_OWN: Final = 163
STRIPS_HELP_THEIRS: Final = 164
STRIPS_HARM_THEIRS: Final = 165
FETCHES_HELP_OWN: Final = 166  # or comes to hand
FETCHES_HARM_OWN: Final = 167
FETCHES_HELP_THEIRS: Final = 168
FETCHES_HARM_THEIRS: Final = 169
DECLINES: Final = 170
STEALS: Final = 171  # A random card of the opponent
SCATTERS: Final = 172
INN_OWN: Final = 173
INN_THEIRS: Final = 174
INN_HARMFUL: Final = 175  # the wrong side gains
STANDS_STRONG: Final = 176  # In front: the one with more life
STANDS_ALWAYS: Final = 177  # whose ability works from the rear too
REPEATS_EFFECT: Final = 178  # Pearl Hart
REPEATS_RELOAD: Final = 179
SPARE: Final = 180  # Giving a card: more of its frame are there than a turn can use

NAMED: Final = [
    "end",
    "end-over",
    "kills",
    "sure",
    "covered",
    "hail-vain",
    "hail-many",
    "own-dies",
    "they-die",
    "armed",
    "unarmed",
    "takes-good",
    "rids",
    "saves",
    "hunts",
    "heals-none",
    "heals-one",
    "heals-more",
    "worn-already",
    "as-a-colt",
    "reloads",
    "reloads-worn",
    "moves",
    "uses-kitty",
    "uses-pearl",
    "uses-sundance",
    "uses-kate",
    "shelters",
    "exposes",
    "wakes",
    "lulls",
    "pounces",
    "drives-weak",
    "drives-strong",
    "drives-off-gear",
    "drives-up-gear",
    "swap-own",
    "swap-theirs",
    "swap-none",
    "aim-front",
    "aim-rear",
    "aim-kills",
    "aim-weaker",
    "aim-covered",
    "help-own",
    "help-theirs",
    "help-weak",
    "harm-own",
    "harm-theirs",
    "fuse-own",
    "fuse-theirs",
    "another",
    "takes-hit",
    "takes-last",
    "tries",
    "drops-hat",
    "misses",
    "misses-with",
    "miss-dear",
    "miss-vain",
    "wastes",
    "wastes-last",
    "shields",
    "shields-last",
    "shields-strong",
    "gives-up",
    "gives-last",
    "shoots-back",
    "lucky",
    "strips-help-own",
    "strips-harm-own",
    "strips-help-theirs",
    "strips-harm-theirs",
    "fetches-help-own",
    "fetches-harm-own",
    "fetches-help-theirs",
    "fetches-harm-theirs",
    "declines",
    "steals",
    "scatters",
    "inn-own",
    "inn-theirs",
    "inn-harmful",
    "stands-strong",
    "stands-always",
    "repeats-effect",
    "repeats-reload",
    "spare",
]
TRAITS: Final = [f"{block}-{kind.name}" for block in ("plays", "gives", "takes") for kind in KINDS] + NAMED
