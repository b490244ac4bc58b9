"""Chapters 1 and 2: what is in the box, who plays, and how a game begins."""

from collections import Counter

import pytest

import saloon
from games.colt_express.train import GAME, Table, dealt, table
from saloon.engine.playout import playout

# Number of seats, with the switches that every number can be played with
PLAIN = [3, 4, 5, 6]
TABLES = [(3, False), (4, False), (5, False), (6, False), (2, True), (3, True)]
SEEDS = range(60)

ACTIONS = Counter(move=2, ladder=2, fire=2, rob=2, punch=1, marshal=1)

FEW = {
    "angry-marshal SSTR",
    "swivel-arm STSS",
    "braking SSSS",
    "take-it-all ST2S",
    "rebellion SSTSS",
    "tunnels STSTS",
    "bridge S2S",
}
MANY = {
    "angry-marshal SSR",
    "swivel-arm STS",
    "braking STSS",
    "take-it-all S2R",
    "rebellion STSR",
    "tunnels STST",
    "bridge S2",
}
STATIONS = {"pickpocketing SSTS", "marshals-revenge SSTS", "hostage SSTS"}

# The loot on the floor of each car: purses, jewels
FLOORS = {
    "mail": (1, 0),
    "sleeper": (1, 1),
    "parlour": (0, 3),
    "smoker": (3, 0),
    "diner": (4, 1),
    "club": (3, 1),
}


def on_the_train(t: Table) -> list[int | str]:
    """All loot on floors and roofs."""
    return [
        thing for car in range(len(t.view().cars)) for level in ("car", "roof") for thing in t.loot(f"{level} {car}")
    ]


def purses(loot: list[int | str]) -> list[int]:
    return [thing for thing in loot if isinstance(thing, int)]


# 1 The game


@pytest.mark.rule("1.1")
@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_game_has_five_rounds(seats: int, teams: bool) -> None:
    state = GAME.new(seats, teams=teams, cars="choose")
    state.listen()
    playout(state, saloon.Rng(1))
    rounds = [state.seen(event, None) for event in state.hear()]
    assert [event["round"] for event in rounds if event["event"] == "round-began"] == [1, 2, 3, 4, 5]
    assert state.deciders() == []


@pytest.mark.rule("1.1")
def test_the_richest_at_the_end_wins() -> None:
    t = table("doc", "belle", "ghost")
    t.holds(doc=[300], belle=["jewel"], ghost=["own"])
    t.ends()
    assert t.winners() == ["belle"]


@pytest.mark.rule("1.1")
def test_nobody_has_won_before_the_end() -> None:
    t = table("doc", "belle", "ghost")
    t.holds(belle=["jewel"])
    assert t.winners() == []


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", PLAIN)
def test_three_to_six_play_with_one_bandit_each(seats: int) -> None:
    assert [bandit.seat for bandit in dealt(seats).view().bandits] == list(range(seats))


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_may_play_with_two_bandits_each(seats: int) -> None:
    bandits = dealt(seats, teams=True).view().bandits
    assert [bandit.seat for bandit in bandits] == [seat for seat in range(seats) for _ in range(2)]


@pytest.mark.rule("1.2")
def test_two_play_in_teams_without_being_told() -> None:
    assert dealt(2).view().teams


@pytest.mark.rule("1.2")
def test_two_cannot_play_without_teams() -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(2, teams=False)
    assert error.value.rule == "1.2"
    assert error.value.key == "colt-express-two-without-teams"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_and_more_cannot_play_in_teams(seats: int) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(seats, teams=True)
    assert error.value.rule == "1.2"
    assert error.value.key == "colt-express-teams-too-many"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(saloon.BadSeats) as error:
        GAME.new(seats)
    assert error.value.key == "bad-seats"
    assert error.value.details["fewest"] == 2
    assert error.value.details["most"] == 6


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("seats", PLAIN)
def test_everybody_has_ten_action_cards(seats: int) -> None:
    t = dealt(seats)
    assert [Counter(t.hand_of(name) + t.deck_of(name)) for name in t.seats] == [ACTIONS] * seats


@pytest.mark.rule("1.3")
@pytest.mark.rule("2.6")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_every_bandit_begins_with_six_bullets(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    assert [t.left(name) for name in t.names] == [6] * len(t.names)
    assert [t.received(name) for name in t.seats] == [0] * seats


@pytest.mark.rule("1.4")
def test_the_box_has_eighteen_purses_from_250_to_500() -> None:
    t = dealt(6)
    all_purses = purses([*on_the_train(t), *(thing for name in t.names for thing in t.loot(name))])
    assert Counter(all_purses) == {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}


@pytest.mark.rule("1.4")
def test_the_box_has_six_jewels() -> None:
    assert on_the_train(dealt(6)).count("jewel") == 6


@pytest.mark.rule("1.4")
@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("thing", "value"), [("jewel", 500), ("strongbox", 1000)])
def test_a_jewel_is_worth_500_and_a_strongbox_1000(thing: str, value: int) -> None:
    t = table("doc", "belle", "ghost")
    t.holds(doc=[thing], belle=[], ghost=[])
    assert t.totals() == [value, 0, 0]


