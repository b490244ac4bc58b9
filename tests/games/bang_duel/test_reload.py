"""Chapter 11: reloading."""

import pytest

from games.bang_duel.street import street


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_with_two_characters_on_both_sides_nobody_reloads(side: str) -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(**{side: "water"})
    t.turn(side)
    t.refuses(side, "reload water", rule="11.1")


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_when_one_side_has_one_character_both_may_reload(side: str) -> None:
    t = street("tilghman, garrett", "hardin")
    t.hands(**{side: "water, hat"})
    t.turn(side)
    assert t.may(side, "reload water")
    t.plays(side, "reload water")
    assert t.pile() == ["water"]
    assert len(t.hand(side)) == 2


@pytest.mark.rule("11.1")
def test_it_opens_as_soon_as_a_side_is_reduced_to_one() -> None:
    t = street("garrett, tilghman", "hardin, daltons 1")
    t.hands(law="water, winchester")
    t.turn("law")
    assert not t.view().reload
    t.plays("law", "play winchester", "at daltons")
    assert t.view().reload
    assert t.may("law", "reload water")


@pytest.mark.rule("11.1")
def test_somebody_in_reserve_keeps_it_closed() -> None:
    t = street("garrett, tilghman", "hardin, daltons 1")
    t.reserve(outlaw="tuco")
    t.hands(law="water, winchester")
    t.turn("law")
    t.plays("law", "play winchester", "at daltons")
    t.refuses("law", "reload water", rule="11.1")


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("card", ["water", "scope", "watch", "stampede"])
def test_these_cards_are_reloaded(card: str) -> None:
    t = street("tilghman, garrett", "hardin")
    t.hands(law=card)
    t.turn("law")
    t.plays("law", f"reload {card}")
    assert t.pile() == [card]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("card", ["colt", "hat", "missed", "dynamite", "rattlesnake"])
def test_no_other_card_is(card: str) -> None:
    t = street("tilghman, garrett", "hardin")
    t.hands(law=card)
    t.turn("law")
    t.refuses("law", f"reload {card}", rule="11.2")


@pytest.mark.rule("11.2")
def test_equipment_of_the_own_active_character_is_reloaded_from_play() -> None:
    t = street("tilghman, garrett", "hardin")
    t.gear(tilghman="scope, hat")
    t.turn("law")
    t.plays("law", "reload scope")
    assert t.worn("tilghman") == ["hat"]
    assert t.pile() == ["scope"]
    assert len(t.hand("law")) == 1


@pytest.mark.rule("11.2")
def test_equipment_of_the_rear_character_and_of_the_opponent_is_not() -> None:
    t = street("tilghman, garrett", "hardin")
    t.gear(garrett="scope", hardin="watch")
    t.turn("law")
    t.refuses("law", "reload scope", rule="11.2")
    t.refuses("law", "reload watch", rule="11.2")


@pytest.mark.rule("11.2")
def test_a_sole_character_is_active() -> None:
    t = street("tilghman", "hardin, daltons")
    t.gear(tilghman="stampede")
    t.turn("law")
    t.plays("law", "reload stampede")
    assert t.worn("tilghman") == []


@pytest.mark.rule("11.3")
def test_a_reloaded_card_has_no_effect_and_brings_one_card() -> None:
    t = street("tilghman, garrett", "hardin")
    t.hands(law="water, water, scope")
    t.deck(law="colt | carbine, carbine, wagon")
    t.turn("law")
    t.plays("law", "reload water")
    assert t.front("law") == "tilghman"
    assert "colt" in t.hand("law")
    t.plays("law", "reload water", "reload scope")
    assert t.pile()[-3:] == ["water", "water", "scope"]
    assert len(t.hand("law")) == 3


@pytest.mark.rule("11.3")
def test_only_in_the_own_play_phase() -> None:
    t = street("tilghman, garrett", "hardin")
    t.hands(law="water, scope", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.offers("law", "take the hit")


@pytest.mark.rule("11.3")
def test_not_while_discarding() -> None:
    t = street("tilghman 2, garrett", "hardin")
    t.hands(law="water, scope, colt")
    t.turn("law")
    t.plays("law", "end turn")
    t.offers("law", "discard water", "discard scope", "discard colt")


@pytest.mark.rule("11.3", "14.7")
def test_pearl_hart_may_repeat_a_reloaded_water_or_reload_it_again() -> None:
    for answer, cards in (("effect", 0), ("reload again", 1)):
        t = street("tilghman, garrett", "pearl-hart")
        t.hands(outlaw="water, colt")
        t.deck(outlaw="hat | rest, knife")
        t.turn("outlaw")
        t.plays("outlaw", "reload water", "use pearl-hart", "pay colt")
        t.offers("outlaw", "effect", "reload again")
        t.plays("outlaw", answer)
        assert len(t.hand("outlaw")) == 1 + cards
        assert t.front("law") == ("garrett" if answer == "effect" else "tilghman")
