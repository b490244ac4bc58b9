"""What stands out about an answer: the traits that habits go by. What each is worth, `fitted.py` tells by its name.

Three groups have a trait for every type of card; the others are named one by one.
"""

from typing import Final

from saloon.engine.learning import Traits
from saloon.games.bang_duel.cards import KINDS

TRAITS: Final = Traits()

# By type of card
PLAYS: Final = TRAITS.group([f"plays-{kind.name}" for kind in KINDS])  # it is played
GIVES: Final = TRAITS.group([f"gives-{kind.name}" for kind in KINDS])  # it leaves the hand for nothing of its own
TAKES: Final = TRAITS.group([f"takes-{kind.name}" for kind in KINDS])  # it comes to the hand
END: Final = TRAITS.one("end")  # Playing: end the turn
END_OVER: Final = TRAITS.one("end-over")  # with more cards than may be kept
KILLS: Final = TRAITS.one("kills")  # a shot at somebody with one life left
SURE: Final = TRAITS.one("sure")  # at somebody who cannot answer it
COVERED: Final = TRAITS.one("covered")  # at somebody with a Barrel or a Hat
HAIL_VAIN: Final = TRAITS.one("hail-vain")  # Hail of Bullets at somebody without equipment
HAIL_MANY: Final = TRAITS.one("hail-many")  # at somebody with two pieces or more
OWN_DIES: Final = TRAITS.one("own-dies")  # Gatling or Indians! may kill the own rear
THEY_DIE: Final = TRAITS.one("they-die")  # or somebody of theirs
ARMED: Final = TRAITS.one("armed")  # a Duel with two hit cards or more in hand
UNARMED: Final = TRAITS.one("unarmed")  # with none
TAKES_GOOD: Final = TRAITS.one("takes-good")  # Schoolteacher or Robbery where their front has equipment that helps
RIDS: Final = TRAITS.one("rids")  # where the own have some that harms
SAVES: Final = TRAITS.one("saves")  # Canteen: brings somebody weak to the rear
HUNTS: Final = TRAITS.one("hunts")  # or somebody weaker of theirs to the front
HEALS_NONE: Final = TRAITS.one("heals-none")  # Beer or Inn: no life to gain
HEALS_ONE: Final = TRAITS.one("heals-one")  # one
HEALS_MORE: Final = TRAITS.one("heals-more")  # two or more
WORN_ALREADY: Final = TRAITS.one("worn-already")  # equipment that its best bearer has
AS_A_COLT: Final = TRAITS.one("as-a-colt")  # a card played as a Colt
RELOADS: Final = TRAITS.one("reloads")  # a card reloaded
RELOADS_WORN: Final = TRAITS.one("reloads-worn")  # one in play
MOVES: Final = TRAITS.one("moves")  # the token moved by choice
USES: Final = TRAITS.group(["uses-kitty", "uses-pearl", "uses-sundance", "uses-kate"])  # an ability of the turn
SHELTERS: Final = TRAITS.one("shelters")  # The own two change places: somebody weak leaves the front
EXPOSES: Final = TRAITS.one("exposes")  # or comes there
WAKES: Final = TRAITS.one("wakes")  # better equipment comes to the front
LULLS: Final = TRAITS.one("lulls")  # or leaves it
POUNCES: Final = TRAITS.one("pounces")  # Tom Horn comes to the front
DRIVES_WEAK: Final = TRAITS.one("drives-weak")  # Theirs change places: somebody weaker comes to the front
DRIVES_STRONG: Final = TRAITS.one("drives-strong")  # or stronger
DRIVES_OFF_GEAR: Final = TRAITS.one("drives-off-gear")  # better equipment leaves the front
DRIVES_UP_GEAR: Final = TRAITS.one("drives-up-gear")  # or comes there
SWAP_OWN: Final = TRAITS.one("swap-own")  # Whose characters swap
SWAP_THEIRS: Final = TRAITS.one("swap-theirs")
SWAP_NONE: Final = TRAITS.one("swap-none")
AIM_FRONT: Final = TRAITS.one("aim-front")  # At whom
AIM_REAR: Final = TRAITS.one("aim-rear")
AIM_KILLS: Final = TRAITS.one("aim-kills")  # one life left
AIM_WEAKER: Final = TRAITS.one("aim-weaker")  # fewer lives than the other
AIM_COVERED: Final = TRAITS.one("aim-covered")  # a Barrel or a Hat
HELP_OWN: Final = TRAITS.one("help-own")  # equipment that helps
HELP_THEIRS: Final = TRAITS.one("help-theirs")
HELP_WEAK: Final = TRAITS.one("help-weak")  # an own character with one life left
HARM_OWN: Final = TRAITS.one("harm-own")  # equipment that harms
HARM_THEIRS: Final = TRAITS.one("harm-theirs")
FUSE_OWN: Final = TRAITS.one("fuse-own")  # the Dynamite
FUSE_THEIRS: Final = TRAITS.one("fuse-theirs")
ANOTHER: Final = TRAITS.one("another")  # a second one of its kind: the first is lost
TAKES_HIT: Final = TRAITS.one("takes-hit")  # Answering a hit
TAKES_LAST: Final = TRAITS.one("takes-last")  # it is the last life
TRIES: Final = TRAITS.one("tries")  # Barrel and Kid Curry cost nothing
DROPS_HAT: Final = TRAITS.one("drops-hat")
MISSES: Final = TRAITS.one("misses")  # a miss card
MISSES_WITH: Final = TRAITS.one("misses-with")  # any other card
MISS_DEAR: Final = TRAITS.one("miss-dear")  # one more card is wanted
MISS_VAIN: Final = TRAITS.one("miss-vain")  # and there is none
WASTES: Final = TRAITS.one("wastes")  # the miss of before is given up
WASTES_LAST: Final = TRAITS.one("wastes-last")  # and with it the last life
SHIELDS: Final = TRAITS.one("shields")  # Buffalo Bill steps in
SHIELDS_LAST: Final = TRAITS.one("shields-last")  # and saves a life that is the last
SHIELDS_STRONG: Final = TRAITS.one("shields-strong")  # and has more of it
GIVES_UP: Final = TRAITS.one("gives-up")  # Duel and Indians!
GIVES_LAST: Final = TRAITS.one("gives-last")  # it is the last life
SHOOTS_BACK: Final = TRAITS.one("shoots-back")
LUCKY: Final = TRAITS.one("lucky")  # The better symbol of two
STRIPS_HELP_OWN: Final = TRAITS.one("strips-help-own")  # Equipment goes: what helps the own
STRIPS_HARM_OWN: Final = TRAITS.one("strips-harm-own")
STRIPS_HELP_THEIRS: Final = TRAITS.one("strips-help-theirs")
STRIPS_HARM_THEIRS: Final = TRAITS.one("strips-harm-theirs")
FETCHES_HELP_OWN: Final = TRAITS.one("fetches-help-own")  # or comes to hand
FETCHES_HARM_OWN: Final = TRAITS.one("fetches-harm-own")
FETCHES_HELP_THEIRS: Final = TRAITS.one("fetches-help-theirs")
FETCHES_HARM_THEIRS: Final = TRAITS.one("fetches-harm-theirs")
DECLINES: Final = TRAITS.one("declines")
STEALS: Final = TRAITS.one("steals")  # A random card of the opponent
SCATTERS: Final = TRAITS.one("scatters")
INN_OWN: Final = TRAITS.one("inn-own")
INN_THEIRS: Final = TRAITS.one("inn-theirs")
INN_HARMFUL: Final = TRAITS.one("inn-harmful")  # the wrong side gains
STANDS_STRONG: Final = TRAITS.one("stands-strong")  # In front: the one with more life
STANDS_ALWAYS: Final = TRAITS.one("stands-always")  # whose ability works from the rear too
REPEATS_EFFECT: Final = TRAITS.one("repeats-effect")  # Pearl Hart
REPEATS_RELOAD: Final = TRAITS.one("repeats-reload")
SPARE: Final = TRAITS.one("spare")  # Giving a card: more of its frame are there than a turn can use
