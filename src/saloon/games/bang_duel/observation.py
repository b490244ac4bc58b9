"""A street as a learner sees it: all that a seat may know, and 0 where nothing is known.

Sides and places are `mine` and `theirs`, whoever looks; characters and cards keep their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from saloon.engine.frames import NOBODY, Frame
from saloon.engine.observation import Encoder
from saloon.games.bang_duel.cards import BACK_NAMES, CARD_NAMES, KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.generated import (
    AnswerFrame,
    CardFrame,
    DuelFrame,
    ExtraFrame,
    LootFrame,
    LossFrame,
    PayFrame,
    PlaceFrame,
    RevealFrame,
    TargetFrame,
)
from saloon.games.bang_duel.ids import (
    ABILITY,
    ASK_DISCARD,
    ASK_FRONT,
    ASK_PLAY,
    BARREL_TRIED,
    CARD,
    CARDS,
    COLTISH,
    GEAR,
    HIT,
    KID_TRIED,
    OLD,
    ONCE_MORE,
    OPEN,
    OUTLAW_CARDS,
    PAST,
    PLACES,
    RAID,
    SEEN,
    SQUAD,
    WITH_KID,
    WITH_RETURN_FIRE,
)
from saloon.games.bang_duel.imagine import class_of

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel

# What counts as one
LIFE: Final = 5
HAND: Final = 10
DECK: Final = 40
LOOKED_AT: Final = 3
PENDING: Final = 4
BANGS_LEFT: Final = 2
TURNS: Final = 200

SIDES: Final = ["mine", "theirs"]
PLACE_NAMES: Final = [f"{side} {slot}" for side in SIDES for slot in range(2)]
PEOPLE: Final = [character.name for character in CHARACTERS]
KIND_NAMES: Final = [kind.name for kind in KINDS]
PURPOSES: Final = ["barrel", "kid-curry", "rattlesnake", "dynamite"]  # why a card is revealed
PHASES: Final = ["choosing", "start", "play", "discard", "over"]
ONCES: Final = ["kitty-leroy used", "pearl-hart used", "sundance used", "cattle-kate used"]  # bits of `used`
WAITING: Final = [  # effects of the queue
    f"{what}, {side}"
    for what in ("hit in front", "hit in the rear", "hit on somebody", "card", "discard")
    for side in SIDES
]
CLASSES: Final = [f"{age}{side}" for age in ("", "old ", "past ") for side in SIDES]  # hidden cards by `class_of`
GEAR_CARDS: Final = [card for card in range(CARDS) if KINDS[KIND_OF[card]].frame == GEAR]
GEAR_INDEX: Final = [GEAR_CARDS.index(card) if card in GEAR_CARDS else 0 for card in range(CARDS)]
WORN: Final = [f"{CARD_NAMES[card]}, {place}" for card in GEAR_CARDS for place in PLACE_NAMES]


def encode(s: Duel, seat: i64, out: Encoder) -> None:
    """As a seat sees it, or an onlooker: NOBODY, to whom the law is `mine`."""
    flip: i64 = 1 if seat == 1 else 0  # side ^ flip: 0 is mine
    question(s, seat, flip, out)
    effect(s, flip, out)
    course(s, flip, out)
    people(s, seat, flip, out)
    cards(s, seat, flip, out)


def question(s: Duel, seat: i64, flip: i64, out: Encoder) -> None:
    """Who looks, who is asked, and what: the own question, else the one that the table waits for."""
    out.about("I am")
    out.one_of(BACK_NAMES, seat)
    out.about("asked")
    asked = out.block(SIDES, 1)
    for decider in s.deciders():
        out.put(asked + (decider ^ flip), 1)
    topic = Topic()
    if s.stack:
        index = s.open_frame(seat)
        topic.read(s, s.stack[index] if index >= 0 else s.stack[-1])
    out.about("question")
    out.one_of(s.kinds.question_names, topic.kind)
    out.about("question, place")
    out.one_of(PLACE_NAMES, turned(topic.place, flip))
    out.about("question, other place")
    out.one_of(PLACE_NAMES, turned(topic.other, flip))
    out.about("question, card")
    out.one_of(KIND_NAMES, topic.card)
    out.about("question, reveal for")
    out.one_of(PURPOSES, topic.purpose)
    out.about("question, how")
    out.flag("as a colt", topic.coltish)
    out.flag("once more", topic.once_more)
    out.flag("barrel tried", topic.barrel_tried)
    out.flag("kid-curry tried", topic.kid_tried)
    out.flag("return fire", topic.return_fire)
    out.flag("kid-curry", topic.kid)
    out.share("too many cards", topic.too_many, HAND)
    out.share("left", topic.left, PENDING)


def turned(place: i64, flip: i64) -> i64:
    """A place with my own side first, or none."""
    return place if place < 0 else place ^ 2 * flip


class Topic:
    """What a question is about; everybody may know it."""

    def __init__(self) -> None:
        self.kind: i64 = NOBODY
        self.place: i64 = NOBODY
        self.other: i64 = NOBODY
        self.card: i64 = NOBODY  # a type of cards
        self.purpose: i64 = NOBODY
        self.coltish = False
        self.once_more = False
        self.barrel_tried = False
        self.kid_tried = False
        self.return_fire = False
        self.kid = False
        self.too_many: i64 = 0
        self.left: i64 = 0

    def read(self, s: Duel, frame: Frame) -> None:
        self.kind = frame.kind
        if isinstance(frame, PlaceFrame):
            self.place = frame.place
            self.read_target(frame)
        elif isinstance(frame, CardFrame):
            self.card = KIND_OF[frame.card]
            if isinstance(frame, TargetFrame):
                self.coltish = frame.way == COLTISH
                self.once_more = frame.way == ONCE_MORE
        elif isinstance(frame, PayFrame):
            self.card = KIND_OF[frame.card] if frame.card != NOBODY else NOBODY
        elif frame.kind == ASK_DISCARD:
            self.too_many = len(s.hands[frame.seat]) - s.hand_limit(frame.seat)

    def read_target(self, frame: PlaceFrame) -> None:
        """What else a question about a character says."""
        if isinstance(frame, RevealFrame):
            self.purpose = frame.purpose
        elif isinstance(frame, AnswerFrame):
            self.barrel_tried = frame.tried & BARREL_TRIED != 0
            self.kid_tried = frame.tried & KID_TRIED != 0
        elif isinstance(frame, ExtraFrame):
            self.return_fire = frame.brings == WITH_RETURN_FIRE
            self.kid = frame.brings == WITH_KID
        elif isinstance(frame, DuelFrame):
            self.other = frame.other
        elif isinstance(frame, LossFrame):
            self.left = frame.points
        elif isinstance(frame, LootFrame):
            self.left = frame.left


def effect(s: Duel, flip: i64, out: Encoder) -> None:
    """What is being worked off, and what waits behind it."""
    cause: i64 = NOBODY
    shooter: i64 = NOBODY
    by: i64 = NOBODY
    extra = False
    missed = False
    if s.stack:
        asked = s.stack[-1].kind
        if asked != ASK_PLAY and asked != ASK_DISCARD and asked != ASK_FRONT:
            cause = s.cause if s.cause < ABILITY else NOBODY
            shooter = s.shooter
            by = s.by ^ flip
            extra = s.extra
            missed = s.missed
    out.about("effect, card")
    out.one_of(KIND_NAMES, cause)
    out.about("effect, of")
    out.one_of(PEOPLE, shooter)
    out.about("effect, by")
    out.one_of(SIDES, by)
    out.about("effect")
    out.flag("a miss costs a card", extra)
    out.flag("missed", missed)
    out.about("to come, hits")
    hits = out.block(PLACE_NAMES, PENDING)
    out.about("to come, raid")
    raids = out.block(PLACE_NAMES, 1)
    for frame in s.stack:
        if frame.seat == NOBODY and isinstance(frame, PlaceFrame):
            if frame.kind == HIT:
                out.add(hits + turned(frame.place, flip), 1, PENDING)
            elif frame.kind == RAID:
                out.put(raids + turned(frame.place, flip), 1)
    out.about("to come")
    column = out.block(WAITING, PENDING)
    for item in s.queue:
        out.add(column + item.kind * 2 + (item.seat ^ flip), 1, PENDING)


def course(s: Duel, flip: i64, out: Encoder) -> None:
    """Whose turn it is, and what may still be done in it."""
    out.about("turn")
    out.one_of(SIDES, s.turn ^ flip)
    out.share("number", s.turns, TURNS)
    left: i64 = s.bangs_left(s.turn) if s.turns > 0 else 0
    out.share("bangs left", left, BANGS_LEFT)
    out.flag("any number of bangs", left == CARDS)
    out.flag("reload", s.turns > 0 and s.reload_open())
    out.share("bangs", s.bangs, PENDING)
    out.flag("token moved", s.moved)
    used = out.block(ONCES, 1)
    for once in range(len(ONCES)):
        if s.used >> once & 1:
            out.put(used + once, 1)
    out.about("phase")
    out.one_of(PHASES, phase(s))
    out.about("winner")
    won = out.block(SIDES, 1)
    if not s.stack:
        for winner in s.winners():
            out.put(won + (winner ^ flip), 1)


def phase(s: Duel) -> i64:
    if not s.stack:
        return 4
    if s.turns == 0:
        return 0
    if s.stack[-1].kind == ASK_DISCARD:
        return 3
    for frame in s.stack:
        if frame.kind == ASK_PLAY and frame.seat != NOBODY:
            return 2
    return 1


def people(s: Duel, seat: i64, flip: i64, out: Encoder) -> None:
    """Who stands where (2.3), who waits as far as it is known (15.4), and who is gone."""
    begun = s.turns > 0
    for index in range(PLACES):
        place: i64 = turned(index, flip)
        side = place >> 1
        person: i64 = s.people[place]
        there = person != NOBODY and begun
        out.about(PLACE_NAMES[index])
        out.one_of(PEOPLE, person if begun or side == seat else NOBODY)
        out.share("life", s.life[place] if there else 0, LIFE)
        out.flag("front", there and s.front[side] == place)
        out.flag("awake", there and s.awake[side] == place)
    out.about("reserve")
    out.share(SIDES[0], len(s.reserves[flip]), SQUAD)
    out.share(SIDES[1], len(s.reserves[1 - flip]), SQUAD)
    out.about("gone")
    gone = out.block(PEOPLE, 1)
    for side in range(2):
        for person in s.gone[side]:
            out.put(gone + person, 1)
    out.about("my reserve")
    reserve = out.block(PEOPLE, 1)
    chosen = False
    if seat != NOBODY:
        for person in s.reserves[seat]:
            out.put(reserve + person, 1)
        chosen = not begun and s.open_frame(seat) < 0
    out.about("my choice")
    out.flag("0", chosen and s.choice[seat] == 0)
    out.flag("1", chosen and s.choice[seat] == 1)


def cards(s: Duel, seat: i64, flip: i64, out: Encoder) -> None:
    """Where each card is, as far as the seat knows, and how many there are of which it knows only the back (15.2)."""
    out.about("mine")
    mine = out.block(CARD_NAMES, 1)
    out.about("mine, known to the other")
    shown = out.block(CARD_NAMES, 1)
    out.about("theirs")
    theirs = out.block(CARD_NAMES, 1)
    out.about("discarded")
    discarded = out.block(CARD_NAMES, 1)
    out.about("on the table")
    laid = out.block(CARD_NAMES, 1)
    out.about("hidden, seen before")
    common = out.block(CARD_NAMES, 2)
    out.about("their hand, hidden")
    hidden = out.block(CLASSES, HAND)
    out.about("they look at")
    looked = out.block(SIDES, LOOKED_AT)
    if seat == NOBODY:
        open_hand(s, 0, mine, hidden, out)
        open_hand(s, 1, theirs, hidden, out)
    else:
        for entry in s.hands[seat]:
            out.put(mine + (entry & CARD), 1)
            if entry & SEEN:
                out.put(shown + (entry & CARD), 1)
        for entry in s.hands[1 - seat]:
            if entry & SEEN:
                out.put(theirs + (entry & CARD), 1)
            else:
                out.add(hidden + (class_of(entry) ^ flip), 1, HAND)
                before(entry, common, out)
    for card in s.discard:
        out.put(discarded + card, 1)
    for entry in s.laid:
        if s.reader == NOBODY or s.reader == seat:
            out.put(laid + (entry & CARD), 1)
        else:
            out.add(looked + ((entry & CARD) // OUTLAW_CARDS ^ flip), 1, LOOKED_AT)
            if seat != NOBODY:
                before(entry, common, out)
    if seat != NOBODY:  # an onlooker cannot always tell which of the hidden cards these are
        for card in s.common:
            out.put(common + card, 1)
    out.about("worn")
    worn = out.block(WORN, 1)
    for place in range(PLACES):
        for card in s.gear[place]:
            out.put(worn + GEAR_INDEX[card] * PLACES + turned(place, flip), 1)
    out.about("top of the discard pile")
    out.one_of(KIND_NAMES, KIND_OF[s.discard[-1]] if s.discard else NOBODY)
    out.flag("reloaded", s.reloaded_on_top())
    piles(s, flip, out)


def piles(s: Duel, flip: i64, out: Encoder) -> None:
    """How many cards everybody can count."""
    out.about("hand")
    out.share(SIDES[0], len(s.hands[flip]), HAND)
    out.share(SIDES[1], len(s.hands[1 - flip]), HAND)
    out.about("deck")
    out.share(SIDES[0], len(s.decks[flip]), DECK)
    out.share(SIDES[1], len(s.decks[1 - flip]), DECK)
    out.about("common deck")
    out.share("cards", len(s.common), CARDS)
    out.flag("made", s.made)
    out.about("common deck, top")
    out.one_of(SIDES, s.common[-1] // OUTLAW_CARDS ^ flip if s.common else NOBODY)


def open_hand(s: Duel, side: i64, known: i64, hidden: i64, out: Encoder) -> None:
    """What an onlooker sees of a hand (15.2): the cards that all know, and of the others the backs."""
    for entry in s.hands[side]:
        card = entry & CARD
        if entry & OPEN:
            out.put(known + card, 1)
        else:
            out.add(hidden + card // OUTLAW_CARDS, 1, HAND)


def before(entry: i64, common: i64, out: Encoder) -> None:
    """A hidden card that was seen before: one that went through the common deck, or through an earlier one, and is
    then surely not in a deck."""
    if entry & PAST:
        out.put(common + (entry & CARD), 2)
    elif entry & OLD:
        out.put(common + (entry & CARD), 1)
