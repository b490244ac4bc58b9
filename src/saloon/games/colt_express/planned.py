"""A card of the common stack as one int: what it is, whose, on which turn, and whether it lies or lay face down."""

from typing import Final

_SEAT: Final = 16
_HIDDEN: Final = 128
_TURN: Final = 256
_TURNED_UP: Final = 2048


def laid(card: int, seat: int, hidden: bool, turn: int) -> int:
    return card + seat * _SEAT + (_HIDDEN if hidden else 0) + turn * _TURN


def card_of(entry: int) -> int:
    return entry & 15


def seat_of(entry: int) -> int:
    return entry >> 4 & 7


def is_hidden(entry: int) -> bool:
    return entry & _HIDDEN != 0


def was_hidden(entry: int) -> bool:
    """Whether it was played face down, be it turned up by now or not."""
    return entry & (_HIDDEN | _TURNED_UP) != 0


def turn_of(entry: int) -> int:
    return entry >> 8 & 7


def turned_up(entry: int) -> int:
    return (entry & ~_HIDDEN) | _TURNED_UP


def as_card(entry: int, card: int) -> int:
    """The same entry with another card."""
    return entry - (entry & 15) + card
