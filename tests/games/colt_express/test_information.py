"""Chapter 13: who sees what, and who is told what."""

import pytest

from games.colt_express.positions import EYES, three
from games.colt_express.train import Table, dealt, table

OTHERS = ["", "doc", "ghost"]  # all but Belle


def values(t: Table, name: str, where: str) -> list[int | None]:
    """The values, as a seat or a spectator knows them, of the loot of a bandit or in a place."""
    view = t.view(name)
    if where in t.names:
        return [loot.value for loot in view.bandits[t.names.index(where)].loot]
    level, car = where.split()
    return [loot.value for loot in (view.cars[int(car)].roof if level == "roof" else view.cars[int(car)].inside)]


def seen_by(t: Table, seat: int | None, asked: int, words: str) -> list[dict[str, object]]:
    """What a seat or a spectator is told when somebody answers so."""
    t.state.hear()
    t.state.play(asked, t.state.read(asked, words))
    return [t.state.seen(event, seat) for event in t.state.hear()]


def secrets(told: dict[str, object]) -> set[str]:
    """What of an event goes beyond that somebody did it, to how many or to which things."""
    return set(told) - {"event", "known", "seat", "count", "token"}


# Open to all


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_where_the_bandits_and_the_marshal_are(eyes: str) -> None:
    t = three()
    t.at(doc="roof 0", belle="car 1", ghost="roof 3")
    t.marshal("car 2")
    view = t.view(eyes)
    assert [(bandit.name, bandit.car, bandit.level) for bandit in view.bandits] == [
        ("doc", 0, "roof"),
        ("belle", 1, "car"),
        ("ghost", 3, "roof"),
    ]
    assert view.marshal == 2


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_what_kind_of_loot_lies_where_and_who_has_which(eyes: str) -> None:
    t = three()
    t.lies("roof 2", 300, "jewel")
    t.holds(belle=[400, "jewel", "strongbox"])
    view = t.view(eyes)
    assert [loot.kind for loot in view.cars[2].roof] == ["purse", "jewel"]
    assert [loot.kind for loot in view.cars[2].inside] == []
    assert [loot.kind for loot in view.bandits[1].loot] == ["purse", "jewel", "strongbox"]


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_bullets_left_and_received_and_the_neutral_pile(eyes: str) -> None:
    t = three()
    t.wounds("belle", doc=2, marshal=3)
    t.closed()
    view = t.view(eyes)
    assert [bandit.bullets for bandit in view.bandits] == [4, 6, 6]
    assert [seat.received for seat in view.seats] == [0, 5, 0]
    assert view.seats[1].received_from == {"doc": 2, "marshal": 3}
    assert (view.neutral, view.neutral_closed) == (10, True)


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_how_many_cards_are_in_hands_and_decks(eyes: str) -> None:
    t = three()
    t.wounds("belle", doc=2)
    t.hand(doc="move", belle="move fire bullet")
    view = t.view(eyes)
    assert [seat.hand_size for seat in view.seats] == [1, 3, 6]
    assert [seat.deck_size for seat in view.seats] == [9, 9, 4]


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_the_face_up_cards_of_the_stack_in_order(eyes: str) -> None:
    t = three()
    t.plays("doc", "play fire")
    t.plays("belle", "draw")
    t.plays("ghost", "play rob")
    t.plays("doc", "play move", "play ladder")
    assert t.stack(eyes) == ["doc fire", "ghost rob", "doc move", "doc ladder"]


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_the_round_cards_so_far(eyes: str) -> None:
    t = three()
    t.round("take-it-all", number=3)
    names = [card.name for card in t.view(eyes).rounds]
    assert len(names) == 3
    assert names[2] == "take-it-all"


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_sees_the_discard_piles_of_experts(eyes: str) -> None:
    t = three(expert=True)
    t.hand(belle="rob")
    t.discard(belle="move fire")
    assert [seat.discard for seat in t.view(eyes).seats] == [[], ["move", "fire"], []]


# Purses


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("eyes", "known"), [("", None), ("doc", None), ("belle", 400), ("ghost", None)])
def test_the_value_of_a_purse_is_known_to_its_holder(eyes: str, known: int | None) -> None:
    t = three()
    t.holds(belle=[400])
    assert values(t, eyes, "belle") == [known]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("eyes", EYES)
def test_nobody_knows_the_value_of_a_purse_that_was_never_held(eyes: str) -> None:
    t = three()
    t.lies("car 1", 400)
    assert values(t, eyes, "car 1") == [None]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("eyes", "known"), [("", None), ("doc", None), ("belle", None), ("ghost", 400)])
def test_whoever_takes_a_purse_learns_its_value_and_nobody_else_does(eyes: str, known: int | None) -> None:
    t = three()
    t.lies("car 2", 400)
    t.steals("ghost rob")
    assert values(t, eyes, "ghost") == [250, known]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("eyes", "known"), [("", None), ("doc", 400), ("belle", None), ("ghost", None)])
