"""The vocabulary of the rule tests: a position in a line or two, then play.

    t = table("doc", "belle", "ghost", "tuco")           # clockwise; the first one is first player
    t.at(doc="car 2", belle="car 3", ghost="car 1", tuco="car 3")  # "car 0" is the locomotive, "roof 0" its roof
    t.holds(belle=["own", 400, "jewel"])
    t.steals("doc fire", "belle ladder")                 # exactly these cards are planned; stealing begins
    t.offers("doc", "shoot ghost", "shoot tuco")         # a card that leaves no choice is carried out at once
    t.refuses("doc", "shoot belle", rule="8.6")
    t.plays("doc", "shoot ghost")
    assert t.left("doc") == 5
    assert t.place("belle") == "roof 3"

**The position.** A table starts on the first turn of round 1, which is "bridge" (S 2 S, no event). Bandits are boarded
in the order of seats, hold one card of each action and their "own" purse; the strongbox is in the locomotive with the
Marshal, no other loot lies about. Words of setting up change this in any order and may come in the middle of play
too: `at marshal wounds bullets neutral closed holds lies hand deck discard top round first`. One of the phases comes
last: `plans deals planning_over steals happens ends`. Cards that are mentioned nowhere are in the decks. The position
is loaded from a dump, which checks that it is a possible one. `dealt(4)` is a game as it begins.

**Loot** is 400 (a purse that only its holder has seen; nobody, where it lies), "400 seen by doc ghost", "own" (a $250
purse of the beginning, known to all), "jewel", "strongbox". In the words of a choice a purse is called what the player
sees, "rob purse" or "rob $250"; `plays` and `refuses` also take "rob $400" for a purse that the player cannot know.

**Teams**: `table("ghost tuco", "doc django", teams=True)`. Either name stands for the seat. Cards have commas between:
`t.hand(ghost="ghost fire, tuco move, marshal")`. At first a team holds the five cards of the first bandit and Marshal.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import saloon
from saloon.engine.frames import Frame
from saloon.engine.loading import unpacked
from saloon.games.colt_express.board import (
    ACTION_NAMES,
    ALL_PURSES,
    CHARACTER_NAMES,
    CHEAPEST,
    DECK,
    LEADERS,
    LEVEL_NAMES,
    MANY,
    PARTNERS,
    PURSE_STEP,
    REGULAR,
    ROUND_CARDS,
    ROUND_EVENT_NAMES,
    STATIONS,
    TEAM_DECK,
    is_purse,
    loot_name,
)
from saloon.games.colt_express.flow import PLAIN_ROUND
from saloon.games.colt_express.ids import (
    BOX,
    BULLET,
    BULLETS,
    EVENT,
    INSIDE,
    JEWELS,
    MARSHAL,
    NEUTRAL,
    NEXT_ROUND,
    OWNED,
    PLANNING,
    PURSES,
    PUT_AWAY,
    ROUND,
    ROUNDS,
    SECOND,
    SECOND_STRONGBOX,
    STEALING,
    STRONGBOXES,
    TOKENS,
)
from saloon.games.colt_express.pile import cards_of, count, one, without
from saloon.games.colt_express.state import Train
from saloon.games.colt_express.view import TrainView

Loot = int | str
GAME = saloon.game("colt-express")
ONE_OF_EACH = sum(one(card) for card in range(len(ACTION_NAMES)))
FACE_DOWN = " face down"
STEPS_OF_A_ROUND = [frame.kind for frame in PLAIN_ROUND]


def table(
    *seats: str, teams: bool = False, expert: bool = False, abilities: bool = True, events: bool = True, seed: int = 0
) -> Table:
    """A game in its first turn, with these bandits clockwise from the first player."""
    names = [name for seat in seats for name in seat.split()]
    bandits = [CHARACTER_NAMES.index(name) for name in names]
    dump: dict[str, Any] = GAME.new(
        len(seats), seed, teams=teams, expert=expert, abilities=abilities, events=events
    ).dump()
    cars = len(seats) + 1 if teams else len(seats)
    dump.update(train=list(range(cars)), cast=bandits, choice=[0] * len(bandits), marshal=0, first=0)
    dump["at"] = [(cars - bandit % 2) * 2 + INSIDE for bandit in range(len(bandits))]
    if teams:
        pairs = dict(zip(bandits[::2], bandits[1::2]))
        spare = [partner for partner in PARTNERS if partner not in pairs.values()]
        dump["partners"] = [pairs[leader] if leader in pairs else spare.pop() for leader in LEADERS]
    dump.update(values=[0] * JEWELS + dump["values"][JEWELS:], loot=[BOX] * TOKENS)
    dump["loot"][STRONGBOXES] = INSIDE
    t = Table(dump)
    own: list[Loot] = ["own"]
    t.holds(**dict.fromkeys(names, own))
    t.round()
    return t


def dealt(seats: int, seed: int = 0, **switches: bool | str) -> Table:
    """A new game as it is dealt, at its first question; who is not yet somebody is called "seat 2"."""
    state = cast(Train, GAME.new(seats, seed, **switches))
    state.listen()
    return Table(state=state)


class Table:
    """A game in the hands of a test."""

    def __init__(self, draft: dict[str, Any] | None = None, state: Train | None = None) -> None:
        self._draft = draft
        self._state = state
        self._zones: dict[int, dict[str, int]] = {}
        self._phase: list[int] = []
        self._events: list[dict[str, object]] = []

    # Setting up

    def at(self, **places: str) -> None:
        """Where bandits are: at(doc="car 2", belle="roof 0")."""
        for name, place in places.items():
            self._open()["at"][self._bandit(name)] = self._place(place)

    def marshal(self, place: str) -> None:
        """Where the Marshal is: marshal("car 2")."""
        self._open()["marshal"] = self._place(place) // 2

    def wounds(self, name: str, **givers: int) -> None:
        """How many bullets a seat has received, by giver: wounds("belle", doc=2, marshal=1)."""
        for giver, number in givers.items():
            self._wound(giver, self._seat(name), number)

    def bullets(self, **left: int) -> None:
        """How many bullets bandits have left. Those that `wounds` does not account for hit the next seat clockwise."""
        for name, number in left.items():
            seat = (self._seat(name) + 1) % len(self.seats)
            self._wound(name, seat, self._given(name)[seat] + BULLETS - number - sum(self._given(name)))

    def neutral(self, left: int) -> None:
        """How many neutral bullets are left. Those that `wounds` does not account for hit the last seat."""
        given = self._given("marshal")
        self._wound("marshal", len(self.seats) - 1, given[-1] + NEUTRAL - left - sum(given))

    def closed(self) -> None:
        """The neutral pile is closed."""
        self._open()["closed"] = True

    def holds(self, **loot: list[Loot]) -> None:
        """All the loot of bandits: holds(belle=["own", 400, "jewel"])."""
        for name in loot:
            self._empty(OWNED + self._bandit(name))
        for name, things in loot.items():
            self._fill(OWNED + self._bandit(name), things, self._bandit(name))

    def lies(self, place: str, *loot: Loot) -> None:
        """All the loot in a place: lies("roof 2", 300, "jewel", "400 seen by doc")."""
        self._empty(self._place(place))
        self._fill(self._place(place), list(loot))

    def hand(self, **cards: str) -> None:
        """All the cards in hand: hand(doc="move fire fire bullet")."""
        self._put("hand", cards)

    def deck(self, **cards: str) -> None:
        """All the cards of decks; the rest is in hand or, where the hand is given too, discarded."""
        self._put("deck", cards)

    def discard(self, **cards: str) -> None:
        """All the cards of discard piles (expert)."""
        self._put("discard", cards)

    def top(self, **bullets: int) -> None:
        """How many bullets lie on top of decks (expert)."""
        for name, number in bullets.items():
            self._zones.setdefault(self._seat(name), {})["top"] = number
            self._open()

    def round(self, card: str = "bridge", number: int = 1) -> None:
        """Which round card is up; a station is always the fifth. Planning begins."""
        draft = self._open()
        base = REGULAR if len(self.seats) >= MANY else 0
        cards = list(range(base, base + REGULAR))
        stations = list(range(STATIONS, len(ROUND_CARDS)))
        chosen = next(each for each in cards + stations if ROUND_CARDS[each].name == card)
        if chosen in stations:
            number = ROUNDS
            stations.insert(0, chosen)
        else:
            cards.remove(chosen)
            cards.insert(number - 1, chosen)
        draft["rounds"] = cards[:ROUNDS]
        if chosen in stations or (draft["switches"]["events"] and number < ROUNDS):
            draft["rounds"][-1] = stations[0]
        draft.update(round=number - 1, shown=number)
        self.plans()

    def first(self, name: str) -> None:
        """Who is first player. Planning begins."""
        self._open()["first"] = self._seat(name)
        self.plans()

    # Phases

    def plans(self, turn: int = 1, stack: list[str] | None = None) -> None:
        """Turn `turn` of the planning begins, with these cards already on the stack. A hand is one of each action, as
        far as `hand` does not say otherwise."""
        self._enter(PLANNING, stack, turn - 1)

    def deals(self) -> None:
        """The round begins: hands are dealt. In the expert variant, what `hand` says was kept."""
        draft = self._open()
        draft["shown"] = draft["round"]
        self._begin(ROUND)

    def planning_over(self, *stack: str) -> None:
        """All turns are played; hands are put away, and stealing begins."""
        self._begin(PUT_AWAY, list(stack))

    def steals(self, *stack: str) -> None:
        """Exactly these cards were planned: steals("doc fire", "belle move face down"). Stealing begins."""
        self._begin(STEALING, list(stack))

    def happens(self, event: str) -> None:
        """Stealing is over, and the event of the round takes place."""
        assert event in ROUND_EVENT_NAMES, event
        self.round(event, self._open()["round"] + 1)
        self._begin(EVENT)

    def ends(self) -> None:
        """The fifth round is over."""
        self.round(number=ROUNDS)
        self._begin(NEXT_ROUND)

    # Play

    @property
    def state(self) -> Train:
        """The game itself, for what has no words here."""
        if self._draft is not None:
            self._load(self._draft)
        assert self._state is not None
        return self._state

    @property
    def names(self) -> list[str]:
        """The bandits in the order of seats."""
        bandits = self.state.cast if self._draft is None else self._draft["cast"]
        return [CHARACTER_NAMES[character] if character >= 0 else "" for character in bandits]

    @property
    def seats(self) -> list[str]:
        """The seats clockwise: "doc", in teams "ghost tuco", and "seat 1" before somebody is chosen."""
        number: int = self.state.seats if self._draft is None else self._draft["seats"]
        each = len(self.names) // number
        pairs = [" ".join(self.names[seat * each : seat * each + each]).strip() for seat in range(number)]
        return [pair or f"seat {seat + 1}" for seat, pair in enumerate(pairs)]

    def plays(self, name: str, *answers: str) -> None:
        """A seat answers, once or several times in a row; it must be its turn and allowed."""
        for words in answers:
            seat = self._seat(name)
            legal = self.state.options(seat)
            assert legal, f"{name} is not asked, but {self.waiting()}"
            options = [option for option in legal if words in self._called(seat, option)]
            shown = [self._called(seat, option)[0] for option in legal]
            assert len(options) == 1, f"{words!r} is {len(options)} of {shown}"
            self.state.play(seat, options[0])
            self._hear()
            assert self.state.broken_invariants() == []

    def offers(self, name: str, *words: str) -> None:
        """The seat is asked, and these are all its choices, in any order."""
        seat = self._seat(name)
        offered = sorted(self._called(seat, option)[0] for option in self.state.options(seat))
        assert offered == sorted(words), f"{offered} is offered, {self.waiting()} is asked"

    def asks(self, name: str, kind: str) -> None:
        """The seat, and nobody else, is asked this kind of question."""
        assert self.waiting() == [self.seats[self._seat(name)]], self.waiting()
        asked = self.state.question(self._seat(name))["kind"]
        assert asked == kind, asked

    def refuses(self, name: str, words: str, rule: str, key: str = "") -> None:
        """The rules have words for this answer and forbid it now; the refusal cites the rule and changes nothing."""
        seat = self._seat(name)
        ids: dict[str, int] = {}  # the first option of a name is the real one: a card is a number below SECOND
        for option in range(GAME.width):
            if words in self._called(seat, option):
                ids.setdefault(self.state.words(self.state.asked(seat), option), option)
        assert ids, f"nothing is called {words!r} here"
        before = self.state.dump()
        for option in ids.values():
            with pytest.raises(saloon.IllegalOption) as refusal:
                self.state.play(seat, option)
            assert refusal.value.rule == rule, refusal.value.rule
            assert str(refusal.value)
            assert not key or refusal.value.key == key, refusal.value.key
        assert self.state.dump() == before

    def has_no_words_for(self, name: str, words: str) -> None:
        """Nothing that the seat could answer is called so, allowed or not."""
        seat = self._seat(name)
        assert not [option for option in range(GAME.width) if words in self._called(seat, option)]
        with pytest.raises(saloon.IllegalOption) as refusal:
            self.state.read(seat, words)
        assert refusal.value.key == "unknown-words"

    def anyhow(self, until: str) -> None:
        """All play on somehow until everybody is told of this kind of event again, or the game is over."""
        before = len(self.events(until))
        while len(self.events(until)) == before and self.state.deciders():
            seat = self.state.decider()
            self.state.play(seat, self.state.options(seat)[0])
            assert self.state.broken_invariants() == []

    def told(self, event: str, **details: object) -> None:
        """Since the position was set up, everybody was told this: told("moved", bandit="doc", place="car 2")."""
        assert self.events(event, **details), [each for each in self._events if each["event"] == event]

    # What is to be seen

    def events(self, event: str, **details: object) -> list[dict[str, object]]:
        """What a spectator was told of a kind since the position was set up, as far as it agrees with the details."""
        wanted = {name.replace("_", "-"): value for name, value in details.items()}
        return [
            each
            for each in self.all_events()
            if each["event"] == event and all(_plain(each.get(name)) == value for name, value in wanted.items())
        ]

    def all_events(self) -> list[dict[str, object]]:
        """All that a spectator was told since the position was set up."""
        self._hear()
        return self._events

    def waiting(self) -> list[str]:
        """The seats that owe an answer."""
        return [self.seats[seat] for seat in self.state.deciders()]

    def place(self, name: str) -> str:
        """Where a bandit or the "marshal" is."""
        place = self.state.marshal * 2 if name == "marshal" else self.state.at[self._bandit(name)]
        return f"{LEVEL_NAMES[place % 2]} {place // 2}"

    def loot(self, where: str) -> list[Loot]:
        """The loot of a bandit or in a place: purses by value, then jewels, then strongboxes."""
        place = OWNED + self._bandit(where) if where in self.names else self._place(where)
        s = self.state
        tokens = [token for token in range(TOKENS) if s.loot[token] == place]
        purses: list[Loot] = [*sorted(s.values[token] for token in tokens if is_purse(token))]
        return purses + [loot_name(token) for token in tokens if not is_purse(token)]

    def left(self, name: str) -> int:
        """Bullets left to a bandit, or in the pile of the "marshal"."""
        return self.state.neutral if name == "marshal" else self.state.bullets[self._bandit(name)]

    def received(self, name: str, by: str = "") -> int:
        """Bullets that a seat has received, from anybody or from one bandit or the "marshal"."""
        givers = [by] if by else [*self.names, "marshal"]
        return sum(self.state.hits[self._giver(giver) * len(self.seats) + self._seat(name)] for giver in givers)

    def hand_of(self, name: str) -> list[str]:
        """The cards in hand, in the order move, ladder, fire, punch, rob, marshal, bullet."""
        return self._cards(name, self.state.zones[self._seat(name)].hand)

    def deck_of(self, name: str) -> list[str]:
        """The cards of the deck, in the same order; bullets that lie on top come last too."""
        corner = self.state.zones[self._seat(name)]
        return self._cards(name, corner.bag + corner.top * one(BULLET))

    def discard_of(self, name: str) -> list[str]:
        return self._cards(name, self.state.zones[self._seat(name)].discard)

    def stack(self, seen_by: str = "") -> list[str]:
        """The planned cards, first played first, as a spectator or a seat sees them: "doc fire", "doc face down"."""
        cards = []
        for card in self.view(seen_by).plan:
            words = f"{card.bandit} {card.card}" if card.card else self.seats[card.seat]
            cards.append(words + FACE_DOWN if card.face_down else words)
        return cards

    def view(self, name: str = "") -> TrainView:
        """What a seat, or a spectator, can know."""
        return cast(TrainView, self.state.view(self._seat(name) if name else None))

    def round_cards(self) -> list[str]:
        """The whole round deck: "braking SSSS"."""
        cards = [ROUND_CARDS[card] for card in self.state.rounds]
        return [card.name + " " + "".join("ST2R"[turn] for turn in card.turns) for card in cards]

    def first_player(self) -> str:
        return self.seats[self.state.first]

    def totals(self) -> list[int]:
        """The scores in the order of seats."""
        return self.state.scores()

    def winners(self) -> list[str]:
        return [self.seats[seat] for seat in self.state.winners()]

    # How it is done

    def _bandit(self, name: str) -> int:
        return self.names.index(name)

    def _seat(self, name: str) -> int:
        if name.startswith("seat "):
            return int(name.removeprefix("seat ")) - 1
        return next(index for index, seat in enumerate(self.seats) if name == seat or name in seat.split())

    def _giver(self, name: str) -> int:
        return len(self.names) if name == "marshal" else self._bandit(name)

    def _place(self, words: str) -> int:
        level, car = words.split()
        return int(car) * 2 + LEVEL_NAMES.index(level)

    def _open(self) -> dict[str, Any]:
        """The draft of the position."""
        if self._draft is None:
            self._draft = self.state.dump()
            self._phase = []
        return self._draft

    def _begin(self, phase: int, stack: list[str] | None = None) -> None:
        self._enter(phase, stack)
        self._load(self._open())

    def _enter(self, phase: int, stack: list[str] | None = None, turn: int = 0) -> None:
        """The game goes on with this step of a round and those that follow it."""
        draft = self._open()
        self._phase = [ROUND] if phase == ROUND else STEPS_OF_A_ROUND[STEPS_OF_A_ROUND.index(phase) :]
        for zones in draft["zones"]:
            # What everybody can work out, and what is being kept, is forgotten with the hand
            zones.update(hand=0, sure=0, kept=0, at_shuffle=0, keeping=0)
        draft.update(turn=turn, acted=0, cursor=0)
        draft["plan"] = [self._planned(words) for words in stack or []]

    def _planned(self, words: str) -> dict[str, object]:
        hidden = words.endswith(FACE_DOWN)
        name, action = words.removesuffix(FACE_DOWN).split()
        card, seat = self._card(name, action), self._seat(name)
        return {"card": card, "seat": seat, "turn": 0, "hidden": hidden, "was_hidden": hidden}

    def _card(self, name: str, action: str) -> int:
        card = BULLET if action == "bullet" else ACTION_NAMES.index(action)
        second = len(self.names) > len(self.seats) and self._bandit(name) % 2 == 1
        return card + SECOND if second and card < MARSHAL else card

    def _put(self, zone: str, cards: dict[str, str]) -> None:
        self._open()
        for name, words in cards.items():
            pile = 0
            for card in words.split(",") if len(self.names) > len(self.seats) else words.split():
                owner, _, action = card.strip().rpartition(" ")
                pile += one(self._card(owner or name, action))
            self._zones.setdefault(self._seat(name), {})[zone] = pile

    def _cards(self, name: str, pile: int) -> list[str]:
        names = []
        for card in cards_of(pile):
            action = "bullet" if card == BULLET else ACTION_NAMES[card % SECOND]
            own = len(self.names) > len(self.seats) and card not in (BULLET, MARSHAL)
            names.append(f"{self.names[self._seat(name) * 2 + card // SECOND]} {action}" if own else action)
        return names

    def _given(self, giver: str) -> list[int]:
        """The bullets of a giver by receiving seat."""
        start = self._giver(giver) * len(self.seats)
        return cast(list[int], self._open()["hits"][start : start + len(self.seats)])

    def _wound(self, giver: str, seat: int, number: int) -> None:
        draft = self._open()
        draft["hits"][self._giver(giver) * len(self.seats) + seat] = number
        if giver == "marshal":
            draft["neutral"] = NEUTRAL - sum(self._given(giver))
        else:
            draft["bullets"][self._bandit(giver)] = BULLETS - sum(self._given(giver))

    def _empty(self, where: int) -> None:
        draft = self._open()
        for token in range(TOKENS):
            if draft["loot"][token] == where:
                draft["loot"][token] = INSIDE if token == STRONGBOXES else BOX
                if token < PURSES:
                    draft["values"][token] = draft["known_by"][token] = 0

    def _fill(self, where: int, loot: list[Loot], holder: int | None = None) -> None:
        draft = self._open()
        unused = ((STRONGBOXES, INSIDE), (SECOND_STRONGBOX, BOX))
        strongboxes = [token for token, place in unused if draft["loot"][token] == place]
        for thing in loot:
            if thing == "strongbox":
                draft["loot"][strongboxes.pop(0)] = where
            elif thing == "jewel":
                draft["loot"][draft["loot"].index(BOX, JEWELS, STRONGBOXES)] = where
            else:
                self._fill_purse(where, thing, holder)

    def _fill_purse(self, where: int, thing: Loot, holder: int | None) -> None:
        draft = self._open()
        everybody = (1 << len(self.seats)) - 1
        bandits = len(self.names)
        if thing == "own":
            mine = holder is not None and draft["loot"][holder] == BOX
            token = holder if mine else draft["loot"].index(BOX, 0, bandits)
            value, held = CHEAPEST, everybody
        else:
            token = draft["loot"].index(BOX, bandits, PURSES)
            amount, _, seen = str(thing).partition(" seen by ")
            value, held = int(amount), sum(1 << self._seat(name) for name in seen.split())
            kind = (value - CHEAPEST) // PURSE_STEP
            in_use = draft["values"][:PURSES].count(value)
            assert in_use < count(ALL_PURSES, kind), f"the box has no more purses of {value}"
        if holder is not None:
            held |= 1 << holder * len(self.seats) // bandits
        draft["loot"][token], draft["values"][token], draft["known_by"][token] = where, value, held

    def _load(self, draft: dict[str, Any]) -> None:
        for seat, zones in enumerate(draft["zones"]):
            self._share_out(draft, seat, zones)
        if self._phase:
            draft["stack"] = []  # a dump is made when somebody is asked, so the steps of a phase come after loading
            if PLANNING not in self._phase and self._phase != [ROUND]:
                draft["turn"] = len(ROUND_CARDS[draft["rounds"][draft["round"]]].turns)
        self._draft, self._zones = None, {}
        state = unpacked(GAME, draft) if self._phase else GAME.load(draft)
        assert isinstance(state, Train)
        assert state.dump() == draft
        state.listen()
        self._state, self._events = state, []
        state.then([Frame(step) for step in self._phase])
        state.settle()
        assert not state.broken_invariants(), state.broken_invariants()

    def _share_out(self, draft: dict[str, Any], seat: int, put: dict[str, int]) -> None:
        """Every card of a seat that is mentioned nowhere goes where there is room for it."""
        planned = sum(one(entry["card"]) for entry in draft["plan"] if entry["seat"] == seat)
        zones = self._zones.get(seat, {})
        usual = without(ONE_OF_EACH, planned) if self._phase[:1] == [PLANNING] else put["hand"]
        hand = zones.get("hand", 0 if "deck" in zones else usual)
        deck = zones.get("deck", 0)
        discard = zones.get("discard", put["discard"])
        top = zones.get("top", put["top"])
        deck_of_all = TEAM_DECK if draft["switches"]["teams"] else DECK
        rest = deck_of_all + sum(draft["hits"][seat :: len(self.seats)]) * one(BULLET)
        for pile in (planned, hand, deck, discard, top * one(BULLET)):
            assert without(pile, rest) == 0, f"{self.seats[seat]} has not so many cards"
            rest -= pile
        if "deck" not in zones:
            deck += rest
        elif "hand" not in zones:
            hand += rest
        else:
            assert rest == 0 or draft["switches"]["expert"], f"{self.seats[seat]} has more cards than that"
            discard += rest
        put.update(hand=hand, bag=deck, discard=discard, top=top)

    def _hear(self) -> None:
        state = self.state
        self._events += [state.seen(event, None) for event in state.hear()]

    def _called(self, seat: int, option: int) -> list[str]:
        """The names of an option, allowed or not: as the player sees it, as the record has it, as it really is."""
        state = self.state
        try:
            words = state.words(state.asked(seat), option)
        except IndexError:
            return []
        text, _, token = words.rpartition(" ")
        if not text.endswith("purse") or not token.isdigit() or int(token) >= TOKENS:
            return [words]
        dollars = f"{text.removesuffix('purse')}${state.values[int(token)]}"
        known = state.known_by[int(token)] >> seat & 1
        return [dollars if known else text, words, dollars]


def _plain(value: object) -> object:
    """An argument of an event as a test writes it: places as "roof 2", loot as "jewel"."""
    if isinstance(value, dict):
        return value["loot"] if "loot" in value else f"{value['level']} {value['car']}"
    return value
