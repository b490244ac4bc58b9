"""BANG! The Duel as a picture: the street with both sides, the piles between them, and the hands."""

from __future__ import annotations

from saloon.drawing.ink import (
    BRASS,
    BRIGHT,
    DEEP,
    INK,
    LAMP,
    NIGHT,
    OXBLOOD,
    PAPER,
    RUST,
    SAGE,
    SAND,
    SOFT,
    Sheet,
    figure,
    star,
)
from saloon.games.bang_duel.view import Card, DuelView, Person, Seat
from saloon.words import Words

WIDTH, HEIGHT = 1180.0, 760.0
STREET = 300.0  # where the ground begins
FEET = 430.0
CARD_WIDTH, CARD_HEIGHT = 88.0, 64.0
BACKS = {"law": NIGHT, "outlaw": OXBLOOD}
SIGNS = {"barrel": "B", "dynamite": "D", "snake": "S", "horseshoe": "H"}


def draw(view: object, words: Words) -> str:
    assert isinstance(view, DuelView)
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.landscape(STREET)
    houses(sheet)
    draw_turn(sheet, view, words)
    for seat, side in enumerate(view.seats):
        draw_side(sheet, view, seat, side, words)
    draw_piles(sheet, view, words)
    draw_chain(sheet, view, words)
    below = view.viewer if view.viewer is not None else 0
    for seat, y in ((1 - below, 64.0), (below, HEIGHT - 84)):
        draw_hand(sheet, view.seats[seat], y, words)
    return sheet.svg()


def houses(sheet: Sheet) -> None:
    """False fronts along the street."""
    for index, x in enumerate((20, 190, 350, 660, 830, 1010)):
        tall = 96 + index % 3 * 22
        y = STREET - tall
        sheet.box(x, y, 150, tall, (RUST, SAND, SAGE)[index % 3], stroke=2)
        sheet.box(x - 6, y - 10, 162, 14, SOFT)
        sheet.shade(f"M{x + 104} {y:g}h46v{tall}h-46z")
        for window in (18, 98):
            sheet.box(x + window, y + 22, 32, 34, LAMP, 2)
        sheet.box(x + 60, STREET - 46, 28, 46, SOFT)


def draw_turn(sheet: Sheet, view: DuelView, words: Words) -> None:
    words.names = [words.say("bang-duel-terminal-player-law"), words.say("bang-duel-terminal-player-outlaw")]
    if view.phase == "choosing":
        line = words.say("bang-duel-terminal-choosing")
    elif view.phase == "over":
        line = words.say("bang-duel-terminal-over")
    else:
        line = words.say("bang-duel-terminal-turn", {"number": view.turns, "seat": view.turn})
    sheet.text(WIDTH / 2, 42, line, 26, display=True)


def draw_side(sheet: Sheet, view: DuelView, seat: int, side: Seat, words: Words) -> None:
    """The law on the left, the outlaws on the right, whoever carries the token nearer to the middle."""
    middle = -1 if seat == 0 else 1
    for slot, person in enumerate(side.people):
        front = person is not None and person.front
        if view.turns == 0:
            front = slot == 0
        x = WIDTH / 2 + middle * (215 if front else 400)
        if person is not None:
            draw_person(sheet, x, person, BACKS[side.side], words)
        elif view.turns == 0:
            sheet.place(x, FEET, 2.3, figure(SOFT, "?"), 0.6)
    x = 24.0 if seat == 0 else WIDTH - 24
    anchor = "start" if seat == 0 else "end"
    sheet.text(x, 334, words.say(f"bang-duel-side-{side.side}"), 20, BACKS[side.side], anchor, display=True)
    notes = [
        words.say("bang-duel-terminal-hand-size", {"count": len(side.hand)}),
        words.say("bang-duel-terminal-deck", {"count": side.deck}),
        words.say("bang-duel-terminal-reserve", {"count": side.reserve}),
    ]
    for row, note in enumerate(notes):
        sheet.text(x, 356 + row * 18, note, 14, INK, anchor)
    for index in range(len(side.gone)):
        at = x + (1 if seat == 0 else -1) * (12 + index * 26)
        sheet.path(f"M{at - 8:g} 432v-16q8-12 16 0v16z", DEEP, 1.6)
    if seat in view.deciders:
        sheet.disc(x + (8 if seat == 0 else -8), 312, 7, BRASS)
    if seat in view.winners:
        sheet.place(x + (40 if seat == 0 else -40), 300, 2.2, star(10))


