"""Every question that the rules ask, in the order of a game. The index in QUESTIONS is the id in `ids.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.state import Frame, Refusal
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
from saloon.games.colt_express.flow import lead, may_hide, pairs_left
from saloon.games.colt_express.ids import (
    BULLET,
    DECLINE,
    DRAW,
    DRAWN,
    FIRE,
    HIDE,
    MARSHAL,
    OWNED,
    ROOF,
    SECOND,
    SECOND_CARD,
    STANDARD,
    TUNNEL,
    WIDTH,
)
from saloon.games.colt_express.pile import actions, count, one
from saloon.games.colt_express.planned import laid

if TYPE_CHECKING:
    from saloon.games.colt_express.state import Train


def place_words(place: int) -> str:
    return f"{LEVEL_NAMES[place % 2]} {place // 2}"


def token_words(token: int) -> str:
    return f"purse {token}" if is_purse(token) else loot_name(token)


class Question:
    """One question: what may be answered, what the answer does, and how to say it. Holds no data."""

    def __init__(self, name: str, rule: str, secret: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.secret: Final = secret  # others may not see the answer at once

    def options(self, s: Train, f: Frame) -> list[int]:
        raise NotImplementedError

    def answer(self, s: Train, f: Frame, option: int) -> None:
        raise NotImplementedError

    def words(self, s: Train, f: Frame, option: int) -> str:
        raise NotImplementedError

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        raise NotImplementedError

    def cited(self, s: Train, f: Frame) -> str:
        """The rule behind the question, as it stands now."""
        return self.rule

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        """What everybody may know about the question besides its kind."""
        return {}

    def refusal(self, s: Train, f: Frame, option: int) -> Refusal:
        """Why an option that is not among the legal ones is refused."""
        if not 0 <= option < WIDTH:
            return Refusal("no-such-option", self.cited(s, f), {"option": option, "allowed": self.allowed(s, f)})
        return Refusal(self.why(s, f, option), self.rule_against(s, f, option), {"allowed": self.allowed(s, f)})

    def why(self, s: Train, f: Frame, option: int) -> str:
        """The key of the sentence that says why not."""
        return f"colt-express-refusal-{self.name}"

    def rule_against(self, s: Train, f: Frame, option: int) -> str:
        return self.cited(s, f)

    def allowed(self, s: Train, f: Frame) -> str:
        return " | ".join([self.words(s, f, option) for option in self.options(s, f)])


# Setting up


class PickCar(Question):
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


class PickBandit(Question):
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


class PickTeam(Question):
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


class Board(Question):
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


class PickCard(Question):
    """Which card do you take from your deck before you draw? All decide at once. (10.6)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [card for card in range(BULLET) if count(s.zones[f.seat].bag, card) > 0]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        zones = s.zones[f.seat]
        zones.bag -= one(option)
        zones.hand += one(option)
        zones.kept = 1
        s.tell(PICKED, f.seat, laid(option, f.seat, False, 0), eyes=f.seat)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"pick {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return card_meaning(s, "pick-card", f.seat, option)


class Plan(Question):
    """Play a card onto the stack, or draw three. `a` is the turn symbol. (4.1)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        zones = s.zones[f.seat]
        options: list[int] = []
        card = 0
        pile = actions(zones.hand)
        while pile != 0:
            if pile & 15 != 0:
                options.append(card)
            pile >>= 4
            card += 1
        if s.turn == 0 and may_hide(s, f.seat, f.a):
            for index in range(len(options)):
                options.append(HIDE + options[index])
        if zones.can_draw():
            options.append(DRAW)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        seat = f.seat
        if option == DRAW:
            s.draw(seat, DRAWN)
            return
        card = option if option < HIDE else option - HIDE
        hidden = f.a == TUNNEL or option >= HIDE
        s.lay(seat, card, hidden)
        if hidden:
            s.tell(HID, seat, s.bandit(seat, card), card, eyes=seat)
            return
        s.tell(PLAYED, s.bandit(seat, card), card)
        # 10.7: whether the question comes depends on nothing that only the owner knows
        if s.variant.teams and card % SECOND == FIRE and f.a == STANDARD and s.zones[seat].hand != 0:
            s.ask(SECOND_CARD, seat, SECOND - (card - FIRE))

    def words(self, s: Train, f: Frame, option: int) -> str:
        if option == DRAW:
            return "draw"
        if option >= HIDE:
            return f"hide {card_words(s, f.seat, option - HIDE)}"
        return f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DRAW:
            return {"kind": "draw"}
        if option >= HIDE:
            return card_meaning(s, "hide", f.seat, option - HIDE)
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"turn": TURN_NAMES[f.a]}

    def why(self, s: Train, f: Frame, option: int) -> str:
        if option == DRAW:
            return "colt-express-refusal-nothing-to-draw"
        if option == BULLET * 2 + 1 or option > DRAW:
            return "colt-express-refusal-plan"
        if option >= HIDE and count(s.zones[f.seat].hand, option - HIDE) > 0:
            return "colt-express-refusal-cannot-hide"
        return "colt-express-refusal-not-in-hand"

    def rule_against(self, s: Train, f: Frame, option: int) -> str:
        if option == DRAW:
            return "4.8"
        if HIDE <= option < DRAW and count(s.zones[f.seat].hand, option - HIDE) > 0:
            return "8.1"
        return self.rule


class SecondCard(Question):
    """After Fire of one bandit, play a card of the other too? (10.7)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        hand = s.zones[f.seat].hand
        options = [card for card in range(f.a, f.a + SECOND) if card != MARSHAL and count(hand, card) > 0]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        if option != DECLINE:
            s.lay(f.seat, option, False)
            s.tell(PLAYED, s.bandit(f.seat, option), option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return "no second card" if option == DECLINE else f"play {card_words(s, f.seat, option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "no-second-card"}
        return card_meaning(s, "play", f.seat, option)

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[s.bandit(f.seat, f.a)]]}


