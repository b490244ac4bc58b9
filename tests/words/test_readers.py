"""What readers stumbled at once, and shall not again."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax.ast import Message

import saloon
from saloon import table as saloon_table
from saloon.words import Words
from words.catalogues import entries, messages, texts
from words.marks import games, languages
from words.sayings import Sayings
from words.speech import told
from words.walk import walk

TABLE = Path(saloon_table.__file__).parent / "words"
WORD = re.compile(r"[^\W\d_]+")


def first_words(text: str, count: int = 2) -> list[str]:
    return [word.lower() for word in WORD.findall(text)[:count]]


def page_text(language: str, key: str) -> str:
    entry = next(entry for entry in entries(TABLE, language) if entry.id.name == key)
    return "".join(texts(entry))


@languages
def test_no_purse_goes_by_a_number_of_ours(language: str) -> None:
    """Of look-alikes one is the second, and so on; the number that the engine gives it is never told."""
    game = saloon.game("colt-express")
    said = {
        Words(language, game).option({"kind": "rob", "token": {"id": id, "loot": "purse"}, "value": 0, "which": 0})
        for id in range(18)
    }
    assert len(said) == 1
    assert not re.search(r"\d|№", said.pop())


@languages
@games
def test_no_number_sign_in_what_a_game_tells(sayings: Sayings, language: str) -> None:
    for key, _, sentence in told(sayings, Words(language, sayings.game)):
        assert "№" not in sentence, key


@languages
@games
def test_a_hint_does_not_repeat_the_name_before_it(sayings: Sayings, language: str) -> None:
    """Tooltips are a name and its hint: “Tunnel: cards face down”."""
    for key, message in messages(sayings, language).items():
        for form in message.attributes:
            if form.id.name == "hint":
                name, hint = texts(message)[0], texts(Message(form.id, form.value))[0]
                assert first_words(hint, 1) != first_words(name, 1), key


@languages
@games
def test_no_prompt_says_again_whose_move_it_is(sayings: Sayings, language: str) -> None:
    """The page puts “Your move” or “Your answer” before the question."""
    words = Words(language, sayings.game)
    flags = [first_words(page_text(language, key)) for key in ("table-your-move", "table-your-answer")]
    turn = {"en": "your turn", "uk": "ваш хід", "ru": "ваш ход", "it": "il tuo turno"}[language]
    for question in walk(sayings).questions:
        asked = words.question(question)
        assert first_words(asked) not in flags, asked
        assert turn not in asked.lower()


@languages
@games
def test_symbol_and_back_stand_on_a_button_only_where_they_tell_cards_apart(sayings: Sayings, language: str) -> None:
    words = Words(language, sayings.game)
    for menu in walk(sayings).menus:
        for option in menu:
            card = option.get("card")
            if isinstance(card, dict) and not option.get("alike") and option["kind"] != "symbol":
                assert "(" not in words.option(option), option
