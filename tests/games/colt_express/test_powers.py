"""Chapter 8: what the six bandits can do, and what nobody else can."""

import pytest

from games.colt_express.train import Table, table

EVERYBODY = ["ghost", "doc", "belle", "tuco", "cheyenne", "django"]


def but(*names: str) -> list[str]:
    return [name for name in EVERYBODY if name not in names]


def choices(t: Table, name: str) -> list[str]:
    seat = t.seats.index(name)
    return [t.state.text(seat, option) for option in t.state.options(seat)]


# Ghost


@pytest.mark.rule("8.1")
def test_ghost_may_play_the_card_of_his_first_turn_face_up_or_face_down() -> None:
    t = table("ghost", "doc", "tuco")
    t.hand(ghost="move marshal")
    t.offers("ghost", "play move", "hide move", "play marshal", "hide marshal", "draw")


@pytest.mark.rule("8.1")
def test_a_card_that_ghost_hides_lies_face_down() -> None:
    t = table("ghost", "doc", "tuco")
    t.plays("ghost", "hide fire")
    t.plays("doc", "play fire")
    assert t.stack() == ["ghost face down", "doc fire"]


@pytest.mark.rule("8.1")
def test_a_card_that_ghost_does_not_hide_lies_face_up() -> None:
    t = table("ghost", "doc", "tuco")
    t.plays("ghost", "play fire")
    assert t.stack() == ["ghost fire"]


@pytest.mark.rule("8.1")
def test_a_hidden_card_is_carried_out_like_any_other() -> None:
    t = table("ghost", "doc", "tuco")
    t.at(ghost="car 2")
    t.steals("ghost ladder face down")
    assert t.place("ghost") == "roof 2"


@pytest.mark.rule("8.1")
def test_ghost_who_is_not_first_player_hides_on_his_own_first_turn() -> None:
    t = table("doc", "tuco", "ghost")
    t.hand(ghost="rob")
    t.plays("doc", "play move")
    t.plays("tuco", "play move")
    t.offers("ghost", "play rob", "hide rob", "draw")


