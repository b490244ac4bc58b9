"""Colt Express on the table: the round card, the train, the players, the stack, the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.games.colt_express.ids import ROUNDS
from saloon.games.colt_express.terminal.cards import draw_boxes, draw_details, draw_hand, draw_stack
from saloon.games.colt_express.terminal.end import told_end
from saloon.games.colt_express.terminal.marks import FULL, JEWEL, SPENT, STAR, STRONGBOX, TURNS
from saloon.games.colt_express.terminal.players import draw_players
from saloon.games.colt_express.terminal.train import draw_train
from saloon.games.colt_express.view import TrainView
from saloon.terminal.rows import spaced
from saloon.terminal.table import Result, TerminalTable
from saloon.words import Words

SIGNS = {
    STAR: "colt-express-terminal-sign-marshal",
    STRONGBOX: "colt-express-terminal-sign-strongbox",
    JEWEL: "colt-express-terminal-sign-jewel",
    "$250  $?": "colt-express-terminal-sign-purse",
    f"{FULL}{SPENT}": "colt-express-terminal-sign-bullets",
}


class TrainTable(TerminalTable):
    loud = frozenset({"round-began", "round-card", "turn-began", "stealing-began", "event-began"})
    naming = frozenset({"bandit-chosen"})
    final = frozenset({"best-shooter", "total", "won"})

    def names(self, view: object, words: Words) -> list[str]:
        """Players go by their bandits, as soon as everybody has one."""
        assert isinstance(view, TrainView)
        if not all(bandit.name for bandit in view.bandits):
            return []
        found = [""] * len(view.seats)
        for bandit in view.bandits:
            name = words.name("bandit", bandit.name)
            found[bandit.seat] = f"{found[bandit.seat]}/{name}" if found[bandit.seat] else name
        return found

    def layouts(self, view: object, words: Words, width: int, who: Sequence[str]) -> Iterator[RenderableType]:
        assert isinstance(view, TrainView)
        heading, event = draw_round(view, words, True), draw_event(view, words)
        train, bare = (draw_train(view, words, width, scenery) for scenery in (True, False))
        players, stack = draw_players(view, words, width, who), draw_stack(view, words, width, True)
        yield spaced(
            [heading, *event],
            [train],
            [draw_players(view, words, width, who, True)],
            stack,
            draw_boxes(view, words, width),
            draw_details(view, words, width),
        )
        yield Group(heading, *event, train, players, *stack, *draw_hand(view, words, width, True))
        heading, stack = draw_round(view, words, False), draw_stack(view, words, width, False)
        hand = draw_hand(view, words, width, False)
        yield Group(heading, *event, train, players, *stack, *hand)
        yield Group(heading, *event, bare, players, *stack, *hand)
        yield Group(heading, bare, players, *stack, *hand)
        # Where there are very many answers, they tell what the hand is
        yield Group(heading, bare, draw_players(view, words, width, who, headed=False), *stack)

    def legend(self, words: Words) -> Iterator[tuple[str, str]]:
        for sign, key in SIGNS.items():
            yield sign, words.say(key)
        for turn, sign in TURNS.items():
            yield sign, words.say("colt-express-terminal-turn", {"turn": turn})

    def end(self, view: object, words: Words, result: Result) -> Iterator[RenderableType]:
        assert isinstance(view, TrainView)
        yield from told_end(view, words, result)


def draw_round(view: TrainView, words: Words, roomy: bool) -> Text:
    """The round, its turns with the present one spelt out, and the bullets that the Marshal has left."""
    line = Text(words.say("colt-express-terminal-round", {"round": view.round, "rounds": ROUNDS}), "bold", no_wrap=True)
    line.overflow = "ellipsis"
    line.append(" · ")
    if view.turn is None or not view.rounds:
        line.append(words.say("colt-express-terminal-round-hidden"), "not bold dim")
        return line
    card = view.rounds[-1]
    line.append(words.name("round-card", card.name))
    line.append(" ·")
    for number, turn in enumerate(card.turns):
        present = number == view.turn
        sign = f"{TURNS[turn]} {words.name('turn', turn)}" if present or roomy else TURNS[turn]
        style = "reverse" if present else ("not bold dim" if number < view.turn else "not bold")
        line.append(" ").append(f"[{sign}]" if present else sign, style)
    if view.turn >= len(card.turns):
        line.append(" ").append(f"[{words.say('colt-express-terminal-stealing')}]", "reverse")
    line.append(f" · {STAR} {0 if view.neutral_closed else view.neutral}{FULL}", "not bold")
    return line


def draw_event(view: TrainView, words: Words) -> list[Text]:
    """What happens at the end of the round."""
    if view.turn is None or not view.rounds or not view.events or view.rounds[-1].event == "none":
        return []
    return [Text(words.say("colt-express-terminal-event", {"round-event": view.rounds[-1].event}), "dim")]


TABLE = TrainTable()
