"""The catalogues: whatever can be said, they say in every language; a missing sentence fails, a spare one too."""

from __future__ import annotations

import re

from saloon.words import FOLDER, Words
from words.catalogues import entries, messages, texts, variables
from words.marks import games, languages
from words.sayings import Sayings
from words.sources import game_keys, general_keys
from words.walk import options, walk

FIELDS = {"Bot", "GAME", "Game", "JSON", "saloon", "seat", "seed_hash", "words"}  # of files, and what they are made of


@languages
def test_the_general_catalogue_has_every_key_once_and_no_other(language: str) -> None:
    keys = [entry.id.name for entry in entries(FOLDER, language)]
    assert sorted(keys) == sorted(general_keys())


@languages
@games
def test_the_catalogue_of_a_game_has_every_key_once_and_no_other(sayings: Sayings, language: str) -> None:
    keys = [entry.id.name for entry in entries(sayings.catalogues, language)]
    assert sorted(keys) == sorted(set(keys))
    assert set(keys) == game_keys(sayings, options(sayings))


@languages
@games
def test_things_are_named_and_have_the_same_forms_as_their_like(sayings: Sayings, language: str) -> None:
    words = Words(language, sayings.game)
    catalogue = messages(sayings, language)
    for kind, names in sayings.vocabulary.items():
        things = [catalogue[f"{sayings.slug}-{kind}-{name}"] for name in names]
        forms = [{form.id.name for form in thing.attributes} for thing in things]
        assert forms == forms[:1] * len(forms), kind
        assert all(variables(thing) == set() for thing in things)
        assert len({words.name(kind, name) for name in names}) == len(names), kind
    for thing in sayings.told_by_parts:
        used = {name.partition("_")[0] for name in variables(catalogue[f"{sayings.slug}-{thing.kind}"])}
        assert used == set(thing.parts), thing.kind


@languages
@games
def test_no_form_is_spare(sayings: Sayings, language: str) -> None:
    catalogue = messages(sayings, language)
    used = set().union(*(variables(message) for message in catalogue.values()))
    things = sayings.game.things.items()
    for kind in [*sayings.vocabulary, *(thing.kind for thing in sayings.told_by_parts)]:
        same = {kind, *(name for name, thing in things if thing.kind == kind)}
        same |= {f"{name}_{part}" for name, thing in things for part, of in thing.parts.items() if of.kind == kind}
        for key in (key for key in catalogue if key.startswith(f"{sayings.slug}-{kind}")):
            for form in catalogue[key].attributes:
                assert used & {f"{name}_{form.id.name}" for name in same}, (key, form.id.name)


@games
def test_what_is_shown_has_a_name(sayings: Sayings) -> None:
    """Also where no sentence speaks of it."""
    named = {f"{kind}-{name}" for kind, names in sayings.vocabulary.items() for name in names}
    assert walk(sayings).shown - named == set()


@languages
@games
def test_languages_are_not_mixed(sayings: Sayings, language: str) -> None:
    """A catalogue is written in one alphabet, letters that look alike included; only names of fields may differ."""
    foreign = "[A-Za-z_]+" if language in ("uk", "ru") else "[Ѐ-ӿ]+"
    for key, message in messages(sayings, language).items():
        found = {word for text in texts(message) for word in re.findall(foreign, text)}
        assert found <= FIELDS | sayings.foreign, key
