"""The abilities of once a turn (3.10), by the option that uses them."""

from __future__ import annotations

from saloon.engine.frames import NOBODY, Frame
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.effects import (
    EFFECTS,
)
from saloon.games.bang_duel.events import (
    REPEATED,
    USED,
)
from saloon.games.bang_duel.generated import CardFrame, PayFrame
from saloon.games.bang_duel.ids import (
    ABILITY,
    ACTION,
    ASK_KATE,
    ASK_KEEP,
    ASK_PAY,
    ASK_REPEAT,
    KATE,
    KITTY,
    KITTY_LEROY,
    ONCE_MORE,
    RELOADING,
    SUNDANCE,
    SUNDANCE_TRADE,
)
from saloon.games.bang_duel.state import Duel


def bit_of(option: int) -> int:
    shift = option - KITTY
    return 1 << shift


def user_of(option: int) -> str:
    """Whose ability this is."""
    for character in CHARACTERS:
        if character.once == option:
            return character.name
    return ""


def may_use(s: Duel, seat: int, option: int) -> bool:
    """3.10, and what the ability itself needs."""
    if s.used & bit_of(option):
        return False
    if option == KITTY:
        return not s.hands[seat]
    if option == KATE:
        return len(sellable(s, seat)) > 0
    if option == SUNDANCE_TRADE:
        return len(s.hands[seat]) > 0
    return len(s.hands[seat]) > 0 and repeatable(s, seat)


def sellable(s: Duel, seat: int) -> list[int]:
    """Cattle Kate's own equipment that is not always active (14.9)."""
    cards = [card for card in s.gear[s.awake[seat]] if not KINDS[KIND_OF[card]].always]
    cards.sort()
    return cards


def repeatable(s: Duel, seat: int) -> bool:
    """Whether the top of the discard pile is an action that Pearl Hart can repeat (14.7)."""
    if not s.discard:
        return False
    kind = KIND_OF[s.discard[-1]]
    if KINDS[kind].frame != ACTION or KINDS[kind].miss:
        return False
    return EFFECTS[kind].can(s, seat) or (s.reloaded_on_top() and s.reload_open())


def use(s: Duel, seat: int, option: int) -> None:
    s.used |= bit_of(option)
    s.tell(USED, s.people[s.awake[seat]])
    if option == KITTY:
        s.draw(seat, 2, ABILITY + KITTY_LEROY)
    elif option == KATE:
        s.ask(Frame(ASK_KATE, seat))
    elif option == SUNDANCE_TRADE:
        s.ask(PayFrame(ASK_PAY, seat, option, NOBODY))
    else:
        s.ask(PayFrame(ASK_PAY, seat, option, s.discard[-1]))


def repeat(s: Duel, seat: int, card: int) -> None:
    """An action takes effect again, or is reloaded again (14.7)."""
    kind = KIND_OF[card]
    can = EFFECTS[kind].can(s, seat)
    if card == s.reloaded and s.reload_open():
        if can:
            s.ask(CardFrame(ASK_REPEAT, seat, card))
        else:
            s.draw(seat, 1, RELOADING)
    elif can:
        once_more(s, seat, card)


def once_more(s: Duel, seat: int, card: int) -> None:
    s.tell(REPEATED, seat, card)
    EFFECTS[KIND_OF[card]].play(s, seat, card, ONCE_MORE)


def trade(s: Duel, seat: int) -> None:
    """A card from each deck, of which one stays (14.8)."""
    for owner in (seat, 1 - seat):
        s.look_at(owner, seat, ABILITY + SUNDANCE)
    if len(s.laid) == 2:
        s.reader = seat
        s.ask(Frame(ASK_KEEP, seat))
    else:
        for entry in s.laid:
            s.add(seat, entry)
        s.laid = []
