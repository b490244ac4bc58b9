"""What a player at ease leans to: each answer has a trait or two, and each trait a fitted factor.

Only what the seat that is asked knows is looked at: open cards, its own cards, places, loot, the Marshal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.learning import NO_TRAIT, FoundTraits
from saloon.games.colt_express.generated import ActFrame, PunchFrame
from saloon.games.colt_express.ids import (
    DECLINE,
    DRAW,
    HIDE,
    JEWELS,
    KEEP,
    MOVE_MARSHAL,
    MOVE_TO,
    OWNED,
    PICK_BANDIT,
    PICK_CARD,
    PICKPOCKET,
    PLAN,
    POCKET,
    PUNCH_LOOT,
    PUNCH_WAY,
    PUNCH_WHOM,
    RANSOMS,
    SECOND,
    SECOND_CARD,
    SHOOT,
    STRONGBOXES,
    TAKE,
    TOKENS,
)
from saloon.games.colt_express.pile import actions, size
from saloon.games.colt_express.seat_knowledge import SeatKnowledge, bit
from saloon.games.colt_express.traits import (
    T_BE,
    T_DRAW,
    T_FALL,
    T_HIDE,
    T_KEEP,
    T_KNOCK,
    T_LATE,
    T_NO_MORE,
    T_NOTHING,
    T_ONE_CARD,
    T_PICK,
    T_POCKET,
    T_SHOOT,
    T_SHOOT_BUSY,
    T_SHOOT_OWN,
    T_SHOOT_RICHEST,
    T_STRIKE,
    T_STRIKE_DEAR,
    T_STRIKE_OWN,
    T_STRIKE_POOR,
    T_STRIKE_RICHEST,
    T_TAKE,
    T_WALK_NEAR,
)

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train

FAT: Final = 400  # a purse from here on
UNSEEN: Final = 333  # what a purse is worth on average


def piece(s: Train, seat: int, token: int) -> i64:
    """A place in PIECES: what it seems to be to the seat."""
    if JEWELS <= token < RANSOMS:
        return 1 if token < STRONGBOXES else 0
    if token < s.variant.bandits or token >= RANSOMS or s.known_by[token] >> seat & 1:
        return 2 if s.values[token] >= FAT else 3
    return 4


def wealth(s: Train, seat: int) -> list[int]:
    """What each bandit seems to hold: purses that the seat never saw count as average ones."""
    held = [0] * s.variant.bandits
    for token in range(TOKENS):
        owner = s.loot[token] - OWNED
        if 0 <= owner < s.variant.bandits:
            held[owner] += UNSEEN if piece(s, seat, token) == 4 else s.values[token]
    return held


def seems_richest(s: Train, frame: Frame, option: int, held: list[int], options: list[int]) -> bool:
    for other in options:
        if held[other] > held[option] and s.seat(other) != frame.seat:
            return False
    return held[option] > 0


def shot(s: Train, frame: Frame, option: int, held: list[int], options: list[int]) -> i64:
    """A bandit to shoot."""
    if s.seat(option) == frame.seat:
        return T_SHOOT_OWN
    return T_SHOOT_RICHEST if seems_richest(s, frame, option, held, options) else T_SHOOT


def struck(s: Train, frame: Frame, option: int, held: list[int], options: list[int]) -> i64:
    """A bandit to punch."""
    if s.seat(option) == frame.seat:
        return T_STRIKE_OWN
    if seems_richest(s, frame, option, held, options):
        return T_STRIKE_RICHEST
    if held[option] == 0:
        return T_STRIKE_POOR
    for token in range(JEWELS, RANSOMS):
        if s.loot[token] == OWNED + option:
            return T_STRIKE_DEAR
    return T_STRIKE


def busy(s: Train, bandit: int) -> bool:
    """Whether a bandit's seat has cards to play yet."""
    seat = s.seat(bandit)
    for index in range(s.cursor, len(s.plan)):
        if s.plan[index].seat == seat:
            return True
    return False


def find_planned(s: Train, frame: Frame, options: list[int], found: FoundTraits) -> None:
    """Cards to play, each from where its bandit will be by then, or to draw."""
    seat = frame.seat
    known = SeatKnowledge(s, seat, seat * s.variant.per_seat)
    known.see()
    known.follow(0)
    partner = known
    if s.variant.teams:
        partner = SeatKnowledge(s, seat, seat * 2 + 1)
        partner.see()
        partner.follow(0)
    for option in options:
        if option == DECLINE:
            found.add(T_ONE_CARD)
        elif option == DRAW:
            cards: i64 = size(actions(s.zones[seat].hand))
            found.add(T_DRAW[cards if cards < 4 else 4])
            if s.turn + 1 == len(s.round_card().turns):
                found.add(T_LATE)
        else:
            card: i64 = option if option < HIDE else option - HIDE
            whose = partner if card >= SECOND else known
            found.add(whose.card(card % SECOND))
            found.add(T_HIDE if option >= HIDE else whose.also(card % SECOND))
        found.next()


def find_ways(s: Train, frame: ActFrame, options: list[int], found: FoundTraits) -> None:
    """Places to move to, to knock somebody to, or to send the Marshal to."""
    kind: i64 = frame.kind
    known = SeatKnowledge(s, frame.seat, frame.bandit)
    known.see()
    after: i64 = known.next_card()
    level: i64 = s.at[frame.victim if isinstance(frame, PunchFrame) else frame.bandit] % 2
    for option in options:
        if kind == MOVE_TO:
            found.add(known.go(bit(option * 2 + level), after))
            found.add(known.go_also(bit(option * 2 + level)))
        elif kind == PUNCH_WAY:
            found.add(known.way(bit(option * 2 + level)))
        else:
            found.add(known.walk(bit(option * 2)))
            if known.near(bit(option * 2)) & known.mine != 0:
                found.add(T_WALK_NEAR)
        found.next()


def find_traits(s: Train, frame: Frame, options: list[int], found: FoundTraits) -> None:
    kind: i64 = frame.kind
    if kind in (PLAN, SECOND_CARD):
        find_planned(s, frame, options, found)
    elif isinstance(frame, ActFrame) and kind in (MOVE_TO, PUNCH_WAY, MOVE_MARSHAL):
        find_ways(s, frame, options, found)
    elif kind in (SHOOT, PUNCH_WHOM):
        held = wealth(s, frame.seat)
        for option in options:
            if kind == SHOOT:
                found.add(shot(s, frame, option, held, options))
                if busy(s, option):
                    found.add(T_SHOOT_BUSY)
            else:
                found.add(struck(s, frame, option, held, options))
            found.next()
    else:
        for option in options:
            found.add(plain(s, frame, option))
            found.next()


def plain(s: Train, frame: Frame, option: int) -> i64:
    """The trait of an answer that can be told from the answer alone."""
    kind: i64 = frame.kind
    if kind in (TAKE, PICKPOCKET):
        return T_NOTHING if option == DECLINE else T_TAKE[piece(s, frame.seat, option)]
    if kind == PUNCH_LOOT:
        return T_KNOCK[piece(s, frame.seat, option)]
    if kind == POCKET:
        return T_POCKET if option == 1 else T_FALL
    if kind == KEEP:
        return T_NO_MORE if option == DECLINE else T_KEEP[option]
    if kind == PICK_CARD:
        return T_PICK[option % SECOND]
    return T_BE[option] if kind == PICK_BANDIT else NO_TRAIT