@pytest.mark.rule("8.1")
def test_ghost_who_drew_on_his_first_turn_may_not_hide_on_his_second() -> None:
    t = table("ghost", "doc", "tuco")
    t.round("braking")
    t.plays("ghost", "draw")
    t.plays("doc", "draw")
    t.plays("tuco", "draw")
    t.refuses("ghost", "hide move", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("first", ["hide fire", "play fire"])
def test_ghost_who_played_on_his_first_turn_may_not_hide_on_his_second(first: str) -> None:
    t = table("ghost", "doc", "tuco")
    t.round("braking")
    t.plays("ghost", first)
    t.plays("doc", "draw")
    t.plays("tuco", "draw")
    t.refuses("ghost", "hide move", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("8.7")
@pytest.mark.parametrize(
    ("card", "turn"),
    [("angry-marshal", 2), ("angry-marshal", 3), ("angry-marshal", 4), ("bridge", 2), ("bridge", 3)],
    ids=["standard", "tunnel", "switching", "speeding", "after speeding"],
)
def test_ghost_is_offered_no_hiding_on_a_later_turn_of_any_kind(card: str, turn: int) -> None:
    t = table("ghost", "doc", "tuco")
    t.round(card)
    t.hand(ghost="move fire")
    t.plans(turn=turn)
    t.offers("ghost", "play move", "play fire", "draw")


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("first", ["hide move", "play move", "draw"])
def test_ghost_may_hide_again_in_the_next_round(first: str) -> None:
    t = table("doc", "ghost", "tuco")
    t.plays("doc", "play move")
    t.plays("ghost", first)
    t.anyhow("round-card")
    assert t.waiting() == ["ghost"]
    assert any(words.startswith("hide ") for words in choices(t, "ghost"))


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("name", but("ghost"))
def test_nobody_but_ghost_may_hide_a_card(name: str) -> None:
    t = table(name, *but(name)[:2])
    t.refuses(name, "hide move", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("8.1")
def test_ghost_may_not_hide_a_card_when_powers_are_off() -> None:
    t = table("ghost", "doc", "tuco", abilities=False)
    t.refuses("ghost", "hide move", rule="8.1", key="colt-express-refusal-cannot-hide")


@pytest.mark.rule("8.1")
def test_ghost_may_not_hide_a_card_that_he_does_not_have() -> None:
    t = table("ghost", "doc", "tuco")
    t.hand(ghost="move")
    t.refuses("ghost", "hide fire", rule="4.1", key="colt-express-refusal-not-in-hand")


# Doc


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_doc_draws_seven_cards_at_the_start_of_a_round_and_the_others_six(number: int) -> None:
    t = table("belle", "doc", "ghost", "tuco", "cheyenne", "django")
    t.round(number=number)
    t.deals()
    assert [len(t.hand_of(name)) for name in t.seats] == [6, 7, 6, 6, 6, 6]


@pytest.mark.rule("8.2")
def test_doc_draws_three_cards_later_like_everybody() -> None:
    t = table("doc", "belle", "ghost")
    t.deals()
    t.plays("doc", "draw")
    assert len(t.hand_of("doc")) == 10


@pytest.mark.rule("8.2")
def test_doc_draws_six_cards_when_powers_are_off() -> None:
    t = table("doc", "belle", "ghost", abilities=False)
    t.deals()
    assert len(t.hand_of("doc")) == 6


# Tuco


@pytest.mark.rule("8.3")
def test_tuco_may_fire_at_the_roof_above_him_or_into_the_next_car() -> None:
    t = table("tuco", "doc", "ghost", "django")
    t.at(tuco="car 2", doc="roof 2", ghost="car 3", django="car 4")
    t.steals("tuco fire")
    t.offers("tuco", "shoot doc", "shoot ghost")
    t.plays("tuco", "shoot doc")
    assert t.received("doc", by="tuco") == 1
    assert t.left("tuco") == 5


@pytest.mark.rule("8.3")
def test_tuco_on_a_roof_may_fire_at_the_car_below_him_or_along_the_roofs() -> None:
    t = table("tuco", "doc", "ghost", "django")
    t.at(tuco="roof 2", doc="car 2", ghost="roof 0", django="roof 4")
    t.steals("tuco fire")
    t.offers("tuco", "shoot doc", "shoot ghost", "shoot django")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("tuco", "doc"), [("car 2", "roof 2"), ("roof 2", "car 2"), ("car 0", "roof 0"), ("roof 0", "car 0")]
)
def test_tuco_must_fire_through_the_roof_when_there_is_no_other_target(tuco: str, doc: str) -> None:
    t = table("tuco", "doc", "ghost", "django")
    t.marshal("car 1")
    t.at(tuco=tuco, doc=doc, ghost="car 4", django="car 4")
    t.steals("tuco fire")
    assert t.received("doc", by="tuco") == 1


@pytest.mark.rule("8.3")
def test_a_shot_through_the_roof_does_not_ask_who_stands_on_other_roofs() -> None:
    t = table("tuco", "doc", "ghost", "django")
    t.at(tuco="car 2", doc="roof 2", ghost="roof 1", django="roof 3")
    t.steals("tuco fire")
    assert t.received("doc", by="tuco") == 1


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("doc", ["roof 1", "roof 3", "car 2", "car 4"])
def test_tuco_does_not_fire_slantwise_nor_beside_himself_nor_two_cars_away(doc: str) -> None:
    t = table("tuco", "doc", "ghost", "django")
    t.at(tuco="car 2", doc=doc, ghost="car 2", django="car 2")
    t.steals("tuco fire")
    t.told("no-effect", bandit="tuco", card="fire")
    assert t.left("tuco") == 6


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("name", but("tuco"))
@pytest.mark.parametrize(("here", "there"), [("car 2", "roof 2"), ("roof 2", "car 2")])
def test_nobody_but_tuco_fires_through_the_roof(name: str, here: str, there: str) -> None:
    others = but("tuco", name)[:2]
    t = table(name, *others, "tuco")
    t.at(**{name: here, others[0]: there, others[1]: there, "tuco": there})
    t.steals(f"{name} fire")
    t.told("no-effect", bandit=name, card="fire")
    assert t.left(name) == 6


@pytest.mark.rule("8.3")
def test_tuco_does_not_fire_through_the_roof_when_powers_are_off() -> None:
    t = table("tuco", "doc", "ghost", abilities=False)
    t.at(tuco="car 2", doc="roof 2", ghost="roof 2")
    t.steals("tuco fire")
    assert t.left("tuco") == 6


@pytest.mark.rule("8.3")
def test_tuco_without_bullets_does_not_fire_through_the_roof() -> None:
    t = table("tuco", "doc", "ghost")
    t.bullets(tuco=0)
    t.at(tuco="car 2", doc="roof 2", ghost="car 2")
    t.steals("tuco fire")
    assert t.received("doc", by="tuco") == 6


# Django


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("django", "doc", "pushed", "marshal"),
    [
        ("car 1", "car 2", "car 3", "car 0"),
        ("car 2", "car 3", "car 4", "car 0"),
        ("car 3", "car 2", "car 1", "car 0"),
        ("car 2", "car 1", "car 0", "car 4"),
        ("roof 1", "roof 2", "roof 3", "car 0"),
        ("roof 0", "roof 2", "roof 3", "car 0"),
        ("roof 0", "roof 3", "roof 4", "car 0"),
        ("roof 4", "roof 2", "roof 1", "car 0"),
        ("roof 4", "roof 1", "roof 0", "car 0"),
    ],
)
def test_a_bandit_hit_by_django_is_pushed_one_car_away_on_the_same_level(
    django: str, doc: str, pushed: str, marshal: str
) -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.marshal(marshal)
    t.at(django=django, doc=doc, ghost=django, tuco=django)
    t.steals("django fire")
    assert t.place("doc") == pushed
    assert t.place("django") == django
    assert t.received("doc", by="django") == 1


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("django", "doc"), [("car 3", "car 4"), ("car 1", "car 0"), ("roof 2", "roof 4"), ("roof 2", "roof 0")]
)
def test_django_s_victim_stays_at_the_end_of_the_train_and_the_bullet_counts(django: str, doc: str) -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.marshal("car 2")
    t.at(django=django, doc=doc, ghost=django, tuco=django)
    t.steals("django fire")
    assert t.place("doc") == doc
    assert t.received("doc", by="django") == 1
    assert t.left("django") == 5
    t.told("held", bandit="doc")


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("victim", "pushed"), [("doc", "roof 0"), ("ghost", "roof 4")])
def test_django_s_victim_is_pushed_away_from_him_on_whichever_side_they_are(victim: str, pushed: str) -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.at(django="roof 2", doc="roof 1", ghost="roof 3", tuco="roof 2")
    t.steals("django fire")
    t.plays("django", f"shoot {victim}")
    assert t.place(victim) == pushed


