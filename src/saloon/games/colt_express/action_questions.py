"""The questions that actions and events ask when they are carried out."""

from __future__ import annotations

from typing import TypeVar

from saloon.engine.frames import Frame, Question
from saloon.games.colt_express.actions import (
    drop,
    fire_targets,
    in_sight,
    knock,
    move_cars,
    next_cars,
    punch_targets,
    shoot,
    strike,
    walk_marshal,
)
from saloon.games.colt_express.board import (
    CHARACTER_NAMES,
    LEVEL_NAMES,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.events import (
    FELL,
    KNOCKED,
    MOVED,
)
from saloon.games.colt_express.generated import ActFrame, PocketFrame, PunchFrame
from saloon.games.colt_express.ids import (
    DECLINE,
    FIRE,
    MARSHAL,
    MOVE,
    OWNED,
    PUNCH,
    ROB,
    ROOF,
    SECOND,
)
from saloon.games.colt_express.naming import place_words, token_words
from saloon.games.colt_express.state import Train


def carried_out(s: Train, f: ActFrame, action: int) -> bool:
    """Whether the card that is being carried out is this action of this bandit."""
    if not 0 < s.cursor <= len(s.plan):
        return False
    entry = s.plan[s.cursor - 1]
    mine = entry.seat == f.seat and s.bandit(entry.seat, entry.card) == f.bandit
    return mine and entry.card % SECOND == action and not entry.hidden


class MoveTo(Question[Train, ActFrame]):
    """Where to? (6.1, 6.2)"""

    def cited(self, s: Train, f: ActFrame) -> str:
        return "6.2" if s.at[f.bandit] % 2 == ROOF else "6.1"

    def options(self, s: Train, f: ActFrame) -> list[int]:
        return move_cars(s, s.at[f.bandit])

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        s.put(f.bandit, option * 2 + s.at[f.bandit] % 2, MOVED)

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        return f"move to {place_words(option * 2 + s.at[f.bandit] % 2)}"

    def meaning(self, s: Train, f: ActFrame, option: int) -> dict[str, object]:
        level = LEVEL_NAMES[s.at[f.bandit] % 2]
        return {"kind": "move", "bandit": CHARACTER_NAMES[s.cast[f.bandit]], "car": option, "level": level}

    def about(self, s: Train, f: ActFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]]}

    def objection(self, s: Train, f: ActFrame, option: int) -> tuple[str, str]:
        if option > s.variant.cars:
            return "6.3", "off-the-train"
        if option == s.at[f.bandit] // 2:
            return "6.3", "stands-still"
        return self.cited(s, f), ""

    def possible(self, s: Train, f: ActFrame) -> bool:
        return carried_out(s, f, MOVE)


class AtBandit(Question[Train, ActFrame]):
    """A question answered with a bandit."""

    def meaning(self, s: Train, f: ActFrame, option: int) -> dict[str, object]:
        victim = CHARACTER_NAMES[s.cast[option]]
        return {"kind": self.name, "bandit": CHARACTER_NAMES[s.cast[f.bandit]], "victim": victim}

    def about(self, s: Train, f: ActFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]]}


class Shoot(AtBandit):
    """At whom? (6.5, 6.6)"""

    def cited(self, s: Train, f: ActFrame) -> str:
        return "6.6" if s.at[f.bandit] % 2 == ROOF else "6.5"

    def options(self, s: Train, f: ActFrame) -> list[int]:
        return fire_targets(s, f.bandit)

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        shoot(s, f.bandit, option)

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        return f"shoot {CHARACTER_NAMES[s.cast[option]]}"

    def objection(self, s: Train, f: ActFrame, option: int) -> tuple[str, str]:
        if option >= s.variant.bandits:
            return self.cited(s, f), "nobody"
        if s.at[option] == s.at[f.bandit]:
            return "6.7", "own-place"
        if option in in_sight(s, f.bandit):  # all but Belle are offered
            return "8.6", "charm"
        return self.cited(s, f), "out-of-sight"

    def possible(self, s: Train, f: ActFrame) -> bool:
        return carried_out(s, f, FIRE) and s.bullets[f.bandit] > 0


