"""Chapter 3: the course of a round."""

from collections import Counter

import pytest

from games.colt_express.train import dealt, table

ACTIONS = Counter(move=2, ladder=2, fire=2, rob=2, punch=1, marshal=1)


@pytest.mark.rule("3.1")
def test_a_round_goes_hands_card_planning_stealing_event_and_then_the_next_one() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("braking")
    t.deals()
    t.anyhow(until="event-began")
    kinds = ["round-began", "drew", "round-card", "turn-began", "stealing-began", "card-up", "event-began"]
    heard = [str(event["event"]) for event in t.all_events() if event["event"] in kinds]
    in_order = [kind for number, kind in enumerate(heard) if heard[number - 1 : number] != [kind]]
    assert in_order == [*kinds, "round-began", "drew", "round-card", "turn-began"]


@pytest.mark.rule("3.1")
def test_hands_are_put_away_before_stealing() -> None:
    t = table("tuco", "django", "cheyenne")
    t.hand(tuco="move rob", django="fire")
    t.marshal("car 1")
    t.planning_over("tuco marshal")
    t.asks("tuco", "marshal")
    assert [t.hand_of(name) for name in t.seats] == [[], [], []]


@pytest.mark.rule("3.1")
def test_the_event_comes_after_the_last_card() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("braking")
    t.at(tuco="car 2", django="roof 2")
    t.steals("tuco ladder")
    assert t.place("tuco") == "roof 1"
    assert t.place("django") == "roof 1"


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_after_each_of_the_first_four_rounds_comes_another(number: int) -> None:
    t = table("tuco", "django", "cheyenne")
    t.round(number=number)
    t.steals()
    t.told("round-began", round=number + 1)
    t.asks("django", "plan")


@pytest.mark.rule("3.1")
def test_after_the_fifth_round_comes_none() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round(number=5)
    t.steals()
    assert t.waiting() == []
    assert t.events("round-began") == []


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_player_draws_six_cards(seats: int) -> None:
    t = dealt(seats, abilities=False)
    assert [len(t.hand_of(name)) for name in t.seats] == [6] * seats


@pytest.mark.rule("3.2")
def test_every_player_draws_six_cards_in_later_rounds_too() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round(number=3)
    t.wounds("tuco", django=4)
    t.steals()
    assert [len(t.hand_of(name)) for name in t.seats] == [6, 6, 6]
    assert [len(t.deck_of(name)) for name in t.seats] == [8, 4, 4]


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("bullets", [0, 1, 2, 3])
def test_bullets_may_be_among_the_cards_drawn_or_not(bullets: int) -> None:
    hands = []
    for seed in range(60):
        t = table("tuco", "django", "cheyenne", seed=seed)
        t.wounds("tuco", django=3)
        t.deals()
        hands.append(t.hand_of("tuco"))
    assert bullets in {hand.count("bullet") for hand in hands}


@pytest.mark.rule("3.2")
def test_the_deck_is_shuffled_before_it_is_drawn_from() -> None:
    hands = set()
    for seed in range(20):
        t = table("tuco", "django", "cheyenne", seed=seed)
        t.deals()
        hands.add(tuple(t.hand_of("tuco")))
    assert len(hands) > 5


@pytest.mark.rule("3.3")
def test_the_round_card_is_turned_up_after_the_hands_are_drawn() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("swivel-arm", number=2)
    t.deals()
    heard = [event["event"] for event in t.all_events()]
    assert heard == ["round-began", "drew", "drew", "drew", "round-card", "turn-began"]


