"""Tells golden games of Colt Express as the page hears them: the view at the beginning, then for each answer the events
and what lies where afterwards. The tests of the page check that its board gets there by the events alone.

`python -m tools.stories` writes them anew, after `make golden` or when an event has got another argument.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import saloon
from saloon.engine.record import Match, read
from saloon.games.colt_express.view import Planned, TrainView
from saloon.table.sight import told
from tools.golden import FOLDER

TARGET = Path(__file__).parent.parent / "web" / "tests" / "colt_express" / "stories.json"
# Between them these games tell every kind of event, in every way of play
GAMES = [
    *("choosing-2", "expert-4", "teams-3", "pile-closed", "event-swivel-arm", "event-hostage"),
    *("power-cheyenne-keeps-the-purse", "power-django-meets-the-end-of-the-train"),
]

Story = dict[str, object]


def lie(view: TrainView) -> Story:
    """Where everything is, in few words."""
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


def story(name: str, eyes: int | None) -> Story:
    """One game through one pair of eyes; of what lies where only what has changed."""
    record = read((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"), saloon.game)
    match = Match.new(record.game, record.seats, record.seed, record.options, listen=True)
    match.state.hear()
    first = seen(match, eyes)
    before = lie(first)
    steps: list[Story] = []
    for seat, words in record.moves:
        match.play(seat, match.state.read(seat, words))
        events = [each.seen_by(eyes) for each in told(match.state, match.state.hear())]
        now = lie(seen(match, eyes))
        steps.append({"events": events, "now": {key: value for key, value in now.items() if value != before[key]}})
        before = now
    return {"name": name, "view": msgspec.to_builtins(first), "steps": steps}


def seen(match: Match, eyes: int | None) -> TrainView:
    view = match.state.view(eyes)
    assert isinstance(view, TrainView)
    return view


def stories() -> list[Story]:
    """All of them; every third one as somebody hears it who only looks on."""
    return [story(name, None if index % 3 == 2 else 0) for index, name in enumerate(GAMES)]


def story_text() -> str:
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in stories())
    return f"[\n{lines}\n]\n"


def main() -> None:
    TARGET.write_text(story_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
