"""Chips put into rows: what the drawings of all games are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

ASKED = "▶"  # beside whoever has to answer


def flow(chips: Sequence[Text], width: int, gap: str = " ") -> list[Text]:
    """Chips side by side in as many lines as it takes."""
    rows: list[Text] = []
    for chip in chips:
        if rows and rows[-1].cell_len + len(gap) + chip.cell_len <= width:
            rows[-1] += Text(gap) + chip
        else:
            row = chip.copy()
            row.truncate(width, overflow="ellipsis")
            rows.append(Text("").append_text(row))
    return rows


def boxes(chips: Sequence[Text], width: int) -> list[Text]:
    """Chips as cards that lie side by side."""
    rows: list[Text] = []
    rest = [boxed(chip) for chip in chips]
    while rest:
        count = 0
        used = 0
        while count < len(rest) and used + rest[count][0].cell_len <= width:
            used += rest[count][0].cell_len + 1
            count += 1
        for part in zip(*rest[: count or 1], strict=True):
            rows.append(Text(" ").join(part))
        rest = rest[count or 1 :]
    return rows


def boxed(chip: Text) -> list[Text]:
    edge = "─" * (chip.cell_len + 2)
    return [Text(f"╭{edge}╮", "dim"), Text("│ ", "dim") + chip + Text(" │", "dim"), Text(f"╰{edge}╯", "dim")]


def spaced(*sections: Sequence[RenderableType]) -> Group:
    """Sections with an empty line between them."""
    parts: list[RenderableType] = []
    for section in sections:
        if section:
            parts += ["", *section] if parts else section
    return Group(*parts)
