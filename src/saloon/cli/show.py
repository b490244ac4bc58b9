"""Shows a sitting to whoever sits at the keyboard: only ever what that seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from saloon.cli.screen import MARK, choices_block, compose, packed_choices
from saloon.cli.sitting import Sitting
from saloon.cli.ui import Ui
from saloon.engine.record import seed_hash
from saloon.engine.takeback import FREE, undo_costs
from saloon.terminal import table_of
from saloon.terminal.table import Result

LOUD = "bold"
FORGET = "\x1b[3J"  # wipes what could be scrolled back to


class Show:
    """`bots` are the names of the bots by seat; `shared`: several people use the screen in turn."""

    def __init__(self, ui: Ui, sitting: Sitting, bots: Mapping[int, str], shared: bool = False) -> None:
        self.ui = ui
        self.out = ui.out
        self.sitting = sitting
        self.bots = bots
        self.shared = shared
        self.words = ui.words_of(sitting.game)
        self.strangers = ui.words_of(sitting.game)  # speaks of players by number
        self.table = table_of(sitting.game)
        self.above = 0  # rows of the welcome, which the first screen leaves standing
        self.name_players()

    def name_players(self) -> None:
        """Players may get their names in the course of a game."""
        self.words.names = self.table.names(self.sitting.match.state.view(None), self.words)

    def welcome(self) -> None:
        """What is played, and the promise about the seed; after a break also that it goes on."""
        match = self.sitting.match
        back = [Text(self.ui.say("cli-welcome-back", count=len(match.moves)))] if match.moves else []
        promise = Text(self.ui.say("cli-seed-hash", hash=seed_hash(match.seed)), "dim")
        lines = [Text(match.game.title, "bold yellow"), *back, promise, Text(self.ui.say("cli-welcome-help"), "dim")]
        for line in lines:
            self.out.print(line)
        lines += [Text(self.ui.say("cli-interpreted"))] * self.ui.said_slow
        self.above = sum(len(self.out.render_lines(line)) for line in lines)

    def clear(self) -> None:
        """A clean screen; with several people also nothing to scroll back to."""
        if self.ui.live and not self.above:
            self.out.control(Control(ControlType.HOME, ControlType.CLEAR))
            if self.shared:
                self.out.file.write(FORGET)
        self.above = 0

    def labels(self, seat: int) -> list[str]:
        """The options of a seat in words."""
        state = self.sitting.match.state
        return [self.table.label(state.describe(seat, option), self.words) for option in state.options(seat)]

    def question(self, seat: int, labels: Sequence[str]) -> None:
        """The whole screen for a question to a seat."""
        state = self.sitting.match.state
        asked = state.question(seat)
        free = [cost == FREE for cost in undo_costs(state, seat, not self.shared)]
        question = Text(self.words.question(asked), "bold cyan")
        question.append(" " + self.words.say("cli-ask-rule", {"number": asked["rule"]}), "not bold dim")
        if any(free):
            question.append(" " + self.words.say("cli-ask-mark", {"mark": MARK}), "not bold dim")
        answers: list[RenderableType] = [choices_block(labels, free, self.out.width, rows) for rows in (3, 1)]
        answers.append(packed_choices(labels, free, self.out.width))
        above = self.above
        self.clear()
        events = self.events(seat, self.sitting.last_answer(seat))
        self.out.print(compose(self.out, self.layouts(seat), events, question, answers, above), end="")

    def layouts(self, seat: int | None) -> Iterator[RenderableType]:
        view = self.sitting.match.state.view(seat)
        who = [self.who(other, seat) for other in range(self.sitting.match.seats)]
        return self.table.layouts(view, self.words, self.out.width, who)

    def who(self, seat: int, viewer: int | None) -> str:
        if seat == viewer:
            return self.words.say("seat-you")
        name = self.bots.get(seat)
        return self.words.say(f"cli-bot-{name}") if name and self.words.knows(f"cli-bot-{name}") else name or ""

    def events(self, seat: int | None, since: int) -> list[Text]:
        """What happened since an answer, in words."""
        return [self.event(seen, seat) for seen in self.sitting.events(seat, since)]

    def events_of(self, number: int) -> list[Text]:
        """What the answer of that number led to, as everybody saw it."""
        state = self.sitting.match.state
        return [self.event(state.seen(event, None), None) for count, event in self.sitting.heard if count == number]

    def event(self, seen: Mapping[str, object], seat: int | None) -> Text:
        """One event; what begins something stands out, and so does the viewer, in whatever case the name stands."""
        words = self.strangers if seen["event"] in self.table.naming else self.words
        text = Text(words.event(seen), LOUD if seen["event"] in self.table.loud else "")
        own = self.words.names[seat].split("/") if seat is not None and self.words.names else []
        for name in own:
            text.highlight_regex(rf"\b{re.escape(name[: max(3, len(name) - 2)])}\w*", "bold cyan")
        return text

    def end(self, seat: int | None, since: int) -> None:
        """The last that happened, then how it came out."""
        state = self.sitting.match.state
        seen = self.sitting.events(seat, since)
        told = [each for each in seen if each["event"] in self.table.final]
        self.out.print()
        for each in seen:
            if each not in told:
                self.out.print(self.event(each, seat))
        self.out.print()
        result = Result(state.scores(), state.winners(), told)
        for part in self.table.end(state.view(None), self.words, result):
            self.out.print(part)
