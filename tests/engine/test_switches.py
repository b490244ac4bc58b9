"""Switches with constraints: what is understood, what goes together, and why not; with a toy of thirty of them."""

from __future__ import annotations

import itertools
import time

import pytest

import saloon
from saloon.engine.conformance import Broken, declared, variants, walk, ways
from saloon.engine.errors import BadOption, BadSwitch
from saloon.engine.game import Applies, Clash, Game, Option, Preset, Switch, Value
from saloon.engine.switches import conflict
from toy import ToyGame

COLT, DUEL = saloon.game("colt-express"), saloon.game("bang-duel")
ON_OFF = (False, True)
MAP = ("plain", "canyon", "river")


def flag(name: str, *constraints: Applies | Clash, default: bool = False) -> Switch:
    applies = tuple(each for each in constraints if isinstance(each, Applies))
    clashes = tuple(each for each in constraints if isinstance(each, Clash))
    return Switch("toy", name, default, ON_OFF, "1.1", applies, clashes)


def needs(switch: str, *values: Value) -> Applies:
    return Applies((True,), "toy-needs", "1.1", switch=switch, needs=values)


def seated(*seats: int, values: tuple[Value, ...] = (True,)) -> Applies:
    return Applies(values, "toy-seats", "1.1", seats=seats)


def against(switch: str, *values: Value) -> Clash:
    return Clash((True,), switch, values, "toy-clash", "1.1")


class ThirtyGame(ToyGame):
    """As many switches as the largest games have: two-sided characters, editions that build on others, maps, numbers.
    They have more than 10¹⁰ combinations, seats included."""

    switches = (
        flag("rich"),
        flag("expansion"),
        flag("second-expansion", needs("expansion", True)),
        *(flag(f"module-{number}", needs("expansion", True)) for number in range(1, 5)),
        flag("deluxe", needs("second-expansion", True), against("module-1", True)),
        Switch("toy", "map", "plain", MAP, "1.1", (seated(3, 4, values=("river",)),)),
        Switch("toy", "length", 3, (3, 4, 5, 6), "1.1", clashes=(Clash((6,), "map", ("river",), "toy-clash", "1.1"),)),
        flag("bridge", needs("map", "canyon", "river")),
        flag("ferry", needs("map", "river"), against("bridge", True)),
        flag("teams", seated(2, 4), seated(3, 4, values=(False,))),
        flag("traitor", seated(3, 4), against("teams", True)),
        flag("weather", default=True),
        flag("storms", needs("weather", True), default=True),
        *(Switch("toy", f"side-{number}", "front", ("front", "back"), "1.1") for number in range(1, 8)),
        flag("fast", Clash((True,), "length", (5, 6), "toy-clash", "1.1")),
        flag("solo-rules", seated(2)),
        *(flag(f"flag-{number}", against("fast", True)) for number in range(1, 5)),
        Switch("toy", "deck", "small", ("small", "middle", "large"), "1.1"),
    )
    presets = (Preset("toy", "first-game", {"rich": False}), Preset("toy", "full-game", {"expansion": True}))


THIRTY = ThirtyGame()


def going(game: Game, seats: int, **given: Value) -> bool:
    try:
        game.check(seats, given)
    except BadSwitch:
        return False
    return True


# What is understood


@pytest.mark.parametrize("given", [True, "on", "true", "yes", "On", "YES"])
def test_a_switch_is_on_in_several_words(given: bool | str) -> None:
    assert COLT.check(4, {"expert": given})["expert"] is True


@pytest.mark.parametrize("given", [False, "off", "false", "no", "No"])
def test_a_switch_is_off_in_several_words(given: bool | str) -> None:
    assert COLT.check(4, {"events": given})["events"] is False


@pytest.mark.parametrize("given", [5, "5"])
def test_a_number_is_understood_as_its_word(given: int | str) -> None:
    assert DUEL.check(2, {"squad": given}) == {"squad": 5}
    assert type(DUEL.check(2, {"squad": given})["squad"]) is int


@pytest.mark.parametrize(
    ("game", "name", "given", "kind"),
    [
        (COLT, "expert", 1, "a number"),
        (COLT, "expert", "maybe", "a word"),
        (COLT, "expert", 0.5, "a fraction"),
        (COLT, "expert", None, "of type NoneType"),
        (COLT, "cars", True, "on or off"),
        (DUEL, "squad", 5.0, "a fraction"),
        (DUEL, "squad", True, "on or off"),
        (DUEL, "squad", [5], "of type list"),
        (DUEL, "squad", "5" * 1000, "a word"),
    ],
)
def test_what_is_not_understood_is_named_with_its_type(game: Game, name: str, given: object, kind: str) -> None:
    with pytest.raises(BadSwitch) as refused:
        game.check(game.seats[-1], {name: given})
    sentence = str(refused.value)
    assert kind in sentence
    assert len(sentence) < 200
    allowed = {"expert": "off, on", "cars": "random, choose", "squad": "4, 5, 6, 7, 8, 9, 10, 11, 12"}
    assert sentence.endswith(f"It can be: {allowed[name]}")


