"""A pile of cards whose order nobody knows: how many of each, four bits a card, in one int.

Piles add and subtract as ints do, so `deck + hand` is the shuffled deck. Bullets come last and may have any number.
"""

from mypy_extensions import i64

from saloon.engine.rng import Rng
from saloon.games.colt_express.ids import BULLET


def one(card: i64) -> i64:
    """A pile of one card."""
    # Shifted down from the bullet: mypyc writes a literal 1 as a C int, too narrow to be shifted up that far
    bullet: i64 = 0x1_0000_0000_0000
    return bullet >> 4 * (BULLET - card)


def actions(pile: i64) -> i64:
    """The pile without its bullets."""
    return pile & 0xFFFF_FFFF_FFFF


def count(pile: i64, card: i64) -> i64:
    """How many of this card."""
    if card == BULLET:
        return pile >> 48
    return pile >> 4 * card & 15


def size(pile: i64) -> i64:
    """How many cards in all."""
    cards: i64 = pile >> 48
    rest: i64 = actions(pile)
    while rest != 0:
        cards += rest & 15
        rest >>= 4
    return cards


def pick(pile: i64, cards: i64, rng: Rng) -> i64:
    """A random card of a pile of so many cards; it stays there."""
    left: i64 = rng.below(cards)
    card: i64 = 0
    while card < BULLET:
        left -= pile & 15
        if left < 0:
            return card
        pile >>= 4
        card += 1
    return BULLET


def without(pile: i64, gone: i64) -> i64:
    """A pile less the cards of another, as far as they are there."""
    rest: i64 = 0
    for card in range(BULLET + 1):
        more = count(pile, card) - count(gone, card)
        if more > 0:
            rest += more * one(card)
    return rest


def cards_of(pile: i64) -> list[int]:
    """The cards one by one, for people."""
    return [card for card in range(BULLET + 1) for _ in range(count(pile, card))]
