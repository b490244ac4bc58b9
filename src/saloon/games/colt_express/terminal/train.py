"""The train from the side: the locomotive in front on the left, the cars cut open, people and loot inside and on the
roofs."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from saloon.games.colt_express.terminal.marks import Marks, loot_chips, star
from saloon.games.colt_express.view import TrainView
from saloon.terminal.rows import flow
from saloon.words import Words

# The boiler, from the row above the roofs down to the wheels
BOILER = (
    "  ∘○   ",
    "  ▜▛ ▗▖",
    "▗▄▟▙▄██",
    "▐██████",
    "◢◉━◉━◉━",
)
SMOKE = "    ○ ◯ ∘  ◌"
IRON, WOOD, WHEELS, RAILS = "#7d8aa5", "#a9743f", "#8d8d8d", "dim"
WIDEST, SPACIOUS = 26, 17
NAMES = {
    "locomotive": "colt-express-terminal-car-locomotive",
    "mail": "colt-express-terminal-car-mail",
    "sleeper": "colt-express-terminal-car-sleeper",
    "parlour": "colt-express-terminal-car-parlour",
    "smoker": "colt-express-terminal-car-smoker",
    "diner": "colt-express-terminal-car-diner",
    "club": "colt-express-terminal-car-club",
}


@dataclass
class Cell:
    """What is shown of a car: lines for the roof, and inside for the people and for the floor."""

    name: str
    style: str
    roof: list[Text]
    people: list[Text]
    floor: list[Text]


def draw_train(view: TrainView, words: Words, width: int, scenery: bool) -> Text:
    """All cars side by side, each in its share of the width."""
    span = min((width - len(BOILER[0])) // len(view.cars), WIDEST)
    room = span - 3  # two walls and the coupling
    cells = [cell(view, words, car, room) for car in range(len(view.cars))]
    rows = [*roofs(cells, span), *insides(cells, room), wheels(cells, room)]
    if scenery:
        rails = ("═╪═" * width)[: len(BOILER[0]) + span * len(cells) - 1]
        rows = [Text(SMOKE, RAILS), *rows, Text(rails, RAILS)]
    drawn = Text("\n").join(rows)
    drawn.no_wrap = True
    return drawn


def roofs(cells: list[Cell], span: int) -> list[Text]:
    """Who is on the roofs. Where it is crowded the last line stands on the roof, the others behind it."""
    height = max(len(each.roof) for each in cells) or 1
    rows: list[Text] = []
    for row in range(height):
        rows.append(front(0 if row == height - 1 else None))
        for each in cells:
            place = row - height + len(each.roof)
            rows[-1] += padded(each.roof[place] if place >= 0 else Text(), span, 1)
    return rows


def insides(cells: list[Cell], room: int) -> list[Text]:
    """The ceiling with the name of the car, people below it, and loot on the floor."""
    rows = [front(1)]
    for car, each in enumerate(cells):
        rows[0] += top(each, car, room)
    height = max(2, *(len(each.people) + len(each.floor) for each in cells))
    for row in range(height):
        rows.append(front(2 if row == 0 else 3))
        for each in cells:
            gap = [Text()] * (height - len(each.people) - len(each.floor))
            content = [*each.people, *gap, *each.floor][row]
            rows[-1] += Text("│", each.style) + padded(content, room) + Text("│ ", each.style)
    return rows


def wheels(cells: list[Cell], room: int) -> Text:
    line = front(4)
    for car, each in enumerate(cells):
        line += Text("╰", each.style) + Text("◉◉", WHEELS) + Text("─" * (room - 4), each.style)
        line += Text("◉◉", WHEELS) + Text("╯", each.style) + Text("━" if car < len(cells) - 1 else " ", IRON)
    return line


def cell(view: TrainView, words: Words, car: int, room: int) -> Cell:
    full = room >= SPACIOUS
    marks = Marks(words, full)
    carriage = view.cars[car]

    def people(level: str) -> list[Text]:
        here = [bandit for bandit in view.bandits if bandit.car == car and bandit.level == level]
        return [marks.chip(bandit.name, bandit.seat == view.viewer) for bandit in here]

    inside = people("car")
    if view.marshal == car:
        inside.insert(0, star(words, full))
    return Cell(
        name=words.say(NAMES[carriage.name]),
        style=IRON if car == 0 else WOOD,
        roof=crowd([*people("roof"), *loot_chips(carriage.roof)], room),
        people=crowd(inside, room),
        floor=crowd(loot_chips(carriage.inside), room),
    )


def crowd(chips: list[Text], room: int) -> list[Text]:
    """Chips with a gap between them where that costs no line."""
    loose, dense = flow(chips, room), flow(chips, room, "")
    return loose if len(loose) <= len(dense) else dense


def front(row: int | None) -> Text:
    """A row of the boiler."""
    return Text(BOILER[row] if row is not None else " " * len(BOILER[0]), IRON)


def top(each: Cell, car: int, room: int) -> Text:
    """The roof, with the number and the name of the car."""
    label = Text.assemble((f"{car} ", "bold"), (each.name, "dim"))
    if label.cell_len >= room:
        label = Text(str(car), "bold")
    return Text("╭─", each.style) + label + Text("─" * (room - 1 - label.cell_len) + "╮ ", each.style)


def padded(content: Text, width: int, left: int = 0) -> Text:
    line = Text(" " * left) + content
    return line + " " * (width - line.cell_len)
