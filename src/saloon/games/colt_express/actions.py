"""The six actions (chapter 6). Each is carried out at once where the owner has nothing to choose, else it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.colt_express.board import is_purse
from saloon.games.colt_express.events import (
    CLIMBED,
    FELL,
    HELD,
    KNOCKED,
    MARSHAL_MOVED,
    MOVED,
    NO_EFFECT,
    PUNCHED,
    PUSHED,
    SHOT,
)
from saloon.games.colt_express.generated import ActFrame, PocketFrame, PunchFrame
from saloon.games.colt_express.ids import (
    FIRE,
    INSIDE,
    MOVE_MARSHAL,
    MOVE_TO,
    OWNED,
    POCKET,
    PUNCH,
    PUNCH_LOOT,
    PUNCH_WAY,
    PUNCH_WHOM,
    ROB,
    ROOF,
    ROOF_REACH,
    SHOOT,
    TAKE,
)

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


class Action:
    """What a card does when it is carried out."""

    def perform(self, s: Train, bandit: int) -> None:
        raise NotImplementedError


class Move(Action):
    """To the next car inside; up to three cars along the roofs. (6.1, 6.2)"""

    def perform(self, s: Train, bandit: int) -> None:
        cars = move_cars(s, s.at[bandit])
        if len(cars) == 1:
            s.put(bandit, cars[0] * 2 + s.at[bandit] % 2, MOVED)
        else:
            s.ask(ActFrame(MOVE_TO, s.seat(bandit), bandit))


class Ladder(Action):
    """Up to the roof or down into the car. (6.4)"""

    def perform(self, s: Train, bandit: int) -> None:
        s.put(bandit, s.at[bandit] ^ ROOF, CLIMBED)


class Fire(Action):
    """One bullet at somebody in sight. (6.5 to 6.8)"""

    def perform(self, s: Train, bandit: int) -> None:
        targets = fire_targets(s, bandit) if s.bullets[bandit] > 0 else []
        if not targets:
            s.tell(NO_EFFECT, bandit, FIRE)
        elif len(targets) == 1:
            shoot(s, bandit, targets[0])
        else:
            s.ask(ActFrame(SHOOT, s.seat(bandit), bandit))


class Punch(Action):
    """Somebody here loses loot and is knocked away. (6.9, 6.10)"""

    def perform(self, s: Train, bandit: int) -> None:
        targets = punch_targets(s, bandit)
        if not targets:
            s.tell(NO_EFFECT, bandit, PUNCH)
        elif len(targets) == 1:
            strike(s, bandit, targets[0])
        else:
            s.ask(ActFrame(PUNCH_WHOM, s.seat(bandit), bandit))


class Rob(Action):
    """Take loot that lies here. (6.11)"""

    def perform(self, s: Train, bandit: int) -> None:
        tokens = s.loot_at(s.at[bandit])
        if not tokens:
            s.tell(NO_EFFECT, bandit, ROB)
        elif len(tokens) == 1:
            s.take(bandit, tokens[0])
        else:
            s.ask(ActFrame(TAKE, s.seat(bandit), bandit))


class Marshal(Action):
    """The Marshal walks one car. (6.12)"""

    def perform(self, s: Train, bandit: int) -> None:
        cars = next_cars(s, s.marshal)
        if len(cars) == 1:
            walk_marshal(s, cars[0])
        else:
            s.ask(ActFrame(MOVE_MARSHAL, s.seat(bandit), bandit))


ACTIONS: Final[list[Action]] = [Move(), Ladder(), Fire(), Punch(), Rob(), Marshal()]  # by card


def move_cars(s: Train, place: int) -> list[int]:
    """The cars to which one can move from a place, on its level. (6.1 to 6.3)"""
    here = place // 2
    reach = ROOF_REACH if place % 2 == ROOF else 1
    return [car for car in range(max(0, here - reach), min(s.variant.cars, here + reach) + 1) if car != here]


def fire_targets(s: Train, bandit: int) -> list[int]:
    """Whom a bandit may shoot, in the order of bandits. (6.5 to 6.7, 8.3, 8.6)"""
    return uncharmed(s, in_sight(s, bandit))


def in_sight(s: Train, bandit: int) -> list[int]:
    """Whom a bandit could shoot if nobody had charms. (6.5 to 6.7, 8.3)"""
    here = s.at[bandit]
    if here % 2 == INSIDE:
        forward, backward = here - 2, here + 2
    else:
        forward, backward = -1, 1000
        for place in s.at:
            if place % 2 == ROOF:
                if forward < place < here:
                    forward = place
                elif here < place < backward:
                    backward = place
    other_level = here ^ ROOF if s.power(bandit).shoots_through_roofs else here
    targets: list[int] = []
    for target in range(s.variant.bandits):
        place = s.at[target]
        if place in (forward, backward) or (place == other_level and place != here):
            targets.append(target)
    return targets


def punch_targets(s: Train, bandit: int) -> list[int]:
    """Whom a bandit may punch. (6.9, 8.6)"""
    here = s.at[bandit]
    targets: list[int] = []
    for target in range(s.variant.bandits):
        if s.at[target] == here and target != bandit:
            targets.append(target)
    return uncharmed(s, targets)


def uncharmed(s: Train, targets: list[int]) -> list[int]:
    """Belle is left out while there is anybody else. (8.6)"""
    if len(targets) > 1:
        for index in range(len(targets)):
            if s.power(targets[index]).charms:
                targets.pop(index)
                break
    return targets


def shoot(s: Train, bandit: int, victim: int) -> None:
    """A bullet changes hands for ever (6.8), and Django's victim is pushed (8.4)."""
    s.bullets[bandit] -= 1
    s.hit(bandit, s.seat(victim))
    s.tell(SHOT, bandit, victim)
    if not s.power(bandit).pushes:
        return
    here, there = s.at[bandit], s.at[victim]
    place = there - 2 if there < here else there + 2
    if 0 <= place <= s.variant.last_roof:
        s.put(victim, place, PUSHED)
    else:
        s.tell(HELD, victim)


