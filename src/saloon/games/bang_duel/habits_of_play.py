"""Habits in the own turn: who stands in front, what is played, and at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.engine.state import NOBODY, Frame
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.effects import COLTISH
from saloon.games.bang_duel.flow import hand_limit
from saloon.games.bang_duel.habit import (
    Habit,
    covered,
    gain_at_the_inn,
    giving,
    helpers,
    helps,
    mark,
    mark_also,
    pests,
    swapping,
)
from saloon.games.bang_duel.hits import has_means, may_shoot_back
from saloon.games.bang_duel.ids import (
    AS_COLT,
    AT,
    CARD,
    CARDS,
    COLT,
    DUEL,
    DYNAMITE,
    GATLING,
    GEAR,
    HAIL,
    INDIANS,
    KITTY,
    MOVE,
    PASS,
    RELOAD,
    RESPITE,
    REST,
    ROBBERY,
    TEACHER,
    WATER,
)
from saloon.games.bang_duel.traits import (
    AIM_COVERED,
    AIM_FRONT,
    AIM_KILLS,
    AIM_REAR,
    AIM_WEAKER,
    ANOTHER,
    ARMED,
    AS_A_COLT,
    COVERED,
    END,
    END_OVER,
    FUSE_OWN,
    FUSE_THEIRS,
    HAIL_MANY,
    HAIL_VAIN,
    HARM_OWN,
    HARM_THEIRS,
    HEALS_MORE,
    HEALS_NONE,
    HEALS_ONE,
    HELP_OWN,
    HELP_THEIRS,
    HELP_WEAK,
    HUNTS,
    KILLS,
    MOVES,
    OWN_DIES,
    PLAYS,
    RELOADS,
    RELOADS_WORN,
    RIDS,
    SAVES,
    STANDS_ALWAYS,
    STANDS_STRONG,
    SURE,
    TAKES_GOOD,
    THEY_DIE,
    UNARMED,
    USES_KITTY,
    WORN_ALREADY,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Front(Habit):
    """Life in front, and in the rear whoever helps from there."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        place = option - AT
        stands = CHARACTERS[s.people[place]]
        marks: i64 = 0
        if stands.life > CHARACTERS[s.people[place ^ 1]].life:
            marks = mark(STANDS_STRONG)
        return mark_also(marks, STANDS_ALWAYS) if stands.always else marks


class Play(Habit):
    """Whatever does something now; the turn ends when nothing does."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        seat = f.seat
        if option < CARDS:
            return self.card(s, seat, KIND_OF[option])
        if option < RELOAD:
            return giving(s, seat, option - AS_COLT, shot(s, seat, COLT, mark(AS_A_COLT)))
        if option < PASS:
            card = option - RELOAD
            if card in s.gear[s.front[seat]]:
                return mark(RELOADS_WORN)
            return giving(s, seat, card, mark(RELOADS))
        if option == PASS:
            over = len(s.hands[seat]) > hand_limit(s, seat)
            return mark_also(mark(END), END_OVER) if over else mark(END)
        if option == MOVE:
            return swapping(s, seat, mark(MOVES))
        return mark(USES_KITTY + option - KITTY)

    def card(self, s: Duel, seat: int, kind: int) -> i64:
        marks = mark(PLAYS + kind)
        if kind in (GATLING, INDIANS):
            return crowd(s, seat, marks)
        if KINDS[kind].hit:
            return shot(s, seat, kind, marks)
        if KINDS[kind].frame == GEAR:
            best = s.rear(seat) if helps(kind) else s.front[1 - seat]
            return mark_also(marks, WORN_ALREADY) if s.wears(best, kind) != NOBODY else marks
        if kind == DUEL:
            return duel(s, seat, marks)
        if kind == WATER:
            return water(s, seat, marks)
        if kind in (REST, RESPITE):
            return healing(s, seat, kind, marks)
        if kind in (ROBBERY, TEACHER):
            if helpers(s, s.front[1 - seat]) > 0:
                marks = mark_also(marks, TAKES_GOOD)
            return mark_also(marks, RIDS) if pests(s, seat) else marks
        return marks


def shot(s: Duel, seat: int, kind: int, marks: i64) -> i64:
    """A hit, most often on the opponent's front."""
    foe = 1 - seat
    place = s.front[foe]
    if kind == HAIL:
        hits = len(s.gear[place])
        if hits == 0:
            return mark_also(marks, HAIL_VAIN)
        if hits > 1:
            marks = mark_also(marks, HAIL_MANY)
    if s.life[place] == 1:
        marks = mark_also(marks, KILLS)
    if not s.hands[foe] and not has_means(s, place, 0):
        return mark_also(marks, SURE)
    return mark_also(marks, COVERED) if covered(s, place) else marks


