"""A toy of a game with answer windows: two seats shoot at each other in turn. Whoever is shot at may dodge, with a card
that nobody else sees, or takes it; who holds no card is asked all the same."""

from __future__ import annotations

from saloon.engine.dump import Dump
from saloon.engine.events import EventKind
from saloon.engine.frames import Frame, Kinds, Question, Refusal
from saloon.engine.game import Game
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant
from toy import frames

SHOOT, HIT = 0, 1
WORDS = [["shoot"], ["take it", "dodge"]]
TAKE, DODGE = 0, 1
SHOTS = 8
EVENTS = [EventKind("shot", ["seat"]), EventKind("took", ["seat"]), EventKind("dodged", ["seat"])]


class Ask(Question["Standoff", Frame]):
    def options(self, s: Standoff, f: Frame) -> list[int]:
        return [TAKE, DODGE] if f.kind == HIT and s.cards[f.seat] else [0]

    def answer(self, s: Standoff, f: Frame, option: int) -> None:
        s.answered(f, option)


QUESTIONS = [Ask(SHOOT, "shoot", "1.1", Frame, []), Ask(HIT, "hit", "1.1", Frame, [])]


class Standoff(State):
    """`cards`: what each seat can still dodge with."""

    def __init__(self, rng: Rng, stack: list[Frame], cards: list[int], hits: list[int], shots: int) -> None:
        super().__init__(GAME.kinds, Variant(2, {}), rng, stack)
        self.cards = cards
        self.hits = hits
        self.shots = shots

    def answered(self, frame: Frame, option: int) -> None:
        if frame.kind == SHOOT:
            self.shots += 1
            self.tell(0, frame.seat)
            self.ask(Frame(HIT, 1 - frame.seat))
            return
        if option == DODGE:
            self.cards[frame.seat] -= 1
        else:
            self.hits[frame.seat] += 1
        self.tell(1 + option, frame.seat)
        if self.shots < SHOTS:
            self.ask(Frame(SHOOT, frame.seat))

    def words(self, frame: Frame, option: int) -> str:
        return WORDS[frame.kind][option]

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        return {"kind": WORDS[frame.kind][option]}

    def prompt(self, frame: Frame) -> dict[str, object]:
        if frame.kind == HIT:
            return {"kind": "hit", "rule": "1.1", "secret": True, "pass": "take it"}
        return {"kind": "shoot", "rule": "1.1", "secret": False}

    def refusal(self, frame: Frame, option: int) -> Refusal:
        return Refusal("no-such-option", "1.1", {"option": option, "allowed": "0 | 1"})

    def name_of(self, name: str, value: int) -> object:
        return value

    def scores(self) -> list[int]:
        return [-hits for hits in self.hits]

    def winners(self) -> list[int]:
        return [] if self.stack else [seat for seat in range(2) if self.hits[seat] == min(self.hits)]

    def copy(self) -> Standoff:
        return Standoff(self.rng.copy(), self.stack[:], self.cards[:], self.hits[:], self.shots)

    def dump(self) -> dict[str, object]:
        return {
            "game": "standoff",
            "rules": 1,
            "rng": self.rng.dump(),
            "stack": [[frame.kind, frame.seat, frame.group] for frame in self.stack],
            "cards": self.cards[:],
            "hits": self.hits[:],
            "shots": self.shots,
        }

    def view(self, seat: int | None) -> object:
        mine = [cards if other == seat else None for other, cards in enumerate(self.cards)]
        return {"cards": mine, "hits": self.hits, "shots": self.shots}

    def imagine(self, seat: int | None, rng: Rng) -> Standoff:
        world = self.copy()
        world.rng.reseed(rng)
        for other in range(2):
            if other != seat:
                world.cards[other] = rng.below(SHOTS)
        return world

    def broken_invariants(self) -> list[str]:
        return []


class StandoffGame(Game):
    slug = "standoff"
    title = "Standoff"
    rules = 1
    seats = range(2, 3)
    seats_rule = "1.1"
    options = ()
    width = 2
    longest = 2 * SHOTS
    windows = True
    dealt = (0, 0)  # cards
    kinds = Kinds("standoff", 1, 2, [*QUESTIONS], [], EVENTS)

    def deal(self, variant: Variant, rng: Rng) -> Standoff:
        return Standoff(rng, [Frame(SHOOT, 0)], list(self.dealt), [0, 0], 0)

    def load(self, dump: object) -> Standoff:
        read = Dump(dump, self.slug, self.rules)
        rng = Rng()
        rng.load(read.numbers("rng", 4))
        return Standoff(rng, frames(read), read.numbers("cards"), read.numbers("hits"), read.number("shots"))

    def rulebook(self) -> dict[str, str]:
        return {"1.1": "Shoot in turn; who is shot at may dodge."}


GAME = StandoffGame()
