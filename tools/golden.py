"""Plays the golden records of Colt Express: one for each way of play, each event, each power.

`python -m tools.golden` looks for the first seeds whose random games show what a record is named after, and writes
them anew. Do this only when the rules version was raised: golden records exist to notice change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import saloon
from saloon.engine.game import Value
from saloon.engine.record import Match
from saloon.engine.rng import Rng

FOLDER = Path(__file__).parent.parent / "tests" / "golden" / "colt-express"
GAME = saloon.game("colt-express")
FIRST_GAME: dict[str, Value] = {"abilities": False, "events": False}
CHOOSING: dict[str, Value] = {"cars": "choose", "bandits": "choose"}

Story = list[dict[str, object]]


@dataclass
class Moment:
    """One answer of a game: what was asked, what was chosen, and what everybody was told of it."""

    question: dict[str, object]
    meaning: dict[str, object]
    story: Story


@dataclass
class Wanted:
    """A golden record: how to play, and what must be seen in it."""

    name: str
    seats: int
    options: dict[str, Value]
    shows: Callable[[list[Moment]], bool]


def told(moments: list[Moment]) -> Iterator[dict[str, object]]:
    return (event for moment in moments for event in moment.story)


def anything(moments: list[Moment]) -> bool:
    return bool(moments)


def tells(name: str) -> Callable[[list[Moment]], bool]:
    return lambda moments: any(event["event"] == name for event in told(moments))


def effect_of(happening: str, effect: str) -> Callable[[list[Moment]], bool]:
    """An event that does something: it is told, and right after it its effect."""

    def shows(moments: list[Moment]) -> bool:
        story = list(told(moments))
        for now, later in pairwise(story):
            if now.get("happening") == happening and later["event"] == effect:
                return True
        return False

    return shows


def hides_on_the_first_turn(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "hide" for moment in moments)


def draws_seven(moments: list[Moment]) -> bool:
    return any(event["event"] == "drew" and event["count"] == 7 for event in told(moments))


def shoots_through_a_roof(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "shoot" and moment.meaning.get("through_roof") for moment in moments)


def pockets(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "pocket" for moment in moments)


def lets_fall(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "let-fall" for moment in moments)


def second_card(moments: list[Moment]) -> bool:
    return any(m.question["kind"] == "second-card" and m.meaning["kind"] == "play" for m in moments)


def keeps_cards(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "keep" for moment in moments)


EVENTS = {
    "angry-marshal": "wounded",
    "swivel-arm": "swept",
    "braking": "swept",
    "take-it-all": "strongbox",
    "rebellion": "wounded",
    "pickpocketing": "took",
    "marshals-revenge": "lost",
    "hostage": "ransom",
}


def charms(moments: list[Moment]) -> bool:
    """Belle stands in sight of a shot or beside a punch that others must take."""
    return any(moment.meaning.get("charmed") for moment in moments)


WANTED = [
    *(Wanted(f"plain-{seats}", seats, {}, anything) for seats in (3, 4, 5, 6)),
    *(Wanted(f"first-game-{seats}", seats, FIRST_GAME, anything) for seats in (3, 4, 5, 6)),
    *(Wanted(f"expert-{seats}", seats, {"expert": True}, keeps_cards) for seats in (3, 4, 5, 6)),
    *(Wanted(f"teams-{seats}", seats, {"teams": True}, second_card) for seats in (2, 3)),
    *(Wanted(f"choosing-{seats}", seats, CHOOSING, anything) for seats in (2, 4, 6)),
    Wanted("expert-shuffles", 4, {"expert": True}, tells("shuffled")),
    Wanted("pile-closed", 6, {}, tells("pile-closed")),
    *(Wanted(f"event-{event}", 4, {}, effect_of(event, effect)) for event, effect in EVENTS.items()),
    Wanted("power-ghost-hides", 4, {}, hides_on_the_first_turn),
    Wanted("power-doc-draws-seven", 4, {}, draws_seven),
    Wanted("power-tuco-shoots-through-the-roof", 4, {}, shoots_through_a_roof),
    Wanted("power-django-pushes", 4, {}, tells("pushed")),
    Wanted("power-django-meets-the-end-of-the-train", 4, {}, tells("held")),
    Wanted("power-cheyenne-keeps-the-purse", 4, {}, pockets),
    Wanted("power-cheyenne-lets-it-fall", 4, {}, lets_fall),
    Wanted("power-belle-is-spared", 4, {}, charms),
]


def play(wanted: Wanted, seed: int) -> tuple[Match, list[Moment]]:
    """A random game and its moments."""
    match = Match.new(GAME, wanted.seats, seed, wanted.options)
    rng = Rng(seed)
    match.state.listen()
    moments = []
    while deciders := match.state.deciders():
        seat = deciders[rng.below(len(deciders))]
        options = match.state.options(seat)
        moments.append(answer(match, seat, options[rng.below(len(options))]))
    return match, moments


def answer(match: Match, seat: int, option: int) -> Moment:
    """Answer, and keep what it was."""
    state = match.state
    question, meaning = state.question(seat), dict(state.describe(seat, option))
    before = state.view(None)
    if meaning["kind"] in ("shoot", "punch"):
        meaning.update(scene(before, meaning))
    match.play(seat, option)
    return Moment(question, meaning, [state.seen(event, None) for event in state.hear()])


def scene(view: object, meaning: dict[str, object]) -> dict[str, object]:
    """Whether a shot goes through a roof, and whether Belle stands where a target could."""
    places = {bandit.name: (bandit.car, bandit.level) for bandit in getattr(view, "bandits", [])}
    here, there = places[str(meaning["bandit"])], places[str(meaning["victim"])]
    belle = places.get("belle") if "belle" not in (meaning["bandit"], meaning["victim"]) else None
    through = here[0] == there[0] and here[1] != there[1]
    return {"through_roof": through, "charmed": belle is not None and belle == there}


def find(wanted: Wanted) -> Match:
    """The first game that shows what is wanted."""
    for seed in range(10_000):
        match, moments = play(wanted, seed)
        if wanted.shows(moments):
            return match
    raise LookupError(f"no game shows {wanted.name}")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for wanted in WANTED:
        match = find(wanted)
        (FOLDER / f"{wanted.name}.jsonl").write_text(match.write(), encoding="utf-8")
        print(wanted.name, len(match.moves))


if __name__ == "__main__":
    main()
