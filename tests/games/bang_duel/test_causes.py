"""What is told says why it happened: the card, the character or the rule."""

from __future__ import annotations

import pytest

from games.bang_duel.street import Street, dealt, street
from saloon.games.bang_duel.events import EVENTS


def causes(t: Street, kind: str) -> list[object]:
    """Why, each time something of this kind happened."""
    return [event["cause"] for event in t.events(kind)]


def draws(t: Street) -> list[tuple[object, object, object]]:
    """Who drew how many cards, and why."""
    return [(event["cause"], event["seat"], event["count"]) for event in t.events("drew")]


# Drawing


def test_the_first_hand_and_the_draw_phase() -> None:
    t = dealt()
    for side in ("law", "outlaw"):
        t.plays(side, t.choices(side)[0])
    assert draws(t)[:2] == [("opening", 0, 4), ("opening", 1, 5)]
    assert draws(t)[2][0] == "draw-phase"


def test_the_bank_is_told_apart_from_the_draw_phase() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(tilghman="bank")
    t.begins("law")
    assert draws(t) == [("draw-phase", 0, 2), ("bank", 0, 1)]


def test_the_daltons_draw_three() -> None:
    t = street("tilghman, garrett", "daltons, kitty-leroy")
    t.gear(daltons="bank")
    t.begins("outlaw")
    assert draws(t) == [("daltons", 1, 3), ("bank", 1, 1)]


def test_pat_garretts_card_from_the_opponents_deck() -> None:
    t = street("garrett, tilghman", "hardin, kitty-leroy")
    t.deck(law="winchester H | hat H, scope H")
    t.begins("law")
    assert draws(t) == [("draw-phase", 0, 2), ("garrett", 0, 1)]


def test_a_death_and_bill_tilghman_who_mourns() -> None:
    t = street("tilghman, garrett 1", "hardin, kitty-leroy")
    t.reserve(law="django")
    t.gear(hardin="scope")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt", "at garrett")
    assert draws(t) == [("death", 0, 2), ("tilghman", 0, 2)]


def test_the_lone_ranger_who_is_hurt() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert draws(t) == [("lone-ranger", 0, 1)]


def test_django_and_his_watch() -> None:
    t = street("django, garrett", "hardin, kitty-leroy")
    t.gear(django="watch")
    t.turn("outlaw")
    t.plays("outlaw", "move the token")
    assert draws(t) == [("django", 0, 1), ("watch", 0, 1)]


def test_wyatt_earp_and_his_remington() -> None:
    t = street("wyatt-earp, garrett", "hardin, kitty-leroy")
    t.hands(law="remington", outlaw="missed")
    t.turn("law")
    t.plays("law", "play remington")
    t.plays("outlaw", "play missed")
    assert draws(t) == [("remington", 0, 1), ("wyatt-earp", 0, 1)]


def test_a_stagecoach_and_what_is_given_up_for_it() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.hands(law="wagon")
    t.turn("law")
    t.plays("law", "play wagon")
    t.plays("law", t.choices("law")[0])
    assert draws(t) == [("wagon", 0, 3)]
    assert causes(t, "discarded") == ["wagon"]


def test_a_reload() -> None:
    t = street("tilghman", "hardin, kitty-leroy")
    t.hands(law="scope")
    t.turn("law")
    t.plays("law", "reload scope")
    assert draws(t) == [("reload", 0, 1)]


def test_kitty_leroy() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.turn("outlaw")
    t.plays("outlaw", "use kitty-leroy")
    assert draws(t) == [("kitty-leroy", 1, 2)]


def test_cattle_kate_and_what_she_sells() -> None:
    t = street("tilghman, garrett", "cattle-kate, hardin")
    t.gear(cattle_kate="hat")
    t.turn("outlaw")
    t.plays("outlaw", "use cattle-kate", "strip hat")
    assert draws(t) == [("cattle-kate", 1, 2)]
    assert causes(t, "stripped") == ["cattle-kate"]


def test_the_sundance_kid_pays_draws_and_discards() -> None:
    t = street("tilghman, garrett", "sundance, hardin")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay hat")
    t.plays("outlaw", t.choices("outlaw")[0])
    assert draws(t) == [("sundance", 1, 1), ("sundance", 1, 1)]
    assert (causes(t, "paid"), causes(t, "discarded")) == (["sundance"], ["sundance"])


# Life


@pytest.mark.parametrize(
    ("law", "card", "answers", "cause"),
    [
        ("tilghman", "colt", ["play colt"], "colt"),
        ("tilghman", "knife", ["play knife"], "knife"),
        ("tilghman", "indians", ["play indians"], "indians"),
        ("tilghman", "duel", ["play duel"], "duel"),
        ("tilghman", "respite", ["play respite", "at tilghman"], "respite"),
    ],
)
def test_a_card_that_costs_life(law: str, card: str, answers: list[str], cause: str) -> None:
    t = street(f"{law}, garrett", "tuco, hardin")
    t.hands(outlaw=card)
    t.turn("outlaw")
    t.plays("outlaw", *answers)
    assert set(causes(t, "wounded")) == {cause}


def test_a_card_that_is_played_as_a_colt() -> None:
    t = street("tilghman, garrett", "tuco, hardin")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "play hat as colt")
    assert (causes(t, "as-colt"), causes(t, "wounded")) == (["tuco"], ["colt"])


def test_an_ability_that_costs_life() -> None:
    t = street("pinkerton, garrett", "hardin, kitty-leroy")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    assert causes(t, "wounded") == ["colt", "pinkerton"]


def test_return_fire() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.hands(law="return-fire", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "play return-fire")
    assert causes(t, "wounded") == ["return-fire"]


