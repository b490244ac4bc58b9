"""Every error of the engine and of the games, made on purpose, has its sentence."""

from __future__ import annotations

from saloon.engine import errors
from saloon.engine.errors import BadSwitch, SaloonError
from saloon.words import Words
from words.marks import games, languages
from words.mistakes import all_errors, mistakes
from words.sayings import Sayings, every_game
from words.sources import all_keys_raised


def test_every_error_is_made() -> None:
    """A new error needs a mistake."""
    made = [error for sayings in every_game() for error in mistakes(sayings)]
    assert {error.key for error in made} == all_keys_raised()
    kinds = {thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, SaloonError)}
    assert {type(error) for error in made} == kinds - {SaloonError}


@languages
@games
def test_errors_have_sentences_with_and_without_a_game(sayings: Sayings, language: str) -> None:
    for error in all_errors(sayings):
        sentences = {Words(language, sayings.game).error(error)}
        if not error.key.startswith(f"{sayings.slug}-"):
            sentences.add(Words(language).error(error))
        assert len(sentences) == 1
        assert error.key not in sentences
        assert all(error.rule in sentence for sentence in sentences)


@games
def test_an_error_is_an_english_sentence(sayings: Sayings) -> None:
    for error in all_errors(sayings):
        assert str(error) == Words("en", sayings.game).error(error)


@games
def test_an_error_about_switches_names_one(sayings: Sayings) -> None:
    game = sayings.game
    names = {"preset": [preset.name for preset in game.presets], "switch": [switch.name for switch in game.switches]}
    for error in (error for error in mistakes(sayings) if isinstance(error, BadSwitch)):
        known = names["preset" if "preset" in error.key else "switch"]
        assert any(name in str(error) for name in known), str(error)
