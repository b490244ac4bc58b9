"""Chapter 9: what happens at the end of a round, and the turns of all round cards."""

import pytest

from games.colt_express.train import Table, dealt, table

FOUR = ("doc", "belle", "tuco", "ghost")
SIX = ("doc", "belle", "tuco", "ghost", "cheyenne", "django")
REGULAR_EVENTS = ["angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion"]
STATIONS = ["pickpocketing", "marshals-revenge", "hostage"]


def four(doc: str = "car 4", belle: str = "car 4", tuco: str = "car 4", ghost: str = "car 4") -> Table:
    """Four bandits on a train of four cars; the Marshal is in the locomotive."""
    t = table(*FOUR)
    t.at(doc=doc, belle=belle, tuco=tuco, ghost=ghost)
    return t


def places(t: Table) -> list[str]:
    return [t.place(name) for name in t.names]


def wounds(t: Table) -> list[int]:
    """Neutral bullets that each seat has received."""
    return [t.received(seat, by="marshal") for seat in t.seats]


# When


@pytest.mark.rule("9.1")
def test_the_event_happens_after_the_last_card_of_the_stack() -> None:
    t = four(doc="car 3", belle="roof 3")
    t.round("braking")
    t.steals("doc ladder", "belle ladder")
    assert places(t)[:2] == ["roof 2", "car 3"]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_whole_game_the_event_happens_when_every_card_was_carried_out(seed: int) -> None:
    t = dealt(4, seed)
    t.anyhow("event-began")
    events = [event["event"] for event in t.all_events()]
    before = events[: events.index("event-began")]
    assert before.count("card-up") == before.count("played") > 0
    assert before.count("turned-up") == before.count("hid")


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("card", REGULAR_EVENTS)
def test_the_next_round_begins_after_the_event(card: str) -> None:
    t = four()
    t.round(card)
    t.steals()
    events = [str(event["event"]) for event in t.all_events()]
    assert events.index("event-began") < events.index("round-began")
    t.told("event-began", **{"round-event": card})
    t.asks("belle", "plan")


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("card", STATIONS)
def test_the_event_of_a_station_is_the_last_thing_before_the_end(card: str) -> None:
    t = four()
    t.round(card)
    t.steals()
    t.told("event-began", **{"round-event": card})
    assert t.waiting() == []
    assert t.winners() == list(FOUR)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("card", ["tunnels", "bridge"])
def test_no_event_happens_at_the_end_of_a_round_whose_card_has_none(card: str) -> None:
    t = four()
    t.round(card)
    t.steals()
    assert not t.events("event-began")
    assert t.view().rounds[0].event == "none"


@pytest.mark.rule("9.1")
def test_everybody_is_thrown_at_once_from_where_they_stood() -> None:
    t = four(doc="roof 1", belle="roof 2", tuco="roof 3", ghost="roof 4")
    t.happens("braking")
    assert places(t) == ["roof 0", "roof 1", "roof 2", "roof 3"]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("event", REGULAR_EVENTS)
def test_loot_that_lies_about_does_not_move(event: str) -> None:
    t = four(doc="roof 2", belle="car 2", tuco="roof 3")
    t.lies("roof 2", 300, "jewel")
    t.lies("roof 3", "strongbox")
    t.lies("car 2", 400)
    t.happens(event)
    assert (t.loot("roof 2"), t.loot("roof 3"), t.loot("car 2")) == ([300, "jewel"], ["strongbox"], [400])


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("event", REGULAR_EVENTS)
def test_nothing_happens_when_events_are_off(event: str) -> None:
    t = table(*FOUR, events=False)
    t.at(doc="roof 0", belle="roof 2", tuco="car 1", ghost="car 4")
    t.happens(event)
    assert places(t) == ["roof 0", "roof 2", "car 1", "car 4"]
    assert wounds(t) == [0, 0, 0, 0]
    assert t.loot("car 0") == ["strongbox"]
    assert t.place("marshal") == "car 0"


# Angry Marshal


@pytest.mark.rule("9.2")
def test_the_angry_marshal_shoots_through_the_roof_then_walks_backward_and_those_inside_meet_him() -> None:
    t = four(doc="roof 2", belle="car 3", tuco="roof 3", ghost="car 4")
    t.marshal("car 2")
    t.happens("angry-marshal")
    assert wounds(t) == [1, 1, 0, 0]
    assert places(t) == ["roof 2", "roof 3", "roof 3", "car 4"]
    assert t.place("marshal") == "car 3"
    assert t.left("marshal") == 11


