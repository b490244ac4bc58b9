"""What the views of all games have in common, as types."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Asked:
    """An open question: the seat that is asked, and what, as `State.question` tells everybody."""

    seat: int
    question: dict[str, object]
