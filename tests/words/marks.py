"""The tests of the words run for every game and every language."""

import pytest

from saloon.words import LANGUAGES, PSEUDO
from words.sayings import every_game

games = pytest.mark.parametrize("sayings", every_game(), ids=lambda sayings: sayings.slug)
languages = pytest.mark.parametrize("language", LANGUAGES)
all_languages = pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