@pytest.mark.parametrize(("worn", "deck"), [("rattlesnake", "missed S"), ("dynamite", "colt D")])
def test_what_hurts_at_the_start_of_a_turn(worn: str, deck: str) -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(tilghman=worn)
    t.deck(law=f"{deck} | water, wagon, bank")
    t.begins("law")
    assert set(causes(t, "wounded")) == {worn}


def test_buffalo_bill_loses_life_for_what_was_meant_for_another() -> None:
    t = street("garrett, buffalo-bill", "hardin, kitty-leroy")
    t.hands(outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    t.plays("law", "shield")
    assert causes(t, "wounded") == ["knife"]


def test_what_heals() -> None:
    t = street("tilghman 1, garrett 1", "kitty-leroy 1, hardin 1")
    t.hands(law="respite, missed", outlaw="rest, schofield")
    t.turn("law")
    t.plays("law", "play respite", "at garrett", "end turn")
    t.plays("outlaw", "play rest", "play schofield")
    t.plays("law", "play missed")
    healed = [(event["cause"], event["person"]) for event in t.events("healed")]
    assert healed == [
        ("respite", "garrett"),
        ("rest", "kitty-leroy"),
        ("rest", "hardin"),
        ("schofield", "kitty-leroy"),
    ]


# Cards that are lost


def test_the_limit_of_the_hand() -> None:
    t = street("tilghman 1, garrett", "hardin, kitty-leroy")
    t.hands(law="colt, water, bank")
    t.turn("law")
    t.plays("law", "end turn", "discard bank")
    assert causes(t, "discarded") == ["discard-phase"]


def test_a_peacemaker() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.hands(law="peacemaker", outlaw="missed, colt")
    t.turn("law")
    t.plays("law", "play peacemaker")
    t.plays("outlaw", "play missed", "discard colt")
    assert causes(t, "discarded") == ["peacemaker"]


def test_tex_willer_wants_a_card_more() -> None:
    t = street("tex-willer, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw="missed, knife")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "play missed", "pay knife")
    assert causes(t, "paid") == ["tex-willer"]


def test_pearl_hart_pays() -> None:
    t = street("tilghman, garrett", "pearl-hart, hardin")
    t.discard("rest")
    t.hands(outlaw="hat")
    t.turn("outlaw")
    t.plays("outlaw", "use pearl-hart", "pay hat")
    assert causes(t, "paid") == ["pearl-hart"]


def test_doctor_schulz_scatters() -> None:
    t = street("tilghman, garrett", "schulz, hardin")
    t.hands(law="colt, water")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "scatter law")
    assert causes(t, "scattered") == ["schulz"]


def test_a_robbery_from_the_hand_and_off_the_table() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(tilghman="hat")
    t.hands(law="colt", outlaw="robbery, robbery")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "steal law", "play robbery", "strip hat")
    assert (causes(t, "stolen"), causes(t, "stripped")) == (["robbery"], ["robbery"])


def test_bill_anderson_takes_from_the_dead_and_from_the_hand() -> None:
    t = street("tilghman 1, garrett", "anderson, kitty-leroy")
    t.reserve(law="django")
    t.gear(tilghman="hat, bank")
    t.hands(law="wagon", outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    t.plays("law", "take the hit")
    t.plays("outlaw", "take bank", "steal law")
    assert (causes(t, "taken"), causes(t, "stolen")) == (["anderson"], ["anderson"])
    assert causes(t, "stripped") == ["death"]


def test_a_schoolteacher_and_a_carbine() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(hardin="hat, bank")
    t.hands(law="teacher, carbine", outlaw="missed")
    t.turn("law")
    t.plays("law", "play teacher", "take bank", "play carbine")
    t.plays("outlaw", "play missed")
    t.plays("law", "strip hat")
    assert (causes(t, "taken"), causes(t, "stripped")) == (["teacher"], ["carbine"])


def test_a_hat_that_is_dropped_and_one_that_is_pushed_out() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(tilghman="hat", hardin="scope")
    t.hands(outlaw="colt, law scope, missed")
    t.turn("outlaw")
    t.plays("outlaw", "move the token", "play scope", "at hardin", "play colt")
    t.plays("law", "drop the hat")
    assert causes(t, "stripped") == ["replaced", "miss"]


@pytest.mark.parametrize("card", ["indians", "duel"])
def test_whoever_shoots_back_does_it_for_a_card(card: str) -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.hands(law="colt", outlaw=card)
    t.turn("outlaw")
    t.plays("outlaw", f"play {card}")
    t.plays("law", "shoot back with colt")
    assert causes(t, "shot-back") == [card]


# The token


def test_what_moves_the_token() -> None:
    t = street("tilghman, garrett", "hardin, kitty-leroy")
    t.gear(tilghman="stampede")
    t.hands(law="water, shotgun", outlaw="missed")
    t.begins("law")
    t.plays("law", "move the token", "play water", "swap law", "play shotgun")
    t.plays("outlaw", "play missed")
    t.plays("law", "swap law")
    assert causes(t, "moved") == ["stampede", "change", "water", "shotgun"]


# What everybody may know


def test_a_cause_is_never_a_secret() -> None:
    told = [kind for kind in EVENTS if "cause" in kind.args]
    assert len(told) == 12
    assert all("cause" not in kind.secret for kind in told)


def test_everybody_hears_the_same_cause() -> None:
    t = street("lone-ranger, garrett", "hardin, kitty-leroy")
    t.hands(law="wagon", outlaw="robbery, colt")
    t.turn("outlaw")
    for words in ("play robbery-o1", "steal law", "play colt-o1"):
        t.state.play(1, t.state.read(1, words))
    for event in t.state.hear():
        heard = {str(t.state.seen(event, eyes).get("cause")) for eyes in (0, 1, None)}
        assert len(heard) == 1
