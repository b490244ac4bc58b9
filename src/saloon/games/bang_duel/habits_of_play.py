"""Habits in the own turn: who stands in front, what is played, and at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.engine.frames import NOBODY, Frame
from saloon.engine.learning import FoundTraits
from saloon.games.bang_duel.cards import KIND_OF, KINDS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.generated import TargetFrame
from saloon.games.bang_duel.habit import (
    Habit,
    covered,
    gain_at_the_inn,
    giving,
    helpers,
    helps,
    pests,
    swapping,
)
from saloon.games.bang_duel.ids import (
    AS_COLT,
    AT,
    CARD,
    CARDS,
    COLT,
    COLTISH,
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
    USES,
    WORN_ALREADY,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Front(Habit[Frame]):
    """Life in front, and in the rear whoever helps from there."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        place = option - AT
        stands = CHARACTERS[s.people[place]]
        if stands.life > CHARACTERS[s.people[place ^ 1]].life:
            found.add(STANDS_STRONG)
        if stands.always:
            found.add(STANDS_ALWAYS)


class Play(Habit[Frame]):
    """Whatever does something now; the turn ends when nothing does."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        seat = f.seat
        if option < CARDS:
            self.card(s, seat, KIND_OF[option], found)
        elif option < RELOAD:
            found.add(AS_A_COLT)
            shot(s, seat, COLT, found)
            giving(s, seat, option - AS_COLT, found)
        elif option < PASS:
            self.reload(s, seat, option - RELOAD, found)
        elif option == PASS:
            found.add(END)
            if len(s.hands[seat]) > s.hand_limit(seat):
                found.add(END_OVER)
        elif option == MOVE:
            found.add(MOVES)
            swapping(s, seat, found)
        else:
            found.add(USES[option - KITTY])

    def reload(self, s: Duel, seat: int, card: int, found: FoundTraits) -> None:
        if card in s.gear[s.front[seat]]:
            found.add(RELOADS_WORN)
        else:
            found.add(RELOADS)
            giving(s, seat, card, found)

    def card(self, s: Duel, seat: int, kind: int, found: FoundTraits) -> None:
        found.add(PLAYS[kind])
        printed = KINDS[kind]
        if kind in (GATLING, INDIANS):
            crowd(s, seat, found)
        elif printed.hit:
            shot(s, seat, kind, found)
        elif printed.frame == GEAR:
            best = s.rear(seat) if helps(kind) else s.front[1 - seat]
            if s.wears(best, kind) != NOBODY:
                found.add(WORN_ALREADY)
        elif kind == DUEL:
            duel(s, seat, found)
        elif kind == WATER:
            water(s, seat, found)
        elif kind in (REST, RESPITE):
            healing(s, seat, kind, found)
        elif kind in (ROBBERY, TEACHER):
            if helpers(s, s.front[1 - seat]) > 0:
                found.add(TAKES_GOOD)
            if pests(s, seat):
                found.add(RIDS)


def hail(s: Duel, place: int, found: FoundTraits) -> bool:
    """Whether a Hail of Bullets hits at all: there is a hit for each piece of equipment."""
    hits = len(s.gear[place])
    if hits == 0:
        found.add(HAIL_VAIN)
    elif hits > 1:
        found.add(HAIL_MANY)
    return hits > 0


def shot(s: Duel, seat: int, kind: int, found: FoundTraits) -> None:
    """A hit, most often on the opponent's front."""
    foe = 1 - seat
    place = s.front[foe]
    if kind == HAIL and not hail(s, place, found):
        return
    if s.life[place] == 1:
        found.add(KILLS)
    if not s.hands[foe] and not s.has_means(place, 0):
        found.add(SURE)
    elif covered(s, place):
        found.add(COVERED)


def crowd(s: Duel, seat: int, found: FoundTraits) -> None:
    """Everybody but the own front: the own rear too."""
    foe = 1 - seat
    if not s.sole(seat) and s.life[s.front[seat] ^ 1] == 1:
        found.add(OWN_DIES)
    if s.life[foe * 2] == 1 or s.life[foe * 2 + 1] == 1:
        found.add(THEY_DIE)


def duel(s: Duel, seat: int, found: FoundTraits) -> None:
    """Cards to shoot back with decide it."""
    shots = 0
    for entry in s.hands[seat]:
        if s.may_shoot_back(seat, KIND_OF[entry & CARD]):
            shots += 1
    if shots > 1:
        found.add(ARMED)
    elif shots == 0:
        found.add(UNARMED)
    if s.life[s.front[1 - seat]] == 1:
        found.add(KILLS)


def water(s: Duel, seat: int, found: FoundTraits) -> None:
    """Somebody weak is saved, or hunted."""
    foe = 1 - seat
    mine = s.front[seat]
    theirs = s.front[foe]
    if not s.sole(seat) and s.life[mine] <= 2 and s.life[mine] < s.life[mine ^ 1]:
        found.add(SAVES)
    if not s.sole(foe) and s.life[theirs ^ 1] < s.life[theirs]:
        found.add(HUNTS)


def healing(s: Duel, seat: int, kind: int, found: FoundTraits) -> None:
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
    found.add(HEALS_NONE if gain <= 0 else HEALS_ONE if gain == 1 else HEALS_MORE)


class Target(Habit[TargetFrame]):
    """Hits at the weakest, help to the own, harm to theirs."""

    def find(self, s: Duel, f: TargetFrame, option: int, found: FoundTraits) -> None:
        kind = COLT if f.way == COLTISH else KIND_OF[f.card]
        place = option - AT
        if KINDS[kind].frame == GEAR:
            self.equipping(s, f.seat, kind, place, found)
            return
        other = place ^ 1
        found.add(AIM_FRONT if s.front[1 - f.seat] == place else AIM_REAR)
        if kind == HAIL and not hail(s, place, found):
            return
        if s.life[place] == 1:
            found.add(AIM_KILLS)
        if s.life[place] < s.life[other]:
            found.add(AIM_WEAKER)
        if covered(s, place):
            found.add(AIM_COVERED)

    def equipping(self, s: Duel, seat: int, kind: int, place: int, found: FoundTraits) -> None:
        mine = place // 2 == seat
        if helps(kind):
            found.add(HELP_OWN if mine else HELP_THEIRS)
            if mine and s.life[place] == 1:
                found.add(HELP_WEAK)
        elif kind == DYNAMITE:
            found.add(FUSE_OWN if mine else FUSE_THEIRS)
        else:
            found.add(HARM_OWN if mine else HARM_THEIRS)
        if s.wears(place, kind) != NOBODY:
            found.add(ANOTHER)
