"""What happened, for people: an event is a key with arguments, some of which only one seat may see."""

from __future__ import annotations

from typing import Final


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


class Event:
    """One thing that happened. `eyes`: the seat that may see the secret arguments, or SEATED: every seat may."""

    def __init__(self, kind: int, args: list[int], items: list[int], eyes: int) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.items: Final = items
        self.eyes: Final = eyes