def strike(s: Train, bandit: int, victim: int) -> None:
    """The puncher chooses what the victim loses. (6.9)"""
    s.tell(PUNCHED, bandit, victim)
    tokens = s.loot_at(OWNED + victim)
    if not tokens:
        knock(s, bandit, victim)
    elif len(tokens) == 1:
        drop(s, bandit, victim, tokens[0])
    else:
        s.ask(PunchFrame(PUNCH_LOOT, s.seat(bandit), bandit, victim))


def drop(s: Train, bandit: int, victim: int, token: int) -> None:
    """The loot falls where the puncher stands, unless Cheyenne may keep it (8.5)."""
    if s.power(bandit).pockets and is_purse(token):
        s.ask(PocketFrame(POCKET, s.seat(bandit), bandit, token))
        return
    s.fall(victim, token, s.at[bandit], FELL)
    knock(s, bandit, victim)


def next_cars(s: Train, car: int) -> list[int]:
    """The cars in front and behind. (6.10, 6.12)"""
    if car == 0:
        return [1]
    if car == s.variant.cars:
        return [car - 1]
    return [car - 1, car + 1]


def knock(s: Train, bandit: int, victim: int) -> None:
    """The puncher chooses where the victim is knocked to. (6.10)"""
    cars = next_cars(s, s.at[victim] // 2)
    if len(cars) == 1:
        s.put(victim, cars[0] * 2 + s.at[victim] % 2, KNOCKED)
    else:
        s.ask(PunchFrame(PUNCH_WAY, s.seat(bandit), bandit, victim))


def walk_marshal(s: Train, car: int) -> None:
    """He enters a car, and all inside meet him. (7.1)"""
    s.marshal = car
    s.tell(MARSHAL_MOVED, car * 2 + INSIDE)
    s.meet(s.bandits_at(car * 2 + INSIDE))
