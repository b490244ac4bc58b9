"""Colt Express: bandits on a train, five rounds, six actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from saloon.engine.errors import BadOption, BadRecord, BadSeats
from saloon.engine.game import Dump, Game, Option, Value
from saloon.engine.rng import Rng
from saloon.engine.state import Frame
from saloon.games.colt_express.corner import Corner
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.flow import STEPS
from saloon.games.colt_express.ids import POWERLESS, TOKENS, WIDTH
from saloon.games.colt_express.setup import start
from saloon.games.colt_express.state import RULES, Train, Variant

SLUG = "colt-express"
SWITCH = (False, True)
CHOICE = ("random", "choose")


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
        variant = self.prepare(read.number("seats"), self.check(read.number("seats"), switches))
        seats, bandits = variant.seats, variant.bandits
        rng = Rng()
        rng.load(read.numbers("rng", 4))
        stack = [Frame(*row) for row in read.rows("stack", 5)]
        cast = read.numbers("cast", bandits)
        corners = [Corner(*row) for row in read.rows("corners", 7, seats)]
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
        for frame in stack:
            known = len(STEPS) if frame.seat < 0 else len(QUESTIONS)
            if not 0 <= frame.kind < known or not -1 <= frame.seat < seats:
                raise BadRecord("dump-field-wrong", {"field": "stack", "wanted": "frames"})
        broken = train.faults()
        if broken:
            raise BadRecord("dump-impossible", {"fault": broken[0]})
        return train


GAME = ColtExpress()
