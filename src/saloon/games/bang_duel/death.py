"""Death: a character is removed, who profits from it, and who steps in (chapter 10)."""

from __future__ import annotations

from saloon.engine.frames import NOBODY, Step
from saloon.games.bang_duel import possible
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.events import (
    ALONE,
    DIED,
    ENTERED,
    STRIPPED,
    WON,
)
from saloon.games.bang_duel.generated import (
    DeathFrame,
    LootFrame,
)
from saloon.games.bang_duel.ids import (
    A_DEATH,
    ABILITY,
    ANDERSON,
    ASK_ANDERSON,
    BURY,
    LOOTED,
    TILGHMAN,
)
from saloon.games.bang_duel.state import Duel


class Death(Step[Duel, DeathFrame]):
    """A character is removed (10.1); the last one loses the game (10.7); Anderson helps himself (14.1)."""

    def run(self, s: Duel, f: DeathFrame) -> None:
        place = f.place
        seat = place // 2
        person = s.people[place]
        s.tell(DIED, seat, person)
        s.people[place] = NOBODY
        gone = s.gone[:]
        gone[seat] = [*gone[seat], person]
        s.gone = gone
        if not s.alive(place ^ 1) and not s.reserves[seat]:
            s.stack.clear()
            s.queue.clear()
            s.tell(WON, 1 - seat)
            return
        s.stack.append(DeathFrame(BURY, NOBODY, place, f.looters, f.mourners))
        for looter in range(2):
            if f.looters >> looter & 1:
                loot(s, looter, place, LOOTED)

    def possible(self, s: Duel, f: DeathFrame) -> bool:
        dying = s.people[f.place] != NOBODY and s.life[f.place] == 0
        return dying and possible.once(s, f) and may_profit(s, f)


def may_profit(s: Duel, f: DeathFrame) -> bool:
    """Whether those who profit from a death are there to do so (10.8)."""
    for seat in range(2):
        if f.looters >> seat & 1 and not s.has(seat, ANDERSON):
            return False
        if f.mourners >> seat & 1 and not s.has(seat, TILGHMAN):
            return False
    return True


def loot(s: Duel, seat: int, place: int, left: int) -> None:
    """Anderson may take so many cards more, if there are any (14.1)."""
    if left > 0 and (s.gear[place] or (place // 2 != seat and s.hands[1 - seat])):
        s.ask(LootFrame(ASK_ANDERSON, seat, place, left))


class Bury(Step[Duel, DeathFrame]):
    """Equipment is discarded (10.3), cards are drawn (10.4), and the next one steps in (10.5)."""

    def run(self, s: Duel, f: DeathFrame) -> None:
        place = f.place
        seat = place // 2
        for card in s.gear[place]:
            s.discard.append(card)
            s.tell(STRIPPED, card, s.gone[seat][-1], A_DEATH)
        s.gear[place] = []
        s.draw(seat, 2, A_DEATH)
        for mourner in range(2):
            if f.mourners >> mourner & 1:
                s.draw(mourner, 2, ABILITY + TILGHMAN)
        reserve = s.reserves[seat]
        if reserve:
            reserves = s.reserves[:]
            reserves[seat] = reserve[:-1]
            s.reserves = reserves
            person = reserve[-1]
            s.people[place] = person
            s.life[place] = CHARACTERS[person].life
            s.tell(ENTERED, seat, person, s.life[place])
        else:
            s.front[seat] = place ^ 1
            s.awake[seat] = place ^ 1
            s.tell(ALONE, seat, s.people[place ^ 1])

    def possible(self, s: Duel, f: DeathFrame) -> bool:
        """Somebody has died there, and not the last one."""
        seat = f.place // 2
        others = len(s.reserves[seat]) > 0 or s.alive(f.place ^ 1)
        return s.people[f.place] == NOBODY and len(s.gone[seat]) > 0 and others and may_profit(s, f)