class Keep(Question):
    """Which cards do you keep for the next round? Asked until you keep no more; all decide at once. (11.2)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        zones = s.zones[f.seat]
        options = [card for card in range(SECOND) if count(zones.hand, card) > count(zones.keeping, card)]
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        if option != DECLINE:
            s.zones[f.seat].keeping += one(option)
            s.ask_again(f, 0, 0)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return "keep no more" if option == DECLINE else f"keep {ACTION_NAMES[option]}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "keep-no-more"}
        return card_meaning(s, "keep", f.seat, option)


# Actions: `a` is the bandit who acts


class MoveTo(Question):
    """Where to? (6.1, 6.2)"""

    def cited(self, s: Train, f: Frame) -> str:
        return "6.2" if s.at[f.a] % 2 == ROOF else "6.1"

    def options(self, s: Train, f: Frame) -> list[int]:
        return move_cars(s, s.at[f.a])

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.put(f.a, option * 2 + s.at[f.a] % 2, MOVED)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"move to {place_words(option * 2 + s.at[f.a] % 2)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        level = LEVEL_NAMES[s.at[f.a] % 2]
        return {"kind": "move", "bandit": CHARACTER_NAMES[s.cast[f.a]], "car": option, "level": level}

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]]}

    def why(self, s: Train, f: Frame, option: int) -> str:
        if option > s.variant.cars:
            return "colt-express-refusal-off-the-train"
        if option == s.at[f.a] // 2:
            return "colt-express-refusal-stands-still"
        return "colt-express-refusal-move"

    def rule_against(self, s: Train, f: Frame, option: int) -> str:
        if option > s.variant.cars or option == s.at[f.a] // 2:
            return "6.3"
        return self.cited(s, f)


class AtBandit(Question):
    """A question answered with a bandit."""

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        victim = CHARACTER_NAMES[s.cast[option]]
        return {"kind": self.name, "bandit": CHARACTER_NAMES[s.cast[f.a]], "victim": victim}

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]]}


class Shoot(AtBandit):
    """At whom? (6.5, 6.6)"""

    def cited(self, s: Train, f: Frame) -> str:
        return "6.6" if s.at[f.a] % 2 == ROOF else "6.5"

    def options(self, s: Train, f: Frame) -> list[int]:
        return fire_targets(s, f.a)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        shoot(s, f.a, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"shoot {CHARACTER_NAMES[s.cast[option]]}"

    def why(self, s: Train, f: Frame, option: int) -> str:
        if option >= s.variant.bandits:
            return "colt-express-refusal-nobody"
        if s.at[option] == s.at[f.a]:
            return "colt-express-refusal-own-place"
        if option in in_sight(s, f.a):  # all but Belle are offered
            return "colt-express-refusal-charm"
        return "colt-express-refusal-out-of-sight"

    def rule_against(self, s: Train, f: Frame, option: int) -> str:
        if option >= s.variant.bandits:
            return self.cited(s, f)
        if s.at[option] == s.at[f.a]:
            return "6.7"
        if option in in_sight(s, f.a):  # all but Belle are offered
            return "8.6"
        return self.cited(s, f)


class PunchWhom(AtBandit):
    """Whom? (6.9)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return punch_targets(s, f.a)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        strike(s, f.a, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"punch {CHARACTER_NAMES[s.cast[option]]}"

    def why(self, s: Train, f: Frame, option: int) -> str:
        if option >= s.variant.bandits:
            return "colt-express-refusal-nobody"
        if option != f.a and s.at[option] == s.at[f.a]:
            return "colt-express-refusal-charm"
        return "colt-express-refusal-out-of-reach"

    def rule_against(self, s: Train, f: Frame, option: int) -> str:
        if option < s.variant.bandits and option != f.a and s.at[option] == s.at[f.a]:
            return "8.6"
        return self.rule


def worth_known(s: Train, f: Frame, token: int) -> int:
    """What a piece is worth to the eyes of whoever is asked (13.2); 0: they cannot know."""
    known = not is_purse(token) or token < s.variant.bandits or s.held[token] >> f.seat & 1
    return s.values[token] if known else 0


def looks(s: Train, f: Frame, token: int) -> str:
    return f"{loot_name(token)} {worth_known(s, f, token)}"


class AtToken(Question):
    """A question answered with a piece of loot."""

    def token_meaning(self, s: Train, f: Frame, token: int) -> dict[str, object]:
        """`which`: where several pieces that look alike are offered, the how manyth of those there it is, else 0."""
        look = looks(s, f, token)
        offered = [other for other in self.options(s, f) if other != DECLINE and looks(s, f, other) == look]
        there = [other for other in range(token + 1) if s.loot[other] == s.loot[token] and looks(s, f, other) == look]
        meaning: dict[str, object] = {"kind": self.name, "bandit": CHARACTER_NAMES[s.cast[f.a]]}
        meaning["token"] = {"id": token, "loot": loot_name(token)}
        meaning["value"] = worth_known(s, f, token)
        meaning["which"] = len(there) if len(offered) > 1 else 0
        return meaning

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return self.token_meaning(s, f, option)

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]]}


