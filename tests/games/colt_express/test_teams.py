"""Chapter 10: two bandits for every player."""

import pytest

import saloon
from games.colt_express.train import Table, dealt, table
from saloon.games.colt_express.ids import BULLET

LEADERS = ["ghost", "doc", "belle"]
PARTNERS = ["tuco", "cheyenne", "django"]
CARDS_2_TO_4 = {
    "angry-marshal SSTR",
    "swivel-arm STSS",
    "braking SSSS",
    "take-it-all ST2S",
    "rebellion SSTSS",
    "tunnels STSTS",
    "bridge S2S",
    "pickpocketing SSTS",
    "marshals-revenge SSTS",
    "hostage SSTS",
}


def two() -> Table:
    """Doc and Tuco against Belle and Django, on three cars."""
    return table("doc tuco", "belle django", teams=True)


def boarded(seats: int, seed: int = 0, **switches: bool | str) -> Table:
    """A dealt game at its first pick; the first bandit of every pair boarded the last car."""
    t = dealt(seats, seed, teams=True, **switches)
    for pair in t.seats:
        t.plays(pair, f"{pair.split()[0]} boards the last car")
    return t


# Setting up


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("seats", "cars"), [(2, 3), (3, 4)])
def test_two_players_use_three_cars_and_three_players_four(seats: int, cars: int) -> None:
    t = dealt(seats, teams=True)
    assert t.view().cars[0].name == "locomotive"
    assert len(t.view().cars) == 1 + cars


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_teams_use_the_round_cards_for_two_to_four_players(seats: int, events: bool, seed: int) -> None:
    t = dealt(seats, seed, teams=True, events=events)
    assert set(t.round_cards()) <= CARDS_2_TO_4


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_each_player_has_one_of_ghost_doc_and_belle_with_one_of_the_others(seats: int, seed: int) -> None:
    t = dealt(seats, seed, teams=True)
    assert len(set(t.names)) == 2 * seats
    assert set(t.names[::2]) <= set(LEADERS)
    assert set(t.names[1::2]) <= set(PARTNERS)


@pytest.mark.rule("10.2")
def test_every_pairing_can_be_drawn() -> None:
    drawn = {pair for seed in range(60) for pair in dealt(3, seed, teams=True).seats}
    assert drawn == {f"{leader} {partner}" for leader in LEADERS for partner in PARTNERS}


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("seed", range(4))
def test_the_three_pairs_are_open_before_they_are_chosen(seed: int) -> None:
    pairs = dealt(2, seed, teams=True, bandits="choose").view().pairs
    assert [leader for leader, _ in pairs] == LEADERS
    assert sorted(partner for _, partner in pairs) == sorted(PARTNERS)


@pytest.mark.rule("10.2")
@pytest.mark.parametrize("seed", range(4))
def test_pairs_are_chosen_in_turn_beginning_with_the_first_player(seed: int) -> None:
    t = dealt(3, seed, teams=True, bandits="choose")
    first, second, third = [(t.state.first + place) % 3 for place in range(3)]
    ghosts, docs, belles = [f"lead {leader} and {partner}" for leader, partner in t.view().pairs]
    t.offers(f"seat {first + 1}", ghosts, docs, belles)
    t.plays(f"seat {first + 1}", docs)
    t.offers(f"seat {second + 1}", ghosts, belles)
    t.plays(f"seat {second + 1}", ghosts)
    assert [t.names[2 * seat] for seat in (first, second, third)] == ["doc", "ghost", "belle"]


@pytest.mark.rule("10.2")
def test_the_third_player_has_the_pair_that_is_left_and_is_not_asked() -> None:
    t = dealt(3, 1, teams=True, bandits="choose")
    third = (t.state.first + 2) % 3
    for pair in t.view().pairs[:2]:
        t.plays(t.waiting()[0], f"lead {pair[0]} and {pair[1]}")
    assert t.names[2 * third : 2 * third + 2] == t.view().pairs[2]
    t.told("bandit-chosen", seat=third, bandit="belle")
    assert [t.state.question(seat)["kind"] for seat in t.state.deciders()] == ["board"] * 3


