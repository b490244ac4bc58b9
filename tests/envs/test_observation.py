"""The numbers for learners: documented, within bounds, all that a seat sees and nothing more."""

from __future__ import annotations

import dataclasses
import json
from typing import cast

import pytest

import saloon
from saloon.engine.conformance import variants
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.bang_duel.view import DuelView
from saloon.games.colt_express.view import TrainView

COLT = saloon.game("colt-express")
DUEL = saloon.game("bang-duel")
# Switches that change nothing in what is drawn on the sheet are not walked apart
WALKS: list[tuple[Game, int, dict[str, Value]]] = [
    (COLT, 2, {"cars": "choose", "bandits": "choose"}),
    (COLT, 3, {"teams": True}),
    (COLT, 3, {"expert": True, "bandits": "choose"}),
    (COLT, 4, {}),
    (COLT, 5, {"abilities": False, "events": False}),
    (COLT, 6, {}),
    (DUEL, 2, {}),
    (DUEL, 2, {"squad": 6}),
]


def called(value: object) -> str:
    if isinstance(value, Game):
        return value.slug
    return "-".join(str(part) for part in value.items()) if isinstance(value, dict) else str(value)


def seen(state: State, seat: int) -> str:
    """A view as one text, but for what the numbers leave out: the order of piles, of equipment and of what waits."""
    view = state.view(seat)
    assert dataclasses.is_dataclass(view)
    assert not isinstance(view, type)
    shown = dataclasses.asdict(view)
    shown.pop("chain", None)
    if "discard" in shown:
        top = [card["card"] for card in shown["discard"][-1:]]
        shown["discard"] = [top, sorted(card["id"] for card in shown["discard"])]
        shown["laid"] = sorted(str(card) for card in shown["laid"])
        for chair in shown["seats"]:
            chair["gone"].sort()
            for person in filter(None, chair["people"]):
                person["gear"].sort(key=str)
    return json.dumps(shown, sort_keys=True)


@pytest.mark.parametrize(("game", "seats", "options"), WALKS, ids=called)
def test_an_observation_tells_all_that_a_seat_sees_and_no_more(
    game: Game, seats: int, options: dict[str, Value]
) -> None:
    names = game.observation_names(seats, options)
    state = game.new(seats, 5, **options)
    rng = Rng(3)
    shown: dict[tuple[int, tuple[float, ...]], str] = {}
    told: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    step = 0
    while True:
        # The seat that is asked, and in turn all the others
        for seat in {state.decider() if state.stack else 0, step % seats}:
            numbers = state.observation(seat)
            assert len(numbers) == len(names)
            assert min(numbers) >= 0.0
            assert max(numbers) <= 1.0
            imagined = state.imagine(seat, Rng(step))
            assert imagined.observation(seat) == numbers
            # What an onlooker may know, every seat knows
            assert imagined.observation(None) == state.observation(None)
            assert len(state.observation(None)) == len(names)
            assert max(state.observation(None)) <= 1.0
            view = seen(state, seat)
            assert shown.setdefault((seat, tuple(numbers)), view) == view
            told[seat].add(view)
        if not (deciders := state.deciders()):
            break
        seat = deciders[rng.below(len(deciders))]
        answers = state.options(seat)
        state.apply(seat, answers[rng.below(len(answers))])
        step += 1
    assert step > 40
    assert all(len(views) > 20 for views in told.values())


@pytest.mark.parametrize("game", [COLT, DUEL], ids=called)
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    for seats, options in variants(game):
        names = game.observation_names(seats, options)
        assert len(set(names)) == len(names)
        assert len(game.new(seats, 0, **options).observation(0)) == len(names)


def named(state: State, seat: int, names: list[str]) -> dict[str, float]:
    """The numbers that are not zero, by name."""
    return {name: number for name, number in zip(names, state.observation(seat), strict=True) if number}


