"""The two sides of BANG! The Duel: who stands in front and who behind, what they bear, and what their player holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.games.bang_duel.terminal.marks import SIDES, TOKEN, card_chips, gear_chips, life
from saloon.games.bang_duel.view import DuelView, Person
from saloon.terminal.rows import ASKED, flow
from saloon.words import Words

INDENT = " " * 4  # what belongs to a row above


def draw_side(
    view: DuelView, words: Words, width: int, seat: int, who: str, roomy: bool, powers: bool = False
) -> list[RenderableType]:
    """The player, then the characters, the one in front first. `powers`: with what they can do."""
    rows: list[RenderableType] = [*draw_heading(view, words, width, seat, who, roomy)]
    people = view.seats[seat].people
    in_play = [person for person in people if person]
    if not in_play:
        secret = Text(INDENT).append(words.say("bang-duel-terminal-secret"), "dim")
        return [*rows, secret] if view.turns == 0 else rows
    in_play.sort(key=lambda person: not person.front)
    column = max(len(words.name("person", person.name)) for each in view.seats for person in each.people if person)
    most = max(person.most for each in view.seats for person in each.people if person)
    for person in in_play:
        rows.append(person_row(words, person, column, most))
        if powers:
            power = Text(words.name("power", person.name), "" if person.awake or person.always else "dim")
            rows.append(Padding(power, (0, 0, 0, len(INDENT))))
    return rows


def draw_line(view: DuelView, words: Words, width: int, seat: int) -> list[Text]:
    """The characters of a side one beside the other."""
    chips: list[Text] = []
    for person in sorted([each for each in view.seats[seat].people if each], key=lambda each: not each.front):
        chip = Text(f"{TOKEN} " if person.front else "").append(words.name("person", person.name), "bold")
        chip.append(" ").append_text(life(person))
        for gear in gear_chips(words, person):
            chip.append(" · ").append_text(gear)
        chips.append(chip)
    return [Text("  ") + row for row in flow(chips, width - 2, "   ")]


def draw_heading(view: DuelView, words: Words, width: int, seat: int, who: str, roomy: bool) -> list[Text]:
    """Whose side it is, and how much it has."""
    side = view.seats[seat]
    name = Text(ASKED if seat in view.deciders else " ").append(f" {words.player(seat)} ", SIDES[side.side])
    chips = [name.append(f" · {who}" if who else "", "dim")]
    hand = Text(words.say("bang-duel-terminal-hand-size", {"count": len(side.hand)}))
    if side.hand and seat != view.viewer:
        hand.append(": ").append_text(Text(" ").join(card_chips(words, side.hand)))
    chips += [hand, Text(words.say("bang-duel-terminal-deck", {"count": side.deck}))]
    chips.append(Text(words.say("bang-duel-terminal-reserve", {"count": side.reserve})))
    if roomy and side.waiting:
        chips[-1].append(f": {named(words, side.waiting)}", "dim")
    if side.gone and roomy:
        chips.append(Text(words.say("bang-duel-terminal-fallen", {"text": named(words, side.gone)}), "dim"))
    first, *rest = flow(chips, width - len(INDENT), "  ")
    return [first, *(Text(INDENT) + row for row in rest)]


def person_row(words: Words, person: Person, column: int, most: int) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=column + 4, no_wrap=True)
    grid.add_column(width=most, no_wrap=True)
    grid.add_column()
    name = Text(f"  {TOKEN} " if person.front else "    ").append(
        words.name("person", person.name), "bold" if person.front else ""
    )
    grid.add_row(name, life(person), Text(" · ").join(gear_chips(words, person)))
    return grid


def named(words: Words, people: Iterable[str]) -> str:
    return ", ".join(words.name("person", person) for person in people)


def sides_in_order(view: DuelView) -> Sequence[int]:
    """The viewer's side lies below; whoever only looks on sits behind the law."""
    below = view.viewer or 0
    return (1 - below, below)
