"""Gold Claim in a terminal: the vein, who has what, and one's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text
from saloon.terminal.rows import ASKED, boxes, flow, spaced
from saloon.terminal.table import TerminalTable
from saloon.words import Words

from gold_claim.view import ClaimView


class ClaimTable(TerminalTable):
    loud = frozenset({"round-began"})

    def layouts(self, view: object, words: Words, width: int, who: Sequence[str]) -> Iterator[RenderableType]:
        assert isinstance(view, ClaimView)
        vein = {"round": view.round, "vein": view.vein}
        heading = Text(words.say("gold-claim-terminal-vein", vein), "bold")
        rows = [self.row(view, words, seat, who[seat]) for seat in range(len(view.seats))]
        shown = flow([Text(words.say("gold-claim-view-shown")), *chips(view.shown)], width)
        hand = [] if view.viewer is None else view.seats[view.viewer].hand
        yield spaced([heading], rows, shown, boxes(chips(hand), width))
        yield spaced([heading], rows, flow(chips(hand), width))

    def row(self, view: ClaimView, words: Words, seat: int, who: str) -> Text:
        one = view.seats[seat]
        mark = ASKED if seat in view.deciders else " "
        details = {"seat": seat, "gold": one.gold, "cards": len(one.hand)}
        said = words.say("gold-claim-terminal-seat", details)
        return Text(f"{mark} {said} {who}".rstrip())


def chips(cards: Sequence[int | None]) -> list[Text]:
    return [Text(str(card)) for card in cards if card is not None]


TABLE = ClaimTable()
