"""A train as numbers for a learner: all that a seat may know, each number from 0 to 1, zero where nothing is known.

Seats, bandits, cars and tokens keep their own numbers, which are those of the options: nothing is turned round to the
seat that looks. Blocks are written in the order in which `names` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.state import NOBODY
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    LEVEL_NAMES,
    MANY,
    REGULAR,
    ROUND_CARDS,
    STATIONS,
    TURN_NAMES,
    is_purse,
)
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.ids import (
    BOARD,
    BOX,
    BULLET,
    DECLINE,
    KEEP,
    MOVE_TO,
    OWNED,
    PICKPOCKET,
    PLAN,
    POCKET,
    PUNCH_LOOT,
    PUNCH_WAY,
    RANSOMS,
    ROUNDS,
    SECOND,
    SECOND_CARD,
    SPEEDING,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.pile import count, size
from saloon.games.colt_express.planned import card_of, is_hidden, seat_of, turn_of

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train, Variant

PHASES: Final = ["dealing", "planning", "stealing", "over"]
TURNS: Final = 5  # the longest round
EVENTFUL: Final = 10  # round cards of a game: a set and the stations
FIRES: Final = 2  # cards with which a team may play a second one (10.7)
CARD_KINDS: Final = [*ACTION_NAMES, *[f"second {name}" for name in ACTION_NAMES], "bullet"]
ZONE: Final = 5  # numbers for the loot of one place

# What counts as one
CARDS: Final = 1.0 / 12
FEW_CARDS: Final = 1.0 / 2
SHOTS: Final = 1.0 / 6
NEUTRAL_SHOTS: Final = 1.0 / 13
MONEY: Final = 1.0 / 1000
RICHES: Final = 1.0 / 5000
PIECES: Final = 1.0 / 6
ROUND: Final = 1.0 / ROUNDS
TURN: Final = 1.0 / TURNS
TOKEN: Final = 1.0 / TOKENS
PLACE: Final = 1.0 / BOX
CHOICE: Final = 1.0 / (DECLINE + 1)
LINE: Final = [1.0] + [0.5 / seats for seats in range(1, 7)]  # answers of a turn, by seats: two each at most

_LENGTHS: Final = [0] * 32  # by seats and mode, once known


def numbers(s: Train, seat: int) -> list[float]:
    """As a seat sees it, or an onlooker: NOBODY."""
    out = [0.0] * length(s.variant)
    at = question(s, seat, out)
    at = course(s, out, at)
    at = people(s, out, at)
    at = treasure(s, seat, out, at)
    at = seat_zones(s, seat, out, at)
    plan(s, seat, out, at)
    return out


def length(variant: Variant) -> int:
    mode = variant.seats * 4 + (2 if variant.teams else 1 if variant.expert else 0)
    if _LENGTHS[mode] == 0:
        _LENGTHS[mode] = len(names(variant))
    return _LENGTHS[mode]


def at_most_one(number: float) -> float:
    return number if number < 1.0 else 1.0


def share(count: int, unit: float) -> float:
    """So many, as a part of what counts as one."""
    return at_most_one(count * unit)


def question(s: Train, seat: int, out: list[float]) -> int:
    """Who looks, who is asked, and what: the own question, else the one that the table waits for."""
    seats = s.seats
    if seat != NOBODY:
        out[seat] = 1.0
    for decider in s.deciders():
        out[seats + decider] = 1.0
    at: int = 2 * seats
    bandits = s.variant.bandits
    if s.stack:
        index = s.open_frame(seat)
        frame = s.stack[index] if index >= 0 else s.stack[-1]
        kind = frame.kind
        out[at + kind] = 1.0
        at += len(QUESTIONS)
        if kind == PLAN:
            out[at + frame.a] = 1.0
        at += len(TURN_NAMES)
        if kind >= MOVE_TO:
            out[at + frame.a] = 1.0
        elif kind == SECOND_CARD:
            out[at + s.bandit(frame.seat, frame.a)] = 1.0
        at += bandits
        if kind in (PUNCH_LOOT, PUNCH_WAY):
            out[at + frame.b] = 1.0
        elif kind == POCKET:
            out[at + s.loot[frame.b] - OWNED] = 1.0
            out[at + bandits] = share(frame.b + 1, TOKEN)
        return at + bandits + 1
    return at + len(QUESTIONS) + len(TURN_NAMES) + 2 * bandits + 1


def course(s: Train, out: list[float], at: int) -> int:
    """Where in the game we are: round, turn, Marshal."""
    seats = s.seats
    base = REGULAR if seats >= MANY else 0
    if s.round < ROUNDS:
        out[at + s.round] = 1.0
    at += ROUNDS
    for index in range(s.shown):
        card = s.rounds[index]
        out[at + (card - base if card < STATIONS else REGULAR + card - STATIONS)] = share(index + 1, ROUND)
    at += EVENTFUL
    dealt = s.shown == s.round + 1 and s.round < ROUNDS
    if dealt:
        card = s.rounds[s.round]
        out[at + (card - base if card < STATIONS else REGULAR + card - STATIONS)] = 1.0
    at += EVENTFUL
    phase = 3 if not s.stack else 0
    if dealt:
        turns = ROUND_CARDS[s.rounds[s.round]].turns
        for index in range(len(turns)):
            out[at + index * len(TURN_NAMES) + turns[index]] = 1.0
        planning = s.turn < len(turns)
        if s.stack:
            phase = 1 if planning else 2
        out[at + TURNS * len(TURN_NAMES) + (s.turn if planning else TURNS)] = 1.0
    at += TURNS * len(TURN_NAMES) + TURNS + 1
    out[at + phase] = 1.0
    at += len(PHASES)
    out[at] = share(s.line, LINE[seats])
    out[at + 1 + s.first] = 1.0
    at += 1 + seats
    out[at + s.marshal] = 1.0
    at += s.variant.cars + 1
    out[at] = share(s.neutral, NEUTRAL_SHOTS)
    if s.closed:
        out[at + 1] = 1.0
    at += 2
    for winner in s.winners():
        out[at + winner] = 1.0
    return at + seats


def people(s: Train, out: list[float], at: int) -> int:
    """The cars, who plays whom, and where everybody is."""
    for car in s.train:
        out[at + car] = 1.0
        at += len(CARS)
    at += (s.variant.cars - len(s.train)) * len(CARS)
    if s.variant.teams:
        for partner in s.partners:
            out[at + partner - 3] = 1.0
            at += 3
    places = 2 * s.variant.cars + 2
    for bandit in range(s.variant.bandits):
        character = s.cast[bandit]
        if character >= 0:
            out[at + character] = 1.0
        at += len(CHARACTER_NAMES)
        place = s.at[bandit]
        if place >= 0:
            out[at + place] = 1.0
        at += places
        out[at] = s.bullets[bandit] * SHOTS
        at += 1
    return at


def treasure(s: Train, seat: int, out: list[float], at: int) -> int:
    """Each token, what it is worth if the seat knows (13.2), whether nobody, somebody or everybody has held it (6.13),
    and the loot of each place and bandit together."""
    places: int = 2 * s.variant.cars + 2
    zones = at + 3 * TOKENS
    over = not s.stack
    for token in range(TOKENS):
        where = s.loot[token]
        if where == BOX:
            continue
        out[at + 3 * token] = share(where + 1, PLACE)
        holders = s.held[token]
        out[at + 3 * token + 2] = 1.0 if holders == s.variant.everybody else 0.5 if holders != 0 else 0.0
        known = over or not is_purse(token) or token < s.variant.bandits or token >= RANSOMS
        zone = zones + ZONE * (where if where < OWNED else places + where - OWNED)
        if known or (seat != NOBODY and s.held[token] >> seat & 1):
            worth = s.values[token]
            out[at + 3 * token + 1] = worth * MONEY
            out[zone] = at_most_one(out[zone] + worth * RICHES)
            known = True
        kind = zone + (3 if token >= STRONGBOXES else 2)
        if is_purse(token):
            kind = zone + (1 if known else 4)
        out[kind] = at_most_one(out[kind] + PIECES)
    return zones + ZONE * (places + s.variant.bandits)


def seat_zones(s: Train, seat: int, out: list[float], at: int) -> int:
    """Everybody's cards as far as they are open, and all of the own ones (13.3)."""
    seats = s.seats
    kinds = kinds_of_cards(s.variant)
    for other in range(seats):
        zones = s.zones[other]
        out[at] = share(size(zones.hand), CARDS)
        out[at + 1] = share(size(zones.bag) + zones.top, CARDS)
        out[at + 2] = share(zones.kept, SHOTS)
        at += 3
        for giver in range(s.variant.bandits):
            out[at + giver] = share(s.hits[giver * seats + other], SHOTS)
        at += s.variant.bandits
        out[at] = share(s.hits[s.variant.bandits * seats + other], NEUTRAL_SHOTS)
        at += 1
        if s.variant.expert:
            out[at] = share(zones.top, SHOTS)
            pile(zones.discard, kinds, out, at + 1)
            pile(zones.sure, kinds, out, at + 1 + kinds)
            at += 1 + 2 * kinds
    if seat == NOBODY:
        return at + (3 if s.variant.expert else 2) * kinds + s.variant.per_seat
    mine = s.zones[seat]
    pile(mine.hand, kinds, out, at)
    pile(mine.bag, kinds, out, at + kinds)
    at += 2 * kinds
    asked = s.stack[-1].kind if s.stack and s.stack[-1].group else NOBODY
    if s.variant.expert:
        if asked == KEEP:
            pile(mine.keeping, kinds, out, at)
        at += kinds
    for bandit in range(seat * s.variant.per_seat, (seat + 1) * s.variant.per_seat):
        if asked in (PICKPOCKET, BOARD):
            out[at] = share(s.choice[bandit] + 1, CHOICE)
        at += 1
    return at


