"""What lies on the stack of a state, and what a game is made of: frames are data, questions and steps say what they do.

A frame is a question to a seat or a step that runs by itself. It holds numbers, each by its name: the plain `Frame` has
none but its own, and a game declares those that need more in its `fields.py`. What can be answered, what an answer
does and how to say it stands in one class a question, what a step does in one class a step. These hold no data.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from saloon.engine.events import EventKind

if TYPE_CHECKING:
    from saloon.engine.state import State

NOBODY: Final = -1
BOTTOM: Final = -1  # below the lowest frame


# Frames hold numbers, so the garbage collector need not look at them
@mypyc_attr(native_class=True, allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """An open question or a step. Once it is on a stack it never changes, so copies of a state share it."""

    def __init__(self, kind: i64, seat: i64 = NOBODY) -> None:
        self.kind: Final[i64] = kind
        self.seat: Final[i64] = seat
        self.group: i64 = 0  # or 1 + the height of the stack where its group begins; set by `ask_together`

    def arguments(self) -> list[int]:
        """What else it holds, in the order in which it is declared."""
        return []


def take_next(stack: list[Frame]) -> Frame:
    """Take the question to the first decider off a stack."""
    frame = stack.pop()
    if frame.group != 0:
        stack.append(frame)
        return stack.pop(frame.group - 1)
    return frame


S = TypeVar("S", bound="State")
F = TypeVar("F", bound=Frame)


class Refusal:
    """Why an option is not allowed: a key of the catalogues, its details, and the rule."""

    def __init__(self, key: str, rule: str, details: dict[str, object]) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.details: Final = details


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Question(Generic[S, F]):
    """One question: what may be answered, what the answer does, and how to say it. `frame` is the class of the frames
    that ask it, and `on` says on what they may lie: steps, `asked(…)` questions, or the BOTTOM."""

    def __init__(
        self,
        id: int,
        name: str,
        rule: str,
        frame: type[Frame],
        on: list[int],
        *,
        secret: bool = False,
        together: bool = False,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.rule: Final = rule
        self.frame: Final = frame
        self.on: Final = on
        self.secret: Final = secret  # others may not see the answer at once
        self.together: Final = together  # it is asked of several seats at the same time, hence always in a group

    def options(self, s: S, f: F) -> list[int]:
        raise NotImplementedError

    def answer(self, s: S, f: F, option: int) -> None:
        raise NotImplementedError

    def words(self, s: S, f: F, option: int) -> str:
        raise NotImplementedError

    def meaning(self, s: S, f: F, option: int) -> dict[str, object]:
        raise NotImplementedError

    def cited(self, s: S, f: F) -> str:
        """The rule behind the question, as it stands now."""
        return self.rule

    def about(self, s: S, f: F) -> dict[str, object]:
        """What everybody may know about the question besides its kind."""
        return {}

    def possible(self, s: S, f: F) -> bool:
        """Whether it can be asked in this state: for dumps, which may claim anything."""
        return True

    def refusal(self, s: S, f: F, option: int) -> Refusal:
        """Why an option that is not among the legal ones is refused."""
        allowed = " | ".join([self.words(s, f, each) for each in self.options(s, f)])
        if not 0 <= option < s.kinds.width:
            return Refusal("no-such-option", self.cited(s, f), {"option": option, "allowed": allowed})
        rule, why = self.objection(s, f, option)
        return Refusal(f"{s.kinds.slug}-refusal-{why or self.name}", rule, {"allowed": allowed})

    def objection(self, s: S, f: F, option: int) -> tuple[str, str]:
        """The rule against an option, and the end of the key of the sentence that says why; empty: the question's."""
        return self.cited(s, f), ""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """Something that happens by itself. `frame` and `on` as of a question."""

    def __init__(self, id: int, name: str, frame: type[Frame], on: list[int]) -> None:
        self.id: Final = id
        self.name: Final = name
        self.frame: Final = frame
        self.on: Final = on

    def run(self, s: S, f: F) -> None:
        raise NotImplementedError

    def possible(self, s: S, f: F) -> bool:
        """Whether it can lie on the stack of this state: for dumps, which may claim anything."""
        return True


def asked(question: int) -> int:
    """A question among the things that a frame may lie on."""
    return -2 - question


class Kinds:
    """All questions, steps and kinds of events of a game, each by its number, and the `Game` itself."""

    def __init__(
        self,
        slug: str,
        rules: int,
        width: int,
        questions: list[Question[Any, Any]],
        steps: list[Step[Any, Any]],
        events: list[EventKind],
    ) -> None:
        self.slug: Final = slug
        self.rules: Final = rules
        self.width: Final = width
        self.questions: Final = in_order([question.id for question in questions], questions)
        self.steps: Final = in_order([step.id for step in steps], steps)
        self.events: Final = events
        self.question_names: Final = [question.name for question in self.questions]
        self.game: object = None


K = TypeVar("K")


def in_order(ids: list[int], rows: list[K]) -> list[K]:
    """The rows of a table by their numbers, of which none may be missing or there twice."""
    if sorted(ids) != list(range(len(rows))):
        raise ValueError(f"the numbers of {type(rows[0]).__name__} and the others are {ids}")
    found = rows[:]
    for place, row in zip(ids, rows):
        found[place] = row
    return found