def test_a_name_that_is_no_name_is_unknown() -> None:
    with pytest.raises(BadSwitch) as refused:
        COLT.check(4, {5: True})  # type: ignore[dict-item]  # that is the mistake
    assert refused.value.key == "unknown-switch"


def test_a_wrong_seed_is_no_switch() -> None:
    with pytest.raises(saloon.BadSeed) as refused:
        COLT.new(4, -1)
    assert not isinstance(refused.value, BadSwitch)


# What goes together


def test_what_the_seats_force_need_not_be_said() -> None:
    assert COLT.check(2, {})["teams"] is True
    assert COLT.check(3, {})["teams"] is False
    assert THIRTY.check(2, {})["teams"] is True


def test_a_default_gives_way_to_what_is_given() -> None:
    assert THIRTY.check(3, {})["storms"] is True
    assert THIRTY.check(3, {"weather": "off"})["storms"] is False


REFUSALS = [
    (3, {"module-1": True}, "toy-needs"),
    (3, {"second-expansion": True}, "toy-needs"),
    (3, {"deluxe": True, "expansion": True}, "toy-needs"),
    (3, {"deluxe": True, "expansion": True, "second-expansion": True, "module-1": True}, "toy-clash"),
    (3, {"weather": False, "storms": True}, "toy-needs"),
    (2, {"map": "river"}, "toy-seats"),
    (3, {"map": "river", "length": 6}, "toy-clash"),
    (3, {"bridge": True}, "toy-needs"),
    (3, {"map": "canyon", "ferry": True}, "toy-needs"),
    (3, {"map": "river", "ferry": True, "bridge": True}, "toy-clash"),
    (3, {"teams": True}, "toy-seats"),
    (2, {"teams": False}, "toy-seats"),
    (4, {"teams": True, "traitor": True}, "toy-clash"),
    (2, {"traitor": True}, "toy-seats"),
    (3, {"fast": True, "length": "5"}, "toy-clash"),
    (3, {"flag-2": True, "fast": True}, "toy-clash"),
    (4, {"solo-rules": True}, "toy-seats"),
]


@pytest.mark.parametrize(("seats", "given", "key"), REFUSALS)
def test_each_refusal_says_why(seats: int, given: dict[str, Value], key: str) -> None:
    with pytest.raises(BadSwitch) as refused:
        THIRTY.check(seats, given)
    assert (refused.value.key, refused.value.rule) == (key, "1.1")
    assert refused.value.details["name"] in given


def test_the_same_goes_where_the_constraint_is_kept() -> None:
    assert going(THIRTY, 3, **{"module-1": True, "expansion": True})
    assert going(THIRTY, 3, map="river", ferry=True)
    assert going(THIRTY, 4, teams=True)
    assert going(THIRTY, 3, fast=True, length=4)


# Presets


def test_a_preset_is_a_set_of_switches() -> None:
    assert COLT.check(4, COLT.preset("first-game"))["abilities"] is False
    assert COLT.check(4, {**COLT.preset("expert"), "events": "off"}) == COLT.check(4, {"expert": True, "events": False})


@pytest.mark.parametrize("game", saloon.games().values(), ids=lambda game: game.slug)
def test_every_game_names_presets_and_explains_them(game: Game) -> None:
    assert len({preset.name for preset in game.presets}) == len(game.presets) >= 3
    for preset in game.presets:
        assert preset.help.endswith(".")
        assert any(going(game, seats, **preset.switches) for seats in game.seats)


@pytest.mark.parametrize(("name", "key"), [("firstgame", "misspelt-preset"), ("dragons", "unknown-preset")])
def test_an_unknown_preset(name: str, key: str) -> None:
    with pytest.raises(BadSwitch) as refused:
        COLT.preset(name)
    assert refused.value.key == key
    assert "first-game" in str(refused.value)


def test_a_game_without_presets_says_so() -> None:
    with pytest.raises(BadSwitch) as refused:
        ToyGame().preset("first-game")
    assert str(refused.value) == "Toy has no presets, so “first-game” is none."


# The variants that are walked


def test_the_toy_has_thirty_switches_and_makes_sense() -> None:
    assert len(THIRTY.switches) == 30
    declared(THIRTY)


def test_variants_are_picked_quickly_and_are_the_same_for_a_seed() -> None:
    began = time.process_time()
    found = list(variants(THIRTY, 7))
    assert time.process_time() - began < 0.5
    assert found == list(variants(THIRTY, 7))
    assert found != list(variants(THIRTY, 8))
    assert 20 < len(found) < 100
    assert len({(seats, *switches.items()) for seats, switches in found}) == len(found)


