"""A plot of win rates: a row for each group, with its interval, beside a line for what is fair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from saloon.arena.balance import Line

LABELS = 170  # where the scale begins
WIDE = 300  # the scale
FIGURES = 190  # room for the numbers behind it
ROW = 26
HEAD = 14
FOOT = 24
STEPS = (0.02, 0.05, 0.1, 0.2)
TICKS = 6  # at most


def reach(lines: Iterable[Line]) -> float:
    """Where a scale that has room for all of them ends."""
    return min(1.0, max(rate for line in lines for rate in (line.high, line.fair * 1.5)) * 1.04)


def plot(lines: Sequence[Line], most: float, title: str, name: Callable[[str], str]) -> str:
    """An SVG with a scale up to `most`; colours and type come from the page around it."""
    bottom = HEAD + ROW * len(lines)
    width, height = LABELS + WIDE + FIGURES, bottom + FOOT

    def x(rate: float) -> float:
        return round(LABELS + WIDE * min(rate, most) / most, 1)

    parts = [f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">']
    for tick in ticks(most):
        parts.append(f'<line class="tick" x1="{x(tick)}" x2="{x(tick)}" y1="{HEAD}" y2="{bottom}"/>')
        parts.append(f'<text class="axis" x="{x(tick)}" y="{bottom + 16}">{tick:.0%}</text>')
    for row, line in enumerate(lines):
        y = HEAD + ROW * row + ROW / 2
        kind = {0: "fair", 1: "above", -1: "below"}[line.verdict]
        numbers = f"{line.rate:.1%} ({100 * line.low:.1f} – {100 * line.high:.1f})"
        # Each row has its own: in a section of several seat counts, what is fair differs between groups
        due = f'<line class="due" x1="{x(line.fair)}" x2="{x(line.fair)}" y1="{y - ROW / 2}" y2="{y + ROW / 2}"/>'
        span = f'<line class="span" x1="{x(line.low)}" x2="{x(line.high)}" y1="{y}" y2="{y}"/>'
        parts.append(
            f'<g class="{kind}"><text class="name" x="{LABELS - 12}" y="{y + 5}">{escape(name(line.name))}</text>'
        )
        parts.append(f'{due}{span}<circle cx="{x(line.rate)}" cy="{y}" r="5"/>')
        parts.append(f'<text class="rate" x="{LABELS + WIDE + 14}" y="{y + 5}">{numbers}</text></g>')
    return "".join([*parts, "</svg>"])


def ticks(most: float) -> list[float]:
    step = next((step for step in STEPS if most / step <= TICKS), STEPS[-1])
    return [step * number for number in range(int(most / step + 1e-9) + 1)]
