"""The questions of setting up: the cars, who is who, and who boards where."""

from __future__ import annotations

from saloon.engine.frames import Frame, Question
from saloon.games.colt_express.board import (
    CARS,
    CHARACTER_NAMES,
    LEADERS,
)
from saloon.games.colt_express.events import (
    BANDIT_CHOSEN,
    CAR_COUPLED,
)
from saloon.games.colt_express.flow import lead, next_to_choose, pairs_left
from saloon.games.colt_express.state import Train


class PickCar(Question[Train, Frame]):
    """Which car comes next behind the locomotive? (2.1)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [car for car in range(len(CARS)) if car not in s.train]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.train = [*s.train, option]
        s.tell(CAR_COUPLED, f.seat, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"couple {CARS[option].name}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        car = CARS[option]
        return {"kind": "pick-car", "carriage": car.name, "purses": car.purses, "jewels": car.jewels}

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.choose_cars and f.seat == (s.first + len(s.train)) % s.seats


class PickBandit(Question[Train, Frame]):
    """Who do you want to be? (2.5)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [character for character in range(len(CHARACTER_NAMES)) if character not in s.cast]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.choose(f.seat, option)
        s.tell(BANDIT_CHOSEN, f.seat, f.seat)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"be {CHARACTER_NAMES[option]}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "pick-bandit", "bandit": CHARACTER_NAMES[option]}

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.choose_bandits and not s.variant.teams and f.seat == next_to_choose(s)


class PickTeam(Question[Train, Frame]):
    """Which pair do you want to lead? (10.2)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return pairs_left(s)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        lead(s, f.seat, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"lead {CHARACTER_NAMES[LEADERS[option]]} and {CHARACTER_NAMES[s.partners[option]]}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        pair = {"bandit": CHARACTER_NAMES[LEADERS[option]], "partner": CHARACTER_NAMES[s.partners[option]]}
        return {"kind": "pick-team", **pair}

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.choose_bandits and s.variant.teams and f.seat == next_to_choose(s)


class Board(Question[Train, Frame]):
    """Which of your bandits boards the last car? All decide at once. (10.5)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [0, 1]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.choice[f.seat * 2] = option

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"{CHARACTER_NAMES[s.cast[f.seat * 2 + option]]} boards the last car"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        bandit, partner = f.seat * 2 + option, f.seat * 2 + 1 - option
        pair = {"bandit": CHARACTER_NAMES[s.cast[bandit]], "partner": CHARACTER_NAMES[s.cast[partner]]}
        return {"kind": "board", **pair}

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.teams and max(s.choice) <= 1
