"""Colt Express as a picture: the train with everybody and everything on it, the stack, and the viewer's hand."""

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
from saloon.games.colt_express.view import Bandit, Loot, Planned, TrainView
from saloon.words import Words

COATS = {
    "ghost": BRIGHT,
    "doc": "#2f6f9f",
    "belle": "#8e3f7d",
    "tuco": "#a3271f",
    "cheyenne": "#3f7d4a",
    "django": "#4a4038",
}
CAR = 190  # width of a car with its coupling
LEFT = 30
CAB = 78  # where the cab of the locomotive begins
ROOF, FLOOR, RAILS = 210.0, 330.0, 352.0
STACK = 502.0  # where the planned cards lie
CARD, ROW = 74, 13  # width of a card, and how many stand in a row
PURSE = (
    f'<path d="M-9 0Q-12-12-4-15L-6-20H6L4-15Q12-12 9 0z" fill="{SAND}" stroke="{INK}" stroke-width="1.8"/>'
    f'<path d="M-4-15H4" stroke="{RUST}" stroke-width="2.4"/>'
)
JEWEL = f'<path d="M0 0-11-11-6-18H6L11-11z" fill="{NIGHT}" stroke="{INK}" stroke-width="1.8"/>'
STRONGBOX = (
    f'<path d="M-14 0V-16H14V0z" fill="{OXBLOOD}" stroke="{INK}" stroke-width="2"/>'
    f'<path d="M-14-10H14" stroke="{BRASS}" stroke-width="2.6"/><circle cy="-7" r="3" fill="{BRASS}"/>'
)
SHAPES = {"purse": PURSE, "jewel": JEWEL, "strongbox": STRONGBOX}


