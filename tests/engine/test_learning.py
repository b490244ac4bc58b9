"""What bots have learned, by name: traits and their factors, features and their weights, and a game without any."""

from __future__ import annotations

import math

import pytest

from saloon.engine.frames import Frame
from saloon.engine.learning import NO_TRAIT, NOTHING_LEARNED, FoundTraits, Learned, Traits
from toy import RAISE, STOP, Toy, ToyGame


def declared(*cards: str) -> Traits:
    """A trait for every card, and one behind them."""
    traits = Traits()
    traits.group([f"plays {card}" for card in cards])
    traits.one("passes")
    return traits


def test_a_new_name_in_the_middle_shifts_nothing_behind_it() -> None:
    fitted = {"plays ace": 2.0, "plays king": 3.0, "passes": 0.5}
    before = Learned(traits=declared("ace", "king"), factors=fitted)
    after = Learned(traits=declared("ace", "joker", "king"), factors=fitted)
    assert before.factors == [2.0, 3.0, 0.5]
    assert dict(zip(after.traits.names, after.factors, strict=True)) == {**fitted, "plays joker": 1.0}


def test_weights_are_by_phase_and_feature_and_nothing_where_nothing_is_known() -> None:
    learned = Learned(["life", "luck", "hand"], ["dawn", "noon"], {"noon": {"hand": 0.5, "life": 2.0}})
    assert learned.weights == [[0.0, 0.0, 0.0], [2.0, 0.0, 0.5]]


@pytest.mark.parametrize(
    ("weights", "factors", "said"),
    [
        ({"night": {"life": 1.0}}, {}, "the phase 'night'"),
        ({"dawn": {"live": 1.0}}, {}, "the feature 'live'"),
        ({}, {"plays jack": 2.0}, "the trait 'plays jack'"),
    ],
)
def test_what_is_fitted_to_a_name_that_is_gone_is_not_lost_in_silence(
    weights: dict[str, dict[str, float]], factors: dict[str, float], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Learned(["life"], ["dawn"], weights, declared("ace"), factors)


def test_a_trait_has_one_name_and_a_name_one_trait() -> None:
    traits = declared("ace")
    with pytest.raises(ValueError, match="'passes' is there twice"):
        traits.one("passes")
    many = Traits()
    assert many.group([str(number) for number in range(1023)])[-1] == 1022
    with pytest.raises(ValueError, match="1023 is the most"):
        many.one("one more")


def test_an_answer_is_as_likely_as_the_product_of_its_factors() -> None:
    lists: list[list[int]] = []
    found = FoundTraits([2.0, 3.0, 0.5], lists)
    for traits in ([0, 1], [], [2, NO_TRAIT], [1, 1, 1, 1, 1, 1]):
        for trait in traits:
            found.add(trait)
        found.next()
    assert found.weights == [6.0, 1.0, 0.5, 729.0]
    assert lists == [[0, 1], [], [2], [1] * 6]


def test_the_last_of_a_thousand_traits_counts_six_times_and_no_more() -> None:
    found = FoundTraits([1.0] * 1022 + [2.0])
    for _ in range(6):
        found.add(1022)
    with pytest.raises(ValueError, match="six traits at most"):
        found.add(0)
    found.next()
    assert found.weights == [64.0]


def test_chances_are_the_softmax_of_weighted_features() -> None:
    learned = Learned(["life", "hand"], ["game"], {"game": {"life": 0.7, "hand": -0.2}})
    rows = [[3.0, 1.0], [2.0, 5.0], [0.0, 0.0]]
    powers = [math.exp(0.7 * life - 0.2 * hand) for life, hand in rows]
    assert learned.chances(0, rows) == pytest.approx([power / sum(powers) for power in powers])
    for pair in (rows[:2], rows[1::-1]):
        assert learned.chances_of_two(0, *pair) == pytest.approx(learned.chances(0, pair))
    assert learned.chances(0, [[10_000.0, 0.0], [0.0, 0.0]]) == [1.0, 0.0]
    assert learned.chances_of_two(0, [0.0, 0.0], [10_000.0, 0.0]) == [0.0, 1.0]


def test_a_game_that_has_learned_nothing_knows_who_won_and_leans_to_nothing() -> None:
    state = ToyGame().new(3, 1)
    assert isinstance(state, Toy)
    assert state.learned() is NOTHING_LEARNED
    assert state.value() == pytest.approx([1 / 3] * 3)
    assert not state.quiet()
    assert state.prior(state.asked(0), [STOP, RAISE]) == [1.0, 1.0]
    assert state.traits(state.asked(0), RAISE) == []
    state.stack.clear()
    state.cards, state.bids = [5, 5, 1], [1, 1, 1]
    assert state.quiet()
    assert state.value() == state.shares() == [0.5, 0.5, 0.0]


class Player(Toy):
    """A toy that has learned: who has the best card wins, and raising is twice as likely with a five."""

    def learned(self) -> Learned:
        return LEARNED

    def features(self, seat: int) -> list[float]:
        return [float(self.cards[seat])]

    def find_traits(self, frame: Frame, options: list[int], found: FoundTraits) -> None:
        for option in options:
            if option == RAISE and self.cards[frame.seat] == 5:
                found.add(RAISES_FIVE)
            found.next()


TRAITS = Traits()
RAISES_FIVE = TRAITS.one("raises a five")
LEARNED = Learned(["card"], ["game"], {"game": {"card": 1.0}}, TRAITS, {"raises a five": 2.0})


def test_a_game_says_what_it_sees_and_the_engine_does_the_rest() -> None:
    game = ToyGame()
    begun = game.new(2, 1)
    state = Player(game, 2, begun.rng, begun.stack, [5, 4], [0, 0], 1)
    assert state.value() == pytest.approx([math.e / (1 + math.e), 1 / (1 + math.e)])
    assert state.prior(state.asked(0), [STOP, RAISE]) == [1.0, 2.0]
    assert state.prior(state.asked(1), [STOP, RAISE]) == [1.0, 1.0]
    assert state.traits(state.asked(0), RAISE) == ["raises a five"]
