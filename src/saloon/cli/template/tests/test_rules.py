"""Every rule of RULES.md, proved; the marker says which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from saloon.engine.errors import BadSeats, IllegalOption
from saloon.engine.state import State

from gold_claim import GAME
from gold_claim.ids import CARDS, HAND, RICHEST
from gold_claim.state import Claim


def new(seats: int = 3, seed: int = 1, *, comfort: bool = False) -> Claim:
    state = GAME.new(seats, seed, listen=True, comfort=comfort)
    assert isinstance(state, Claim)
    return state


def play(state: State, *cards: int) -> None:
    """A card for each seat, in the order of seats."""
    for seat, card in enumerate(cards):
        state.play(seat, state.read(seat, f"play {card}"))


def lowest(state: Claim) -> list[int]:
    return [hand[0] for hand in state.hands]


def told(state: State, name: str) -> list[dict[str, object]]:
    """The events of a name since somebody last asked, as everybody sees them."""
    return [seen for seen in (state.seen(event, None) for event in state.hear()) if seen["event"] == name]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert [len(GAME.new(good).scores()) for good in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadSeats):
        GAME.new(seats)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_five_different_cards(seats: int) -> None:
    for seed in range(20):
        hands = new(seats, seed).hands
        cards = [card for hand in hands for card in hand]
        assert [len(hand) for hand in hands] == [HAND] * seats
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(range(1, CARDS + 1))


@pytest.mark.rule("1.3")
def test_of_other_hands_only_the_number_of_cards_is_open() -> None:
    state = new()
    assert state.view(0).seats[0].hand == state.hands[0]
    for viewer in (0, None):
        assert state.view(viewer).seats[1].hand == [None] * HAND


@pytest.mark.rule("2.1")
def test_five_rounds_with_veins_of_one_to_six() -> None:
    veins = set()
    for seed in range(30):
        state = new(2, seed)
        rounds = 0
        while state.deciders():
            rounds += 1
            veins.add(state.vein)
            assert state.round == rounds
            play(state, *lowest(state))
        assert rounds == HAND
    assert veins == set(range(1, RICHEST + 1))


@pytest.mark.rule("2.2")
def test_all_choose_at_once_and_in_secret() -> None:
    state = new()
    assert state.deciders() == [0, 1, 2]
    state.hear()
    card = state.hands[1][2]
    state.play(1, state.read(1, f"play {card}"))
    assert state.deciders() == [0, 2]
    assert (state.view(1).seats[1].card, state.view(0).seats[1].card) == (card, None)
    (event,) = state.hear()
    assert "card" not in state.seen(event, 0)
    assert state.seen(event, 1)["card"] == card


@pytest.mark.rule("2.2")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    state = new()
    missing = next(card for card in range(1, CARDS + 1) if card not in state.hands[0])
    with pytest.raises(IllegalOption) as refused:
        state.play(0, missing - 1)
    assert refused.value.key == "gold-claim-refusal-card"


@pytest.mark.rule("2.3")
def test_the_highest_card_takes_the_gold() -> None:
    state = new()
    cards, vein = lowest(state), state.vein
    play(state, *cards)
    assert state.gold == [vein if card == max(cards) else 0 for card in cards]
    assert [seen["card"] for seen in told(state, "showed")] == cards


@pytest.mark.rule("2.4")
def test_with_comfort_the_lowest_card_finds_one_gold() -> None:
    state = new(comfort=True)
    cards, vein = lowest(state), state.vein
    play(state, *cards)
    assert state.gold == [vein if card == max(cards) else 1 if card == min(cards) else 0 for card in cards]
    assert [seen["seat"] for seen in told(state, "found")] == [cards.index(min(cards))]


@pytest.mark.rule("2.5")
def test_played_cards_stay_open() -> None:
    state = new()
    cards = lowest(state)
    play(state, *cards)
    assert state.view(None).shown == cards


@pytest.mark.rule("3.1")
def test_the_most_gold_wins_and_equals_share() -> None:
    shared = 0
    for seed in range(100):
        state = new(4, seed)
        while state.deciders():
            assert state.winners() == []
            play(state, *lowest(state))
        best = max(state.scores())
        assert state.winners() == [seat for seat, gold in enumerate(state.scores()) if gold == best]
        assert [seen["seat"] for seen in told(state, "won")] == state.winners()
        shared += len(state.winners()) > 1
    assert shared


def test_every_rule_is_proved() -> None:
    marks = re.findall(r'mark\.rule\("([\d.]+)"\)', Path(__file__).read_text(encoding="utf-8"))
    assert set(marks) == set(GAME.rulebook())