@pytest.mark.rule("9.2")
def test_the_angry_marshal_in_the_last_car_shoots_and_stays() -> None:
    t = four(doc="roof 4", belle="car 3", tuco="roof 3", ghost="roof 4")
    t.marshal("car 4")
    t.happens("angry-marshal")
    assert wounds(t) == [1, 0, 0, 1]
    assert places(t) == ["roof 4", "car 3", "roof 3", "roof 4"]
    assert t.place("marshal") == "car 4"


@pytest.mark.rule("9.2")
def test_the_angry_marshal_walks_backward_from_the_locomotive_too() -> None:
    t = four(doc="roof 0", belle="roof 1", tuco="car 1")
    t.happens("angry-marshal")
    assert t.place("marshal") == "car 1"
    assert wounds(t) == [1, 0, 1, 0]


@pytest.mark.rule("9.2")
def test_those_whom_the_angry_marshal_walks_onto_are_a_group_of_their_own() -> None:
    t = four(doc="roof 2", belle="car 3", tuco="car 3", ghost="car 4")
    t.marshal("car 2")
    t.wounds("ghost", marshal=11)
    t.happens("angry-marshal")
    assert wounds(t) == [1, 0, 0, 11]
    assert places(t) == ["roof 2", "roof 3", "roof 3", "car 4"]
    assert t.left("marshal") == 1
    t.told("pile-closed")


@pytest.mark.rule("9.2")
def test_a_pile_closed_by_the_shots_gives_no_bullet_to_those_who_flee() -> None:
    t = four(doc="roof 2", belle="roof 2", tuco="car 3", ghost="car 4")
    t.marshal("car 2")
    t.wounds("ghost", marshal=12)
    t.happens("angry-marshal")
    assert wounds(t) == [0, 0, 0, 12]
    assert t.place("tuco") == "roof 3"
    assert t.left("marshal") == 1


@pytest.mark.rule("9.2")
def test_the_bullets_of_the_angry_marshal_are_in_the_deck_of_the_next_round() -> None:
    t = four(doc="roof 0")
    t.happens("angry-marshal")
    assert (t.hand_of("doc") + t.deck_of("doc")).count("bullet") == 1


# Swivel arm


@pytest.mark.rule("9.3")
def test_the_swivel_arm_sweeps_everybody_on_a_roof_to_the_roof_of_the_last_car() -> None:
    t = four(doc="roof 0", belle="roof 3", tuco="car 2", ghost="roof 4")
    t.happens("swivel-arm")
    assert places(t) == ["roof 4", "roof 4", "car 2", "roof 4"]


@pytest.mark.rule("9.3")
def test_the_swivel_arm_sweeps_nobody_into_the_arms_of_the_marshal() -> None:
    t = four(doc="roof 0", belle="roof 1", tuco="roof 2", ghost="car 3")
    t.marshal("car 4")
    t.happens("swivel-arm")
    assert places(t) == ["roof 4", "roof 4", "roof 4", "car 3"]
    assert wounds(t) == [0, 0, 0, 0]


# Braking


@pytest.mark.rule("9.4")
def test_braking_throws_everybody_on_a_roof_one_roof_forward() -> None:
    t = four(doc="roof 0", belle="roof 3", tuco="car 2", ghost="roof 4")
    t.happens("braking")
    assert places(t) == ["roof 0", "roof 2", "car 2", "roof 3"]


@pytest.mark.rule("9.4")
def test_on_the_locomotive_they_stay_when_the_train_brakes() -> None:
    t = four(doc="roof 0", belle="roof 1", tuco="roof 0", ghost="roof 1")
    t.happens("braking")
    assert places(t) == ["roof 0", "roof 0", "roof 0", "roof 0"]


# Take it all


@pytest.mark.rule("9.5")
def test_the_second_strongbox_is_put_inside_the_car_of_the_marshal() -> None:
    t = four()
    t.marshal("car 1")
    t.happens("take-it-all")
    assert t.loot("car 1") == ["strongbox"]
    assert t.loot("roof 1") == []
    assert t.loot("car 0") == ["strongbox"]


