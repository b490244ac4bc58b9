"""Whatever the program can say, it says here, in every language: a missing sentence or argument fails, a spare one too.

What can be said is gathered from the code: every kind of event with every value of its arguments, the questions,
options and refusals that come up in random games of all variants, and every error of the engine, made on purpose.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import saloon
from saloon.engine import errors
from saloon.engine.errors import IllegalOption, SaloonError
from saloon.engine.events import Event
from saloon.engine.game import Value
from saloon.engine.playout import playout
from saloon.engine.record import Line, Match, chained, read
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.colt_express import GAME
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    ROUND_CARDS,
    TURN_NAMES,
    loot_name,
)
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.ids import BULLET, JEWELS, RANSOMS, SECOND, STRONGBOXES, TOKENS
from saloon.games.colt_express.news import NEWS
from saloon.words import FOLDER, LANGUAGES, LONGEST, PSEUDO, SAME, Words, language_of

Thing = dict[str, object]

SOURCES = Path(__file__).parents[1] / "src" / "saloon"
GENERAL = FOLDER
COLT = GAME.folder / "words"
ALL_LANGUAGES = [*LANGUAGES, PSEUDO]
languages = pytest.mark.parametrize("language", LANGUAGES)
all_languages = pytest.mark.parametrize("language", ALL_LANGUAGES)

# Between them these modes ask every question
MODES: list[tuple[int, dict[str, Value]]] = [
    (6, {}),
    (2, {"cars": "choose", "bandits": "choose"}),
    (4, {"expert": True, "bandits": "choose"}),
    (3, {"teams": True}),
    (3, {"cars": "choose", "abilities": False, "events": False}),
    (5, {"expert": True}),
]

# Words that a person typed or that a file holds: they are shown as they are, in every language
QUOTED = {
    *("allowed", "fault", "field", "found", "game", "games", "name", "near", "reason", "seats", "seed", "value"),
    *("wanted", "words"),
}

# What each argument of an event can be
VALUES: dict[str, list[int]] = {
    "seat": list(range(6)),
    "bandit": list(range(6)),
    "victim": [1, 2, 3, 4, 5, 0],
    "carriage": list(range(len(CARS))),
    "place": list(range(14)),
    "round": list(range(1, 6)),
    "round-card": list(range(len(ROUND_CARDS))),
    "turn-number": list(range(1, 6)),
    "turn": list(range(len(TURN_NAMES))),
    "card": [*range(SECOND + SECOND - 1), BULLET],
    "own-card": list(range(SECOND)),
    "token": [0, JEWELS, STRONGBOXES, RANSOMS],
    "value": [250, 500, 1000, 12350],
    "happening": list(range(len(EVENT_NAMES))),
    "count": [0, 1, 2, 5, 21, 22],
}
CARDS = [[], [0], [1, BULLET], [0, 1, 2, 3, 4, 5], [BULLET] * 21]
LISTS: dict[str, list[list[int]]] = {"cards": CARDS, "own-cards": CARDS}


# What can be said


def unique(things: Iterable[Thing]) -> list[Thing]:
    return list({json.dumps(thing, sort_keys=True): thing for thing in things}.values())


@cache
def events() -> list[Thing]:
    """Every kind of event with every value of its arguments, as its owner, somebody else and a spectator see it."""
    state = GAME.new(6)
    found: list[Thing] = []
    for kind, news in enumerate(NEWS):
        columns: list[list[int]] = [VALUES[name] for name in news.args]
        lists = LISTS[news.items] if news.items else [[]]
        for row in range(max([len(lists), *(len(column) for column in columns)])):
            args = [column[row % len(column)] for column in columns]
            event = Event(kind, args, lists[row % len(lists)], 0)
            found += [state.seen(event, seat) for seat in (0, 1, None)]
    return unique(found)


class Walk:
    """What comes up in random games: questions, the options of each, and why other options are refused."""

    def __init__(self) -> None:
        self.questions: list[Thing] = []
        self.menus: list[list[Thing]] = []
        self.refusals: dict[str, IllegalOption] = {}
        self.heard: list[Thing] = []
        for seed in range(60):
            for seats, options in MODES:
                self.play(GAME.new(seats, seed, **options), Rng(seed))
            if seed >= 2 and not self.unmet():
                break
        self.questions = unique(self.questions)

    def unmet(self) -> set[str]:
        """The questions and refusals that have not come up."""
        wanted = {f"ask-{question.name}" for question in QUESTIONS} | refusal_names()
        met = {f"ask-{question['kind']}" for question in self.questions}
        return wanted - met - {key.removeprefix("colt-express-") for key in self.refusals}

    def play(self, state: State, rng: Rng) -> None:
        state.listen()
        while state.deciders():
            seat = state.decider()
            options = state.options(seat)
            self.questions.append(state.question(seat))
            self.menus.append([state.describe(seat, option) for option in options])
            for option in (rng.below(GAME.width), rng.below(GAME.width), GAME.width):
                if option not in options:
                    with pytest.raises(IllegalOption) as refused:
                        state.play(seat, option)
                    self.refusals.setdefault(refused.value.key, refused.value)
            state.play(seat, options[rng.below(len(options))])
            self.heard += [state.seen(event, place) for event in state.hear() for place in (0, None)]


@cache
def walk() -> Walk:
    return Walk()


@cache
def options() -> list[Thing]:
    return unique(chain.from_iterable(walk().menus))


# Mistakes, made on purpose


def caught(mistake: Callable[[], object]) -> SaloonError:
    with pytest.raises(SaloonError) as error:
        mistake()
    return error.value


def record(change: Callable[[list[Line]], object] = list) -> str:
    """A short record, changed and then chained as if nothing had happened."""
    match = Match.new(GAME, 3, 5, {})
    seat = match.state.decider()
    match.play(seat, match.state.read(seat, "draw"))
    lines: list[Line] = [json.loads(line) for line in match.lines()]
    for line in lines:
        del line["chain"]
    change(lines)
    before = ""
    texts: list[str] = []
    for line in lines:
        before = chained(line, before)
        texts.append(json.dumps({**line, "chain": before}))
    return "\n".join(texts)


def forged(line: int, **fields: object) -> Callable[[], object]:
    return lambda: read(record(lambda lines: lines[line].update(fields)), saloon.game)


def loading(**fields: object) -> Callable[[], object]:
    return lambda: GAME.load({**GAME.new(3).dump(), **fields})


def other_seat(state: State) -> int:
    return (state.decider() + 1) % state.seats


def over() -> State:
    state = GAME.new(3)
    playout(state, Rng(1))
    return state


def unfinished_dump() -> object:
    dump = GAME.new(3).dump()
    del dump["marshal"]
    return GAME.load(dump)


MISTAKES: list[Callable[[], object]] = [
    lambda: saloon.game("chess"),
    lambda: GAME.new(9),
    lambda: GAME.new(3, team=True),
    lambda: GAME.new(3, dragons=True),
    lambda: GAME.new(3, teams="maybe"),
    lambda: GAME.new(3, -1),
    lambda: GAME.new(2, teams=False),
    lambda: GAME.new(4, teams=True),
    lambda: GAME.new(3, teams=True, expert=True),
    lambda: GAME.new(3).play(GAME.new(3).decider(), GAME.width),
    lambda: GAME.new(3).read(GAME.new(3).decider(), "p"),
    lambda: GAME.new(3).read(GAME.new(3).decider(), "fly"),
    lambda: GAME.new(3).read(GAME.new(3).decider(), "fly " * 1000),
    lambda: GAME.new(3).question(9),
    lambda: GAME.new(2).question(-1),
    lambda: GAME.new(3).question(other_seat(GAME.new(3))),
    lambda: over().question(0),
    lambda: GAME.load([]),
    loading(game="chess"),
    loading(rules=0),
    unfinished_dump,
    loading(marshal="x"),
    loading(teams=1),
    loading(rng=[1]),
    loading(rng="x"),
    loading(corners=[]),
    loading(corners="x"),
    loading(stack=[[99, 0, 0, 0, 0]]),
    loading(marshal=99),
    lambda: read("", saloon.game),
    lambda: read("{}", saloon.game),
    lambda: read("yippee", saloon.game),
    lambda: read("[]", saloon.game),
    lambda: read(record().replace("draw", "play fire"), saloon.game),
    lambda: read(record(lambda lines: lines.pop()), saloon.game),
    forged(0, saloon=99),
    forged(0, game="chess"),
    forged(0, rules=0),
    forged(0, seed=None),
    forged(0, seed="x"),
    forged(0, seed="1"),
    forged(0, seats=9),
    forged(0, options=[]),
    forged(1, move=9),
    forged(1, words="dra"),
    forged(1, words="fly"),
    forged(2, end="finished"),
]


@cache
def mistakes() -> list[SaloonError]:
    return [caught(mistake) for mistake in MISTAKES]


@cache
def all_errors() -> list[SaloonError]:
    return [*mistakes(), *walk().refusals.values()]


# What the sources say


def keys_raised(folder: Path) -> set[str]:
    """The keys of the errors that the modules of a folder make, read off their sources."""
    makers = {"Refusal", *(name for name, thing in vars(errors).items() if isinstance(thing, type))}
    keys: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    keys.add(str(key.value))
    return keys


@cache
def refusal_names() -> set[str]:
    """The refusals of the game, read off the questions: their own ones, and the default where nothing else is said."""
    tree = ast.parse((SOURCES / "games" / "colt_express" / "decisions.py").read_text(encoding="utf-8"))
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    names: set[str] = set()
    for question in QUESTIONS:
        body = classes[type(question).__name__].body
        why = [node for node in body if isinstance(node, ast.FunctionDef) and node.name == "why"]
        constants = [node.value for node in ast.walk(why[0]) if isinstance(node, ast.Constant)] if why else []
        own = {text for text in constants if isinstance(text, str) and text.startswith("colt-express-refusal-")}
        names |= {key.removeprefix("colt-express-") for key in own} or {f"refusal-{question.name}"}
    return names


def vocabulary() -> dict[str, list[str]]:
    """The things of the game that have names."""
    return {
        "bandit": [*CHARACTER_NAMES, "marshal"],
        "power": [*CHARACTER_NAMES],
        "card": [*ACTION_NAMES, "bullet"],
        "turn": [*TURN_NAMES],
        "happening": [*EVENT_NAMES],
        "round-card": sorted({card.name for card in ROUND_CARDS}),
        "carriage": ["locomotive", *(car.name for car in CARS)],
        "loot": sorted({loot_name(token) for token in range(TOKENS)}),
        "switch": [option.name for option in GAME.options],
    }


def page_names() -> set[str]:
    """What only the board in the browser says, read off its sources."""
    folder = SOURCES.parents[1] / "web" / "src" / "games" / "colt_express"
    texts = (path.read_text(encoding="utf-8") for ending in ("ts", "svelte") for path in folder.glob(f"*.{ending}"))
    return {name for text in texts for name in re.findall(r"\"colt-express-(page-[a-z-]+)\"", text)}


def expected() -> dict[Path, set[str]]:
    """The keys that each folder must have, and no others."""
    raised = keys_raised(SOURCES) | keys_raised(SOURCES / "engine") | keys_raised(SOURCES / "games" / "colt_express")
    colt = {"place", "token"}
    colt |= {f"{kind}-{name}" for kind, names in vocabulary().items() for name in names}
    colt |= {"card"}  # of a bandit in a team
    colt |= {f"event-{news.name}" for news in NEWS} | {f"event-{news.name}-known" for news in NEWS if not news.open}
    colt |= {f"ask-{question.name}" for question in QUESTIONS}
    colt |= {f"option-{option['kind']}" for option in options()}
    colt |= refusal_names() | page_names()
    special = {key for key in raised if key.startswith("colt-express-")}
    return {GENERAL: raised - special | {"seat-number"}, COLT: {f"colt-express-{key}" for key in colt} | special}


# What the catalogues say


class Variables(Visitor):
    """The variables of a pattern, in all its branches."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the name is Fluent's
        self.names.add(node.id.name)


