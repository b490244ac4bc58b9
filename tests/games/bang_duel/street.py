"""The vocabulary of the rule tests: a position in a line or two, then play.

    t = street("lone-ranger 1, annie-oakley", "kid-curry, tuco")   # law, then outlaws; the first of each is in front
    t.hands(law="gatling, missed", outlaw="knife")
    t.gear(annie_oakley="scope, hat", tuco="dynamite")
    t.deck(law="water B | colt, missed")                 # the top card, then others in no order; nothing else
    t.turn("law")                                        # in the middle of the turn, at its question
    t.plays("law", "play gatling")
    t.offers("outlaw", "use kid-curry", "take the hit", "play knife")
    t.refuses("outlaw", "play colt", rule="7.4")
    t.plays("outlaw", "take the hit")
    assert t.life("kid-curry") == 3

**The position.** Both sides have two characters at full life and nobody in reserve but `reserve(law="django")` (the
next one first); hands are empty, the decks hold all cards that are mentioned nowhere. Words of setting up change this
in any order and may come in the middle of play too: `hands gear deck common discard reserve life known bangs used
moved`. One of the phases comes last: `turn` (the play phase) or `begins` (the start of a turn, before its equipment).
The position is loaded from a dump, which checks that it is a possible one. `dealt()` is a game as it begins.

**Cards** are types, "missed", with a letter for the symbol in the corner where it matters, "missed B"; of several that
fit, the first copy of that side's own back is taken, or of the back named: "outlaw missed". A deck that is set holds
only its cards; what is left over lies at the bottom of the discard pile. In the words of a choice the number of a copy
is left out: "play missed".
"""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import saloon
from saloon.engine.frames import Frame
from saloon.games.bang_duel.cards import BACK_NAMES, KIND_OF, KINDS, SYMBOL_OF, SYMBOLS
from saloon.games.bang_duel.characters import CHARACTERS
from saloon.games.bang_duel.ids import ASK_PLAY, CARD, CARDS, KITTY, OPEN, OUTLAW_CARDS, SEEN, SQUAD, TURN, WIDTH
from saloon.games.bang_duel.state import Duel
from saloon.games.bang_duel.view import DuelView

GAME = saloon.game("bang-duel")
NAMES = [character.name for character in CHARACTERS]
COPY = re.compile(r"-[lo]\d")
SEATS = {"law": 0, "outlaw": 1}


def street(law: str, outlaw: str, seed: int = 0) -> Street:
    """A position with these characters, "name" or "name life"; the first of each side is in front."""
    return Street(seed, law, outlaw)


def dealt(seed: int = 0, squad: int = 4) -> Street:
    """A new game as it is dealt, at its first question."""
    state = cast(Duel, GAME.new(2, seed, squad=squad))
    state.listen()
    return Street(seed, state=state)


def split(things: str) -> list[str]:
    return [thing.strip() for thing in things.split(",") if thing.strip()]