@pytest.mark.rule("9.5")
def test_the_second_strongbox_joins_the_first_when_the_marshal_has_not_moved() -> None:
    t = four()
    t.happens("take-it-all")
    assert t.loot("car 0") == ["strongbox", "strongbox"]


@pytest.mark.rule("9.5")
def test_the_second_strongbox_is_worth_as_much_as_the_first() -> None:
    t = four()
    t.marshal("car 1")
    t.happens("take-it-all")
    t.told("strongbox", place="car 1")
    t.marshal("car 0")
    t.at(doc="car 1")
    t.steals("doc rob")
    assert t.loot("doc") == [250, "strongbox"]
    assert t.totals()[0] == 1250


# Passengers' rebellion


@pytest.mark.rule("9.6")
def test_everybody_inside_receives_a_bullet_when_the_passengers_rebel() -> None:
    t = four(doc="roof 0", belle="roof 3", tuco="car 2", ghost="car 4")
    t.happens("rebellion")
    assert wounds(t) == [0, 0, 1, 1]
    assert t.left("marshal") == 11
    assert places(t) == ["roof 0", "roof 3", "car 2", "car 4"]


@pytest.mark.rule("9.6")
def test_the_passengers_reach_the_locomotive_too() -> None:
    t = four(doc="car 0", belle="roof 0", tuco="roof 2", ghost="roof 4")
    t.marshal("car 4")
    t.happens("rebellion")
    assert wounds(t) == [1, 0, 0, 0]


@pytest.mark.rule("9.6")
def test_nobody_receives_a_bullet_from_the_passengers_when_the_pile_is_too_short_for_all() -> None:
    t = four(doc="car 1", belle="car 2", tuco="car 3", ghost="roof 4")
    t.wounds("ghost", marshal=11)
    t.happens("rebellion")
    assert wounds(t) == [0, 0, 0, 11]
    t.told("pile-closed")


# Pickpocketing


@pytest.mark.rule("9.7")
def test_a_bandit_alone_may_take_one_purse_that_lies_there_or_leave_it() -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", 300, "jewel", "strongbox")
    t.happens("pickpocketing")
    assert t.waiting() == ["doc"]
    t.offers("doc", "doc takes purse", "doc takes nothing")


@pytest.mark.rule("9.7")
def test_a_pocketed_purse_is_the_bandit_s_and_lies_there_no_more() -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", 300, "jewel")
    t.happens("pickpocketing")
    t.plays("doc", "doc takes purse")
    assert t.loot("doc") == [250, 300]
    assert t.loot("roof 2") == ["jewel"]


@pytest.mark.rule("9.7")
def test_a_bandit_who_takes_nothing_leaves_the_purse_where_it_lies() -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", 300)
    t.happens("pickpocketing")
    t.plays("doc", "doc takes nothing")
    assert t.loot("doc") == [250]
    assert t.loot("roof 2") == [300]


@pytest.mark.rule("9.7")
def test_a_pickpocket_takes_one_purse_of_several() -> None:
    t = four(doc="car 2")
    t.lies("car 2", 300, 400, "500 seen by doc")
    t.happens("pickpocketing")
    t.offers("doc", "doc takes purse", "doc takes $500", "doc takes nothing")
    t.plays("doc", "doc takes $500")
    assert t.loot("doc") == [250, 500]
    assert t.loot("car 2") == [300, 400]
    assert t.waiting() == []


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("thing", ["jewel", "strongbox"])
def test_a_pickpocket_may_not_take_anything_but_a_purse(thing: str) -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", 300, thing)
    t.happens("pickpocketing")
    t.refuses("doc", f"doc takes {thing}", rule="9.7", key="colt-express-refusal-pickpocket")


@pytest.mark.rule("9.7")
def test_a_pickpocket_may_not_take_a_purse_from_elsewhere() -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", 300)
    t.lies("car 2", 500)
    t.happens("pickpocketing")
    t.refuses("doc", "doc takes $500", rule="9.7", key="colt-express-refusal-pickpocket")


@pytest.mark.rule("9.7")
def test_two_bandits_in_one_place_are_not_alone() -> None:
    t = four(doc="roof 2", belle="roof 2")
    t.lies("roof 2", 300)
    t.happens("pickpocketing")
    assert t.loot("roof 2") == [300]
    assert t.waiting() == []


