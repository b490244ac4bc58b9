"""Habits in answering what comes: hits, duels, losses, and what cards and characters ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.engine.state import Frame
from saloon.games.bang_duel.cards import KIND_OF, KINDS, SYMBOL_OF
from saloon.games.bang_duel.habit import (
    Habit,
    driving,
    gain_at_the_inn,
    giving,
    helps,
    mark,
    mark_also,
    swapping,
)
from saloon.games.bang_duel.hits import HUNTED
from saloon.games.bang_duel.ids import AT, CARDS, EFFECT, FOR_KID, PASS, SHIELD, SIDE, USE_HAT
from saloon.games.bang_duel.traits import (
    DECLINES,
    DROPS_HAT,
    FETCHES_HARM_OWN,
    FETCHES_HARM_THEIRS,
    FETCHES_HELP_OWN,
    FETCHES_HELP_THEIRS,
    GIVES_LAST,
    GIVES_UP,
    HEALS_MORE,
    HEALS_NONE,
    HEALS_ONE,
    INN_HARMFUL,
    INN_OWN,
    INN_THEIRS,
    LUCKY,
    MISS_DEAR,
    MISS_VAIN,
    MISSES,
    MISSES_WITH,
    PLAYS,
    REPEATS_EFFECT,
    REPEATS_RELOAD,
    SCATTERS,
    SHIELDS,
    SHIELDS_LAST,
    SHIELDS_STRONG,
    SHOOTS_BACK,
    STEALS,
    STRIPS_HARM_OWN,
    STRIPS_HARM_THEIRS,
    STRIPS_HELP_OWN,
    STRIPS_HELP_THEIRS,
    SWAP_NONE,
    SWAP_OWN,
    SWAP_THEIRS,
    TAKES,
    TAKES_HIT,
    TAKES_LAST,
    TRIES,
    WASTES,
    WASTES_LAST,
)

if TYPE_CHECKING:
    from saloon.games.bang_duel.state import Duel


class Answer(Habit):
    """What costs nothing comes first, and the last life is dear."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option == PASS:
            return dying(s, f, TAKES_HIT, TAKES_LAST)
        if option >= CARDS:
            marks = mark(DROPS_HAT if option == USE_HAT else TRIES)
            return mark_also(marks, MISS_DEAR) if s.extra else marks
        kind = KIND_OF[option]
        if KINDS[kind].miss:
            marks = mark_also(mark(MISSES), PLAYS + kind)
        else:
            marks = giving(s, f.seat, option, mark(MISSES_WITH))
        if not s.extra:
            return marks
        return mark_also(marks, MISS_VAIN if len(s.hands[f.seat]) == 1 else MISS_DEAR)


def dying(s: Duel, f: Frame, trait: i64, last: i64) -> i64:
    """A life is given; is it the last one?"""
    return mark_also(mark(trait), last) if s.life[f.a] == 1 else mark(trait)


class Extra(Habit):
    """A second card, after one that is spent already."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        return dying(s, f, WASTES, WASTES_LAST) if option == PASS else giving(s, f.seat, option, 0)


class Reveal(Habit):
    """Masterson's owner wants luck for the own, and none for the others."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        found = SYMBOL_OF[option] == HUNTED[f.a]
        wanted = f.a <= FOR_KID  # a barrel saves, snake and dynamite hurt
        mine = f.b // 2 == f.seat
        return mark(LUCKY) if (found == wanted) == mine else 0


class Shield(Habit):
    """Buffalo Bill steps in when it saves the other, or when he has more life."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option != SHIELD:
            return 0
        marks = mark(SHIELDS)
        if s.life[f.a] == 1:
            marks = mark_also(marks, SHIELDS_LAST)
        return mark_also(marks, SHIELDS_STRONG) if s.life[f.a ^ 1] > s.life[f.a] else marks


class ShootBack(Habit):
    """In a Duel and at Indians! a card is worth less than a life."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option == PASS:
            return dying(s, f, GIVES_UP, GIVES_LAST)
        return giving(s, f.seat, option, mark(SHOOTS_BACK))


class Strip(Habit):
    """Equipment goes, or a card of the opponent comes: Robbery and Carbine."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option == PASS:
            return mark(DECLINES)
        if option >= CARDS:
            return mark(STEALS)
        if s.place_of(option) // 2 == f.seat:
            return mark(STRIPS_HELP_OWN if helps(KIND_OF[option]) else STRIPS_HARM_OWN)
        return mark(STRIPS_HELP_THEIRS if helps(KIND_OF[option]) else STRIPS_HARM_THEIRS)


class Fetch(Habit):
    """Equipment comes to hand: Schoolteacher and Anderson."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option == PASS:
            return mark(DECLINES)
        if option >= CARDS:
            return mark(STEALS)
        kind = KIND_OF[option]
        place = s.place_of(option)
        good = helps(kind)
        if place // 2 != f.seat:
            marks = mark(FETCHES_HELP_THEIRS if good else FETCHES_HARM_THEIRS)
        elif s.alive(place):
            marks = mark(FETCHES_HELP_OWN if good else FETCHES_HARM_OWN)
        else:
            marks = 0  # of somebody dead, it would be lost
        return mark_also(marks, TAKES + kind)


class Swap(Habit):
    """Whose characters change places: Canteen and Shotgun."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        if option == PASS:
            return mark(SWAP_NONE)
        if option == SIDE + f.seat:
            return swapping(s, f.seat, mark(SWAP_OWN))
        return driving(s, 1 - f.seat, mark(SWAP_THEIRS))


class Inn(Habit):
    """Three life for somebody: more for the own, or less for theirs."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        place = option - AT
        marks = mark(INN_OWN if place // 2 == f.seat else INN_THEIRS)
        gain = gain_at_the_inn(s, f.seat, place)
        if gain < 0:
            return mark_also(marks, INN_HARMFUL)
        return mark_also(marks, HEALS_NONE if gain == 0 else HEALS_ONE if gain == 1 else HEALS_MORE)


class Take(Habit):
    """The best card comes to hand: Store and the Sundance Kid."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        return mark(TAKES + KIND_OF[option])


class Give(Habit):
    """The worst card goes."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        return giving(s, f.seat, option, 0)


class Scatter(Habit):
    """Doctor Schulz takes what he can."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        return mark(DECLINES) if option == PASS else mark(SCATTERS)


class Repeat(Habit):
    """Pearl Hart: the effect, or a card."""

    def marks(self, s: Duel, f: Frame, option: int) -> i64:
        return mark(REPEATS_EFFECT if option == EFFECT else REPEATS_RELOAD)