def kinds_of_cards(variant: Variant) -> int:
    return BULLET + 1 if variant.teams else SECOND + 1


def pile(cards: i64, kinds: int, out: list[float], at: int) -> None:
    """How many of each card; bullets come last."""
    for card in range(kinds - 1):
        copies = count(cards, card)
        if copies > 0:
            out[at + card] = share(copies, FEW_CARDS)
    out[at + kinds - 1] = share(count(cards, BULLET), SHOTS)


def plan(s: Train, seat: int, out: list[float], at: int) -> None:
    """The stack of planned cards, the first one first; of a hidden card whose it is (4.7)."""
    seats = s.seats
    for index in range(len(s.plan)):
        entry = s.plan[index]
        owner = seat_of(entry)
        out[at + owner] = 1.0
        at += seats
        hidden = is_hidden(entry)
        if not hidden or owner == seat:
            card = card_of(entry)
            out[at + card % SECOND] = 1.0
            if card >= SECOND:
                out[at + SECOND] = 1.0
        at += SECOND + 1
        if hidden:
            out[at] = 1.0
        if index < s.cursor:
            out[at + 1] = 1.0
        out[at + 2] = share(turn_of(entry) + 1, TURN)
        at += 3


def slots(variant: Variant) -> int:
    """How many cards the stack of a round can hold."""
    most = 0
    for card in ROUND_CARDS[REGULAR:] if variant.seats >= MANY else [*ROUND_CARDS[:REGULAR], *ROUND_CARDS[STATIONS:]]:
        most = max(most, sum([2 if turn == SPEEDING else 1 for turn in card.turns]))
    return (most + (FIRES if variant.teams else 0)) * variant.seats