@pytest.mark.rule("9.7")
def test_who_is_on_the_other_level_of_the_car_does_not_matter_to_a_pickpocket() -> None:
    t = four(doc="roof 2", belle="car 2")
    t.lies("roof 2", 300)
    t.lies("car 2", 400)
    t.happens("pickpocketing")
    assert t.waiting() == ["doc", "belle"]
    t.plays("doc", "doc takes purse")
    t.plays("belle", "belle takes purse")
    assert (t.loot("doc"), t.loot("belle")) == ([250, 300], [250, 400])


@pytest.mark.rule("9.7")
def test_the_marshal_below_does_not_matter_to_a_pickpocket() -> None:
    t = four(doc="roof 2")
    t.marshal("car 2")
    t.lies("roof 2", 300)
    t.happens("pickpocketing")
    assert t.waiting() == ["doc"]


@pytest.mark.rule("9.7")
def test_a_partner_in_the_same_place_means_not_alone() -> None:
    t = table("doc tuco", "ghost django", teams=True)
    t.at(doc="roof 1", tuco="roof 1", ghost="car 3", django="car 2")
    t.lies("roof 1", 300)
    t.lies("car 3", 400)
    t.happens("pickpocketing")
    assert t.waiting() == ["ghost django"]
    t.offers("ghost", "ghost takes purse", "ghost takes nothing")


@pytest.mark.rule("9.7")
def test_a_player_decides_for_each_of_two_bandits_who_are_alone() -> None:
    t = table("doc tuco", "ghost django", teams=True)
    t.at(doc="roof 1", tuco="roof 2", ghost="car 3", django="car 3")
    t.lies("roof 1", 300)
    t.lies("roof 2", 400)
    t.happens("pickpocketing")
    t.plays("doc", "tuco takes purse", "doc takes nothing")
    assert (t.loot("doc"), t.loot("tuco")) == ([250], [250, 400])


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("thing", ["jewel", "strongbox"])
def test_a_bandit_alone_where_no_purse_lies_is_not_asked(thing: str) -> None:
    t = four(doc="roof 2")
    t.lies("roof 2", thing)
    t.happens("pickpocketing")
    assert t.waiting() == []
    assert t.loot("roof 2") == [thing]


# Marshal's revenge


@pytest.mark.rule("9.8")
def test_every_bandit_above_the_marshal_drops_the_cheapest_purse_there() -> None:
    t = four(doc="roof 2", belle="roof 2")
    t.marshal("car 2")
    t.holds(doc=[500, 300, "jewel"], belle=["own", 450])
    t.happens("marshals-revenge")
    assert t.loot("doc") == [500, "jewel"]
    assert t.loot("belle") == [450]
    assert t.loot("roof 2") == [250, 300]
    assert t.loot("car 2") == []


@pytest.mark.rule("9.8")
@pytest.mark.parametrize("loot", [["jewel"], ["strongbox"], ["jewel", "strongbox"], []])
def test_the_revenge_takes_nothing_from_a_bandit_without_a_purse(loot: list[int | str]) -> None:
    t = four(doc="roof 2")
    t.marshal("car 2")
    t.holds(doc=loot)
    t.happens("marshals-revenge")
    assert t.loot("doc") == loot
    assert t.loot("roof 2") == []


@pytest.mark.rule("9.8")
def test_only_one_of_two_equally_cheap_purses_falls() -> None:
    t = four(doc="roof 2")
    t.marshal("car 2")
    t.holds(doc=[300, 300, 500])
    t.happens("marshals-revenge")
    assert t.loot("doc") == [300, 500]
    assert t.loot("roof 2") == [300]


@pytest.mark.rule("9.8")
@pytest.mark.parametrize("place", ["roof 1", "roof 3", "car 1", "car 3"])
def test_the_revenge_reaches_nobody_who_is_not_above_the_marshal(place: str) -> None:
    t = four(doc=place)
    t.marshal("car 2")
    t.holds(doc=[300, 500])
    t.happens("marshals-revenge")
    assert t.loot("doc") == [300, 500]


@pytest.mark.rule("9.8")
def test_a_purse_that_fell_in_the_revenge_is_not_counted() -> None:
    t = four(doc="roof 2")
    t.marshal("car 2")
    t.holds(doc=[300, 500])
    t.happens("marshals-revenge")
    assert t.totals() == [1500, 1250, 1250, 1250]


# Hostage


