"""A match at this device: who answers for which seat, and what was heard so far."""

from __future__ import annotations

from collections.abc import Mapping

import saloon
from saloon.bots import decide
from saloon.bots.bot import Bot
from saloon.engine.events import Event
from saloon.engine.game import Game
from saloon.engine.record import Match, read


class Sitting:
    """Seats without a bot belong to people. Every event is kept with the number of answers at its time."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.heard: list[tuple[int, Event]] = []
        match.state.listen()
        self.listen()

    @property
    def game(self) -> Game:
        return self.match.game

    def next_seat(self) -> int | None:
        """Who answers next. Where several may, people come first: they can then change their mind without
        waiting for the bots."""
        deciders = self.match.state.deciders()
        people = [seat for seat in deciders if seat not in self.bots]
        return next(iter([*people, *deciders]), None)

    def play(self, seat: int, option: int) -> None:
        self.match.play(seat, option)
        self.listen()

    def play_bot(self, seat: int) -> None:
        """A bot answers. Its chance depends on the seed and the number of the answer alone, so that a resumed game
        goes on as it would have."""
        bot = self.bots[seat]
        bot.rng.rekey(self.match.seed, -1 - len(self.match.moves))
        self.play(seat, decide(bot, self.match.state, seat))

    def listen(self) -> None:
        count = len(self.match.moves)
        self.heard.extend((count, event) for event in self.match.state.hear())

    def take_back(self) -> None:
        """Undo the last answer; whether that is fair is for `takeback` to say."""
        count = len(self.match.moves) - 1
        self.match = self.match.back_to(count)
        self.match.state.listen()
        self.heard = [(number, event) for number, event in self.heard if number <= count]

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened, from the answer of that number on, as a seat may see it."""
        return [self.match.state.seen(event, seat) for number, event in self.heard if number >= since]

    def last_answer(self, seat: int) -> int:
        """The number of a seat's last answer."""
        answers = [number for number, (mover, _) in enumerate(self.match.moves, 1) if mover == seat]
        return answers[-1] if answers else 0


def resumed(text: str) -> Sitting:
    """A sitting from a record, with everything that was heard; who plays which seat is still open."""
    sitting: list[Sitting] = []

    def watch(match: Match, count: int) -> None:
        if count == 0:
            sitting.append(Sitting(match, {}))
        else:
            sitting[0].listen()

    read(text, saloon.game, watch)
    return sitting[0]
