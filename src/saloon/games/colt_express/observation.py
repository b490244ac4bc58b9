"""A train as a learner sees it: all that a seat may know, and 0 where nothing is known.

Seats and bandits are counted from the one that looks: `me`, `next`, `2 on`. Cars, tokens and cards keep their numbers.
A game without teams has the columns of the expert one too, so that all its variants are alike for as many seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.frames import NOBODY, Frame
from saloon.engine.observation import AROUND, Encoder, seats_on
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    LEVEL_NAMES,
    MANY,
    PURSE_STEP,
    REGULAR,
    ROUND_CARDS,
    STATIONS,
    TURN_NAMES,
    is_purse,
)
from saloon.games.colt_express.generated import ActFrame, PocketFrame, PunchFrame, SecondFrame, TurnFrame
from saloon.games.colt_express.ids import (
    BOARD,
    BOX,
    BULLETS,
    DECLINE,
    KEEP,
    MOST_SEATS,
    NEUTRAL,
    OWNED,
    PICKPOCKET,
    RANSOMS,
    ROUNDS,
    SECOND,
    SPEEDING,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.pile import actions, size

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train
    from saloon.games.colt_express.variant import Variant

# What counts as one
CARDS: Final = 12
FEW_CARDS: Final = 2
FEW_ACTIONS: Final = 6
MONEY: Final = 1000 // PURSE_STEP  # of one token
RICHES: Final = 5000 // PURSE_STEP  # of all in one place
PIECES: Final = 6

TURNS: Final = 5  # the longest round
FIRES: Final = 2  # cards with which a team may play a second one (10.7)
MOST_CARS: Final = 6

ROUND_NAMES: Final = [str(number + 1) for number in range(ROUNDS)]
ROUND_CARD_NAMES: Final = [card.name for card in [*ROUND_CARDS[:REGULAR], *ROUND_CARDS[STATIONS:]]]
TURN_NUMBERS: Final = [*[str(number + 1) for number in range(TURNS)], "none left"]
PHASES: Final = ["dealing", "planning", "stealing", "over"]
CAR_NAMES: Final = [car.name for car in CARS]
PAIRS: Final = [[f"{one} and {two}" for two in CHARACTER_NAMES[3:]] for one in CHARACTER_NAMES[:3]]
TOKEN_NAMES: Final = [f"token {token}" for token in range(TOKENS)]
TEAM_CARDS: Final = [*ACTION_NAMES, *[f"second {name}" for name in ACTION_NAMES]]
# By how many there are
SEAT_NUMBERS: Final = [[f"seat {seat}" for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
SEATS: Final = [AROUND[:seats] for seats in range(MOST_SEATS + 1)]
MARSHAL_CARS: Final = [[f"car {car}" for car in range(cars + 1)] for cars in range(MOST_CARS + 1)]
PLACES: Final = [
    [f"{LEVEL_NAMES[place % 2]} {place // 2}" for place in range(2 * cars + 2)] for cars in range(MOST_CARS + 1)
]
PAIRED: Final = [f"{name}, {number}" for name in AROUND for number in ("first", "second")]


class Headings:
    """What is the same in all games of a variant: how many there are of everything, and what they are called."""

    def __init__(self, variant: Variant) -> None:
        self.seats: Final[i64] = variant.seats
        self.around: Final = SEATS[variant.seats]
        self.bandits: Final = PAIRED[: variant.bandits] if variant.teams else self.around
        self.places: Final = PLACES[variant.cars]
        self.zones: Final = [*self.places, *[f"bandit {name}" for name in self.bandits]]
        self.givers: Final = [f"bullets of {name}" for name in self.bandits]
        self.bandit_headings: Final = [f"bandit {name}" for name in self.bandits]
        self.seat_headings: Final = [f"seat {name}" for name in self.around]
        self.discard_headings: Final = [f"discard of {name}" for name in self.around]
        self.sure_headings: Final = [f"sure of {name}" for name in self.around]
        self.cards: Final = TEAM_CARDS if variant.teams else ACTION_NAMES
        self.slots: Final[i64] = slots(variant)


HEADINGS: Final[list[Headings | None]] = [None] * (2 * MOST_SEATS + 2)  # by seats and teams, once known


def headings_of(variant: Variant) -> Headings:
    index = 2 * variant.seats + (1 if variant.teams else 0)
    headings = HEADINGS[index]
    if headings is None:
        headings = Headings(variant)
        HEADINGS[index] = headings
    return headings


def slots(variant: Variant) -> int:
    """How many cards the stack of a round can hold."""
    most = 0
    for card in ROUND_CARDS[REGULAR:] if variant.seats >= MANY else [*ROUND_CARDS[:REGULAR], *ROUND_CARDS[STATIONS:]]:
        most = max(most, sum([2 if turn == SPEEDING else 1 for turn in card.turns]))
    return (most + (FIRES if variant.teams else 0)) * int(variant.seats)


def encode(s: Train, seat: i64, out: Encoder) -> None:
    """As a seat sees it, or an onlooker: NOBODY, who counts from seat 0."""
    me: i64 = 0 if seat == NOBODY else seat
    headings = headings_of(s.variant)
    question(s, seat, me, headings, out)
    course(s, me, headings, out)
    people(s, me, headings, out)
    treasure(s, seat, me, headings, out)
    players(s, me, headings, out)
    own(s, seat, headings, out)
    plan(s, seat, me, headings, out)


def bandits_on(s: Train, bandit: i64, me: i64) -> i64:
    """How many bandits on from the first of mine this one comes."""
    return seats_on(bandit, me * s.variant.per_seat, s.variant.bandits)


def question(s: Train, seat: i64, me: i64, headings: Headings, out: Encoder) -> None:
    """Who looks, who is asked, and what: the own question, else the one that the table waits for."""
    out.about("I am")
    out.one_of(SEAT_NUMBERS[headings.seats], seat)
    out.about("asked")
    asked = out.block(headings.around, 1)
    for decider in s.deciders():
        out.put(asked + seats_on(decider, me, headings.seats), 1)
    kind: i64 = NOBODY
    turn: i64 = NOBODY
    bandit: i64 = NOBODY
    victim: i64 = NOBODY
    purse: i64 = NOBODY
    if s.stack:
        index = s.open_frame(seat)
        frame: Frame = s.stack[index] if index >= 0 else s.stack[-1]
        kind = frame.kind
        if isinstance(frame, TurnFrame):
            turn = frame.turn
        elif isinstance(frame, SecondFrame):
            bandit = s.bandit(frame.seat, frame.first_card)
        elif isinstance(frame, ActFrame):
            bandit = frame.bandit
            if isinstance(frame, PunchFrame):
                victim = frame.victim
            elif isinstance(frame, PocketFrame):
                purse = frame.token
                victim = s.loot[purse] - OWNED
    out.about("question")
    out.one_of(s.kinds.question_names, kind)
    out.about("question, turn")
    out.one_of(TURN_NAMES, turn)
    out.about("question, bandit")
    out.one_of(headings.bandits, NOBODY if bandit < 0 else bandits_on(s, bandit, me))
    out.about("question, victim")
    out.one_of(headings.bandits, NOBODY if victim < 0 else bandits_on(s, victim, me))
    out.about("question, purse")
    out.share("token", purse + 1, TOKENS)


def course(s: Train, me: i64, headings: Headings, out: Encoder) -> None:
    """Where in the game we are: round, turn, Marshal."""
    dealt = s.shown == s.round + 1 and s.round < ROUNDS
    out.about("round")
    out.one_of(ROUND_NAMES, s.round if s.round < ROUNDS else NOBODY)
    out.about("round card seen")
    cards = out.block(ROUND_CARD_NAMES, ROUNDS)
    for index in range(s.shown):
        out.put(cards + in_set(s.rounds[index]), index + 1)
    out.about("round card now")
    out.one_of(ROUND_CARD_NAMES, in_set(s.rounds[s.round]) if dealt else NOBODY)
    turns: list[int] = ROUND_CARDS[s.rounds[s.round]].turns if dealt else []
    for number in range(TURNS):
        out.about("turn", number + 1)
        out.one_of(TURN_NAMES, turns[number] if number < len(turns) else NOBODY)
    planning = s.turn < len(turns)
    out.about("turn")
    out.one_of(TURN_NUMBERS, NOBODY if not dealt else s.turn if planning else TURNS)
    out.share("answers", s.acted, 2 * headings.seats)  # two each at most
    out.about("phase")
    out.one_of(PHASES, 3 if not s.stack else 0 if not dealt else 1 if planning else 2)
    out.about("first")
    out.one_of(headings.around, seats_on(s.first, me, headings.seats))
    out.about("marshal")
    out.one_of(MARSHAL_CARS[s.variant.cars], s.marshal)
    out.about("neutral bullets")
    out.share("left", s.neutral, NEUTRAL)
    out.flag("closed", s.closed)
    out.about("winner")
    won = out.block(headings.around, 1)
    if not s.stack:
        for winner in s.winners():
            out.put(won + seats_on(winner, me, headings.seats), 1)


def in_set(card: i64) -> i64:
    """The place of a round card among those that are played with as many seats."""
    if card >= STATIONS:
        return REGULAR + card - STATIONS
    return card - REGULAR if card >= REGULAR else card


def people(s: Train, me: i64, headings: Headings, out: Encoder) -> None:
    """The cars, who plays whom, and where everybody is."""
    for place in range(s.variant.cars):
        out.about("car", place + 1)
        out.one_of(CAR_NAMES, s.train[place] if place < len(s.train) else NOBODY)
    if s.variant.teams:
        out.about("pair")
        for leader in range(3):
            out.one_of(PAIRS[leader], s.partners[leader] - 3)
    bandit: i64 = me * s.variant.per_seat
    for on in range(s.variant.bandits):
        out.about(headings.bandit_headings[on])
        out.one_of(CHARACTER_NAMES, s.cast[bandit])
        out.one_of(headings.places, s.at[bandit])
        out.share("bullets", s.bullets[bandit], BULLETS)
        bandit += 1
        if bandit == s.variant.bandits:
            bandit = 0


def treasure(s: Train, seat: i64, me: i64, headings: Headings, out: Encoder) -> None:
    """Each token, what it is worth if the seat knows (13.2), whether nobody, somebody or everybody has held it (6.13),
    and the loot of each place and bandit together."""
    out.about("where")
    places = out.block(TOKEN_NAMES, BOX)
    out.about("worth")
    worths = out.block(TOKEN_NAMES, MONEY)
    out.about("held")
    holders = out.block(TOKEN_NAMES, 2)
    out.about("loot, worth")
    riches = out.block(headings.zones, RICHES)
    out.about("loot, known purses")
    known_purses = out.block(headings.zones, PIECES)
    out.about("loot, jewels")
    jewels = out.block(headings.zones, PIECES)
    out.about("loot, strongboxes")
    strongboxes = out.block(headings.zones, PIECES)
    out.about("loot, purses")
    purses = out.block(headings.zones, PIECES)
    over = not s.stack
    for token in range(TOKENS):
        where: i64 = s.loot[token]
        if where == BOX:
            continue
        zone = where
        if where >= OWNED:
            bandit = bandits_on(s, where - OWNED, me)
            where = OWNED + bandit
            zone = len(headings.places) + bandit
        out.put(places + token, where + 1)
        held: i64 = s.known_by[token]
        if held != 0:
            out.put(holders + token, 2 if held == s.variant.everybody else 1)
        purse = is_purse(token)
        known = not purse or over or token < s.variant.bandits or token >= RANSOMS
        if known or (seat != NOBODY and held >> seat & 1):
            worth: i64 = s.values[token]
            worth //= PURSE_STEP
            out.put(worths + token, worth)
            out.add(riches + zone, worth, RICHES)
            out.add((known_purses if purse else strongboxes if token >= STRONGBOXES else jewels) + zone, 1, PIECES)
        else:
            out.add(purses + zone, 1, PIECES)


def players(s: Train, me: i64, headings: Headings, out: Encoder) -> None:
    """Everybody's cards as far as they are open (13.3)."""
    bandits = s.variant.bandits
    other = me
    for on in range(headings.seats):
        zones = s.zones[other]
        out.about(headings.seat_headings[on])
        out.share("hand", size(zones.hand), CARDS)
        out.share("deck", size(zones.bag) + zones.top, CARDS)
        out.share("sure actions", zones.kept, FEW_ACTIONS)
        giver: i64 = me * s.variant.per_seat
        for place in range(bandits):
            out.share(headings.givers[place], s.hits[giver * headings.seats + other], BULLETS)
            giver += 1
            if giver == bandits:
                giver = 0
        out.share("bullets of the marshal", s.hits[bandits * headings.seats + other], NEUTRAL)
        if not s.variant.teams:
            out.share("bullets on top", zones.top, BULLETS)
            out.about(headings.discard_headings[on])
            pile(zones.discard, headings, out)
            out.about(headings.sure_headings[on])
            pile(zones.sure, headings, out)
        other += 1
        if other == headings.seats:
            other = 0


