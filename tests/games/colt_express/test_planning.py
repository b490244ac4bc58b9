"""Chapter 4: planning."""

import pytest

from games.colt_express.train import table

FIVE = ["tuco", "django", "cheyenne", "doc", "belle"]


@pytest.mark.rule("4.1")
def test_a_player_plays_one_of_the_cards_in_hand_or_draws() -> None:
    t = table("tuco", "django", "cheyenne")
    t.hand(tuco="move fire fire marshal")
    t.plans()
    t.asks("tuco", "plan")
    t.offers("tuco", "play move", "play fire", "play marshal", "draw")


@pytest.mark.rule("4.1")
def test_a_card_played_leaves_the_hand_for_the_stack() -> None:
    t = table("tuco", "django", "cheyenne")
    t.hand(tuco="move fire fire marshal")
    t.plans()
    t.plays("tuco", "play fire")
    assert t.hand_of("tuco") == ["move", "fire", "marshal"]
    assert t.stack() == ["tuco fire"]


@pytest.mark.rule("4.1")
def test_whoever_draws_takes_three_cards_and_plays_none() -> None:
    t = table("tuco", "django", "cheyenne")
    t.plays("tuco", "draw")
    assert len(t.hand_of("tuco")) == 9
    assert len(t.deck_of("tuco")) == 1
    assert t.stack() == []
    t.told("drew", seat=0)


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("choice", ["play move", "draw"])
def test_a_turn_is_one_card_or_one_draw(choice: str) -> None:
    t = table("tuco", "django", "cheyenne")
    t.plays("tuco", choice)
    t.asks("django", "plan")


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("words", ["pass", "skip", "nothing", "wait", "decline"])
def test_nobody_may_pass(words: str) -> None:
    t = table("tuco", "django", "cheyenne")
    t.has_no_words_for("tuco", words)


@pytest.mark.rule("4.1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    t = table("tuco", "django", "cheyenne")
    t.hand(tuco="move fire")
    t.plans()
    t.refuses("tuco", "play rob", rule="4.1", key="colt-express-refusal-not-in-hand")


@pytest.mark.rule("4.1")
def test_a_card_cannot_be_played_more_often_than_it_is_in_hand() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("bridge")
    t.hand(tuco="fire rob")
    t.plans(turn=2)
    t.plays("tuco", "play fire")
    t.refuses("tuco", "play fire", rule="4.1")


@pytest.mark.rule("4.2")
def test_bullets_in_hand_are_no_choice() -> None:
    t = table("tuco", "django", "cheyenne")
    t.wounds("tuco", django=2)
    t.hand(tuco="bullet move bullet")
    t.plans()
    t.offers("tuco", "play move", "draw")
    t.has_no_words_for("tuco", "play bullet")


@pytest.mark.rule("4.2")
def test_a_hand_of_bullets_can_only_draw() -> None:
    t = table("tuco", "django", "cheyenne")
    t.wounds("tuco", django=6)
    t.hand(tuco="bullet bullet bullet bullet bullet bullet")
    t.plans()
    t.offers("tuco", "draw")


@pytest.mark.rule("4.2")
def test_ghost_cannot_hide_a_bullet_either() -> None:
    t = table("ghost", "django", "cheyenne")
    t.wounds("ghost", django=1)
    t.hand(ghost="bullet rob")
    t.plans()
    t.offers("ghost", "play rob", "hide rob", "draw")
    t.has_no_words_for("ghost", "hide bullet")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("tuco", ["tuco", "django", "cheyenne", "doc", "belle"]),
        ("django", ["django", "cheyenne", "doc", "belle", "tuco"]),
        ("belle", ["belle", "tuco", "django", "cheyenne", "doc"]),
    ],
)
def test_a_standard_turn_goes_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    t = table(*FIVE)
    t.first(first)
    for name in order:
        t.asks(name, "plan")
        t.plays(name, "play move")
    t.told("turn-began", turn_number=2)


@pytest.mark.rule("4.3")
def test_on_a_standard_turn_everybody_sees_the_card() -> None:
    t = table("tuco", "django", "cheyenne")
    t.plays("tuco", "play fire")
    assert t.stack() == ["tuco fire"]
    assert t.stack(seen_by="django") == ["tuco fire"]
    t.told("played", bandit="tuco", card="fire")


@pytest.mark.rule("4.4")
def test_in_a_tunnel_everybody_sees_whose_card_it_is_and_only_the_owner_which() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("tunnels")
    t.plans(turn=2)
    t.plays("tuco", "play fire")
    assert t.stack() == ["tuco face down"]
    assert t.stack(seen_by="django") == ["tuco face down"]
    assert t.stack(seen_by="tuco") == ["tuco fire face down"]
    t.told("hid", seat=0)
    assert "card" not in t.events("hid")[0]


@pytest.mark.rule("4.4")
def test_a_tunnel_goes_clockwise_from_the_first_player() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("tunnels")
    t.first("django")
    t.plans(turn=2)
    for name in ("django", "cheyenne", "tuco"):
        t.asks(name, "plan")
        t.plays(name, "play move")
    assert t.stack() == ["django face down", "cheyenne face down", "tuco face down"]


@pytest.mark.rule("4.4")
def test_after_the_tunnel_cards_are_played_face_up_again() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("tunnels")
    t.plans(turn=2)
    t.plays("tuco", "play fire")
    t.plays("django", "draw")
    t.plays("cheyenne", "draw")
    t.plays("tuco", "play move")
    assert t.stack() == ["tuco face down", "tuco move"]


