"""Every question that the rules ask, in the order of a game."""

from __future__ import annotations

from typing import Any, Final, TypeVar

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
    ACTION_NAMES,
    CARS,
    CHARACTER_NAMES,
    LEADERS,
    LEVEL_NAMES,
    TURN_NAMES,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.events import (
    BANDIT_CHOSEN,
    CAR_COUPLED,
    FELL,
    HID,
    KNOCKED,
    MOVED,
    PICKED,
    PLAYED,
)
from saloon.games.colt_express.flow import in_line, lead, may_hide, next_to_choose, pairs_left
from saloon.games.colt_express.generated import ActFrame, PocketFrame, PunchFrame, SecondFrame, TurnFrame
from saloon.games.colt_express.ids import (
    BOARD,
    BULLET,
    CAST,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW,
    DRAWN,
    FIRE,
    HIDE,
    KEEP,
    LOAD_TRAIN,
    MARSHAL,
    MOVE,
    MOVE_MARSHAL,
    MOVE_TO,
    OWNED,
    PICK_BANDIT,
    PICK_CAR,
    PICK_CARD,
    PICK_TEAM,
    PICKPOCKET,
    PICKPOCKETS,
    PLAN,
    PLANNING,
    POCKET,
    PUNCH,
    PUNCH_LOOT,
    PUNCH_WAY,
    PUNCH_WHOM,
    ROB,
    ROOF,
    ROUNDS,
    SECOND,
    SECOND_CARD,
    SHOOT,
    STANDARD,
    STEALING,
    TAKE,
    TAKE_SEATS,
    TUNNEL,
)
from saloon.games.colt_express.pile import actions, count, one
from saloon.games.colt_express.state import Train, owned
from saloon.games.colt_express.zones import can_draw


def place_words(place: int) -> str:
    return f"{LEVEL_NAMES[place % 2]} {place // 2}"


def token_words(token: int) -> str:
    return f"purse {token}" if is_purse(token) else loot_name(token)


# Setting up


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


# Cards


def card_words(s: Train, seat: int, card: int) -> str:
    """The name of a card; in teams with the bandit whose card it is."""
    name = ACTION_NAMES[card % SECOND]
    if not s.variant.teams or card == MARSHAL:
        return name
    return f"{CHARACTER_NAMES[s.cast[s.bandit(seat, card)]]} {name}"


def card_meaning(s: Train, kind: str, seat: int, card: int) -> dict[str, object]:
    bandit = CHARACTER_NAMES[s.cast[s.bandit(seat, card)]]
    team = 1 if s.variant.teams and card != MARSHAL else 0  # 1: it matters whose card it is
    return {"kind": kind, "card": ACTION_NAMES[card % SECOND], "bandit": bandit, "team": team}


