"""Reads a dump back into a duel, and trusts nothing in it."""

from __future__ import annotations

from saloon.engine.dump import Dump, is_number
from saloon.engine.errors import BadRecord, BadSeats, BadSwitch
from saloon.engine.game import Game
from saloon.engine.rng import MASK, Rng
from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.effects import COLTISH, EFFECTS, ONCE_MORE, Aimed
from saloon.games.bang_duel.flow import STEPS, hand_limit, shield
from saloon.games.bang_duel.hits import BARREL_TRIED, KID_TRIED, WITH_KID
from saloon.games.bang_duel.ids import (
    ACTION,
    AFTER,
    ASK_ANDERSON,
    ASK_ANSWER,
    ASK_CARBINE,
    ASK_DISCARD,
    ASK_DUEL,
    ASK_EXTRA,
    ASK_FRONT,
    ASK_INDIANS,
    ASK_KEEP,
    ASK_PAY,
    ASK_PEACEMAKER,
    ASK_PLAY,
    ASK_REPEAT,
    ASK_RESPITE,
    ASK_REVEAL,
    ASK_SCHULZ,
    ASK_SHIELD,
    ASK_SHOTGUN,
    ASK_STORE,
    ASK_TARGET,
    ASK_WAGON,
    BURY,
    CARD,
    CARDS,
    COLT,
    DEATH,
    DRAW,
    DYNAMITE,
    END,
    EXPLOSION,
    FACE_OFF,
    FOR_DYNAMITE,
    GEAR,
    LOSE,
    OLD,
    PAST,
    PEARL,
    PLACES,
    REST_AGAIN,
    REVEALED,
    RIDER,
    SHARE,
    SUNDANCE_TRADE,
    WIDTH,
)
from saloon.games.bang_duel.naming import ABILITY
from saloon.games.bang_duel.state import Duel

BOTTOM = (FACE_OFF, DRAW, END)  # steps that lie under everything else, where no question to play does


def load(read: Dump, game: Game) -> Duel:
    """The duel of a dump; BadRecord says which field is missing, wrong or impossible."""
    squad = read.number("squad")
    try:
        game.check(2, {"squad": squad})
    except (BadSeats, BadSwitch) as error:
        raise BadRecord("dump-impossible", {"fault": str(error)}) from error
    words = read.numbers("rng", 4)
    if not all(0 <= word <= MASK for word in words):
        raise BadRecord("dump-field-wrong", {"field": "rng", "wanted": f"0…{MASK}"})
    rng = Rng()
    rng.load(words)
    stack = [Frame(*row) for row in read.rows("stack", 5)]
    duel = Duel(
        squad,
        rng,
        stack,
        read.numbers("people", PLACES),
        read.numbers("life", PLACES),
        lists(read, "gear", PLACES),
        read.numbers("front", 2),
        read.numbers("awake", 2),
        lists(read, "hands", 2),
        lists(read, "decks", 2),
        lists(read, "reserves", 2),
        lists(read, "gone", 2),
        read.numbers("choice", 2),
        read.numbers("common"),
        read.switch("made"),
        read.numbers("discard"),
        read.number("reloaded"),
        read.numbers("laid"),
        read.number("reader"),
        read.numbers("queue"),
        read.number("turn"),
        read.number("turns"),
        read.number("bangs"),
        read.switch("moved"),
        read.number("used"),
        read.number("cause"),
        read.number("by"),
        read.number("shooter"),
        read.switch("extra"),
        read.switch("missed"),
        read.number("symbol"),
    )
    broken = duel.broken_invariants()
    if broken:
        raise BadRecord("dump-impossible", {"fault": broken[0]})
    settled = not stack or stack[-1].seat != NOBODY
    if not settled or not all(fits(duel, height, frame) for height, frame in enumerate(stack)):
        raise BadRecord("dump-field-wrong", {"field": "stack", "wanted": "frames"})
    return duel


def lists(read: Dump, name: str, count: int) -> list[list[int]]:
    """Lists of numbers of any length."""
    rows = read.field(name)
    good = isinstance(rows, list) and all(isinstance(row, list) and all(map(is_number, row)) for row in rows)
    if not isinstance(rows, list) or not good or len(rows) != count:
        raise BadRecord("dump-field-wrong", {"field": name, "wanted": f"{count} × [int, …]"})
    return [list(row) for row in rows]


def fits(duel: Duel, height: int, frame: Frame) -> bool:
    """Whether a frame can lie where it does."""
    if not 0 <= frame.a < WIDTH or not 0 <= frame.b < 512:
        return False
    if frame.seat < 0:
        inside = 0 <= frame.kind < len(STEPS) and frame.seat == NOBODY and frame.group == 0
        return inside and (frame.kind in BOTTOM) == (height == 0) and can_come(duel, height, frame)
    inside = 0 <= frame.kind < len(QUESTIONS) and frame.seat < duel.seats
    if not inside or (frame.kind == ASK_FRONT) != (duel.turns == 0):
        return False
    if frame.kind == ASK_FRONT:
        first = height == 1 or (height == 2 and frame.seat == 1 and duel.stack[1].seat == 0)
        return first and frame.group == 2 and frame.a == frame.b == 0
    if frame.group != 0 or (frame.kind == ASK_PLAY) != (height == 0):
        return False
    if frame.kind == ASK_PLAY:
        return frame.seat == duel.turn and frame.a == frame.b == 0
    top = height == len(duel.stack) - 1
    return top and can_be_asked(duel, duel.stack[height - 1], frame) and can_be_answered(duel, frame)


