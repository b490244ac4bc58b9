"""Walks any game at random and checks every promise of the contract. Authors of games: call `walk` from your tests, for
its `variants` and many seeds.

A broken promise raises `Broken` with the sentence that is not true and the way to get there again.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Mapping

from saloon.engine.coverage import variants
from saloon.engine.errors import BadSeats, BadSwitch, IllegalOption, NoSuchSeat
from saloon.engine.events import SEATED, Event
from saloon.engine.game import Applies, Game, Value
from saloon.engine.record import Match, read
from saloon.engine.rng import Rng
from saloon.engine.state import State

__all__ = ["Broken", "Walk", "declared", "variants", "walk", "ways"]

LONGEST = 100_000  # answers after which the walk gives up on a game whose rules set no bound
ways = variants  # its name until 0.2


class Broken(AssertionError):
    """A promise that a game does not keep."""


class Walk:
    """One random game, checked at every state. `secrets_every`: how often to try what each seat can find out."""

    def __init__(
        self, game: Game, seats: int, seed: int, switches: Mapping[str, Value], secrets_every: int = 1
    ) -> None:
        declared(game)
        self.game = game
        self.match = Match.new(game, seats, seed, switches, listen=True)
        self.rng = Rng(seed)
        self.secrets_every = secrets_every
        self.kept: list[tuple[State, object]] = []

    def run(self) -> int:
        """Play to the end; returns the number of answers."""
        state, longest = self.match.state, self.game.longest or LONGEST
        for event in state.hear():
            self.audible(state, event)
        while deciders := state.deciders():
            number = len(self.match.moves)
            self.that(number < longest, f"the game ends within {longest} answers")
            self.look(state, deciders)
            self.keep(state)
            if number % self.secrets_every == 0:
                self.value(state)
                self.secrets(state, deciders)
            seat = deciders[self.rng.below(len(deciders))]
            options = state.options(seat)
            self.match.play(seat, options[self.rng.below(len(options))])
            for event in state.hear():
                self.audible(state, event)
        self.finish(state)
        return len(self.match.moves)

    def that(self, truth: bool, promise: str, *found: object) -> None:
        """A promise and, for the report, what was found instead."""
        if not truth:
            moves = [f"{seat}: {words}" for seat, words in self.match.moves[-5:]]
            start = f"{self.game.slug} seats={self.match.seats} seed={self.match.seed} {self.match.switches}"
            raise Broken(f"{promise} {list(found)} ({start}, after {len(self.match.moves)} answers, last {moves})")

    # At every state

    def look(self, state: State, deciders: list[int]) -> None:
        """Questions, options and words, and that looking changes nothing."""
        before = state.dump()
        broken = state.broken_invariants()
        self.that(not broken, "nothing is broken", broken)
        self.that(deciders == sorted(set(deciders)), "deciders are unique and in order")
        self.that(state.decider() == deciders[0], "the decider is the first of the deciders")
        self.that(not state.winners(), "nobody has won before the end")
        for seat in deciders:
            self.ask(state, seat)
        others = [seat for seat in range(state.seats) if seat not in deciders]
        for seat in others:
            self.that(state.options(seat) == [], "only deciders have options")
        if others:
            self.refused(state, others[self.rng.below(len(others))], 0)
        state.view(None)
        for seat in (-1, int(state.seats)):
            self.absent(state, seat)
        self.that(state.dump() == before, "looking changes nothing")

    def ask(self, state: State, seat: int) -> None:
        options = state.options(seat)
        self.that(bool(options), "a decider has an option")
        self.that(len(set(options)) == len(options), "options are unique")
        self.that(options == state.options(seat), "options come in a fixed order")
        self.that(all(0 <= option < self.game.width for option in options), "options are below the width", options)
        texts = [state.text(seat, option) for option in options]
        self.that(len(set(texts)) == len(texts), "words are unique", texts)
        for option, text in zip(options, texts, strict=True):
            self.that(state.read(seat, text) == option, "words read back", text)
            json.dumps(state.describe(seat, option))
        self.that(str(state.question(seat)["rule"]) in self.game.rulebook(), "a question cites a rule")
        for option in (-1, self.game.width, self.rng.below(self.game.width)):
            if option not in options:
                self.refused(state, seat, option)

    def absent(self, state: State, seat: int) -> None:
        """A seat that is not there is refused by whatever is asked about it."""
        for asked in (state.view, state.features, state.observation, lambda seat: state.imagine(seat, Rng(0))):
            try:
                asked(seat)
            except NoSuchSeat:
                continue
            self.that(False, f"there is no seat {seat}")

    def refused(self, state: State, seat: int, option: int) -> None:
        before = state.dump()
        try:
            state.play(seat, option)
        except IllegalOption as error:
            self.that(len(str(error)) > len(error.key), "a refusal says why", error)
        else:
            self.that(False, f"option {option} of seat {seat} is refused")
        self.that(state.dump() == before, "a refusal changes nothing")

    def keep(self, state: State) -> None:
        """Copies and dumps are exact; copies are checked again at the end, when the game has gone on."""
        dump = state.dump()
        twin = state.copy()
        self.that(twin.dump() == dump, "a copy is equal")
        self.that(self.game.load(json.loads(json.dumps(dump))).dump() == dump, "a dump loads to the same state")
        self.kept.append((twin, dump))

    def value(self, state: State) -> None:
        """A state is a value, and those who listen go on doing so."""
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            self.that(twin == state, "a state is a value")
            self.that((twin.log is None) == (state.log is None), "a state that is copied as a value listens on")
        self.that(self.game.slug in repr(state), "a state has a readable repr", repr(state))

    # Secrets

    def secrets(self, state: State, deciders: list[int]) -> None:
        """What a seat, or a spectator, is shown is the same in every world that it could be in."""
        for seat in (None, *range(state.seats)):
            key = self.rng.below(1 << 30)
            world = state.imagine(seat, Rng(key))
            broken = world.broken_invariants()
            self.that(not broken, "an imagined world is a possible one", broken)
            self.that(self.game.load(world.dump()).dump() == world.dump(), "an imagined world can be sent to a bot")
            self.that(world.imagine(seat, Rng(key)).dump() == world.dump(), "imagining depends on knowledge alone")
            for viewer in (seat, None):
                self.that(world.view(viewer) == state.view(viewer), "a view tells no secret", viewer)
            self.that(world.deciders() == deciders, "who is asked tells no secret")
            for decider in deciders:
                self.that(world.question(decider) == state.question(decider), "what is asked tells no secret")
            if seat is not None:
                self.that(self.shown(world, seat) == self.shown(state, seat), "options and words tell no secret")
            self.rumours(state, world, seat, deciders[self.rng.below(len(deciders))])

    def shown(self, state: State, seat: int) -> list[object]:
        """All that a seat is told about its options, or why it has none."""
        if seat not in state.deciders():
            try:
                state.play(seat, 0)
            except IllegalOption as error:
                return [str(error)]
        told: list[object] = [state.question(seat)]
        for option in state.options(seat):
            told.append([option, state.text(seat, option), state.describe(seat, option)])
        return told

    def rumours(self, state: State, world: State, seat: int | None, actor: int) -> None:
        """Up to the first thing that comes to light, the same answer tells a seat the same in every world. Where
        answers may be secret, so do different ones that look alike and after which the seat sees the same."""
        frame = state.asked(actor)
        options = state.options(actor)
        chosen = options[self.rng.below(len(options))]
        secret = state.question(actor)["secret"]
        view, told = self.after(state, state.rng, actor, chosen, seat)
        for option in world.options(actor):
            if option == chosen or (secret and seat != actor):
                seen, heard = self.after(world, state.rng, actor, option, seat)
                alike = state.public_label(frame, option) == state.public_label(frame, chosen)
                apart = option != chosen and (seen != view or not alike)
                self.that(apart or heard == told, "events tell no secret", seat, told, heard)
        if secret and seat != actor:
            self.guesses(state, seat, actor, chosen)

    def guesses(self, state: State, seat: int | None, actor: int, chosen: int) -> None:
        """Where a seat cannot tell two secret answers apart, it imagines the same after both."""
        key = self.rng.below(1 << 30)
        worlds: list[tuple[object, object]] = []
        for option in (chosen, *state.options(actor)):
            trial = state.copy()
            trial.listen()
            trial.apply(actor, option)
            told = [trial.seen(event, seat) for event in trial.hear()]
            worlds.append(((trial.view(seat), told, trial.deciders()), trial.imagine(seat, Rng(key)).dump()))
        for sight, world in worlds[1:]:
            self.that(sight != worlds[0][0] or world == worlds[0][1], "secret answers are imagined", seat, actor)

    def after(self, state: State, rng: Rng, actor: int, option: int, seat: int | None) -> tuple[object, list[object]]:
        """What a seat sees after an answer, and what it was told before anything came to light."""
        trial = state.copy()
        trial.rng = rng.copy()
        trial.listen()
        trial.apply(actor, option)
        told: list[object] = []
        for event in trial.hear():
            if trial.event_kind(event.kind).reveals:
                break
            told.append(trial.seen(event, seat))
        return trial.view(seat), told

    def audible(self, state: State, event: Event) -> None:
        """Whoever listens may hear an event, without what is not for them."""
        kind = state.event_kind(event.kind)
        for seat in (None, *range(state.seats)):
            seen = json.loads(json.dumps(state.seen(event, seat)))
            if seat is None or event.eyes not in (seat, SEATED):
                self.that(not set(kind.secret) & set(seen), "an event hides its secret arguments", kind.name, seat)

    # At the end

    def finish(self, state: State) -> None:
        self.that(not state.broken_invariants(), "nothing is broken at the end")
        self.that(bool(state.winners()), "somebody has won")
        self.that(len(state.scores()) == state.seats, "everybody has a score")
        self.that(self.game.load(state.dump()).dump() == state.dump(), "a finished game loads")
        for twin, dump in self.kept:
            self.that(twin.dump() == dump, "earlier copies are unchanged")
        find: Callable[[str], Game] = {self.game.slug: self.game}.__getitem__
        again = read(self.match.write(), find)
        self.that(again.state.dump() == state.dump(), "the record plays to the same state")


def declared(game: Game) -> None:
    """What a game says of its switches and presets makes sense."""

    def that(truth: bool, promise: str, *found: object) -> None:
        if not truth:
            raise Broken(f"{promise} {list(found)} ({game.slug})")

    values = {switch.name: switch.values for switch in game.switches}
    that(len(values) == len(game.switches), "switches have names of their own", [*values])
    for switch in game.switches:
        name = switch.name
        that(switch.default in switch.values, "the default of a switch is one of its values", name)
        that(len({type(value) for value in switch.values}) == 1, "the values of a switch are of one type", name)
        that(switch.rule in game.rulebook(), "a switch cites a rule", name)
        for each in switch.constraints:
            that(each.rule in game.rulebook(), "a constraint cites a rule", name, each)
            that({*each.values} <= {*switch.values}, "a constraint is about values of its switch", name, each)
            others = each.needs if isinstance(each, Applies) else each.others
            known = values.get(each.switch, ())
            that(
                {*others} <= {*known} and bool(others or not each.switch),
                "a constraint names what there is",
                name,
                each,
            )
            that(any(each.holds(seats, {}) for seats in game.seats), "a constraint leaves seats to play", name, each)
    for seats in game.seats:
        try:
            game.check(seats, {})
        except BadSwitch as error:
            that(False, "every number of seats can be played as usual", seats, error)
    for preset in game.presets:
        that(any(plays(game, seats, preset.switches) for seats in game.seats), "a preset can be played", preset.name)


def plays(game: Game, seats: int, switches: Mapping[str, Value]) -> bool:
    """Whether a game can be played like this."""
    try:
        game.check(seats, switches)
    except (BadSeats, BadSwitch):
        return False
    return True


def walk(game: Game, seats: int, seed: int, switches: Mapping[str, Value], secrets_every: int = 1) -> int:
    """Walk one game; returns the number of answers."""
    return Walk(game, seats, seed, switches, secrets_every).run()
