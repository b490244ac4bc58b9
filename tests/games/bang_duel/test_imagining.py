"""Chapter 15: the worlds that a player holds possible."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.bang_duel.street import NAMES, SEATS, Street, dealt, street
from saloon.engine.rng import Rng
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.ids import CARD, OUTLAW_CARDS
from saloon.games.bang_duel.state import Duel

WORLDS = 30


def imagined(t: Street, side: str, worlds: int = WORLDS) -> list[Duel]:
    return [t.state.imagine(SEATS[side], Rng(key)) for key in range(worlds)]


def held(world: Duel, side: str) -> list[str]:
    return [KINDS[KIND_OF[entry & CARD]].name for entry in world.hands[SEATS[side]]]


# Secrets: the law looks, the outlaws hide


def a_hand(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="colt", outlaw=secret)
    t.turn("law")
    return t


def while_answering(secret: str) -> Street:
    t = a_hand(secret)
    t.plays("law", "play colt")
    return t


def while_duelling(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="duel", outlaw=secret)
    t.turn("law")
    t.plays("law", "play duel")
    return t


def own_reserve(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    t.reserve(law=secret)
    t.turn("law")
    return t


def other_reserve(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    t.reserve(outlaw=secret)
    t.turn("law")
    return t


def next_card(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    first, second = secret.split()
    t.deck(law=f"{first} | {second}", outlaw="knife | rest")
    t.turn("law")
    return t


def next_card_of_the_other(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    first, second = secret.split()
    t.deck(outlaw=f"{first} | {second}")
    t.turn("law")
    return t


def next_common_card(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    first, second = secret.split()
    t.deck(law="", outlaw="")
    t.common(f"law {first} | law {second}, knife")
    t.turn("law")
    return t


def wagon(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(outlaw="outlaw wagon")
    t.deck(outlaw=f"rest | {secret}")
    t.turn("outlaw")
    t.plays("outlaw", "play wagon")
    return t


def choosing(secret: str) -> Street:
    t = dealt()
    names = [NAMES[person] for person in t.state.people]
    t.plays("outlaw", f"{names[2 + int(secret)]} in front")
    return t


def chance(secret: str) -> Street:
    t = street("tilghman, garrett", "anderson, hardin", int(secret))
    t.turn("law")
    return t


Secret = Callable[[str], Street]
SECRETS = [
    pytest.param(a_hand, "knife", "missed", id="a hand"),
    pytest.param(a_hand, "law water, knife", "law hat, missed", id="a hand of two backs"),
    pytest.param(while_answering, "missed", "knife", id="whether there is a miss"),
    pytest.param(while_duelling, "missed", "knife", id="whether there is a shot"),
    pytest.param(own_reserve, "django, wyatt-earp", "wyatt-earp, django", id="the order of the own reserve"),
    pytest.param(other_reserve, "tuco, daltons", "kitty-leroy, schulz", id="the other reserve"),
    pytest.param(next_card, "colt water", "water colt", id="the next card"),
    pytest.param(next_card_of_the_other, "knife rest", "rest knife", id="the next card of the other"),
    pytest.param(next_common_card, "colt water", "water colt", id="the next card of the common deck"),
    pytest.param(wagon, "knife, hat, colt D", "hat, colt D, knife", id="what the Wagon brings"),
    pytest.param(choosing, "0", "1", id="who will stand in front"),
    pytest.param(chance, "1", "2", id="what chance will bring"),
]


@pytest.mark.rule("15.2", "15.4")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
@pytest.mark.parametrize("eyes", [None, "law"])
def test_worlds_with_different_secrets_look_alike(world: Secret, one: str, other: str, eyes: str | None) -> None:
    assert world(one).state.dump() != world(other).state.dump()
    assert world(one).view(eyes) == world(other).view(eyes)


@pytest.mark.rule("15.2", "15.4")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
def test_from_worlds_that_look_alike_the_same_is_imagined(world: Secret, one: str, other: str) -> None:
    first = [state.dump() for state in imagined(world(one), "law")]
    second = [state.dump() for state in imagined(world(other), "law")]
    assert first == second


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
def test_what_is_imagined_is_possible_and_looks_alike(world: Secret, one: str, other: str) -> None:
    t = world(one)
    for state in imagined(t, "law"):
        assert state.broken_invariants() == []
        assert state.view(0) == t.state.view(0)
        assert state.view(None) == t.state.view(None)


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
def test_imagining_leaves_the_game_as_it_was(world: Secret, one: str, other: str) -> None:
    t = world(one)
    before = t.state.dump()
    imagined(t, "law", 1)
    assert t.state.dump() == before


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(("world", "one", "other"), SECRETS)
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_imagining_an_imagined_world_gives_the_same(world: Secret, one: str, other: str, side: str) -> None:
    for key, state in enumerate(imagined(world(one), side)):
        assert state.imagine(SEATS[side], Rng(key)).dump() == state.dump()


# What may turn up


@pytest.mark.rule("15.2")
def test_every_card_of_the_deck_may_be_in_the_other_hand_with_equal_chance() -> None:
    t = a_hand("knife, missed")
    found = Counter(entry & CARD for world in imagined(t, "law", 2000) for entry in world.hands[1])
    assert sorted(found) == list(range(OUTLAW_CARDS, 2 * OUTLAW_CARDS))
    assert all(60 <= times <= 145 for times in found.values())  # 100 each


@pytest.mark.rule("15.2")
def test_every_card_of_a_deck_may_be_its_top() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.deck(law="colt | water S, hat, wagon")
    t.turn("law")
    found = Counter(world.decks[0][-1] for world in imagined(t, "law", 400))
    assert len(found) == 4
    assert all(60 <= times <= 140 for times in found.values())


@pytest.mark.rule("15.1", "15.2")
def test_backs_in_the_other_hand_stay() -> None:
    t = a_hand("law water, knife, missed")
    for world in imagined(t, "law"):
        assert [(entry & CARD) // OUTLAW_CARDS for entry in world.hands[1]] == [0, 1, 1]
        assert held(world, "law") == ["colt"]


@pytest.mark.rule("15.1", "15.2")
def test_a_card_from_the_common_deck_is_one_of_those_that_were_in_it() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.deck(outlaw="")
    t.common("law hat | law bank, law scope, knife, rest")
    t.begins("outlaw")
    backs = [(entry & CARD) // OUTLAW_CARDS for entry in t.state.hands[1]]
    seen = set()
    for world in imagined(t, "law", 100):
        assert [(entry & CARD) // OUTLAW_CARDS for entry in world.hands[1]] == backs
        assert set(held(world, "outlaw")) <= {"hat", "bank", "scope", "knife", "rest"}
        seen |= set(held(world, "outlaw"))
    assert {"hat", "bank", "scope"} <= seen


@pytest.mark.rule("15.1")
def test_the_back_of_the_top_of_the_common_deck_stays() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.deck(law="", outlaw="")
    t.common("knife | law hat, law bank, rest")
    t.turn("law")
    tops = {KINDS[KIND_OF[world.common[-1]]].name for world in imagined(t, "law")}
    assert tops == {"knife", "rest"}


@pytest.mark.rule("15.2")
def test_when_a_personal_deck_is_used_up_what_is_missing_of_it_is_in_the_other_hand() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.deck(outlaw="")
    t.hands(outlaw="knife, missed")
    t.turn("law")
    assert all(held(world, "outlaw") == ["knife", "missed"] for world in imagined(t, "law"))


@pytest.mark.rule("15.2")
def test_when_the_common_deck_is_renewed_what_was_hidden_of_the_old_one_is_in_the_other_hand() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.deck(law="", outlaw="")
    t.common("law hat")
    t.begins("outlaw")  # the Hat, and a card of the renewed deck
    worlds = imagined(t, "law")
    assert all("hat" in held(world, "outlaw") for world in worlds)
    assert len({tuple(held(world, "outlaw")) for world in worlds}) > 10


@pytest.mark.rule("15.2")
def test_it_may_be_among_the_cards_that_the_other_player_looks_at() -> None:
    t = street("tilghman, garrett", "kitty-leroy, hardin")
    t.deck(law="", outlaw="")
    t.common("law hat | law bank, law scope")
    t.hands(outlaw="outlaw wagon")
    t.begins("outlaw")  # two of the three are in hand, the third is looked at
    t.plays("outlaw", "play wagon")
    worlds = imagined(t, "law")
    assert {KINDS[KIND_OF[world.laid[0] & CARD]].name for world in worlds} == {"hat", "bank", "scope"}
    assert all({"hat", "bank", "scope"} >= set(held(world, "outlaw")) for world in worlds)


@pytest.mark.rule("15.3")
@pytest.mark.parametrize("side", ["law", "outlaw"])
def test_what_has_been_seen_is_in_every_imagined_hand(side: str) -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="hat, water, missed", outlaw="hat, colt, missed")
    t.known(law="hat", outlaw="hat")
    t.turn("law")
    other = "outlaw" if side == "law" else "law"
    worlds = imagined(t, side)
    assert all("hat" in held(world, other) for world in worlds)
    assert len({tuple(held(world, other)) for world in worlds}) > 10


@pytest.mark.rule("15.3")
def test_a_stolen_card_is_in_every_hand_that_either_player_imagines() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.hands(law="water S", outlaw="robbery, knife")
    t.turn("outlaw")
    t.plays("outlaw", "play robbery", "steal law")
    assert all("water" in held(world, "outlaw") for world in imagined(t, "law"))


# Reserves


@pytest.mark.rule("15.4")
def test_everybody_who_has_not_appeared_may_wait_in_the_other_reserve() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.reserve(outlaw="tuco, daltons")
    t.turn("law")
    found = Counter(person for world in imagined(t, "law", 400) for person in world.reserves[1])
    assert sorted(found) == [person for person in range(12, 24) if NAMES[person] not in ("anderson", "hardin")]
    assert all(45 <= times <= 120 for times in found.values())  # 80 each


@pytest.mark.rule("15.4")
def test_the_dead_wait_nowhere() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.reserve(outlaw="tuco")
    t.turn("law")
    dead = t.state.gone[1][0]
    assert not any(dead in world.reserves[1] for world in imagined(t, "law", 100))


@pytest.mark.rule("15.4")
def test_the_own_reserve_is_the_same_in_any_order() -> None:
    t = street("tilghman, garrett", "anderson, hardin")
    t.reserve(law="django, wyatt-earp")
    t.turn("law")
    orders = {tuple(world.reserves[0]) for world in imagined(t, "law")}
    assert orders == {(4, 10), (10, 4)}


@pytest.mark.rule("2.3", "15.4")
def test_before_the_characters_face_each_other_the_others_may_be_anybody() -> None:
    t = dealt()
    own = t.state.people[:2]
    worlds = imagined(t, "law", 200)
    assert all(world.people[:2] == own for world in worlds)
    assert {person for world in worlds for person in world.people[2:]} == set(range(12, 24))
    assert {world.choice[1] for world in worlds} == {0}, "nothing is chosen yet"
    t.plays("outlaw", f"{NAMES[t.state.people[3]]} in front")
    assert {world.choice[1] for world in imagined(t, "law", 200)} == {0, 1}


@pytest.mark.rule("2.3")
def test_the_own_choice_is_kept() -> None:
    t = dealt()
    t.plays("law", f"{NAMES[t.state.people[1]]} in front")
    assert all(world.choice[0] == 1 for world in imagined(t, "law"))


# Chance


@pytest.mark.rule("15.2")
def test_what_chance_will_bring_differs_from_world_to_world() -> None:
    t = a_hand("knife")
    assert len({tuple(world.rng.dump()) for world in imagined(t, "law")}) == WORLDS