@pytest.mark.rule("10.2")
def test_with_two_players_the_second_still_has_a_choice_of_two() -> None:
    t = dealt(2, teams=True, bandits="choose")
    ghosts, docs, belles = [f"lead {leader} and {partner}" for leader, partner in t.view().pairs]
    t.plays(t.waiting()[0], belles)
    t.offers(t.waiting()[0], ghosts, docs)


@pytest.mark.rule("10.2")
def test_a_pair_that_was_chosen_is_refused_to_the_next() -> None:
    t = dealt(2, teams=True, bandits="choose")
    first, second = t.state.first, 1 - t.state.first
    taken = f"lead belle and {t.view().pairs[2][1]}"
    t.plays(f"seat {first + 1}", taken)
    t.refuses(f"seat {second + 1}", taken, rule="10.2", key="colt-express-refusal-pick-team")


@pytest.mark.rule("10.2")
def test_with_two_players_one_pair_stays_out() -> None:
    t = dealt(2, teams=True)
    assert len(t.names) == 4
    assert len(t.view().pairs) == 3


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_bandit_has_an_own_250_purse_and_own_six_bullets(seats: int) -> None:
    t = dealt(seats, teams=True)
    assert [t.loot(name) for name in t.names] == [[250]] * (2 * seats)
    assert [t.left(name) for name in t.names] == [6] * (2 * seats)


@pytest.mark.rule("10.3")
def test_loot_belongs_to_the_bandit_who_took_it() -> None:
    t = two()
    t.at(doc="car 2", tuco="car 2", belle="car 3", django="car 3")
    t.lies("car 2", "jewel")
    t.steals("tuco rob")
    assert t.loot("tuco") == [250, "jewel"]
    assert t.loot("doc") == [250]


@pytest.mark.rule("10.3")
def test_a_punched_bandit_loses_nothing_of_the_partner_s() -> None:
    t = two()
    t.at(doc="car 3", tuco="car 2", belle="car 3", django="car 1")
    t.holds(doc=[], tuco=["jewel"])
    t.steals("belle punch")
    assert t.place("doc") == "car 2"
    assert t.loot("tuco") == ["jewel"]
    assert t.loot("car 3") == []


@pytest.mark.rule("10.3")
def test_a_bandit_does_not_fire_the_partner_s_bullets() -> None:
    t = two()
    t.bullets(tuco=0)
    t.at(doc="car 1", tuco="car 1", belle="car 3", django="car 2")
    t.steals("tuco fire")
    assert t.left("doc") == 6
    assert t.received("django", by="doc") == 0


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_deck_has_five_cards_of_each_bandit_and_one_marshal(seats: int) -> None:
    t = boarded(seats)
    for leader, partner in (pair.split() for pair in t.seats):
        five = ["move", "ladder", "fire", "punch", "rob"]
        cards = [f"{bandit} {card}" for bandit in (leader, partner) for card in five]
        assert sorted(t.deck_of(leader)) == sorted([*cards, "marshal"])


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(
    ("card", "doc", "tuco"), [("doc ladder", "roof 2", "car 3"), ("tuco ladder", "car 2", "roof 3")]
)
def test_a_card_acts_for_the_bandit_whose_card_it_is(card: str, doc: str, tuco: str) -> None:
    t = two()
    t.at(doc="car 2", tuco="car 3", belle="car 3", django="car 3")
    t.steals(card)
    assert (t.place("doc"), t.place("tuco")) == (doc, tuco)


@pytest.mark.rule("10.5")
def test_all_players_decide_at_the_same_time_who_boards_the_last_car() -> None:
    t = dealt(3, teams=True)
    assert t.waiting() == t.seats
    for leader, partner in (pair.split() for pair in t.seats):
        t.offers(leader, f"{leader} boards the last car", f"{partner} boards the last car")


@pytest.mark.rule("10.5")
def test_the_last_player_may_decide_first() -> None:
    t = dealt(3, teams=True)
    one, two, three = t.seats
    t.plays(three, f"{three.split()[0]} boards the last car")
    assert t.waiting() == [one, two]