@pytest.mark.rule("3.3")
def test_until_then_nobody_sees_the_round_card() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.round("swivel-arm", number=2)
    t.deals()
    assert t.waiting() == ["ghost tuco", "doc django"]
    assert len(t.view().rounds) == 1
    t.plays("ghost", "pick marshal")
    t.plays("doc", "pick marshal")
    assert len(t.view().rounds) == 2
    assert t.view().rounds[1].name == "swivel-arm"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("card", "turns", "event"),
    [
        ("angry-marshal", "standard standard tunnel switching", "angry-marshal"),
        ("take-it-all", "standard tunnel speeding standard", "take-it-all"),
        ("bridge", "standard speeding standard", "none"),
    ],
)
def test_the_round_card_shows_the_turns_and_perhaps_an_event(card: str, turns: str, event: str) -> None:
    t = table("tuco", "django", "cheyenne")
    t.round(card)
    t.deals()
    shown = t.view().rounds[-1]
    assert (shown.name, " ".join(shown.turns), shown.event) == (card, turns, event)
    t.anyhow(until="round-began")
    assert [each["turn"] for each in t.events("turn-began")][: len(shown.turns)] == shown.turns


@pytest.mark.rule("3.4")
def test_cards_left_in_hand_go_back_on_the_deck() -> None:
    t = table("tuco", "django", "cheyenne")
    t.marshal("car 1")
    t.wounds("tuco", django=1)
    t.hand(tuco="move rob bullet")
    t.planning_over("tuco marshal")
    t.asks("tuco", "marshal")
    assert t.hand_of("tuco") == []
    assert Counter(t.deck_of("tuco")) == Counter(move=2, ladder=2, fire=2, rob=2, punch=1, bullet=1)
    assert t.discard_of("tuco") == []


@pytest.mark.rule("3.5")
def test_after_stealing_every_player_has_back_all_action_cards() -> None:
    t = table("tuco", "django", "cheyenne")
    t.at(tuco="car 1")
    t.steals("tuco ladder", "django ladder", "tuco ladder", "cheyenne ladder", "django ladder")
    assert t.stack() == []
    assert [Counter(t.hand_of(name) + t.deck_of(name)) for name in t.seats] == [ACTIONS] * 3


@pytest.mark.rule("3.5")
def test_a_card_without_effect_comes_back_too() -> None:
    t = table("tuco", "django", "cheyenne")
    t.at(tuco="car 1", django="car 3", cheyenne="car 3")
    t.steals("tuco fire", "tuco punch", "tuco rob")
    assert Counter(t.hand_of("tuco") + t.deck_of("tuco")) == ACTIONS


@pytest.mark.rule("3.5")
@pytest.mark.rule("5.4")
def test_the_bullets_received_form_the_next_deck_with_them() -> None:
    t = table("tuco", "doc", "cheyenne")
    t.at(tuco="car 1", doc="car 2", cheyenne="car 3")
    t.wounds("doc", marshal=2)
    t.steals("tuco fire")
    assert Counter(t.hand_of("doc") + t.deck_of("doc")) == ACTIONS + Counter(bullet=3)
    assert t.discard_of("doc") == []


@pytest.mark.rule("3.5")
@pytest.mark.rule("6.8")
def test_bullets_stay_in_the_deck_round_after_round() -> None:
    t = table("tuco", "django", "cheyenne")
    t.wounds("django", marshal=2)
    for _ in range(3):
        t.steals()
        assert Counter(t.hand_of("django") + t.deck_of("django")) == ACTIONS + Counter(bullet=2)


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    ("first", "following"),
    [("tuco", "django"), ("django", "cheyenne"), ("cheyenne", "doc"), ("doc", "belle"), ("belle", "tuco")],
)
def test_the_player_to_the_left_becomes_first_player(first: str, following: str) -> None:
    t = table("tuco", "django", "cheyenne", "doc", "belle")
    t.first(first)
    t.steals()
    assert t.first_player() == following
    t.asks(following, "plan")


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    "card", ["angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnels", "bridge"]
)
@pytest.mark.parametrize("seats", [["tuco", "django", "doc"], ["tuco", "django", "doc", "ghost", "belle"]])
def test_the_first_player_changes_clockwise_whatever_the_turns_were(card: str, seats: list[str]) -> None:
    t = table(*seats)
    t.round(card)
    t.first("django")
    t.anyhow(until="round-began")
    assert t.first_player() == "doc"
