"""What must hold in every state that can be reached, beyond the range of each field and the order of the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.engine.frames import NOBODY
from saloon.games.bang_duel.cards import FACE_OF, KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.generated import PlaceFrame, SideFrame, Waiting
from saloon.games.bang_duel.ids import (
    ABILITY,
    ASK_KATE,
    ASK_KEEP,
    ASK_PAY,
    ASK_PLAY,
    ASK_REPEAT,
    ASK_RESPITE,
    ASK_REVEAL,
    ASK_ROBBERY,
    ASK_STORE,
    ASK_TARGET,
    ASK_TEACHER,
    ASK_WAGON,
    ASK_WATER,
    BITE,
    BURY,
    CARD,
    CARDS,
    DJANGO,
    DRAW,
    DRAW_ONE,
    END,
    GEAR,
    HERD,
    HIT_FRONT,
    HIT_PERSON,
    HIT_REAR,
    KID_CURRY,
    KITTY,
    LONE_RANGER,
    OLD,
    OPEN,
    OUTLAW_CARDS,
    PAST,
    PINKERTON,
    PLACES,
    REST_AGAIN,
    RETURN_FIRE,
    SCHULZ,
    SEEN,
    SQUAD,
    STRANGER,
    TOM_HORN,
    WATCH,
    WILD_BILL,
    WYATT_EARP,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

# Questions before a card or an ability has done anything
AT_FIRST = (
    ASK_PLAY,
    ASK_TARGET,
    ASK_ROBBERY,
    ASK_TEACHER,
    ASK_WATER,
    ASK_RESPITE,
    ASK_STORE,
    ASK_WAGON,
    ASK_PAY,
    ASK_REPEAT,
    ASK_KEEP,
    ASK_KATE,
)
OVER_CARDS = (ASK_TARGET, ASK_REVEAL, ASK_STORE, ASK_WAGON, ASK_KEEP)  # questions while cards lie on the table
READING = (ASK_WAGON, ASK_KEEP)  # and those about cards that only one sees

# Whose abilities cause what, by the kind of effect that waits
CAUSING = [[PINKERTON, WILD_BILL], [TOM_HORN], [KID_CURRY], [DJANGO, LONE_RANGER, WYATT_EARP], [SCHULZ]]


def broken_rules(s: Duel) -> list[str]:
    """What is broken, in plain English; empty when all is well."""
    found = [*people_faults(s), *card_faults(s), *hand_faults(s), *turn_faults(s)]
    return found or moment_faults(s)


def buried(s: Duel) -> list[int]:
    """The places that wait for somebody to be buried."""
    steps = [frame for frame in s.stack if frame.seat == NOBODY and frame.kind == BURY]
    return [frame.place for frame in steps if isinstance(frame, PlaceFrame)]


def people_faults(s: Duel) -> list[str]:
    """Every character once, on its own side; the token with somebody."""
    found: list[str] = []
    for seat in range(2):
        here = [person for person in (s.people[seat * 2], s.people[seat * 2 + 1]) if person != NOBODY]
        squad = [*here, *s.reserves[seat], *s.gone[seat]]
        if len(squad) != s.variant.squad:
            found.append(f"side {seat} has {len(squad)} characters")
        for person in squad:
            if person // SQUAD != seat or squad.count(person) > 1:
                found.append(f"character {person} is with side {seat}")
        if s.front[seat] // 2 != seat or s.awake[seat] // 2 != seat:
            found.append(f"the token of side {seat} is at {s.front[seat]}")
    for place in range(PLACES):
        person = s.people[place]
        most = CHARACTERS[person].life if person != NOBODY and s.turns > 0 else 0
        if s.life[place] > most:
            found.append(f"place {place} has {s.life[place]} life")
    return found


def card_faults(s: Duel) -> list[str]:
    """All 80 cards, each in one place, and where its kind belongs."""
    found: list[str] = []
    seen = [0] * (CARD + 1)
    for cards in [*s.gear, *s.decks, s.common, s.discard, *s.hands, s.laid]:
        for entry in cards:
            seen[entry & CARD] += 1
    for card in range(CARD + 1):
        if seen[card] != (1 if card < CARDS else 0):
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
        kinds = [KIND_OF[card] for card in s.gear[place]]
        if any(KINDS[kind].frame != GEAR for kind in kinds) or any(kinds.count(kind) > 1 for kind in kinds):
            found.append(f"place {place} has the equipment {kinds}")
        if kinds and s.people[place] == NOBODY and s.stack and place not in buried(s):
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
    return found


def turn_faults(s: Duel) -> list[str]:
    """Limits of a turn, and an effect that somebody can have caused."""
    found: list[str] = []
    squad = [*s.people[s.turn * 2 : s.turn * 2 + 2], *s.gone[s.turn]]
    if s.bangs == 2 and STRANGER not in squad:
        found.append(f"{s.bangs} BANG! cards counted")
    for person, character in enumerate(CHARACTERS):
        if character.once >= 0 and s.used >> (character.once - KITTY) & 1 and person not in squad:
            found.append(f"the ability of character {person} was used")
    if len(KINDS) <= s.cause < ABILITY:
        found.append(f"{s.cause} causes the effect")
    if s.shooter // SQUAD != s.by:
        found.append(f"character {s.shooter} shoots for side {s.by}")
    if not all(can_wait(s, item) for item in s.queue):
        found.append("the queue holds what it cannot")
    return found


def can_wait(s: Duel, item: Waiting) -> bool:
    """Whether an effect in the queue can be there: of an ability, while its character lives (9.8), or of a card."""
    side = item.source // SQUAD
    if item.seat != (1 - side if item.kind in (HIT_FRONT, HIT_REAR) else side):
        return False
    if (item.person != NOBODY) != (item.kind == HIT_PERSON):
        return False
    if item.card == RETURN_FIRE:
        return item.kind == HIT_FRONT and (item.source in s.people or item.source in s.gone[side])
    by_card = item.card == WATCH and item.kind == DRAW_ONE
    by_ability = item.card == NOBODY and item.source in CAUSING[item.kind]
    return (by_card or by_ability) and s.find(item.source) != NOBODY


def moment_faults(s: Duel) -> list[str]:
    """Before the first turn and between effects nothing lies around; the end has a loser."""
    if s.turns == 0:
        return early_faults(s)
    found: list[str] = []
    if s.choice != [0, 0]:
        found.append("a choice of the beginning is left over")
    if not s.stack:
        if s.queue or s.laid or s.reader != NOBODY or s.scores().count(0) != 1:
            found.append("the game has ended without an end")
        return found
    empty = [place for place in range(PLACES) if s.people[place] == NOBODY]
    for place in empty:
        if place not in buried(s) and (s.reserves[place // 2] or s.front[place // 2] == place):
            found.append(f"nobody is at place {place}")
    top = s.stack[-1]
    if s.laid and (top.kind not in OVER_CARDS or top.seat == NOBODY):
        found.append(f"{len(s.laid)} cards lie on the table")
    if s.reader != (top.seat if top.kind in READING else NOBODY):
        found.append(f"{s.reader} looks at {len(s.laid)} cards")
    return found or start_faults(s) or [*rest_faults(s), *quiet_faults(s)]


def start_faults(s: Duel) -> list[str]:
    """What waits for the start of a turn lies in its order, above the draw phase (3.2)."""
    places = {HERD: 2, BITE: 4}
    for height, frame in enumerate(s.stack):
        if frame.seat == NOBODY and frame.kind in places:
            lowest = s.stack[0]
            if height != places[frame.kind] or lowest.seat != NOBODY or lowest.kind != DRAW:
                return ["the start of a turn is in disorder"]
    return []


def rest_faults(s: Duel) -> list[str]:
    """Nobody but the active character is awake, unless the effect on it will be finished (5.4)."""
    steps = [frame for frame in s.stack if frame.seat == NOBODY and frame.kind == REST_AGAIN]
    sides = [frame.side for frame in steps if isinstance(frame, SideFrame)]
    awake = [seat for seat in range(2) if s.awake[seat] != s.front[seat] and seat not in sides]
    return [f"side {seat} has somebody awake without a cause" for seat in awake]


def quiet_faults(s: Duel) -> list[str]:
    """What cannot be left over between effects."""
    top, lowest = s.stack[-1], s.stack[0]
    between = top.kind in AT_FIRST or (lowest.seat == NOBODY and lowest.kind == END)
    if not between:
        return []
    found = ["something is left over between effects"] if s.queue else []
    for place in range(PLACES):
        if s.people[place] != NOBODY and s.life[place] == 0:
            found.append(f"place {place} is dead but there")
    return found


def early_faults(s: Duel) -> list[str]:
    """What cannot be while both choose who stands in front (2.3)."""
    begun = any([*s.hands, *s.gear, *s.gone, s.common, s.discard, s.laid, s.made, s.queue])
    elsewhere = s.front != [0, 2] or s.awake != [0, 2] or NOBODY in s.people or s.reader != NOBODY
    if begun or elsewhere or not s.stack:
        return ["the game has begun before its first turn"]
    return []
