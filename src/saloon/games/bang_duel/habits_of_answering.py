"""Habits in answering what comes: hits, duels, losses, and what cards and characters ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from saloon.engine.frames import Frame
from saloon.engine.learning import FoundTraits
from saloon.games.bang_duel.cards import HUNTED, KIND_OF, KINDS, SYMBOL_OF
from saloon.games.bang_duel.generated import AnswerFrame, ExtraFrame, LossFrame, PlaceFrame, RevealFrame
from saloon.games.bang_duel.habit import (
    Habit,
    driving,
    gain_at_the_inn,
    giving,
    helps,
    swapping,
)
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


class Answer(Habit[AnswerFrame]):
    """What costs nothing comes first, and the last life is dear."""

    def find(self, s: Duel, f: AnswerFrame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            dying(s, f.place, TAKES_HIT, TAKES_LAST, found)
        elif option >= CARDS:
            found.add(DROPS_HAT if option == USE_HAT else TRIES)
            if s.extra:
                found.add(MISS_DEAR)
        else:
            self.card(s, f.seat, option, found)

    def card(self, s: Duel, seat: int, card: int, found: FoundTraits) -> None:
        kind = KIND_OF[card]
        if KINDS[kind].miss:
            found.add(MISSES)
            found.add(PLAYS[kind])
        else:
            found.add(MISSES_WITH)
            giving(s, seat, card, found)
        if s.extra:
            found.add(MISS_VAIN if len(s.hands[seat]) == 1 else MISS_DEAR)


def dying(s: Duel, place: int, trait: i64, last: i64, found: FoundTraits) -> None:
    """A life is given; is it the last one?"""
    found.add(trait)
    if s.life[place] == 1:
        found.add(last)


class Extra(Habit[ExtraFrame]):
    """A second card, after one that is spent already."""

    def find(self, s: Duel, f: ExtraFrame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            dying(s, f.place, WASTES, WASTES_LAST, found)
        else:
            giving(s, f.seat, option, found)


class Reveal(Habit[RevealFrame]):
    """Masterson's owner wants luck for the own, and none for the others."""

    def find(self, s: Duel, f: RevealFrame, option: int, found: FoundTraits) -> None:
        lucky = SYMBOL_OF[option] == HUNTED[f.purpose]
        wanted = f.purpose <= FOR_KID  # a barrel saves, snake and dynamite hurt
        mine = f.place // 2 == f.seat
        if (lucky == wanted) == mine:
            found.add(LUCKY)


class Shield(Habit[LossFrame]):
    """Buffalo Bill steps in when it saves the other, or when he has more life."""

    def find(self, s: Duel, f: LossFrame, option: int, found: FoundTraits) -> None:
        if option != SHIELD:
            return
        found.add(SHIELDS)
        if s.life[f.place] == 1:
            found.add(SHIELDS_LAST)
        if s.life[f.place ^ 1] > s.life[f.place]:
            found.add(SHIELDS_STRONG)


class ShootBack(Habit[PlaceFrame]):
    """In a Duel and at Indians! a card is worth less than a life."""

    def find(self, s: Duel, f: PlaceFrame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            dying(s, f.place, GIVES_UP, GIVES_LAST, found)
        else:
            found.add(SHOOTS_BACK)
            giving(s, f.seat, option, found)


class Strip(Habit[Frame]):
    """Equipment goes, or a card of the opponent comes: Robbery and Carbine."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            found.add(DECLINES)
        elif option >= CARDS:
            found.add(STEALS)
        elif s.place_of(option) // 2 == f.seat:
            found.add(STRIPS_HELP_OWN if helps(KIND_OF[option]) else STRIPS_HARM_OWN)
        else:
            found.add(STRIPS_HELP_THEIRS if helps(KIND_OF[option]) else STRIPS_HARM_THEIRS)


class Fetch(Habit[Frame]):
    """Equipment comes to hand: Schoolteacher and Anderson."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            found.add(DECLINES)
        elif option >= CARDS:
            found.add(STEALS)
        else:
            self.piece(s, f.seat, option, found)

    def piece(self, s: Duel, seat: int, card: int, found: FoundTraits) -> None:
        """Of somebody dead, it would be lost."""
        kind = KIND_OF[card]
        place = s.place_of(card)
        good = helps(kind)
        if place // 2 != seat:
            found.add(FETCHES_HELP_THEIRS if good else FETCHES_HARM_THEIRS)
        elif s.alive(place):
            found.add(FETCHES_HELP_OWN if good else FETCHES_HARM_OWN)
        found.add(TAKES[kind])


class Swap(Habit[Frame]):
    """Whose characters change places: Canteen and Shotgun."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        if option == PASS:
            found.add(SWAP_NONE)
        elif option == SIDE + f.seat:
            found.add(SWAP_OWN)
            swapping(s, f.seat, found)
        else:
            found.add(SWAP_THEIRS)
            driving(s, 1 - f.seat, found)


class Inn(Habit[Frame]):
    """Three life for somebody: more for the own, or less for theirs."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        place = option - AT
        found.add(INN_OWN if place // 2 == f.seat else INN_THEIRS)
        gain = gain_at_the_inn(s, f.seat, place)
        if gain < 0:
            found.add(INN_HARMFUL)
        else:
            found.add(HEALS_NONE if gain == 0 else HEALS_ONE if gain == 1 else HEALS_MORE)


class Take(Habit[Frame]):
    """The best card comes to hand: Store and the Sundance Kid."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        found.add(TAKES[KIND_OF[option]])


class Give(Habit[Frame]):
    """The worst card goes."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        giving(s, f.seat, option, found)


class Scatter(Habit[Frame]):
    """Doctor Schulz takes what he can."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        found.add(DECLINES if option == PASS else SCATTERS)


class Repeat(Habit[Frame]):
    """Pearl Hart: the effect, or a card."""

    def find(self, s: Duel, f: Frame, option: int, found: FoundTraits) -> None:
        found.add(REPEATS_EFFECT if option == EFFECT else REPEATS_RELOAD)
