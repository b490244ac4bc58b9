"""How a game can be varied: its switches, what goes together with what, and presets. All of it is data that is declared
once; nothing ever lists all combinations, of which there may be billions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from saloon.engine.errors import BadSwitch, Speaker

Value = bool | int | str
Chosen = Mapping[str, Value]
SPOKEN = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def shown(value: object) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


@dataclass(frozen=True)
class Applies:
    """These values of a switch are only for so many `seats`, or only for games in which another `switch` has a value
    that they need. `key` is the sentence that refuses them otherwise, `rule` the rule behind it."""

    values: tuple[Value, ...]
    key: str
    rule: str
    seats: tuple[int, ...] = ()
    switch: str = ""
    needs: tuple[Value, ...] = ()

    def holds(self, seats: int, chosen: Chosen) -> bool:
        """A switch that nobody has chosen yet is in nobody's way."""
        if self.seats and seats not in self.seats:
            return False
        return self.switch not in chosen or chosen[self.switch] in self.needs


@dataclass(frozen=True)
class Clash:
    """These values of a switch do not go together with those of another one; said once, it counts for both."""

    values: tuple[Value, ...]
    switch: str
    others: tuple[Value, ...]
    key: str
    rule: str

    def holds(self, seats: int, chosen: Chosen) -> bool:
        return self.switch not in chosen or chosen[self.switch] not in self.others


Constraint = Applies | Clash


@dataclass(frozen=True)
class Switch:
    """A switch of a game, and the rule that speaks of it: all its values are of one type."""

    game: str
    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str
    applies: tuple[Applies, ...] = ()
    clashes: tuple[Clash, ...] = ()

    @property
    def help(self) -> str:
        """One line of help, in English."""
        return Speaker.speak(f"{self.game}-switch-{self.name}", {})

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        return (*self.applies, *self.clashes)

    def understood(self, value: object) -> Value:
        """A value, or its word, as the game wants it; BadSwitch says of which type it is and what it can be."""
        word = value.lower() if isinstance(value, str) else None
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if word is not None and (
                word == str(allowed) or (isinstance(allowed, bool) and SPOKEN.get(word) is allowed)
            ):
                return allowed
        details = {"name": self.name, "value": shown(value)[:40], "type": type(value).__name__}
        raise BadSwitch("bad-value", {**details, "allowed": ", ".join(map(shown, self.values))}, self.rule)


@dataclass(frozen=True)
class Preset:
    """Switches that are set together, under a name that players know."""

    game: str
    name: str
    switches: Chosen

    @property
    def help(self) -> str:
        """One line of help, in English."""
        return Speaker.speak(f"{self.game}-preset-{self.name}-help", {})


def conflict(
    switches: Sequence[Switch], seats: int, chosen: Chosen, about: str | None = None
) -> tuple[Switch, Constraint] | None:
    """The first constraint that does not hold among what is chosen so far; with `about`, only what binds that switch:
    what others need of it is for them to say."""
    for switch in switches:
        value = chosen.get(switch.name)
        if value is None:
            continue
        for each in switch.constraints:
            concerned = about in (None, switch.name) or (isinstance(each, Clash) and each.switch == about)
            if concerned and value in each.values and not each.holds(seats, chosen):
                return switch, each
    return None


def settled(switches: Sequence[Switch], seats: int, given: dict[str, Value]) -> dict[str, Value]:
    """All switches: what is not given has its default, or, where that does not go with the seats, with what is given
    and with the switches before it, the first value that does. So what the seats force need not be said."""
    usual = {switch.name: switch.default for switch in switches} | given
    if conflict(switches, seats, usual) is None:
        return usual
    chosen = dict(given)
    for switch in switches:
        if switch.name not in chosen:
            values = (switch.default, *switch.values)
            fitting = [
                each for each in values if not conflict(switches, seats, {**chosen, switch.name: each}, switch.name)
            ]
            alone = [each for each in values if not conflict(switches, seats, {switch.name: each})]
            # Where nothing fits it is what the seats make of it, and the sentence about the rest tells why not
            chosen[switch.name] = [*fitting, *alone, switch.default][0]
    return {switch.name: chosen[switch.name] for switch in switches}


def refusal(switches: Sequence[Switch], seats: int, chosen: Chosen) -> BadSwitch | None:
    """Why these values do not go together, if they do not."""
    found = conflict(switches, seats, chosen)
    if found is None:
        return None
    switch, each = found
    details = {"seats": seats, "name": switch.name, "value": shown(chosen[switch.name])}
    return BadSwitch(each.key, details, each.rule)