def test_whoever_lost_a_purse_still_knows_its_value_where_it_lies(eyes: str, known: int | None) -> None:
    t = three()
    t.holds(doc=[400])
    t.steals("belle punch")
    assert values(t, eyes, "car 3") == [known]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("eyes", "known"), [("", None), ("doc", 400), ("belle", 400), ("ghost", None)])
def test_whoever_lost_a_purse_still_knows_its_value_in_other_hands(eyes: str, known: int | None) -> None:
    t = three()
    t.holds(doc=[400])
    t.steals("belle punch", "belle rob")
    assert values(t, eyes, "belle") == [250, known]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_the_purses_of_the_beginning_wherever_they_go(eyes: str) -> None:
    t = three()
    t.holds(doc=[])
    t.lies("car 2", "own")
    t.steals("ghost rob")
    assert values(t, eyes, "ghost") == [250, 250]
    assert values(t, eyes, "belle") == [250]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (6, False), (2, True), (3, True)])
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everybody_knows_the_purses_of_a_game_just_dealt(seats: int, teams: bool, seat: int | None) -> None:
    t = dealt(seats, teams=teams)
    view = t.view() if seat is None else t.view(t.seats[seat])
    assert [[loot.value for loot in bandit.loot] for bandit in view.bandits] == [[250]] * len(t.names)
    assert {loot.value for car in view.cars[1:] for loot in car.inside if loot.kind == "purse"} == {None}


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_the_purses_of_the_ransom(eyes: str) -> None:
    t = three()
    t.marshal("car 1")
    t.at(belle="roof 0")
    t.happens("hostage")
    assert values(t, eyes, "belle") == [250, 250]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("eyes", EYES)
def test_all_purses_are_turned_over_at_the_end(eyes: str) -> None:
    t = three()
    t.holds(belle=[400])
    t.lies("car 1", 300)
    t.ends()
    assert values(t, eyes, "belle") == [400]
    assert values(t, eyes, "car 1") == [300]
    assert t.view(eyes).totals == [1250, 1400, 1250]


@pytest.mark.rule("13.2")
@pytest.mark.parametrize("eyes", EYES)
def test_nobody_sees_totals_before_the_end(eyes: str) -> None:
    assert three().view(eyes).totals is None


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(("seat", "known"), [(None, False), (0, False), (1, False), (2, True)])
def test_only_the_taker_is_told_the_value_of_a_purse(seat: int | None, known: bool) -> None:
    t = three()
    t.lies("car 2", 400, "jewel")
    t.steals("ghost rob", "ghost move")
    told = next(event for event in seen_by(t, seat, 2, "rob purse") if event["event"] == "took")
    assert (secrets(told) - {"bandit"} != set()) == known


@pytest.mark.rule("13.2")
def test_a_player_of_two_bandits_knows_the_purses_of_both() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.holds(ghost=[300], tuco=[400])
    assert (values(t, "ghost", "ghost"), values(t, "ghost", "tuco")) == ([300], [400])
    assert (values(t, "doc", "ghost"), values(t, "doc", "tuco")) == ([None], [None])


# Hands and face-down cards


@pytest.mark.rule("13.3")
def test_a_hand_is_known_to_its_owner() -> None:
    t = three()
    t.hand(belle="move fire")
    assert t.view("belle").seats[1].hand == ["move", "fire"]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", OTHERS)
def test_a_hand_is_not_known_to_anybody_else(eyes: str) -> None:
    t = three()
    t.hand(belle="move fire")
    assert t.view(eyes).seats[1].hand is None
    assert t.view(eyes).seats[1].deck is None
    assert t.view(eyes).seats[1].known == []


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("seat", "known"), [(None, False), (0, True), (1, False), (2, False)])
def test_only_the_drawer_is_told_which_cards_are_drawn(seat: int | None, known: bool) -> None:
    t = three()
    told = next(event for event in seen_by(t, seat, 0, "draw") if event["event"] == "drew")
    assert (secrets(told) != set()) == known


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", OTHERS)
def test_a_card_played_in_a_tunnel_is_hidden_from_the_others_but_not_whose_it_is(eyes: str) -> None:
    t = three()
    t.round("tunnels")
    t.first("belle")
    t.plans(turn=2)
    t.plays("belle", "play fire")
    assert t.stack(eyes) == ["belle face down"]
    assert [(card.card, card.bandit) for card in t.view(eyes).plan] == [(None, "belle")]


