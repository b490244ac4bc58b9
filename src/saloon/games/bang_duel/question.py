"""What all questions have in common, and the shapes that many of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import Frame, Refusal
from saloon.games.bang_duel.cards import BACK_NAMES, CARD_NAMES, FACE_OF
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import AT, CARD, CARDS, OUTLAW_CARDS, PASS, PLACES, RANDOM, SEEN, SIDE, WIDTH
from saloon.games.bang_duel.naming import card_name

if TYPE_CHECKING:
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


class Question:
    """One question: what may be answered, what the answer does, and how to say it. Holds no data."""

    def __init__(self, name: str, rule: str, secret: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.secret: Final = secret  # others may not see the answer at once

    def options(self, s: Duel, f: Frame) -> list[int]:
        raise NotImplementedError

    def answer(self, s: Duel, f: Frame, option: int) -> None:
        raise NotImplementedError

    def words(self, s: Duel, f: Frame, option: int) -> str:
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

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
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

    def cited(self, s: Duel, f: Frame) -> str:
        """The rule behind the question, as it stands now."""
        return self.rule

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        """What everybody may know about the question besides its kind."""
        return {}

    def refusal(self, s: Duel, f: Frame, option: int) -> Refusal:
        """Why an option that is not among the legal ones is refused."""
        if not 0 <= option < WIDTH:
            return Refusal("no-such-option", self.cited(s, f), {"option": option, "allowed": self.allowed(s, f)})
        rule, why = self.objection(s, f, option)
        return Refusal(f"bang-duel-refusal-{why or self.name}", rule, {"allowed": self.allowed(s, f)})

    def objection(self, s: Duel, f: Frame, option: int) -> tuple[str, str]:
        """The rule against an option, and the end of the key of the sentence that says why; empty: the question's."""
        return self.cited(s, f), ""

    def allowed(self, s: Duel, f: Frame) -> str:
        return " | ".join([self.words(s, f, option) for option in self.options(s, f)])


class HandQuestion(Question):
    """A question answered with a card of one's hand."""

    def options(self, s: Duel, f: Frame) -> list[int]:
        return distinct(s.hands[f.seat])


class GearQuestion(Question):
    """A question answered with equipment in play, which has a bearer."""

    def meaning(self, s: Duel, f: Frame, option: int) -> dict[str, object]:
        meaning = super().meaning(s, f, option)
        if option < CARDS:
            place = s.place_of(option)
            meaning["person"] = person(s, place) if 0 <= place < PLACES else ""
        return meaning


class Window(Question):
    """A question that is asked even of somebody who has nothing to answer with, so that being asked tells nothing."""

    def about(self, s: Duel, f: Frame) -> dict[str, object]:
        return {"pass": self.passing()}
