"""What BANG! The Duel can say, for the tests of the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from games.bang_duel.street import Street, street
from saloon.engine.state import State
from saloon.games.bang_duel import GAME
from saloon.games.bang_duel.cards import BACK_NAMES, KINDS, SYMBOL_NAMES
from saloon.games.bang_duel.chain import chain
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.events import EVENTS
from saloon.games.bang_duel.ids import ABILITY, CARDS, OPENING_HAND
from saloon.games.bang_duel.naming import RULE_NAMES
from saloon.games.bang_duel.state import Duel
from words.sayings import Sayings

PEOPLE = [character.name for character in CHARACTERS]
TYPES = [kind.name for kind in KINDS]

# What can cause a hit, a loss, a draw or a discard: hit cards, other cards, abilities
HITTING = [*(kind.name for kind in KINDS if kind.hit), "return-fire"]
FIRING = ["pinkerton", "wild-bill", "kid-curry", "tom-horn"]
OTHERS = [
    "indians",
    "duel",
    "barrel",
    "watch",
    "respite",
    "rattlesnake",
    "dynamite",
    "django",
    "lone-ranger",
    "wyatt-earp",
    "schulz",
]
# Why something happens: what is left out happens by other words, or causes nothing
SILENT = ["missed", "store", "barrel", "hat", "holster", "scope"]
QUIET = ["buffalo-bill", "masterson", "stranger", "ransom", "hardin"]
CAUSES = [*(name for name in TYPES if name not in SILENT), *(name for name in PEOPLE if name not in QUIET), *RULE_NAMES]
CAUSING = [
    *(index for index, name in enumerate(TYPES) if name not in SILENT),
    *(ABILITY + index for index, name in enumerate(PEOPLE) if name not in QUIET),
    *(OPENING_HAND + index for index in range(len(RULE_NAMES))),
]
SHOOTING = [*(TYPES.index(name) for name in HITTING), *(ABILITY + PEOPLE.index(name) for name in FIRING)]


def positions() -> list[State]:
    return [place.state for place in (tried(), broke(), unrepeatable(), loaded(), watched(), lodged())]


def tried() -> Street:
    """The Barrel was tried against the hit, and in vain."""
    t = street("django, garrett", "tuco, hardin")
    t.hands(law="colt", outlaw="missed")
    t.gear(tuco="barrel")
    t.deck(outlaw="missed S | colt")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "try the barrel")
    return t


def broke() -> Street:
    """The Sundance Kid has no card to trade."""
    t = street("django, garrett", "sundance, hardin")
    t.turn("outlaw")
    return t


def unrepeatable() -> Street:
    """Pearl Hart finds no action on the discard pile."""
    t = street("django, garrett", "pearl-hart, hardin")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    return t


def loaded() -> Street:
    """Cattle Kate has equipment that she may give up, and some that she may not."""
    t = street("django, garrett", "cattle-kate, hardin")
    t.gear(cattle_kate="dynamite, hat")
    t.turn("outlaw")
    t.plays("outlaw", "use cattle-kate")
    return t


def watched() -> Street:
    """A draw for the Watch waits behind a hit."""
    t = street("django, garrett", "hardin, tom-horn")
    t.hands(law="missed", outlaw="water")
    t.gear(django="watch")
    t.turn("outlaw")
    t.plays("outlaw", "play water", "swap outlaw")
    return t


def lodged() -> Street:
    """Buffalo Bill may lose what an Inn takes."""
    t = street("garrett, buffalo-bill", "hardin, tuco")
    t.hands(outlaw="respite")
    t.turn("outlaw")
    t.plays("outlaw", "play respite", "at garrett")
    return t


def sources(state: State) -> Iterator[str]:
    """The causes of what is asked, worked off or waiting."""
    yield from (link.source for link in chain(cast(Duel, state)))
    question = state.question(state.decider())
    if "source" in question:
        yield str(question["source"])


SAYINGS = Sayings(
    game=GAME,
    events=EVENTS,
    questions=QUESTIONS,
    modes=[(2, {}), (2, {"squad": 12})],
    values={
        "seat": [0, 1],
        "person": range(len(PEOPLE)),
        "target": range(len(PEOPLE)),
        "shooter": range(len(PEOPLE) - 1, -1, -1),
        "card": range(CARDS),
        "deck": [0, 1, 2],
        "back": [0, 1],
        "sign": range(len(SYMBOL_NAMES)),
        "life": [0, 1, 2, 3, 5],
        "source": SHOOTING,
        "cause": CAUSING,
    },
    lists={"cards": [[1], [0, 1], [11] * 21, [0, 1, 2, 3, 4]]},
    vocabulary={
        "side": BACK_NAMES,
        "back": BACK_NAMES,
        "symbol": SYMBOL_NAMES,
        "person": PEOPLE,
        "power": PEOPLE,
        "card": TYPES,
        "effect": TYPES,
        "source": [*HITTING, *FIRING, *OTHERS],
        "cause": CAUSES,
        "switch": [switch.name for switch in GAME.switches],
        "preset": [name for preset in GAME.presets for name in (preset.name, f"{preset.name}-help")],
    },
    spoilt=[
        {"bangs": "x"},
        {"made": 1},
        {"people": []},
        {"gear": "x"},
        {"switches": {"squad": "13"}},
        {"seats": 3},
        {"front": [1, 2]},
        {"bangs": 99},
    ],
    positions=positions,
    shown={"source": sources},
)