class PunchWhom(AtBandit):
    """Whom? (6.9)"""

    def options(self, s: Train, f: ActFrame) -> list[int]:
        return punch_targets(s, f.bandit)

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        strike(s, f.bandit, option)

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        return f"punch {CHARACTER_NAMES[s.cast[option]]}"

    def objection(self, s: Train, f: ActFrame, option: int) -> tuple[str, str]:
        if option >= s.variant.bandits:
            return self.rule, "nobody"
        if option != f.bandit and s.at[option] == s.at[f.bandit]:
            return "8.6", "charm"
        return self.rule, "out-of-reach"

    def possible(self, s: Train, f: ActFrame) -> bool:
        return carried_out(s, f, PUNCH)


def worth_known(s: Train, f: Frame, token: int) -> int:
    """What a piece is worth to the eyes of whoever is asked (13.2); 0: they cannot know."""
    known = not is_purse(token) or token < s.variant.bandits or s.known_by[token] >> f.seat & 1
    return s.values[token] if known else 0


def looks(s: Train, f: Frame, token: int) -> str:
    return f"{loot_name(token)} {worth_known(s, f, token)}"


A = TypeVar("A", bound=ActFrame)


class AtToken(Question[Train, A]):
    """A question answered with a piece of loot."""

    def token_meaning(self, s: Train, f: A, token: int) -> dict[str, object]:
        """`which`: where several pieces that look alike are offered, the how manyth of those there it is, else 0."""
        look = looks(s, f, token)
        offered = [other for other in self.options(s, f) if other != DECLINE and looks(s, f, other) == look]
        there = [other for other in range(token + 1) if s.loot[other] == s.loot[token] and looks(s, f, other) == look]
        meaning: dict[str, object] = {"kind": self.name, "bandit": CHARACTER_NAMES[s.cast[f.bandit]]}
        meaning["token"] = {"id": token, "loot": loot_name(token)}
        meaning["value"] = worth_known(s, f, token)
        meaning["which"] = len(there) if len(offered) > 1 else 0
        return meaning

    def meaning(self, s: Train, f: A, option: int) -> dict[str, object]:
        return self.token_meaning(s, f, option)

    def about(self, s: Train, f: A) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]]}


class PunchLoot(AtToken[PunchFrame]):
    """What does the victim lose? (6.9)"""

    def options(self, s: Train, f: PunchFrame) -> list[int]:
        return s.loot_at(OWNED + f.victim)

    def answer(self, s: Train, f: PunchFrame, option: int) -> None:
        drop(s, f.bandit, f.victim, option)

    def words(self, s: Train, f: PunchFrame, option: int) -> str:
        return f"knock out {token_words(option)}"

    def about(self, s: Train, f: PunchFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]], "victim": CHARACTER_NAMES[s.cast[f.victim]]}

    def possible(self, s: Train, f: PunchFrame) -> bool:
        return carried_out(s, f, PUNCH) and f.victim in punch_targets(s, f.bandit)