class Street:
    """A game in the hands of a test."""

    def __init__(self, seed: int, law: str = "", outlaw: str = "", state: Duel | None = None) -> None:
        self._state = state
        self._events: list[dict[str, object]] = []
        self._draft: dict[str, Any] = cast(dict[str, Any], GAME.new(2, seed).dump())
        self._zones: dict[str, list[int]] = {}
        self._left = list(range(CARDS))
        if state is None:
            self._cast(law, outlaw)

    # Setting up

    def _cast(self, law: str, outlaw: str) -> None:
        draft = self._draft
        draft.update(people=[-1] * 4, life=[0] * 4, reserves=[[], []], gone=[[], []], stack=[], turns=1, choice=[0, 0])
        draft.update(front=[0, 2], awake=[0, 2], hands=[[], []], gear=[[], [], [], []], discard=[], common=[])
        for seat, names in enumerate((law, outlaw)):
            for slot, entry in enumerate(split(names)):
                name, _, life = entry.partition(" ")
                person = NAMES.index(name)
                assert person // SQUAD == seat, f"{name} is on the other side"
                draft["people"][seat * 2 + slot] = person
                draft["life"][seat * 2 + slot] = int(life or CHARACTERS[person].life)

    def hands(self, **hands: str) -> None:
        """The cards of a hand: hands(law="missed, colt")."""
        for side, cards in hands.items():
            found = [self._card(name, SEATS[side]) for name in split(cards)]
            self._draft["hands"][SEATS[side]] = sorted(found)

    def known(self, **cards: str) -> None:
        """Cards in a hand that everybody has seen: known(law="hat")."""
        for side, names in cards.items():
            hand = self._draft["hands"][SEATS[side]]
            for name in split(names):
                index = next(i for i, entry in enumerate(hand) if KINDS[KIND_OF[entry & CARD]].name == name)
                hand[index] |= SEEN | OPEN

    def gear(self, **gear: str) -> None:
        """Equipment, oldest first: gear(annie_oakley="scope, hat")."""
        for name, cards in gear.items():
            place = self._place(name.replace("_", "-"))
            self._draft["gear"][place] = [self._card(card, place // 2) for card in split(cards)]

    def reserve(self, **people: str) -> None:
        """Who waits, the next one first: reserve(law="django, garrett")."""
        for side, names in people.items():
            self._draft["reserves"][SEATS[side]] = [NAMES.index(name) for name in reversed(split(names))]

    def deck(self, **decks: str) -> None:
        """A personal deck: deck(law="top card | others"); deck(law="") is empty."""
        for side, cards in decks.items():
            self._zones[side] = self._pile(cards, SEATS[side])

    def common(self, cards: str) -> None:
        """The common deck, "top card | others"; a personal deck must be empty."""
        self._zones["common"] = self._pile(cards, 0)

    def discard(self, cards: str) -> None:
        """The upper cards of the discard pile, the top last."""
        self._draft["discard"] = [self._card(name, 0) for name in split(cards)]

    def bangs(self, count: int) -> None:
        """BANG! cards that have counted this turn."""
        self._draft["bangs"] = count

    def used(self, option: int) -> None:
        """An ability of once a turn is used up."""
        self._draft["used"] = 1 << (option - KITTY)

    def moved(self) -> None:
        """The free move of the token is used up."""
        self._draft["moved"] = True

    def turn(self, side: str) -> None:
        """The play phase of a turn."""
        self._draft["turn"] = SEATS[side]
        self._load([[ASK_PLAY, SEATS[side], 0]])

    def begins(self, side: str) -> None:
        """A turn from its very start."""
        self._draft["turn"] = SEATS[side]
        self._load([[ASK_PLAY, SEATS[side], 0]])
        self.state.stack[:] = []
        self.state.then([Frame(TURN)])
        self.state.turns -= 1
        self.state.settle()
        self._hear()

    def _load(self, stack: list[list[int]]) -> None:
        draft = self._draft
        squads = [2 + len(reserve) for reserve in draft["reserves"]]
        squad = max(4, *squads)
        for seat in range(2):  # those who are missing have died before
            here = [person for person in draft["people"][seat * 2 : seat * 2 + 2] if person >= 0]
            taken = [*here, *draft["reserves"][seat]]
            others = [person for person in range(seat * SQUAD, (seat + 1) * SQUAD) if person not in taken]
            draft["gone"][seat] = others[: squad - len(taken)]
        spare: list[int] = []
        decks: list[list[int]] = []
        for seat, side in enumerate(BACK_NAMES):
            own = [card for card in self._left if card // OUTLAW_CARDS == seat]
            if side in self._zones:
                decks.append(self._zones[side])
                spare += own
            else:
                decks.append(own)
        common = self._zones.get("common", [])
        made = "common" in self._zones
        draft.update(decks=decks, common=common, made=made, switches={"squad": str(squad)}, stack=stack)
        draft["discard"] = spare + draft["discard"]
        self._state = cast(Duel, GAME.load(draft))
        self._state.listen()

    def _pile(self, cards: str, seat: int) -> list[int]:
        top, _, rest = cards.partition("|")
        return [self._card(name, seat) for name in [*split(rest), *split(top)]]

    def _card(self, name: str, seat: int) -> int:
        """The first copy that fits and is not used yet, of the own back before the other."""
        words = name.split()
        if words[0] in SEATS:
            seat = SEATS[words.pop(0)]
            fit = [card for card in self._left if card // OUTLAW_CARDS == seat]
        else:
            fit = sorted(self._left, key=lambda card: card // OUTLAW_CARDS != seat)
        kind = next(index for index, kind in enumerate(KINDS) if kind.name == words[0])
        symbols = [SYMBOLS.index(words[1])] if len(words) > 1 else list(range(4))
        card = next(card for card in fit if KIND_OF[card] == kind and SYMBOL_OF[card] in symbols)
        self._left.remove(card)
        return card

    def _place(self, name: str) -> int:
        people = self._draft["people"] if self._state is None else self.state.people
        return cast(int, people.index(NAMES.index(name)))

    # Playing

    @property
    def state(self) -> Duel:
        assert self._state is not None, "the position has no phase yet: turn(...) or begins(...)"
        return self._state

    def plays(self, side: str, *words: str) -> None:
        """One answer after the other of one side."""
        for each in words:
            self.state.play(SEATS[side], self._option(side, each))
            self._hear()

    def choices(self, side: str) -> list[str]:
        """What a side may answer, without the numbers of copies."""
        seat = SEATS[side]
        return [COPY.sub("", self.state.text(seat, option)) for option in self.state.options(seat)]

    def offers(self, side: str, *words: str) -> None:
        """A side may answer just this."""
        assert sorted(self.choices(side)) == sorted(words)

    def may(self, side: str, words: str) -> bool:
        return words in self.choices(side)

    def refuses(self, side: str, words: str, rule: str) -> None:
        """An answer is refused with this rule, and changes nothing."""
        before = self.state.dump()
        seat = SEATS[side]
        with pytest.raises(saloon.IllegalOption) as refused:
            self.state.play(seat, self._any_option(side, words))
        assert refused.value.rule == rule, f"{refused.value.rule}: {refused.value}"
        assert str(refused.value)
        assert self.state.dump() == before

    def _option(self, side: str, words: str) -> int:
        seat = SEATS[side]
        options = [option for option in self.state.options(seat) if self._says(seat, option, words)]
        assert options, f"{words!r} is not among {self.choices(side)}"
        return options[0]

    def _says(self, seat: int, option: int, words: str) -> bool:
        text = self.state.words(self.state.asked(seat), option)
        return words in (text, COPY.sub("", text))

    def _any_option(self, side: str, words: str) -> int:
        """An option of these words, legal or not: of cards rather one in hand, or in play."""
        seat = SEATS[side]
        held = [entry & CARD for entry in self.state.hands[seat]]
        held += [card for cards in self.state.gear for card in cards]
        held += [card for card in range(CARDS) if card not in held]
        found: list[int] = []
        for option in [*held, *(80 + card for card in held), *(160 + card for card in held), *range(240, WIDTH)]:
            try:
                if self._says(seat, option, words):
                    found.append(option)
            except IndexError:
                continue
        assert found, f"nothing is called {words!r} here"
        return found[0]

    def _hear(self) -> None:
        self._events += [self.state.seen(event, None) for event in self.state.hear()]

    # Looking

    def asked(self) -> str:
        """Who is asked what: "outlaw answer"; "" when the game is over."""
        deciders = self.state.deciders()
        if not deciders:
            return ""
        return f"{BACK_NAMES[deciders[0]]} {self.state.question(deciders[0])['kind']}"

    def question(self) -> dict[str, object]:
        return self.state.question(self.state.decider())

    def life(self, name: str) -> int:
        return self.state.life[self._place(name)]

    def present(self, name: str) -> bool:
        """Whether a character is in play."""
        return NAMES.index(name) in self.state.people

    def front(self, side: str) -> str:
        return NAMES[self.state.people[self.state.front[SEATS[side]]]]

    def rear(self, side: str) -> str:
        return NAMES[self.state.people[self.state.rear(SEATS[side])]]

    def hand(self, side: str) -> list[str]:
        """The types of the cards in a hand, in the order of numbers."""
        return [KINDS[KIND_OF[entry & CARD]].name for entry in self.state.hands[SEATS[side]]]

    def pile(self) -> list[str]:
        """The discard pile, the top last."""
        return [KINDS[KIND_OF[card]].name for card in self.state.discard]

    def worn(self, name: str) -> list[str]:
        return [KINDS[KIND_OF[card]].name for card in self.state.gear[self._place(name)]]

    def deck_size(self, side: str) -> int:
        """Cards left in a personal deck; "common": in the common one."""
        return len(self.state.common if side == "common" else self.state.decks[SEATS[side]])

    def queue(self) -> int:
        """How many effects wait."""
        return len(self.state.queue)

    def events(self, *kinds: str) -> list[dict[str, object]]:
        """What onlookers have heard of these kinds since the position was set, in order."""
        return [seen for seen in self._events if seen["event"] in kinds]

    def story(self) -> list[str]:
        """The kinds of all that has been told, in order."""
        return [str(seen["event"]) for seen in self._events]

    def winner(self) -> str:
        winners = self.state.winners()
        return BACK_NAMES[winners[0]] if winners else ""

    def view(self, side: str | None = None) -> DuelView:
        return cast(DuelView, self.state.view(None if side is None else SEATS[side]))