@pytest.mark.rule("13.3")
def test_a_card_played_face_down_is_known_to_its_owner() -> None:
    t = three()
    t.round("tunnels")
    t.first("belle")
    t.plans(turn=2)
    t.plays("belle", "play fire")
    assert t.stack("belle") == ["belle fire face down"]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_a_face_down_card_when_it_is_carried_out(eyes: str) -> None:
    t = three()
    t.steals("ghost move face down", "ghost rob face down")
    assert t.stack(eyes)[0] == "ghost move"
    assert t.view(eyes).plan[0].done


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", ["", "doc", "belle"])
def test_a_face_down_card_is_hidden_until_it_is_carried_out(eyes: str) -> None:
    t = three()
    t.steals("ghost move face down", "ghost rob face down")
    assert t.stack(eyes)[1] == "ghost face down"


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", ["", "doc"])
def test_in_teams_a_face_down_card_hides_its_bandit_too(eyes: str) -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.hand(ghost="tuco rob, ghost rob")
    t.plays("ghost", "hide tuco rob")
    assert [(card.seat, card.card, card.bandit) for card in t.view(eyes).plan] == [(0, None, None)]
    assert t.stack("ghost") == ["tuco rob face down"]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("seat", "known"), [(None, False), (0, True), (1, False)])
def test_only_the_owner_is_told_which_card_is_hidden_and_for_which_bandit(seat: int | None, known: bool) -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.hand(ghost="tuco rob, ghost rob")
    told = seen_by(t, seat, 0, "hide tuco rob")[0]
    assert told["event"] == "hid"
    assert (secrets(told) != set()) == known


# Secrets of the moment


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("seat", "known"), [(None, False), (0, True), (1, False)])
def test_only_the_owner_is_told_which_card_is_picked(seat: int | None, known: bool) -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.deals()
    told = seen_by(t, seat, 0, "pick tuco rob")[0]
    assert told["event"] == "picked"
    assert (secrets(told) != set()) == known


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("eyes", OTHERS)
def test_nobody_else_sees_what_a_player_is_about_to_keep(eyes: str) -> None:
    t = three(expert=True)
    t.hand(doc="move", belle="move fire", ghost="move")
    t.planning_over()
    t.plays("belle", "keep fire")
    assert t.view("belle").seats[1].keeping == ["fire"]
    assert t.view(eyes).seats[1].keeping is None


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_nobody_else_is_told_of_a_card_about_to_be_kept(seat: int | None) -> None:
    t = three(expert=True)
    t.hand(doc="move", belle="move fire", ghost="move")
    t.planning_over()
    assert seen_by(t, seat, 1, "keep fire") == []


# Decks


@pytest.mark.rule("13.4")
def test_a_player_does_not_know_what_comes_next_from_the_own_deck() -> None:
    tables = [three(seed=seed) for seed in range(10)]
    assert all(t.view("doc") == tables[0].view("doc") for t in tables)
    for t in tables:
        t.plays("doc", "draw")
    assert len({tuple(t.hand_of("doc")) for t in tables}) > 1


@pytest.mark.rule("13.4")
def test_a_player_knows_which_cards_are_in_the_own_deck_but_not_their_order() -> None:
    t = three()
    t.hand(doc="fire move punch rob")
    assert t.view("doc").seats[0].deck == ["move", "ladder", "ladder", "fire", "rob", "marshal"]


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("eyes", EYES)
def test_experts_see_bullets_lie_on_top_of_a_deck(eyes: str) -> None:
    t = three(expert=True)
    t.wounds("belle", doc=3)
    t.top(belle=2)
    assert [seat.bullets_on_top for seat in t.view(eyes).seats] == [0, 2, 0]


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_that_an_expert_drew_the_bullets_that_lay_on_top(eyes: str) -> None:
    t = three(expert=True)
    t.wounds("doc", belle=2)
    t.top(doc=2)
    t.plays("doc", "draw")
    assert t.view(eyes).seats[0].bullets_on_top == 0
    assert t.view(eyes).seats[0].known == ["bullet", "bullet"]


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("eyes", EYES)
def test_without_the_variant_nobody_knows_where_in_a_deck_bullets_are(eyes: str) -> None:
    t = three()
    t.at(doc="car 1")
    t.steals("ghost fire")
    assert t.received("doc") + t.received("belle") == 1
    assert [seat.bullets_on_top for seat in t.view(eyes).seats] == [0, 0, 0]
    assert [seat.known for seat in t.view(eyes).seats] == [[], [], []]


# Round cards


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("number", [1, 2, 4])
def test_nobody_sees_a_round_card_before_it_is_turned_up(eyes: str, number: int) -> None:
    t = three()
    t.round(number=number)
    assert len(t.view(eyes).rounds) == number


@pytest.mark.rule("13.5")
@pytest.mark.parametrize("events", [False, True])
def test_everybody_knows_whether_the_last_round_card_is_a_station(events: bool) -> None:
    t = table("doc", "belle", "ghost", events=events)
    assert t.view().station_last == events


@pytest.mark.rule("13.2")
def test_a_spectator_does_not_know_a_purse_that_all_players_have_held() -> None:
    t = three()
    t.holds(doc=["own", "400 seen by belle ghost"])
    purses = [loot for loot in t.view("doc").bandits[0].loot if loot.value == 400]
    assert len(purses) == 1
    watched = [loot.value for loot in t.view("").bandits[0].loot]
    assert watched == [250, None]