def crowd(s: Duel, seat: int, marks: i64) -> i64:
    """Everybody but the own front: the own rear too."""
    foe = 1 - seat
    if not s.sole(seat) and s.life[s.front[seat] ^ 1] == 1:
        marks = mark_also(marks, OWN_DIES)
    if s.life[foe * 2] == 1 or s.life[foe * 2 + 1] == 1:
        marks = mark_also(marks, THEY_DIE)
    return marks


def duel(s: Duel, seat: int, marks: i64) -> i64:
    """Cards to shoot back with decide it."""
    shots = 0
    for entry in s.hands[seat]:
        if may_shoot_back(s, seat, KIND_OF[entry & CARD]):
            shots += 1
    if shots > 1:
        marks = mark_also(marks, ARMED)
    elif shots == 0:
        marks = mark_also(marks, UNARMED)
    return mark_also(marks, KILLS) if s.life[s.front[1 - seat]] == 1 else marks


def water(s: Duel, seat: int, marks: i64) -> i64:
    """Somebody weak is saved, or hunted."""
    foe = 1 - seat
    mine = s.front[seat]
    theirs = s.front[foe]
    if not s.sole(seat) and s.life[mine] <= 2 and s.life[mine] < s.life[mine ^ 1]:
        marks = mark_also(marks, SAVES)
    if not s.sole(foe) and s.life[theirs ^ 1] < s.life[theirs]:
        marks = mark_also(marks, HUNTS)
    return marks


def healing(s: Duel, seat: int, kind: int, marks: i64) -> i64:
    """How much life there is to gain."""
    gain = 0
    for place in (seat * 2, seat * 2 + 1):
        if not s.alive(place):
            continue
        if kind == RESPITE:
            gain = max(gain, gain_at_the_inn(s, seat, place))
        elif s.life[place] < CHARACTERS[s.people[place]].life:
            gain += 1
    if kind == RESPITE:
        gain = max(gain, gain_at_the_inn(s, seat, s.front[1 - seat]))
    return mark_also(marks, HEALS_NONE if gain <= 0 else HEALS_ONE if gain == 1 else HEALS_MORE)


class Target(Habit):
    """Hits at the weakest, help to the own, harm to theirs."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        kind = COLT if f.b == COLTISH else KIND_OF[f.a]
        place = option - AT
        if KINDS[kind].frame == GEAR:
            return self.equipping(s, f.seat, kind, place)
        other = place ^ 1
        marks = mark(AIM_FRONT if s.front[1 - f.seat] == place else AIM_REAR)
        if kind == HAIL:
            hits = len(s.gear[place])
            if hits == 0:
                return mark_also(marks, HAIL_VAIN)
            if hits > 1:
                marks = mark_also(marks, HAIL_MANY)
        if s.life[place] == 1:
            marks = mark_also(marks, AIM_KILLS)
        if s.life[place] < s.life[other]:
            marks = mark_also(marks, AIM_WEAKER)
        return mark_also(marks, AIM_COVERED) if covered(s, place) else marks

    def equipping(self, s: Duel, seat: int, kind: int, place: int) -> i64:
        mine = place // 2 == seat
        if helps(kind):
            marks = mark(HELP_OWN if mine else HELP_THEIRS)
            if mine and s.life[place] == 1:
                marks = mark_also(marks, HELP_WEAK)
        elif kind == DYNAMITE:
            marks = mark(FUSE_OWN if mine else FUSE_THEIRS)
        else:
            marks = mark(HARM_OWN if mine else HARM_THEIRS)
        return mark_also(marks, ANOTHER) if s.wears(place, kind) != NOBODY else marks
