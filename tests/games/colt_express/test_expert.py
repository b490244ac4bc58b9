"""Chapter 11: players who keep their cards."""

import pytest

import saloon
from games.colt_express.train import Table, table
from saloon.games.colt_express.ids import BULLET

WHOLE = ["move", "move", "ladder", "ladder", "fire", "fire", "punch", "rob", "rob", "marshal"]


def expert(seed: int = 0) -> Table:
    """Three experts; Ghost is in the middle of the train, where his Move asks him something."""
    t = table("belle", "doc", "ghost", expert=True, seed=seed)
    t.at(belle="car 3", doc="car 3", ghost="car 2")
    return t


# Discard piles


@pytest.mark.rule("11.1")
def test_everybody_sees_every_discard_pile() -> None:
    t = expert()
    t.hand(doc="move")
    t.discard(doc="move punch")
    assert [seat.discard for seat in t.view().seats] == [[], ["move", "punch"], []]
    assert [seat.discard for seat in t.view("ghost").seats] == [[], ["move", "punch"], []]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("seed", range(5))
def test_discarded_cards_are_not_shuffled_into_the_deck_between_rounds(seed: int) -> None:
    t = expert(seed)
    t.hand(belle="move ladder fire punch rob")
    t.deck(belle="rob marshal")
    t.planning_over()
    t.plays("belle", "keep move", "keep ladder", "keep fire", "keep punch", "keep rob", "keep no more")
    assert set(t.hand_of("belle") + t.deck_of("belle")) == {"move", "ladder", "fire", "punch", "rob", "marshal"}
    assert t.discard_of("belle") == ["move", "ladder", "fire"]
    assert len(t.deck_of("belle")) == 1


@pytest.mark.rule("11.1")
def test_cards_in_the_deck_stay_there_between_rounds() -> None:
    t = expert()
    t.hand(belle="move move ladder ladder fire fire punch")
    t.planning_over()
    t.plays("belle", *["keep move"] * 2, *["keep ladder"] * 2, *["keep fire"] * 2, "keep punch", "keep no more")
    assert t.deck_of("belle") == ["rob", "rob", "marshal"]
    assert t.discard_of("belle") == []


@pytest.mark.rule("11.1")
def test_there_are_no_discard_piles_without_the_variant() -> None:
    t = table("belle", "doc", "ghost")
    t.at(belle="car 3")
    t.hand(belle="punch rob")
    t.planning_over("belle move")
    t.asks("doc", "plan")
    assert [seat.discard for seat in t.view().seats] == [[], [], []]


# Keeping cards


@pytest.mark.rule("11.2")
def test_all_choose_at_the_same_time_what_to_keep() -> None:
    t = expert()
    t.hand(belle="move", doc="move", ghost="move")
    t.planning_over()
    assert t.waiting() == ["belle", "doc", "ghost"]
    t.plays("doc", "keep move", "keep no more")
    assert t.waiting() == ["belle", "ghost"]


@pytest.mark.rule("11.2")
def test_any_action_cards_in_hand_may_be_kept() -> None:
    t = expert()
    t.hand(belle="move move punch marshal")
    t.planning_over()
    t.offers("belle", "keep move", "keep punch", "keep marshal", "keep no more")


@pytest.mark.rule("11.2")
def test_a_card_is_kept_once_for_each_copy_in_hand() -> None:
    t = expert()
    t.hand(belle="move move punch")
    t.planning_over()
    t.plays("belle", "keep move")
    t.offers("belle", "keep move", "keep punch", "keep no more")
    t.plays("belle", "keep move")
    t.offers("belle", "keep punch", "keep no more")


@pytest.mark.rule("11.2")
def test_kept_cards_stay_in_hand_and_the_others_are_discarded() -> None:
    t = expert()
    t.hand(belle="move move punch marshal")
    t.planning_over("ghost move")
    t.plays("belle", "keep move", "keep marshal", "keep no more")
    assert t.hand_of("belle") == ["move", "marshal"]
    assert t.discard_of("belle") == ["move", "punch"]


