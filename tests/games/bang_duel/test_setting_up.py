"""Chapters 1 and 2: the game, and setting it up."""

import pytest

import saloon
from games.bang_duel.street import GAME, NAMES, dealt, street
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS

SEEDS = 60


def faced(seed: int = 0, squad: int = 4) -> tuple[list[str], list[str]]:
    """Who comes to both sides in a game with this seed."""
    people = [NAMES[person] for person in dealt(seed, squad).state.people]
    return people[:2], people[2:]


# The game


@pytest.mark.rule("1.1")
def test_who_kills_the_last_character_of_the_other_side_wins() -> None:
    t = street("garrett", "daltons 1")
    t.hands(law="colt")
    t.turn("law")
    assert t.winner() == ""
    t.plays("law", "play colt")
    assert t.winner() == "law"
    assert t.asked() == ""


@pytest.mark.rule("1.1")
def test_a_side_with_somebody_left_has_not_lost() -> None:
    t = street("garrett", "daltons 1, hardin")
    t.hands(law="colt")
    t.turn("law")
    t.plays("law", "play colt")
    assert t.winner() == ""


@pytest.mark.rule("1.2")
def test_two_play_the_law_and_the_outlaws() -> None:
    t = dealt()
    assert list(GAME.seats) == [2]
    assert [seat.side for seat in t.view().seats] == ["law", "outlaw"]
    law, outlaws = faced()
    assert all(NAMES.index(name) < 12 for name in law)
    assert all(NAMES.index(name) >= 12 for name in outlaws)


@pytest.mark.rule("1.3", "2.1")
def test_a_squad_has_four_characters() -> None:
    view = dealt().view("law")
    assert view.squad == 4
    assert [seat.reserve for seat in view.seats] == [2, 2]


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("squad", range(4, 13))
def test_both_may_agree_on_a_larger_squad(squad: int) -> None:
    view = dealt(squad=squad).view("outlaw")
    assert view.squad == squad
    assert [seat.reserve for seat in view.seats] == [squad - 2] * 2


@pytest.mark.rule("1.3")
@pytest.mark.parametrize("squad", [3, 13])
def test_a_squad_is_no_smaller_and_no_larger(squad: int) -> None:
    with pytest.raises(saloon.BadSwitch) as refused:
        GAME.new(2, squad=squad)
    assert refused.value.rule == "1.3"


@pytest.mark.rule("1.4")
def test_each_side_has_a_deck_of_forty_with_its_own_back_and_one_discard_pile_is_for_both() -> None:
    t = dealt()
    assert [t.deck_size("law"), t.deck_size("outlaw")] == [40, 40]
    assert [seat.top for seat in t.view().seats] == ["law", "outlaw"]
    assert t.pile() == []
    assert t.view().common is None


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("first", "frames"), [(0, [11, 23, 6]), (40, [12, 20, 8])])
def test_bang_cards_actions_and_equipment_of_a_deck(first: int, frames: list[int]) -> None:
    found = [KINDS[KIND_OF[card]].frame for card in range(first, first + 40)]
    assert [found.count(frame) for frame in range(3)] == frames


@pytest.mark.rule("1.5")
def test_a_card_that_contradicts_the_rules_is_right() -> None:
    t = street("garrett, tilghman", "daltons, hardin")
    t.hands(law="colt, winchester")
    t.turn("law")
    t.plays("law", "play winchester")
    t.offers("law", "at daltons", "at hardin")
    t.plays("law", "at hardin")
    assert t.life("hardin") == 3


# Setting up


@pytest.mark.rule("2.1")
def test_any_of_the_twelve_may_come() -> None:
    law = {name for seed in range(SEEDS) for name in faced(seed)[0]}
    outlaws = {name for seed in range(SEEDS) for name in faced(seed)[1]}
    assert law == set(NAMES[:12])
    assert outlaws == set(NAMES[12:])


@pytest.mark.rule("2.1", "2.2")
def test_owners_know_who_waits_in_their_reserve_and_nobody_is_in_the_game_twice() -> None:
    t = dealt(squad=12)
    waiting = t.view("law").seats[0].waiting
    assert waiting is not None
    assert sorted(waiting + faced(squad=12)[0]) == sorted(NAMES[:12])


