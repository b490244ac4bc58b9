"""Colt Express: bandits on a train, five rounds, six actions."""

from __future__ import annotations

from pathlib import Path

from saloon.engine.frames import Kinds
from saloon.engine.game import Applies, Clash, Game, Preset, Switch
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant as AnyVariant
from saloon.games.colt_express.board import CHARACTER_NAMES
from saloon.games.colt_express.decisions import QUESTIONS
from saloon.games.colt_express.events import EVENTS
from saloon.games.colt_express.features import FEATURES, TEMPERS, WORTH
from saloon.games.colt_express.fields import FIELDS
from saloon.games.colt_express.flow import STEPS
from saloon.games.colt_express.ids import WIDTH
from saloon.games.colt_express.setup import deal
from saloon.games.colt_express.state import Train
from saloon.games.colt_express.things import THINGS
from saloon.games.colt_express.variant import Variant

SLUG = "colt-express"
SWITCH = (False, True)
CHOICE = ("random", "choose")
RULES = 2
# Two play only in teams, four and more never do (1.2); experts play for themselves (1.6)
TEAMS = (
    Applies((True,), "colt-express-teams-too-many", "1.2", seats=(2, 3)),
    Applies((False,), "colt-express-two-without-teams", "1.2", seats=(3, 4, 5, 6)),
)
EXPERT = (Clash((True,), "teams", (True,), "colt-express-expert-teams", "1.6"),)


class ColtExpress(Game):
    slug = SLUG
    title = "Colt Express"
    rules = RULES
    seats = range(2, 7)
    seats_rule = "1.2"
    switches = (
        Switch(SLUG, "teams", False, SWITCH, rule="1.2", applies=TEAMS),
        Switch(SLUG, "expert", False, SWITCH, rule="1.6", clashes=EXPERT),
        Switch(SLUG, "abilities", True, SWITCH, rule="1.5"),
        Switch(SLUG, "events", True, SWITCH, rule="1.5"),
        Switch(SLUG, "cars", "random", CHOICE, rule="2.1"),
        Switch(SLUG, "bandits", "random", CHOICE, rule="2.5"),
    )
    presets = (
        Preset(SLUG, "first-game", {"abilities": False, "events": False}),
        Preset(SLUG, "full-game", {"abilities": True, "events": True}),
        Preset(SLUG, "teams", {"teams": True}),
        Preset(SLUG, "expert", {"expert": True}),
    )
    width = WIDTH
    kinds = Kinds(SLUG, RULES, WIDTH, QUESTIONS, STEPS, EVENTS)
    fields = FIELDS
    state = Train
    variant = Variant
    things = THINGS
    features = FEATURES
    worth = WORTH
    tempers = TEMPERS
    longest = 700  # six experts who play every card, keep every card one by one, and punch each round
    folder = Path(__file__).parent

    def deal(self, variant: AnyVariant, rng: Rng) -> Train:
        train = self.blank(variant, rng)
        assert isinstance(train, Train)
        deal(train)
        return train

    def groups(self, state: State) -> list[dict[str, list[str]]]:
        """The bandits of each seat."""
        assert isinstance(state, Train)
        cast = [CHARACTER_NAMES[character] for character in state.cast]
        each = state.variant.per_seat
        return [{"bandit": cast[seat * each : (seat + 1) * each]} for seat in range(state.seats)]


GAME = ColtExpress()
