"""A duel as a seat or a spectator sees it: what is open is named, never left out what is not (chapter 15).

Apart from its types, because tables look after every answer with every pair of eyes: this part is compiled.
"""

from __future__ import annotations

from saloon.engine.frames import NOBODY
from saloon.engine.view import Asked
from saloon.games.bang_duel.abilities import bit_of
from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF, KINDS, SYMBOL_NAMES, SYMBOL_OF
from saloon.games.bang_duel.chain import chain, effect
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import ASK_DISCARD, ASK_PLAY, BURY, CARD, CARDS, OLD, OPEN, OUTLAW_CARDS, PAST, SEEN
from saloon.games.bang_duel.state import Duel
from saloon.games.bang_duel.view import Card, DuelView, Person, Seat


def face_up(card: int) -> Card:
    back = BACK_NAMES[card // OUTLAW_CARDS]
    return Card(back, card, KINDS[KIND_OF[card]].name, SYMBOL_NAMES[SYMBOL_OF[card]])


def face_down(entry: int) -> Card:
    return Card(BACK_NAMES[(entry & CARD) // OUTLAW_CARDS])


def knows(viewer: int | None, owner: int, entry: int) -> bool:
    """Whether the viewer knows this card in the owner's hand (15.2, 15.3)."""
    if viewer is None:
        return entry & OPEN != 0
    return viewer == owner or entry & SEEN != 0


def hand(s: Duel, seat: int, viewer: int | None) -> list[Card]:
    """Known cards first in the order of numbers, then backs."""
    known = [face_up(entry & CARD) for entry in s.hands[seat] if knows(viewer, seat, entry)]
    return known + [face_down(entry) for entry in s.hands[seat] if not knows(viewer, seat, entry)]


def person_at(s: Duel, place: int, viewer: int | None) -> Person | None:
    """Before the characters face each other only their owner sees them (2.3)."""
    person = s.people[place]
    if person == NOBODY or (s.turns == 0 and viewer != place // 2):
        return None
    character = CHARACTERS[person]
    return Person(
        name=character.name,
        life=s.life[place] if s.turns > 0 else character.life,
        most=character.life,
        front=s.turns > 0 and s.front[place // 2] == place,
        awake=s.turns > 0 and s.awake[place // 2] == place and s.alive(place),
        always=character.always,
        gear=[face_up(card) for card in s.gear[place]],
    )


def seat_view(s: Duel, seat: int, viewer: int | None) -> Seat:
    waiting: list[str] | None = None
    if viewer == seat:
        waiting = [CHARACTERS[person].name for person in s.reserves[seat]]
        waiting.sort()
    deck = s.decks[seat] or s.common
    return Seat(
        side=BACK_NAMES[seat],
        people=[person_at(s, seat * 2, viewer), person_at(s, seat * 2 + 1, viewer)],
        hand=hand(s, seat, viewer),
        known=[entry & CARD for entry in s.hands[seat] if entry & SEEN] if viewer == seat else [],
        reserve=len(s.reserves[seat]),
        waiting=waiting,
        front=chosen(s, seat) if viewer == seat else None,
        gone=[CHARACTERS[person].name for person in s.gone[seat]],
        deck=len(s.decks[seat]),
        top=BACK_NAMES[deck[-1] // OUTLAW_CARDS] if deck else None,
    )


def chosen(s: Duel, seat: int) -> str | None:
    """Whom a seat has chosen for the front, while the other still chooses (2.3)."""
    if s.turns > 0 or s.open_frame(seat) >= 0:
        return None
    return CHARACTERS[s.people[seat * 2 + s.choice[seat]]].name


def laid(s: Duel, viewer: int | None) -> list[Card]:
    """Cards on the table: backs only, if somebody else is looking at them."""
    secret = s.reader != NOBODY and s.reader != viewer
    return [face_down(entry) if secret else face_up(entry & CARD) for entry in s.laid]


def unseen(s: Duel, viewer: int | None) -> dict[str, list[str]]:
    """The cards that the viewer has not located: those of each side's deck, and those that went through the common
    deck. An onlooker cannot always tell which of these a hidden card is: so their lists go by the back alone."""
    hidden: list[int] = [*s.decks[0], *s.decks[1]]
    hidden.extend([card | OLD for card in s.common])
    for seat in range(2):
        hidden.extend([entry for entry in s.hands[seat] if not knows(viewer, seat, entry)])
    if s.reader != NOBODY and s.reader != viewer:
        hidden.extend(s.laid)
    found: dict[str, list[str]] = {"law": [], "outlaw": [], "common": []}
    for entry in hidden:
        old = entry & (OLD | PAST) != 0 and viewer is not None
        where = "common" if old else BACK_NAMES[(entry & CARD) // OUTLAW_CARDS]
        found[where].append(KINDS[KIND_OF[entry & CARD]].name)
    for names in found.values():
        names.sort()
    return found


def phase(s: Duel) -> str:
    """Where in a turn the game is."""
    if not s.stack:
        return "over"
    if s.turns == 0:
        return "choosing"
    if s.stack[-1].kind == ASK_DISCARD:
        return "discard"
    for frame in s.stack:
        if frame.kind == ASK_PLAY and frame.seat != NOBODY:
            return "play"
    return "start"


def burying(s: Duel) -> bool:
    """Whether somebody has died whose place is not filled yet."""
    return any(frame.kind == BURY and frame.seat == NOBODY for frame in s.stack)


def view(s: Duel, viewer: int | None) -> DuelView:
    left = s.bangs_left(s.turn) if s.turns > 0 else 1
    return DuelView(
        viewer=viewer,
        squad=s.variant.squad,
        turn=s.turn,
        turns=s.turns,
        phase=phase(s),
        bangs=s.bangs,
        bangs_left=left if left < CARDS else None,
        moved=s.moved,
        used=used(s),
        reload=s.turns > 0 and s.reload_open() and not burying(s),
        seats=[seat_view(s, seat, viewer) for seat in range(2)],
        common=len(s.common) if s.made else None,
        common_top=BACK_NAMES[s.common[-1] // OUTLAW_CARDS] if s.common else None,
        discard=[face_up(card) for card in s.discard],
        reloaded=s.reloaded_on_top(),
        laid=laid(s, viewer),
        chain=chain(s),
        effect=effect(s),
        unseen=unseen(s, viewer),
        deciders=s.deciders(),
        asks=[Asked(seat, s.question(seat)) for seat in s.deciders()],
        winners=s.winners(),
    )


def used(s: Duel) -> list[str]:
    """Whose ability of once a turn is used up."""
    once = [character for character in CHARACTERS if character.once >= 0]
    return [character.name for character in once if s.used & bit_of(character.once)]
