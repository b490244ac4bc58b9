"""Every question that the rules ask, in the order of a game."""

from __future__ import annotations

from typing import Any, Final

from saloon.engine.frames import Frame, Question
from saloon.games.colt_express.action_questions import (
    MoveMarshal,
    MoveTo,
    Pickpocket,
    Pocket,
    PunchLoot,
    PunchWay,
    PunchWhom,
    Shoot,
    Take,
)
from saloon.games.colt_express.card_questions import Keep, PickCard, Plan, SecondCard
from saloon.games.colt_express.generated import ActFrame, PocketFrame, PunchFrame, SecondFrame, TurnFrame
from saloon.games.colt_express.ids import (
    BOARD,
    CAST,
    DEAL,
    DISCARD,
    KEEP,
    LOAD_TRAIN,
    MOVE_MARSHAL,
    MOVE_TO,
    PICK_BANDIT,
    PICK_CAR,
    PICK_CARD,
    PICK_TEAM,
    PICKPOCKET,
    PICKPOCKETS,
    PLAN,
    PLANNING,
    POCKET,
    PUNCH_LOOT,
    PUNCH_WAY,
    PUNCH_WHOM,
    SECOND_CARD,
    SHOOT,
    STEALING,
    TAKE,
    TAKE_SEATS,
)
from saloon.games.colt_express.setup_questions import Board, PickBandit, PickCar, PickTeam

QUESTIONS: Final[list[Question[Any, Any]]] = [
    PickCar(PICK_CAR, "pick-car", "2.1", Frame, [LOAD_TRAIN]),
    PickBandit(PICK_BANDIT, "pick-bandit", "2.5", Frame, [CAST]),
    PickTeam(PICK_TEAM, "pick-team", "10.2", Frame, [CAST]),
    Board(BOARD, "board", "10.5", Frame, [TAKE_SEATS], secret=True, together=True),
    PickCard(PICK_CARD, "pick-card", "10.6", Frame, [DEAL], secret=True, together=True),
    Plan(PLAN, "plan", "4.1", TurnFrame, [PLANNING], secret=True),
    SecondCard(SECOND_CARD, "second-card", "10.7", SecondFrame, [PLANNING]),
    Keep(KEEP, "keep", "11.2", Frame, [DISCARD], secret=True, together=True),
    MoveTo(MOVE_TO, "move", "6.1", ActFrame, [STEALING]),
    Shoot(SHOOT, "shoot", "6.5", ActFrame, [STEALING]),
    PunchWhom(PUNCH_WHOM, "punch", "6.9", ActFrame, [STEALING]),
    PunchLoot(PUNCH_LOOT, "knock-out", "6.9", PunchFrame, [STEALING]),
    Pocket(POCKET, "pocket", "8.5", PocketFrame, [STEALING]),
    PunchWay(PUNCH_WAY, "knock", "6.10", PunchFrame, [STEALING]),
    Take(TAKE, "rob", "6.11", ActFrame, [STEALING]),
    MoveMarshal(MOVE_MARSHAL, "marshal", "6.12", ActFrame, [STEALING]),
    Pickpocket(PICKPOCKET, "pickpocket", "9.7", ActFrame, [PICKPOCKETS], secret=True, together=True),
]
