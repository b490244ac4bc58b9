"""Chapter 15: what is known, and to whom."""

import pytest

from games.bang_duel.street import SEATS, Street, street
from saloon.games.bang_duel.cards import CARD_NAMES, KIND_OF, KINDS
from saloon.games.bang_duel.question import distinct
from saloon.games.bang_duel.view import Card

EYES = ["law", "outlaw", None]


def plain(seed: int = 0) -> Street:
    return street("tilghman, garrett", "anderson, hardin", seed)


def hand(t: Street, side: str, eyes: str | None) -> list[str]:
    """A hand as somebody sees it: names of cards, or backs in brackets."""
    return [card.card or f"({card.back})" for card in t.view(eyes).seats[SEATS[side]].hand]


def heard(t: Street, side: str | None, event: str, *words: str) -> list[dict[str, object]]:
    """What somebody hears of an event while these answers are given by whoever is asked."""
    found = []
    for each in words:
        t.state.play(t.state.decider(), t._option(t.asked().split()[0], each))
        told = t.state.hear()
        found += [t.state.seen(one, None if side is None else SEATS[side]) for one in told]
    return [one for one in found if one["event"] == event]


# Open


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("eyes", [None, "outlaw"])
def test_the_number_and_the_backs_of_cards_in_hand_are_open(eyes: str | None) -> None:
    t = plain()
    t.hands(law="colt, outlaw knife, water")
    t.turn("law")
    assert hand(t, "law", eyes) == ["(law)", "(law)", "(outlaw)"]


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("eyes", EYES)
def test_the_size_of_each_deck_and_the_back_of_its_top_card_are_open(eyes: str | None) -> None:
    t = plain()
    t.deck(law="")
    t.common("outlaw hat | colt, water")
    t.hands(outlaw="knife")
    t.turn("law")
    view = t.view(eyes)
    assert [seat.deck for seat in view.seats] == [0, 38]
    assert [seat.top for seat in view.seats] == ["outlaw", "outlaw"]
    assert [view.common, view.common_top] == [3, "outlaw"]


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("eyes", EYES)
def test_the_discard_pile_is_open_in_its_order(eyes: str | None) -> None:
    t = plain()
    t.discard("water, colt, hat")
    t.turn("law")
    assert [card.card for card in t.view(eyes).discard] == ["water", "colt", "hat"]


@pytest.mark.rule("15.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everything_in_play_is_open(eyes: str | None) -> None:
    t = street("tilghman 3, garrett", "anderson, hardin")
    t.gear(garrett="hat, bank")
    t.reserve(law="django")
    t.turn("law")
    law = t.view(eyes).seats[0]
    people = [person for person in law.people if person is not None]
    assert [(person.name, person.life, person.most, person.front) for person in people] == [
        ("tilghman", 3, 5, True),
        ("garrett", 5, 5, False),
    ]
    assert [card.card for card in people[1].gear] == ["hat", "bank"]
    assert law.reserve == 1


# Secret


@pytest.mark.rule("15.2")
def test_hands_are_seen_by_their_owners_only() -> None:
    t = plain()
    t.hands(law="colt, water", outlaw="knife")
    t.turn("law")
    assert hand(t, "law", "law") == ["colt", "water"]
    assert hand(t, "outlaw", "law") == ["(outlaw)"]
    assert hand(t, "outlaw", "outlaw") == ["knife"]
    assert t.view("law").seats[1].hand == [Card("outlaw")]


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("eyes", "known"), [("law", True), ("outlaw", False), (None, False)])
def test_what_is_drawn_is_told_to_its_owner_only(eyes: str | None, known: bool) -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.turn("outlaw")
    (event,) = heard(t, eyes, "drew", "end turn")
    assert [event["seat"], event["deck"], event["back"], event["count"]] == [0, "law", "law", 2]
    assert ("cards" in event) == known


@pytest.mark.rule("15.2")
@pytest.mark.parametrize("eyes", ["outlaw", None])
def test_only_the_player_looks_at_the_cards_of_a_wagon(eyes: str | None) -> None:
    t = plain()
    t.hands(law="wagon")
    t.turn("law")
    t.plays("law", "play wagon")
    assert [card.card for card in t.view(eyes).laid] == [None] * 3
    assert [card.back for card in t.view(eyes).laid] == ["law"] * 3
    assert None not in [card.card for card in t.view("law").laid]


@pytest.mark.rule("15.2")
def test_of_the_two_cards_of_the_sundance_kid_one_comes_to_light() -> None:
    t = street("tilghman, garrett", "sundance, hardin")
    t.hands(outlaw="colt")
    t.deck(law="water | wagon", outlaw="knife | rest")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay colt")
    assert [card.card for card in t.view("law").laid] == [None, None]
    assert [card.card for card in t.view("outlaw").laid] == ["knife", "water"]
    t.plays("outlaw", "keep water")
    assert t.pile()[-1] == "knife"
    assert hand(t, "outlaw", "law") == ["(law)"]