def variables(node: Pattern | Message) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


class Texts(Visitor):
    """The texts of a message, in all its branches and forms."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # the name is Fluent's
        self.texts.append(node.value)


@cache
def entries(folder: Path, language: str) -> list[Message]:
    body = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [entry for entry in body if isinstance(entry, Message)]


def messages(language: str) -> dict[str, Message]:
    return {entry.id.name: entry for folder in (GENERAL, COLT) for entry in entries(folder, language)}


def told(words: Words) -> Iterator[tuple[str, Thing, str]]:
    """Every event, question and option: the key, the details, and how it sounds."""
    for seen in events():
        key = f"colt-express-event-{seen['event']}{'-known' if seen['known'] else ''}"
        yield key, {name: value for name, value in seen.items() if name != "event"}, words.event(seen)
    for question in walk().questions:
        yield f"colt-express-ask-{question['kind']}", question, words.question(question)
    for option in options():
        yield f"colt-express-option-{option['kind']}", option, words.option(option)


def said(words: Words) -> Iterator[tuple[str, Thing, str]]:
    """All of this, and the errors."""
    yield from told(words)
    for error in all_errors():
        yield error.key, dict(error.details), words.error(error)


def quotes(error: SaloonError) -> list[str]:
    """What an error quotes, and the error behind it, the longest first."""
    cause = error.__cause__
    behind = cause.details if isinstance(cause, SaloonError) else {}
    details = [*behind.items(), *error.details.items()]
    found = {value[:LONGEST] for name, value in details if name in QUOTED and isinstance(value, str)}
    return sorted(found, key=len, reverse=True)


# The tests


@languages
@pytest.mark.parametrize("folder", [GENERAL, COLT], ids=["general", "colt-express"])
def test_a_catalogue_has_every_key_once_and_no_other(folder: Path, language: str) -> None:
    keys = [entry.id.name for entry in entries(folder, language)]
    assert sorted(keys) == sorted(set(keys))
    assert set(keys) == expected()[folder]


@all_languages
def test_everything_can_be_said(language: str) -> None:
    words = Words(language, GAME)
    for key, _, sentence in said(words):
        assert sentence.strip() == sentence != key
        assert sentence
        assert "  " not in sentence


@languages
def test_every_variable_is_always_supplied(language: str) -> None:
    """Also in the branches that no game has come to."""
    words = Words(language, GAME)
    catalogue = messages(language)
    for key, details, _ in said(words):
        value = catalogue[key].value
        assert value, key
        assert variables(value) <= set(words.arguments(details)), key


@languages
def test_things_are_named_and_have_the_same_forms_as_their_like(language: str) -> None:
    words = Words(language, GAME)
    catalogue = messages(language)
    for kind, names in vocabulary().items():
        forms = [{form.id.name for form in catalogue[f"colt-express-{kind}-{name}"].attributes} for name in names]
        assert forms == forms[:1] * len(forms), kind
        assert all(variables(catalogue[f"colt-express-{kind}-{name}"]) == set() for name in names)
        said_names = [words.name(kind, name) for name in names]
        assert len(set(said_names)) == len(names), kind
    assert variables(catalogue["colt-express-place"]) == {"car", "level"}
    assert variables(catalogue["colt-express-token"]) == {"id", "loot", "value"}


@languages
def test_no_form_is_spare(language: str) -> None:
    catalogue = messages(language)
    used = set().union(*(variables(message) for message in catalogue.values()))
    for kind in [*vocabulary(), "place", "token"]:
        same = {kind, *(name for name, other in SAME.items() if other == kind)}
        for key in (key for key in catalogue if key.startswith(f"colt-express-{kind}")):
            for form in catalogue[key].attributes:
                assert used & {f"{name}_{form.id.name}" for name in same}, (key, form.id.name)


@all_languages
def test_options_of_one_question_can_be_told_apart(language: str) -> None:
    words = Words(language, GAME)
    labels = {json.dumps(option): words.option(option) for option in options()}
    for menu in walk().menus:
        assert len({labels[json.dumps(option)] for option in menu}) == len(menu), menu


def test_the_walk_met_every_question_and_refusal() -> None:
    assert not walk().unmet()


@all_languages
def test_whole_games_are_told(language: str) -> None:
    words = Words(language, GAME, ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"])
    for seen in unique(walk().heard):
        assert words.event(seen)


def test_every_error_is_made() -> None:
    """A new error needs a mistake above."""
    raised = keys_raised(SOURCES) | keys_raised(SOURCES / "engine") | keys_raised(SOURCES / "games" / "colt_express")
    assert {error.key for error in mistakes()} == raised
    kinds = {thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, SaloonError)}
    assert {type(error) for error in mistakes()} == kinds - {SaloonError}


@languages
def test_errors_have_sentences_with_and_without_a_game(language: str) -> None:
    for error in all_errors():
        sentences = {Words(language, GAME).error(error)}
        if not error.key.startswith("colt-express-"):
            sentences.add(Words(language).error(error))
        assert len(sentences) == 1
        assert error.key not in sentences
        assert all(error.rule in sentence for sentence in sentences)


def test_an_error_is_an_english_sentence() -> None:
    for error in all_errors():
        assert str(error) == Words("en", GAME).error(error)
    assert "teams" in str(caught(lambda: GAME.new(2, teams=False)))


def test_switches_have_help() -> None:
    for option in GAME.options:
        assert option.help == Words("en", GAME).name("switch", option.name)


def test_the_disguise_leaves_nothing_plain() -> None:
    """What is not from a catalogue shows undisguised: nothing that a game says, and of errors only what they quote."""
    words = Words(PSEUDO, GAME)
    for key, _, sentence in told(words):
        assert not re.search("[A-Za-z]", sentence), (key, sentence)
    for error in all_errors():
        sentence = words.error(error)
        for quote in quotes(error):
            sentence = sentence.replace(quote, "")
        assert not re.search("[A-Za-z]", sentence), (error.key, sentence)


@languages
def test_languages_are_not_mixed(language: str) -> None:
    """A catalogue is written in one alphabet, letters that look alike included; only names of fields may differ."""
    foreign = "[A-Za-z_]+" if language in ("uk", "ru") else "[Ѐ-ӿ]+"
    for key, message in messages(language).items():
        visitor = Texts()
        visitor.visit(message)
        found = {word for text in visitor.texts for word in re.findall(foreign, text)}
        assert found <= {"JSON", "expert", "saloon", "seat", "seed_hash", "teams", "words"}, key


@pytest.mark.parametrize(
    ("wanted", "variables", "language"),
    [
        (None, {}, "en"),
        ("it", {"LANG": "uk_UA.UTF-8"}, "it"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, wanted: str | None, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of(wanted) == language