@pytest.mark.rule("8.4")
def test_a_push_inside_the_marshal_s_car_is_a_meeting_after_the_bullet() -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.marshal("car 3")
    t.at(django="car 1", doc="car 2", ghost="car 1", tuco="car 1")
    t.steals("django fire")
    assert t.place("doc") == "roof 3"
    assert (t.received("doc", by="django"), t.received("doc", by="marshal")) == (1, 1)
    assert t.left("marshal") == 12
    assert [event["event"] for event in t.all_events()][:5] == ["card-up", "shot", "pushed", "wounded", "fled"]


@pytest.mark.rule("8.4")
def test_a_push_along_the_roof_above_the_marshal_is_no_meeting() -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.marshal("car 3")
    t.at(django="roof 1", doc="roof 2", ghost="roof 1", tuco="roof 1")
    t.steals("django fire")
    assert t.place("doc") == "roof 3"
    assert t.received("doc", by="marshal") == 0


@pytest.mark.rule("8.4")
def test_the_push_must_happen_without_a_question() -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.at(django="car 1", doc="car 2", ghost="car 4", tuco="car 4")
    t.steals("django fire", "ghost move")
    assert t.place("doc") == "car 3"
    t.told("pushed", bandit="doc", place="car 3")
    t.told("moved", bandit="ghost", place="car 3")


