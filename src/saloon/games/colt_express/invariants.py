"""What must hold in every state, whatever happened before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.engine.frames import NOBODY
from saloon.games.colt_express.board import (
    ALL_PURSES,
    CHEAPEST,
    DECK,
    JEWEL_VALUE,
    MANY,
    PARTNERS,
    PURSE_STEP,
    REGULAR,
    STRONGBOX_VALUE,
    TEAM_DECK,
)
from saloon.games.colt_express.generated import Zones
from saloon.games.colt_express.ids import (
    BOX,
    BULLET,
    BULLETS,
    CAST,
    EVENT,
    INSIDE,
    LOAD_TRAIN,
    NEUTRAL,
    OWNED,
    PLANNING,
    PURSES,
    RANSOMS,
    ROUND,
    ROUNDS,
    SECOND_STRONGBOX,
    SPEEDING,
    STEALING,
    STRONGBOXES,
    TOKENS,
    TURN_UP,
)
from saloon.games.colt_express.pile import actions, count, one, size, without
from saloon.games.colt_express.zones import all_cards

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def broken_rules(s: Train) -> list[str]:
    """What is broken beyond the range of a field, in plain English."""
    return moments(s) or [*places(s), *cards(s), *bullets(s), *loot(s)]


def moments(s: Train) -> list[str]:
    """Where in the game we are is said in several ways, which agree; all else relies on it."""
    found: list[str] = []
    if (s.round == ROUNDS) == bool(s.stack):
        found.append(f"round {s.round} with {len(s.stack)} frames")
    if not s.round <= s.shown <= min(s.round + 1, ROUNDS):
        found.append(f"{s.shown} round cards are shown in round {s.round}")
    if s.cursor > len(s.plan):
        found.append(f"card {s.cursor} of {len(s.plan)} is next")
    if any(len(zones.draws) % 2 for zones in s.zones):
        found.append("a draw is told by halves")
    for name, things in (("car", s.train), ("bandit", s.cast), ("partner", s.partners), ("round card", s.rounds)):
        chosen = [thing for thing in things if thing >= 0]
        if len(set(chosen)) < len(chosen):
            found.append(f"a {name} is there twice")
    if len(s.partners) != (len(PARTNERS) if s.variant.teams else 0):
        found.append(f"{len(s.partners)} partners were drawn")
    base = REGULAR if s.seats >= MANY else 0
    if any(not base <= card < base + REGULAR for card in s.rounds[:-1]):
        found.append("a round card is not of this game")
    boarded = max(s.at) >= 0
    if len(s.train) > s.variant.cars or (boarded and len(s.train) < s.variant.cars):
        found.append(f"there are {len(s.train)} cars")
    if boarded and (min(s.at) < 0 or min(s.cast) < 0):
        found.append("not everybody is on the train")
    return found or (phases(s) if s.stack else [])


def setting_up(s: Train, below: list[int]) -> list[str]:
    """Before the bandits board, cars come first, then the bandits, in the order of seats."""
    found: list[str] = []
    if s.plan or s.round or s.shown or s.turn or s.acted or s.cursor or s.marshal or s.closed or sum(s.hits):
        found.append("played before boarding")
    if LOAD_TRAIN not in below and len(s.train) < s.variant.cars:
        found.append(f"only {len(s.train)} cars are coupled")
    chosen = [s.cast[(s.first + place) % s.seats * s.variant.per_seat] >= 0 for place in range(s.seats)]
    early = any(chosen) and (LOAD_TRAIN in below or (CAST in below and not s.variant.choose_bandits))
    late = CAST not in below and not all(chosen)
    if early or late or chosen != sorted(chosen, reverse=True):
        found.append("bandits were chosen out of turn")
    if s.variant.teams and any((s.cast[seat * 2] < 0) != (s.cast[seat * 2 + 1] < 0) for seat in range(s.seats)):
        found.append("half a team was chosen")
    return found


def phases(s: Train) -> list[str]:
    """What waits on the stack says in which part of a round we are."""
    found: list[str] = []
    below = [frame.kind for frame in s.stack if frame.seat == NOBODY]
    boarded = max(s.at) >= 0
    if boarded == (ROUND in below):
        found.append("setting up and playing at once")
    if not boarded:
        return found + setting_up(s, below)
    dealt = s.shown == s.round + 1
    if dealt == (TURN_UP in below):
        found.append("a round card is turned up at the wrong time")
    turns = s.round_card().turns
    planning = PLANNING in below
    if dealt and planning and (s.cursor or s.turn >= len(turns)):
        found.append(f"turn {s.turn} of {len(turns)} with {s.cursor} cards carried out")
    if dealt and not planning and (s.turn != len(turns) or s.acted):
        found.append(f"turn {s.turn} of {len(turns)} after planning")
    if not dealt and (s.plan or s.cursor or s.turn or s.acted):
        found.append("cards were planned before the round")
    if dealt and s.turn < len(turns) and s.acted > (2 if turns[s.turn] == SPEEDING else 1) * s.seats:
        found.append(f"{s.acted} have acted on one turn")
    if EVENT in below and STEALING not in below and s.cursor < len(s.plan):
        found.append("the event comes before the last card")
    if STEALING not in below and s.cursor != len(s.plan):
        found.append("not all cards were carried out")
    if any(entry.turn > s.turn for entry in s.plan):
        found.append("a card was planned on a turn to come")
    if any(entry.hidden != entry.was_hidden for entry in s.plan[s.cursor :]):
        found.append("a card that is still to come does not lie as it was played")
    if any(entry.hidden for entry in s.plan[: s.cursor]):
        found.append("a card was carried out face down")
    return found


def places(s: Train) -> list[str]:
    """Everybody is on the train, and nobody is inside with the Marshal."""
    found: list[str] = []
    for bandit in range(s.variant.bandits):
        place = s.at[bandit]
        if place == s.marshal * 2 + INSIDE:
            found.append(f"bandit {bandit} is inside with the Marshal")
    return found


def cards(s: Train) -> list[str]:
    """Every seat has its action cards and the bullets it received, in whatever zones."""
    found: list[str] = []
    deck = TEAM_DECK if s.variant.teams else DECK
    for seat in range(s.seats):
        zones = s.zones[seat]
        pile = all_cards(zones)
        hidden = zones.hand + s.face_down(seat)
        for entry in s.plan:
            if entry.card == BULLET:
                found.append("a bullet lies in the stack")
            if entry.seat == seat:
                pile += one(entry.card)
        if pile != deck + s.received(seat) * one(BULLET):
            found.append(f"the cards of seat {seat} are {pile:#x}")
        if without(zones.sure, hidden) != 0:
            found.append(f"seat {seat} does not have what everybody is sure of")
        if size(actions(hidden)) < zones.kept:
            found.append(f"seat {seat} has fewer action cards than everybody knows")
        if without(zones.keeping, zones.hand) != 0:
            found.append(f"seat {seat} keeps what it does not have")
        if not drawn_in_order(s, zones):
            found.append(f"the draws of seat {seat} are none")
        elif zones.draws and size(without(zones.hand + used(s, seat), zones.at_shuffle)) > zones.draws[-1]:
            found.append(f"seat {seat} has more cards than it drew")
        elif not drawn_in_time(s, seat):
            found.append(f"seat {seat} played a card before it was drawn")
    return found


def drawn_in_order(s: Train, zones: Zones) -> bool:
    """Whether what is open of the draws can be: pairs that go up, and a pile at the shuffle that can be in hand."""
    draws = zones.draws
    if len(draws) % 2 or (not draws and zones.at_shuffle):
        return False
    for place in range(2, len(draws), 2):
        if draws[place] < draws[place - 2] or draws[place + 1] < draws[place - 1]:
            return False
    return not draws or (draws[-2] <= len(s.plan) and without(zones.at_shuffle, all_cards(zones) + played(s)) == 0)


def used(s: Train, seat: int) -> i64:
    """The pile of cards in the stack that this seat had in hand, or face down, when its discard pile was shuffled, or
    has drawn since."""
    pile: i64 = 0
    for index in range(len(s.plan)):
        entry = s.plan[index]
        if entry.seat == seat and (entry.was_hidden or s.zones[seat].draws[0] <= index):
            pile += one(entry.card)
    return pile


def played(s: Train) -> i64:
    """The pile of all cards in the stack."""
    pile: i64 = 0
    for entry in s.plan:
        pile += one(entry.card)
    return pile


def drawn_in_time(s: Train, seat: int) -> bool:
    """Whether the cards that a seat has played since its discard pile was shuffled could be in hand each time: they
    were there at the shuffle, or have been drawn since."""
    zones = s.zones[seat]
    draws = zones.draws
    if not draws:
        return True
    used: i64 = 0
    drawn = 0
    next_draw = 0
    for index in range(len(s.plan)):
        while next_draw < len(draws) and draws[next_draw] <= index:
            if size(without(used, zones.at_shuffle)) > drawn:
                return False
            drawn = draws[next_draw + 1]
            next_draw += 2
        entry = s.plan[index]
        if entry.seat == seat and (entry.was_hidden or draws[0] <= index):
            used += one(entry.card)
    while next_draw < len(draws):
        if size(without(used, zones.at_shuffle)) > drawn:
            return False
        drawn = draws[next_draw + 1]
        next_draw += 2
    return size(without(used, zones.at_shuffle)) <= drawn


def bullets(s: Train) -> list[str]:
    """Bullets are given away, never lost."""
    found: list[str] = []
    for bandit in range(s.variant.bandits):
        given = sum(s.hits[bandit * s.seats : (bandit + 1) * s.seats])
        if s.bullets[bandit] < 0 or s.bullets[bandit] + given != BULLETS:
            found.append(f"bandit {bandit} has {s.bullets[bandit]} bullets and gave {given}")
    given = sum(s.hits[s.variant.bandits * s.seats :])
    if s.neutral < 0 or s.neutral + given != NEUTRAL:
        found.append(f"the neutral pile has {s.neutral} bullets and gave {given}")
    return found


def worth(token: int) -> int:
    """What a token other than a dealt purse is worth."""
    if token >= RANSOMS:
        return CHEAPEST
    return STRONGBOX_VALUE if token >= STRONGBOXES else JEWEL_VALUE


def loot(s: Train) -> list[str]:
    """Purses are those of the box; tokens are on the train, with a bandit, or in the box for good reason."""
    found: list[str] = []
    pool = ALL_PURSES
    for token in range(TOKENS):
        where = s.loot[token]
        on_train = 0 <= where <= s.variant.last_roof
        if not on_train and not OWNED <= where < OWNED + s.variant.bandits and where != BOX:
            found.append(f"token {token} is at {where}")
        if token < PURSES and s.values[token]:
            kind = (s.values[token] - CHEAPEST) // PURSE_STEP
            if 0 <= kind <= 5 and kind * PURSE_STEP + CHEAPEST == s.values[token]:
                pool -= one(kind)
            else:
                found.append(f"purse {token} is worth {s.values[token]}")
        elif token >= PURSES and s.values[token] != worth(token):
            found.append(f"token {token} is worth {s.values[token]}")
        if token < PURSES and s.train and (s.values[token] == 0) != (where == BOX):
            found.append(f"purse {token} of {s.values[token]} is at {where}")
        if token >= RANSOMS and where != BOX and s.stack:
            found.append(f"ransom {token} is at {where} before the end")
    if any(count(pool, kind) > count(ALL_PURSES, kind) for kind in range(BULLET + 1)):
        found.append("there are more purses than the box held")
    if s.loot[STRONGBOXES] == BOX:
        found.append("the first strongbox is not in play")
    if s.loot[SECOND_STRONGBOX] != BOX and not s.variant.events:
        found.append("the second strongbox came without an event")
    return found
