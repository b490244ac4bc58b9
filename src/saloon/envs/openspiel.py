"""The games for OpenSpiel. Importing this module registers each as `python_saloon_` and its name.

Nature deals once, at the first node, and picks one of `deals` equally likely ones; all later chance follows from that.
Seats that are asked at the same time move one after another without seeing each other's moves.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from array import array
from typing import Any

import numpy as np

import saloon
from saloon.engine.events import Event
from saloon.engine.frames import NOBODY
from saloon.engine.game import Game, Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.envs.errors import BadSetting, MissingPackage
from saloon.envs.setting import LONGEST, USUAL, Setting, check_count, shares

try:
    import pyspiel
except ImportError as missing:
    raise MissingPackage("envs-missing-package", {"package": "open_spiel", "extra": "openspiel"}) from missing

DEALS = 1 << 16
SAMPLES = 1 << 30


class Sight:
    """A game in progress with what each seat, and an onlooker (None), has been told so far. What somebody was told is
    kept as a digest, and made only when somebody wants to know."""

    def __init__(self, world: State, told: dict[int | None, bytes]) -> None:
        self.world = world
        self.world.listen()
        self.told = told
        self.read = dict.fromkeys(told, 0)  # how much of the news is in each digest
        self.news: list[tuple[int, int, list[Event]]] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Sight:
        twin = Sight(self.world.copy(), self.told.copy())
        twin.read = self.read.copy()
        twin.news = self.news[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.world.dump(), {seat: self.digest(seat) for seat in self.told})

    def apply(self, seat: int, option: int) -> None:
        self.world.apply(seat, option)
        self.news.append((seat, option, self.world.hear()))

    def digest(self, seat: int | None) -> bytes:
        """All that somebody was told and has answered, in a few bytes."""
        for actor, option, events in self.news[self.read[seat] :]:
            heard = [self.world.seen(event, seat) for event in events]
            told = json.dumps([option if actor == seat else actor, heard], sort_keys=True)
            self.told[seat] = hashlib.blake2b(self.told[seat] + told.encode(), digest_size=16).digest()
        self.read[seat] = len(self.news)
        return self.told[seat]

    def imagine(self, seat: int, rng: Rng) -> Sight:
        """The same for the seat, a world of its own for the others: they have been told what they see in it."""
        told = first_sight(self.world.imagine(seat, rng))
        told.told[seat] = self.digest(seat)
        told.told[None] = self.digest(None)
        return told

    def text(self, seat: int | None, recall: bool) -> str:
        """What somebody knows, by all they remember, or what they see."""
        if not recall:
            return json.dumps(seen_by(self.world, seat))
        now = hashlib.blake2b(array("f", self.world.observation(seat)).tobytes(), digest_size=16)
        return f"{seat} {self.digest(seat).hex()} {now.hexdigest()}"


def restored(dump: dict[str, Any], told: dict[int | None, bytes]) -> Sight:
    """What was pickled."""
    return Sight(saloon.game(dump["game"]).load(dump), told)


def first_sight(world: State) -> Sight:
    """A game of which nothing was told yet: everybody knows what they see."""
    return Sight(world, {seat: sight_of(world, seat) for seat in [None, *range(world.seats)]})


def seen_by(world: State, seat: int | None) -> dict[str, Any]:
    view = world.view(seat)
    assert dataclasses.is_dataclass(view)
    assert not isinstance(view, type)
    return dataclasses.asdict(view)


def sight_of(world: State, seat: int | None) -> bytes:
    return hashlib.blake2b(json.dumps(seen_by(world, seat)).encode(), digest_size=16).digest()


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """What OpenSpiel knows of a game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sight: Sight | None = None  # before nature has dealt

    def current_player(self) -> int:
        if self.sight is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.sight.world.decider()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.sight is not None
        return sorted(self.sight.world.options(player))

    def _apply_action(self, action: int) -> None:
        if self.sight is None:
            self.sight = first_sight(self.get_game().setting.begin(action))
        else:
            self.sight.apply(self.sight.world.decider(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.sight is None or player < 0:
            return f"deal {action}"
        return self.sight.world.text(player, action)

    def is_terminal(self) -> bool:
        return self.sight is not None and (not self.sight.world.stack or self.called_off())

    def called_off(self) -> bool:
        """A game that could go on for ever ends at the bound that OpenSpiel was told, without a winner."""
        return bool(self.move_number() > self.get_game().longest)

    def returns(self) -> list[float]:
        if self.sight is None:
            return [0.0] * int(self.get_game().num_players())
        if self.sight.world.stack and self.called_off():  # the sum is constant
            seats = int(self.sight.world.seats)
            return [1.0 / seats] * seats
        return shares(self.sight.world)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player could be in as well. Its history is that of the truth: do not replay it."""
        twin: SpielState = self.clone()
        if self.sight is not None:
            twin.sight = self.sight.imagine(player, Rng(int(sampler() * SAMPLES)))
        return twin

    def __str__(self) -> str:
        if self.sight is None:
            return "deal"
        return json.dumps(self.sight.world.dump())

    # What OpenSpiel makes `to_struct`, `to_json`, `to_dict` and `to_observation_struct` of

    def _to_struct(self) -> dict[str, Any]:
        """The dump of the game, with all its secrets; empty before nature has dealt."""
        return {} if self.sight is None else self.sight.world.dump()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The view of a player."""
        return {} if self.sight is None else seen_by(self.sight.world, player)

    def __copy__(self) -> SpielState:
        twin: SpielState = self.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return state_of, (pyspiel.serialize_game_and_state(self.get_game(), self),)


def state_of(text: str) -> Any:
    """What was pickled; this module, which registers the games, is there by now."""
    return pyspiel.deserialize_game_and_state(text)[1]


class SpielObserver:
    """The observation and the information state: both have the numbers of `State.observation` as their tensor. The text
    of the former is the view as JSON, that of the latter tells apart all that a seat has ever been told. Who wants
    public information only gets what an onlooker does, whichever player is asked for."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise BadSetting("envs-no-such-observer", {"kind": str(kind)})
        self.public = kind.private_info == private.NONE
        self.recall = bool(kind.perfect_recall)
        self._setting = game.setting
        self.tensor = np.zeros(len(self._setting.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.sight is None:
            self.tensor[:] = 0
        else:
            seat = NOBODY if self.public else player
            self._setting.observations([state.sight.world], [seat], self.tensor.reshape(1, -1))

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.sight is None else state.sight.text(None if self.public else player, self.recall)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game for OpenSpiel; subclasses say which. Parameters: `players`, `deals`, `preset`, and the switches of the
    game."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = given.pop("players", None)
        self.deals = check_count(int(given.pop("deals", DEALS)))
        preset = str(given.pop("preset", "")) or None
        self.setting = Setting(self.game.slug, players, chosen(self.game, given), preset=preset)
        self.longest = self.game.longest or LONGEST
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.width,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self, struct: dict[str, Any] | str | None = None) -> SpielState:
        """Before the deal, or where `to_json` of a state has left off: what was told before is forgotten then."""
        state = SpielState(self)
        dump = json.loads(struct) if isinstance(struct, str) else struct
        if dump:
            state.sight = first_sight(self.setting.load(dump))
        return state

    def __copy__(self) -> SpielGame:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def game_of(text: str) -> Any:
    """What was pickled."""
    return pyspiel.load_game(text)


def chosen(game: Game, given: dict[str, Any]) -> dict[str, Value]:
    """The switches that are not as usual: OpenSpiel always gives all of them, and the usual depends on the seats."""
    usual = {switch.name: switch.default for switch in game.switches}
    return {name: value for name, value in given.items() if value != usual.get(name)}


def kind_of(game: Game) -> Any:
    """How OpenSpiel files a game."""
    switches = {switch.name: switch.default for switch in game.switches}
    return pyspiel.GameType(
        short_name=f"python_saloon_{game.slug.replace('-', '_')}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(USUAL, game.seats[-1]), "deals": DEALS, "preset": "", **switches},
    )


for _game in saloon.games().values():
    _kind = kind_of(_game)
    pyspiel.register_game(_kind, type(_kind.short_name, (SpielGame,), {"game": _game, "kind": _kind}))
