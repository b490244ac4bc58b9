"""The pieces of BANG! The Duel in letters and colours: each has both, so that it can be told without colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.text import Text

from saloon.games.bang_duel.cards import FRAME_NAMES, KINDS
from saloon.games.bang_duel.view import Card, Person
from saloon.words import Words

BACKS = {"law": "★", "outlaw": "✗"}
SYMBOLS = {"barrel": "▥", "dynamite": "✸", "snake": "§", "horseshoe": "Ω"}
SIDES = {"law": "bold #ffffff on #2f5d9b", "outlaw": "bold #ffffff on #a3312a"}
BACK_COLOURS = {"law": "#6f9fdc", "outlaw": "#d8685e"}
FRAME_COLOURS = {"bang": "bold #d8685e", "action": "bold #c99a3a", "equipment": "bold #6f9fdc"}
FRAMES = {kind.name: FRAME_NAMES[kind.frame] for kind in KINDS}
ALWAYS = {kind.name for kind in KINDS if kind.always}  # works for whoever is in the rear, too
LIFE, LOST = "♥", "♡"
TOKEN = "◉"
KNOWN = "°"  # beside a card in hand that the opponent knows


def back_chip(back: str) -> Text:
    """A card face down."""
    return Text(BACKS[back], BACK_COLOURS[back])


def card_chip(words: Words, card: Card) -> Text:
    """A card face up, with its symbol and its back; or only its back."""
    if card.card is None:
        return back_chip(card.back)
    chip = Text(words.name("card", card.card), FRAME_COLOURS[FRAMES[card.card]])
    return chip.append(f" {SYMBOLS[card.symbol or '']}", "not bold").append_text(back_chip(card.back))


def card_chips(words: Words, cards: Iterable[Card], known: Iterable[int] = ()) -> list[Text]:
    """Cards with their numbers, those that look alike together, backs last."""
    marked = set(known)
    counted = Counter((card.back, card.card, card.symbol, card.id in marked) for card in cards)
    chips: list[Text] = []
    for (back, name, symbol, seen), count in sorted(counted.items(), key=lambda item: item[0][1] is None):
        chip = card_chip(words, Card(back, None, name, symbol)).append(KNOWN if seen else "")
        chips.append(chip.append(f"×{count}" if count > 1 else "", "not bold"))
    return chips


def life(person: Person) -> Text:
    return Text(LIFE * person.life, "bold #d8685e").append(LOST * (person.most - person.life), "dim")


def gear_chips(words: Words, person: Person) -> list[Text]:
    """Equipment; in brackets what does not work now."""
    chips: list[Text] = []
    for card in person.gear:
        chip = card_chip(words, card)
        works = person.awake or card.card in ALWAYS
        chips.append(chip if works else Text.assemble(("(", "dim"), (chip.plain, "dim"), (")", "dim")))
    return chips


def short(meaning: Mapping[str, object]) -> dict[str, object]:
    """An option whose cards show signs in place of the names of their symbols and backs."""
    return {key: signed(value) if isinstance(value, Mapping) else value for key, value in meaning.items()}


def signed(card: Mapping[str, object]) -> dict[str, object]:
    return {**card, "symbol": SYMBOLS[str(card["symbol"])], "back": BACKS[str(card["back"])]}
