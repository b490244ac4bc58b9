"""Environments can be copied and pickled, and any moment of them kept and brought back."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

import saloon
from saloon.engine.state import State
from saloon.envs.errors import BadSetting, NotNow
from saloon.envs.setting import Setting


class Position:
    """A game in progress, or none before the first `reset`. It is copied and pickled as the state itself says it."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state

    def world(self) -> State:
        """The game in progress; NotNow before there is one."""
        if self.state is None:
            raise NotNow("envs-not-begun")
        return self.state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.state.copy() if self.state else None)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.state.dump() if self.state else None,)


def loaded(dump: dict[str, Any] | None) -> Position:
    """What was pickled."""
    return Position(saloon.game(dump["game"]).load(dump) if dump else None)


class Snapshot:
    """A moment of an environment of this setting. It can be pickled, and brought back as often as one likes."""

    def __init__(self, setting: Setting, fields: Mapping[str, Any]) -> None:
        self.setting = setting
        self.fields = fields


class Momentary:
    """`passing` names what changes while a game goes on."""

    setting: Setting
    position: Position
    passing: tuple[str, ...]

    @property
    def world(self) -> State:
        """The true state of the game in progress."""
        return self.position.world()

    def clone_state(self) -> Snapshot:
        """This moment, chance to come included: whatever is done from here can be done again."""
        self.position.world()
        return Snapshot(self.setting, {name: deepcopy(getattr(self, name)) for name in self.passing})

    def restore_state(self, snapshot: Any) -> None:
        """Back to a moment of this environment, or of another one of the same game, seats and switches."""
        if (
            not isinstance(snapshot, Snapshot)
            or snapshot.setting != self.setting
            or snapshot.fields.keys() != set(self.passing)
        ):
            raise BadSetting("envs-other-snapshot", {"setting": str(self.setting)})
        for name, value in snapshot.fields.items():
            setattr(self, name, deepcopy(value))

    def __copy__(self) -> Self:
        """Two environments never share a game."""
        return deepcopy(self)
