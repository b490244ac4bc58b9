"""What a player at ease leans to: each answer has a trait or two, and each trait a fitted factor.

Only what the seat that is asked knows is looked at: open cards, its own cards, places, loot, the Marshal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.state import Frame
from saloon.games.colt_express.fitted import FACTORS
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
from saloon.games.colt_express.planned import seat_of
from saloon.games.colt_express.seat_knowledge import SeatKnowledge, bit
from saloon.games.colt_express.traits import (
    NONE,
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
    T_STRIKE,
    T_TAKE,
    T_WALK_NEAR,
)

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train

FAT: Final = 400  # a purse from here on
UNSEEN: Final = 333  # what a purse is worth on average


def piece(s: Train, seat: int, token: int) -> i64:
    """0 strongbox, 1 jewel, 2 fat purse, 3 thin purse, 4 unknown purse."""
    if JEWELS <= token < RANSOMS:
        return 1 if token < STRONGBOXES else 0
    if token < s.variant.bandits or token >= RANSOMS or s.held[token] >> seat & 1:
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


def victim(s: Train, frame: Frame, option: int, held: list[int], options: list[int]) -> i64:
    """A bandit to shoot or to punch."""
    base: i64 = T_SHOOT if frame.kind == SHOOT else T_STRIKE
    if s.seat(option) == frame.seat:
        return base
    for other in options:
        if held[other] > held[option] and s.seat(other) != frame.seat:
            break
    else:
        if held[option] > 0:
            return base + (2 if frame.kind == SHOOT else 4)
    if frame.kind == SHOOT:
        return base + 1
    if held[option] == 0:
        return base + 1
    for token in range(JEWELS, RANSOMS):
        if s.loot[token] == OWNED + option:
            return base + 3
    return base + 2


def busy(s: Train, bandit: int) -> bool:
    """Whether a bandit's seat has cards to play yet."""
    seat = s.seat(bandit)
    for index in range(s.cursor, len(s.plan)):
        if seat_of(s.plan[index]) == seat:
            return True
    return False


def planned(s: Train, frame: Frame, options: list[int]) -> list[int]:
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
    found: list[int] = []
    for option in options:
        if option == DECLINE:
            found.append(T_ONE_CARD)
            found.append(NONE)
        elif option == DRAW:
            cards: i64 = size(actions(s.zones[seat].hand))
            found.append(T_DRAW + (cards if cards < 4 else 4))
            found.append(T_LATE if s.turn + 1 == len(s.round_card().turns) else NONE)
        else:
            card: i64 = option if option < HIDE else option - HIDE
            whose = partner if card >= SECOND else known
            found.append(whose.card(card % SECOND))
            found.append(T_HIDE if option >= HIDE else whose.also(card % SECOND))
    return found


def seen(s: Train, frame: Frame, options: list[int]) -> list[int]:
    """Two traits of each answer, the second one or both may be NONE."""
    kind: i64 = frame.kind
    if kind in (PLAN, SECOND_CARD):
        return planned(s, frame, options)
    found: list[int] = []
    if kind in (MOVE_TO, PUNCH_WAY, MOVE_MARSHAL):
        known = SeatKnowledge(s, frame.seat, frame.a)
        known.see()
        after: i64 = known.next_card()
        level: i64 = s.at[frame.b if kind == PUNCH_WAY else frame.a] % 2
        for option in options:
            if kind == MOVE_TO:
                found.append(known.go(bit(option * 2 + level), after))
                found.append(known.go_also(bit(option * 2 + level)))
            elif kind == PUNCH_WAY:
                found.append(known.way(bit(option * 2 + level)))
                found.append(NONE)
            else:
                found.append(known.walk(bit(option * 2)))
                found.append(T_WALK_NEAR if known.near(bit(option * 2)) & known.mine != 0 else NONE)
    elif kind in (SHOOT, PUNCH_WHOM):
        held = wealth(s, frame.seat)
        for option in options:
            found.append(victim(s, frame, option, held, options))
            found.append(T_SHOOT_BUSY if kind == SHOOT and busy(s, option) else NONE)
    else:
        for option in options:
            found.append(plain(s, frame, option))
            found.append(NONE)
    return found


def plain(s: Train, frame: Frame, option: int) -> i64:
    """The trait of an answer that can be told from the answer alone."""
    kind: i64 = frame.kind
    if kind in (TAKE, PICKPOCKET):
        return T_NOTHING if option == DECLINE else T_TAKE + piece(s, frame.seat, option)
    if kind == PUNCH_LOOT:
        return T_KNOCK + piece(s, frame.seat, option)
    if kind == POCKET:
        return T_POCKET if option == 1 else T_FALL
    if kind == KEEP:
        return T_NO_MORE if option == DECLINE else T_KEEP + option
    if kind == PICK_CARD:
        return T_PICK + option % SECOND
    return T_BE + option if kind == PICK_BANDIT else NONE


def prior(s: Train, frame: Frame, options: list[int]) -> list[float]:
    """The product of the factors of each answer."""
    weights: list[float] = []
    found = seen(s, frame, options)
    for place in range(0, len(found), 2):
        weight = 1.0
        if found[place] >= 0:
            weight = FACTORS[found[place]]
        if found[place + 1] >= 0:
            weight *= FACTORS[found[place + 1]]
        weights.append(weight)
    return weights


def traits(s: Train, frame: Frame, option: int) -> list[int]:
    """What `prior` goes by, for one answer."""
    options = s.options_of(frame)
    found = seen(s, frame, options)
    place = 2 * options.index(option)
    return [trait for trait in found[place : place + 2] if trait >= 0]
