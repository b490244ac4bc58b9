"""How questions and answers are called at the table."""

import pytest

import saloon
from games.bang_duel.street import Street, dealt, street
from saloon.games.bang_duel.ids import LAW, OUTLAW
from saloon.words import Words

SEATS = {"law": LAW, "outlaw": OUTLAW}


def labels(t: Street, side: str) -> list[str]:
    """What the answers are called in English."""
    words, seat = Words("en", saloon.game("bang-duel")), SEATS[side]
    return [words.option(t.state.describe(seat, option)) for option in t.state.options(seat)]


@pytest.mark.rule("15.5")
def test_symbol_and_back_are_told_only_where_two_cards_have_one_name() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(outlaw="law colt, outlaw colt, knife")
    t.turn("outlaw")
    played = [label for label in labels(t, "outlaw") if label.startswith("Play")]
    assert [label.endswith(("law)", "outlaw)")) for label in played if "Colt" in label] == [True, True]
    assert "Play “Knife”" in played


@pytest.mark.rule("7.2")
def test_an_answer_in_somebody_elses_turn_is_a_reaction() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.hands(law="missed", outlaw="colt")
    t.turn("outlaw")
    assert "reaction" not in t.question()
    t.plays("outlaw", "play colt")
    assert t.asked() == "law answer"
    assert t.question()["reaction"]


@pytest.mark.rule("2.3")
def test_choosing_who_stands_in_front_is_nobodys_reaction() -> None:
    state = dealt().state
    assert ["reaction" in state.question(seat) for seat in state.deciders()] == [False, False]