@pytest.mark.rule("8.4")
def test_django_without_bullets_pushes_nobody() -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.bullets(django=0)
    t.at(django="car 1", doc="car 2", ghost="car 1", tuco="car 1")
    t.steals("django fire")
    assert t.place("doc") == "car 2"


@pytest.mark.rule("8.4")
def test_a_bandit_pushed_by_django_loses_no_loot() -> None:
    t = table("django", "doc", "ghost", "tuco")
    t.at(django="car 1", doc="car 2", ghost="car 1", tuco="car 1")
    t.holds(doc=["own", 400, "jewel"])
    t.steals("django fire")
    assert t.loot("doc") == [250, 400, "jewel"]


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("name", but("django"))
@pytest.mark.parametrize(("here", "there"), [("car 1", "car 2"), ("roof 1", "roof 2")])
def test_nobody_but_django_pushes(name: str, here: str, there: str) -> None:
    victim, *others = but(name, "belle")[:3]
    t = table(name, victim, *others)
    t.at(**{name: here, victim: there, others[0]: here, others[1]: here})
    t.steals(f"{name} fire")
    assert t.received(victim, by=name) == 1
    assert t.place(victim) == there


@pytest.mark.rule("8.4")
def test_django_pushes_nobody_when_powers_are_off() -> None:
    t = table("django", "doc", "ghost", abilities=False)
    t.at(django="car 1", doc="car 2", ghost="car 1")
    t.steals("django fire")
    assert t.received("doc", by="django") == 1
    assert t.place("doc") == "car 2"


# Cheyenne


def punch_of_cheyenne(level: str, *loot: int | str) -> Table:
    t = table("cheyenne", "doc", "ghost", "tuco")
    t.at(cheyenne=f"{level} 2", doc=f"{level} 2", ghost="car 4", tuco="car 4")
    t.holds(cheyenne=["own"], doc=list(loot))
    t.steals("cheyenne punch")
    return t


@pytest.mark.rule("8.5")
def test_cheyenne_may_keep_a_purse_or_let_it_fall() -> None:
    t = punch_of_cheyenne("car", 400)
    t.offers("cheyenne", "keep the purse", "let the purse fall")


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("level", ["car", "roof"])
def test_a_purse_that_cheyenne_keeps_is_hers_and_lies_nowhere(level: str) -> None:
    t = punch_of_cheyenne(level, 400)
    t.plays("cheyenne", "keep the purse")
    assert t.loot("cheyenne") == [250, 400]
    assert t.loot("doc") == []
    assert t.loot(f"{level} 2") == []


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("level", ["car", "roof"])
def test_a_purse_that_cheyenne_lets_fall_lies_in_her_place(level: str) -> None:
    t = punch_of_cheyenne(level, 400)
    t.plays("cheyenne", "let the purse fall")
    assert t.loot("cheyenne") == [250]
    assert t.loot("doc") == []
    assert t.loot(f"{level} 2") == [400]


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("choice", ["keep the purse", "let the purse fall"])
def test_the_victim_of_cheyenne_is_knocked_away_whether_she_keeps_the_purse_or_not(choice: str) -> None:
    t = punch_of_cheyenne("car", 400)
    t.plays("cheyenne", choice)
    t.offers("cheyenne", "knock to car 1", "knock to car 3")
    t.plays("cheyenne", "knock to car 3")
    assert t.place("doc") == "car 3"


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("thing", ["jewel", "strongbox"])
def test_jewels_and_strongboxes_fall_in_cheyenne_s_place_as_usual(thing: str) -> None:
    t = punch_of_cheyenne("roof", thing)
    assert t.loot("roof 2") == [thing]
    assert t.loot("cheyenne") == [250]
    t.asks("cheyenne", "knock")


@pytest.mark.rule("8.5")
def test_cheyenne_chooses_the_loot_first_and_then_whether_to_keep_it() -> None:
    t = punch_of_cheyenne("car", 400, "jewel")
    t.offers("cheyenne", "knock out purse", "knock out jewel")
    t.plays("cheyenne", "knock out purse")
    t.asks("cheyenne", "pocket")