@pytest.mark.rule("1.4")
def test_there_are_two_strongboxes() -> None:
    t = table("doc", "belle", "ghost")
    t.happens("take-it-all")
    assert t.loot("car 0") == ["strongbox", "strongbox"]


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_there_are_thirteen_neutral_bullets(seats: int, teams: bool) -> None:
    assert dealt(seats, teams=teams).left("marshal") == 13


@pytest.mark.rule("1.5")
def test_without_powers_ghost_hides_nothing() -> None:
    t = table("ghost", "doc", "belle", abilities=False)
    t.hand(ghost="move")
    t.plans()
    t.offers("ghost", "play move", "draw")


@pytest.mark.rule("1.5")
def test_without_powers_doc_draws_six_cards() -> None:
    t = table("doc", "belle", "ghost", abilities=False)
    t.deals()
    assert len(t.hand_of("doc")) == 6


@pytest.mark.rule("1.5")
def test_without_powers_tuco_does_not_shoot_through_the_roof() -> None:
    t = table("tuco", "doc", "ghost", abilities=False)
    t.at(tuco="car 1", doc="roof 1", ghost="car 3")
    t.steals("tuco fire")
    t.told("no-effect", bandit="tuco", card="fire")


@pytest.mark.rule("1.5")
def test_without_powers_django_pushes_nobody() -> None:
    t = table("django", "doc", "ghost", abilities=False)
    t.at(django="car 1", doc="car 2", ghost="car 3")
    t.steals("django fire")
    assert t.place("doc") == "car 2"


@pytest.mark.rule("1.5")
def test_without_powers_cheyenne_keeps_no_purse() -> None:
    t = table("cheyenne", "doc", "ghost", abilities=False)
    t.at(cheyenne="car 3", doc="car 3", ghost="car 1")
    t.steals("cheyenne punch")
    assert t.loot("car 3") == [250]


@pytest.mark.rule("1.5")
def test_without_powers_belle_is_a_target_like_any_other() -> None:
    t = table("doc", "belle", "ghost", abilities=False)
    t.at(doc="car 2", belle="car 1", ghost="car 3")
    t.steals("doc fire")
    t.offers("doc", "shoot belle", "shoot ghost")


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("card", ["angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion"])
def test_without_events_the_symbols_of_round_cards_mean_nothing(card: str) -> None:
    t = table("doc", "belle", "ghost", events=False)
    t.at(doc="roof 2", belle="car 1", ghost="roof 0")
    t.happens(card)
    assert [t.place(name) for name in ("doc", "belle", "ghost", "marshal")] == ["roof 2", "car 1", "roof 0", "car 0"]
    assert t.left("marshal") == 13
    assert t.loot("car 0") == ["strongbox"]
    assert t.events("event-began") == []


@pytest.mark.rule("1.5")
def test_powers_and_events_are_switched_off_apart() -> None:
    t = table("doc", "belle", "ghost", abilities=True, events=False)
    t.deals()
    assert len(t.hand_of("doc")) == 7
    t = table("doc", "belle", "ghost", abilities=False, events=True)
    t.at(doc="roof 2")
    t.happens("braking")
    assert t.place("doc") == "roof 1"


@pytest.mark.rule("1.6")
def test_in_the_expert_variant_a_player_keeps_cards() -> None:
    t = table("doc", "belle", "ghost", expert=True)
    t.hand(doc="move rob")
    t.planning_over()
    t.plays("doc", "keep rob", "keep no more")
    assert "rob" in t.hand_of("doc")


@pytest.mark.rule("1.6")
def test_without_the_expert_variant_nobody_is_asked_to_keep_cards() -> None:
    t = table("doc", "belle", "ghost")
    t.hand(doc="move rob")
    t.planning_over()
    t.asks("belle", "plan")


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_experts_do_not_play_in_teams(seats: int) -> None:
    with pytest.raises(saloon.BadSwitch) as error:
        GAME.new(seats, teams=True, expert=True)
    assert error.value.rule == "1.6"
    assert error.value.key == "colt-express-expert-teams"


