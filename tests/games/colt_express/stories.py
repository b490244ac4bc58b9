"""Which golden games of Colt Express are told to the page's tests, and where everything is on the train."""

from __future__ import annotations

from saloon.games.colt_express.view import Planned, TrainView
from tools.stories import Story, Telling

# Between them these games tell every kind of event, in every way of play; every third one as somebody hears it who
# only looks on
RECORDS = [
    ("choosing-2", 0),
    ("expert-4", 0),
    ("teams-3", None),
    ("pile-closed", 0),
    ("event-swivel-arm", 0),
    ("event-hostage", None),
    ("power-cheyenne-keeps-the-purse", 0),
    ("power-django-meets-the-end-of-the-train", 0),
]


def lie(view: object) -> Story:
    assert isinstance(view, TrainView)
    loot = {token.id: f"car {car}" for car, each in enumerate(view.cars) for token in each.inside}
    loot |= {token.id: f"roof {car}" for car, each in enumerate(view.cars) for token in each.roof}
    loot |= {token.id: bandit.name for bandit in view.bandits for token in bandit.loot}
    return {
        "bandits": [f"{bandit.name} {bandit.level} {bandit.car} {bandit.bullets}" for bandit in view.bandits],
        "loot": loot,
        "marshal": view.marshal,
        "neutral": view.neutral,
        "closed": view.neutral_closed,
        "phase": view.phase,
        "round": view.round,
        "turn": view.turn,
        "next": view.next_card,
        "plan": " ".join(planned(card) for card in view.plan),
        "seats": [
            f"{seat.hand_size} {seat.deck_size} {seat.received} {seat.bullets_on_top} {' '.join(seat.discard)}"
            for seat in view.seats
        ],
    }


def planned(card: Planned) -> str:
    """A card of the stack: seat, turn, what it is and whose; "-" for face down, "+" for done."""
    marks = ("-" if card.face_down else "") + ("+" if card.done else "")
    return f"{card.seat}{card.turn}{(card.card or '')[:2]}{(card.bandit or '')[:2]}{marks}"


TELLING = Telling("colt-express", RECORDS, lie)
