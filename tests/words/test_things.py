"""What a game declares of its things: every argument that is one, and how each kind of thing is named."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

import saloon
from saloon.engine.errors import SaloonError
from saloon.engine.frames import Kinds
from saloon.engine.game import Game
from saloon.engine.state import State
from saloon.engine.things import OF_THE_HOUSE, PLAIN, SEAT, Thing, Things
from saloon.table.api import things_info
from saloon.table.wire import ThingInfo
from saloon.words import Words
from words.marks import games
from words.page import PATH
from words.sayings import Sayings
from words.walk import events, options, walk

TOLD = {"event", "kind", "rule", "pass"}  # words that are no arguments of a sentence
FIXTURE = json.loads((PATH.parent / "things.json").read_text(encoding="utf-8"))
DECLARED = msgspec.convert(FIXTURE["things"], dict[str, ThingInfo])


def things(declared: Mapping[str, ThingInfo]) -> Things:
    return {name: Thing(info.kind, parts=things(info.parts), by=info.by) for name, info in declared.items()}


class Toy(Game):
    slug = "toy"
    things = things(DECLARED)

    def __init__(self) -> None:
        self.kinds = Kinds(self.slug, 1, 1, [], [], [])
        super().__init__()


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Game:
    game = Toy()
    game.folder = tmp_path_factory.mktemp("toy")
    (game.folder / "words").mkdir()
    (game.folder / "words" / "en.ftl").write_text("\n".join(FIXTURE["catalogue"]), encoding="utf-8")
    return game


@pytest.mark.parametrize(("seen", "sentence"), FIXTURE["sentences"], ids=[row[1] for row in FIXTURE["sentences"]])
def test_every_kind_of_thing_is_named_here_as_on_the_page(toy: Game, seen: dict[str, object], sentence: str) -> None:
    assert Words("en", toy, ["Ann", "Boris"]).event(seen) == sentence


def test_what_a_catalogue_lacks_is_spelt_out(toy: Game) -> None:
    words = Words("en", toy, ["Ann"])
    assert words.name("parcel", "dry-creek") == "Dry creek"
    assert words.option({"kind": "build_here", "home": "ridge", "price": 5}) == "Build here · The Ridge · 5"
    asked = {"kind": "build", "rule": "1.1", "secret": False, "reaction": True, "pass": "no", "seat": 0}
    assert words.question(asked) == "Build · Ann"


def test_an_error_that_no_catalogue_has_is_told_as_it_is(toy: Game) -> None:
    error = SaloonError("toy-too-dry", {"parcel": "ridge"}, rule="2.1")
    assert Words("uk", toy).error(error) == str(error) == "toy-too-dry parcel=ridge rule=2.1"


def test_a_game_that_does_not_speak_a_language_speaks_english(toy: Game) -> None:
    seen = {"event": "built", "known": False, "seat": 0, "home": "river", "goal": "ridge"}
    assert Words("uk", toy, ["Ann"]).event(seen) == Words("en", toy, ["Ann"]).event(seen)
    assert Words("uk", toy).player(2) == Words("uk").player(2)


def test_the_page_is_told_what_is_declared() -> None:
    assert things_info(Toy.things) == DECLARED


def test_numbers_of_events_get_public_names() -> None:
    parcel = Thing("parcel", ["river", "ridge"])
    assert [parcel.named(1), parcel.named(-1)] == ["ridge", ""]
    assert Thing("cause", {40: "flood"}).named(40) == "flood"
    assert [SEAT.named(3), PLAIN.named(-2)] == [3, -2]


def test_a_state_names_arguments_by_what_its_game_declares() -> None:
    duel = saloon.game("bang-duel").new(2)
    assert [State.name_of(duel, "person", 0), State.name_of(duel, "life", 3)] == ["pinkerton", 3]


def test_a_public_name_is_nobodys_but_the_readers() -> None:
    """Whoever changes what was told changes nothing that will be told."""
    space = Thing("space", [{"column": 1}])
    told = space.named(0)
    assert isinstance(told, dict)
    told["column"] = 2
    assert space.named(0) == {"column": 1}


def named(details: Mapping[str, object]) -> Iterator[str]:
    """The arguments that are words or things made of parts, or lists of them."""
    for name, value in details.items():
        items = value if isinstance(value, list) else [value]
        if any(isinstance(item, str | Mapping) for item in items):
            yield name


@games
def test_every_argument_that_is_a_thing_is_declared(sayings: Sayings) -> None:
    declared = {*sayings.game.things, *OF_THE_HOUSE, *TOLD}
    declared |= {part for thing in sayings.game.things.values() for part in thing.parts}
    for details in [*events(sayings), *walk(sayings).questions, *options(sayings)]:
        assert set(named(details)) <= declared, details


@games
def test_no_declaration_is_spare(sayings: Sayings) -> None:
    """Each is an argument of something that is said, or a message asks for it."""
    texts = [path.read_text(encoding="utf-8") for path in Path(sayings.catalogues).glob("*.ftl")]
    for name in sayings.game.things:
        assert any(f"${name}" in text for text in texts), name
