"""Reads a dump back into a train, and trusts nothing in it."""

from __future__ import annotations

from saloon.engine.dump import Dump, is_number
from saloon.engine.errors import BadRecord, BadSeats, BadSwitch
from saloon.engine.game import Game, Value
from saloon.engine.rng import MASK, Rng
from saloon.engine.state import NOBODY, Frame
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.flow import STEPS
from saloon.games.colt_express.ids import (
    BOARD,
    KEEP,
    PICK_CARD,
    PICK_TEAM,
    PLAN,
    POWERLESS,
    SECOND_CARD,
    TOKENS,
    WIDTH,
)
from saloon.games.colt_express.state import Train, Variant
from saloon.games.colt_express.zones import Zones

CHOICE = ("random", "choose")
PILES = 64 << 48  # no pile of cards is a higher number


def load(read: Dump, game: Game) -> Train:
    """The train of a dump; BadRecord says which field is missing, wrong or impossible."""
    variant = variant_of(read, game)
    seats, bandits = variant.seats, variant.bandits
    words = read.numbers("rng", 4)
    rows = read.rows("zones", 8, seats)
    draws = draws_of(read, seats)
    if not all(0 <= word <= MASK for word in words):
        raise BadRecord("dump-field-wrong", {"field": "rng", "wanted": f"0…{MASK}"})
    if not all(0 <= pile <= PILES and row[3] <= PILES >> 48 for row in rows for pile in row):
        raise BadRecord("dump-field-wrong", {"field": "zones", "wanted": f"0…{PILES}"})
    rng = Rng()
    rng.load(words)
    stack = [Frame(*row) for row in read.rows("stack", 5)]
    cast = read.numbers("cast", bandits)
    seat_zones = [Zones(*row) for row in rows]
    for zones, drawn in zip(seat_zones, draws, strict=True):
        zones.draws = drawn
    train = Train(
        variant,
        rng,
        stack,
        read.numbers("train"),
        cast,
        cast if variant.abilities else [POWERLESS] * bandits,
        read.numbers("pairs"),
        read.numbers("rounds", 5),
        read.numbers("values", TOKENS),
        read.numbers("at", bandits),
        read.numbers("bullets", bandits),
        read.numbers("hits", (bandits + 1) * seats),
        seat_zones,
        read.numbers("choice", bandits),
        read.numbers("plan"),
        read.numbers("loot", TOKENS),
        read.numbers("held", TOKENS),
        read.number("marshal"),
        read.number("neutral"),
        read.switch("closed"),
        read.number("first"),
        read.number("round"),
        read.number("shown"),
        read.number("turn"),
        read.number("line"),
        read.number("cursor"),
    )
    broken = train.broken_invariants()
    if broken:
        raise BadRecord("dump-impossible", {"fault": broken[0]})
    settled = not stack or stack[-1].seat != NOBODY
    if not settled or not all(fits(train, height, frame) for height, frame in enumerate(stack)):
        raise BadRecord("dump-field-wrong", {"field": "stack", "wanted": "frames"})
    return train


def draws_of(read: Dump, seats: int) -> list[list[int] | None]:
    """What is open of the draws of each seat: nothing, or pairs of numbers."""
    rows = read.field("draws")
    if not isinstance(rows, list) or len(rows) != seats:
        raise BadRecord("dump-field-wrong", {"field": "draws", "wanted": f"{seats} × [int, …]"})
    for row in rows:
        if row is not None and not (isinstance(row, list) and len(row) % 2 == 0 and row and all(map(is_number, row))):
            raise BadRecord("dump-field-wrong", {"field": "draws", "wanted": "[int, int, …]"})
    return rows


def variant_of(read: Dump, game: Game) -> Variant:
    """How the game of a dump is played."""
    switches: dict[str, Value] = {name: read.switch(name) for name in ("teams", "expert", "abilities", "events")}
    switches["cars"] = CHOICE[read.switch("choose_cars")]
    switches["bandits"] = CHOICE[read.switch("choose_bandits")]
    try:
        variant = game.prepare(read.number("seats"), game.check(read.number("seats"), switches))
    except (BadSeats, BadSwitch) as error:
        raise BadRecord("dump-impossible", {"fault": str(error)}) from error
    assert isinstance(variant, Variant)
    return variant


def fits(train: Train, height: int, frame: Frame) -> bool:
    """Whether a frame is a step, or a question that can be put now."""
    if frame.seat < 0:
        return 0 <= frame.kind < len(STEPS) and frame.seat == NOBODY and frame.group == 0
    inside = 0 <= frame.kind < len(QUESTIONS) and frame.seat < train.seats and 0 <= frame.group <= height + 1
    if not inside or not 0 <= frame.a < WIDTH or not 0 <= frame.b < WIDTH or not belongs(train, frame.kind):
        return False
    try:
        options = train.options_of(frame)
        named = [(train.words(frame, option), train.meaning(frame, option)) for option in options]
        return len(named) > 0 and len(train.prompt(frame)) > 0
    except IndexError:
        return False


def belongs(train: Train, kind: int) -> bool:
    """Whether this variant asks such a question, and the rest of the state is ready for it."""
    if kind in (PICK_TEAM, BOARD, PICK_CARD, SECOND_CARD) and not train.variant.teams:
        return False
    if kind == KEEP and not train.variant.expert:
        return False
    if kind == BOARD:
        return all(choice in (0, 1) for choice in train.choice)
    if kind in (PLAN, SECOND_CARD):
        return train.turn < len(train.round_card().turns)
    return True