@pytest.mark.rule("4.4")
def test_a_card_played_in_a_tunnel_comes_to_light_when_it_is_carried_out() -> None:
    t = table("tuco", "django", "cheyenne")
    t.marshal("car 1")
    t.steals("tuco marshal face down", "django rob face down")
    t.asks("tuco", "marshal")
    assert t.stack() == ["tuco marshal", "django face down"]


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("tuco", ["tuco", "django", "cheyenne", "doc", "belle"]),
        ("django", ["django", "cheyenne", "doc", "belle", "tuco"]),
    ],
)
def test_when_the_train_speeds_up_everybody_takes_two_turns_in_a_row(first: str, order: list[str]) -> None:
    t = table(*FIVE)
    t.round("bridge")
    t.first(first)
    t.plans(turn=2)
    for name in order:
        t.asks(name, "plan")
        t.plays(name, "play move")
        t.asks(name, "plan")
        t.plays(name, "play fire")
    t.told("stealing-began")


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("choices", "stack", "hand"),
    [
        (["play move", "play fire"], ["tuco move", "tuco fire"], 4),
        (["play move", "draw"], ["tuco move"], 8),
        (["draw", "play move"], ["tuco move"], 8),
        (["draw", "draw"], [], 10),
    ],
)
def test_each_of_the_two_turns_is_freely_a_card_or_a_draw(choices: list[str], stack: list[str], hand: int) -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("bridge")
    t.plans(turn=2)
    t.plays("tuco", *choices)
    t.asks("django", "plan")
    assert t.stack() == stack
    assert len(t.hand_of("tuco")) == hand


@pytest.mark.rule("4.5")
def test_when_the_train_speeds_up_cards_are_played_face_up() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("bridge")
    t.plans(turn=2)
    t.plays("tuco", "play move", "play fire")
    assert t.stack() == ["tuco move", "tuco fire"]


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("tuco", ["tuco", "belle", "doc", "cheyenne", "django"]),
        ("django", ["django", "tuco", "belle", "doc", "cheyenne"]),
        ("belle", ["belle", "doc", "cheyenne", "django", "tuco"]),
    ],
)
def test_a_switching_turn_goes_counter_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    t = table(*FIVE)
    t.round("angry-marshal")
    t.first(first)
    t.plans(turn=3)
    for name in order:
        t.asks(name, "plan")
        t.plays(name, "draw")
    t.told("stealing-began")


@pytest.mark.rule("4.6")
def test_on_a_switching_turn_cards_are_played_face_up() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("angry-marshal")
    t.plans(turn=4)
    t.plays("tuco", "play move")
    t.plays("cheyenne", "play rob")
    assert t.stack() == ["tuco move", "cheyenne rob"]


@pytest.mark.rule("4.7")
def test_there_is_one_stack_for_the_whole_round() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("braking")
    t.plays("tuco", "play move")
    t.plays("django", "play fire")
    t.plays("cheyenne", "play rob")
    t.plays("tuco", "play ladder")
    t.plays("django", "draw")
    t.plays("cheyenne", "play marshal")
    assert t.stack() == ["tuco move", "django fire", "cheyenne rob", "tuco ladder", "cheyenne marshal"]


@pytest.mark.rule("4.7")
def test_there_is_no_limit_to_a_hand() -> None:
    t = table("tuco", "django", "cheyenne")
    t.round("bridge")
    t.wounds("tuco", django=6)
    t.plans(turn=2)
    t.plays("tuco", "draw", "draw")
    assert len(t.hand_of("tuco")) == 12


@pytest.mark.rule("4.8")
@pytest.mark.parametrize(("deck", "drawn"), [("rob", 1), ("rob rob", 2), ("rob rob fire", 3), ("rob rob fire fire", 3)])
def test_a_short_deck_gives_what_it_has(deck: str, drawn: int) -> None:
    t = table("tuco", "django", "cheyenne")
    t.deck(tuco=deck)
    t.plans()
    before = len(t.hand_of("tuco"))
    t.plays("tuco", "draw")
    assert len(t.hand_of("tuco")) == before + drawn


@pytest.mark.rule("4.8")
def test_with_an_empty_deck_nobody_may_draw() -> None:
    t = table("tuco", "django", "cheyenne")
    t.deck(tuco="")
    t.plans()
    t.refuses("tuco", "draw", rule="4.8", key="colt-express-refusal-nothing-to-draw")
    t.offers("tuco", "play move", "play ladder", "play fire", "play punch", "play rob", "play marshal")


@pytest.mark.rule("4.8")
def test_cards_on_the_stack_cannot_be_drawn() -> None:
    t = table("tuco", "django", "cheyenne")
    t.deck(tuco="")
    t.plans(stack=["tuco move", "tuco fire"])
    t.refuses("tuco", "draw", rule="4.8")


@pytest.mark.rule("4.1")
@pytest.mark.rule("4.3")
@pytest.mark.rule("4.7")
def test_the_first_turn_in_the_rulebook() -> None:
    t = table("cheyenne", "belle", "tuco", "doc", abilities=False)
    t.plays("cheyenne", "play move")
    t.plays("belle", "play fire")
    t.plays("tuco", "draw")
    t.plays("doc", "play ladder")
    assert t.stack() == ["cheyenne move", "belle fire", "doc ladder"]
    assert [len(t.hand_of(name)) for name in t.seats] == [5, 5, 9, 5]
    assert len(t.deck_of("tuco")) == 1
    t.asks("cheyenne", "plan")
    t.told("turn-began", turn_number=2)
    t.plays("cheyenne", "play rob")
    assert t.stack() == ["cheyenne move", "belle fire", "doc ladder", "cheyenne rob"]
