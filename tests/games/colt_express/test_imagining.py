"""Chapter 13: the worlds that a seat holds possible, and what everybody can work out."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import saloon
from games.colt_express.positions import EYES, WORLDS, imagined, three
from games.colt_express.train import Table, dealt, table
from saloon.engine.rng import Rng
from saloon.games.colt_express.state import Train

# Secrets of the moment


def boarding(secret: str) -> Table:
    t = dealt(3, 0, teams=True)
    t.plays(t.seats[1], f"{t.names[2 + int(secret)]} boards the last car")
    return t


def keeping(secret: str) -> Table:
    t = three(expert=True)
    t.hand(doc="move", belle="move fire", ghost="move")
    t.planning_over()
    t.plays("belle", f"keep {secret}", "keep no more")
    return t


def pickpocketing(secret: str) -> Table:
    t = three()
    t.at(doc="roof 1", belle="roof 2", ghost="roof 3")
    t.lies("roof 1", 300)
    t.lies("roof 2", 300, "400 seen by doc")
    t.happens("pickpocketing")
    t.plays("belle", f"belle takes {secret}")
    return t


def picking(secret: str) -> Table:
    t = table("ghost tuco", "doc django", "belle cheyenne", teams=True)
    t.deals()
    t.plays("doc", f"pick {secret}")
    return t


def hand(secret: str) -> Table:
    t = three()
    t.wounds("belle", doc=2)
    t.hand(belle=secret)
    return t


def experts_hand(secret: str) -> Table:
    t = three(expert=True)
    t.wounds("belle", doc=2)
    t.hand(belle=secret)
    t.discard(belle="punch")
    return t


def face_down(secret: str) -> Table:
    t = three()
    t.hand(belle="ladder")
    t.plans(turn=3, stack=["doc move", f"belle {secret} face down"])
    return t


def team_face_down(secret: str) -> Table:
    t = table("doc django", "ghost tuco", "belle cheyenne", teams=True)
    t.hand(ghost="ghost ladder")
    t.plans(turn=3, stack=["doc move", f"{secret} face down"])
    return t


def purse_on_the_floor(secret: str) -> Table:
    t = three()
    t.lies("car 1", int(secret), 300)
    return t


def purse_of_somebody(secret: str) -> Table:
    t = three()
    t.holds(belle=["own", int(secret)], doc=[450])
    return t


def rounds_to_come(secret: str) -> Table:
    t = three()
    dump: dict[str, Any] = t.state.dump()
    dump["rounds"] = [dump["rounds"][0], *(int(card) for card in secret.split())]
    state = saloon.game("colt-express").load(dump)
    assert isinstance(state, Train)
    return Table(state=state)


def chance(secret: str) -> Table:
    return three(seed=int(secret))


Secret = Callable[[str], Table]
SECRETS = [
    pytest.param(boarding, "0", "1", id="who boards the last car"),
    pytest.param(keeping, "move", "fire", id="what is kept"),
    pytest.param(pickpocketing, "nothing", "$400", id="whether a purse is taken"),
    pytest.param(pickpocketing, "$300", "$400", id="which purse is taken"),
    pytest.param(picking, "doc fire", "marshal", id="which card is picked"),
    pytest.param(hand, "move fire", "bullet bullet", id="a hand"),
    pytest.param(experts_hand, "move fire", "rob bullet", id="the hand of an expert"),
    pytest.param(face_down, "fire", "marshal", id="a face-down card"),
    pytest.param(team_face_down, "ghost fire", "tuco rob", id="a face-down card of a team"),
    pytest.param(purse_on_the_floor, "250", "500", id="a purse on the floor"),
    pytest.param(purse_of_somebody, "300", "500", id="a purse of somebody"),
    pytest.param(rounds_to_come, "1 2 3 14", "5 0 4 16", id="the round cards to come"),
    pytest.param(chance, "1", "2", id="what chance will bring"),
]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_worlds_with_different_secrets_look_alike(world: Secret, one: str, other: str, eyes: int | None) -> None:
    assert world(one).state.dump() != world(other).state.dump()
    assert world(one).state.view(eyes) == world(other).state.view(eyes)


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
@pytest.mark.parametrize("seat", [0, 2])
def test_from_worlds_that_look_alike_the_same_is_imagined(world: Secret, one: str, other: str, seat: int) -> None:
    first = [world(one).state.imagine(seat, Rng(key)).dump() for key in range(WORLDS)]
    second = [world(other).state.imagine(seat, Rng(key)).dump() for key in range(WORLDS)]
    assert first == second


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
def test_what_is_imagined_is_possible_and_looks_alike(world: Secret, one: str, other: str) -> None:
    t = world(one)
    for key in range(WORLDS):
        imagined = t.state.imagine(0, Rng(key))
        assert imagined.broken_invariants() == []
        assert imagined.view(0) == t.state.view(0)


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
def test_imagining_leaves_the_game_as_it_was(world: Secret, one: str, other: str) -> None:
    t = world(one)
    before = t.state.dump()
    t.state.imagine(0, Rng(0))
    assert t.state.dump() == before


# Decks


@pytest.mark.rule("13.4")
def test_in_every_imagined_world_an_expert_holds_the_bullets_drawn_from_the_top() -> None:
    t = three(expert=True)
    t.wounds("doc", belle=3)
    t.top(doc=2)
    t.plays("doc", "draw")
    assert all(world.hand_of("doc").count("bullet") >= 2 for world in imagined(t, "belle"))


@pytest.mark.rule("13.4")
def test_bullets_drawn_from_the_top_stay_in_imagined_hands_when_other_cards_are_played() -> None:
    t = three(expert=True)
    t.wounds("doc", belle=2)
    t.top(doc=2)
    t.hand(doc="move fire")
    t.plays("doc", "draw")
    t.plays("belle", "play move")
    t.plays("ghost", "play move")
    t.plays("doc", "play move", "play fire")
    assert all(world.hand_of("doc").count("bullet") == 2 for world in imagined(t, "belle"))


@pytest.mark.rule("13.4")
def test_bullets_still_on_top_are_in_no_imagined_hand() -> None:
    t = three(expert=True)
    t.wounds("doc", belle=2)
    t.top(doc=2)
    assert not any("bullet" in world.hand_of("doc") for world in imagined(t, "belle"))
    assert all(world.view().seats[0].bullets_on_top == 2 for world in imagined(t, "belle"))


@pytest.mark.rule("13.4")
def test_cards_in_the_discard_pile_of_an_expert_are_in_no_imagined_hand() -> None:
    t = three(expert=True)
    t.hand(belle="fire")
    t.discard(belle="move move rob rob")
    assert {card for world in imagined(t, "doc") for card in world.hand_of("belle")} == {
        "ladder",
        "fire",
        "punch",
        "marshal",
    }


def shuffled() -> Table:
    """Doc has just drawn three cards: one from the deck, two after the discard pile was shuffled."""
    t = three(expert=True)
    t.hand(doc="move move ladder")
    t.deck(doc="marshal")
    t.plays("doc", "draw")
    t.told("shuffled", seat=0)
    return t


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_what_was_in_hand_when_the_discard_pile_was_shuffled(eyes: str) -> None:
    assert shuffled().view(eyes).seats[0].known == ["move", "move", "ladder", "marshal"]


@pytest.mark.rule("13.4")
def test_what_was_in_hand_at_a_shuffle_is_in_every_imagined_hand() -> None:
    worlds = [world.hand_of("doc") for world in imagined(shuffled(), "belle")]
    assert all(len(hand) == 6 for hand in worlds)
    assert all(hand.count("move") == 2 and "ladder" in hand and "marshal" in hand for hand in worlds)


@pytest.mark.rule("13.4")
def test_what_was_drawn_after_a_shuffle_is_not_known() -> None:
    assert len({tuple(world.hand_of("doc")) for world in imagined(shuffled(), "belle")}) > 1


@pytest.mark.rule("13.4")
def test_a_card_played_after_a_shuffle_is_known_to_be_in_hand_no_more() -> None:
    t = shuffled()
    t.plays("belle", "play move")
    t.plays("ghost", "play move")
    t.plays("doc", "play move")
    assert t.view("belle").seats[0].known == ["move", "ladder", "marshal"]
    assert all({"move", "ladder", "marshal"} <= set(world.hand_of("doc")) for world in imagined(t, "belle"))


@pytest.mark.rule("13.4")
def test_what_was_known_of_a_hand_stays_known_of_the_cards_that_are_kept() -> None:
    t = three(expert=True)
    t.hand(doc="move move ladder ladder")
    t.deck(doc="marshal")
    t.plans(turn=3)
    t.plays("doc", "draw")
    t.plays("belle", "draw")
    t.plays("ghost", "play move")
    t.plays("doc", "keep move", "keep ladder", "keep no more")
    t.plays("belle", "keep no more")
    t.plays("ghost", "keep no more")
    t.asks("ghost", "move")
    assert t.view("belle").seats[0].known == ["move", "ladder"]
    assert all(world.hand_of("doc") == ["move", "ladder"] for world in imagined(t, "belle"))


def shuffled_with_a_card_face_down() -> Table:
    """Doc hid a card in a tunnel and has just drawn, so that the discard pile was shuffled."""
    t = three(expert=True)
    t.round("tunnels")
    t.hand(doc="move move ladder")
    t.deck(doc="rob")
    t.discard(doc="ladder fire fire punch rob marshal")
    t.plans(turn=2)
    t.plays("doc", "play move")
    t.plays("belle", "play move")
    t.plays("ghost", "play move")
    t.plays("doc", "draw")
    t.told("shuffled", seat=0)
    return t


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_knows_what_was_in_hand_or_face_down_at_a_shuffle(eyes: str) -> None:
    assert shuffled_with_a_card_face_down().view(eyes).seats[0].known == ["move", "move", "ladder", "rob"]


@pytest.mark.rule("13.4")
def test_a_face_down_card_was_not_in_the_discard_pile_that_lay_there_when_it_was_played() -> None:
    worlds = imagined(shuffled_with_a_card_face_down(), "belle")
    assert {world.stack("doc")[0] for world in worlds} <= {
        "doc move face down",
        "doc ladder face down",
        "doc rob face down",
    }


# Cards that must be action cards


@pytest.mark.rule("13.3")
def test_cards_that_an_expert_kept_are_never_imagined_as_bullets() -> None:
    t = three(expert=True)
    t.wounds("belle", doc=6)
    t.hand(belle="move fire punch")
    t.planning_over("ghost move")
    t.plays("belle", "keep fire", "keep punch", "keep no more")
    t.asks("ghost", "move")
    worlds = [world.hand_of("belle") for world in imagined(t, "doc")]
    assert all(len(hand) == 2 and "bullet" not in hand for hand in worlds)
    assert len({tuple(hand) for hand in worlds}) > 1


@pytest.mark.rule("13.3")
def test_cards_that_an_expert_kept_are_imagined_as_action_cards_after_the_next_deal_too() -> None:
    t = three(expert=True)
    t.wounds("belle", doc=6)
    t.hand(belle="move ladder fire punch rob")
    t.planning_over("ghost ladder")
    t.plays("belle", "keep move", "keep ladder", "keep fire", "keep punch", "keep rob", "keep no more")
    t.asks("belle", "plan")
    counts = {world.hand_of("belle").count("bullet") for world in imagined(t, "doc")}
    assert counts == {0, 1}


@pytest.mark.rule("13.3")
def test_a_card_that_a_team_picked_is_never_imagined_as_a_bullet() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.wounds("ghost", doc=6, django=6)
    t.deals()
    t.plays("ghost", "pick tuco rob")
    worlds = [world.hand_of("ghost") for world in imagined(t, "doc")]
    assert all(len(hand) == 1 and "bullet" not in hand for hand in worlds)
    assert len({tuple(hand) for hand in worlds}) > 1


@pytest.mark.rule("13.3")
def test_a_team_that_picked_a_card_is_imagined_with_an_action_card_after_the_deal() -> None:
    t = table("ghost tuco", "doc django", teams=True)
    t.wounds("ghost", doc=6, django=6, marshal=13)
    t.deals()
    t.plays("ghost", "pick tuco rob")
    t.plays("doc", "pick marshal")
    assert all(world.hand_of("ghost").count("bullet") <= 6 for world in imagined(t, "doc"))


@pytest.mark.rule("13.3")
def test_a_face_down_card_is_never_imagined_as_a_bullet() -> None:
    t = three()
    t.wounds("belle", doc=6, ghost=6, marshal=13)
    t.hand(belle="ladder")
    t.plans(turn=3, stack=["belle fire face down"])
    cards = {world.stack("belle")[0] for world in imagined(t, "doc")}
    actions = ["move", "ladder", "fire", "punch", "rob", "marshal"]
    assert cards <= {f"belle {card} face down" for card in actions}
    assert len(cards) > 1


# What a seat knows stays so when it imagines


@pytest.mark.rule("13.3")
def test_the_own_hand_and_the_own_face_down_card_are_not_imagined() -> None:
    t = three()
    t.hand(belle="move rob")
    t.plans(turn=3, stack=["belle fire face down"])
    worlds = imagined(t, "belle")
    assert all(world.hand_of("belle") == ["move", "rob"] for world in worlds)
    assert all(world.stack("belle") == ["belle fire face down"] for world in worlds)


@pytest.mark.rule("13.3")
def test_the_hands_of_others_are_imagined() -> None:
    t = three()
    assert len({tuple(world.hand_of("belle")) for world in imagined(t, "doc")}) > 10


@pytest.mark.rule("13.2")
def test_a_purse_once_held_has_its_value_in_every_imagined_world() -> None:
    t = three()
    t.lies("car 1", "450 seen by doc")
    t.holds(belle=["400 seen by doc"], doc=[350])
    worlds = imagined(t, "doc")
    assert all(
        (world.loot("car 1"), world.loot("belle"), world.loot("doc")) == ([450], [400], [350]) for world in worlds
    )


@pytest.mark.rule("13.2")
def test_a_purse_never_held_is_imagined_with_any_value_that_the_box_still_has() -> None:
    t = three()
    t.holds(doc=[500, 500, 300, 300])
    t.lies("car 1", 400)
    t.holds(belle=[350])
    worlds = [Table(state=t.state.imagine(0, Rng(key))) for key in range(200)]
    assert {world.loot("car 1")[0] for world in worlds} == {250, 350, 400, 450}
    assert {world.loot("belle")[0] for world in worlds} == {250, 350, 400, 450}


@pytest.mark.rule("13.2")
def test_the_purses_of_the_beginning_are_imagined_at_250() -> None:
    t = three()
    t.holds(doc=[], belle=["own"])
    t.lies("car 1", "own")
    assert all((world.loot("car 1"), world.loot("belle")) == ([250], [250]) for world in imagined(t, "ghost"))


@pytest.mark.rule("13.3")
def test_the_own_secret_choice_of_what_to_keep_is_not_imagined() -> None:
    t = three(expert=True)
    t.hand(doc="move fire punch", belle="move", ghost="move")
    t.planning_over()
    t.plays("doc", "keep fire", "keep no more")
    assert all(world.view("doc").seats[0].keeping == ["fire"] for world in imagined(t, "doc"))


@pytest.mark.rule("13.3")
def test_the_secret_choice_of_others_what_to_keep_is_imagined() -> None:
    t = keeping("fire")
    assert len({tuple(world.view("belle").seats[1].keeping or []) for world in imagined(t, "doc")}) > 2


def pocketed_by_belle() -> Table:
    """Belle has chosen a purse at the station; Doc has not decided yet, Ghost once held both purses of hers."""
    t = three()
    t.at(doc="roof 1", belle="roof 2", ghost="roof 3")
    t.lies("roof 1", 350)
    t.lies("roof 2", "300 seen by ghost", "400 seen by ghost")
    t.happens("pickpocketing")
    t.plays("belle", "belle takes $400")
    return t


@pytest.mark.rule("13.3")
def test_what_a_pickpocket_chose_is_imagined_by_the_others() -> None:
    worlds = imagined(pocketed_by_belle(), "ghost")
    for world in worlds:
        world.plays("doc", "doc takes nothing")
    assert {tuple(world.loot("belle")) for world in worlds} == {(250,), (250, 300), (250, 400)}


@pytest.mark.rule("13.3")
def test_what_a_pickpocket_chose_is_not_imagined_by_the_pickpocket() -> None:
    worlds = imagined(pocketed_by_belle(), "belle")
    for world in worlds:
        world.plays("doc", "doc takes nothing")
    assert len({tuple(loot.id for loot in world.view().bandits[1].loot) for world in worlds}) == 1
    assert {len(world.loot("belle")) for world in worlds} == {2}


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("name", ["doc", "belle"])
def test_nobody_who_was_not_asked_is_imagined_as_a_pickpocket(name: str) -> None:
    t = three()
    t.at(doc="roof 1", belle="roof 2", ghost="roof 2")
    t.lies("roof 1", "300 seen by doc")
    t.lies("roof 2", "400 seen by doc belle")
    t.happens("pickpocketing")
    worlds = imagined(t, name)
    for world in worlds:
        world.plays("doc", "doc takes nothing")
    assert all(world.loot("roof 2") == [400] for world in worlds)


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("seat", "places"), [(1, {"car 4"}), (0, {"car 3", "car 4"})])
def test_who_boards_the_last_car_is_imagined_by_the_others_only(seat: int, places: set[str]) -> None:
    t = boarding("0")
    worlds = [Table(state=t.state.imagine(seat, Rng(key))) for key in range(WORLDS)]
    for world in worlds:
        world.plays(t.seats[0], f"{t.names[0]} boards the last car")
        world.plays(t.seats[2], f"{t.names[4]} boards the last car")
    assert {world.place(t.names[2]) for world in worlds} == places


# Round cards


@pytest.mark.rule("13.5")
def test_round_cards_to_come_are_imagined_and_those_turned_up_are_not() -> None:
    t = three()
    t.round("take-it-all", number=2)
    decks = [world.round_cards() for world in imagined(t, "doc")]
    assert {tuple(deck[:2]) for deck in decks} == {tuple(t.round_cards()[:2])}
    assert all(len(set(deck)) == 5 for deck in decks)
    assert len({deck[2] for deck in decks}) == 5


@pytest.mark.rule("13.5")
def test_the_last_round_card_is_imagined_as_any_station_when_events_are_played() -> None:
    last = {world.round_cards()[4] for world in imagined(three(), "doc")}
    assert last == {"pickpocketing SSTS", "marshals-revenge SSTS", "hostage SSTS"}


@pytest.mark.rule("13.5")
def test_no_station_is_imagined_when_events_are_off() -> None:
    t = table("doc", "belle", "ghost", events=False)
    cards = {card for world in imagined(t, "doc") for card in world.round_cards()}
    assert not cards & {"pickpocketing SSTS", "marshals-revenge SSTS", "hostage SSTS"}
    assert len(cards) == 7


@pytest.mark.rule("13.5")
def test_a_station_that_is_turned_up_is_not_imagined() -> None:
    t = three()
    t.round("hostage")
    assert {tuple(world.round_cards()) for world in imagined(t, "doc")} == {tuple(t.round_cards())}


# Whole games

VARIANTS: list[tuple[int, dict[str, bool]]] = [
    (2, {"teams": True}),
    (2, {"teams": True, "abilities": False, "events": False}),
    (3, {"teams": True}),
    (3, {"expert": True}),
    (4, {"expert": True, "abilities": False}),
    (5, {"events": False}),
    (6, {"expert": True}),
    (6, {}),
]


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("seats", "switches"), VARIANTS)
def test_all_through_a_game_imagined_worlds_look_alike_and_imagine_alike(seats: int, switches: dict[str, bool]) -> None:
    dice = random.Random(seats)
    state = dealt(seats, 1, **switches).state
    moves = 0
    while state.deciders():
        asked = dice.choice(state.deciders())
        state.play(asked, dice.choice(state.options(asked)))
        moves += 1
        seat = moves % seats
        world = state.imagine(seat, Rng(moves))
        assert world.broken_invariants() == []
        assert world.view(seat) == state.view(seat)
        assert world.imagine(seat, Rng(7)).dump() == state.imagine(seat, Rng(7)).dump()
    assert moves > 0


@pytest.mark.rule("13.4")
def test_a_face_down_card_is_none_that_was_drawn_after_it_was_played() -> None:
    t = three(expert=True)
    t.round("tunnels")
    t.hand(doc="move ladder fire fire")
    t.deck(doc="punch ladder")
    t.discard(doc="rob rob move marshal")
    t.plans(turn=1)
    t.plays("doc", "draw")  # takes both, shuffles, and takes one of the four: Rob or Marshal, as it will show
    t.plays("belle", "draw")
    t.plays("ghost", "draw")
    t.plays("doc", "play ladder")  # in the tunnel
    t.plays("belle", "draw")
    t.plays("ghost", "play move")
    (new,) = set(t.hand_of("doc")) & {"rob", "marshal"}
    t.plays("doc", f"play {new}")
    t.plays("belle", "play move")
    t.plays("ghost", "draw")
    t.plays("doc", "draw")
    hidden = {world.stack("doc")[0] for world in imagined(t, "belle")}
    assert hidden <= {f"doc {card} face down" for card in ("move", "ladder", "fire", "punch")}
    assert len(hidden) > 1
