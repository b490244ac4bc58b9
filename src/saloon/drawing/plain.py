"""A picture of any game: a sheet of paper with the lines that tell what a view holds."""

from __future__ import annotations

from saloon.drawing.ink import Sheet
from saloon.terminal.table import lines
from saloon.words import Words

WIDTH = 900.0
LEFT, TOP, STEP, INDENT = 40.0, 60.0, 22.0, 9.0  # of the first line, from line to line, and for a space in front of one


def draw(view: object, words: Words) -> str:
    told = list(lines(view, words))
    sheet = Sheet(WIDTH, TOP + STEP * (len(told) + 1))
    sheet.paper()
    for number, line in enumerate(told):
        text = line.lstrip()
        x = LEFT + INDENT * (len(line) - len(text))
        sheet.text(x, TOP + STEP * number, text, anchor="start", room=WIDTH - LEFT - x)
    return sheet.svg()