def can_come(duel: Duel, height: int, frame: Frame) -> bool:
    """Whether a step can be about what it says."""
    kind, place, how = frame.kind, frame.a, frame.b
    if kind == FACE_OFF:
        return duel.turns == 0 and place == how == 0 and len(duel.stack) > 1
    if height == 1 and kind != AFTER:
        return False  # nothing ends without its deaths and what it caused
    if kind in (SHARE, REST_AGAIN):
        return place < 2 and how == 0
    if place >= PLACES:
        return False
    if kind == BURY:  # somebody is left, or the game would be over
        others = len(duel.reserves[place // 2]) > 0 or duel.people[place ^ 1] != NOBODY
        return how < 16 and duel.people[place] == NOBODY and len(duel.gone[place // 2]) > 0 and others
    if kind == DEATH:
        return how < 16 and duel.people[place] != NOBODY and duel.life[place] == 0
    if kind == RIDER:
        return duel.cause < ABILITY and how == 0
    if kind == REVEALED:
        dynamite = how & 3 != FOR_DYNAMITE or duel.wears(place, DYNAMITE) != NOBODY
        return how < 16 and duel.alive(place) and dynamite
    return how < 128 if kind == LOSE else how == 0


def can_be_asked(duel: Duel, below: Frame, frame: Frame) -> bool:
    """Whether a question fits what waits below it and what lies on the table."""
    kind, seat = frame.kind, frame.seat
    waits = below.kind if below.seat == NOBODY else NOBODY
    if kind in (ASK_ANSWER, ASK_EXTRA, ASK_SHIELD, ASK_DUEL, ASK_INDIANS):
        return of_the_target(duel, frame)
    if kind == ASK_REVEAL:
        return waits == REVEALED and below.a == frame.b and below.b & 3 == frame.a and laid(duel, [2], NOBODY)
    if kind == ASK_STORE:
        return waits == SHARE and below.a == 1 - seat and laid(duel, [2, 3, 4], NOBODY)
    if kind == ASK_ANDERSON:
        return waits == BURY and below.a == frame.a and 1 <= frame.b <= 2 and not duel.laid
    if kind == ASK_SCHULZ or kind in AFTER_A_MISS:
        return not duel.laid and (kind == ASK_SCHULZ or seat == (duel.by ^ AFTER_A_MISS[kind]))
    return seat == duel.turn and can_be_played(duel, waits, frame)


def can_be_played(duel: Duel, waits: int, frame: Frame) -> bool:
    """Whether a question to whoever is on turn fits the cards on the table."""
    kind, card = frame.kind, frame.a
    if kind in (ASK_WAGON, ASK_KEEP):
        return laid(duel, [3 if kind == ASK_WAGON else 2], frame.seat)
    if kind == ASK_TARGET:
        return aimed(duel, frame)
    if duel.laid or (kind == ASK_DISCARD) != (waits == END):
        return False
    if kind == ASK_DISCARD:
        return len(duel.hands[frame.seat]) > hand_limit(duel, frame.seat)
    if kind == ASK_PAY:
        repeated = frame.b in duel.discard and KINDS[KIND_OF[frame.b]].frame == ACTION
        return repeated if card == PEARL else card == SUNDANCE_TRADE
    if kind in (ASK_REPEAT, ASK_RESPITE):
        again = card == duel.reloaded and EFFECTS[KIND_OF[card]].can(duel, frame.seat)
        return card in duel.discard and (kind == ASK_RESPITE or again)
    return True


def of_the_target(duel: Duel, frame: Frame) -> bool:
    """Whether a question about a character who is the target can be put."""
    place, how = frame.a, frame.b
    if place >= PLACES or frame.seat != place // 2 or not duel.alive(place) or duel.laid:
        return False
    if frame.kind == ASK_SHIELD:
        return 1 <= how & 7 <= EXPLOSION and how < 128 and shield(duel, place)
    if frame.kind == ASK_DUEL:
        return how < PLACES and how // 2 != frame.seat and duel.alive(how)
    if frame.kind == ASK_EXTRA:
        return duel.extra and how <= WITH_KID
    return how <= BARREL_TRIED + KID_TRIED if frame.kind == ASK_ANSWER else how == 0


# Riders that ask: 0 whoever shot, 1 the other
AFTER_A_MISS = {ASK_CARBINE: 0, ASK_SHOTGUN: 0, ASK_PEACEMAKER: 1}


def laid(duel: Duel, counts: list[int], reader: int) -> bool:
    """Whether so many cards lie there for this reader; only those that not everybody sees have marks."""
    marks = OLD | PAST if reader != NOBODY else 0
    clean = all(not entry & ~(CARD | marks) for entry in duel.laid)
    return clean and len(duel.laid) in counts and duel.reader == reader


def aimed(duel: Duel, frame: Frame) -> bool:
    """Whether a card can be about to find its target."""
    card, way = frame.a, frame.b
    if card >= CARDS or way > ONCE_MORE:
        return False
    kind = COLT if way == COLTISH else KIND_OF[card]
    if not isinstance(EFFECTS[kind], Aimed) or (way == ONCE_MORE and KINDS[kind].frame != ACTION):
        return False
    if KINDS[kind].frame == GEAR:
        return duel.laid == [card] and duel.reader == NOBODY
    return card in duel.discard and not duel.laid


def can_be_answered(duel: Duel, frame: Frame) -> bool:
    """Whether there is an answer, and words for it."""
    options = duel.options_of(frame)
    named = [(duel.words(frame, option), duel.meaning(frame, option)) for option in options]
    return len(named) > 0 and len(duel.prompt(frame)) > 0
