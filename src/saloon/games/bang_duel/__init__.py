"""BANG! The Duel: law against outlaws, two characters in play on each side, answers to every shot."""

from __future__ import annotations

from pathlib import Path

from saloon.engine.frames import Kinds
from saloon.engine.game import Game, Preset, Switch
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.engine.variant import Variant as AnyVariant
from saloon.games.bang_duel.cards import BACK_NAMES
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.events import EVENTS
from saloon.games.bang_duel.features import FEATURES, TEMPERS, WORTH
from saloon.games.bang_duel.fields import FIELDS
from saloon.games.bang_duel.flow import STEPS
from saloon.games.bang_duel.ids import DEALT, SQUAD, WIDTH
from saloon.games.bang_duel.setup import deal
from saloon.games.bang_duel.state import Duel
from saloon.games.bang_duel.things import THINGS
from saloon.games.bang_duel.variant import Variant

SLUG = "bang-duel"
RULES = 2


class BangDuel(Game):
    slug = SLUG
    title = "BANG! The Duel"
    rules = RULES
    seats = range(2, 3)
    seats_rule = "1.2"
    switches = (Switch(SLUG, "squad", DEALT, tuple(range(DEALT, SQUAD + 1)), rule="1.3"),)
    presets = (
        Preset(SLUG, "first-game", {"squad": DEALT}),
        Preset(SLUG, "long-game", {"squad": 8}),
        Preset(SLUG, "everybody", {"squad": SQUAD}),
    )
    width = WIDTH  # the rules set no limit to the answers of a game (15.6)
    kinds = Kinds(SLUG, RULES, WIDTH, QUESTIONS, STEPS, EVENTS)
    fields = FIELDS
    state = Duel
    variant = Variant
    things = THINGS
    features = FEATURES
    worth = WORTH
    tempers = TEMPERS
    windows = True
    folder = Path(__file__).parent

    def deal(self, variant: AnyVariant, rng: Rng) -> Duel:
        duel = self.blank(variant, rng)
        assert isinstance(duel, Duel)
        deal(duel)
        return duel

    def groups(self, state: State) -> list[dict[str, list[str]]]:
        """The side and the whole squad of each seat: who stands, who waits and who is dead."""
        assert isinstance(state, Duel)
        found: list[dict[str, list[str]]] = []
        for seat, side in enumerate(BACK_NAMES):
            people = [person for person in state.people[2 * seat : 2 * seat + 2] if person >= 0]
            squad = sorted([*people, *state.reserves[seat], *state.gone[seat]])
            found.append({"side": [side], "person": [CHARACTERS[person].name for person in squad]})
        return found


GAME = BangDuel()