@pytest.mark.rule("2.2")
def test_the_reserve_is_shown_to_its_owner_in_no_order() -> None:
    t = dealt(squad=12)
    waiting = t.view("outlaw").seats[1].waiting
    assert waiting == sorted(waiting or [])
    assert waiting != [NAMES[person] for person in t.state.reserves[1]]
    assert t.view("law").seats[1].waiting is None
    assert t.view().seats[1].waiting is None


@pytest.mark.rule("2.3")
def test_both_choose_at_once_who_stands_in_front() -> None:
    t = dealt()
    assert t.state.deciders() == [0, 1]
    for side, names in zip(("law", "outlaw"), faced(), strict=True):
        t.offers(side, *(f"{name} in front" for name in names))


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("choice", [0, 1])
def test_who_is_chosen_carries_the_token_and_the_other_covers(choice: int) -> None:
    law, outlaws = faced()
    t = dealt()
    t.plays("law", f"{law[choice]} in front")
    t.plays("outlaw", f"{outlaws[1]} in front")
    assert [t.front("law"), t.rear("law")] == [law[choice], law[1 - choice]]
    assert [t.front("outlaw"), t.rear("outlaw")] == [outlaws[1], outlaws[0]]


@pytest.mark.rule("2.3")
def test_a_choice_is_secret_until_both_have_chosen() -> None:
    law = faced()[0]
    views = []
    for name in law:
        t = dealt()
        t.plays("law", f"{name} in front")
        assert t.story() == []
        assert t.view("outlaw").seats[0].people == [None, None]
        views.append(t.view("outlaw"))
    assert views[0] == views[1]


@pytest.mark.rule("2.3")
def test_both_active_characters_are_shown_then_both_rear_ones() -> None:
    law, outlaws = faced()
    t = dealt()
    t.plays("outlaw", f"{outlaws[0]} in front")
    t.plays("law", f"{law[1]} in front")
    assert t.story()[:4] == ["fronted", "fronted", "covered", "covered"]
    assert [event["person"] for event in t.events("fronted")] == [law[1], outlaws[0]]
    assert [event["person"] for event in t.events("covered")] == [law[0], outlaws[1]]


def begun(seed: int = 0) -> list[dict[str, object]]:
    """The cards drawn before the first turn, as onlookers hear it; and the game goes on to its first question."""
    law, outlaws = faced(seed)
    t = dealt(seed)
    t.plays("law", f"{law[0]} in front")
    t.plays("outlaw", f"{outlaws[0]} in front")
    story = t.story()
    before = story[: story.index("turn-began")].count("drew")
    return t.events("drew")[:before]


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_begins_with_the_life_that_is_printed(seed: int) -> None:
    law, outlaws = faced(seed)
    t = dealt(seed)
    t.plays("law", f"{law[0]} in front")
    t.plays("outlaw", f"{outlaws[0]} in front")
    assert [t.life(name) for name in law + outlaws] == [CHARACTERS[NAMES.index(name)].life for name in law + outlaws]


@pytest.mark.rule("2.5")
def test_the_law_begins_with_four_cards_and_the_outlaws_with_five() -> None:
    assert [(event["seat"], event["deck"], event["count"]) for event in begun()] == [(0, "law", 4), (1, "outlaw", 5)]


@pytest.mark.rule("2.5")
def test_decks_are_shuffled() -> None:
    hands = set()
    for seed in range(10):
        law, outlaws = faced(seed)
        t = dealt(seed)
        t.plays("law", f"{law[0]} in front")
        t.plays("outlaw", f"{outlaws[0]} in front")
        hands.add(tuple(t.hand("outlaw")))
    assert len(hands) > 8


@pytest.mark.rule("2.5", "2.6")
def test_the_law_takes_the_first_turn_at_once_and_nobody_exchanges_cards() -> None:
    law, outlaws = faced()
    t = dealt()
    t.plays("law", f"{law[0]} in front")
    t.plays("outlaw", f"{outlaws[0]} in front")
    assert t.asked() == "law play"
    assert [event["seat"] for event in t.events("turn-began")] == [0]


@pytest.mark.rule("2.6")
def test_turns_alternate() -> None:
    t = street("tilghman, garrett", "hardin, daltons")
    t.turn("law")
    t.plays("law", "end turn")
    assert t.asked() == "outlaw play"
    t.plays("outlaw", "end turn")
    assert t.asked() == "law play"
