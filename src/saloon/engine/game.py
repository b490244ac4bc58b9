"""A game as the world sees it: what it is called, who can play it, and how to begin."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from saloon.engine.dump import is_number
from saloon.engine.errors import BadSeats, BadSeed, BadSwitch
from saloon.engine.events import Event
from saloon.engine.fields import Fields
from saloon.engine.frames import Frame, Kinds
from saloon.engine.loading import load
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.rulebook import rules_of
from saloon.engine.state import State
from saloon.engine.switches import Applies, Clash, Preset, Switch, Value, refusal, settled, shown
from saloon.engine.things import Thing
from saloon.engine.variant import Variant

__all__ = ["SEEDS", "Applies", "Clash", "Game", "Option", "Preset", "Switch", "Value", "is_seed", "restored", "shown"]

SEEDS = 1 << 256
SHORT = 60  # letters of a wrong argument that are told
Option = Switch  # its name until 0.2


@cache
def _rules_in(folder: Path) -> dict[str, str]:
    return rules_of((folder / "RULES.md").read_text(encoding="utf-8"))


def is_seed(value: object) -> bool:
    return type(value) is int and 0 <= value < SEEDS


def restored(game: Game, dump: object, log: list[Event] | None) -> State:
    """The state that was pickled, and what it had still to tell if it listened."""
    state = game.load(dump)
    state.log = log
    return state


class Game:
    """Subclass it once per game, say of which classes its states and variants are, and fill in `deal`."""

    slug: str
    title: str
    rules: int  # raised when a stored record would play differently
    seats: range
    seats_rule: str  # the rule that says how many play
    switches: tuple[Switch, ...] = ()
    presets: tuple[Preset, ...] = ()  # what people call the usual ways to play it, the first game first
    width: int  # option ids are 0 … width-1
    longest: int | None = None  # no game takes more answers; None where the rules set no bound
    features: tuple[str, ...] = ("score",)  # what the numbers of State.features mean
    worth: tuple[float, ...] = (0.0,)  # and what a unit of each is worth, roughly, in chance to win
    # What players of a temper care for beside winning: the chance to win that they would give for a unit of a feature
    tempers: Mapping[str, Mapping[str, float]] = {}
    things: Mapping[str, Thing] = {}  # what the arguments of its sentences are
    windows: bool = False  # whether it asks for answers that others must not know to be impossible
    folder: Path
    kinds: Kinds  # its questions, steps and events
    fields: Fields  # and the fields of its state
    state: Callable[[Kinds, Any, Rng, list[Frame]], State]  # the class of its states, with those fields
    variant: type[Variant] = Variant  # and of its variants

    def __init__(self) -> None:
        if hasattr(self, "kinds"):  # what a game has left out is said when it is found
            self.kinds.game = self

    @property
    def options(self) -> tuple[Switch, ...]:
        """The switches; they are called so until 0.2."""
        return self.switches

    def new(self, seats: int, seed: int = 0, *, listen: Value = False, **switches: Value) -> State:
        """A new game. Equal arguments give equal games. `listen`: `hear` tells of setting up and the first deal too; it
        has the type of a switch, so that a mapping of switches can be handed over."""
        return self.begin(seats, seed, switches, listen is True)

    def begin(self, seats: int, seed: int, switches: Mapping[str, Value], listen: bool = False) -> State:
        """A new game; whoever wants to hear what happens before the first question listens from here."""
        variant = self.prepare(seats, self.check(seats, switches))
        if not is_seed(seed):
            raise BadSeed("bad-seed", {"seed": str(seed)[:SHORT]})
        rng = Rng()
        rng.rekey(seed, 0)
        return self.start(variant, rng, listen)

    def check(self, seats: int, switches: Mapping[str, object]) -> dict[str, Value]:
        """All switches with the given ones set; BadSeats and BadSwitch say what is allowed."""
        if not is_number(seats) or seats not in self.seats:
            span = {"fewest": self.seats[0], "most": self.seats[-1]}
            details = {"game": self.title, "seats": str(seats), **span}
            raise BadSeats("bad-seats" if len(self.seats) > 1 else "bad-seats-exactly", details, self.seats_rule)
        known = {switch.name: switch for switch in self.switches}
        for name in switches:
            if name not in known:
                details = self.unknown(name, known)
                raise BadSwitch("misspelt-switch" if "near" in details else "unknown-switch", details)
        given = {name: known[name].understood(value) for name, value in switches.items()}
        chosen = settled(self.switches, seats, given)
        refused = refusal(self.switches, seats, chosen)
        if refused:
            raise refused
        return chosen

    def preset(self, name: str) -> dict[str, Value]:
        """The switches of a preset; BadSwitch names the presets there are."""
        known = {preset.name: preset.switches for preset in self.presets}
        if name not in known:
            details = self.unknown(name, known)
            raise BadSwitch("misspelt-preset" if "near" in details else "unknown-preset", details)
        return dict(known[name])

    def unknown(self, name: object, known: Iterable[str]) -> dict[str, object]:
        """What there is instead of something that there is not, and what is perhaps meant."""
        names = [*known]
        near = difflib.get_close_matches(str(name), names, 1)
        details = {"game": self.title, "name": str(name)[:SHORT], "allowed": ", ".join(names), "count": len(names)}
        return {**details, "near": near[0]} if near else details

    def prepare(self, seats: int, switches: Mapping[str, Value]) -> Variant:
        """The variant that checked switches stand for; made once, good for many games."""
        return self.variant(seats, dict(switches))

    def blank(self, variant: Variant, rng: Rng) -> State:
        """A state of this game with every field as it is at the start, and nothing on its stack."""
        state = self.state(self.kinds, variant, rng, [])
        state.begin()
        return state

    def observation_names(self, seats: int, switches: Mapping[str, Value]) -> list[str]:
        """What each of the numbers of `State.observation` means, in a variant of the game."""
        out = Encoder(names=True)
        self.begin(seats, 0, switches).encode(0, out)
        return out.names

    def numbers(self, seats: int, switches: Mapping[str, Value]) -> list[str]:
        """The name of version 0.1, for one version more."""
        return self.observation_names(seats, switches)

    def start(self, variant: Variant, rng: Rng, listen: bool = False) -> State:
        """A game of a variant with this generator, which becomes the state's own, up to its first question."""
        state = self.deal(variant, rng)
        if listen:
            state.listen()
        state.settle()
        return state

    def deal(self, variant: Variant, rng: Rng) -> State:
        """A game of a variant with its first steps on the stack."""
        raise NotImplementedError

    def load(self, dump: object) -> State:
        """The state that `dump` describes; BadRecord says what is missing or wrong."""
        return load(self, dump)

    def groups(self, state: State) -> list[dict[str, list[str]]]:
        """What else than its seat tells the players of a game apart, for each seat: names by kind, as the catalogue
        names them (`{"side": ["north"]}`). Reports of balance go by it."""
        return [{} for _ in range(state.seats)]

    def rule(self, number: str) -> str:
        """The text of one rule."""
        return self.rulebook()[number]

    def part(self, name: str) -> ModuleType | None:
        """A part of the game that is imported when somebody needs it: the module of that name in the game's package,
        such as `terminal` or `picture`. A game that has none is shown without."""
        package = sys.modules[type(self).__module__].__package__
        if not package or find_spec(f"{package}.{name}") is None:
            return None
        return import_module(f"{package}.{name}")

    def rulebook(self) -> dict[str, str]:
        """The rules by number, in order."""
        return _rules_in(self.folder)