@pytest.mark.rule("15.2")
def test_the_cards_that_somebody_has_not_located_are_listed_by_back() -> None:
    t = plain()
    t.deck(law="colt | water, missed", outlaw="knife | rest")
    t.hands(law="wagon", outlaw="hat")
    t.turn("law")
    assert t.view("law").unseen["law"] == ["colt", "missed", "water"]
    assert t.view("law").unseen["outlaw"] == ["hat", "knife", "rest"]
    assert t.view("outlaw").unseen["law"] == ["colt", "missed", "wagon", "water"]
    assert t.view("outlaw").unseen["outlaw"] == ["knife", "rest"]
    assert t.view().unseen["law"] == ["colt", "missed", "wagon", "water"]


@pytest.mark.rule("15.2")
def test_cards_that_went_through_the_common_deck_are_a_list_of_their_own_for_players() -> None:
    t = plain()
    t.deck(law="")
    t.common("water | hat, colt")
    t.begins("law")
    drawn = t.hand("law")
    left = sorted({"water", "hat", "colt"} - set(drawn))
    assert t.view("law").unseen["common"] == left
    assert t.view("outlaw").unseen["common"] == ["colt", "hat", "water"]
    assert t.view().unseen["common"] == []
    assert {"colt", "hat", "water"} <= set(t.view().unseen["law"])


# What has been seen


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("eyes", EYES)
def test_equipment_taken_to_hand_stays_known(eyes: str | None) -> None:
    t = plain()
    t.gear(anderson="hat, bank")
    t.hands(law="teacher, missed")
    t.turn("law")
    t.plays("law", "play teacher", "take hat", "end turn")
    expected = ["missed", "hat"] if eyes == "law" else ["hat", "(law)"]
    assert hand(t, "law", eyes) == expected


@pytest.mark.rule("15.3")
def test_owners_are_told_what_the_opponent_knows() -> None:
    t = plain()
    t.gear(anderson="hat")
    t.hands(law="teacher, missed")
    t.turn("law")
    t.plays("law", "play teacher", "take hat")
    (known,) = t.view("law").seats[0].known
    assert KINDS[KIND_OF[known]].name == "hat"
    assert t.view("outlaw").seats[0].known == []


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("eyes", EYES)
def test_cards_from_the_store_stay_known(eyes: str | None) -> None:
    t = plain()
    t.hands(law="store")
    t.deck(law="water S | water S", outlaw="rest | knife S")
    t.turn("law")
    t.plays("law", "play store")
    t.plays("law", "pick water")
    t.plays("outlaw", "pick rest")
    t.plays("law", "pick knife")
    assert hand(t, "law", eyes) == ["water", "knife"]
    assert hand(t, "outlaw", eyes) == ["water", "rest"]


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("eyes", ["outlaw", None])
def test_the_card_that_pat_garrett_shows_stays_known(eyes: str | None) -> None:
    t = street("garrett, tilghman", "anderson, hardin")
    t.deck(law="colt | water S, wagon")
    t.begins("law")
    (shown,) = t.events("showed")
    assert isinstance(shown["card"], dict)
    assert hand(t, "law", eyes) == [shown["card"]["card"], "(law)"]


@pytest.mark.rule("15.3")
def test_a_stolen_card_is_known_to_both_players_and_not_to_onlookers() -> None:
    t = plain()
    t.hands(law="water", outlaw="robbery, knife")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery")
    t.plays("outlaw", "steal law")
    assert hand(t, "outlaw", "law") == ["water", "(outlaw)"]
    assert hand(t, "outlaw", None) == ["(law)", "(outlaw)"]


@pytest.mark.rule("15.3")
@pytest.mark.parametrize(("eyes", "known"), [("law", True), ("outlaw", True), (None, False)])
def test_what_was_stolen_is_told_to_both_players(eyes: str | None, known: bool) -> None:
    t = plain()
    t.hands(law="water", outlaw="robbery")
    t.turn("outlaw")
    (event,) = heard(t, eyes, "stolen", "play robbery", "steal law")
    assert event["back"] == "law"
    assert ("card" in event) == known


@pytest.mark.rule("15.3")
def test_for_onlookers_any_card_with_that_back_may_have_been_the_stolen_one() -> None:
    t = plain()
    t.hands(law="water, hat, outlaw knife", outlaw="robbery")
    t.known(law="hat, knife")
    t.turn("outlaw")
    assert hand(t, "law", None) == ["hat", "knife", "(law)"]
    t.plays("outlaw", "play robbery", "steal law")
    assert hand(t, "law", None) == ["knife", "(law)"]


@pytest.mark.rule("15.3")
def test_the_players_know_which_one_it_was() -> None:
    left = set()
    for seed in range(8):
        t = plain(seed)
        t.hands(law="water, hat", outlaw="robbery")
        t.known(law="hat")
        t.turn("outlaw")
        t.plays("outlaw", "play robbery", "steal law")
        left.add((*hand(t, "outlaw", "law"), *hand(t, "law", "outlaw")))
    assert left == {("water", "hat"), ("hat", "(law)")}


