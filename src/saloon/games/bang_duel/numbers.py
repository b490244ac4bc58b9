"""A street as numbers for a learner: all that a seat may know, each number from 0 to 1, zero where nothing is known.

Seats, places and cards keep their own numbers, which are those of the options: nothing is turned round to the seat that
looks. Blocks are written in the order in which `names` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import BACK_NAMES, CARD_NAMES, KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.effects import COLTISH, ONCE_MORE
from saloon.games.bang_duel.hits import BARREL_TRIED, KID_TRIED, WITH_KID, WITH_RETURN_FIRE
from saloon.games.bang_duel.ids import (
    ASK_ANDERSON,
    ASK_ANSWER,
    ASK_DISCARD,
    ASK_DUEL,
    ASK_EXTRA,
    ASK_FRONT,
    ASK_INDIANS,
    ASK_PAY,
    ASK_PLAY,
    ASK_REPEAT,
    ASK_RESPITE,
    ASK_REVEAL,
    ASK_SHIELD,
    ASK_TARGET,
    CARD,
    CARDS,
    GEAR,
    HIT,
    LAST_LIMIT,
    OLD,
    OPEN,
    OUTLAW_CARDS,
    PAST,
    PEARL,
    PLACES,
    RAID,
    SEEN,
    SQUAD,
)
from saloon.games.bang_duel.imagine import class_of
from saloon.games.bang_duel.naming import ABILITY
from saloon.games.bang_duel.queue import kind_of, seat_of

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

PHASES: Final = ["choosing", "start", "play", "discard", "over"]
PURPOSES: Final = ["barrel", "kid-curry", "rattlesnake", "dynamite"]  # why a card is revealed
WAITING: Final = ["hit in front", "hit in the rear", "hit on somebody", "card", "discard"]  # effects of the queue
CLASSES: Final = ["law", "outlaw", "old law", "old outlaw", "past law", "past outlaw"]  # hidden cards by `class_of`
GEAR_CARDS: Final = [card for card in range(CARDS) if KINDS[KIND_OF[card]].frame == GEAR]
GEAR_INDEX: Final = [GEAR_CARDS.index(card) if card in GEAR_CARDS else 0 for card in range(CARDS)]

# Blocks of a number for each card
MINE: Final = 0
SHOWN: Final = 1
THEIRS: Final = 2
DISCARDED: Final = 3
LAID: Final = 4
COMMON: Final = 5
ZONES: Final = ["mine", "mine, known to the other", "theirs", "discarded", "on the table", "hidden, seen before"]

# What counts as one
LIFE: Final = 1.0 / 5
HAND: Final = 1.0 / 10
DECK: Final = 1.0 / 40
COMMON_DECK: Final = 1.0 / 80
SIDE: Final = 1.0 / 12
LOOKED_AT: Final = 1.0 / 3
PENDING: Final = 1.0 / 4
TURNS: Final = 1.0 / 200

# Numbers about the question besides its kind: two places, a card type, and eleven notes
NOTES: Final = ["as a colt", "once more", "barrel tried", "kid-curry tried", "return fire", "kid-curry", "left"]


def numbers(s: Duel, seat: int) -> list[float]:
    """As a seat sees it, or an onlooker: NOBODY."""
    out = [0.0] * LENGTH
    at = question(s, seat, out)
    at = effect(s, out, at)
    at = course(s, out, at)
    at = people(s, seat, out, at)
    cards(s, seat, out, at)
    return out


def at_most_one(number: float) -> float:
    return number if number < 1.0 else 1.0


def share(count: int, unit: float) -> float:
    """So many, as a part of what counts as one."""
    return at_most_one(count * unit)


def question(s: Duel, seat: int, out: list[float]) -> int:
    """Who looks, who is asked, and what: the own question, else the one that the table waits for."""
    if seat != NOBODY:
        out[seat] = 1.0
    for decider in s.deciders():
        out[2 + decider] = 1.0
    if s.stack:
        index = s.open_frame(seat)
        frame = s.stack[index] if index >= 0 else s.stack[-1]
        out[4 + frame.kind] = 1.0
        arguments(s, frame, out, 4 + len(QUESTIONS))
    return 4 + len(QUESTIONS) + 2 * PLACES + len(KINDS) + len(NOTES) + len(PURPOSES)


def arguments(s: Duel, frame: Frame, out: list[float], at: int) -> None:
    """What a question is about; everybody may know it."""
    kind = frame.kind
    a = frame.a
    b = frame.b
    card = at + 2 * PLACES
    notes = card + len(KINDS)
    if kind == ASK_TARGET:
        out[card + KIND_OF[a]] = 1.0
        if b == COLTISH:
            out[notes] = 1.0
        elif b == ONCE_MORE:
            out[notes + 1] = 1.0
    elif kind in (ASK_RESPITE, ASK_REPEAT):
        out[card + KIND_OF[a]] = 1.0
    elif kind == ASK_PAY:
        if a == PEARL:
            out[card + KIND_OF[b]] = 1.0
    elif kind == ASK_REVEAL:
        out[notes + len(NOTES) + a] = 1.0
        out[at + b] = 1.0
    elif kind == ASK_DISCARD:
        life = s.life[s.front[frame.seat]]
        out[notes + 6] = share(len(s.hands[frame.seat]) - (life if life > 1 else LAST_LIMIT), HAND)
    elif kind in (ASK_ANSWER, ASK_EXTRA, ASK_SHIELD, ASK_DUEL, ASK_INDIANS, ASK_ANDERSON):
        out[at + a] = 1.0
        if kind == ASK_ANSWER:
            if b & BARREL_TRIED:
                out[notes + 2] = 1.0
            if b & KID_TRIED:
                out[notes + 3] = 1.0
        elif kind == ASK_EXTRA:
            if b == WITH_RETURN_FIRE:
                out[notes + 4] = 1.0
            elif b == WITH_KID:
                out[notes + 5] = 1.0
        elif kind == ASK_DUEL:
            out[at + PLACES + b] = 1.0
        elif kind == ASK_SHIELD:
            out[notes + 6] = share(b & 7, PENDING)
        elif kind == ASK_ANDERSON:
            out[notes + 6] = share(b, PENDING)


def effect(s: Duel, out: list[float], at: int) -> int:
    """What is being worked off, and what waits behind it."""
    if s.stack:
        asked = s.stack[-1].kind
        if asked != ASK_PLAY and asked != ASK_DISCARD and asked != ASK_FRONT:
            cause = s.cause
            if cause < ABILITY:
                out[at + cause] = 1.0
            if s.shooter != NOBODY:
                out[at + len(KINDS) + s.shooter] = 1.0
            notes = at + len(KINDS) + 2 * SQUAD
            out[notes + s.by] = 1.0
            if s.extra:
                out[notes + 2] = 1.0
            if s.missed:
                out[notes + 3] = 1.0
    at += len(KINDS) + 2 * SQUAD + 4
    for frame in s.stack:
        if frame.seat == NOBODY:
            if frame.kind == HIT:
                out[at + frame.a] = at_most_one(out[at + frame.a] + PENDING)
            elif frame.kind == RAID:
                out[at + PLACES + frame.a] = 1.0
    at += 2 * PLACES
    for item in s.queue:
        place = at + kind_of(item) * 2 + seat_of(item)
        out[place] = at_most_one(out[place] + PENDING)
    return at + 2 * len(WAITING)


def course(s: Duel, out: list[float], at: int) -> int:
    """Whose turn it is, and what may still be done in it."""
    out[at + s.turn] = 1.0
    out[at + 2] = share(s.turns, TURNS)
    at += 3
    out[at + phase(s)] = 1.0
    at += len(PHASES)
    if s.turns > 0:
        left = s.bangs_left(s.turn)
        out[at] = share(left, 0.5)
        if left == CARDS:
            out[at + 1] = 1.0
        if s.reload_open():
            out[at + 2] = 1.0
    out[at + 3] = share(s.bangs, PENDING)
    if s.moved:
        out[at + 4] = 1.0
    for once in range(4):
        if s.used >> once & 1:
            out[at + 5 + once] = 1.0
    at += 9
    for winner in s.winners():
        out[at + winner] = 1.0
    return at + 2


def phase(s: Duel) -> int:
    if not s.stack:
        return 4
    if s.turns == 0:
        return 0
    if s.stack[-1].kind == ASK_DISCARD:
        return 3
    for frame in s.stack:
        if frame.kind == ASK_PLAY and frame.seat != NOBODY:
            return 2
    return 1


def people(s: Duel, seat: int, out: list[float], at: int) -> int:
    """Who stands where (2.3), who waits as far as it is known (15.4), and who is gone."""
    for place in range(PLACES):
        person = s.people[place]
        side = place // 2
        if person != NOBODY and (s.turns > 0 or side == seat):
            out[at + person - side * SQUAD] = 1.0
            if s.turns > 0:
                out[at + SQUAD] = s.life[place] * LIFE
                if s.front[side] == place:
                    out[at + SQUAD + 1] = 1.0
                if s.awake[side] == place:
                    out[at + SQUAD + 2] = 1.0
        at += SQUAD + 3
    for side in range(2):
        out[at + side] = len(s.reserves[side]) * SIDE
        for person in s.gone[side]:
            out[at + 2 + person] = 1.0
    at += 2 + 2 * SQUAD
    if seat != NOBODY:
        for person in s.reserves[seat]:
            out[at + person - seat * SQUAD] = 1.0
        if s.turns == 0 and s.open_frame(seat) < 0:
            out[at + SQUAD + s.choice[seat]] = 1.0
    return at + SQUAD + 2


def own_hand(s: Duel, seat: int, out: list[float], at: int) -> None:
    for entry in s.hands[seat]:
        card = entry & CARD
        out[at + card] = 1.0
        if entry & SEEN:
            out[at + SHOWN * CARDS + card] = 1.0


def their_hand(s: Duel, foe: int, out: list[float], at: int, hidden: int) -> None:
    for entry in s.hands[foe]:
        card = entry & CARD
        if entry & SEEN:
            out[at + THEIRS * CARDS + card] = 1.0
        else:
            out[hidden + class_of(entry)] += HAND
            before(entry, out, at)


def open_hands(s: Duel, out: list[float], at: int, hidden: int) -> None:
    """What an onlooker sees of both hands (15.2): the cards of the law that all know stand where the own ones do, and
    of those that are hidden, whoever has them, the back is all there is."""
    for side in range(2):
        for entry in s.hands[side]:
            card = entry & CARD
            if entry & OPEN:
                out[at + (MINE if side == 0 else THEIRS) * CARDS + card] = 1.0
            else:
                out[hidden + card // OUTLAW_CARDS] += HAND


def cards(s: Duel, seat: int, out: list[float], at: int) -> None:
    """Where each card is, as far as the seat knows, and how many there are of which it knows only the back (15.2)."""
    hidden = at + len(ZONES) * CARDS + len(GEAR_CARDS) * PLACES + len(KINDS) + 1
    if seat == NOBODY:
        open_hands(s, out, at, hidden)
    else:
        own_hand(s, seat, out, at)
        their_hand(s, 1 - seat, out, at, hidden)
    for card in s.discard:
        out[at + DISCARDED * CARDS + card] = 1.0
    looked = hidden + len(CLASSES)
    for entry in s.laid:
        card = entry & CARD
        if s.reader == NOBODY or s.reader == seat:
            out[at + LAID * CARDS + card] = 1.0
        else:
            out[looked + card // OUTLAW_CARDS] += LOOKED_AT
            if seat != NOBODY:
                before(entry, out, at)
    if seat != NOBODY:  # an onlooker cannot always tell which of the hidden cards these are
        for card in s.common:
            out[at + COMMON * CARDS + card] = 0.5
    at += len(ZONES) * CARDS
    for place in range(PLACES):
        for card in s.gear[place]:
            out[at + GEAR_INDEX[card] * PLACES + place] = 1.0
    at += len(GEAR_CARDS) * PLACES
    if s.discard:
        out[at + KIND_OF[s.discard[-1]]] = 1.0
    if s.reloaded_on_top():
        out[at + len(KINDS)] = 1.0
    for kind in range(len(CLASSES)):
        out[hidden + kind] = at_most_one(out[hidden + kind])
    at = looked + 2
    out[at] = share(len(s.hands[0]), HAND)
    out[at + 1] = share(len(s.hands[1]), HAND)
    out[at + 2] = len(s.decks[0]) * DECK
    out[at + 3] = len(s.decks[1]) * DECK
    out[at + 4] = len(s.common) * COMMON_DECK
    if s.made:
        out[at + 5] = 1.0
    if s.common:
        out[at + 6 + s.common[-1] // OUTLAW_CARDS] = 1.0


def before(entry: int, out: list[float], at: int) -> None:
    """A hidden card that was seen before: one that went through the common deck, or through an earlier one, and is
    then surely not in a deck."""
    if entry & PAST:
        out[at + COMMON * CARDS + (entry & CARD)] = 1.0
    elif entry & OLD:
        out[at + COMMON * CARDS + (entry & CARD)] = 0.5


# What the numbers mean


def names() -> list[str]:
    """The meaning of each number, in order."""
    kinds = [kind.name for kind in KINDS]
    people = [character.name for character in CHARACTERS]
    places = [f"{side} {slot}" for side in BACK_NAMES for slot in range(2)]
    found = [f"me: {side}" for side in BACK_NAMES]
    found += [f"asked: {side}" for side in BACK_NAMES]
    found += [f"question: {question.name}" for question in QUESTIONS]
    found += [f"question: place {place}" for place in places]
    found += [f"question: other place {place}" for place in places]
    found += [f"question: card {kind}" for kind in kinds]
    found += [f"question: {note}" for note in NOTES]
    found += [f"question: reveal for {purpose}" for purpose in PURPOSES]
    found += [f"effect: of card {kind}" for kind in kinds]
    found += [f"effect: of {person}" for person in people]
    found += [f"effect: by {side}" for side in BACK_NAMES]
    found += ["effect: a miss costs a card", "effect: missed"]
    found += [f"to come: hits at {place}" for place in places]
    found += [f"to come: raid at {place}" for place in places]
    found += [f"to come: {what}, {side}" for what in WAITING for side in BACK_NAMES]
    found += [f"turn: {side}" for side in BACK_NAMES] + ["turn: number"]
    found += [f"phase: {name}" for name in PHASES]
    found += ["turn: bangs left", "turn: any number of bangs", "turn: reload", "turn: bangs", "turn: token moved"]
    found += [f"turn: {name} used" for name in ("kitty-leroy", "pearl-hart", "sundance", "cattle-kate")]
    found += [f"winner: {side}" for side in BACK_NAMES]
    for index, place in enumerate(places):
        found += [f"{place}: {person}" for person in people[index // 2 * SQUAD : (index // 2 + 1) * SQUAD]]
        found += [f"{place}: {note}" for note in ("life", "front", "awake")]
    found += [f"reserve: {side}" for side in BACK_NAMES]
    found += [f"gone: {person}" for person in people]
    found += [f"my reserve: {number}" for number in range(SQUAD)]
    found += [f"my choice: {slot}" for slot in range(2)]
    found += [f"{zone}: {card}" for zone in ZONES for card in CARD_NAMES]
    found += [f"worn: {CARD_NAMES[card]} at {place}" for card in GEAR_CARDS for place in places]
    found += [f"top of the discard pile: {kind}" for kind in kinds] + ["top of the discard pile: reloaded"]
    found += [f"their hand, hidden: {kind}" for kind in CLASSES]
    found += [f"they look at: {side}" for side in BACK_NAMES]
    found += [f"hand: {side}" for side in BACK_NAMES]
    found += [f"deck: {side}" for side in BACK_NAMES]
    found += ["common deck", "common deck made"]
    found += [f"common deck: top {side}" for side in BACK_NAMES]
    return found


LENGTH: Final = len(names())
