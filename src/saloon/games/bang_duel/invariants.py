"""What must hold in every state that can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.engine.state import NOBODY
from saloon.games.bang_duel.cards import FACE_OF, KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import (
    BURY,
    CARD,
    CARDS,
    DOCTOR,
    END,
    GEAR,
    OLD,
    OPEN,
    OUTLAW_CARDS,
    PAST,
    PLACES,
    SEEN,
    SQUAD,
    STRANGER,
)
from saloon.games.bang_duel.naming import ABILITY
from saloon.games.bang_duel.queue import card_of, kind_of, person_of, source_of

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

BULLETS = 20  # in the box


def broken_invariants(s: Duel) -> list[str]:
    """What is broken, in plain English; empty when all is well."""
    found = [*people_faults(s), *card_faults(s), *hand_faults(s), *turn_faults(s)]
    return found or moment_faults(s)


def people_faults(s: Duel) -> list[str]:
    """Every character once, on its own side; the token with somebody."""
    found: list[str] = []
    for seat in range(2):
        here = [person for person in (s.people[seat * 2], s.people[seat * 2 + 1]) if person != NOBODY]
        squad = [*here, *s.reserves[seat], *s.gone[seat]]
        if len(squad) != s.squad:
            found.append(f"side {seat} has {len(squad)} characters")
        for person in squad:
            if person // SQUAD != seat or not 0 <= person < 2 * SQUAD or squad.count(person) > 1:
                found.append(f"character {person} is with side {seat}")
        if s.front[seat] // 2 != seat or s.awake[seat] // 2 != seat:
            found.append(f"the token of side {seat} is at {s.front[seat]}")
        if s.choice[seat] not in (0, 1):
            found.append(f"side {seat} chose {s.choice[seat]}")
    bullets = 0
    for place in range(PLACES):
        person = s.people[place]
        most = CHARACTERS[person].life if 0 <= person < 2 * SQUAD and s.turns > 0 else 0
        if not 0 <= s.life[place] <= most:
            found.append(f"place {place} has {s.life[place]} life")
        bullets += s.life[place]
    if bullets > BULLETS:
        found.append(f"{bullets} bullets are in play")
    return found


def card_faults(s: Duel) -> list[str]:
    """All 80 cards, each in one place, and where its kind belongs."""
    found: list[str] = []
    seen = [0] * CARDS
    for cards in [*s.gear, *s.decks, s.common, s.discard]:
        for card in cards:
            if not 0 <= card < CARDS:
                found.append(f"card {card} is no card")
            else:
                seen[card] += 1
    for entries in [*s.hands, s.laid]:
        for entry in entries:
            if not 0 <= entry < 2 * PAST or entry & CARD >= CARDS:
                found.append(f"card {entry} is no card")
            else:
                seen[entry & CARD] += 1
    for card in range(CARDS):
        if seen[card] != 1:
            found.append(f"card {card} is in {seen[card]} places")
    for seat in range(2):
        if any(card // OUTLAW_CARDS != seat for card in s.decks[seat]):
            found.append(f"deck {seat} has a card of the other side")
    if s.reloaded != NOBODY and s.reloaded not in s.discard:
        found.append(f"card {s.reloaded} was reloaded but is not discarded")
    if s.common and not s.made:
        found.append("there is a common deck before its time")
    if s.made and s.decks[0] and s.decks[1]:
        found.append("there is a common deck beside two personal ones")
    for place in range(PLACES):
        kinds = [KIND_OF[card] for card in s.gear[place] if 0 <= card < CARDS]
        if any(KINDS[kind].frame != GEAR for kind in kinds) or any(kinds.count(kind) > 1 for kind in kinds):
            found.append(f"place {place} has the equipment {kinds}")
        if kinds and s.people[place] == NOBODY and s.stack and s.stack[-1].a != place:
            found.append(f"nobody at place {place} has the equipment {kinds}")
    return found


def hand_faults(s: Duel) -> list[str]:
    """Hands are in the order of faces, and what is open to all is seen by the opponent."""
    found: list[str] = []
    for seat in range(2):
        faces = [FACE_OF[entry & CARD] for entry in s.hands[seat] if entry & CARD < CARDS]
        if faces != sorted(faces):
            found.append(f"the hand of side {seat} is in disorder")
        if any(entry & OPEN and not entry & SEEN for entry in s.hands[seat]):
            found.append(f"side {seat} has a card that only onlookers know")
        if any(entry & (OLD | PAST) and not s.made for entry in s.hands[seat]):
            found.append(f"side {seat} has a card of a common deck that never was")
    if any(entry & OLD and entry & PAST for entry in s.hands[0] + s.hands[1] + s.laid):
        found.append("a card came out of two decks")
    if s.reader not in (NOBODY, 0, 1) or (s.reader != NOBODY and not s.laid):
        found.append(f"{s.reader} looks at {len(s.laid)} cards")
    return found


def turn_faults(s: Duel) -> list[str]:
    """Limits of a turn, and nothing left over between effects."""
    found: list[str] = []
    if s.turn not in (0, 1) or s.turns < 0:
        found.append(f"turn {s.turns} of side {s.turn}")
        return found
    if not 0 <= s.bangs <= 2 or (s.bangs == 2 and STRANGER not in s.people + s.gone[s.turn]):
        found.append(f"{s.bangs} BANG! cards counted")
    if not 0 <= s.used < 16:
        found.append(f"abilities used: {s.used}")
    if s.by not in (0, 1) or not 0 <= s.shooter < 2 * SQUAD or not -1 <= s.symbol <= 3:
        found.append("the effect is none")
    if not 0 <= s.cause < len(KINDS) and not ABILITY <= s.cause < ABILITY + 2 * SQUAD:
        found.append(f"{s.cause} causes the effect")
    if any(not can_wait(item) for item in s.queue):
        found.append("the queue holds what it cannot")
    return found


def can_wait(item: int) -> bool:
    """Whether an effect in the queue is one."""
    known = item >= 0 and kind_of(item) <= DOCTOR and card_of(item) < len(KINDS)
    return known and source_of(item) < 2 * SQUAD and person_of(item) < 2 * SQUAD


def moment_faults(s: Duel) -> list[str]:
    """Before the first turn and between effects nothing lies around; the end has a loser."""
    if s.turns == 0:
        return early_faults(s)
    found: list[str] = []
    if s.choice != [0, 0]:
        found.append("a choice of the beginning is left over")
    if not s.stack:
        if s.queue or s.laid or s.scores().count(0) != 1:
            found.append("the game has ended without an end")
        return found
    buried = [frame.a for frame in s.stack if frame.seat == NOBODY and frame.kind == BURY]
    for place in range(PLACES):
        empty = s.people[place] == NOBODY and place not in buried
        if empty and (s.reserves[place // 2] or s.front[place // 2] == place):
            found.append(f"nobody is at place {place}")
    quiet = len(s.stack) == 1 or (s.stack[0].seat == NOBODY and s.stack[0].kind == END)
    if quiet and (s.queue or s.laid or s.awake != s.front):
        found.append("something is left over between effects")
    for place in range(PLACES):
        if quiet and s.people[place] != NOBODY and s.life[place] == 0:
            found.append(f"place {place} is dead but there")
    return found


def early_faults(s: Duel) -> list[str]:
    """What cannot be while both choose who stands in front (2.3)."""
    lists = [*s.hands, *s.gear, *s.gone, s.common, s.discard, s.laid, s.queue]
    begun = [things for things in lists if things]
    if begun or s.made or s.front != [0, 2] or s.awake != [0, 2] or NOBODY in s.people or not s.stack:
        return ["the game has begun before its first turn"]
    return []
