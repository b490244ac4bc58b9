"""Whether a game is fair: how often each seat, side and character wins, in every way to play it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from saloon.arena.plan import Plan
from saloon.arena.play import Quick
from saloon.arena.players import Player
from saloon.arena.tally import interval, parts_of
from saloon.engine.errors import BadSeats, BadSwitch
from saloon.engine.game import Game, Value, shown

SEAT = "seat"
SEATS = "seats"
Group = tuple[str, str]  # a kind, and a name of that kind


@dataclass
class Share:
    """How often a group played, what it won, and what would have been due to it. In parts, which add up exactly."""

    played: int = 0
    won: int = 0
    due: int = 0

    def add(self, other: Share) -> None:
        self.played += other.played
        self.won += other.won
        self.due += other.due


@dataclass
class Census:
    """The shares over some games."""

    games: int = 0
    shares: dict[Group, Share] = field(default_factory=dict)

    def add(self, other: Census) -> None:
        self.games += other.games
        for group, share in other.shares.items():
            self.shares.setdefault(group, Share()).add(share)

    def note(self, whole: int, groups: Sequence[Mapping[str, Sequence[str]]], winners: Sequence[int]) -> None:
        """A finished game; a win counts for everything that its seat has."""
        self.games += 1
        for seat, mine in enumerate(groups):
            one = Share(1, whole // len(winners) if seat in winners else 0, whole // len(groups))
            for group in [(SEAT, str(seat + 1)), *((kind, name) for kind in mine for name in mine[kind])]:
                self.shares.setdefault(group, Share()).add(one)


@dataclass(frozen=True)
class PlannedVariant:
    """A variant to be measured: `changed` is the one switch that is not as it usually is, if there is one."""

    plan: Plan
    changed: str | None


def planned_variants(
    game: Game, player: Player, seed: int, seats: int | None, given: Mapping[str, Value]
) -> list[PlannedVariant]:
    """Every number of seats as it is usually played, and with each other value of each switch, one at a time. What is
    given stays as it is."""
    found: list[PlannedVariant] = []
    obstacle: BadSwitch | BadSeats | None = None
    for count in game.seats if seats is None else [seats]:
        try:
            usual = game.check(count, given)
        except (BadSwitch, BadSeats) as error:
            obstacle = error  # a number of seats that does not go with what is given
            continue
        found.append(PlannedVariant(Plan(game.slug, count, usual, (player,), seed), None))
        for switch in game.switches:
            for value in switch.values:
                if switch.name in given or value == usual[switch.name]:
                    continue
                try:
                    changed = game.check(count, {**given, switch.name: value})
                except (BadSwitch, BadSeats):
                    continue
                found.append(PlannedVariant(Plan(game.slug, count, changed, (player,), seed), switch.name))
    if not found and obstacle:
        raise obstacle
    return found


def whole_of(game: Game) -> int:
    """A win in parts that any number of seats and winners can share."""
    return parts_of(game.seats[-1])


def census(plans: Sequence[Plan], chunk: tuple[int, Sequence[int]]) -> tuple[int, Census]:
    """Some games of one of the plans."""
    index, numbers = chunk
    quick, found = Quick(plans[index]), Census()
    for number in numbers:
        state, _ = quick.end(number)
        found.note(whole_of(quick.game), quick.game.groups(state), state.winners())
    return index, found


@dataclass(frozen=True)
class Line:
    """How often a group wins, and how often it would in a fair game."""

    name: str
    played: int
    rate: float
    low: float
    high: float
    fair: float

    @property
    def verdict(self) -> int:
        """1 or -1 where the whole interval lies above or below what is fair."""
        return (self.low > self.fair) - (self.high < self.fair)


@dataclass(frozen=True)
class Section:
    """All games with one number of seats, or with one value of a switch."""

    switch: str
    value: str
    games: int
    kinds: dict[str, list[Line]]


def sections(game: Game, planned: Sequence[PlannedVariant], censuses: Sequence[Census]) -> list[Section]:
    """First the numbers of seats, as the game is usually played; then every value of every switch."""
    counts = sorted({each.plan.seats for each in planned})
    pairs = list(zip(planned, censuses, strict=True))
    usual = [(each, found) for each, found in pairs if each.changed is None]
    made = [
        section(game, SEATS, str(seats), [found for each, found in usual if each.plan.seats == seats])
        for seats in counts
    ]
    for switch in game.switches:
        mine = [(each, found) for each, found in pairs if each.changed in (None, switch.name)]
        values = [value for value in switch.values if any(each.plan.switches[switch.name] == value for each, _ in mine)]
        for value in values if len(values) > 1 else []:
            here = [found for each, found in mine if each.plan.switches[switch.name] == value]
            made.append(section(game, switch.name, shown(value), here))
    return made


def section(game: Game, switch: str, value: str, censuses: Iterable[Census]) -> Section:
    total = Census()
    for each in censuses:
        total.add(each)
    kinds: dict[str, list[Line]] = {}
    for (kind, name), share in total.shares.items():
        kinds.setdefault(kind, []).append(line(name, share, whole_of(game)))
    for kind, lines in kinds.items():
        lines.sort(key=lambda each: (0 if kind == SEAT else -each.rate, each.name))
    return Section(switch, value, total.games, kinds)


def line(name: str, share: Share, whole: int) -> Line:
    rate = share.won / whole / share.played
    low, high = interval(rate, share.played)
    return Line(name, share.played, rate, low, high, share.due / whole / share.played)