def test_names_say_what_the_numbers_are_in_colt_express() -> None:
    state = COLT.new(4, 7)
    view = cast(TrainView, state.view(1))
    found = named(state, 1, COLT.observation_names(4, {}))
    asked = state.deciders()[0]

    def around(seat: int) -> str:
        """A seat or its bandit, as seat 1 of four counts them."""
        return ["3 on", "me", "next", "2 on"][seat]

    assert found["I am: seat 1"] == found[f"asked: {around(asked)}"] == found["question: plan"] == 1.0
    assert found["round: 1"] == found["phase: planning"] == found["marshal: car 0"] == found["turn: 1"] == 1.0
    assert found[f"round card now: {view.rounds[0].name}"] == 1.0
    for index, bandit in enumerate(view.bandits):
        assert found[f"bandit {around(index)}: {bandit.name}"] == 1.0
        assert found[f"bandit {around(index)}: {bandit.level} {bandit.car}"] == 1.0
        assert found[f"loot, worth: bandit {around(index)}"] == pytest.approx(250 / 5000)
    for place, car in enumerate(view.cars[1:], 1):
        assert found[f"car {place}: {car.name}"] == 1.0
        purses = len([loot for loot in car.inside if loot.kind == "purse"])
        assert found.get(f"loot, purses: car {place}", 0.0) == pytest.approx(purses / 6)
    hand = {name.removeprefix("my hand: "): number for name, number in found.items() if name.startswith("my hand")}
    cards = view.seats[1].hand or []
    assert hand == {card: cards.count(card) / 2 for card in cards}
    while state.deciders()[0] == asked:
        state.play(asked, state.options(asked)[0])
    planned = cast(TrainView, state.view(1)).plan[0]
    found = named(state, 1, COLT.observation_names(4, {}))
    assert found[f"plan 0: {around(planned.seat)}"] == found[f"plan 0: {planned.card}"] == 1.0


def test_names_say_what_the_numbers_are_in_the_duel() -> None:
    state = DUEL.new(2, 7)
    names = DUEL.observation_names(2, {})
    before = named(state, 0, names)
    assert before["phase: choosing"] == before["asked: mine"] == before["asked: theirs"] == 1.0
    assert not [name for name in before if name.startswith("theirs 0: ")]
    for seat in (0, 1):
        state.play(seat, state.options(seat)[1])
    view = cast(DuelView, state.view(0))
    found = named(state, 0, names)
    assert found["I am: law"] == found["turn: mine"] == found["question: play"] == found["phase: play"] == 1.0
    for side, chair in zip(("mine", "theirs"), view.seats, strict=True):
        for slot, person in enumerate(chair.people):
            assert person is not None
            assert found[f"{side} {slot}: {person.name}"] == 1.0
            assert found[f"{side} {slot}: life"] == pytest.approx(person.life / 5)
            assert found.get(f"{side} {slot}: front", 0.0) == person.front
    mine = {name for name in found if name.startswith("mine: ")}
    assert len(mine) == len(view.seats[0].hand)
    assert found["their hand, hidden: theirs"] == pytest.approx(0.5)
    assert found["hand: theirs"] == pytest.approx(0.5)


def test_the_length_is_the_same_for_all_switches_but_teams() -> None:
    lengths: dict[tuple[int, Value], set[int]] = {}
    for seats, switches in variants(COLT):
        lengths.setdefault((seats, switches["teams"]), set()).add(len(COLT.observation_names(seats, switches)))
    assert {seats for seats, _ in lengths} == set(COLT.seats)
    assert all(len(found) == 1 for found in lengths.values())
    assert len({len(DUEL.observation_names(*variant)) for variant in variants(DUEL)}) == 1


def test_every_seat_sees_itself_in_the_same_place() -> None:
    """Who plans first in Colt Express, seen from all round; and each side of the Duel calls its own places its own."""
    names = COLT.observation_names(5, {})
    state = COLT.new(5, 3)
    first = state.deciders()[0]
    for seat in range(5):
        on = (first - seat) % 5
        where = ["me", "next", "2 on", "3 on", "4 on"][on]
        found = named(state, seat, names)
        assert [name for name in found if name.startswith(("asked", "first"))] == [f"asked: {where}", f"first: {where}"]
        assert [name for name in found if name.startswith("I am")] == [f"I am: seat {seat}"]
        cards = cast(TrainView, state.view(seat)).seats[first]
        assert found[f"seat {where}: hand"] == pytest.approx(cards.hand_size / 12)
    duel = DUEL.new(2, 7)
    for seat in (0, 1):
        duel.play(seat, duel.options(seat)[1])
    names = DUEL.observation_names(2, {})
    seen_by = [named(duel, seat, names) for seat in (0, 1)]
    sides = [{name[5:] for name in found if name.startswith("mine 0")} for found in seen_by]
    foes = [{name[7:] for name in found if name.startswith("theirs 0")} for found in seen_by]
    assert sides == foes[::-1]
    assert sides[0] != sides[1]