# 2 Setting up


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("seats", PLAIN)
def test_the_train_has_a_locomotive_and_as_many_cars_as_players(seats: int) -> None:
    names = [car.name for car in dealt(seats).view().cars]
    assert names[0] == "locomotive"
    assert len(names) == seats + 1
    assert set(names[1:]) <= set(FLOORS)
    assert len(set(names)) == len(names)


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("place", [1, 2, 3])
def test_any_car_may_come_anywhere(place: int) -> None:
    assert {dealt(3, seed).view().cars[place].name for seed in SEEDS} == set(FLOORS)


@pytest.mark.rule("2.1")
def test_the_players_may_choose_the_cars_in_turn_beginning_with_the_first_player() -> None:
    t = dealt(4, seed=3, cars="choose")
    first = t.state.first
    cars = ["club", "mail", "diner", "parlour"]
    for turn, car in enumerate(cars):
        seat = t.seats[(first + turn) % 4]
        t.asks(seat, "pick-car")
        t.plays(seat, f"couple {car}")
    assert [car.name for car in t.view().cars] == ["locomotive", *cars]


@pytest.mark.rule("2.1")
def test_a_car_is_coupled_only_once() -> None:
    t = dealt(3, cars="choose")
    t.plays(t.waiting()[0], "couple club")
    t.refuses(t.waiting()[0], "couple club", rule="2.1")
    t.offers(t.waiting()[0], *(f"couple {name}" for name in FLOORS if name != "club"))


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("name", FLOORS)
def test_each_car_carries_the_loot_drawn_on_its_floor(name: str) -> None:
    t = dealt(6)
    car = next(car for car in range(7) if t.view().cars[car].name == name)
    loot = t.loot(f"car {car}")
    assert (len(purses(loot)), loot.count("jewel")) == FLOORS[name]
    assert "strongbox" not in loot
    assert t.loot(f"roof {car}") == []


@pytest.mark.rule("2.2")
def test_chosen_cars_carry_their_loot_too() -> None:
    t = dealt(3, cars="choose")
    for car in ("parlour", "diner", "mail"):
        t.plays(t.waiting()[0], f"couple {car}")
    assert [len(t.loot(f"car {car}")) for car in (1, 2, 3)] == [3, 5, 1]
    assert t.loot("car 1") == ["jewel", "jewel", "jewel"]


@pytest.mark.rule("2.3")
def test_a_250_purse_for_everybody_is_set_aside_before_purses_are_dealt() -> None:
    # Of the eight, six are set aside: two are left for the cars, whatever the deal
    assert {purses(on_the_train(dealt(6, seed))).count(250) for seed in SEEDS} == {2}