@pytest.mark.rule("10.5")
def test_nobody_boards_before_all_have_decided() -> None:
    t = dealt(2, teams=True)
    t.plays(t.seats[0], f"{t.names[1]} boards the last car")
    assert [bandit.car for bandit in t.view().bandits] == [None] * 4
    assert not t.events("boarded")


@pytest.mark.rule("10.5")
@pytest.mark.parametrize(("seats", "last"), [(2, 3), (3, 4)])
def test_one_bandit_begins_inside_the_last_car_and_the_partner_inside_the_one_before(seats: int, last: int) -> None:
    t = dealt(seats, teams=True)
    ours, *others = t.seats
    t.plays(ours, f"{ours.split()[1]} boards the last car")
    for pair in others:
        t.plays(pair, f"{pair.split()[0]} boards the last car")
    assert [t.place(name) for name in ours.split()] == [f"car {last - 1}", f"car {last}"]
    for pair in others:
        assert [t.place(name) for name in pair.split()] == [f"car {last}", f"car {last - 1}"]


# The start of a round


@pytest.mark.rule("10.6")
def test_all_players_pick_a_card_from_the_deck_at_the_same_time() -> None:
    t = two()
    t.deals()
    assert t.waiting() == ["doc tuco", "belle django"]
    t.offers(
        "doc",
        *["pick doc move", "pick doc ladder", "pick doc fire", "pick doc punch", "pick doc rob", "pick marshal"],
        *["pick tuco move", "pick tuco ladder", "pick tuco fire", "pick tuco punch", "pick tuco rob"],
    )


@pytest.mark.rule("10.6")
@pytest.mark.parametrize("card", ["belle fire", "django move", "marshal"])
@pytest.mark.parametrize("seed", range(5))
def test_the_picked_card_is_in_hand_with_six_more(card: str, seed: int) -> None:
    t = table("doc tuco", "belle django", teams=True, seed=seed)
    t.deals()
    t.plays("belle", f"pick {card}")
    assert t.hand_of("belle") == [card]
    t.plays("doc", "pick marshal")
    assert card in t.hand_of("belle")
    assert len(t.hand_of("belle")) == 7
    assert len(t.deck_of("belle")) == 4


@pytest.mark.rule("10.6")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_cards_are_picked_before_the_round_card_is_turned_up(number: int) -> None:
    t = two()
    t.round(number=number)
    t.deals()
    t.plays("doc", "pick doc fire")
    assert len(t.view("belle").rounds) == number - 1
    assert not t.events("round-card")
    t.plays("belle", "pick belle fire")
    assert len(t.view("belle").rounds) == number
    t.told("round-card")


@pytest.mark.rule("10.6")
def test_teams_pick_a_card_in_every_round() -> None:
    t = boarded(2)
    for number in range(1, 6):
        t.told("round-began", round=number)
        assert t.waiting() == t.seats
        assert t.state.question(0)["kind"] == "pick-card"
        t.anyhow("round-began")
    assert t.waiting() == []


@pytest.mark.rule("10.6")
def test_a_bullet_cannot_be_picked() -> None:
    t = two()
    t.wounds("doc", django=4)
    t.deals()
    assert len(t.state.options(0)) == 11
    with pytest.raises(saloon.IllegalOption) as refusal:
        t.state.play(0, BULLET)
    assert refusal.value.rule == "10.6"


@pytest.mark.rule("10.6")
def test_nobody_picks_in_a_game_without_teams() -> None:
    t = table("doc", "belle", "ghost")
    t.deals()
    t.asks("doc", "plan")


# The second card

HAND = "tuco fire, tuco move, doc fire, doc move, doc rob, marshal"


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(
    ("fire", "offered"),
    [
        ("play tuco fire", ["play doc fire", "play doc move", "play doc rob"]),
        ("play doc fire", ["play tuco fire", "play tuco move"]),
    ],
)
def test_after_fire_of_one_bandit_any_card_of_the_other_may_be_played_too(fire: str, offered: list[str]) -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", fire)
    t.asks("doc", "second-card")
    t.offers("doc", *offered, "no second card")


