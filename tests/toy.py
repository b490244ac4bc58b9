"""A toy of a game for the tests of the engine: everybody holds a hidden card and bids on it in secret, all at once.

Bids are raised one by one, so the questions of a group go on for as long as each seat likes. Then bids come to light,
the best card times bid is asked to take the pot or to double it, and doubling asks everybody else, one after another
and the last one first, to fold or to stay. With a `flaw` the toy breaks one promise of the contract.
"""

from __future__ import annotations

from saloon.engine.dump import Dump
from saloon.engine.events import Event, EventKind
from saloon.engine.frames import Frame, Kinds, Question, Refusal, Step
from saloon.engine.game import Game, Switch
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant

BID, TAKE, STAY = 0, 1, 2
OPEN, REVEAL, END = 0, 1, 2
STOP, RAISE, BLUFF = 0, 1, 2
KINDS = ["bid", "take", "stay"]
WORDS = [["stop", "raise", "bluff"], ["take", "double"], ["fold", "stay"]]
EVENTS = [
    EventKind("raised", ["seat", "bid"], secret=["bid"]),
    EventKind("revealed", ["seat", "bid"], reveals=True),
    EventKind("shouted", ["seat", "bid"]),
]


class Ask(Question["Toy", Frame]):
    def options(self, s: Toy, f: Frame) -> list[int]:
        return s.offered(f)

    def answer(self, s: Toy, f: Frame, option: int) -> None:
        s.answered(f, option)


class Run(Step["Toy", Frame]):
    def run(self, s: Toy, f: Frame) -> None:
        s.happened(f)


QUESTIONS = [Ask(kind, name, "1.1", Frame, []) for kind, name in enumerate(KINDS)]
STEPS = [Run(kind, name, Frame, []) for kind, name in enumerate(["open", "reveal", "end"])]

# Here a bid may also end as no bid at all, and nobody else notices before all is shown: sound, and with a flaw.
BLUFFING = ("bluffing is allowed", "imagining keeps secret answers")