@pytest.mark.rule("2.3")
def test_purses_are_dealt_at_random() -> None:
    assert {value for seed in SEEDS for value in purses(dealt(4, seed).loot("car 1"))} == {250, 300, 350, 400, 450, 500}


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("viewer", ["", "seat 1", "seat 2", "seat 3"])
def test_purses_on_the_train_lie_face_down(viewer: str) -> None:
    t = dealt(3, seed=2)
    loot = [thing for car in t.view(viewer).cars for thing in car.inside if thing.kind == "purse"]
    assert loot
    assert {thing.value for thing in loot} == {None}


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_only_the_purses_of_the_cars_and_of_the_bandits_are_in_play(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    cars = [car.name for car in t.view().cars[1:]]
    assert len(purses(on_the_train(t))) == sum(FLOORS[name][0] for name in cars)
    in_the_box = [token for token in range(18) if not t.state.values[token]]
    assert len(in_the_box) == 18 - len(t.names) - sum(FLOORS[name][0] for name in cars)


@pytest.mark.rule("2.3")
def test_with_six_all_loot_but_the_second_strongbox_is_in_play() -> None:
    t = dealt(6)
    train = on_the_train(t)
    assert len(purses(train)) == 12
    assert sum(purses(train)) == 4500
    assert (train.count("jewel"), train.count("strongbox")) == (6, 1)
    boards = [thing for name in t.names for thing in t.loot(name)]
    assert len(train) + len(boards) == 25
    assert sum(purses(train + boards)) + 6 * 500 + 1000 == 10000


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_marshal_and_one_strongbox_begin_inside_the_locomotive(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    assert t.place("marshal") == "car 0"
    assert t.loot("car 0") == ["strongbox"]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_second_strongbox_waits_beside_the_train(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    assert on_the_train(t).count("strongbox") == 1
    assert [t.loot(name).count("strongbox") for name in t.names] == [0] * len(t.names)


@pytest.mark.rule("2.5")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_no_two_bandits_are_the_same(seats: int, teams: bool) -> None:
    for seed in SEEDS:
        names = dealt(seats, seed, teams=teams).names
        assert len(set(names)) == len(names)


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_be_dealt_any_bandit(seat: int) -> None:
    everybody = {"ghost", "doc", "belle", "tuco", "cheyenne", "django"}
    assert {dealt(3, seed).names[seat] for seed in SEEDS} == everybody


@pytest.mark.rule("2.5")
def test_bandits_may_be_chosen_in_turn_beginning_with_the_first_player() -> None:
    t = dealt(3, seed=2, bandits="choose")
    first = t.state.first
    for turn, name in enumerate(["tuco", "belle", "django"]):
        seat = (first + turn) % 3
        t.asks(f"seat {seat + 1}", "pick-bandit")
        t.plays(f"seat {seat + 1}", f"be {name}")
        assert t.seats[seat] == name


@pytest.mark.rule("2.5")
def test_a_bandit_is_chosen_only_once() -> None:
    t = dealt(3, bandits="choose")
    t.plays(t.waiting()[0], "be tuco")
    t.refuses(t.waiting()[0], "be tuco", rule="2.5")
    t.offers(t.waiting()[0], "be ghost", "be doc", "be belle", "be cheyenne", "be django")


@pytest.mark.rule("2.6")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_every_bandit_begins_with_one_250_purse(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    assert [t.loot(name) for name in t.names] == [[250]] * len(t.names)


@pytest.mark.rule("2.6")
@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", PLAIN)
def test_the_deck_is_the_ten_action_cards_of_which_six_are_drawn(seats: int) -> None:
    t = dealt(seats, abilities=False)
    assert [len(t.hand_of(name)) for name in t.seats] == [6] * seats
    assert [len(t.deck_of(name)) for name in t.seats] == [4] * seats
    assert [t.discard_of(name) for name in t.seats] == [[]] * seats


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("seats", "teams", "cards"), [(*t, FEW if t[0] < 5 else MANY) for t in TABLES])
def test_without_events_five_of_the_seven_round_cards_are_played(seats: int, teams: bool, cards: set[str]) -> None:
    decks = [dealt(seats, seed, teams=teams, events=False).round_cards() for seed in SEEDS]
    assert {len(set(deck)) for deck in decks} == {5}
    assert {card for deck in decks for card in deck} == cards


@pytest.mark.rule("2.7")
@pytest.mark.parametrize(("seats", "teams", "cards"), [(*t, FEW if t[0] < 5 else MANY) for t in TABLES])
def test_with_events_four_of_the_seven_and_a_station_below(seats: int, teams: bool, cards: set[str]) -> None:
    decks = [dealt(seats, seed, teams=teams).round_cards() for seed in SEEDS]
    assert {len(set(deck)) for deck in decks} == {5}
    assert {card for deck in decks for card in deck[:4]} == cards
    assert {deck[4] for deck in decks} == STATIONS


@pytest.mark.rule("2.7")
@pytest.mark.parametrize("place", [0, 1, 2, 3, 4])
def test_the_round_deck_is_shuffled(place: int) -> None:
    assert {dealt(4, seed, events=False).round_cards()[place] for seed in SEEDS} == FEW


@pytest.mark.rule("2.8")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_anybody_may_be_the_first_player(seats: int, teams: bool) -> None:
    assert {dealt(seats, seed, teams=teams).state.first for seed in SEEDS} == set(range(seats))


@pytest.mark.rule("2.9")
@pytest.mark.parametrize("seats", PLAIN)
def test_bandits_board_the_last_car_and_the_last_but_one_in_turn(seats: int) -> None:
    for seed in range(12):
        t = dealt(seats, seed)
        first = t.state.first
        clockwise = [t.place(t.names[(first + turn) % seats]) for turn in range(seats)]
        last, before = f"car {seats}", f"car {seats - 1}"
        assert clockwise == [last, before, last, before, last, before][:seats]


@pytest.mark.rule("2.9")
def test_boarding_in_the_rulebook() -> None:
    t = dealt(4, bandits="choose")
    for name in ("doc", "cheyenne", "ghost", "tuco"):
        t.plays(t.waiting()[0], f"be {name}")
    assert t.first_player() == "doc"
    assert [t.place(name) for name in ("doc", "cheyenne", "ghost", "tuco")] == ["car 4", "car 3", "car 4", "car 3"]
    assert t.place("marshal") == "car 0"


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_nobody_begins_on_a_roof(seats: int, teams: bool) -> None:
    t = dealt(seats, teams=teams)
    for seat in t.waiting() if teams else []:
        t.plays(seat, f"{seat.split()[0]} boards the last car")
    assert {t.place(name).split()[0] for name in t.names} == {"car"}