@pytest.mark.rule("10.7")
def test_the_second_card_lies_face_up_on_the_fire_card() -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", "play tuco fire", "play doc rob")
    assert t.stack() == ["tuco fire", "doc rob"]
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
def test_the_second_card_may_be_left_out() -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", "play tuco fire", "no second card")
    assert t.stack() == ["tuco fire"]
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
def test_there_is_no_third_card_after_two_fire_cards() -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", "play tuco fire", "play doc fire")
    assert t.stack() == ["tuco fire", "doc fire"]
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(
    "card",
    ["play marshal", "play tuco move", "play doc punch"],
    ids=["Marshal", "a card of the same bandit", "a card that is not in hand"],
)
def test_another_second_card_is_refused(card: str) -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", "play tuco fire")
    t.refuses("doc", card, rule="10.7", key="colt-express-refusal-second-card")


@pytest.mark.rule("10.7")
def test_drawing_is_no_second_card() -> None:
    t = two()
    t.plays("doc", "play doc fire")
    t.has_no_words_for("doc", "draw")


@pytest.mark.rule("10.7")
@pytest.mark.parametrize("card", ["play tuco move", "play doc rob", "play marshal", "draw"])
def test_nothing_but_fire_earns_a_second_card(card: str) -> None:
    t = two()
    t.hand(doc=HAND)
    t.plays("doc", card)
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(
    ("card", "turn", "symbol", "next_seat"),
    [
        ("angry-marshal", 3, "tunnel", "belle"),
        ("angry-marshal", 4, "switching", "belle"),
        ("bridge", 2, "speeding", "doc"),
    ],
)
def test_fire_earns_no_second_card_on_a_turn_that_is_not_standard(
    card: str, turn: int, symbol: str, next_seat: str
) -> None:
    t = two()
    t.round(card)
    t.hand(doc=HAND)
    t.plans(turn=turn)
    assert t.state.question(0)["turn"] == symbol
    t.plays("doc", "play tuco fire")
    t.asks(next_seat, "plan")


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(("card", "turn"), [("braking", 2), ("braking", 4), ("bridge", 3)])
def test_fire_earns_a_second_card_on_every_standard_turn(card: str, turn: int) -> None:
    t = two()
    t.round(card)
    t.plans(turn=turn)
    t.plays("doc", "play doc fire")
    t.asks("doc", "second-card")


@pytest.mark.rule("10.7")
def test_the_question_for_a_second_card_comes_also_to_a_player_who_has_none_fitting() -> None:
    t = two()
    t.wounds("doc", django=1)
    t.hand(doc="doc fire, doc move, marshal, bullet")
    t.plays("doc", "play doc fire")
    t.offers("doc", "no second card")


@pytest.mark.rule("10.7")
def test_the_question_for_a_second_card_does_not_come_to_an_empty_hand() -> None:
    t = two()
    t.hand(doc="doc fire")
    t.plays("doc", "play doc fire")
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
def test_fire_earns_no_second_card_without_teams() -> None:
    t = table("doc", "belle", "tuco")
    t.plays("doc", "play fire")
    t.asks("belle", "plan")


@pytest.mark.rule("10.7")
def test_the_card_of_the_next_player_lies_on_the_second_card() -> None:
    t = two()
    t.hand(doc=HAND, belle="belle ladder, django ladder")
    t.plays("doc", "play doc fire", "play tuco move")
    t.plays("belle", "play belle ladder")
    assert t.stack() == ["doc fire", "tuco move", "belle ladder"]


# Ghost and Doc in a team


@pytest.mark.rule("10.8")
def test_a_team_with_ghost_may_hide_any_card_of_the_team_on_its_first_turn() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.hand(ghost="ghost rob, tuco fire, marshal")
    up = ["play ghost rob", "play tuco fire", "play marshal"]
    down = ["hide ghost rob", "hide tuco fire", "hide marshal"]
    t.offers("ghost", *up, *down, "draw")


@pytest.mark.rule("10.8")
@pytest.mark.parametrize("fire", ["hide ghost fire", "hide tuco fire"])
def test_a_hidden_fire_card_earns_no_second_card(fire: str) -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.hand(ghost="ghost fire, tuco fire, ghost move, tuco move")
    t.plays("ghost", fire)
    assert t.stack() == ["ghost tuco face down"]
    t.asks("doc", "plan")


