"""Chapter 5: stealing."""

import pytest

from games.colt_express.train import table


@pytest.mark.rule("5.1")
def test_cards_are_carried_out_in_the_order_in_which_they_were_played() -> None:
    t = table("tuco", "django", "cheyenne")
    t.steals("tuco ladder", "django ladder", "cheyenne ladder", "tuco ladder")
    assert [event["bandit"] for event in t.events("card-up")] == ["tuco", "django", "cheyenne", "tuco"]


@pytest.mark.rule("5.1")
def test_the_order_of_planning_is_the_order_of_stealing() -> None:
    t = table("tuco", "django", "cheyenne", abilities=False)
    t.round("bridge")
    t.plans(turn=3)
    t.plays("tuco", "play ladder")
    t.plays("django", "draw")
    t.plays("cheyenne", "play fire")
    assert [(event["bandit"], event["card"]) for event in t.events("card-up")] == [
        ("tuco", "ladder"),
        ("cheyenne", "fire"),
    ]


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("stack", "where"), [(["tuco ladder", "tuco rob"], "roof 3"), (["tuco rob", "tuco ladder"], "car 3")]
)
def test_the_order_makes_the_difference(stack: list[str], where: str) -> None:
    t = table("tuco", "django", "cheyenne")
    t.at(tuco="car 3")
    t.lies("car 3", "jewel")
    t.lies("roof 3", "jewel")
    t.steals(*stack)
    assert t.loot(where) == []
    assert t.loot("tuco") == [250, "jewel"]


@pytest.mark.rule("5.1")
@pytest.mark.rule("5.2")
def test_stealing_in_the_rulebook() -> None:
    t = table("cheyenne", "belle", "tuco", "doc", abilities=False)
    t.at(cheyenne="car 3", doc="car 3", belle="car 4", tuco="car 4")
    t.steals("cheyenne move", "belle fire", "doc ladder")
    t.offers("cheyenne", "move to car 2", "move to car 4")
    t.plays("cheyenne", "move to car 2")
    t.told("shot", bandit="belle", victim="doc")
    assert t.left("belle") == 5
    assert t.received("doc", by="belle") == 1
    assert t.place("tuco") == "car 4"
    assert t.place("doc") == "roof 3"


@pytest.mark.rule("5.2")
def test_a_target_is_chosen_from_where_everybody_is_by_then() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 2", tuco="car 1", ghost="roof 3")
    t.steals("tuco ladder", "ghost ladder", "doc fire")
    t.told("shot", bandit="doc", victim="ghost")
    assert t.received("tuco") == 0


@pytest.mark.rule("5.2")
def test_the_owner_of_the_card_chooses() -> None:
    t = table("doc", "tuco", "ghost")
    t.marshal("car 1")
    t.at(doc="car 3", tuco="roof 1", ghost="roof 1")
    t.steals("tuco marshal")
    t.asks("tuco", "marshal")


@pytest.mark.rule("5.2")
def test_the_puncher_chooses_for_the_victim() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 2", tuco="car 2", ghost="car 3")
    t.holds(tuco=["own", "jewel"])
    t.steals("doc punch")
    t.asks("doc", "knock-out")
    t.plays("doc", "knock out jewel")
    t.asks("doc", "knock")


@pytest.mark.rule("5.2")
def test_the_next_card_waits_for_the_choice() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 2", tuco="car 3")
    t.steals("doc move", "tuco ladder")
    t.asks("doc", "move")
    assert t.place("tuco") == "car 3"
    t.plays("doc", "move to car 1")
    assert t.place("tuco") == "roof 3"


@pytest.mark.rule("5.3")
def test_a_single_target_must_be_shot() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 2", tuco="car 3", ghost="roof 1")
    t.steals("doc fire")
    t.told("shot", bandit="doc", victim="tuco")


@pytest.mark.rule("5.3")
def test_the_only_way_must_be_gone_even_into_the_marshals_arms() -> None:
    t = table("doc", "tuco", "ghost")
    t.marshal("car 2")
    t.at(doc="car 3", tuco="car 3", ghost="car 1")
    t.steals("doc move")
    assert t.place("doc") == "roof 2"
    assert t.received("doc", by="marshal") == 1


@pytest.mark.rule("5.3")
def test_the_marshal_must_come_even_upon_the_one_who_sends_him() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 1", tuco="car 3", ghost="car 3")
    t.steals("doc marshal")
    assert t.place("marshal") == "car 1"
    assert t.place("doc") == "roof 1"


@pytest.mark.rule("5.3")
def test_the_only_victim_must_be_punched() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 3", tuco="car 3", ghost="car 1")
    t.steals("doc punch")
    assert t.loot("tuco") == []
    assert t.place("tuco") == "car 2"


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("card", "kind", "choices"),
    [
        ("move", "move", ["move to car 1", "move to car 3"]),
        ("fire", "shoot", ["shoot tuco", "shoot ghost"]),
        ("rob", "rob", ["rob purse", "rob jewel"]),
        ("marshal", "marshal", ["marshal to car 0", "marshal to car 2"]),
    ],
)
def test_nobody_may_decline_to_carry_out_a_card(card: str, kind: str, choices: list[str]) -> None:
    t = table("doc", "tuco", "ghost")
    t.marshal("car 1")
    t.at(doc="car 2", tuco="car 3", ghost="car 3")
    t.lies("car 2", 300, "jewel")
    t.steals(f"doc {card}")
    t.asks("doc", kind)
    t.offers("doc", *choices)


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("card", ["fire", "punch", "rob"])
def test_a_card_that_cannot_be_carried_out_does_nothing(card: str) -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 1", tuco="car 3", ghost="roof 1")
    t.steals(f"doc {card}")
    t.told("no-effect", bandit="doc", card=card)
    assert [t.place(name) for name in ("doc", "tuco", "ghost")] == ["car 1", "car 3", "roof 1"]
    assert t.left("doc") == 6
    assert [t.loot(name) for name in ("doc", "tuco", "ghost")] == [[250], [250], [250]]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("card", ["move", "ladder", "marshal"])
def test_move_ladder_and_marshal_can_always_be_carried_out(card: str) -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 3", tuco="car 1", ghost="roof 1")
    t.steals(f"doc {card}")
    assert t.events("no-effect") == []


@pytest.mark.rule("5.4")
def test_a_bullet_goes_on_the_deck_at_once() -> None:
    t = table("doc", "tuco", "ghost")
    t.marshal("car 1")
    t.at(doc="car 2", tuco="car 3", ghost="roof 3")
    t.steals("doc fire", "doc marshal")
    t.asks("doc", "marshal")
    assert t.deck_of("tuco").count("bullet") == 1
    assert t.hand_of("tuco") == []
    assert t.discard_of("tuco") == []


@pytest.mark.rule("5.4")
def test_a_neutral_bullet_goes_on_the_deck_at_once_too() -> None:
    t = table("doc", "tuco", "ghost")
    t.at(doc="car 3", tuco="car 1", ghost="car 3")
    t.steals("doc marshal", "tuco move")
    t.asks("tuco", "move")
    assert t.deck_of("tuco").count("bullet") == 1
    assert t.hand_of("tuco") == []


@pytest.mark.rule("5.4")
def test_a_bullet_goes_on_the_receivers_deck_and_on_nobody_elses() -> None:
    t = table("doc", "tuco", "ghost")
    t.marshal("car 1")
    t.at(doc="car 2", tuco="car 3", ghost="roof 3")
    t.steals("doc fire", "doc marshal")
    assert [len(t.deck_of(name)) for name in ("doc", "tuco", "ghost")] == [8, 11, 10]
