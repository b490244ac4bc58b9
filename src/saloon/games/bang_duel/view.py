"""What a seat or a spectator may see, as types; `view_builder.py` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.engine.view import Asked


@dataclass(slots=True)
class Card:
    """A card. Everything but its back is None while the viewer cannot know it."""

    back: str  # "law" or "outlaw"
    id: int | None = None
    card: str | None = None
    symbol: str | None = None


@dataclass(slots=True)
class Person:
    """A character in play. `front`: carries the token. `awake`: ability and equipment work now. `always`: the ability
    works from the rear too."""

    name: str
    life: int
    most: int
    front: bool
    awake: bool
    always: bool
    gear: list[Card]


@dataclass(slots=True)
class Seat:
    """A player's side. `people`: the two places, None where nobody stands (or, before the game, for others).
    `hand`: face up for its owner; for others what they have seen is face up and the rest shows backs. `reserve`: how
    many wait; `waiting`: who, in no order, for the owner. `known`: for the owner: the ids of cards in hand that the
    opponent knows. `front`: for the owner, who will stand in front, while the opponent still chooses. `deck`: how many
    cards are left in the personal deck; `top`: the back of the card that would be drawn next, None if there is none."""

    side: str
    people: list[Person | None]
    hand: list[Card]
    known: list[int]
    reserve: int
    waiting: list[str] | None
    front: str | None
    gone: list[str]
    deck: int
    top: str | None


@dataclass(slots=True)
class Link:
    """A link of the chain that is being worked off, the one worked on now first. `what`: "hit" (a hit that is being
    answered or still comes), "raid" (Indians), "duel", "draw", "discard". `source`: the card type or the character
    that causes it. `by`: whose doing. `target`: the character concerned, None where that is not settled yet."""

    what: str
    source: str
    by: int
    shooter: str | None
    target: str | None
    seat: int  # who is concerned


@dataclass(slots=True)
class Effect:
    """What is being worked off. `source`: the card type or the character that causes it. `by`: whose doing. `extra`: a
    miss costs one more card. `missed`: one of its hits was cancelled. `again`: an action card is repeated. `tried`:
    what was tried in vain against the hit. `brings`: what the miss that is being paid for brings besides.
    `points`: life that is still to be lost, `lost`: life that the target itself has lost already. `dying`: who is
    about to be removed, in this order, and `looters` and `mourners`: the seats that profit."""

    source: str
    by: int
    shooter: str
    extra: bool
    missed: bool
    again: bool
    tried: list[str]
    brings: str | None
    points: int
    lost: int
    dying: list[str]
    looters: list[int]
    mourners: list[int]


@dataclass(slots=True)
class DuelView:
    viewer: int | None
    squad: int
    turn: int  # whose
    turns: int
    phase: str  # "choosing", "start", "play", "discard" or "over"
    bangs: int  # BANG! cards that counted this turn
    bangs_left: int | None  # how many more the seat on turn may play now; None: any number
    moved: bool  # the free move of the token is used up
    used: list[str]  # characters whose ability of once a turn is used up
    reload: bool  # whether reloading is open
    seats: list[Seat]
    common: int | None  # cards in the common deck; None while there is none
    common_top: str | None  # the back of its top card
    discard: list[Card]  # the top card last
    reloaded: bool  # the top card of the discard pile came there by reloading
    laid: list[Card]  # on the table between the players, for a choice that is going on
    chain: list[Link]
    effect: Effect | None  # between effects there is none
    unseen: dict[str, list[str]]  # by back: names of the cards that the viewer has not located, most of them in decks
    deciders: list[int]
    asks: list[Asked]  # the question to each of them
    winners: list[int]
