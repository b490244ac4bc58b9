"""The report of balance as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from itertools import groupby

from saloon.arena.balance import SEAT, SEATS, Section
from saloon.arena.plot import plot, reach
from saloon.engine.game import Game
from saloon.words import Words

STYLE = """
:root { color-scheme: light dark; --paper: #f4e8d0; --bright: #fcf5e4; --ink: #2a1d14; --soft: #5c4636; --line: #b79f78;
  --above: #4d5c33; --below: #a8481f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b2029; --bright: #262c37; --ink: #f1e4c8; --soft: #c2b08c;
  --line: #55503f; --above: #a9bb84; --below: #e2875a; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Source Sans 3", "Segoe UI", system-ui, sans-serif; }
main { max-width: 90rem; margin: 0 auto; }
h1, h2, h3 { font-family: Podkova, "Roboto Slab", Rockwell, "DejaVu Serif", Georgia, serif;
  line-height: 1.15; margin: 0; }
h1 { font-size: 2.4rem; padding-bottom: .5rem; border-bottom: 4px double var(--ink); }
h2 { font-size: 1.5rem; margin-top: 2.5rem; padding-bottom: .25rem; border-bottom: 2px solid var(--ink); }
h3 { font-size: 1.05rem; color: var(--soft); text-transform: uppercase; letter-spacing: .06em; }
p { margin: .6rem 0; max-width: 70ch; color: var(--soft); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem;
  margin-top: 1rem; align-items: start; }
figure p { margin: .2rem 0 .4rem; }
figure { margin: 0; padding: .8rem 1rem; background: var(--bright); border: 1px solid var(--line); border-radius: 3px; }
svg { display: block; width: 100%; height: auto; font: 13px "Source Sans 3", "Segoe UI", system-ui, sans-serif; }
text { fill: var(--ink); }
.name { text-anchor: end; font-weight: 600; }
.axis { text-anchor: middle; fill: var(--soft); font-size: 11px; }
.rate { font-variant-numeric: tabular-nums; }
.tick { stroke: var(--line); stroke-width: .6; opacity: .6; }
.due { stroke: var(--ink); stroke-width: 1.4; stroke-dasharray: 4 3; }
.span { stroke: var(--soft); stroke-width: 3; stroke-linecap: round; }
circle { fill: var(--soft); stroke: var(--bright); stroke-width: 1.5; }
.above .span { stroke: var(--above); } .above circle, .above .rate { fill: var(--above); }
.below .span { stroke: var(--below); } .below circle, .below .rate { fill: var(--below); }
.above .rate, .below .rate { font-weight: 700; }
@media print { body { padding: 0; } figure, section { break-inside: avoid; } }
"""


class Page:
    """Says a report in one language."""

    def __init__(self, words: Words, game: Game, bot: str, seed: str) -> None:
        self.words = words
        self.game = game
        self.bot = bot
        self.seed = seed

    def write(self, sections: Sequence[Section], games: int) -> str:
        title = self.words.say("arena-balance-title", {"game": self.game.title})
        head = self.words.say("arena-balance-head", {"bot": self.bot, "seed": self.seed, "count": games})
        parts = [
            f'<!doctype html><html lang="{escape(self.words.language)}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
            f"<h1>{escape(title)}</h1><p>{escape(head)}</p><p>{escape(self.words.say('arena-balance-legend'))}</p>",
            *(self.chapter(list(group)) for _, group in groupby(sections, chapter_of)),
            "</main></body></html>\n",
        ]
        return "\n".join(parts)

    def chapter(self, sections: Sequence[Section]) -> str:
        """What belongs together, on a common scale: one number of seats, or all values of a switch."""
        first = sections[0]
        figures: list[str] = []
        for kind in first.kinds:
            shown = [section for section in sections if kind in section.kinds]
            most = reach(line for section in shown for line in section.kinds[kind])
            figures += [self.figure(section, kind, most) for section in shown]
        alone = first.switch == SEATS
        title = self.title(first) if alone else first.switch
        told = self.games(first) if alone else self.words.name("switch", first.switch)
        plots = f'<div class="plots">{"".join(figures)}</div>'
        return f"<section><h2>{escape(title)}</h2><p>{escape(told)}</p>{plots}</section>"

    def figure(self, section: Section, kind: str, most: float) -> str:
        title = self.kind(kind)
        note = "" if section.switch == SEATS else f"<p><b>{escape(self.title(section))}</b> {self.games(section)}</p>"
        drawn = plot(section.kinds[kind], most, f"{title}, {self.title(section)}", partial(self.name, kind))
        return f"<figure><h3>{escape(title)}</h3>{note}{drawn}</figure>"

    def games(self, section: Section) -> str:
        return self.words.say("arena-balance-games", {"count": section.games})

    def title(self, section: Section) -> str:
        """What the games of a section have in common."""
        if section.switch == SEATS:
            return self.words.say("arena-balance-seats", {"count": int(section.value)})
        return f"{section.switch}={section.value}"

    def kind(self, kind: str) -> str:
        return self.words.say("arena-balance-seat") if kind == SEAT else self.words.name("group", kind)

    def name(self, kind: str, name: str) -> str:
        if kind == SEAT:
            return self.words.say("seat-number", {"number": int(name)})
        return self.words.name(kind, name)


def chapter_of(section: Section) -> str:
    return f"{section.switch} {section.value}" if section.switch == SEATS else section.switch
