"""The events at the end of a round (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.frames import Frame
from saloon.games.colt_express.actions import walk_marshal
from saloon.games.colt_express.board import is_purse
from saloon.games.colt_express.events import LOST, RANSOM, STRONGBOX, SWEPT
from saloon.games.colt_express.generated import ActFrame
from saloon.games.colt_express.ids import (
    INSIDE,
    OWNED,
    PICKPOCKET,
    PICKPOCKETS,
    RANSOMS,
    ROOF,
    SECOND_STRONGBOX,
    TOKENS,
)

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


class RoundEvent:
    """An event, for all bandits at once; this one is no event."""

    def happen(self, s: Train) -> None:
        pass


class AngryMarshal(RoundEvent):
    """Shots through the roof, then he walks backward. (9.2)"""

    def happen(self, s: Train) -> None:
        s.wound(s.bandits_at(s.marshal * 2 + ROOF))
        if s.marshal < s.variant.cars:
            walk_marshal(s, s.marshal + 1)


class SwivelArm(RoundEvent):
    """All roofs are swept to the last car. (9.3)"""

    def happen(self, s: Train) -> None:
        for bandit in range(s.variant.bandits):
            if s.at[bandit] % 2 == ROOF and s.at[bandit] < s.variant.last_roof:
                s.put(bandit, s.variant.last_roof, SWEPT)


class Braking(RoundEvent):
    """All on roofs are thrown forward. (9.4)"""

    def happen(self, s: Train) -> None:
        for bandit in range(s.variant.bandits):
            if s.at[bandit] % 2 == ROOF and s.at[bandit] > ROOF:
                s.put(bandit, s.at[bandit] - 2, SWEPT)


class TakeItAll(RoundEvent):
    """The second strongbox comes into the Marshal's car. (9.5)"""

    def happen(self, s: Train) -> None:
        place = s.marshal * 2 + INSIDE
        s.loot[SECOND_STRONGBOX] = place
        s.tell(STRONGBOX, place)


class Rebellion(RoundEvent):
    """A neutral bullet for everybody inside. (9.6)"""

    def happen(self, s: Train) -> None:
        s.wound([bandit for bandit in range(s.variant.bandits) if s.at[bandit] % 2 == INSIDE])


class Pickpocketing(RoundEvent):
    """Who is alone with a purse may take it. (9.7)"""

    def happen(self, s: Train) -> None:
        frames: list[Frame] = []
        for bandit in range(s.variant.bandits):
            place = s.at[bandit]
            if len(s.bandits_at(place)) == 1 and s.purses_at(place):
                frames.append(ActFrame(PICKPOCKET, s.seat(bandit), bandit))
        if frames:
            s.choice = [-1 for _ in s.choice]
            s.then([Frame(PICKPOCKETS)])
            s.ask_together(frames)


class MarshalsRevenge(RoundEvent):
    """Who stands above him drops the cheapest purse. (9.8)"""

    def happen(self, s: Train) -> None:
        place = s.marshal * 2 + ROOF
        for bandit in s.bandits_at(place):
            cheapest = -1
            for token in range(TOKENS):
                mine = s.loot[token] == OWNED + bandit and is_purse(token)
                if mine and (cheapest < 0 or s.values[token] < s.values[cheapest]):
                    cheapest = token
            if cheapest >= 0:
                s.fall(bandit, cheapest, place, LOST)


class Hostage(RoundEvent):
    """A ransom for everybody in or on the locomotive. (9.9)"""

    def happen(self, s: Train) -> None:
        token = RANSOMS
        for bandit in range(s.variant.bandits):
            if s.at[bandit] // 2 == 0:
                s.loot[token] = OWNED + bandit
                s.tell(RANSOM, bandit)
                token += 1


# By event
ROUND_EVENTS: Final[list[RoundEvent]] = [
    RoundEvent(),
    AngryMarshal(),
    SwivelArm(),
    Braking(),
    TakeItAll(),
    Rebellion(),
    Pickpocketing(),
    MarshalsRevenge(),
    Hostage(),
]