@pytest.mark.parametrize("game", [THIRTY, ToyGame(), COLT, DUEL], ids=lambda game: type(game).__name__)
def test_variants_are_whole_and_allowed(game: Game) -> None:
    for seats, switches in variants(game, 3):
        assert game.check(seats, switches) == switches
        assert [*switches] == [switch.name for switch in game.switches]
        assert conflict(game.switches, seats, switches) is None


def test_variants_begin_with_the_usual_ones() -> None:
    assert [*variants(COLT)][:5] == [(seats, COLT.check(seats, {})) for seats in COLT.seats]


def playable(game: Game, seats: int, given: dict[str, Value]) -> bool:
    """Whether some game is like this: what the values need is tried, one after another."""
    for switch in game.switches:
        for each in switch.applies:
            if given.get(switch.name) in each.values and each.switch and each.switch not in given:
                return any(playable(game, seats, {**given, each.switch: value}) for value in each.needs)
    return going(game, seats, **given)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [THIRTY, COLT, DUEL], ids=lambda game: type(game).__name__)
def test_every_value_and_every_pair_that_can_be_is_there(game: Game, seed: int) -> None:
    met = set()
    for seats, switches in variants(game, seed, sample=0):
        met |= set(itertools.combinations([("seats", seats), *switches.items()], 2))
    values: list[list[tuple[str, Value]]] = [[("seats", seats) for seats in game.seats]]
    values += [[(switch.name, value) for value in switch.values] for switch in game.switches]
    missing = [
        pair
        for some, others in itertools.combinations(values, 2)
        for pair in itertools.product(some, others)
        if pair not in met
    ]
    for pair in missing:
        given = dict(pair)
        counts = [given.pop("seats")] if "seats" in given else game.seats
        assert not any(playable(game, int(count), given) for count in counts), pair
    assert len(missing) < len(met) / 5


def test_in_a_small_game_the_variants_have_all_pairs_that_the_whole_list_has() -> None:
    every = itertools.product(*(switch.values for switch in COLT.switches))
    names = [switch.name for switch in COLT.switches]
    whole = [(seats, dict(zip(names, each, strict=True))) for each in every for seats in COLT.seats]
    allowed = [(seats, switches) for seats, switches in whole if going(COLT, seats, **switches)]
    pairs = [
        {pair for seats, each in found for pair in itertools.combinations([("seats", seats), *each.items()], 2)}
        for found in (allowed, variants(COLT, sample=0))
    ]
    assert pairs[0] == pairs[1]
    assert len(allowed) == 160
    assert len([*variants(COLT, sample=0)]) < 30


def test_a_sample_adds_others() -> None:
    few, more = [*variants(THIRTY, 1, sample=0)], [*variants(THIRTY, 1, sample=25)]
    assert more[: len(few)] == few
    assert len(more) == len(few) + 25


def test_the_toy_plays_in_all_of_them() -> None:
    for number, (seats, switches) in enumerate(variants(THIRTY, sample=2)):
        assert walk(THIRTY, seats, number, switches) > 0


# Declarations that make no sense


FLAWS = {
    "switches have names of their own": (flag("a"), flag("a")),
    "the default of a switch is one of its values": (Switch("toy", "a", 3, (1, 2), "1.1"),),
    "the values of a switch are of one type": (Switch("toy", "a", 1, (1, True), "1.1"),),
    "a switch cites a rule": (Switch("toy", "a", 1, (1, 2), "9.9"),),
    "a constraint cites a rule": (flag("a", Applies((True,), "toy-needs", "9.9", seats=(2,))),),
    "a constraint is about values of its switch": (flag("a", seated(2, values=(3,))),),
    "a constraint names what there is": (flag("a", needs("b", True)),),
    "a constraint leaves seats to play": (flag("a", seated(9)),),
    "every number of seats can be played as usual": (
        flag("a", seated(2, 3), seated(2, 3, values=(False,))),
        flag("rich"),
    ),
}


@pytest.mark.parametrize("promise", FLAWS)
def test_a_declaration_that_makes_no_sense_is_caught(promise: str) -> None:
    game = ToyGame()
    game.switches = FLAWS[promise]
    with pytest.raises(Broken, match=promise):
        declared(game)


def test_a_preset_that_nobody_can_play_is_caught() -> None:
    game = ToyGame()
    game.presets = (Preset("toy", "dragons", {"dragons": True}),)
    with pytest.raises(Broken, match="a preset can be played"):
        declared(game)


# The names of before


def test_the_names_of_before_still_work() -> None:
    assert Option is Switch is saloon.Switch is saloon.Option
    assert BadOption is BadSwitch is saloon.BadSwitch is saloon.BadOption
    assert COLT.options is COLT.switches
    assert ways is variants