def draw_person(sheet: Sheet, x: float, person: Person, coat: str, words: Words) -> None:
    name = words.name("person", person.name)
    fade = 1 if person.awake or person.front else 0.72
    sheet.place(x, FEET, 2.4, figure(coat, name.removeprefix("The ")[0]), fade)
    if person.front:
        sheet.place(x + 44, FEET - 130, 1.3, star(12))
    sheet.box(x - 84, FEET + 6, 168, 26, BRIGHT, 4)
    sheet.text(x, FEET + 25, name, 16, display=True, room=150)
    for life in range(person.most):
        fill = OXBLOOD if life < person.life else "none"
        sheet.path(f"M{x - 44 + life * 20:g} {FEET + 56:g}v-12q5-8 10 0v12z", fill, 1.6)
    for index, card in enumerate(person.gear):
        draw_strip(sheet, x - 84, FEET + 66 + index * 25, card, words)


def draw_strip(sheet: Sheet, x: float, y: float, card: Card, words: Words) -> None:
    """Equipment that somebody wears."""
    sheet.box(x, y, 168, 22, BRIGHT, 4, 1.5)
    sheet.box(x, y, 12, 22, BACKS[card.back], 3, 1)
    sheet.text(x + 88, y + 16, words.name("card", card.card or ""), 14, display=True, room=140)


def draw_card(sheet: Sheet, x: float, y: float, card: Card, words: Words) -> None:
    """A card: its name below a stripe of its back's colour, or only the back."""
    if card.card is None or card.symbol is None:
        sheet.box(x, y, CARD_WIDTH, CARD_HEIGHT, BACKS[card.back], 5)
        sheet.place(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, 1, star(10))
        return
    sheet.box(x, y, CARD_WIDTH, CARD_HEIGHT, BRIGHT, 5)
    sheet.box(x, y, CARD_WIDTH, 10, BACKS[card.back], 3, 1)
    name = words.name("card", card.card)
    sheet.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 8, name, 13, display=True, room=CARD_WIDTH - 14)
    sheet.text(x + CARD_WIDTH - 10, y + CARD_HEIGHT - 7, SIGNS[card.symbol], 11, SOFT)


def draw_hand(sheet: Sheet, side: Seat, y: float, words: Words) -> None:
    if not side.hand:
        return
    room = min(CARD_WIDTH + 6, (WIDTH - 80 - CARD_WIDTH) / max(1, len(side.hand) - 1))
    start = WIDTH / 2 - (room * (len(side.hand) - 1) + CARD_WIDTH) / 2
    for index, card in enumerate(side.hand):
        draw_card(sheet, start + index * room, y, card, words)


def draw_piles(sheet: Sheet, view: DuelView, words: Words) -> None:
    """The discard pile, the common deck, and what lies between the players."""
    x = WIDTH / 2 - CARD_WIDTH / 2
    if view.discard:
        for depth in range(min(3, len(view.discard) - 1), 0, -1):
            sheet.box(x + depth * 3, STREET + 32 - depth * 3, CARD_WIDTH, CARD_HEIGHT, DEEP, 5)
        draw_card(sheet, x, STREET + 32, view.discard[-1], words)
    else:
        sheet.box(x, STREET + 32, CARD_WIDTH, CARD_HEIGHT, "none", 5, 1)
    if view.common is not None and view.common_top is not None:
        draw_card(sheet, x, STREET + 112, Card(view.common_top), words)
        note = words.say("bang-duel-terminal-common", {"count": view.common})
        sheet.text(WIDTH / 2, STREET + 192, note, 13, PAPER if view.common == 0 else INK)
    for index, card in enumerate(view.laid):
        draw_card(sheet, WIDTH / 2 + (index - len(view.laid) / 2) * (CARD_WIDTH + 6), STREET + 206, card, words)


def draw_chain(sheet: Sheet, view: DuelView, words: Words) -> None:
    """What is being worked off, the link that is worked on now first."""
    for row, link in enumerate(view.chain[:4]):
        details = {"source": link.source, "target": link.target or "", "seat": link.seat}
        source = f"card-{link.source}" if words.knows(f"bang-duel-card-{link.source}") else f"person-{link.source}"
        details["source"] = words.say(f"bang-duel-{source}")
        line = words.say(f"bang-duel-terminal-link-{link.what}", details)
        y = HEIGHT - 182 + row * 24
        sheet.box(WIDTH / 2 - 210, y, 420, 22, OXBLOOD if row == 0 else BRIGHT, 4, 1.5)
        sheet.text(WIDTH / 2, y + 16, line, 14, BRIGHT if row == 0 else INK, room=400)