class Toy(State):
    def __init__(
        self, game: ToyGame, seats: int, rng: Rng, stack: list[Frame], cards: list[int], bids: list[int], pot: int
    ) -> None:
        super().__init__(game.kinds, Variant(seats, {}), rng, stack)
        self.cards = cards
        self.bids = bids
        self.pot = pot
        self.flaw = game.flaw

    def offered(self, frame: Frame) -> list[int]:
        if self.flaw == "asking changes something":
            self.pot += 1
        if self.flaw == "options repeat":
            return [0, 0, 1]
        if self.flaw == "options beyond the width":
            return [0, 1, 2]
        if self.flaw == "no options" and frame.kind == STAY:
            return []
        if self.flaw == "options depend on another's card" and frame.kind == BID:
            return [STOP, RAISE] if self.cards[frame.seat - 1] < 5 else [STOP]
        if frame.kind == BID and self.flaw in BLUFFING:
            return [STOP, RAISE, BLUFF] if self.bids[frame.seat] < 3 else [STOP, BLUFF]
        return [STOP, RAISE] if frame.kind != BID or self.bids[frame.seat] < 3 else [STOP]

    def answered(self, frame: Frame, option: int) -> None:
        if frame.kind == BID and option == RAISE:
            self.bids[frame.seat] += 1
            kind = 2 if self.flaw == "events shout the bid" else 0
            self.tell(kind, frame.seat, self.bids[frame.seat], eyes=frame.seat)
            self.ask_again(frame, Frame(BID, frame.seat))
        if frame.kind == BID and option == BLUFF:
            self.bids[frame.seat] = 0
        if frame.kind == TAKE and option == RAISE:
            self.pot *= 2
            for seat in range(self.seats):
                if seat != frame.seat:
                    self.ask(Frame(STAY, seat))
        if frame.kind == STAY and option == STOP:
            self.bids[frame.seat] = 0
        if self.flaw == "the game never ends" and frame.kind == TAKE:
            self.ask(Frame(TAKE, frame.seat))

    def happened(self, frame: Frame) -> None:
        if frame.kind == OPEN:
            self.ask_together([Frame(BID, seat) for seat in range(self.seats)])
        elif frame.kind == REVEAL:
            for seat in range(self.seats):
                self.tell(1, seat, self.bids[seat])
            best = max(range(self.seats), key=lambda seat: self.cards[seat] * self.bids[seat])
            self.ask(Frame(TAKE, best))

    def words(self, frame: Frame, option: int) -> str:
        if self.flaw == "words repeat":
            return "whatever"
        return WORDS[frame.kind][option]

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        return {"kind": WORDS[frame.kind][option]}

    def prompt(self, frame: Frame) -> dict[str, object]:
        rule = "9.9" if self.flaw == "a question cites no rule" else "1.1"
        return {"kind": KINDS[frame.kind], "rule": rule, "secret": frame.kind == BID}

    def refusal(self, frame: Frame, option: int) -> Refusal:
        return Refusal("no-such-option", "1.1", {"option": option, "allowed": "0 | 1"})

    def name_of(self, name: str, value: int) -> object:
        return value

    def seen(self, event: Event, seat: int | None) -> dict[str, object]:
        seen = super().seen(event, seat)
        return {**seen, "bid": event.args[1]} if self.flaw == "secret arguments are told" else seen

    def scores(self) -> list[int]:
        return [card * bid * self.pot for card, bid in zip(self.cards, self.bids, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [] if self.stack else [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def copy(self) -> Toy:
        bids = self.bids if self.flaw == "copies share a list" else self.bids[:]
        game = self.game()
        assert isinstance(game, ToyGame)
        return Toy(game, self.seats, self.rng.copy(), self.stack[:], self.cards[:], bids, self.pot)

    def dump(self) -> dict[str, object]:
        return {
            "game": "toy",
            "rules": 1,
            "flaw": self.flaw,
            "seats": self.seats,
            "rng": self.rng.dump(),
            "stack": [[frame.kind, frame.seat, frame.group] for frame in self.stack],
            "cards": self.cards[:],
            "bids": self.bids[:],
            "pot": self.pot,
        }

    def view(self, seat: int | None) -> object:
        if seat is not None and self.flaw != "any seat will do":
            self.check_seat(seat)
        bids_open = not self.stack or self.stack[-1].group == 0
        cards: list[int | None] = []
        bids: list[int | None] = []
        for other in range(self.seats):
            mine = other == seat or not self.stack
            if self.flaw == "onlookers see a hand" and seat is None and other == 0:
                mine = True
            cards.append(self.cards[other] if mine or self.flaw == "the view shows all cards" else None)
            bids.append(self.bids[other] if mine or bids_open else None)
        asks = [] if self.flaw == "the view hides what is asked" else [self.question(one) for one in self.deciders()]
        return {"cards": cards, "bids": bids, "pot": self.pot, "deciders": self.deciders(), "asks": asks}

    def imagine(self, seat: int | None, rng: Rng) -> Toy:
        if seat is not None:
            self.check_seat(seat)
        world = self.copy()
        world.rng.reseed(rng)
        if not self.stack:
            return world
        for other in range(self.seats):
            if other != seat:
                lean = self.cards[other] if self.flaw == "imagining peeks" else 0
                world.cards[other] = (rng.below(6) + lean) % 6
                if self.stack[-1].group and self.flaw != "imagining keeps secret answers":
                    world.bids[other] = rng.below(4)
        if self.flaw == "imagining changes what is known":
            world.cards = [5 - card for card in world.cards]
        return world

    def broken_invariants(self) -> list[str]:
        return ["the pot is gone"] if self.flaw == "an invariant is broken" and self.pot == 1 else []


def frames(read: Dump) -> list[Frame]:
    """The stack of a dump, of frames that hold nothing else."""
    stack: list[Frame] = []
    for kind, seat, group in read.lists("stack"):
        frame = Frame(kind, seat)
        frame.group = group
        stack.append(frame)
    return stack


class ToyGame(Game):
    slug = "toy"
    title = "Toy"
    rules = 1
    seats = range(2, 5)
    seats_rule = "1.1"
    switches: tuple[Switch, ...] = (Switch("toy", "rich", False, (False, True), rule="1.1"),)
    width = 2
    longest = 60

    def __init__(self, flaw: str = "") -> None:
        self.flaw = flaw
        if flaw in BLUFFING:
            self.width = 3
        self.kinds = Kinds(self.slug, self.rules, self.width, [*QUESTIONS], [*STEPS], EVENTS)
        super().__init__()

    def __reduce__(self) -> tuple[object, ...]:
        """A toy is made anew with its flaw; games that are found keep their tables in the class."""
        return type(self), (self.flaw,)

    def deal(self, variant: Variant, rng: Rng) -> Toy:
        seats, pot = int(variant.seats), 10 if variant.switches["rich"] else 1
        cards = [rng.below(6) for _ in range(seats)]
        state = Toy(self, seats, rng, [], cards, [1] * seats, pot)
        state.then([Frame(OPEN), Frame(REVEAL)])
        return state

    def load(self, dump: object) -> Toy:
        read = Dump(dump, self.slug, self.rules)
        rng = Rng()
        rng.load(read.numbers("rng", 4))
        stack = frames(read)
        bids = [1] * read.number("seats") if self.flaw == "loading forgets" else read.numbers("bids")
        return Toy(self, read.number("seats"), rng, stack, read.numbers("cards"), bids, read.number("pot"))

    def rulebook(self) -> dict[str, str]:
        return {"1.1": "Bid, then show."}


GAME = ToyGame()
