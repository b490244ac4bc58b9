"""The contract: a state is data plus a stack of open questions.

A frame on the stack is either a question to a seat or a step that runs by itself as soon as it lies on top. Answering
takes the question off and may put others on; the last one asked is answered first. The game is over when nothing is
left. A game subclasses `State`, fills in the hooks at the end, and keeps everything else it needs in plain fields.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saloon.engine.errors import IllegalOption, NoSuchSeat
from saloon.engine.events import SEATED, Event, EventKind
from saloon.engine.frames import NOBODY, Frame, Kinds, Refusal
from saloon.engine.learning import NOTHING_LEARNED, FoundTraits, Learned
from saloon.engine.observation import AROUND, Encoder, seats_on, shares
from saloon.engine.rng import Rng
from saloon.engine.things import public_name
from saloon.engine.variant import Variant


def told(question: dict[str, object]) -> str:
    """A question for whoever reads a `repr`: its kind, the number of its rule, and what it is about."""
    about = [f"{name}: {what}" for name, what in question.items() if name not in ("kind", "rule", "secret")]
    return f"{question['kind']} ({', '.join([str(question['rule']), *about])})"


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  # it changes, so it has no hash
    """What bots, tables and tests know of a game in progress."""

    def __init__(self, kinds: Kinds, variant: Variant, rng: Rng, stack: list[Frame]) -> None:
        self.kinds: Final = kinds
        self.questions: Final = kinds.questions  # at hand: they are asked for all the time
        self.steps: Final = kinds.steps
        self.seats: Final[i64] = variant.seats
        self.switches: Final = variant.switches
        self.columns: Final = variant.columns
        self.rng = rng
        self.stack = stack
        self.log: list[Event] | None = None

    # Asking and answering

    def deciders(self) -> list[int]:
        """The seats that owe an answer; none when the game is over."""
        stack = self.stack
        if not stack:
            return []
        group = stack[-1].group
        if group == 0:
            return [stack[-1].seat]
        seats: list[int] = []
        for index in range(group - 1, len(stack)):
            seat = stack[index].seat
            if not seats or seats[-1] != seat:
                seats.append(seat)
        return seats

    def decider(self) -> int:
        """The first of the deciders, or NOBODY when the game is over."""
        stack = self.stack
        if not stack:
            return NOBODY
        group = stack[-1].group
        return stack[-1].seat if group == 0 else stack[group - 1].seat

    def options(self, seat: int) -> list[int]:
        """The legal answers of a seat, in a fixed order; never empty for a decider, empty for everybody else."""
        index = self.open_frame(seat)
        if index < 0:
            self.check_seat(seat)
            return []
        return self.options_of(self.stack[index])

    def apply(self, seat: int, option: int) -> None:
        """Answer without a check: `option` must be one of `options(seat)`."""
        frame = self.take_frame(seat)
        self.questions[frame.kind].answer(self, frame, option)
        self.settle()

    def take_frame(self, seat: int) -> Frame:
        """Take the question to a seat off the stack; it is then answered, and steps are settled."""
        stack = self.stack
        return stack.pop() if stack[-1].group == 0 else stack.pop(self.open_frame(seat))

    def play(self, seat: int, option: int) -> None:
        """Answer with a check: IllegalOption says why not, and the state stays as it was."""
        self.legal(seat, option)
        self.apply(seat, option)

    def legal(self, seat: int, option: int) -> Frame:
        """The question to this seat, which the option answers; IllegalOption says why it does not."""
        frame = self.asked(seat)
        if option not in self.options_of(frame):
            refusal = self.refusal(frame, option)
            raise IllegalOption(refusal.key, refusal.details, refusal.rule)
        return frame

    def text(self, seat: int, option: int) -> str:
        """The canonical words of an option, the words of the record."""
        return self.words(self.legal(seat, option), option)

    def read(self, seat: int, words: str) -> int:
        """The option that these words, or their unambiguous beginning, stand for."""
        frame = self.asked(seat)
        wanted = " ".join(words.lower().split())
        begun: list[int] = []
        offered: list[str] = []
        for option in self.options_of(frame):
            text = self.words(frame, option)
            if text == wanted:
                return option
            if wanted and text.startswith(wanted):
                begun.append(option)
            offered.append(text)
        if len(begun) == 1:
            return begun[0]
        shown = words.encode(errors="replace").decode()
        details: dict[str, object] = {"words": shown, "allowed": " | ".join(offered)}
        if begun:
            details["allowed"] = " | ".join([self.words(frame, option) for option in begun])
            raise IllegalOption("ambiguous-words", details)
        raise IllegalOption("unknown-words", details)

    def describe(self, seat: int, option: int) -> dict[str, object]:
        """What an option means, for a table that highlights it and a catalogue that names it."""
        return self.meaning(self.legal(seat, option), option)

    def question(self, seat: int) -> dict[str, object]:
        """What a seat is asked: its `kind`, the `rule` behind it, whether answers may stay `secret` from others, and
        what it is about; it is a `reaction` if it is put in somebody else's turn. Everybody may know it."""
        return self.prompt(self.asked(seat))

    # A state is a value

    def __eq__(self, other: object) -> bool:
        """Equality of dumps: whether somebody listens makes no difference."""
        return self is other or (isinstance(other, State) and self.dump() == other.dump())

    def __copy__(self) -> State:
        """A copy that listens if this state does, and has still to tell what was not heard yet."""
        twin = self.copy()
        if self.log is not None:
            twin.log = [event.copy() for event in self.log]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        from saloon.engine.game import restored

        return restored, (self.game(), self.dump(), self.log)

    def __repr__(self) -> str:
        """What everybody may know: the game, its seats, and who is asked what."""
        asked = [f"seat {seat} is asked {told(self.question(seat))}" for seat in self.deciders() if seat != NOBODY]
        if not self.stack:
            asked = [f"over, won by seat {' and '.join([str(seat) for seat in self.winners()])}"]
        return f"<{self.kinds.slug}, {self.seats} seats: {'; '.join(asked)}>"

    def game(self) -> object:
        """The `Game` that is played."""
        return self.kinds.game

    def dump(self) -> dict[str, object]:
        """Everything as plain JSON, in the middle of any question."""
        from saloon.engine.loading import dump

        return dump(self)

    def begin(self) -> None:
        """Every field as it is at the start of a game; generated from the fields that it declares."""

    def dump_fields(self) -> dict[str, object]:
        """What the game adds to a dump; generated from the fields that it declares."""
        return {}

    # For the rules of a game

    def ask(self, frame: Frame) -> None:
        """Put a question; it is answered before everything below it."""
        self.stack.append(frame)

    def ask_together(self, frames: list[Frame]) -> None:
        """Put questions that are open at the same time, given in the order of seats and made for this group alone.
        Answers take effect as they come: what must stay secret until all are in, the game keeps in a field that only
        its owner sees, and a step below the group brings it to light."""
        group = len(self.stack) + 1
        for frame in frames:
            frame.group = group
            self.stack.append(frame)

    def ask_again(self, frame: Frame, again: Frame) -> None:
        """Put a follow-up question to the same seat beside the others of a group."""
        place = frame.group - 1
        while place < len(self.stack) and self.stack[place].seat <= frame.seat:
            place += 1
        again.group = frame.group
        self.stack.insert(place, again)

    def then(self, steps: list[Frame]) -> None:
        """Put steps on the stack that run in the order given."""
        for index in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[index])

    def settle(self) -> None:
        """Run the steps that lie on top until a question does, or the game is over."""
        stack = self.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            if frame.seat != NOBODY:
                return
            stack.pop()
            steps[frame.kind].run(self, frame)

    def open_frame(self, seat: int) -> int:
        """Where in the stack the question to this seat lies, or -1."""
        top = len(self.stack) - 1
        chairs: int = self.seats  # not compared as i64: who asks may be any number
        if top < 0 or not 0 <= seat < chairs:
            return -1
        group = self.stack[top].group
        if group == 0:
            return top if self.stack[top].seat == seat else -1
        for index in range(top, group - 2, -1):
            if self.stack[index].seat == seat:
                return index
        return -1

    def check_seat(self, seat: int) -> None:
        """NoSuchSeat says which seats there are. A game calls it in `view`, `imagine` and `features`."""
        chairs: int = self.seats  # not compared as i64: who asks may be any number
        if not 0 <= seat < chairs:
            raise NoSuchSeat("no-such-seat", {"place": seat, "last": chairs - 1})

    def asked(self, seat: int) -> Frame:
        """The question to this seat; IllegalOption when there is none."""
        index = self.open_frame(seat)
        if index >= 0:
            return self.stack[index]
        self.check_seat(seat)
        if not self.stack:
            raise IllegalOption("game-over", {"seat": seat})
        rule = str(self.prompt(self.stack[-1])["rule"])
        raise IllegalOption("not-asked", {"seat": seat, "waiting": self.deciders()}, rule)

    # Events

    def listen(self) -> None:
        """Collect events from now on. What `copy` gives does not listen."""
        if self.log is None:
            self.log = []

    def hear(self) -> list[Event]:
        """The events since the last call."""
        heard = self.log
        if heard is None:
            return []
        self.log = []
        return heard

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, eyes: i64 = NOBODY) -> None:
        """Something happened. `eyes`: the seat, or SEATED, that may see the secret arguments of this kind of event."""
        if self.log is not None:
            self.log.append(Event(kind, [a, b, c, d], [], eyes, self.event_kind(kind)))

    def tell_list(
        self, kind: int, a: int, items: list[int], eyes: int = NOBODY, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Something happened to several things at once."""
        if self.log is not None:
            self.log.append(Event(kind, [a, b, c, d], items, eyes, self.event_kind(kind)))

    def seen(self, event: Event, seat: int | None) -> dict[str, object]:
        """An event as a seat (or a spectator: None) may see it."""
        if seat is not None:
            self.check_seat(seat)
        kind = self.event_kind(event.kind)
        known = kind.open or (seat is not None and (event.eyes == seat or event.eyes == SEATED))
        seen: dict[str, object] = {"event": kind.name, "known": known and not kind.open}
        for index, name in enumerate(kind.args):
            if known or name not in kind.secret:
                seen[name] = self.name_of(name, event.args[index])
        if kind.items:
            seen["count"] = len(event.items)
            if known or kind.items not in kind.secret:
                seen[kind.items] = [self.name_of(kind.items, item) for item in event.items]
        return seen

    # Questions, steps and events, by the tables of the game

    def options_of(self, frame: Frame) -> list[int]:
        return self.questions[frame.kind].options(self, frame)

    def words(self, frame: Frame, option: int) -> str:
        return self.questions[frame.kind].words(self, frame, option)

    def meaning(self, frame: Frame, option: int) -> dict[str, object]:
        return self.questions[frame.kind].meaning(self, frame, option)

    def prompt(self, frame: Frame) -> dict[str, object]:
        question = self.questions[frame.kind]
        prompt: dict[str, object] = {
            "kind": question.name,
            "rule": question.cited(self, frame),
            "secret": question.secret,
        }
        if self.in_turn() not in (NOBODY, frame.seat):
            prompt["reaction"] = True
        prompt.update(question.about(self, frame))
        return prompt

    def refusal(self, frame: Frame, option: int) -> Refusal:
        return self.questions[frame.kind].refusal(self, frame, option)

    def event_kind(self, kind: int) -> EventKind:
        return self.kinds.events[kind]

    # Hooks: what a game fills in

    def in_turn(self) -> int:
        """Whose turn it is, where that makes questions to the others reactions; else NOBODY."""
        return NOBODY

    def name_of(self, name: str, value: int) -> object:
        """The public name of an argument of an event, by the things that the game declares."""
        return public_name(getattr(self.game(), "things", {}), name, value)

    def scores(self) -> list[int]:
        """What each seat has now; final when the game is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        raise NotImplementedError

    def copy(self) -> State:
        """Exact and independent."""
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """All that a seat may know, as a dataclass; None: a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """A copy in which everything that this seat, or a spectator (None), cannot know is dealt anew, chance
        included. It depends only on what the seat knows and on `rng`: from two worlds that look alike to the seat
        come equal copies."""
        raise NotImplementedError

    # For bots and learners

    def shares(self) -> list[float]:
        """What each seat has of the victory, once the game is over."""
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def value(self) -> list[float]:
        """The chance of each seat to win, as far as `features` tell; exact at the end. The numbers add up to 1."""
        return self.estimate() if self.stack else self.shares()

    def prior(self, frame: Frame, options: list[int]) -> list[float]:
        """How much a player at ease would lean towards each of these options: weights above 0, of any sum. Only what
        the seat that is asked may know counts."""
        found = FoundTraits(self.learned().factors)
        self.find_traits(frame, options, found)
        return found.weights

    def traits(self, frame: Frame, option: int) -> list[str]:
        """What `prior` sees in an option: the names of its traits."""
        learned = self.learned()
        lists: list[list[int]] = []
        options = self.options_of(frame)
        self.find_traits(frame, options, FoundTraits(learned.factors, lists))
        return [learned.traits.names[trait] for trait in lists[options.index(option)]]

    # Hooks for bots and learners: a game that leaves them as they are is played to its end, again and again

    def learned(self) -> Learned:
        """The names of the game's features, phases and traits, and what was fitted to them."""
        return NOTHING_LEARNED

    def features(self, seat: int) -> list[float]:
        """How a seat stands, in a few numbers: the meanings are in `Game.features`. All of the world counts, hidden or
        not: who asks has imagined it."""
        self.check_seat(seat)
        return [float(self.scores()[seat])]

    def all_features(self) -> list[list[float]]:
        """The features of every seat."""
        return [self.features(seat) for seat in range(self.seats)]

    def estimate(self) -> list[float]:
        """`value` before the end: by the features of every seat, and the weights that were fitted for this phase."""
        return self.learned().chances(self.phase(), self.all_features())

    def quiet(self) -> bool:
        """Whether this is a moment to estimate who wins: nothing is planned or hangs in the air that `features` do not
        see."""
        return not self.stack

    def phase(self) -> int:
        """Which set of weights `value` goes by here."""
        return 0

    def find_traits(self, frame: Frame, options: list[int], found: FoundTraits) -> None:
        """Say of each of these options in turn which traits it has: `found.add` for each, then `found.next`. Only what
        the seat that is asked may know counts."""
        for _ in options:
            found.next()

    def public_label(self, frame: Frame, option: int) -> int:
        """An answer as the other seats see it at once: answers that look alike to them give equal numbers."""
        return 0 if frame.group else option

    def encode(self, seat: i64, out: Encoder) -> None:
        """Tell an encoder all that a seat, or a spectator (NOBODY), may know: the same columns in the same order in
        every state of a variant. Seats are counted from the one that looks, or from seat 0 for a spectator. A game that
        leaves this as it is tells only who is asked and who has won."""
        me: i64 = 0 if seat == NOBODY else seat
        out.about("I am")
        out.one_of([f"seat {number}" for number in range(self.seats)], seat)
        around = AROUND[: self.seats]
        out.about("asked")
        asked = out.block(around, 1)
        for decider in self.deciders():
            out.put(asked + seats_on(decider, me, self.seats), 1)
        out.about("winner")
        won = out.block(around, 1)
        for winner in self.winners():
            out.put(won + seats_on(winner, me, self.seats), 1)

    def broken_invariants(self) -> list[str]:
        """The invariants of the game that do not hold here, fields out of their range first; empty in every state that
        can be reached."""
        from saloon.engine.loading import out_of_place

        return out_of_place(self) or self.broken_rules()

    def broken_rules(self) -> list[str]:
        """What a game knows to be impossible, beyond the range of each field, in plain English."""
        return []

    def observation(self, seat: int | None) -> list[float]:
        """All that a seat, or a spectator (None), may know, as numbers from 0 to 1 for a learner: always so many in a
        variant of a game, and `Game.observation_names` says what each of them is."""
        if seat is not None:
            self.check_seat(seat)
        levels = bytearray(self.observed())
        self.encode(NOBODY if seat is None else seat, Encoder(levels))
        return shares(levels, self.columns)

    def observed(self) -> int:
        """How many numbers an observation has."""
        if not self.columns:
            told = Encoder()
            self.encode(NOBODY, told)
            self.columns[:] = bytes(told.most)
        return len(self.columns)

    # The names of version 0.1, for one version more

    def numbers(self, seat: int | None) -> list[float]:
        return self.observation(seat)

    def gauges(self, seat: int) -> list[float]:
        return self.features(seat)

    def guess(self) -> list[float]:
        return self.value()

    def lean(self, frame: Frame, options: list[int]) -> list[float]:
        return self.prior(frame, options)

    def look(self, frame: Frame, option: int) -> int:
        return self.public_label(frame, option)

    def faults(self) -> list[str]:
        return self.broken_invariants()
