"""Whatever a game can say, it says here, in every language."""

from __future__ import annotations

import json
import re

from saloon.words import PSEUDO, Words
from words.catalogues import messages, variables
from words.marks import all_languages, games, languages
from words.mistakes import all_errors
from words.sayings import Sayings
from words.speech import quotes, said, told
from words.walk import options, walk

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"]


@games
def test_the_walk_met_all_there_is(sayings: Sayings) -> None:
    assert not walk(sayings).unmet()


@all_languages
@games
def test_everything_can_be_said(sayings: Sayings, language: str) -> None:
    words = Words(language, sayings.game)
    for key, _, sentence in said(sayings, words):
        assert sentence.strip() == sentence != key
        assert sentence
        assert "  " not in sentence


@languages
@games
def test_every_variable_is_always_supplied(sayings: Sayings, language: str) -> None:
    """Also in the branches that no game has come to."""
    words = Words(language, sayings.game)
    catalogue = messages(sayings, language)
    for key, details, _ in said(sayings, words):
        value = catalogue[key].value
        assert value, key
        assert variables(value) <= set(words.arguments(details)), key


@all_languages
@games
def test_options_of_one_question_can_be_told_apart(sayings: Sayings, language: str) -> None:
    words = Words(language, sayings.game)
    labels = {json.dumps(option): words.option(option) for option in options(sayings)}
    for menu in walk(sayings).menus:
        assert len({labels[json.dumps(option)] for option in menu}) == len(menu), menu


@all_languages
@games
def test_whole_games_are_told(sayings: Sayings, language: str) -> None:
    words = Words(language, sayings.game, NAMES)
    for seen in walk(sayings).heard:
        assert words.event(seen)


@games
def test_switches_have_help(sayings: Sayings) -> None:
    for switch in sayings.game.switches:
        assert switch.help == Words("en", sayings.game).name("switch", switch.name)


@games
def test_the_disguise_leaves_nothing_plain(sayings: Sayings) -> None:
    """What is not from a catalogue shows undisguised: nothing that a game says, and of errors only what they quote."""
    words = Words(PSEUDO, sayings.game)
    for key, _, sentence in told(sayings, words):
        assert not re.search("[A-Za-z]", sentence), (key, sentence)
    for error in all_errors(sayings):
        sentence = words.error(error)
        for quote in quotes(error):
            sentence = sentence.replace(quote, "")
        assert not re.search("[A-Za-z]", sentence), (error.key, sentence)