@pytest.mark.rule("9.9")
def test_every_bandit_in_or_on_the_locomotive_receives_250() -> None:
    t = four(doc="roof 0", belle="car 0", tuco="car 1", ghost="roof 1")
    t.marshal("car 3")
    t.happens("hostage")
    assert [t.loot(name) for name in FOUR] == [[250, 250], [250, 250], [250], [250]]
    assert t.totals() == [1500, 1500, 1250, 1250]


@pytest.mark.rule("9.9")
def test_all_six_are_paid_when_the_box_has_no_250_purse_left() -> None:
    t = table(*SIX)
    t.marshal("car 3")
    t.lies("car 1", 250, 250)
    t.at(doc="car 0", belle="roof 0", tuco="car 0", ghost="roof 0", cheyenne="car 0", django="roof 0")
    t.happens("hostage")
    assert [t.loot(name) for name in SIX] == [[250, 250]] * 6
    assert t.loot("car 1") == [250, 250]


# The round cards


TURNS_2_TO_4 = {
    "angry-marshal": "SSTR",
    "swivel-arm": "STSS",
    "braking": "SSSS",
    "take-it-all": "ST2S",
    "rebellion": "SSTSS",
    "tunnels": "STSTS",
    "bridge": "S2S",
    "pickpocketing": "SSTS",
    "marshals-revenge": "SSTS",
    "hostage": "SSTS",
}
TURNS_5_AND_6 = {
    "angry-marshal": "SSR",
    "swivel-arm": "STS",
    "braking": "STSS",
    "take-it-all": "S2R",
    "rebellion": "STSR",
    "tunnels": "STST",
    "bridge": "S2",
    "pickpocketing": "SSTS",
    "marshals-revenge": "SSTS",
    "hostage": "SSTS",
}
CARDS = [(seats, card, turns) for seats in (3, 4) for card, turns in TURNS_2_TO_4.items()]
CARDS += [(seats, card, turns) for seats in (5, 6) for card, turns in TURNS_5_AND_6.items()]
LETTERS = {"standard": "S", "tunnel": "T", "speeding": "2", "switching": "R"}
NO_EVENT = {"tunnels": "none", "bridge": "none"}


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(("seats", "card", "turns"), CARDS)
def test_a_round_has_the_turns_of_its_card(seats: int, card: str, turns: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    t.anyhow("stealing-began")
    assert "".join(LETTERS[str(event["turn"])] for event in t.events("turn-began")) == turns


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(("seats", "card", "turns"), CARDS)
def test_everybody_acts_once_a_turn_and_twice_when_speeding_up(seats: int, card: str, turns: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    t.anyhow("stealing-began")
    acts = t.events("played") + t.events("hid") + t.events("drew")
    assert len(acts) == seats * (len(turns) + turns.count("2"))


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(("seats", "card", "turns"), CARDS)
def test_a_round_card_shows_its_event(seats: int, card: str, turns: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    assert t.view().rounds[-1].event == NO_EVENT.get(card, card)


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(("seats", "card", "turns"), CARDS)
def test_every_round_starts_with_a_standard_turn(seats: int, card: str, turns: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    assert t.view().rounds[-1].turns[0] == "standard"
    assert t.state.question(0)["turn"] == "standard"


@pytest.mark.rule("9.10")
@pytest.mark.parametrize(
    ("seats", "card"), [(3, "angry-marshal"), (5, "angry-marshal"), (6, "take-it-all"), (6, "rebellion")]
)
def test_switching_comes_last_and_only_once(seats: int, card: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    turns = t.view().rounds[-1].turns
    assert turns.index("switching") == len(turns) - 1


@pytest.mark.rule("9.10")
@pytest.mark.parametrize("card", STATIONS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_station_gives_everybody_four_turns_the_third_in_a_tunnel(seats: int, card: str) -> None:
    t = table(*SIX[:seats])
    t.round(card)
    assert t.view().rounds[-1].turns == ["standard", "standard", "tunnel", "standard"]


@pytest.mark.rule("9.10")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize(
    ("seats", "cards"), [(3, TURNS_2_TO_4), (4, TURNS_2_TO_4), (5, TURNS_5_AND_6), (6, TURNS_5_AND_6)]
)
def test_a_dealt_round_deck_is_of_the_set_for_so_many(
    seats: int, cards: dict[str, str], events: bool, seed: int
) -> None:
    t = dealt(seats, seed, events=events)
    assert set(t.round_cards()) <= {f"{card} {turns}" for card, turns in cards.items()}
