"""A game as the world sees it: what it is called, who can play it, and how to begin."""

from __future__ import annotations

import difflib
import itertools
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from saloon.engine.dump import is_number
from saloon.engine.errors import BadOption, BadSeats, Speaker
from saloon.engine.events import Event
from saloon.engine.observation import Encoder
from saloon.engine.rng import Rng
from saloon.engine.rulebook import rules_of
from saloon.engine.state import State
from saloon.engine.things import Thing

Value = bool | str
SEEDS = 1 << 256


@dataclass(frozen=True)
class Option:
    """A variant switch of a game, and the rule that speaks of it."""

    game: str
    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str

    @property
    def help(self) -> str:
        """One line of help, in English."""
        return Speaker.speak(f"{self.game}-switch-{self.name}", {})


def shown(value: object) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


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
    """Subclass it once per game and fill in `prepare`, `deal` and `load`."""

    slug: str
    title: str
    rules: int  # raised when a stored record would play differently
    seats: range
    seats_rule: str  # the rule that says how many play
    options: tuple[Option, ...]
    width: int  # option ids are 0 … width-1
    longest: int  # no game takes more answers
    features: tuple[str, ...] = ("score",)  # what the numbers of State.features mean
    worth: tuple[float, ...] = (0.0,)  # and what a unit of each is worth, roughly, in chance to win
    # What players of a temper care for beside winning: the chance to win that they would give for a unit of a feature
    tempers: Mapping[str, Mapping[str, float]] = {}
    things: Mapping[str, Thing] = {}  # what the arguments of its sentences are
    windows: bool = False  # whether it asks for answers that others must not know to be impossible
    folder: Path

    def new(self, seats: int, seed: int = 0, *, listen: Value = False, **options: Value) -> State:
        """A new game. Equal arguments give equal games. `listen`: `hear` tells of setting up and the first deal too; it
        has the type of a switch, so that a mapping of switches can be handed over."""
        return self.begin(seats, seed, options, listen is True)

    def begin(self, seats: int, seed: int, options: Mapping[str, Value], listen: bool = False) -> State:
        """A new game; whoever wants to hear what happens before the first question listens from here."""
        variant = self.prepare(seats, self.check(seats, options))
        if not is_seed(seed):
            raise BadOption("bad-seed", {"seed": str(seed)})
        rng = Rng()
        rng.rekey(seed, 0)
        return self.start(variant, rng, listen)

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """All switches with the given ones set; BadSeats and BadOption say what is allowed."""
        if not is_number(seats) or seats not in self.seats:
            span = {"fewest": self.seats[0], "most": self.seats[-1]}
            details = {"game": self.title, "seats": str(seats), **span}
            raise BadSeats("bad-seats" if len(self.seats) > 1 else "bad-seats-exactly", details, self.seats_rule)
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                near = difflib.get_close_matches(name, chosen, 1)
                details = {"game": self.title, "name": name, "allowed": ", ".join(chosen)}
                if near:
                    raise BadOption("misspelt-option", {**details, "near": near[0]})
                raise BadOption("unknown-option", details)
            meant = [allowed for allowed in option.values if type(value) is type(allowed) and value == allowed]
            if not meant:
                allowed = ", ".join(shown(allowed) for allowed in option.values)
                raise BadOption("bad-value", {"name": name, "value": shown(value), "allowed": allowed}, option.rule)
            chosen[name] = meant[0]
        self.agree(seats, options, chosen)
        return chosen

    def agree(self, seats: int, given: Mapping[str, object], chosen: dict[str, Value]) -> None:
        """Raise BadOption for switches that do not go together; settle defaults that depend on the seats."""

    def variants(self, seats: int) -> Iterator[dict[str, Value]]:
        """All combinations of switches that this number of seats can play."""
        for values in itertools.product(*(option.values for option in self.options)):
            chosen = dict(zip((option.name for option in self.options), values, strict=True))
            try:
                self.check(seats, chosen)
            except (BadOption, BadSeats):
                continue
            yield chosen

    def prepare(self, seats: int, options: Mapping[str, Value]) -> object:
        """The variant that checked switches stand for; made once, good for many games."""
        raise NotImplementedError

    def observation_names(self, seats: int, options: Mapping[str, Value]) -> list[str]:
        """What each of the numbers of `State.observation` means, in a variant of the game."""
        out = Encoder(names=True)
        self.begin(seats, 0, options).encode(0, out)
        return out.names or []

    def numbers(self, seats: int, options: Mapping[str, Value]) -> list[str]:
        """The name of version 0.1, for one version more."""
        return self.observation_names(seats, options)

    def start(self, variant: object, rng: Rng, listen: bool = False) -> State:
        """A game of a variant with this generator, which becomes the state's own, up to its first question."""
        state = self.deal(variant, rng)
        if listen:
            state.listen()
        state.settle()
        return state

    def deal(self, variant: object, rng: Rng) -> State:
        """A game of a variant with its first steps on the stack."""
        raise NotImplementedError

    def load(self, dump: object) -> State:
        """The state that `dump` describes; BadRecord says what is missing or wrong."""
        raise NotImplementedError

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