@pytest.mark.rule("8.5")
def test_cheyenne_knows_the_value_of_the_purse_only_when_it_is_hers() -> None:
    t = punch_of_cheyenne("car", 400)
    assert [loot.value for loot in t.view("cheyenne").bandits[1].loot] == [None]
    t.plays("cheyenne", "keep the purse")
    assert [loot.value for loot in t.view("cheyenne").bandits[0].loot] == [250, 400]


@pytest.mark.rule("8.5")
def test_cheyenne_does_not_learn_the_value_of_a_purse_that_she_lets_fall() -> None:
    t = punch_of_cheyenne("car", 400)
    t.plays("cheyenne", "let the purse fall")
    assert [loot.value for loot in t.view("cheyenne").cars[2].inside] == [None]


@pytest.mark.rule("8.5")
def test_a_victim_of_cheyenne_without_loot_is_knocked_away_all_the_same() -> None:
    t = punch_of_cheyenne("car")
    t.offers("cheyenne", "knock to car 1", "knock to car 3")


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("name", but("cheyenne"))
def test_a_purse_knocked_out_by_anybody_else_falls(name: str) -> None:
    victim, other = but("cheyenne", name)[:2]
    t = table(name, victim, other, "cheyenne")
    t.at(**{name: "car 2", victim: "car 2", other: "car 4", "cheyenne": "car 4"})
    t.steals(f"{name} punch")
    t.asks(name, "knock")
    assert t.loot("car 2") == [250]


@pytest.mark.rule("8.5")
def test_cheyenne_keeps_nothing_when_powers_are_off() -> None:
    t = table("cheyenne", "doc", "ghost", abilities=False)
    t.at(cheyenne="car 2", doc="car 2", ghost="car 3")
    t.steals("cheyenne punch")
    t.asks("cheyenne", "knock")
    assert t.loot("car 2") == [250]


# Belle


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(
    ("places", "hit"),
    [
        ({"doc": "car 2", "belle": "car 3", "tuco": "car 1", "ghost": "car 4"}, "tuco"),
        ({"doc": "car 2", "belle": "car 3", "tuco": "car 4", "ghost": "car 4"}, "belle"),
        ({"doc": "car 2", "belle": "car 3", "tuco": "car 3", "ghost": "car 4"}, "tuco"),
        ({"doc": "car 2", "belle": "car 3", "tuco": "roof 3", "ghost": "car 2"}, "belle"),
        ({"doc": "roof 2", "belle": "roof 3", "tuco": "car 4", "ghost": "roof 4"}, "belle"),
        ({"doc": "roof 2", "belle": "roof 3", "tuco": "roof 0", "ghost": "roof 4"}, "tuco"),
        ({"doc": "roof 2", "belle": "roof 3", "tuco": "roof 3", "ghost": "roof 4"}, "tuco"),
        ({"doc": "roof 2", "belle": "roof 3", "tuco": "roof 2", "ghost": "roof 4"}, "belle"),
    ],
    ids=[
        "somebody in the other car",
        "nobody else near enough",
        "somebody beside her",
        "somebody above her and somebody beside the shooter",
        "she hides somebody behind her",
        "somebody in the other direction",
        "somebody beside her on the roof",
        "somebody beside the shooter on the roof",
    ],
)
def test_belle_is_shot_only_when_the_shooter_has_no_other_target(places: dict[str, str], hit: str) -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(**places)
    t.steals("doc fire")
    assert [name for name in t.seats if t.received(name)] == [hit]


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("doc", "hit"), [("car 3", "doc"), ("car 4", "belle")])
def test_belle_above_tuco_is_shot_only_when_he_has_no_other_target(doc: str, hit: str) -> None:
    t = table("tuco", "belle", "doc", "ghost")
    t.at(tuco="car 2", belle="roof 2", doc=doc, ghost="car 4")
    t.steals("tuco fire")
    assert [name for name in t.seats if t.received(name)] == [hit]


@pytest.mark.rule("8.6")
def test_a_bandit_above_tuco_keeps_belle_in_the_next_car_from_being_shot() -> None:
    t = table("tuco", "belle", "doc", "ghost")
    t.at(tuco="car 2", belle="car 3", doc="roof 2", ghost="car 4")
    t.steals("tuco fire")
    assert t.received("doc", by="tuco") == 1


