"""Effects that were caused and wait for their turn (9.3): each is one int."""

from mypy_extensions import i64


def waiting(kind: i64, seat: i64, source: i64, person: i64) -> i64:
    """An effect of `source`, a character. `seat`: whose front or rear is hit, who draws or decides. `person`: who is
    hit, where that is settled."""
    return kind + seat * 8 + source * 16 + person * 512


def by_card(item: i64, kind: i64) -> i64:
    """The same effect, but a card of this type causes it, not an ability."""
    return item + (kind + 1) * 16384


def kind_of(item: i64) -> i64:
    return item & 7


def seat_of(item: i64) -> i64:
    return item >> 3 & 1


def source_of(item: i64) -> i64:
    return item >> 4 & 31


def person_of(item: i64) -> i64:
    return item >> 9 & 31


def card_of(item: i64) -> i64:
    """The type of the card that caused it, or -1: an ability did."""
    return (item >> 14) - 1