def own(s: Train, seat: i64, headings: Headings, out: Encoder) -> None:
    """All of the own cards, and what is chosen in secret while others still choose."""
    hand: i64 = 0
    deck: i64 = 0
    keeping: i64 = 0
    asked: i64 = NOBODY
    if seat != NOBODY:
        mine = s.zones[seat]
        hand = mine.hand
        deck = mine.bag
        if s.stack and s.stack[-1].group:
            asked = s.stack[-1].kind
        if asked == KEEP:
            keeping = mine.keeping
    out.about("my hand")
    pile(hand, headings, out)
    out.about("my deck")
    pile(deck, headings, out)
    if not s.variant.teams:
        out.about("keeping")
        pile(keeping, headings, out)
    out.about("my choice")
    for number in range(s.variant.per_seat):
        chosen: i64 = NOBODY
        if asked in (PICKPOCKET, BOARD):
            chosen = s.choice[seat * s.variant.per_seat + number]
        out.share("first" if number == 0 else "second", chosen + 1, DECLINE + 1)


def pile(cards: i64, headings: Headings, out: Encoder) -> None:
    """How many of each card; bullets come last."""
    column = out.block(headings.cards, FEW_CARDS)
    rest = actions(cards)
    while rest != 0:
        copies = rest & 15
        if copies != 0:
            out.put(column, copies if copies < FEW_CARDS else FEW_CARDS)
        rest >>= 4
        column += 1
    out.share("bullet", cards >> 48, BULLETS)


def plan(s: Train, seat: i64, me: i64, headings: Headings, out: Encoder) -> None:
    """The stack of planned cards, the first one first; of a hidden card whose it is (4.7)."""
    planned: i64 = len(s.plan)
    first = out.at
    rows: i64 = headings.slots if out.telling else planned if planned > 0 else 1
    for index in range(rows):
        owner: i64 = NOBODY
        card: i64 = NOBODY
        hidden = False
        turn: i64 = NOBODY
        if index < planned:
            entry = s.plan[index]
            owner = entry.seat
            hidden = entry.hidden
            turn = entry.turn
            if not hidden or owner == seat:
                card = entry.card
        out.about("plan", index)
        out.one_of(headings.around, NOBODY if owner == NOBODY else seats_on(owner, me, headings.seats))
        out.one_of(ACTION_NAMES, card - SECOND if card >= SECOND else card)
        out.flag("second bandit", card >= SECOND)
        out.flag("face down", hidden)
        out.flag("done", index < s.cursor and index < planned)
        out.share("turn", turn + 1, TURNS)
    out.same(first, rows, headings.slots)