@pytest.mark.rule("11.2")
def test_nothing_need_be_kept() -> None:
    t = expert()
    t.hand(belle="move punch")
    t.planning_over("ghost move")
    t.plays("belle", "keep no more")
    assert t.hand_of("belle") == []
    assert t.discard_of("belle") == ["move", "punch"]


@pytest.mark.rule("11.2")
def test_bullets_in_hand_are_always_discarded() -> None:
    t = expert()
    t.wounds("belle", doc=2)
    t.hand(belle="move bullet bullet")
    t.planning_over("ghost move")
    t.plays("belle", "keep move", "keep no more")
    assert t.hand_of("belle") == ["move"]
    assert t.discard_of("belle") == ["bullet", "bullet"]


@pytest.mark.rule("11.2")
def test_a_bullet_cannot_be_kept() -> None:
    t = expert()
    t.wounds("belle", doc=1)
    t.hand(belle="move bullet")
    t.planning_over()
    t.offers("belle", "keep move", "keep no more")
    t.has_no_words_for("belle", "keep bullet")
    with pytest.raises(saloon.IllegalOption) as refusal:
        t.state.play(0, BULLET)
    assert refusal.value.rule == "11.2"


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("card", ["keep fire", "keep move"], ids=["not in hand", "already kept"])
def test_a_card_that_is_not_there_cannot_be_kept(card: str) -> None:
    t = expert()
    t.hand(belle="move punch")
    t.planning_over()
    t.plays("belle", "keep move")
    t.refuses("belle", card, rule="11.2", key="colt-express-refusal-keep")


@pytest.mark.rule("11.2")
def test_nothing_is_discarded_before_all_have_chosen() -> None:
    t = expert()
    t.hand(belle="move", doc="move", ghost="move")
    t.planning_over()
    t.plays("belle", "keep no more")
    t.plays("ghost", "keep no more")
    assert [len(seat.discard) for seat in t.view().seats] == [0, 0, 0]
    assert [seat.hand_size for seat in t.view().seats] == [1, 1, 1]


@pytest.mark.rule("11.2")
def test_in_the_last_round_nobody_is_asked_what_to_keep_and_all_hands_are_discarded() -> None:
    t = expert()
    t.round(number=5)
    t.hand(belle="move rob", doc="fire", ghost="")
    t.planning_over("ghost move")
    t.asks("ghost", "move")
    assert [t.hand_of(name) for name in ("belle", "doc", "ghost")] == [[], [], []]
    assert t.discard_of("belle") == ["move", "rob"]
    assert t.events("discarded") != []
    assert t.events("kept") == []


@pytest.mark.rule("11.2")
def test_in_the_last_round_but_one_cards_are_kept() -> None:
    t = expert()
    t.round(number=4)
    t.hand(belle="move rob", doc="", ghost="")
    t.planning_over("ghost move")
    t.asks("belle", "keep")


@pytest.mark.rule("11.2")
def test_a_player_without_a_card_in_hand_has_nothing_to_keep() -> None:
    t = expert()
    t.hand(doc="move")
    t.planning_over()
    assert t.waiting() == ["doc"]


@pytest.mark.rule("11.2")
def test_a_player_with_nothing_but_bullets_in_hand_can_only_say_so() -> None:
    t = expert()
    t.wounds("doc", belle=1)
    t.hand(doc="bullet")
    t.planning_over("ghost move")
    t.offers("doc", "keep no more")


@pytest.mark.rule("11.2")
def test_cards_are_kept_after_planning_and_before_stealing() -> None:
    t = expert()
    t.round("bridge")
    t.anyhow("stealing-began")
    assert t.waiting() == ["belle", "doc", "ghost"]
    assert not t.events("card-up")