class PunchLoot(AtToken):
    """What does the victim lose? `b` is the victim. (6.9)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return s.loot_at(OWNED + f.b)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        drop(s, f.a, f.b, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"knock out {token_words(option)}"

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]], "victim": CHARACTER_NAMES[s.cast[f.b]]}


class Pocket(Question):
    """Cheyenne: keep the purse? `b` is the purse, which is not yet hers. (8.5)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return [0, 1]

    def answer(self, s: Train, f: Frame, option: int) -> None:
        victim = s.loot[f.b] - OWNED
        if option == 1:
            s.take(f.a, f.b)
        else:
            s.fall(victim, f.b, s.at[f.a], FELL)
        knock(s, f.a, victim)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return "keep the purse" if option == 1 else "let the purse fall"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        kind = "pocket" if option == 1 else "let-fall"
        return {"kind": kind, "bandit": CHARACTER_NAMES[s.cast[f.a]], "token": {"id": f.b, "loot": "purse"}}

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {
            "bandit": CHARACTER_NAMES[s.cast[f.a]],
            "victim": CHARACTER_NAMES[s.cast[s.loot[f.b] - OWNED]],
            "token": {"id": f.b, "loot": loot_name(f.b)},
        }


class PunchWay(Question):
    """Which way is the victim knocked? `b` is the victim. (6.10)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return next_cars(s, s.at[f.b] // 2)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.put(f.b, option * 2 + s.at[f.b] % 2, KNOCKED)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"knock to {place_words(option * 2 + s.at[f.b] % 2)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        level = LEVEL_NAMES[s.at[f.b] % 2]
        return {"kind": "knock", "victim": CHARACTER_NAMES[s.cast[f.b]], "car": option, "level": level}

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]], "victim": CHARACTER_NAMES[s.cast[f.b]]}


class Take(AtToken):
    """What do you take? (6.11)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return s.loot_at(s.at[f.a])

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.take(f.a, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"rob {token_words(option)}"


class MoveMarshal(Question):
    """Where does the Marshal go? (6.12)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        return next_cars(s, s.marshal)

    def answer(self, s: Train, f: Frame, option: int) -> None:
        walk_marshal(s, option)

    def words(self, s: Train, f: Frame, option: int) -> str:
        return f"marshal to car {option}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        return {"kind": "marshal", "car": option, "level": "car"}

    def about(self, s: Train, f: Frame) -> dict[str, object]:
        return {"bandit": CHARACTER_NAMES[s.cast[f.a]]}


class Pickpocket(AtToken):
    """Alone at the station: take a purse? All decide at once. (9.7)"""

    def options(self, s: Train, f: Frame) -> list[int]:
        options = s.purses_at(s.at[f.a])
        options.append(DECLINE)
        return options

    def answer(self, s: Train, f: Frame, option: int) -> None:
        s.choice[f.a] = option

    def words(self, s: Train, f: Frame, option: int) -> str:
        bandit = CHARACTER_NAMES[s.cast[f.a]]
        return f"{bandit} takes nothing" if option == DECLINE else f"{bandit} takes {token_words(option)}"

    def meaning(self, s: Train, f: Frame, option: int) -> dict[str, object]:
        if option == DECLINE:
            return {"kind": "take-nothing", "bandit": CHARACTER_NAMES[s.cast[f.a]]}
        return self.token_meaning(s, f, option)


QUESTIONS: Final[list[Question]] = [
    PickCar("pick-car", "2.1"),
    PickBandit("pick-bandit", "2.5"),
    PickTeam("pick-team", "10.2"),
    Board("board", "10.5", secret=True),
    PickCard("pick-card", "10.6", secret=True),
    Plan("plan", "4.1", secret=True),
    SecondCard("second-card", "10.7"),
    Keep("keep", "11.2", secret=True),
    MoveTo("move", "6.1"),
    Shoot("shoot", "6.5"),
    PunchWhom("punch", "6.9"),
    PunchLoot("knock-out", "6.9"),
    Pocket("pocket", "8.5"),
    PunchWay("knock", "6.10"),
    Take("rob", "6.11"),
    MoveMarshal("marshal", "6.12"),
    Pickpocket("pickpocket", "9.7", secret=True),
]
