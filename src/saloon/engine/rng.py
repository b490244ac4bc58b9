"""The generator inside every state: sfc32, small, fast, and the same compiled and interpreted."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
SPAN: Final = 4294967296.0
BLANK: Final = -1  # a generator that is about to be filled in


@mypyc_attr(acyclic=True)
class Rng:  # noqa: PLW1641  # it changes, so it has no hash
    """A stream of uniform ints. `Rng(seed)` takes any int; equal seeds give equal streams."""

    def __init__(self, seed: int = 0) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 0
        if seed >= 0:
            self.key(hashlib.sha256(str(seed).encode()).digest())

    def copy(self) -> "Rng":
        twin = Rng(BLANK)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (BLANK,), self.dump()

    def __setstate__(self, words: list[int]) -> None:
        self.load(words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.dump() == other.dump()

    def __repr__(self) -> str:
        return f"<Rng at {self.dump()}>"

    def dump(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.count)]

    def load(self, words: list[int]) -> None:
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.count = words[3]

    def key(self, digest: bytes) -> None:
        """Start a new stream from 16 or more bytes."""
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.count = int.from_bytes(digest[12:16], "little")
        for _ in range(12):
            self.next()

    def rekey(self, seed: int, move: int) -> None:
        """The stream of one move of a recorded game: nobody can foresee it without the seed."""
        secret = seed.to_bytes(32, "big")
        self.key(hmac.new(secret, str(move).encode(), hashlib.sha256).digest())

    def next(self) -> i64:
        """32 random bits."""
        out: i64 = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK | self.c >> 11) + out) & MASK
        return out

    def below(self, bound: int) -> int:
        """A uniform int in 0 … bound-1 for a bound up to 2**30, without bias (Lemire's method)."""
        size: i64 = bound
        wide: i64 = self.next() * size
        low: i64 = wide & MASK
        if low < size:
            floor: i64 = (MASK + 1 - size) % size
            while low < floor:
                wide = self.next() * size
                low = wide & MASK
        return int(wide >> 32)

    def part(self) -> float:
        """A uniform float from 0 up to, but not, 1."""
        return float(int(self.next())) / SPAN

    def sample(self, items: list[int], count: int) -> list[int]:
        """So many of the items, in random order; the list that is passed in gets mixed up."""
        for place in range(count):
            other = place + self.below(len(items) - place)
            kept = items[place]
            items[place] = items[other]
            items[other] = kept
        return items[:count]

    def reseed(self, other: "Rng") -> None:
        """Go on with a stream that another generator chooses."""
        self.a = other.next()
        self.b = other.next()
        self.c = other.next()
        self.count = other.next()
