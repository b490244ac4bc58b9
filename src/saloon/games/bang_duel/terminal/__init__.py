"""BANG! The Duel on the table: whose turn it is, the other side, the piles, the viewer's side, chain and hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from saloon.games.bang_duel.terminal.cards import draw_chain, draw_effects, draw_hand, draw_piles, draw_unseen
from saloon.games.bang_duel.terminal.end import told_end
from saloon.games.bang_duel.terminal.marks import BACKS, KNOWN, LIFE, LOST, SYMBOLS, TOKEN, short
from saloon.games.bang_duel.terminal.sides import draw_heading, draw_line, draw_side, named, sides_in_order
from saloon.games.bang_duel.view import DuelView
from saloon.terminal.rows import spaced
from saloon.terminal.table import Result, TerminalTable
from saloon.words import Words

NAMES = ("bang-duel-terminal-player-law", "bang-duel-terminal-player-outlaw")
SIGNS = {
    TOKEN: "bang-duel-terminal-sign-token",
    f"{LIFE}{LOST}": "bang-duel-terminal-sign-life",
    "(…)": "bang-duel-terminal-sign-asleep",
    BACKS["law"]: "bang-duel-terminal-sign-law",
    BACKS["outlaw"]: "bang-duel-terminal-sign-outlaw",
    KNOWN: "bang-duel-terminal-sign-known",
}


class DuelTable(TerminalTable):
    loud = frozenset({"turn-began", "died", "shuffled"})
    final = frozenset({"won"})

    def names(self, view: object, words: Words) -> list[str]:
        """Players go by their sides."""
        return [words.say(key) for key in NAMES]

    def label(self, meaning: Mapping[str, object], words: Words) -> str:
        """Cards have many options, so they are short: symbols and backs by their signs."""
        return words.option(short(meaning))

    def layouts(self, view: object, words: Words, width: int, who: Sequence[str]) -> Iterator[RenderableType]:
        assert isinstance(view, DuelView)
        heading, piles, chain = draw_turn(view, words), draw_piles(view, words, width), draw_chain(view, words, width)
        above, below = sides_in_order(view)

        def side(seat: int, roomy: bool, powers: bool = False) -> list[RenderableType]:
            return draw_side(view, words, width, seat, who[seat], roomy, powers)

        hand, boxed = (draw_hand(view, words, width, boxed) for boxed in (False, True))
        yield spaced(
            [heading],
            side(above, True, True),
            [*piles, *chain],
            side(below, True, True),
            boxed,
            draw_effects(view, words),
            draw_unseen(view, words),
        )
        yield spaced([heading], side(above, True, True), [*piles, *chain], side(below, True, True), boxed)
        yield spaced([heading], side(above, True), [*piles, *chain], side(below, True), hand)
        yield Group(heading, *side(above, True), *piles, *side(below, True), *chain, *hand)
        yield Group(heading, *side(above, False), *piles, *side(below, False), *chain, *hand)
        # Where there are very many answers, they tell what the hand is
        bare = [
            [*draw_heading(view, words, width, seat, "", False), *draw_line(view, words, width, seat)]
            for seat in (above, below)
        ]
        yield Group(heading, *bare[0], *piles, *bare[1], *chain)

    def legend(self, words: Words) -> Iterator[tuple[str, str]]:
        for sign, key in SIGNS.items():
            yield sign, words.say(key)
        for symbol, sign in SYMBOLS.items():
            yield sign, words.say("bang-duel-terminal-sign-symbol", {"symbol": symbol})

    def end(self, view: object, words: Words, result: Result) -> Iterator[RenderableType]:
        assert isinstance(view, DuelView)
        yield from told_end(view, words, result)


def draw_turn(view: DuelView, words: Words) -> Text:
    """Whose turn it is, and what may still be done in it."""
    line = Text("", "bold", no_wrap=True, overflow="ellipsis")
    if view.phase == "choosing":
        return line.append(words.say("bang-duel-terminal-choosing"))
    if view.phase == "over":
        return line.append(words.say("bang-duel-terminal-over"))
    notes = [words.say("bang-duel-terminal-turn", {"number": view.turns, "seat": view.turn})]
    if view.bangs_left is None:
        notes.append(words.say("bang-duel-terminal-bangs-any"))
    else:
        notes.append(words.say("bang-duel-terminal-bangs", {"count": view.bangs_left}))
    if not view.moved:
        notes.append(words.say("bang-duel-terminal-move"))
    if view.reload:
        notes.append(words.say("bang-duel-terminal-reload"))
    if view.used:
        notes.append(words.say("bang-duel-terminal-used", {"text": named(words, view.used)}))
    return line.append(notes[0]).append("".join(f" · {note}" for note in notes[1:]), "not bold")


TABLE = DuelTable()