@pytest.mark.rule("15.3")
def test_a_card_that_has_left_the_hand_is_not_known_to_be_there() -> None:
    t = plain()
    t.hands(law="water, hat")
    t.known(law="hat")
    t.turn("law")
    t.plays("law", "play hat", "at garrett")
    assert hand(t, "law", "outlaw") == ["(law)"]


@pytest.mark.rule("15.3")
def test_a_card_that_is_drawn_anew_is_not_known_any_more() -> None:
    t = plain()
    t.deck(law="")
    t.hands(law="water")
    t.known(law="water")
    t.turn("law")
    t.plays("law", "play water", "swap outlaw", "end turn")
    t.plays("outlaw", "end turn")
    assert len(t.hand("law")) == 2
    assert all(card.startswith("(") for card in hand(t, "law", "outlaw"))


# Reserves


@pytest.mark.rule("15.4")
def test_owners_know_who_waits_and_opponents_only_how_many() -> None:
    t = plain()
    t.reserve(law="wyatt-earp, django", outlaw="tuco")
    t.turn("law")
    assert t.view("law").seats[0].waiting == ["django", "wyatt-earp"]
    for eyes in ("outlaw", None):
        assert t.view(eyes).seats[0].waiting is None
        assert t.view(eyes).seats[0].reserve == 2


@pytest.mark.rule("15.4")
@pytest.mark.parametrize("eyes", EYES)
def test_who_has_appeared_is_known_to_all(eyes: str | None) -> None:
    t = street("tilghman 1, garrett", "anderson, hardin")
    t.reserve(law="wyatt-earp, django")
    t.hands(outlaw="colt")
    t.turn("outlaw")
    t.plays("outlaw", "play colt")
    law = t.view(eyes).seats[0]
    assert [person.name for person in law.people if person is not None] == ["wyatt-earp", "garrett"]
    assert law.gone == ["tilghman"]


# Copies


@pytest.mark.rule("15.5")
def test_cards_that_look_alike_are_offered_once() -> None:
    t = street("tilghman 2, garrett", "anderson, hardin")
    t.hands(law="derringer H, derringer H, derringer S")
    t.turn("law")
    assert t.choices("law").count("play derringer") == 2
    t.plays("law", "end turn")
    t.offers("law", "discard derringer", "discard derringer")


@pytest.mark.rule("15.5")
def test_the_other_copy_is_refused() -> None:
    t = plain()
    t.hands(law="derringer H, derringer H")
    t.turn("law")
    first, second = (entry for entry in t.state.hands[0])
    assert t.state.options(0)[0] == first
    t.refuses("law", t.state.words(t.state.asked(0), second), rule="15.5")


@pytest.mark.rule("15.5")
def test_a_copy_that_the_opponent_has_seen_goes_first() -> None:
    t = plain()
    t.hands(law="derringer H, derringer H")
    t.turn("law")
    t.state.hands[0][1] |= 128 | 256
    t.plays("law", "play derringer")
    assert hand(t, "law", "outlaw") == ["(law)"]


@pytest.mark.rule("15.5")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_the_number_of_a_copy(eyes: str | None) -> None:
    t = plain()
    t.hands(law="derringer H")
    t.turn("law")
    t.plays("law", "play derringer")
    (card,) = t.view(eyes).discard
    (event,) = t.events("played")
    assert isinstance(event["card"], dict)
    assert event["card"]["id"] == card.id


@pytest.mark.rule("15.5")
def test_of_cards_that_look_alike_the_first_one_is_offered_whatever_its_number() -> None:
    """Always to play the lowest number would tell that no lower one is in hand."""
    t = street("garrett, django", "hardin, tuco")
    t.turn("law")
    snakes = [card for card in t.state.decks[0] if CARD_NAMES[card] in ("missed-l3", "missed-l4", "missed-l5")]
    for order in (snakes, snakes[::-1]):
        t.state.hands[0] = []
        for card in order:
            t.state.add(0, card)
        assert distinct(t.state.hands[0]) == order[:1]


@pytest.mark.rule("3.5", "15.1")
def test_nobody_is_shown_less_than_no_bang_card_left() -> None:
    t = street("stranger 1, django", "kid-curry, hardin")
    t.reserve(law="garrett")
    t.hands(law="colt, law carbine")
    t.bangs(1)
    t.deck(law="law gatling B | law water, law hat, law bank, law holster")
    t.turn("law")
    t.plays("law", "play colt")
    t.plays("outlaw", "use kid-curry")
    t.plays("law", "take the hit")
    assert not t.present("stranger")
    assert t.view("law").bangs_left == 0


@pytest.mark.rule("10.5", "11.1")
def test_reloading_is_not_shown_as_open_while_the_next_one_is_about_to_step_in() -> None:
    t = street("stranger, django 1", "anderson, hardin")
    t.reserve(law="garrett")
    t.hands(outlaw="law winchester", law="hat")
    t.turn("outlaw")
    t.plays("outlaw", "play winchester", "at django")
    t.plays("law", "take the hit")
    assert t.asked() == "outlaw anderson"
    assert not t.view("law").reload