@pytest.mark.rule("11.2")
def test_without_the_variant_nobody_keeps_a_card() -> None:
    t = table("belle", "doc", "ghost")
    t.at(ghost="car 2")
    t.hand(belle="move punch")
    t.planning_over("ghost move")
    t.asks("ghost", "move")
    assert t.hand_of("belle") == []
    assert t.deck_of("belle") == WHOLE


# Cards carried out, bullets received


@pytest.mark.rule("11.3")
def test_cards_carried_out_go_to_the_discard_pile_of_their_owner() -> None:
    t = expert()
    t.steals("belle ladder", "doc ladder face down", "belle ladder")
    assert [t.discard_of(name) for name in t.seats] == [["ladder", "ladder"], ["ladder"], []]
    assert (t.hand_of("belle") + t.deck_of("belle")).count("ladder") == 0


@pytest.mark.rule("11.3")
def test_a_card_without_effect_goes_to_the_discard_pile_too() -> None:
    t = expert()
    t.at(belle="car 1", doc="car 3", ghost="car 3")
    t.steals("belle rob")
    t.told("no-effect", bandit="belle")
    assert t.discard_of("belle") == ["rob"]


@pytest.mark.rule("11.3")
def test_a_bullet_from_a_bandit_goes_on_top_of_the_deck() -> None:
    t = expert()
    t.at(belle="car 1", doc="car 2", ghost="car 3")
    t.lies("car 2", 300, "jewel")
    t.steals("doc fire", "doc rob")
    t.asks("doc", "rob")
    assert t.view().seats[2].bullets_on_top == 1
    assert t.discard_of("ghost") == []


@pytest.mark.rule("11.3")
def test_a_bullet_from_the_marshal_goes_on_top_of_the_deck() -> None:
    t = expert()
    t.marshal("car 1")
    t.at(belle="roof 1", doc="car 3", ghost="car 2")
    t.steals("belle ladder", "ghost move")
    t.asks("ghost", "move")
    assert t.view().seats[0].bullets_on_top == 1


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("seed", range(8))
def test_bullets_on_top_are_drawn_first_in_the_next_round(seed: int) -> None:
    t = expert(seed)
    t.wounds("belle", doc=2)
    t.top(belle=2)
    t.hand(belle="move ladder fire punch")
    t.deals()
    assert t.hand_of("belle") == ["move", "ladder", "fire", "punch", "bullet", "bullet"]
    assert t.view().seats[0].bullets_on_top == 0


@pytest.mark.rule("11.3")
def test_bullets_on_top_wait_for_a_player_who_draws_nothing() -> None:
    t = expert()
    t.wounds("belle", doc=1)
    t.top(belle=1)
    t.hand(belle="move ladder fire punch rob marshal")
    t.deals()
    assert "bullet" not in t.hand_of("belle")
    t.plays("belle", "draw")
    assert t.hand_of("belle").count("bullet") == 1


# Drawing up


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("kept", "drawn"),
    [
        ("", 6),
        ("move", 5),
        ("move ladder fire punch", 2),
        ("move ladder fire punch rob", 1),
        ("move ladder fire punch rob marshal", 0),
        ("move move ladder fire punch rob marshal", 0),
    ],
)
def test_everybody_draws_up_to_six_cards(kept: str, drawn: int) -> None:
    t = expert()
    t.hand(belle=kept)
    t.deals()
    assert len(t.hand_of("belle")) == len(kept.split()) + drawn
    assert not [card for card in kept.split() if card not in t.hand_of("belle")]


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("kept", "drawn"),
    [
        ("", 7),
        ("move ladder fire punch", 3),
        ("move ladder fire punch rob marshal", 1),
        ("move move ladder fire punch rob marshal", 0),
        ("move move ladder ladder fire punch rob marshal", 0),
    ],
)
def test_doc_draws_up_to_seven_cards(kept: str, drawn: int) -> None:
    t = expert()
    t.hand(doc=kept)
    t.deals()
    assert len(t.hand_of("doc")) == len(kept.split()) + drawn