def draw(view: object, words: Words) -> str:
    assert isinstance(view, TrainView)
    stack_rows = max(1, -(-len(view.plan) // ROW))
    below = STACK + 60 if view.teams else STACK
    wide = max(LEFT * 2 + CAR * len(view.cars), ROW * (CARD + 6) + 2 * LEFT)
    sheet = Sheet(wide, below + 56 * stack_rows + 80)
    sheet.landscape(300)
    rails(sheet)
    draw_round(sheet, view, words)
    for place, car in enumerate(view.cars):
        x = LEFT + place * CAR
        if place == 0:
            draw_engine(sheet, x)
        else:
            draw_car(sheet, x, words.name("carriage", car.name))
    draw_people(sheet, view)
    for place, car in enumerate(view.cars):
        x = LEFT + place * CAR + (CAB if place == 0 else 0)
        draw_loot(sheet, x, FLOOR + 14, car.inside, LAMP)
        draw_loot(sheet, x, ROOF, car.roof, INK)
    draw_seats(sheet, view, words)
    draw_cards(sheet, view, words, below)
    return sheet.svg()


def rails(sheet: Sheet) -> None:
    for x in range(0, int(sheet.width), 26):
        sheet.box(x, RAILS, 14, 9, SOFT, stroke=0)
    sheet.path(f"M0 {RAILS:g}H{sheet.width:g}", stroke=4)


def wheels(sheet: Sheet, x: float, *at: float) -> None:
    for place in at:
        sheet.disc(x + place, RAILS - 11, 11, SOFT)
        sheet.disc(x + place, RAILS - 11, 3, BRASS, 1)


def draw_engine(sheet: Sheet, x: float) -> None:
    sheet.path(f"M{x + 4:g} {RAILS:g}l14-26h20v26z", SOFT)
    sheet.path(f"M{x + 34:g} {ROOF + 40:g}l-8-46h34l-8 46z", SOFT)
    sheet.disc(x + 36, ROOF - 22, 12, PAPER, 1.5)
    sheet.disc(x + 58, ROOF - 40, 17, PAPER, 1.5)
    sheet.disc(x + 88, ROOF - 62, 22, PAPER, 1.5)
    sheet.box(x + 14, ROOF + 36, 96, 94, NIGHT, 14)
    sheet.shade(f"M{x + 14:g} {ROOF + 92:g}h96v38h-96z")
    sheet.box(x + 92, ROOF, 82, FLOOR - ROOF + 4, OXBLOOD, 4)
    sheet.box(x + 84, ROOF - 8, 98, 12, SOFT, 3)
    sheet.box(x + 116, ROOF + 22, 34, 34, LAMP, 3)
    wheels(sheet, x, 40, 76, 140)


def draw_car(sheet: Sheet, x: float, name: str) -> None:
    sheet.path(f"M{x - 18:g} {FLOOR - 6:g}h24", stroke=5)
    sheet.box(x + 4, ROOF, CAR - 22, FLOOR - ROOF + 6, RUST, 4)
    sheet.shade(f"M{x + 4:g} {FLOOR - 30:g}h{CAR - 22}v36h-{CAR - 22}z")
    sheet.box(x - 4, ROOF - 8, CAR - 6, 12, SOFT, 3)
    for window in range(4):
        sheet.box(x + 16 + window * 39, ROOF + 26, 28, 40, LAMP, 3)
    sheet.box(x + 24, ROOF + 6, CAR - 62, 17, BRIGHT, 2, 1)
    sheet.text(x + CAR / 2 - 7, ROOF + 19, name, 13, display=True, room=CAR - 66)
    wheels(sheet, x, 34, 134)


def draw_loot(sheet: Sheet, x: float, y: float, loot: list[Loot], ink: str) -> None:
    """Pieces on the floor or on the roof; a worth that is known stands above its purse."""
    for index, piece in enumerate(loot):
        at = x + 18 + index * min(24.0, 150 / len(loot))
        sheet.place(at, y, 0.9, SHAPES[piece.kind])
        if piece.kind == "purse" and piece.value is not None:
            sheet.text(at, y - 21, str(piece.value), 10, ink)


def draw_people(sheet: Sheet, view: TrainView) -> None:
    standing: dict[tuple[int, str], int] = {}
    for bandit in view.bandits:
        if bandit.car is None or bandit.level is None:
            continue
        place = (bandit.car, bandit.level)
        index = standing[place] = standing.get(place, -1) + 1
        y = ROOF - 8 if bandit.level == "roof" else FLOOR
        x = LEFT + bandit.car * CAR + (CAB if bandit.car == 0 else 0) + 26 + index * 27
        sheet.place(x, y, 1.05, figure(COATS[bandit.name], short(bandit.name)))
    sheet.place(LEFT + view.marshal * CAR + 150, FLOOR, 1.1, figure(SAND, "", badge=True))


def draw_round(sheet: Sheet, view: TrainView, words: Words) -> None:
    """The round card with its turns, and the neutral bullets."""
    said = words.say("colt-express-terminal-round", {"round": view.round, "rounds": 5})
    sheet.text(LEFT, 40, said, 24, anchor="start", display=True)
    if view.turn is not None and view.rounds:
        card = view.rounds[-1]
        sheet.text(LEFT, 66, words.name("round-card", card.name), 17, OXBLOOD, "start", display=True)
        for index, turn in enumerate(card.turns):
            x = LEFT + index * 98
            now = index == view.turn
            sheet.box(x, 78, 92, 28, OXBLOOD if now else BRIGHT, 4)
            sheet.text(x + 46, 97, words.name("turn", turn), 13, BRIGHT if now else INK, room=82)
    sheet.place(sheet.width - 60, 34, 1.4, star(10))
    sheet.text(sheet.width - 38, 41, str(0 if view.neutral_closed else view.neutral), 20, anchor="start", display=True)


def draw_seats(sheet: Sheet, view: TrainView, words: Words) -> None:
    """For each seat its bandits, their loot and bullets, and its cards."""
    room = (sheet.width - 2 * LEFT) / len(view.seats)
    tall = 176 if view.teams else 116
    for seat, corner in enumerate(view.seats):
        x = LEFT + seat * room
        asked = seat in view.deciders
        mine = seat == view.viewer
        sheet.box(x, 372, room - 10, tall, BRIGHT if mine else PAPER, 5, 4 if asked else 2)
        bandits = [bandit for bandit in view.bandits if bandit.seat == seat]
        for row, bandit in enumerate(bandits):
            draw_bandit(sheet, x + 10, 392 + row * 62, room - 30, bandit, words)
        sheet.text(
            x + 10,
            364 + tall,
            f"{words.say('colt-express-terminal-cards')}  {corner.hand_size} / {corner.deck_size}",
            12,
            SOFT,
            "start",
        )
        if seat == view.first:
            sheet.place(x + room - 28, 360 + tall, 0.9, star(10))
        if seat in view.winners:
            sheet.box(x, 372, room - 10, tall, "none", 5, 7)


def draw_bandit(sheet: Sheet, x: float, y: float, room: float, bandit: Bandit, words: Words) -> None:
    if bandit.name:
        sheet.disc(x + 7, y - 5, 8, COATS[bandit.name])
        sheet.text(x + 22, y, words.name("bandit", bandit.name), 16, anchor="start", display=True, room=room - 80)
    for bullet in range(6):
        fill = BRASS if bullet < bandit.bullets else "none"
        sheet.path(f"M{x + room - 46 + bullet * 9:g} {y:g}v-9q3-5 6 0v9z", fill, 1.2)
    for index, piece in enumerate(bandit.loot):
        at = x + 12 + index * min(26.0, (room - 10) / len(bandit.loot))
        sheet.place(at, y + 26, 0.8, SHAPES[piece.kind])
        if piece.value is not None:
            sheet.text(at, y + 37, str(piece.value), 9, SOFT)


def draw_cards(sheet: Sheet, view: TrainView, words: Words, top: float) -> None:
    """The stack, first played first, and below it the viewer's hand."""
    for index, planned in enumerate(view.plan):
        x: float = LEFT + index % ROW * (CARD + 6)
        y = top + index // ROW * 56
        draw_planned(sheet, x, y, planned, words)
        if index == view.next_card and view.phase == "stealing":
            sheet.box(x - 3, y - 3, CARD + 6, 54, "none", 6, 4)
    hand = view.seats[view.viewer].hand if view.viewer is not None else None
    for index, card in enumerate(hand or []):
        room = min(CARD + 20.0, (sheet.width - 2 * LEFT) / len(hand or []))
        x = LEFT + index * room
        y = sheet.height - 76
        sheet.box(x, y, room - 6, 62, DEEP if card == "bullet" else BRIGHT, 5)
        name = card.split()
        sheet.text(x + room / 2 - 3, y + 37, words.name("card", name[-1]), 14, display=True, room=room - 16)
        if len(name) > 1:
            badge(sheet, x + 14, y + 13, name[0])


def short(bandit: str) -> str:
    """Two letters: two of the bandits begin alike."""
    return bandit[:2].capitalize()


def badge(sheet: Sheet, x: float, y: float, bandit: str) -> None:
    sheet.disc(x, y, 10, COATS[bandit], 1.5)
    sheet.text(x, y + 4, short(bandit), 11, INK if COATS[bandit] == BRIGHT else BRIGHT, display=True)


def draw_planned(sheet: Sheet, x: float, y: float, planned: Planned, words: Words) -> None:
    bandit = planned.bandit
    sheet.box(x, y, CARD, 48, NIGHT if planned.card is None else BRIGHT if not planned.done else DEEP, 5)
    if planned.face_down:
        sheet.shade(f"M{x:g} {y:g}h{CARD}v48h-{CARD}z")
    if bandit is None:
        sheet.disc(x + 14, y + 13, 10, SAGE, 1.5)
        sheet.text(x + 14, y + 17, str(planned.seat + 1), 11, BRIGHT)
    else:
        badge(sheet, x + 14, y + 13, bandit)
    if planned.card is not None:
        sheet.text(
            x + CARD / 2, y + 36, words.name("card", planned.card), 13, SOFT if planned.done else INK, room=CARD - 10
        )
