"""What the golden records of Colt Express show: one for each way of play, each event, each power."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from saloon.engine.game import Value
from saloon.games.colt_express.view import TrainView
from tools.golden import Moment, Wanted, anything, records_of, tells, told

GAME = "colt-express"
FOLDER = records_of(GAME)
FIRST_GAME: dict[str, Value] = {"abilities": False, "events": False}
CHOOSING: dict[str, Value] = {"cars": "choose", "bandits": "choose"}


def effect_of(happening: str, effect: str) -> Callable[[list[Moment]], bool]:
    """An event that does something: it is told, and right after it its effect."""

    def shows(moments: list[Moment]) -> bool:
        story = list(told(moments))
        for now, later in pairwise(story):
            if now.get("round-event") == happening and later["event"] == effect:
                return True
        return False

    return shows


def hides_on_the_first_turn(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "hide" for moment in moments)


def draws_seven(moments: list[Moment]) -> bool:
    return any(event["event"] == "drew" and event["count"] == 7 for event in told(moments))


def shoots_through_a_roof(moments: list[Moment]) -> bool:
    return any(moment.meaning["kind"] == "shoot" and through_a_roof(moment) for moment in moments)


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
    return any(moment.meaning["kind"] in ("shoot", "punch") and charmed(moment) for moment in moments)


def places(moment: Moment) -> dict[object, tuple[int | None, str | None]]:
    """Where the bandits were before the answer."""
    assert isinstance(moment.before, TrainView)
    return {bandit.name: (bandit.car, bandit.level) for bandit in moment.before.bandits}


def through_a_roof(moment: Moment) -> bool:
    were = places(moment)
    here, there = were[moment.meaning["bandit"]], were[moment.meaning["victim"]]
    return here[0] == there[0] and here[1] != there[1]


def charmed(moment: Moment) -> bool:
    """Whether Belle stands where a target could."""
    were = places(moment)
    people = (moment.meaning["bandit"], moment.meaning["victim"])
    return "belle" not in people and were.get("belle") == were[moment.meaning["victim"]]


WANTED = [
    *(Wanted(GAME, f"plain-{seats}", seats, {}, anything) for seats in (3, 4, 5, 6)),
    *(Wanted(GAME, f"first-game-{seats}", seats, FIRST_GAME, anything) for seats in (3, 4, 5, 6)),
    *(Wanted(GAME, f"expert-{seats}", seats, {"expert": True}, keeps_cards) for seats in (3, 4, 5, 6)),
    *(Wanted(GAME, f"teams-{seats}", seats, {"teams": True}, second_card) for seats in (2, 3)),
    *(Wanted(GAME, f"choosing-{seats}", seats, CHOOSING, anything) for seats in (2, 4, 6)),
    Wanted(GAME, "expert-shuffles", 4, {"expert": True}, tells("shuffled")),
    Wanted(GAME, "pile-closed", 6, {}, tells("pile-closed")),
    *(Wanted(GAME, f"event-{event}", 4, {}, effect_of(event, effect)) for event, effect in EVENTS.items()),
    Wanted(GAME, "power-ghost-hides", 4, {}, hides_on_the_first_turn),
    Wanted(GAME, "power-doc-draws-seven", 4, {}, draws_seven),
    Wanted(GAME, "power-tuco-shoots-through-the-roof", 4, {}, shoots_through_a_roof),
    Wanted(GAME, "power-django-pushes", 4, {}, tells("pushed")),
    Wanted(GAME, "power-django-meets-the-end-of-the-train", 4, {}, tells("held")),
    Wanted(GAME, "power-cheyenne-keeps-the-purse", 4, {}, pockets),
    Wanted(GAME, "power-cheyenne-lets-it-fall", 4, {}, lets_fall),
    Wanted(GAME, "power-belle-is-spared", 4, {}, charms),
]
