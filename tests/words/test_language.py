"""Which language the program speaks."""

import pytest

from saloon.words import language_of


@pytest.mark.parametrize(
    ("wanted", "variables", "language"),
    [
        (None, {}, "en"),
        ("it", {"LANG": "uk_UA.UTF-8"}, "it"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "xx_XX.UTF-8"}, "en"),
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
