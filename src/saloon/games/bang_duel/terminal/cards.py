"""The cards of BANG! The Duel between the sides: piles, what is being answered, the viewer's hand, what is unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from saloon.games.bang_duel.terminal.marks import back_chip, card_chip, card_chips
from saloon.games.bang_duel.view import Card, DuelView, Link
from saloon.terminal.rows import boxes, flow
from saloon.words import Words

LINKS = {
    "hit": "bang-duel-terminal-link-hit",
    "raid": "bang-duel-terminal-link-raid",
    "duel": "bang-duel-terminal-link-duel",
    "loss": "bang-duel-terminal-link-loss",
    "rider": "bang-duel-terminal-link-rider",
    "draw": "bang-duel-terminal-link-draw",
    "discard": "bang-duel-terminal-link-discard",
}
UNSEEN = {
    "law": "bang-duel-terminal-unseen-law",
    "outlaw": "bang-duel-terminal-unseen-outlaw",
    "common": "bang-duel-terminal-unseen-common",
}


def draw_piles(view: DuelView, words: Words, width: int) -> list[Text]:
    """The discard pile with its top card, the common deck, and what lies on the table for a choice."""
    discard = Text(words.say("bang-duel-terminal-discard", {"count": len(view.discard)}), "dim")
    if view.discard:
        discard.append(" ").append_text(card_chip(words, view.discard[-1]))
    chips = [discard]
    if view.common is not None:
        chips.append(Text(words.say("bang-duel-terminal-common", {"count": view.common}), "dim"))
        if view.common_top:
            chips[-1].append(" ").append_text(back_chip(view.common_top))
    rows = flow(chips, width, "  ")
    if view.laid:
        rows += flow([Text(words.say("bang-duel-terminal-laid"), "dim"), *card_chips(words, view.laid)], width, "  ")
    return rows


def draw_chain(view: DuelView, words: Words, width: int) -> list[Text]:
    """What is being answered, and what waits behind it."""
    if not view.chain:
        return []
    first, *later = [Text(words.say(LINKS[link.what], details(link))) for link in view.chain]
    chips = [Text(words.say("bang-duel-terminal-chain"), "dim").append(" ").append_text(first)]
    if later:
        then = Text(words.say("bang-duel-terminal-then"), "dim").append(" ")
        chips.append(then.append_text(Text(", ").join(later)))
    return flow(chips, width, "  ")


def details(link: Link) -> dict[str, object]:
    return {"source": link.source, "target": link.target or "–", "seat": link.seat}


# What only the viewer sees


def draw_hand(view: DuelView, words: Words, width: int, boxed: bool) -> list[Text]:
    if view.viewer is None or not view.seats[view.viewer].hand:
        return []
    seat = view.seats[view.viewer]
    title, chips = Text(words.say("bang-duel-terminal-hand"), "dim"), card_chips(words, seat.hand, seat.known)
    return [title, *boxes(chips, width)] if boxed else flow([title, *chips], width, "  ")


def draw_effects(view: DuelView, words: Words) -> list[Text]:
    """What the cards do that the viewer holds and that lie in play."""
    gear = [card for seat in view.seats for person in seat.people if person for card in person.gear]
    hand = [] if view.viewer is None else view.seats[view.viewer].hand
    rows: list[Text] = []
    for name in dict.fromkeys(card.card for card in faces([*hand, *view.laid, *gear])):
        rows.append(Text.assemble((f"{words.name('card', name or '')}: ", "bold"), words.name("effect", name or "")))
    return rows


def faces(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card.card]


def draw_unseen(view: DuelView, words: Words) -> list[Text]:
    """What can still come, or be in the other hand."""
    rows: list[Text] = []
    for where, key in UNSEEN.items():
        if names := view.unseen[where]:
            counted = [f"{words.name('card', name)}{f'×{n}' if n > 1 else ''}" for name, n in Counter(names).items()]
            rows.append(Text.assemble((words.say(key), "bold"), " ", (", ".join(counted), "dim")))
    return rows
