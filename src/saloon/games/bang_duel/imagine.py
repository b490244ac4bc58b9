"""Worlds that look the same to one seat: everything it cannot know is dealt anew (chapter 15).

Nothing here may depend on what is hidden: pools are sorted before they are dealt, and a hand is taken apart by what is
open of each card (its back, and which deck it came out of), so that equal knowledge and an equal generator
give equal worlds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.engine.frames import NOBODY
from saloon.engine.rng import Rng
from saloon.games.bang_duel.ids import CARD, OLD, OPEN, OUTLAW_CARDS, PAST, SEEN, SQUAD

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


def imagine(true: Duel, seat: int | None, rng: Rng) -> Duel:
    s = true.copy()
    s.rng.reseed(rng)
    if seat is None:
        s.reserves = [strangers(s, 0, rng), strangers(s, 1, rng)]
        deal_for_onlookers(s, rng)
        return s
    mine = s.reserves[seat][:]
    mine.sort()
    mine = rng.sample(mine, len(mine))
    others = strangers(s, 1 - seat, rng)
    s.reserves = [mine, others] if seat == 0 else [others, mine]
    deal_cards(s, 1 - seat, rng)
    return s


def strangers(s: Duel, foe: int, rng: Rng) -> list[int]:
    """Who may wait on a side, for those who do not know (15.4)."""
    shown = s.gone[foe][:]
    if s.turns > 0:
        shown.append(s.people[foe * 2])
        shown.append(s.people[foe * 2 + 1])
    others = [person for person in range(foe * SQUAD, foe * SQUAD + SQUAD) if person not in shown]
    hidden = len(s.reserves[foe])
    if s.turns == 0:  # the first two are not shown yet, nor who of them stands in front (2.3)
        others = rng.sample(others, hidden + 2)
        s.people[foe * 2] = others.pop()
        s.people[foe * 2 + 1] = others.pop()
        if s.open_frame(foe) < 0:
            s.choice[foe] = rng.below(2)
        return others
    return rng.sample(others, hidden)


def class_of(entry: int) -> int:
    """What is open of a hidden card: its back, and whether it came out of the common deck, or of one before that."""
    return (entry & CARD) // OUTLAW_CARDS + (2 if entry & OLD else 4 if entry & PAST else 0)


MARKS: Final = [0, 0, OLD, OLD, PAST, PAST]  # by class


def deal_cards(s: Duel, foe: int, rng: Rng) -> None:
    """The other hand, the decks, and cards that only the other player looks at (15.2)."""
    pools: list[list[int]] = [s.decks[0], s.decks[1], [], [], [], []]
    for card in s.common:
        pools[2 + card // OUTLAW_CARDS].append(card)
    top = s.common[-1] // OUTLAW_CARDS if s.common else NOBODY
    hand: list[int] = []
    unknown = [0, 0, 0, 0, 0, 0]
    for entry in s.hands[foe]:
        if entry & SEEN:
            hand.append(entry)
        else:
            unknown[class_of(entry)] += 1
            pools[class_of(entry)].append(entry & CARD)
    secret = s.reader == foe
    if secret:
        for entry in s.laid:
            pools[class_of(entry)].append(entry & CARD)
    for pool in pools:
        pool.sort()
    if secret:
        laid: list[int] = []
        for entry in s.laid:
            laid.append(draw(pools[class_of(entry)], rng) | MARKS[class_of(entry)])
        s.laid = laid
    s.hands[foe] = hand
    for kind in range(6):
        for _ in range(unknown[kind]):
            s.add(foe, draw(pools[kind], rng) | MARKS[kind])
    bring_up(s.decks[0], rng)
    bring_up(s.decks[1], rng)
    s.common = pools[3 - top] + pools[2 + top] if top != NOBODY else []
    if s.common:
        bring_up_from(s.common, len(pools[3 - top]), rng)


def deal_for_onlookers(s: Duel, rng: Rng) -> None:
    """Both hands, the decks, and cards that a player looks at. An onlooker counts by backs alone: after a theft nobody
    but the players can tell which hidden card came out of which deck (15.3)."""
    mark = OLD if s.made else 0  # it may have come out of the common deck
    top = s.common[-1] // OUTLAW_CARDS if s.common else NOBODY
    pools: list[list[int]] = [s.decks[0][:], s.decks[1][:]]
    common = [0, 0]  # cards by their backs
    for card in s.common:
        pools[card // OUTLAW_CARDS].append(card)
        common[card // OUTLAW_CARDS] += 1
    hands: list[list[int]] = [[], []]
    unknown = [0, 0, 0, 0]  # by hands and backs
    for seat in range(2):
        for entry in s.hands[seat]:
            if entry & OPEN:
                hands[seat].append(entry)
            else:
                back = (entry & CARD) // OUTLAW_CARDS
                unknown[seat * 2 + back] += 1
                pools[back].append(entry & CARD)
    secret = s.reader != NOBODY
    if secret:
        for entry in s.laid:
            pools[(entry & CARD) // OUTLAW_CARDS].append(entry & CARD)
    for pool in pools:
        pool.sort()
    if secret:
        s.laid = [draw(pools[(entry & CARD) // OUTLAW_CARDS], rng) | mark for entry in s.laid]
    s.hands = hands
    for seat in range(2):
        for back in range(2):
            for _ in range(unknown[seat * 2 + back]):
                s.add(seat, draw(pools[back], rng) | mark)
    shared: list[list[int]] = []
    for back in range(2):
        shared.append([draw(pools[back], rng) for _ in range(common[back])])
        s.decks[back] = pools[back]
        bring_up(s.decks[back], rng)
    s.common = shared[1 - top] + shared[top] if top != NOBODY else []
    if s.common:
        bring_up_from(s.common, len(shared[1 - top]), rng)


def draw(pool: list[int], rng: Rng) -> int:
    return pool.pop(rng.below(len(pool)))


def bring_up(deck: list[int], rng: Rng) -> None:
    """Any card may be the top of a deck."""
    if deck:
        bring_up_from(deck, 0, rng)


def bring_up_from(deck: list[int], first: int, rng: Rng) -> None:
    """Any card from this place on may be the top."""
    last = len(deck) - 1
    place = first + rng.below(last + 1 - first)
    card = deck[place]
    deck[place] = deck[last]
    deck[last] = card
