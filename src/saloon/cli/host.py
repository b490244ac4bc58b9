"""The host of a game at the terminal: asks whoever is next, and lets people take back, leave and come back."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from saloon.cli import hints, pages, saves
from saloon.cli.answers import Command, command_of, option_of
from saloon.cli.saves import Manner
from saloon.cli.show import Show
from saloon.cli.sitting import Sitting
from saloon.cli.ui import Trouble, Ui
from saloon.engine.takeback import FREE, obstacle

PROMPT = "> "
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Host:
    """`at` is the seat of the person at the keyboard, None before anybody has sat down."""

    def __init__(self, ui: Ui, sitting: Sitting, manner: Manner, bots: Mapping[int, str]) -> None:
        self.ui = ui
        self.sitting = sitting
        self.manner = manner
        self.language: str | None = None  # as it was asked for
        self.left: Path | None = None  # where the game was left before
        self.show = Show(ui, sitting, bots, manner.hotseat)
        self.words = self.show.words
        self.at: int | None = None if manner.hotseat else manner.seat

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        self.prepare_terminal()
        with leaving_on_signals():
            try:
                self.play()
            except (EOFError, KeyboardInterrupt):
                self.leave()
                return 0
            except Exception:
                saves.leave(self.sitting.match, self.manner, self.left)  # a mistake of ours must not cost the game
                raise
        self.end()
        return 0

    def play(self) -> None:
        self.show.welcome()
        while (seat := self.sitting.next_seat()) is not None:
            self.show.name_players()
            if seat in self.sitting.bots:
                self.bot(seat)
            elif self.at == seat or self.curtain(seat):
                self.person(seat)

    def prepare_terminal(self) -> None:
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a wrong byte is a wrong answer, no more
        if self.ui.live and not self.manner.hotseat:
            # Lines can be edited; not where others could leaf back through what was typed, nor on Windows
            with suppress(ImportError):
                import readline  # noqa: F401  # importing it is all it takes

    # Asking

    def bot(self, seat: int) -> None:
        """A bot may take its time: meanwhile say who is thinking."""
        with self.meanwhile(self.words.say("cli-thinking", {"seat": seat})):
            self.sitting.play_bot(seat)

    @contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        """Show a line for as long as something takes."""
        if self.ui.live:
            self.ui.out.print(Text(text, "dim"), end="\r")
        yield
        if self.ui.live:
            self.ui.out.control(Control((ControlType.ERASE_IN_LINE, 2)))

    def read(self) -> str:
        sys.stdout.flush()
        return input(PROMPT)

    def say(self, text: str, style: str = "") -> None:
        self.ui.out.print(Text(text, style))

    def curtain(self, seat: int) -> bool:
        """Hide the table while the device goes from hand to hand. True when the next one may look; false when the
        last one has taken an answer back."""
        self.show.clear()
        self.say(self.words.say("cli-pass-on", {"seat": seat}), "bold")
        self.say(self.words.say("cli-pass-on-enter", {"seat": seat}))
        if self.at is not None and obstacle(self.sitting.match, self.at) == FREE:
            self.say(self.words.say("cli-pass-on-undo", {"seat": self.at}), "dim")
        while True:
            command = command_of(self.read(), self.words)
            if command is None:
                self.at = seat
                return True
            if command.name == "quit":
                raise EOFError
            if command.name == "undo" and self.at is not None and self.undo(self.at):
                return False

    def person(self, seat: int) -> None:
        """Ask a person until there is an answer, or one was taken back."""
        state = self.sitting.match.state
        labels = self.show.labels(seat)
        self.show.question(seat, labels)
        while True:
            text = self.read()
            try:
                command = command_of(text, self.words)
                if not text.strip():
                    self.show.question(seat, labels)
                elif command is None:
                    self.sitting.play(seat, option_of(text, state, seat, labels))
                    self.keep()
                    return
                elif self.obey(command, seat):
                    return
            except Trouble as trouble:
                self.say(self.ui.explain(trouble), "yellow")

    def obey(self, command: Command, seat: int) -> bool:
        """Carry out a command; true when the question is another one now."""
        if command.name == "quit":
            raise EOFError
        if command.name == "undo":
            return self.undo(seat)
        if command.name == "hint":
            self.hint(seat)
        elif command.name == "save":
            self.save(command.rest)
        elif command.name == "log":
            pages.show(self.ui, self.show.events(seat, 0))
        elif command.name == "look":
            pages.show(self.ui, [next(self.show.layouts(seat))])
        elif command.name == "help":
            pages.show(self.ui, pages.help_page(self.words, self.show.table.legend(self.words)))
        else:
            number = command.rest or str(self.sitting.match.state.question(seat)["rule"])
            pages.show(self.ui, pages.rules_page(self.sitting.game, number, self.ui.out.width))
        return False

    def hint(self, seat: int) -> None:
        """The best answers, as a bot would see them that knows no more than this seat."""
        state = self.sitting.match.state
        options, labels = state.options(seat), self.show.labels(seat)
        if len(options) == 1:
            raise Trouble("cli-hint-only", {"answer": labels[0]})
        with self.meanwhile(self.words.say("cli-hint-thinking")):
            analysis = hints.analysis_of(state, seat)
        pages.show(self.ui, hints.hint_page(self.sitting.game, self.words, analysis, options, labels))

    def undo(self, seat: int) -> bool:
        reason = obstacle(self.sitting.match, seat)
        if reason == FREE:
            self.sitting.take_back()
            self.keep()
            return True
        last = self.sitting.match.moves[-1][0] if self.sitting.match.moves else seat
        self.say(self.words.say(f"cli-undo-{reason}", {"seat": last}), "yellow")
        return False

    # Keeping

    def keep(self) -> None:
        """Every answer of a person is kept at once, so that not even a power cut costs one. Where nothing can be kept,
        the game goes on: leaving it will say so."""
        with suppress(Trouble):
            self.left = saves.leave(self.sitting.match, self.manner, self.left)

    def save(self, name: str) -> None:
        if not name:
            raise Trouble("cli-save-where")
        path = Path(name).expanduser().absolute()
        saves.save(self.sitting.match, path)
        self.say(self.ui.say("cli-saved"))
        self.tell_command(path)

    def leave(self) -> None:
        path = saves.leave(self.sitting.match, self.manner, self.left)
        if self.manner.hotseat:
            self.show.clear()  # whoever comes next must not see the last one's hand
        self.ui.out.print()
        self.say(self.ui.say("cli-left"))
        self.tell_command(path)

    def tell_command(self, path: Path) -> None:
        command = saves.resume_command(self.sitting.match, path, self.manner, self.language)
        self.ui.out.print(Text(f"  {command}", "bold"), soft_wrap=True)

    def end(self) -> None:
        """How it came out, and all that was secret."""
        alone = None if self.manner.hotseat else self.at
        self.show.end(alone, self.sitting.last_answer(self.at or 0))
        match = self.sitting.match
        self.ui.out.print()
        self.ui.out.print(Text(self.ui.say("cli-seed", seed=f"0x{match.seed:x}"), "dim"), soft_wrap=True)
        path = str(saves.finish(match, self.left))
        for key, words in (("cli-kept", ["replay", path, "--verify"]), ("cli-kept-review", ["review", path])):
            command = shlex.join(["saloon", *words])
            self.ui.out.print(Text(self.ui.say(key, command=command), "dim"), soft_wrap=True)


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A closed window leaves the game as Ctrl-C does. Whoever insists must not cost the game."""
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]  # Windows lacks some

    def interrupted(*_: object) -> None:
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    usual = [signal.signal(number, interrupted) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, usual, strict=True):
            if signal.getsignal(number) is interrupted:  # else the program is about to end, and nothing may hurry it
                signal.signal(number, handler)