@pytest.mark.rule("11.4")
def test_doc_draws_up_to_six_cards_when_powers_are_off() -> None:
    t = table("belle", "doc", "ghost", expert=True, abilities=False)
    t.hand(doc="move ladder fire punch")
    t.deals()
    assert len(t.hand_of("doc")) == 6


@pytest.mark.rule("11.4")
def test_a_draw_in_planning_is_three_cards_whatever_is_in_hand() -> None:
    t = expert()
    t.hand(belle="move ladder fire punch rob marshal")
    t.plays("belle", "draw")
    assert len(t.hand_of("belle")) == 9


# An empty deck


@pytest.mark.rule("11.5")
@pytest.mark.parametrize("seed", range(5))
def test_a_player_who_runs_out_of_cards_shuffles_the_discard_pile_and_goes_on_drawing(seed: int) -> None:
    t = expert(seed)
    t.hand(belle="move move ladder ladder punch")
    t.deck(belle="marshal")
    t.discard(belle="fire fire rob rob")
    t.plays("belle", "draw")
    assert "marshal" in t.hand_of("belle")
    assert len(t.hand_of("belle")) == 8
    assert len(t.deck_of("belle")) == 2
    assert t.discard_of("belle") == []
    t.told("shuffled", seat=0)


@pytest.mark.rule("11.5")
def test_a_player_with_an_empty_deck_may_draw_from_the_discard_pile() -> None:
    t = expert()
    t.hand(belle="move move ladder ladder fire fire punch")
    t.deck(belle="")
    t.offers("belle", "play move", "play ladder", "play fire", "play punch", "draw")
    t.plays("belle", "draw")
    assert sorted(t.hand_of("belle")) == sorted(WHOLE)


@pytest.mark.rule("11.5")
def test_the_discard_pile_is_shuffled_at_the_start_of_a_round_too() -> None:
    t = expert()
    t.hand(belle="move move ladder")
    t.deck(belle="marshal")
    t.deals()
    assert "marshal" in t.hand_of("belle")
    assert len(t.hand_of("belle")) == 6
    assert len(t.deck_of("belle")) == 4
    assert t.discard_of("belle") == []


@pytest.mark.rule("11.5")
def test_a_deck_that_is_just_enough_is_not_shuffled() -> None:
    t = expert()
    t.hand(belle="move move ladder")
    t.deck(belle="marshal punch fire")
    t.plays("belle", "draw")
    assert sorted(t.hand_of("belle")) == sorted(["move", "move", "ladder", "marshal", "punch", "fire"])
    assert t.discard_of("belle") == ["ladder", "fire", "rob", "rob"]
    assert not t.events("shuffled")


@pytest.mark.rule("11.5")
def test_bullets_in_the_discard_pile_come_back_with_it() -> None:
    t = expert()
    t.wounds("belle", doc=3)
    t.hand(belle="move move ladder ladder fire fire punch rob rob marshal")
    t.deck(belle="")
    t.discard(belle="bullet bullet bullet")
    t.plays("belle", "draw")
    assert t.hand_of("belle") == [*WHOLE, "bullet", "bullet", "bullet"]


@pytest.mark.rule("11.5")
def test_cards_in_the_stack_are_not_shuffled_into_the_new_deck() -> None:
    t = expert()
    t.hand(belle="move ladder")
    t.deck(belle="")
    t.discard(belle="fire rob")
    t.plans(turn=3, stack=["belle move", "belle ladder", "belle fire", "belle rob", "belle punch", "belle marshal"])
    t.plays("belle", "draw")
    assert t.hand_of("belle") == ["move", "ladder", "fire", "rob"]
    assert t.deck_of("belle") == []


@pytest.mark.rule("11.5")
def test_without_the_variant_an_empty_deck_stays_empty() -> None:
    t = table("belle", "doc", "ghost")
    t.hand(belle="move move ladder ladder fire fire punch rob rob marshal")
    t.refuses("belle", "draw", rule="4.8", key="colt-express-refusal-nothing-to-draw")
