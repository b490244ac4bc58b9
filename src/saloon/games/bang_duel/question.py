"""The shapes that many questions share."""

from __future__ import annotations

from typing import TypeVar

from saloon.engine.frames import Frame, Question
from saloon.games.bang_duel.cards import BACK_NAMES, CARD_NAMES, FACE_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import AT, CARD, CARDS, OUTLAW_CARDS, PASS, PLACES, RANDOM, SEEN, SIDE
from saloon.games.bang_duel.naming import (
    card_name,
)
from saloon.games.bang_duel.state import Duel


def person(s: Duel, place: int) -> str:
    """Who stands at a place."""
    return CHARACTERS[s.people[place]].name if s.people[place] >= 0 else ""


def distinct(hand: list[int]) -> list[int]:
    """The cards of a hand, of those that look alike the first, but rather one that the opponent has seen (15.5)."""
    cards: list[int] = []
    face = -1
    for entry in hand:
        card = entry & CARD
        if FACE_OF[card] != face:
            cards.append(card)
            face = FACE_OF[card]
        elif entry & SEEN:
            cards[-1] = card
    return cards


def by_face(cards: list[int]) -> list[int]:
    """Cards in the order of faces, those that look alike as they came."""
    found: list[int] = []
    for card in cards:
        place = len(found)
        while place > 0 and FACE_OF[found[place - 1]] > FACE_OF[card]:
            place -= 1
        found.insert(place, card)
    return found


def backs(hand: list[int]) -> list[int]:
    """A random card by its back: the options for the backs that are there (8.5)."""
    options: list[int] = []
    if hand:
        if hand[0] & CARD < OUTLAW_CARDS:
            options.append(RANDOM)
        if hand[-1] & CARD >= OUTLAW_CARDS:
            options.append(RANDOM + 1)
    return options


F = TypeVar("F", bound=Frame)


class DuelQuestion(Question[Duel, F]):
    """The words that most questions share."""

    def words(self, s: Duel, f: F, option: int) -> str:
        """The canonical words of an option; most questions have a verb for cards."""
        if option < CARDS:
            return f"{self.verb()} {CARD_NAMES[option]}"
        if option == PASS:
            return self.passing()
        if RANDOM <= option < AT:
            return f"steal {BACK_NAMES[option - RANDOM]}"
        if AT <= option < SIDE:
            return f"at {person(s, option - AT)}"
        return f"swap {BACK_NAMES[option - SIDE]}"

    def meaning(self, s: Duel, f: F, option: int) -> dict[str, object]:
        if option < CARDS:
            return {"kind": self.verb(), "card": card_name(option)}
        if option == PASS:
            return {"kind": self.passing().replace(" ", "-")}
        if RANDOM <= option < AT:
            return {"kind": "steal", "back": BACK_NAMES[option - RANDOM]}
        if AT <= option < SIDE:
            place = option - AT
            return {"kind": "at", "person": person(s, place), "seat": place // 2}
        seat = option - SIDE
        return {"kind": "swap", "seat": seat, "person": person(s, s.front[seat] ^ 1)}

    def verb(self) -> str:
        """What is done with a card."""
        return "discard"

    def passing(self) -> str:
        """What it is called to do nothing."""
        return "decline"


class HandQuestion(DuelQuestion[F]):
    """A question answered with a card of one's hand."""

    def options(self, s: Duel, f: F) -> list[int]:
        return distinct(s.hands[f.seat])


class GearQuestion(DuelQuestion[F]):
    """A question answered with equipment in play, which has a bearer."""

    def meaning(self, s: Duel, f: F, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        if option < CARDS:
            place = s.place_of(option)
            meaning["person"] = person(s, place) if 0 <= place < PLACES else ""
        return meaning


class Window(DuelQuestion[F]):
    """A question that is asked even of somebody who has nothing to answer with, so that being asked tells nothing."""

    def about(self, s: Duel, f: F) -> dict[str, object]:
        return {"pass": self.passing()}