class Pocket(Question[Train, PocketFrame]):
    """Cheyenne: keep the purse? The purse is not yet hers. (8.5)"""

    def options(self, s: Train, f: PocketFrame) -> list[int]:
        return [0, 1]

    def answer(self, s: Train, f: PocketFrame, option: int) -> None:
        victim = s.loot[f.token] - OWNED
        if option == 1:
            s.take(f.bandit, f.token)
        else:
            s.fall(victim, f.token, s.at[f.bandit], FELL)
        knock(s, f.bandit, victim)

    def words(self, s: Train, f: PocketFrame, option: int) -> str:
        return "keep the purse" if option == 1 else "let the purse fall"

    def meaning(self, s: Train, f: PocketFrame, option: int) -> dict[str, object]:
        kind = "pocket" if option == 1 else "let-fall"
        return {"kind": kind, "bandit": CHARACTER_NAMES[s.cast[f.bandit]], "token": {"id": f.token, "loot": "purse"}}

    def about(self, s: Train, f: PocketFrame) -> dict[str, object]:
        return {
            "bandit": CHARACTER_NAMES[s.cast[f.bandit]],
            "victim": CHARACTER_NAMES[s.cast[s.loot[f.token] - OWNED]],
            "token": {"id": f.token, "loot": loot_name(f.token)},
        }

    def possible(self, s: Train, f: PocketFrame) -> bool:
        knocked = is_purse(f.token) and s.loot[f.token] - OWNED in punch_targets(s, f.bandit)
        return carried_out(s, f, PUNCH) and knocked and s.power(f.bandit).pockets


class PunchWay(Question[Train, PunchFrame]):
    """Which way is the victim knocked? (6.10)"""

    def options(self, s: Train, f: PunchFrame) -> list[int]:
        return next_cars(s, s.at[f.victim] // 2)

    def answer(self, s: Train, f: PunchFrame, option: int) -> None:
        s.put(f.victim, option * 2 + s.at[f.victim] % 2, KNOCKED)

    def words(self, s: Train, f: PunchFrame, option: int) -> str:
        return f"knock to {place_words(option * 2 + s.at[f.victim] % 2)}"

    def meaning(self, s: Train, f: PunchFrame, option: int) -> dict[str, object]:
        level = LEVEL_NAMES[s.at[f.victim] % 2]
        return {"kind": "knock", "victim": CHARACTER_NAMES[s.cast[f.victim]], "car": option, "level": level}

    def about(self, s: Train, f: PunchFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]], "victim": CHARACTER_NAMES[s.cast[f.victim]]}

    def possible(self, s: Train, f: PunchFrame) -> bool:
        return carried_out(s, f, PUNCH) and f.victim in punch_targets(s, f.bandit)


class Take(AtToken[ActFrame]):
    """What do you take? (6.11)"""

    def options(self, s: Train, f: ActFrame) -> list[int]:
        return s.loot_at(s.at[f.bandit])

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        s.take(f.bandit, option)

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        return f"rob {token_words(option)}"

    def possible(self, s: Train, f: ActFrame) -> bool:
        return carried_out(s, f, ROB)


class MoveMarshal(Question[Train, ActFrame]):
    """Where does the Marshal go? (6.12)"""

    def options(self, s: Train, f: ActFrame) -> list[int]:
        return next_cars(s, s.marshal)

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        walk_marshal(s, option)

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        return f"marshal to car {option}"

    def meaning(self, s: Train, f: ActFrame, option: int) -> dict[str, object]:
        return {"kind": "marshal", "car": option, "level": "car"}

    def about(self, s: Train, f: ActFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.bandit]]}

    def possible(self, s: Train, f: ActFrame) -> bool:
        return carried_out(s, f, MARSHAL)


class Pickpocket(AtToken[ActFrame]):
    """Alone at the station: take a purse? All decide at once. (9.7)"""

    def options(self, s: Train, f: ActFrame) -> list[int]:
        options = s.purses_at(s.at[f.bandit])
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: ActFrame, option: int) -> None:
        s.choice[f.bandit] = option

    def words(self, s: Train, f: ActFrame, option: int) -> str:
        bandit = CHARACTER_NAMES[s.cast[f.bandit]]
        return f"{bandit} takes nothing" if option == DECLINE else f"{bandit} takes {token_words(option)}"

    def meaning(self, s: Train, f: ActFrame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "take-nothing", "bandit": CHARACTER_NAMES[s.cast[f.bandit]]}
        return self.token_meaning(s, f, option)

    def possible(self, s: Train, f: ActFrame) -> bool:
        return f.seat == s.seat(f.bandit) and len(s.bandits_at(s.at[f.bandit])) == 1