@pytest.mark.rule("10.8")
def test_a_team_with_ghost_that_plays_fire_face_up_may_play_a_second_card_but_not_hide_it() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.hand(ghost="tuco fire, ghost move")
    t.plays("ghost", "play tuco fire")
    t.offers("ghost", "play ghost move", "no second card")


@pytest.mark.rule("10.8")
@pytest.mark.parametrize("first", ["hide tuco move", "play tuco move", "draw"])
def test_a_team_with_ghost_may_not_hide_on_its_second_turn(first: str) -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.round("braking")
    t.hand(ghost="tuco move, ghost rob")
    t.plays("ghost", first)
    t.plays("doc", "draw")
    t.refuses("ghost", "hide ghost rob", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("10.8")
def test_a_team_without_ghost_may_not_hide() -> None:
    t = two()
    t.refuses("doc", "hide doc rob", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("10.9")
def test_a_team_with_doc_picks_one_card_and_draws_seven() -> None:
    t = table("ghost tuco", "doc django", "belle cheyenne", teams=True)
    t.deals()
    for name in ("ghost", "doc", "belle"):
        t.plays(name, f"pick {name} move")
    assert [len(t.hand_of(name)) for name in ("ghost", "doc", "belle")] == [7, 8, 7]


@pytest.mark.rule("10.9")
def test_a_team_with_doc_draws_six_when_powers_are_off() -> None:
    t = table("ghost tuco", "doc django", teams=True, abilities=False)
    t.deals()
    t.plays("ghost", "pick marshal")
    t.plays("doc", "pick marshal")
    assert [len(t.hand_of(name)) for name in ("ghost", "doc")] == [7, 7]


# Bullets


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("victim", ["doc", "tuco"])
def test_a_bullet_that_hits_either_bandit_goes_into_the_one_deck_of_the_player(victim: str) -> None:
    t = two()
    t.at(doc="car 2", tuco="car 2", belle="car 3", django="car 3")
    t.steals("belle fire")
    t.plays("belle", f"shoot {victim}")
    assert t.received("doc", by="belle") == 1
    assert t.deck_of("doc").count("bullet") == 1
    assert len(t.deck_of("doc")) == 12


@pytest.mark.rule("10.10")
def test_a_player_may_shoot_the_own_partner_or_somebody_else() -> None:
    t = two()
    t.at(doc="car 2", tuco="car 3", belle="roof 0", django="car 1")
    t.steals("doc fire")
    t.offers("doc", "shoot tuco", "shoot django")


@pytest.mark.rule("10.10")
def test_a_player_must_shoot_the_own_partner_when_there_is_no_other_target() -> None:
    t = two()
    t.at(doc="car 2", tuco="car 3", belle="roof 0", django="roof 0")
    t.steals("doc fire")
    assert t.left("doc") == 5
    assert t.received("tuco", by="doc") == 1


@pytest.mark.rule("10.10")
def test_a_player_must_punch_the_own_partner_when_nobody_else_is_there() -> None:
    t = two()
    t.at(doc="car 3", tuco="car 3", belle="roof 0", django="roof 0")
    t.steals("doc punch")
    assert t.place("tuco") == "car 2"
    assert t.loot("car 3") == [250]


@pytest.mark.rule("10.11")
def test_bullets_fired_into_the_own_team_do_not_count_for_the_best_shooter() -> None:
    t = two()
    t.wounds("doc", tuco=3, django=1)
    t.ends()
    assert t.totals() == [500, 1500]


@pytest.mark.rule("10.11")
def test_the_bullets_of_both_bandits_count_together_for_the_best_shooter() -> None:
    t = two()
    t.wounds("doc", belle=2, django=1)
    t.wounds("belle", tuco=2)
    t.ends()
    assert t.totals() == [500, 1500]


@pytest.mark.rule("10.11")
def test_bullets_fired_into_the_own_team_count_as_received() -> None:
    t = two()
    t.wounds("doc", tuco=2)
    t.wounds("belle", marshal=1)
    t.ends()
    assert t.totals() == [1500, 1500]
    assert t.received("doc") == 2
    assert t.winners() == ["belle django"]