@pytest.mark.rule("8.6")
def test_shooting_belle_is_refused_while_there_are_others() -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc="car 2", belle="car 3", tuco="car 1", ghost="car 3")
    t.steals("doc fire")
    t.offers("doc", "shoot tuco", "shoot ghost")
    t.refuses("doc", "shoot belle", rule="8.6", key="colt-express-refusal-charm")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("level", "belle", "rule"), [("car", "car 4", "6.5"), ("roof", "roof 0", "6.6")])
def test_shooting_belle_where_the_shooter_cannot_see_her_is_refused_for_that(level: str, belle: str, rule: str) -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc=f"{level} 2", belle=belle, tuco=f"{level} 1", ghost=f"{level} 3")
    t.steals("doc fire")
    t.refuses("doc", "shoot belle", rule=rule, key="colt-express-refusal-out-of-sight")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize("level", ["car", "roof"])
def test_belle_is_not_punched_while_somebody_else_is_in_the_place(level: str) -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc=f"{level} 2", belle=f"{level} 2", tuco=f"{level} 2", ghost="car 4")
    t.holds(tuco=["jewel"], belle=["own", "jewel"])
    t.steals("doc punch")
    t.told("punched", bandit="doc", victim="tuco")
    assert t.loot("belle") == [250, "jewel"]


@pytest.mark.rule("8.6")
def test_punching_belle_is_refused_while_there_are_others() -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc="car 2", belle="car 2", tuco="car 2", ghost="car 2")
    t.steals("doc punch")
    t.offers("doc", "punch tuco", "punch ghost")
    t.refuses("doc", "punch belle", rule="8.6", key="colt-express-refusal-charm")


@pytest.mark.rule("8.6")
def test_belle_is_punched_when_nobody_else_is_in_the_place() -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc="car 2", belle="car 2", tuco="roof 2", ghost="car 3")
    t.steals("doc punch")
    t.told("punched", bandit="doc", victim="belle")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize("name", but("belle", "doc"))
def test_nobody_but_belle_is_spared(name: str) -> None:
    other = but("belle", "doc", name)[0]
    t = table("doc", name, other)
    t.at(**{"doc": "car 2", name: "car 3", other: "car 3"})
    t.steals("doc fire")
    t.offers("doc", f"shoot {name}", f"shoot {other}")


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("action", "place", "verb"), [("fire", "car 3", "shoot"), ("punch", "car 2", "punch")])
def test_belle_is_a_target_like_any_other_when_powers_are_off(action: str, place: str, verb: str) -> None:
    t = table("doc", "belle", "tuco", abilities=False)
    t.at(doc="car 2", belle=place, tuco=place)
    t.steals(f"doc {action}")
    t.offers("doc", f"{verb} belle", f"{verb} tuco")


@pytest.mark.rule("8.6")
def test_belle_is_not_spared_by_the_marshal() -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.marshal("car 1")
    t.at(doc="car 4", belle="car 2", tuco="car 2", ghost="car 4")
    t.steals("doc marshal")
    t.plays("doc", "marshal to car 2")
    assert t.place("belle") == "roof 2"
    assert (t.received("belle"), t.received("tuco")) == (1, 1)


@pytest.mark.rule("8.6")
def test_belle_is_not_spared_by_events() -> None:
    t = table("doc", "belle", "tuco", "ghost")
    t.at(doc="roof 4", belle="car 2", tuco="car 2", ghost="roof 4")
    t.happens("rebellion")
    assert (t.received("belle"), t.received("tuco")) == (1, 1)


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(("action", "place", "told"), [("fire", "car 3", "shot"), ("punch", "car 2", "punched")])
def test_a_partner_of_the_attacker_is_hit_rather_than_belle(action: str, place: str, told: str) -> None:
    t = table("doc tuco", "belle django", teams=True)
    t.at(doc="car 2", tuco=place, belle=place, django="roof 0")
    t.steals(f"doc {action}")
    t.told(told, bandit="doc", victim="tuco")
    assert not t.events(told, victim="belle")
