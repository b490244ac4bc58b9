"""Moments of BANG! The Duel: one for every question, and some more for how they look."""

from __future__ import annotations

from functools import partial

from browser.sought import Game as AnyGame
from browser.sought import Wanted, asks
from saloon.engine.state import State
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.view import DuelView

SHOT = ("play", "at")
Game = partial(AnyGame, seats=2, within=60)


def seen(state: State, seat: int) -> DuelView:
    view = state.view(seat)
    assert isinstance(view, DuelView)
    return view


def only(kind: str, *ways: str) -> Wanted:
    """A seat is asked this, and such answers are all there are."""

    def wanted(state: State, seat: int) -> bool:
        if state.question(seat)["kind"] != kind:
            return False
        return sorted(str(state.describe(seat, option)["kind"]) for option in state.options(seat)) == sorted(ways)

    return wanted


def long_chain(state: State, seat: int) -> bool:
    return asks("answer", "miss", "take-hit")(state, seat) and len(seen(state, seat).chain) > 1


def well_equipped(state: State, seat: int) -> bool:
    """In the middle of a game: everybody wears something, and somebody has died."""
    if not asks("play", "play", "as-colt", "move", "end")(state, seat):
        return False
    seats = seen(state, seat).seats
    people = [person for side in seats for person in side.people]
    worn = [len(person.gear) for person in people if person]
    return len(worn) == 4 and sum(worn) > 4 and all(side.gone for side in seats)


def last_stand(state: State, seat: int) -> bool:
    """Somebody is alone: reloading is open."""
    return asks("play", "play", "reload", "end")(state, seat)


def dying(state: State, seat: int) -> bool:
    """The last character of the other side could die any moment."""
    other = seen(state, seat).seats[1 - seat]
    people = [person for person in other.people if person]
    return asks("play")(state, seat) and not other.reserve and [person.life for person in people] == [1]


MOMENTS = {
    "front": Game(asks("front", alone=False)),
    "play": Game(asks("play", "play", "as-colt", "move", "end")),
    "target": Game(asks("target", "at")),
    "answer": Game(asks("answer", "miss", "try-barrel", "take-hit"), within=200),
    "extra": Game(asks("extra", "pay", "waste")),
    "reveal": Game(asks("reveal", "symbol")),
    "shield": Game(asks("shield", "shield", "no-shield")),
    "duel": Game(asks("duel", "shoot-back", "give-up")),
    "indians": Game(asks("indians", "shoot-back", "give-up")),
    "robbery": Game(asks("robbery", "steal", "strip"), within=200),
    "teacher": Game(asks("teacher", "take")),
    "water": Game(asks("water", "swap")),
    "respite": Game(asks("respite", "at")),
    "store": Game(asks("store", "pick")),
    "wagon": Game(asks("wagon", "discard")),
    "carbine": Game(asks("carbine", "strip", "decline")),
    "shotgun": Game(asks("shotgun", "swap", "decline")),
    "peacemaker": Game(asks("peacemaker", "discard")),
    "schulz": Game(asks("schulz", "scatter", "decline")),
    "anderson": Game(asks("anderson", "take", "steal", "decline"), within=200),
    "pay": Game(asks("pay", "pay")),
    # A Canteen on top of the discard pile, and somebody is alone
    "repeat": Game(asks("repeat", "effect", "reload-again"), eager=("reload water", "use pearl-hart"), within=300),
    "keep": Game(asks("keep", "keep")),
    "kate": Game(asks("kate", "strip"), within=200),
    "discard": Game(asks("discard", "discard")),
    # Not other questions, but other looks of them
    "first": Game(asks("play")),
    "chain": Game(long_chain, within=200),
    "equipped": Game(well_equipped, within=300),
    "alone": Game(last_stand, within=300),
    "dying": Game(dying, within=500),
    # What the page need not ask
    "helpless": Game(only("answer", "take-hit"), after=SHOT),
    "barrel": Game(only("answer", "miss", "try-barrel", "take-hit"), within=200, after=SHOT),
    "hat": Game(only("answer", "use-hat", "take-hit"), within=300, after=SHOT),
}
KINDS = [question.name for question in QUESTIONS]
LOOKS = ["front", "equipped", "chain", "store", "alone"]  # at every size and in both lights
TYPICAL = ("chain", "equipped")  # in every language
