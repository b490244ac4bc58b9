"""The cards of Colt Express: the common stack, the viewer's hand and deck, and what is open about the others'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from saloon.games.colt_express.board import ACTION_NAMES
from saloon.games.colt_express.terminal.marks import FACE_DOWN, Marks, marks
from saloon.games.colt_express.view import Planned, TrainView
from saloon.terminal.rows import boxes, flow
from saloon.words import Words

STACK_ROWS = 2  # where there is little room, names of cards are cut before the stack takes more
SHORTEST = 3
BULLET, MARSHAL = "bullet", "marshal"
DISCARDED, HOLDS = "colt-express-terminal-discarded", "colt-express-terminal-holds"


def draw_stack(view: TrainView, words: Words, width: int, roomy: bool) -> list[Text]:
    """The cards that wait, the next one first."""
    if not view.plan:
        return []
    waiting = [planned for planned in view.plan if not planned.done]
    title = Text(words.say("colt-express-terminal-stack", {"count": len(view.plan) - len(waiting)}), "dim")
    full = {card: words.name("card", card) for card in ACTION_NAMES}
    short = dict(zip(full, marks(list(full.values()), SHORTEST), strict=True))
    rows = flow([title, *(planned_chip(view, planned, words, full) for planned in waiting)], width)
    if len(rows) > STACK_ROWS and not roomy:
        rows = flow([title, *(planned_chip(view, planned, words, short) for planned in waiting)], width)
    return rows


def planned_chip(view: TrainView, planned: Planned, words: Words, names: Mapping[str, str]) -> Text:
    """A card of the stack: whose, and what it is where one can know. A team's card may be of either bandit."""
    small = Marks(words)
    chip = Text()
    for bandit in [planned.bandit] if planned.bandit else owners(view, planned.seat):
        chip.append_text(small.chip(bandit, planned.seat == view.viewer))
    chip.append(FACE_DOWN if planned.face_down else " ")
    return chip.append(names[planned.card] if planned.card else "")


def owners(view: TrainView, seat: int) -> list[str]:
    return [bandit.name for bandit in view.bandits if bandit.seat == seat]


# What only the viewer sees


def draw_hand(view: TrainView, words: Words, width: int, roomy: bool) -> list[Text]:
    if view.viewer is None:
        return []
    seat = view.seats[view.viewer]
    rows = cards_rows(words, "colt-express-terminal-hand", seat.hand, width) if seat.hand else []
    if seat.keeping:
        rows += cards_rows(words, "colt-express-terminal-keeping", seat.keeping, width)
    if roomy and seat.deck:
        rows += cards_rows(words, "colt-express-terminal-deck", seat.deck, width)
    return rows


def cards_rows(words: Words, key: str, cards: Sequence[str], width: int) -> list[Text]:
    chips = [Text(words.say(key), "dim"), *card_chips(words, cards)]
    return flow(chips, width, "  ")


def card_chips(words: Words, cards: Sequence[str]) -> list[Text]:
    """Cards with their numbers. In teams a card says whose it is, but the Marshal's belongs to both."""
    small = Marks(words)
    chips: list[Text] = []
    for name, count in Counter(cards).items():
        bandit, _, card = name.rpartition(" ")
        chip = Text()
        if bandit and card != MARSHAL:
            chip.append_text(small.chip(bandit)).append(" ")
        chip.append(words.name("card", card), "dim" if card == BULLET else "bold")
        chips.append(chip.append(f"×{count}" if count > 1 else ""))
    return chips


def draw_boxes(view: TrainView, words: Words, width: int) -> list[Text]:
    """The hand as cards that lie side by side, and below it the deck in words."""
    if view.viewer is None:
        return []
    seat = view.seats[view.viewer]
    rows = [Text(words.say("colt-express-terminal-hand"), "dim")] if seat.hand else []
    rows += boxes(card_chips(words, seat.hand or []), width)
    if seat.keeping:
        rows += cards_rows(words, "colt-express-terminal-keeping", seat.keeping, width)
    return rows + (cards_rows(words, "colt-express-terminal-deck", seat.deck, width) if seat.deck else [])


# What everybody can know of the others


def draw_details(view: TrainView, words: Words, width: int) -> list[Text]:
    """For each player, as far as there is something: who hit them, what they discarded, what they must be holding."""
    rows: list[Text] = []
    for index, seat in enumerate(view.seats):
        chips: list[Text] = []
        if seat.received_from:
            hits = [f"{words.name('bandit', giver)} {count}" for giver, count in seat.received_from.items()]
            chips.append(Text(words.say("colt-express-terminal-hit-by", {"text": ", ".join(hits)})))
        for key, cards in ((DISCARDED, seat.discard), (HOLDS, seat.known)):
            if cards:
                named = Text(", ").join(card_chips(words, cards)).plain
                chips.append(Text(words.say(key, {"text": named})))
        if chips:
            rows += flow([Text(f"{words.player(index)}:", "bold"), Text("; ").join(chips)], width)
    return rows
