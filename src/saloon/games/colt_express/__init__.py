"""Colt Express: bandits on a train, five rounds, six actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from saloon.engine.dump import Dump
from saloon.engine.errors import BadOption, BadSeats
from saloon.engine.game import Game, Option, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.colt_express.board import CHARACTER_NAMES
from saloon.games.colt_express.features import FEATURES, TEMPERS, WORTH
from saloon.games.colt_express.ids import WIDTH
from saloon.games.colt_express.load import CHOICE, load
from saloon.games.colt_express.setup import deal
from saloon.games.colt_express.state import RULES, Train, Variant
from saloon.games.colt_express.things import THINGS

SLUG = "colt-express"
SWITCH = (False, True)


class ColtExpress(Game):
    slug = SLUG
    title = "Colt Express"
    rules = RULES
    seats = range(2, 7)
    seats_rule = "1.2"
    options = (
        Option(SLUG, "teams", False, SWITCH, rule="1.2"),
        Option(SLUG, "expert", False, SWITCH, rule="1.6"),
        Option(SLUG, "abilities", True, SWITCH, rule="1.5"),
        Option(SLUG, "events", True, SWITCH, rule="1.5"),
        Option(SLUG, "cars", "random", CHOICE, rule="2.1"),
        Option(SLUG, "bandits", "random", CHOICE, rule="2.5"),
    )
    width = WIDTH
    things = THINGS
    features = FEATURES
    worth = WORTH
    tempers = TEMPERS
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

    def deal(self, variant: object, rng: Rng) -> Train:
        assert isinstance(variant, Variant)
        return deal(variant, rng)

    def groups(self, state: State) -> list[dict[str, list[str]]]:
        """The bandits of each seat."""
        assert isinstance(state, Train)
        cast = [CHARACTER_NAMES[character] for character in state.cast]
        each = state.variant.per_seat
        return [{"bandit": cast[seat * each : (seat + 1) * each]} for seat in range(state.seats)]

    def load(self, dump: object) -> Train:
        return load(Dump(dump, self.slug, self.rules), self)


GAME = ColtExpress()