# What the numbers mean


def names(variant: Variant) -> list[str]:
    """The meaning of each number, in order."""
    seats = list(range(variant.seats))
    bandits = list(range(variant.bandits))
    places = [f"{LEVEL_NAMES[place % 2]} {place // 2}" for place in range(2 * variant.cars + 2)]
    cards = CARD_KINDS if variant.teams else [*ACTION_NAMES, "bullet"]
    rounds = [card.name for card in [*ROUND_CARDS[:REGULAR], *ROUND_CARDS[STATIONS:]]]
    found = [f"me: seat {seat}" for seat in seats]
    found += [f"asked: seat {seat}" for seat in seats]
    found += [f"question: {question.name}" for question in QUESTIONS]
    found += [f"question: turn {turn}" for turn in TURN_NAMES]
    found += [f"question: bandit {bandit}" for bandit in bandits]
    found += [f"question: victim {bandit}" for bandit in bandits]
    found += ["question: purse"]
    found += [f"round: {number + 1}" for number in range(ROUNDS)]
    found += [f"round card seen: {name}" for name in rounds]
    found += [f"round card now: {name}" for name in rounds]
    found += [f"round: turn {number + 1} is {turn}" for number in range(TURNS) for turn in TURN_NAMES]
    found += [f"turn: {number + 1}" for number in range(TURNS)] + ["turn: none left"]
    found += [f"phase: {name}" for name in PHASES]
    found += ["turn: answers"]
    found += [f"first: seat {seat}" for seat in seats]
    found += [f"marshal: car {car}" for car in range(variant.cars + 1)]
    found += ["neutral bullets", "neutral bullets closed"]
    found += [f"winner: seat {seat}" for seat in seats]
    found += [f"car {place + 1}: {car.name}" for place in range(variant.cars) for car in CARS]
    if variant.teams:
        found += [f"pair: {one} and {two}" for one in CHARACTER_NAMES[:3] for two in CHARACTER_NAMES[3:]]
    for bandit in bandits:
        found += [f"bandit {bandit}: {name}" for name in CHARACTER_NAMES]
        found += [f"bandit {bandit}: {place}" for place in places]
        found += [f"bandit {bandit}: bullets"]
    for token in range(TOKENS):
        found += [f"token {token}: {note}" for note in ("where", "worth", "held")]
    for zone in [*places, *[f"bandit {bandit}" for bandit in bandits]]:
        found += [f"loot, {zone}: {kind}" for kind in ("worth", "known purses", "jewels", "strongboxes", "purses")]
    for seat in seats:
        found += [f"seat {seat}: {size}" for size in ("hand", "deck", "sure actions")]
        found += [
            f"seat {seat}: bullets of {giver}" for giver in [*[f"bandit {bandit}" for bandit in bandits], "marshal"]
        ]
        if variant.expert:
            found += [f"seat {seat}: bullets on top"]
            found += [f"seat {seat}: discard {card}" for card in cards]
            found += [f"seat {seat}: sure {card}" for card in cards]
    found += [f"my hand: {card}" for card in cards]
    found += [f"my deck: {card}" for card in cards]
    if variant.expert:
        found += [f"keeping: {card}" for card in cards]
    found += [f"my choice: bandit {number}" for number in range(variant.per_seat)]
    for slot in range(slots(variant)):
        found += [f"plan {slot}: seat {seat}" for seat in seats]
        found += [f"plan {slot}: {action}" for action in ACTION_NAMES]
        found += [f"plan {slot}: {note}" for note in ("second bandit", "face down", "done", "turn")]
    return found