class PickCard(Question[Train, Frame]):
    """Which card do you take from your deck before you draw? All decide at once. (10.6)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [card for card in range(BULLET) if count(s.zones[f.seat].bag, card) > 0]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        zones = s.zones[f.seat]
        zones.bag -= one(option)
        zones.hand += one(option)
        zones.kept = 1
        s.tell(PICKED, f.seat, owned(f.seat, option), eyes=f.seat)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"pick {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return card_meaning(s, "pick-card", f.seat, option)

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.teams


class Plan(Question[Train, TurnFrame]):
    """Play a card onto the stack, or draw three. (4.1)"""

    def options(self, s: Train, f: TurnFrame) -> list[int]:
        zones = s.zones[f.seat]
        options: list[int] = []
        card = 0
        pile = actions(zones.hand)
        while pile != 0:
            if pile & 15 != 0:
                options.append(card)
            pile >>= 4
            card += 1
        if s.turn == 0 and may_hide(s, f.seat, f.turn):
            for index in range(len(options)):
                options.append(HIDE + options[index])
        if can_draw(zones):
            options.append(DRAW)
        return options

    def answer(self, s: Train, f: TurnFrame, option: int) -> None:
        seat = f.seat
        if option == DRAW:
            s.draw(seat, DRAWN)
            return
        card = option if option < HIDE else option - HIDE
        hidden = f.turn == TUNNEL or option >= HIDE
        s.lay(seat, card, hidden)
        if hidden:
            s.tell(HID, seat, s.bandit(seat, card), card, eyes=seat)
            return
        s.tell(PLAYED, s.bandit(seat, card), card)
        # 10.7: whether the question comes depends on nothing that only the owner knows
        if s.variant.teams and card % SECOND == FIRE and f.turn == STANDARD and s.zones[seat].hand != 0:
            s.ask(SecondFrame(SECOND_CARD, seat, SECOND - (card - FIRE)))

    def words(self, s: Train, f: TurnFrame, option: int) -> str:
        if option == DRAW:
            return "draw"
        if option >= HIDE:
            return f"hide {card_words(s, f.seat, option - HIDE)}"
        return f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: TurnFrame, option: int) -> dict[str, object]:
        if option == DRAW:
            return {"kind": "draw"}
        if option >= HIDE:
            return card_meaning(s, "hide", f.seat, option - HIDE)
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: TurnFrame) -> dict[str, object]:
        return {"turn": TURN_NAMES[f.turn]}

    def objection(self, s: Train, f: TurnFrame, option: int) -> tuple[str, str]:
        if option == DRAW:
            return "4.8", "nothing-to-draw"
        if option == BULLET * 2 + 1 or option > DRAW:
            return self.rule, "plan"
        if option >= HIDE and count(s.zones[f.seat].hand, option - HIDE) > 0:
            return "8.1", "cannot-hide"
        return self.rule, "not-in-hand"

    def possible(self, s: Train, f: TurnFrame) -> bool:
        turns = s.round_card().turns
        return (
            s.turn < len(turns) and turns[s.turn] == f.turn and s.line > 0 and f.seat == in_line(s, f.turn, s.line - 1)
        )


class SecondCard(Question[Train, SecondFrame]):
    """After Fire of one bandit, play a card of the other too? (10.7)"""

    def options(self, s: Train, f: SecondFrame) -> list[int]:
        hand = s.zones[f.seat].hand
        options = [
            card for card in range(f.first_card, f.first_card + SECOND) if card != MARSHAL and count(hand, card) > 0
        ]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: SecondFrame, option: int) -> None:
        if option != DECLINE:
            s.lay(f.seat, option, False)
            s.tell(PLAYED, s.bandit(f.seat, option), option)

    def words(self, s: Train, f: SecondFrame, option: int) -> str:
        return "no second card" if option == DECLINE else f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: SecondFrame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "no-second-card"}
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: SecondFrame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[s.bandit(f.seat, f.first_card)]]}

    def possible(self, s: Train, f: SecondFrame) -> bool:
        """It follows a Fire of the other bandit, on a standard turn."""
        if not s.variant.teams or not s.plan or s.line == 0:
            return False
        last = s.plan[-1]
        standard = s.turn < len(s.round_card().turns) and s.round_card().turns[s.turn] == STANDARD
        after = last.card == SECOND - f.first_card + FIRE and last.seat == f.seat and last.turn == s.turn
        return standard and after and not last.was_hidden and f.seat == in_line(s, STANDARD, s.line - 1)


class Keep(Question[Train, Frame]):
    """Which cards do you keep for the next round? Asked until you keep no more; all decide at once. (11.2)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        zones = s.zones[f.seat]
        options = [card for card in range(SECOND) if count(zones.hand, card) > count(zones.keeping, card)]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        if option != DECLINE:
            s.zones[f.seat].keeping += one(option)
            s.ask_again(f, Frame(KEEP, f.seat))

    def words(self, s: Train, f: Frame, option: int) -> str:
        return "keep no more" if option == DECLINE else f"keep {ACTION_NAMES[option]}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "keep-no-more"}
        return card_meaning(s, "keep", f.seat, option)

    def possible(self, s: Train, f: Frame) -> bool:
        return s.variant.expert and s.round + 1 < ROUNDS


# Actions


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
    known = not is_purse(token) or token < s.variant.bandits or s.held[token] >> f.seat & 1
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
