"""Which golden games of BANG! The Duel are told to the page's tests, and where everything is on the table."""

from __future__ import annotations

from saloon.games.bang_duel.view import Card, DuelView, Person, Seat
from tools.stories import Story, Telling

# Between them these games tell every kind of event. Both seats and an onlooker hear them, for each knows other cards
RECORDS = [
    ("asks-schulz", 0),
    ("asks-shield", 1),
    ("tells-repeated", None),
    ("tells-wasted", 1),
]
TOP = 5  # cards of the discard pile; how many there are tells of those below


def lie(view: object) -> Story:
    assert isinstance(view, DuelView)
    return {
        "turn": view.turn,
        "turns": view.turns,
        # No event tells when the drawing is over and when the discarding begins
        "phase": view.phase if view.phase in ("choosing", "over") else "turn",
        "people": [sorted(standing(person) for person in seat.people if person) for seat in view.seats],
        "hands": [cards(seat.hand) for seat in view.seats],
        "squads": [squad(seat) for seat in view.seats],
        "decks": [*(seat.deck for seat in view.seats), view.common],
        "discard": [len(view.discard), *(card.id for card in view.discard[-TOP:])],
        "laid": cards(view.laid),
        "winners": view.winners,
    }


def standing(person: Person) -> str:
    """A character; "+" for the token."""
    return f"{person.name} {person.life}{'+' if person.front else ''} {cards(person.gear)}"


def squad(seat: Seat) -> str:
    """Who waits and who is gone."""
    waiting = [] if seat.waiting is None else seat.waiting
    return f"{seat.reserve} {' '.join(waiting)} / {' '.join(seat.gone)}"


def cards(some: list[Card]) -> str:
    """Cards in no order: numbers where they are known, else backs."""
    return " ".join(sorted(card.back if card.id is None else str(card.id) for card in some))


TELLING = Telling("bang-duel", RECORDS, lie)
