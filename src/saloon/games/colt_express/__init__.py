"""Colt Express: bandits on a train, five rounds, six actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from saloon.engine.errors import BadOption, BadRecord, BadSeats
from saloon.engine.game import Dump, Game, Option, Value
from saloon.engine.rng import MASK, Rng
from saloon.engine.state import NOBODY, Frame
from saloon.games.colt_express.corner import Corner
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.flow import STEPS
from saloon.games.colt_express.ids import POWERLESS, TOKENS, WIDTH
from saloon.games.colt_express.setup import start
from saloon.games.colt_express.state import RULES, Train, Variant

SLUG = "colt-express"
SWITCH = (False, True)
CHOICE = ("random", "choose")
PILES = 64 << 48  # no pile of cards is a higher number


def too_wide(value: object) -> bool:
    """Whether a number is too big for the compiled game."""
    if isinstance(value, list):
        return any(too_wide(item) for item in value)
    return isinstance(value, int) and abs(value) >= 1 << 62


class ColtExpress(Game):
    slug = SLUG
    title = "Colt Express"
    rules = RULES
    seats = range(2, 7)
    options = (
        Option(SLUG, "teams", False, SWITCH),
        Option(SLUG, "expert", False, SWITCH),
        Option(SLUG, "abilities", True, SWITCH),
        Option(SLUG, "events", True, SWITCH),
        Option(SLUG, "cars", "random", CHOICE),
        Option(SLUG, "bandits", "random", CHOICE),
    )
    width = WIDTH
    longest = 700  # six experts who play every card, keep every card one by one, and punch each round
    folder = Path(__file__).parent

    def agree(self, seats: int, given: Mapping[str, object], chosen: dict[str, Value]) -> None:
        """Two play only in teams, four and more never do (1.2); experts play for themselves (1.6)."""
        if seats == 2 and "teams" not in given:
            chosen["teams"] = True
        if seats == 2 and not chosen["teams"]:
            raise BadSeats("colt-express-two-without-teams", rule="1.2")
        if chosen["teams"] and seats > 3:
            raise BadOption("colt-express-teams-too-many", {"seats": seats}, rule="1.2")
        if chosen["teams"] and chosen["expert"]:
            raise BadOption("colt-express-expert-teams", rule="1.6")

    def prepare(self, seats: int, options: Mapping[str, Value]) -> Variant:
        return Variant(
            seats,
            bool(options["teams"]),
            bool(options["expert"]),
            bool(options["abilities"]),
            bool(options["events"]),
            options["cars"] == "choose",
            options["bandits"] == "choose",
        )

    def start(self, variant: object, rng: Rng) -> Train:
        assert isinstance(variant, Variant)
        train = start(variant, rng)
        train.settle()
        return train

    def load(self, dump: object) -> Train:
        read = Dump(dump, self)
        switches: dict[str, Value] = {name: read.switch(name) for name in ("teams", "expert", "abilities", "events")}
        switches["cars"] = CHOICE[read.switch("choose_cars")]
        switches["bandits"] = CHOICE[read.switch("choose_bandits")]
        try:
            variant = self.prepare(read.number("seats"), self.check(read.number("seats"), switches))
        except (BadSeats, BadOption) as error:
            raise BadRecord("dump-impossible", {"fault": str(error)}) from error
        seats, bandits = variant.seats, variant.bandits
        words = read.numbers("rng", 4)
        rows = read.rows("corners", 9, seats)
        for name, value in read.data.items():
            if too_wide(value):
                raise BadRecord("dump-field-wrong", {"field": str(name), "wanted": "int, 64 bit"})
        if not all(0 <= word <= MASK for word in words):
            raise BadRecord("dump-field-wrong", {"field": "rng", "wanted": f"0…{MASK}"})
        if not all(0 <= pile <= PILES and row[3] <= PILES >> 48 for row in rows for pile in row):
            raise BadRecord("dump-field-wrong", {"field": "corners", "wanted": f"0…{PILES}"})
        rng = Rng()
        rng.load(words)
        stack = [Frame(*row) for row in read.rows("stack", 5)]
        cast = read.numbers("cast", bandits)
        corners = [Corner(*row) for row in rows]
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
            corners,
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
        broken = train.faults()
        if broken:
            raise BadRecord("dump-impossible", {"fault": broken[0]})
        for height, frame in enumerate(stack):
            if not self.fits(train, height, frame):
                raise BadRecord("dump-field-wrong", {"field": "stack", "wanted": "frames"})
        return train

    def fits(self, train: Train, height: int, frame: Frame) -> bool:
        """Whether a frame is a step, or a question that can be put now."""
        if frame.seat < 0:
            return 0 <= frame.kind < len(STEPS) and frame.seat == NOBODY and frame.group == 0
        inside = 0 <= frame.kind < len(QUESTIONS) and frame.seat < train.seats and 0 <= frame.group <= height + 1
        if not inside or not 0 <= frame.a < WIDTH or not 0 <= frame.b < WIDTH:
            return False
        try:
            return len(train.options_of(frame)) > 0 and len(train.prompt(frame)) > 0
        except IndexError:
            return False


GAME = ColtExpress()
