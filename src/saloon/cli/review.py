"""`saloon review`: looks back on a finished game: the chances, the turning points, the mistakes, and the luck."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.bots.review import WORLDS, Judgement, Part, Review, TurningPoint, merge_parts, pieces, review_part
from saloon.cli import pages, values
from saloon.cli.chart import chart
from saloon.cli.files import read_text
from saloon.cli.progress import counted
from saloon.cli.reasons import said
from saloon.cli.screen import CUT
from saloon.cli.show import Show
from saloon.cli.sitting import resumed
from saloon.cli.ui import Trouble, Ui
from saloon.pool import unordered
from saloon.words import Words

PIECE = 4  # answers that a process judges before the bar moves
EVENT_LETTERS = 220  # of what an answer led to
COLUMNS = ("player", "start", "end", "play", "others", "luck", "share", "loss")


def add_arguments(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=words.say("cli-help-record"))
    command.add_argument("--worlds", type=int, default=WORLDS, metavar="N", help=words.say("cli-help-worlds"))
    command.add_argument("--jobs", type=int, default=1, metavar="J", help=words.say("cli-help-jobs"))
    command.add_argument("--json", action="store_true", help=words.say("cli-help-json"))


def run(ui: Ui, command: argparse.Namespace) -> int:
    worlds = values.positive(command.worlds, "--worlds")
    jobs = values.positive(command.jobs, "--jobs")
    record = read_text(command.file)
    show = Show(ui, resumed(record), {})
    if show.sitting.match.state.deciders():
        raise Trouble("cli-review-unfinished", {"path": str(command.file)})
    ui.warn_if_slow()
    answers = len(show.sitting.match.moves)
    work = partial(judged, record, worlds)
    made: list[Part] = []
    with counted(ui, answers) as heard, closing(unordered(work, pieces(answers, PIECE), jobs)) as parts:
        for part in parts:
            made.append(part)
            heard(len(part.judgements))
    review = merge_parts(record, made, worlds)
    if command.json:
        print(json.dumps(asdict(review), ensure_ascii=False))
    else:
        pages.show(ui, Report(show, review).parts())
    return 0


def judged(record: str, worlds: int, piece: tuple[int, int]) -> Part:
    """A piece of the work, for a process of its own."""
    return review_part(record, *piece, worlds)


class Report:
    """A review in words, for a reader who now may know everything."""

    def __init__(self, show: Show, review: Review) -> None:
        self.show = show
        self.words = show.words
        self.review = review

    def parts(self) -> Iterator[RenderableType]:
        review = self.review
        title = f"{self.show.sitting.game.title} · {self.words.say('cli-review-title')}"
        yield Text(title, "bold yellow")
        yield Text(self.words.say("cli-review-chart"), "dim")
        names = [self.words.player(seat) for seat in range(review.seats)]
        curves = [[row[seat] for row in self.chances()] for seat in range(review.seats)]
        yield from chart(
            curves, names, [turn.number for turn in review.turning_points], min(pages.WIDEST, self.show.out.width)
        )
        yield from self.headed("cli-review-turns")
        for place, turn in enumerate(review.turning_points, 1):
            yield from self.turn(place, turn)
        if not review.turning_points:
            yield Text(self.words.say("cli-review-no-turns"))
        yield from self.headed("cli-review-balance")
        yield self.balance()
        yield Text(self.words.say("cli-review-explained"), "dim")
        yield from self.headed("cli-review-mistakes")
        mistakes = [number for summary in review.seat_reviews for number in summary.mistakes]
        for number in mistakes:
            yield from self.mistake(review.judgements[number - 1])
        if not mistakes:
            yield Text(self.words.say("cli-review-no-mistakes"))

    def headed(self, key: str) -> Iterator[Text]:
        yield Text("")
        yield Text(self.words.say(key), "bold cyan")

    def chances(self) -> list[list[float]]:
        """Of every seat, before the first answer and after each."""
        return [self.review.start, *(each.chances for each in self.review.judgements)]

    def answered(self, judgement: Judgement) -> str:
        answer = self.show.table.label(judgement.meaning, self.words)
        details = {"number": judgement.number, "seat": judgement.seat, "answer": answer}
        return self.words.say("cli-review-answer", details)

    def turn(self, place: int, turn: TurningPoint) -> Iterator[RenderableType]:
        """Who answered what, what came of it, and whose chance it changed."""
        before, after = (f"{self.chances()[number][turn.seat]:.0%}" for number in (turn.number - 1, turn.number))
        yield Text.assemble((f"{place} ", "bold cyan"), self.answered(self.review.judgements[turn.number - 1]))
        events = beginning(self.show.events_of(turn.number), EVENT_LETTERS)
        if events:
            yield indented(events)
        details = {"seat": turn.seat, "before": before, "after": after}
        key = "cli-review-swing-luck" if turn.luck else "cli-review-swing-play"
        yield indented(Text(self.words.say(key, details), "green" if turn.change > 0 else "red"))

    def balance(self) -> Grid:
        """Where the chance of every seat went."""
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for key in COLUMNS:
            grid.add_column(
                self.words.say(f"cli-review-{key}"), justify="left" if key == "player" else "right", vertical="bottom"
            )
        for seat, summary in enumerate(self.review.seat_reviews):
            moved = [signed(value) for value in (summary.play, summary.others, summary.luck)]
            ends = [f"{summary.start:.0%}", f"{summary.end:.0%}"]
            lost = signed(-summary.loss)
            grid.add_row(self.words.player(seat), *ends, *moved, f"{summary.luck_share:.0%}", lost)
        return grid

    def mistake(self, judgement: Judgement) -> Iterator[RenderableType]:
        """What was answered, what would have been better, and why."""
        better = judgement.better
        assert better is not None  # else nothing was lost
        yield Text.assemble((f"{signed(-judgement.loss):>4} ", "bold red"), self.answered(judgement))
        details = {
            "answer": self.show.table.label(better.meaning, self.words),
            "chance": f"{better.chance:.0%}",
            "instead": f"{better.instead:.0%}",
        }
        yield indented(Text(self.words.say("cli-review-better", details), "green"), 5)
        for line in said(self.words, better.reasons):
            yield indented(line, 5)


def beginning(lines: Sequence[Text], longest: int) -> Text:
    """As many sentences as fit, at least one."""
    told = Text(" ").join(lines[:1])
    for line in lines[1:]:
        if told.cell_len + 1 + line.cell_len > longest:
            return told.append(f" {CUT}")
        told = told.append(" ").append_text(line)
    return told


def indented(text: Text, by: int = 2) -> Padding:
    return Padding(text, (0, 0, 0, by))


def signed(value: float) -> str:
    """A change, with its sign, as long as it does not come to nothing."""
    shown = f"{value:+.0%}".replace("-", "−")
    return "0%" if shown[1:] == "0%" else shown
