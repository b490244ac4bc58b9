"""Picks, of all the ways to play a game, few that try much: every number of seats as usual, every switch alone, every
pair of values that go together, and some at random. A constraint is between two, so that bits can say with which values
a value goes, and nothing has to list all combinations."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.engine.switches import Constraint, Value

SAMPLE = 12  # variants at random, beside those that are picked
TRIES = 5  # for each of them: a small game has not so many
SEATS = "seats"
TIES = 1 << 20
Rank = Callable[[int, int], tuple[int, int]]  # what is tried first beside what is chosen: the lowest


def variants(game: Game, seed: int = 0, sample: int = SAMPLE) -> Iterator[tuple[int, dict[str, Value]]]:
    """Numbers of seats with all switches; equal seeds give the same. Any two values that go together, and any value and
    number of seats that do, meet in one of them."""
    bits, rng = Bits(game), Rng(seed)
    found = dict.fromkeys([*bits.usual(), *bits.alone(), *bits.pairs(rng)])
    wanted = len(found) + sample
    for _ in range(sample * TRIES):
        if len(found) < wanted:
            found[bits.drawn(rng)] = None
    for each in found:
        (_, seats), *switches = [bits.values[bit] for bit in bits_of(each)]
        assert isinstance(seats, int)
        yield seats, dict(switches)


def bits_of(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


class Bits:
    """The numbers of seats and the values of all switches, each as a bit. `kinds`: what only one can be chosen of;
    `fits`: with which others a value goes."""

    def __init__(self, game: Game) -> None:
        self.values: list[tuple[str, Value]] = [(SEATS, seats) for seats in game.seats]
        self.usually = 0
        for switch in game.switches:
            self.usually |= 1 << len(self.values) + switch.values.index(switch.default)
            self.values += [(switch.name, value) for value in switch.values]
        self.kinds = [self.mask(name, None) for name in dict.fromkeys(name for name, _ in self.values)]
        self.fits = [(1 << len(self.values)) - 1] * len(self.values)
        for kind in self.kinds:
            for bit in bits_of(kind):
                self.part(1 << bit, kind & ~(1 << bit))
        for switch in game.switches:
            for each in switch.constraints:
                self.part(self.mask(switch.name, each.values), self.refused(game, each))

    def mask(self, wanted: str, among: tuple[Value, ...] | None) -> int:
        pairs = enumerate(self.values)
        return sum(1 << bit for bit, (name, value) in pairs if name == wanted and (among is None or value in among))

    def refused(self, game: Game, constraint: Constraint) -> int:
        """What does not go with the values of a constraint."""
        seats = tuple(count for count in game.seats if not constraint.holds(count, {}))
        possible = next(count for count in game.seats if count not in seats)
        others = enumerate(self.values)
        return self.mask(SEATS, seats) | sum(
            1 << bit for bit, (name, value) in others if name != SEATS and not constraint.holds(possible, {name: value})
        )

    def part(self, some: int, others: int) -> None:
        for bit in bits_of(some):
            self.fits[bit] &= ~others
        for bit in bits_of(others):
            self.fits[bit] &= ~some

    def whole(self, chosen: int, rank: Rank) -> int:
        """All that is chosen with something of every other kind, the narrowest choice first; 0 if nothing goes."""
        allowed = (1 << len(self.values)) - 1
        for bit in bits_of(chosen):
            allowed &= self.fits[bit]
        if chosen & ~allowed:
            return 0
        kinds = [kind & allowed for kind in self.kinds if not kind & chosen]
        if not kinds:
            return chosen
        kind = min(kinds, key=int.bit_count)
        for bit in sorted(bits_of(kind), key=lambda bit: rank(bit, chosen)):
            found = self.whole(chosen | 1 << bit, rank)
            if found:
                return found
        return 0

    def usual_first(self, bit: int, chosen: int) -> tuple[int, int]:
        return 1 - (self.usually >> bit & 1), bit

    def usual(self) -> Iterator[int]:
        """Every number of seats, as it is usually played."""
        for bit in bits_of(self.kinds[0]):
            yield from self.found(1 << bit)

    def alone(self) -> Iterator[int]:
        """Every value, the rest as usual."""
        for bit in range(len(self.values)):
            yield from self.found(1 << bit)

    def found(self, chosen: int) -> list[int]:
        whole = self.whole(chosen, self.usual_first)
        return [whole] if whole else []

    def pairs(self, rng: Rng) -> Iterator[int]:
        """Until every two values that can have met: each time two that have not, and others that have met few."""
        left = [self.fits[bit] & ~((2 << bit) - 1) for bit in range(len(self.values))]

        def rank(bit: int, chosen: int) -> tuple[int, int]:
            met = sum(left[min(bit, other)] >> max(bit, other) & 1 for other in bits_of(chosen))
            return -met, rng.below(TIES)

        for bit in range(len(left)):
            while left[bit]:
                other = left[bit] & -left[bit]
                whole = self.whole(1 << bit | other, rank)
                if not whole:  # they would go together, but nothing goes with both
                    left[bit] &= ~other
                    continue
                yield whole
                for met in bits_of(whole):
                    left[met] &= ~whole

    def drawn(self, rng: Rng) -> int:
        """Something at random."""
        first = bits_of(self.kinds[0])
        return self.whole(1 << first[rng.below(len(first))], lambda *_: (0, rng.below(TIES)))
