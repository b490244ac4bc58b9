"""What follows what: setting up, the steps of a round, the end."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.engine.frames import BOTTOM, NOBODY, Frame, Step
from saloon.games.colt_express.actions import ACTIONS
from saloon.games.colt_express.board import (
    ALL_PURSES,
    CARS,
    CHARACTER_NAMES,
    CHEAPEST,
    LEADERS,
    PURSE_STEP,
)
from saloon.games.colt_express.events import (
    BANDIT_CHOSEN,
    BEST,
    BOARDED,
    CARD_UP,
    DECLINED,
    DISCARDED,
    EVENT_BEGAN,
    FIRST_PLAYER,
    KEPT,
    ROUND_BEGAN,
    ROUND_CARD,
    STEALING_BEGAN,
    TOTAL,
    TURN_BEGAN,
    TURNED_UP,
    WON,
)
from saloon.games.colt_express.generated import NONE, Planned, TurnFrame
from saloon.games.colt_express.ids import (
    BOARD,
    BOARD_ALL,
    CAST,
    DEAL,
    DECLINE,
    DISCARD,
    EVENT,
    INSIDE,
    JEWELS,
    KEEP,
    LOAD_TRAIN,
    NEXT_ROUND,
    NO_EVENT,
    PICK_BANDIT,
    PICK_CAR,
    PICK_CARD,
    PICK_CARDS,
    PICK_TEAM,
    PICKPOCKETS,
    PLAN,
    PLANNING,
    PURSES,
    PUT_AWAY,
    ROUND,
    ROUNDS,
    SECOND,
    SPEEDING,
    STEALING,
    SWITCHING,
    TAKE_SEATS,
    TOKENS,
    TUNNEL,
    TURN_UP,
)
from saloon.games.colt_express.pile import cards_of, one, pick, size, without
from saloon.games.colt_express.round_events import ROUND_EVENTS
from saloon.games.colt_express.scoring import best_shooters, fired, scores, winners
from saloon.games.colt_express.state import Train
from saloon.games.colt_express.zones import show

# Frames that are put on the stack again and again
_STEP: Final = [Frame(step) for step in range(DISCARD + 1)]
_PLAN: Final = [[TurnFrame(PLAN, seat, turn) for seat in range(6)] for turn in range(SWITCHING + 1)]

SETUP: Final = [_STEP[step] for step in (LOAD_TRAIN, CAST, BOARD_ALL, ROUND)]
# The round in the order of rule 3.1, and with the pick of rule 10.6 before it
PLAIN_ROUND: Final = [_STEP[step] for step in (DEAL, TURN_UP, PLANNING, PUT_AWAY, STEALING, EVENT, NEXT_ROUND)]
TEAM_ROUND: Final = [_STEP[PICK_CARDS], *PLAIN_ROUND]


class LoadTrain(Step[Train, Frame]):
    """Cars are coupled, drawn or chosen (2.1), and loot is laid on their floors (2.2, 2.3)."""

    def run(self, s: Train, f: Frame) -> None:
        missing = s.variant.cars - len(s.train)
        if missing > 0 and s.variant.choose_cars:
            s.stack.append(_STEP[LOAD_TRAIN])
            s.ask(Frame(PICK_CAR, (s.first + len(s.train)) % s.seats))
            return
        if missing > 0:
            s.train = s.rng.sample(list(range(len(CARS))), missing)
        values = s.values[:]
        purse = s.variant.bandits  # the first purses are the bandits' own
        box = ALL_PURSES - purse
        jewel = JEWELS
        place = INSIDE
        for car in s.train:
            place += 2
            for _ in range(CARS[car].purses):
                kind = pick(box, PURSES - purse, s.rng)
                box -= one(kind)
                values[purse] = CHEAPEST + kind * PURSE_STEP
                s.loot[purse] = place
                purse += 1
            for _ in range(CARS[car].jewels):
                s.loot[jewel] = place
                jewel += 1
        s.values = values


class Cast(Step[Train, Frame]):
    """Bandits, or in teams pairs of them, are dealt or chosen (2.5, 10.2)."""

    def run(self, s: Train, f: Frame) -> None:
        if not s.variant.choose_bandits:
            self.deal(s)
            return
        seat = next_to_choose(s)
        if seat == NOBODY:
            return
        left = pairs_left(s)
        if s.variant.teams and len(left) == 1:
            lead(s, seat, left[0])
            return
        s.stack.append(_STEP[CAST])
        s.ask(Frame(PICK_TEAM if s.variant.teams else PICK_BANDIT, seat))

    def deal(self, s: Train) -> None:
        if s.variant.teams:
            pairs = s.rng.sample(list(range(len(LEADERS))), s.seats)
            for seat in range(s.seats):
                lead(s, seat, pairs[seat])
            return
        s.cast = s.rng.sample(list(range(len(CHARACTER_NAMES))), s.seats)
        for bandit in range(s.variant.bandits):
            s.tell(BANDIT_CHOSEN, s.seat(bandit), bandit)


def next_to_choose(s: Train) -> int:
    """The first seat without a bandit, from the first player on; NOBODY when all have one."""
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        if s.cast[seat * s.variant.per_seat] < 0:
            return seat
    return NOBODY


def pairs_left(s: Train) -> list[int]:
    return [pair for pair in range(len(LEADERS)) if LEADERS[pair] not in s.cast]


def lead(s: Train, seat: int, pair: int) -> None:
    """A seat plays a pair (10.2)."""
    s.choose(seat * 2, LEADERS[pair])
    s.choose(seat * 2 + 1, s.partners[pair])
    s.tell(BANDIT_CHOSEN, seat, seat * 2)
    s.tell(BANDIT_CHOSEN, seat, seat * 2 + 1)


class BoardAll(Step[Train, Frame]):
    """Bandits board by turns the last car and the last but one (2.9); teams decide in secret (10.5)."""

    def run(self, s: Train, f: Frame) -> None:
        s.tell(FIRST_PLAYER, s.first)
        if s.variant.teams:
            s.stack.append(_STEP[TAKE_SEATS])
            s.ask_together([Frame(BOARD, seat) for seat in range(s.seats)])
            return
        for place in range(s.seats):
            self.board(s, (s.first + place) % s.seats, s.variant.cars - place % 2)

    def board(self, s: Train, bandit: int, car: int) -> None:
        s.at[bandit] = car * 2 + INSIDE
        s.tell(BOARDED, bandit, s.at[bandit])


class TakeSeats(BoardAll):
    """What the teams decided comes to light (10.5)."""

    def run(self, s: Train, f: Frame) -> None:
        for seat in range(s.seats):
            last = s.choice[seat * 2]
            s.choice[seat * 2] = 0
            self.board(s, seat * 2 + last, s.variant.cars)
            self.board(s, seat * 2 + 1 - last, s.variant.cars - 1)


class Round(Step[Train, Frame]):
    """A round begins (3.1)."""

    def run(self, s: Train, f: Frame) -> None:
        s.tell(ROUND_BEGAN, s.round + 1)
        s.then(TEAM_ROUND if s.variant.teams else PLAIN_ROUND)


class PickCards(Step[Train, Frame]):
    """Teams pick one card each before they draw (10.6)."""

    def run(self, s: Train, f: Frame) -> None:
        s.ask_together([Frame(PICK_CARD, seat) for seat in range(s.seats)])


class Deal(Step[Train, Frame]):
    """Everybody draws a hand (3.2, 8.2), in the expert variant up to its size (11.4)."""

    def run(self, s: Train, f: Frame) -> None:
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            cards = hand_size(s, seat)
            if s.variant.expert:
                cards -= size(s.zones[seat].hand)
            s.draw(seat, cards)


class TurnUp(Step[Train, Frame]):
    """The round card is turned up (3.3)."""

    def run(self, s: Train, f: Frame) -> None:
        s.shown = s.round + 1
        s.turn = 0
        s.acted = 0
        s.tell(ROUND_CARD, s.rounds[s.round])


class Planning(Step[Train, Frame]):
    """Turn by turn, everybody plays or draws (chapter 4)."""

    def run(self, s: Train, f: Frame) -> None:
        turns = s.round_card().turns
        turn = turns[s.turn]
        if s.acted == (2 * s.seats if turn == SPEEDING else s.seats):
            s.turn += 1
            s.acted = 0
            if s.turn == len(turns):
                return
            turn = turns[s.turn]
        if s.acted == 0:
            s.tell(TURN_BEGAN, s.turn + 1, turn)
        seat = in_line(s, turn, s.acted)
        s.acted += 1
        s.stack.append(_STEP[PLANNING])
        s.stack.append(_PLAN[turn][seat])


def in_line(s: Train, turn: i64, place: i64) -> i64:
    """Whose it is to act on such a turn after so many answers (4.3 to 4.6)."""
    seat: i64 = s.first + place
    if turn == SPEEDING:
        seat = s.first + (place >> 1)
    elif turn == SWITCHING:
        seat = s.first - place + s.seats
    return seat - s.seats if seat >= s.seats else seat


class PutAway(Step[Train, Frame]):
    """Hands go back on the decks (3.4), or players choose what to keep for the next round (11.2)."""

    def run(self, s: Train, f: Frame) -> None:
        s.tell(STEALING_BEGAN)
        if s.variant.expert:
            s.stack.append(_STEP[DISCARD])
            frames = [Frame(KEEP, seat) for seat in range(s.seats) if s.zones[seat].hand != 0]
            if frames and s.round + 1 < ROUNDS:  # after the last round there is nothing to keep for
                s.ask_together(frames)
            return
        for zones in s.zones:
            zones.bag += zones.hand
            zones.hand = 0
            zones.kept = 0


class Discard(Step[Train, Frame]):
    """What was not kept is discarded, face up (11.2)."""

    def run(self, s: Train, f: Frame) -> None:
        for seat in range(s.seats):
            zones = s.zones[seat]
            gone = zones.hand - zones.keeping
            zones.hand = zones.keeping
            zones.keeping = 0
            zones.discard += gone
            zones.sure = without(zones.sure, gone)
            zones.kept = size(zones.hand) + size(s.face_down(seat))
            if s.log is not None:
                s.tell_list(DISCARDED, seat, cards_of(gone))
                if s.round + 1 < ROUNDS:
                    s.tell(KEPT, seat, size(zones.hand))


class Stealing(Step[Train, Frame]):
    """The cards of the stack are carried out one by one (5.1)."""

    def run(self, s: Train, f: Frame) -> None:
        s.stack.append(_STEP[STEALING])  # to come back to, should a card ask something
        height = len(s.stack)
        while s.cursor < len(s.plan):
            self.carry_out(s, s.plan[s.cursor])
            if len(s.stack) > height:
                return
        s.stack.pop()

    def carry_out(self, s: Train, entry: Planned) -> None:
        card = entry.card
        seat = entry.seat
        bandit = s.bandit(seat, card)
        if entry.hidden:
            s.plan[s.cursor] = Planned(card, seat, entry.turn, False, True)
            show(s.zones[seat], card)
            s.tell(TURNED_UP, bandit, card)
        else:
            s.tell(CARD_UP, bandit, card)
        s.cursor += 1
        ACTIONS[card % SECOND].perform(s, bandit)


class Event(Step[Train, Frame]):
    """The event of the round card (9.1)."""

    def run(self, s: Train, f: Frame) -> None:
        event = s.round_card().event
        if s.variant.events and event != NO_EVENT:
            s.tell(EVENT_BEGAN, event)
            ROUND_EVENTS[event].happen(s)


class Pickpockets(Step[Train, Frame]):
    """What the pickpockets decided comes to light (9.7)."""

    def run(self, s: Train, f: Frame) -> None:
        for bandit in range(s.variant.bandits):
            token = s.choice[bandit]
            s.choice[bandit] = 0
            if token == DECLINE:
                s.tell(DECLINED, bandit)
            elif token >= 0:
                s.take(bandit, token)


class NextRound(Step[Train, Frame]):
    """Cards go home (3.5, 11.3); the first player changes (3.6), or the game ends (12.1)."""

    def run(self, s: Train, f: Frame) -> None:
        for entry in s.plan:
            zones = s.zones[entry.seat]
            if s.variant.expert:
                zones.discard += one(entry.card)
            else:
                zones.bag += one(entry.card)
        for zones in s.zones:
            zones.at_shuffle = 0
            zones.draws = NONE
        s.plan = []
        s.cursor = 0
        s.turn = 0
        s.acted = 0
        s.round += 1
        if s.round < ROUNDS:
            s.first = (s.first + 1) % s.seats
            s.stack.append(_STEP[ROUND])
        else:
            self.finish(s)

    def finish(self, s: Train) -> None:
        """All purses are turned over and the winners named."""
        for token in range(TOKENS):
            s.known_by[token] = s.variant.everybody
        if s.log is not None:
            for seat in best_shooters(s):
                s.tell(BEST, seat, fired(s, seat))
            totals = scores(s)
            for seat in range(s.seats):
                s.tell(TOTAL, seat, totals[seat])
            for seat in winners(s):
                s.tell(WON, seat)


def hand_size(s: Train, seat: int) -> int:
    """How many cards a seat draws at the start of a round (3.2, 8.2, 10.9)."""
    cards = 0
    for bandit in range(seat * s.variant.per_seat, (seat + 1) * s.variant.per_seat):
        cards = max(cards, s.power(bandit).hand)
    return cards


def may_hide(s: Train, seat: int, turn: int) -> bool:
    """Whether Ghost, or a team with him, may hide a card on the first turn of a round (8.1, 8.7, 10.8)."""
    if turn == TUNNEL or (turn == SPEEDING and s.acted % 2 == 0):
        return False
    for bandit in range(seat * s.variant.per_seat, (seat + 1) * s.variant.per_seat):
        if s.power(bandit).hides:
            return True
    return False


STEPS: Final[list[Step[Any, Any]]] = [
    LoadTrain(LOAD_TRAIN, "load-train", Frame, [CAST]),
    Cast(CAST, "cast", Frame, [BOARD_ALL]),
    BoardAll(BOARD_ALL, "board-all", Frame, [ROUND]),
    Round(ROUND, "round", Frame, [BOTTOM]),
    PickCards(PICK_CARDS, "pick-cards", Frame, [DEAL]),
    Deal(DEAL, "deal", Frame, [TURN_UP]),
    TurnUp(TURN_UP, "turn-up", Frame, [PLANNING]),
    Planning(PLANNING, "planning", Frame, [PUT_AWAY]),
    PutAway(PUT_AWAY, "put-away", Frame, [STEALING]),
    Stealing(STEALING, "stealing", Frame, [EVENT]),
    Event(EVENT, "event", Frame, [NEXT_ROUND]),
    Pickpockets(PICKPOCKETS, "pickpockets", Frame, [NEXT_ROUND]),
    NextRound(NEXT_ROUND, "next-round", Frame, [BOTTOM]),
    TakeSeats(TAKE_SEATS, "take-seats", Frame, [ROUND]),
    Discard(DISCARD, "discard", Frame, [STEALING]),
]
