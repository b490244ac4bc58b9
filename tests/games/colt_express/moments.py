"""Moments of Colt Express: one for every question, and some more for how they look."""

from __future__ import annotations

from browser.sought import Game, asks
from saloon.engine.game import Value
from saloon.engine.state import State
from saloon.games.colt_express.decisions import QUESTIONS

TEAMS: dict[str, Value] = {"teams": True}
CHOSEN: dict[str, Value] = {"bandits": "choose", "cars": "choose"}


def tunnel(state: State, seat: int) -> bool:
    return asks("plan", "draw")(state, seat) and state.question(seat)["turn"] == "tunnel"


def on_the_roof(state: State, seat: int) -> bool:
    return asks("move")(state, seat) and len(state.options(seat)) > 3


MOMENTS = {
    "pick-car": Game(asks("pick-car"), switches=CHOSEN),
    "pick-bandit": Game(asks("pick-bandit"), switches=CHOSEN),
    "pick-team": Game(asks("pick-team"), 3, {**TEAMS, **CHOSEN}),
    "board": Game(asks("board", alone=False), 3, TEAMS),
    "pick-card": Game(asks("pick-card", alone=False), 3, TEAMS),
    "plan": Game(asks("plan", "play", "hide", "draw")),
    "second-card": Game(asks("second-card", "play", "no-second-card"), 3, TEAMS),
    "keep": Game(asks("keep", "keep", "keep-no-more", alone=False), switches={"expert": True}),
    "move": Game(asks("move")),
    "shoot": Game(asks("shoot")),
    "punch": Game(asks("punch")),
    "knock-out": Game(asks("knock-out")),
    "pocket": Game(asks("pocket", "pocket", "let-fall")),
    "knock": Game(asks("knock")),
    "rob": Game(asks("rob")),
    "marshal": Game(asks("marshal")),
    "pickpocket": Game(asks("pickpocket", "pickpocket", "take-nothing", alone=False)),
    # Not other questions, but other looks of them
    "first": Game(asks("plan", "draw")),
    "tunnel": Game(tunnel),
    "roof": Game(on_the_roof),
    "two": Game(asks("plan", "draw"), 2, TEAMS),
    "six": Game(asks("rob"), 6),
}
KINDS = [question.name for question in QUESTIONS]
LOOKS = ["pick-bandit", "pick-car", "plan", "two", "tunnel", "roof", "rob", "six"]  # at every size and in both lights
TYPICAL = ("plan", "rob")  # in every language
