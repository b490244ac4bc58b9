"""What happened, for people: an event is a key with arguments, some of which only one seat may see."""

from __future__ import annotations

from typing import Final

SEATED: Final = -2  # eyes of an event: every seat sees its secret arguments, spectators do not


class EventKind:
    """The name of an event, the names of its arguments and of its list, and which of them are secret. `reveals`: it
    brings to light what somebody did not know, so that the answer before it cannot be taken back."""

    def __init__(
        self, name: str, args: list[str], items: str = "", secret: list[str] | None = None, reveals: bool = False
    ) -> None:
        self.name: Final = name
        self.args: Final = args
        self.items: Final = items
        self.secret: Final[list[str]] = secret if secret is not None else []
        self.open: Final = not self.secret
        self.reveals: Final = reveals

    def __reduce__(self) -> tuple[object, ...]:
        return EventKind, (self.name, self.args, self.items, self.secret, self.reveals)


class Event:  # noqa: PLW1641  # it changes, so it has no hash
    """One thing that happened. `eyes`: the seat that may see the secret arguments, or SEATED: every seat may. `kind` is
    the number of what it is, `meaning` its name and the names of the arguments."""

    def __init__(self, kind: int, args: list[int], items: list[int], eyes: int, meaning: EventKind) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.items: Final = items
        self.eyes: Final = eyes
        self.meaning: Final = meaning

    def copy(self) -> Event:
        return Event(self.kind, self.args[:], self.items[:], self.eyes, self.meaning)

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.args, self.items, self.eyes, self.meaning)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        same = self.kind == other.kind and self.meaning.name == other.meaning.name and self.eyes == other.eyes
        return same and self.args == other.args and self.items == other.items

    def __repr__(self) -> str:
        """The whole truth, secret arguments too: `State.seen` is what may be shown to people."""
        told = [f"{name}={self.args[index]}" for index, name in enumerate(self.meaning.args)]
        if self.meaning.items:
            told.append(f"{self.meaning.items}={self.items}")
        if not self.meaning.open:
            told.append(f"eyes={self.eyes}")
        return f"<{' '.join([self.meaning.name, *told])}>"
