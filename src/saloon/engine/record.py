"""The record of a game: JSON lines, hash-chained, one answer a line in words. From it a game can be played again.

The first line says what is played, the last one how it ended. Each line carries the hash of itself and all before it,
so a changed, missing or added line is found. The generator is re-keyed from the seed before each answer: with the
seed, everything that chance did can be computed again; with its hash alone, nobody can foresee it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from saloon.engine.dump import is_number
from saloon.engine.errors import BadRecord, BadSeats, BadSwitch, IllegalOption, SaloonError
from saloon.engine.game import Game, Value
from saloon.engine.state import State

FORMAT = 2  # 1 called the switches of a game its options
Line = dict[str, object]


def seed_hash(seed: int) -> str:
    """What is published of a seed before the game: its SHA-256."""
    return hashlib.sha256(seed.to_bytes(32, "big")).hexdigest()


def chained(line: Line, before: str) -> str:
    """The hash of a line and of all before it."""
    text = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256((before + text).encode()).hexdigest()[:32]


@dataclass
class Match:
    """A game in progress together with its record: the one way to play for keeps."""

    game: Game
    seats: int
    seed: int
    switches: dict[str, Value]
    state: State
    moves: list[tuple[int, str]] = field(default_factory=list)

    @classmethod
    def new(cls, game: Game, seats: int, seed: int, switches: Mapping[str, Value], listen: bool = False) -> Match:
        chosen = game.check(seats, switches)
        return cls(game, seats, seed, chosen, game.begin(seats, seed, chosen, listen))

    @property
    def options(self) -> dict[str, Value]:
        """The switches; they are called so until 0.2."""
        return self.switches

    def play(self, seat: int, option: int) -> None:
        """Answer for keeps; IllegalOption leaves everything as it was."""
        words = self.state.text(seat, option) if option in self.state.options(seat) else ""
        before = self.state.rng.dump()
        self.state.rng.rekey(self.seed, len(self.moves) + 1)
        try:
            self.state.play(seat, option)
        except IllegalOption:
            self.state.rng.load(before)
            raise
        self.moves.append((seat, words))

    def back_to(self, count: int) -> Match:
        """The match as it was after so many answers."""
        earlier = Match.new(self.game, self.seats, self.seed, self.switches)
        for seat, words in self.moves[:count]:
            earlier.play(seat, earlier.state.read(seat, words))
        return earlier

    def lines(self, with_seed: bool = True) -> Iterator[str]:
        """The record, line by line. Without the seed it tells nobody what is to come."""
        head: Line = {
            "saloon": FORMAT,
            "game": self.game.slug,
            "rules": self.game.rules,
            "seats": self.seats,
            "switches": self.switches,
            "seed_hash": seed_hash(self.seed),
            "seed": f"{self.seed:x}" if with_seed else None,
        }
        chain = chained(head, "")
        yield json.dumps({**head, "chain": chain}, ensure_ascii=False)
        for number, (seat, words) in enumerate(self.moves, 1):
            line: Line = {"move": number, "seat": seat, "words": words}
            chain = chained(line, chain)
            yield json.dumps({**line, "chain": chain}, ensure_ascii=False)
        end: Line = {"end": "unfinished", "moves": len(self.moves)}
        if not self.state.deciders():
            end = {"end": "finished", "moves": len(self.moves), "scores": self.state.scores()}
            end.update({"winners": self.state.winners(), "seed": f"{self.seed:x}"})
        yield json.dumps({**end, "chain": chained(end, chain)}, ensure_ascii=False)

    def write(self, with_seed: bool = True) -> str:
        return "\n".join(self.lines(with_seed)) + "\n"


def read(text: str, find: Callable[[str], Game], watch: Callable[[Match, int], None] | None = None) -> Match:
    """Play a record again and check all of it; BadRecord names the line and the reason.

    `find` gives the game of a slug, as `saloon.game` does. `watch` is called before the first answer and after each,
    with the match, whose state then listens, and the number of answers so far.
    """
    lines = unchained(text)
    head, moves, end = lines[0], lines[1:-1], lines[-1]
    match = begun(head, end, find, listen=watch is not None)
    if watch:
        watch(match, 0)
    for number, line in enumerate(moves, 1):
        seat, words = line.get("seat"), line.get("words")
        if line.get("move") != number or not is_number(seat) or not isinstance(words, str):
            raise BadRecord("record-bad-move", {"line": number + 1, "wanted": number})
        assert isinstance(seat, int)
        try:
            option = match.state.read(seat, words)
            if match.state.text(seat, option) != words:
                raise BadRecord("record-bad-words", {"line": number + 1, "words": words})
            match.play(seat, option)
        except IllegalOption as error:
            raise BadRecord("record-illegal", {"line": number + 1, "reason": str(error)}, error.rule) from error
        if watch:
            watch(match, number)
    check_end(match, end, len(lines))
    return match


def unchained(text: str) -> list[Line]:
    """The lines of a record as objects, their chain checked and taken off."""
    lines: list[Line] = []
    chain = ""
    for number, source in enumerate(text.splitlines(), 1):
        line, found, chain = link(source, number, chain)
        if found != chain:
            raise BadRecord("record-tampered", {"line": number})
        lines.append(line)
    if not lines:
        raise BadRecord("record-foreign", {"line": 1})
    if len(lines) < 2 or "end" not in lines[-1]:
        raise BadRecord("record-cut", {"line": len(lines)})
    return lines


def link(source: str, number: int, chain: str) -> tuple[Line, object, str]:
    """A line, the hash that it carries and the hash that it should carry."""
    try:
        line = json.loads(source)
        if not isinstance(line, dict):
            raise BadRecord("record-not-json", {"line": number})
        if number == 1 and "saloon" not in line:
            raise BadRecord("record-foreign", {"line": 1})
        found = line.pop("chain", None)
        return line, found, chained(line, chain)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-json", {"line": number}) from error


def begun(head: Line, end: Line, find: Callable[[str], Game], listen: bool) -> Match:
    """A match as the first line describes it."""
    if head["saloon"] != FORMAT:
        raise BadRecord("record-format", {"line": 1, "found": str(head["saloon"]), "known": FORMAT})
    try:
        game = find(str(head.get("game")))
    except SaloonError as error:
        raise BadRecord("record-unknown-game", {"line": 1, "reason": str(error)}) from error
    if head.get("rules") != game.rules:
        details = {"line": 1, "found": str(head.get("rules")), "known": game.rules, "game": game.title}
        raise BadRecord("record-other-rules", details)
    secret = head.get("seed") or end.get("seed")
    if not isinstance(secret, str):
        raise BadRecord("record-no-seed", {"line": 1})
    try:
        seed = int(secret, 16)
        known = seed_hash(seed)
    except (ValueError, OverflowError) as error:
        raise BadRecord("record-bad-seed", {"line": 1}) from error
    if known != head.get("seed_hash"):
        raise BadRecord("record-bad-seed", {"line": 1})
    seats, switches = head.get("seats"), head.get("switches")
    if type(seats) is not int or not isinstance(switches, dict):
        raise BadRecord("record-bad-head", {"line": 1, "reason": "seats, switches"})
    try:
        return Match.new(game, seats, seed, switches, listen)
    except (BadSeats, BadSwitch) as error:
        raise BadRecord("record-bad-head", {"line": 1, "reason": str(error)}) from error


def check_end(match: Match, end: Line, line: int) -> None:
    """The last line must say what really came of it."""
    finished = not match.state.deciders()
    if end["end"] != ("finished" if finished else "unfinished") or end.get("moves") != len(match.moves):
        raise BadRecord("record-wrong-end", {"line": line})
    if finished and (end.get("scores"), end.get("winners")) != (match.state.scores(), match.state.winners()):
        raise BadRecord("record-wrong-end", {"line": line})
