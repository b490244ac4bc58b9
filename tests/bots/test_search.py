"""The search: it repeats itself, keeps to its limits, remembers, and thinks on several cores."""

import math

import pytest

import saloon
from saloon.bots import BOTS, decide
from saloon.bots.analysis import Analysis, Candidate
from saloon.bots.levels import LEVELS, TEMPERS
from saloon.bots.parallel import ParallelSearch, merged
from saloon.bots.plain import Plain
from saloon.bots.reasons import reasons
from saloon.bots.search import Search, knowledge
from saloon.engine.game import Value
from saloon.engine.rng import Rng
from saloon.engine.state import State
from toy import ToyGame

GAMES: list[tuple[str, int, dict[str, Value]]] = [
    ("colt-express", 4, {}),
    ("colt-express", 2, {}),
    ("colt-express", 6, {"expert": True}),
    ("bang-duel", 2, {}),
]


def after(slug: str, seats: int, options: dict[str, Value], answers: int, seed: int = 1) -> State:
    """A game after so many random answers, at a question with a choice."""
    state = saloon.game(slug).new(seats, seed, **options)
    rng = Rng(seed)
    while True:
        seat = state.decider()
        legal = state.options(seat)
        if answers <= 0 and len(legal) > 1:
            return state
        state.apply(seat, legal[rng.below(len(legal))])
        answers -= 1


def told(analysis: Analysis) -> list[object]:
    return [
        analysis.worlds,
        analysis.chances,
        [(each.option, each.visits, each.chance, each.features) for each in analysis.candidates],
    ]


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_a_search_repeats_itself(slug: str, seats: int, options: dict[str, Value]) -> None:
    state = after(slug, seats, options, 9)
    seat = state.decider()
    first, second, third = (told(Search(seed, worlds=40).analyse(state, seat)) for seed in (3, 3, 4))
    assert first == second != third


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_an_analysis_covers_all_options_best_first(slug: str, seats: int, options: dict[str, Value]) -> None:
    state = after(slug, seats, options, 9)
    seat = state.decider()
    analysis = Search(1, worlds=60).analyse(state, seat)
    assert sorted(each.option for each in analysis.candidates) == sorted(state.options(seat))
    visits = [each.visits for each in analysis.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == analysis.worlds <= 60
    assert sum(analysis.chances) == pytest.approx(1.0)
    assert all(0.0 <= each.chance <= 1.0 for each in analysis.candidates)


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    """At the last answers of a game one option is often so much better that the others cannot catch up."""
    state = after("bang-duel", 2, {}, 150, seed=4)
    analysis = Search(1, worlds=4000).analyse(state, state.decider())
    best, second = analysis.candidates[:2]
    assert analysis.worlds == 4000 or best.visits - second.visits > 4000 - analysis.worlds


def test_a_search_heeds_the_clock() -> None:
    state = after("colt-express", 4, {}, 9)
    assert Search(1, worlds=10**9, seconds=0.0).analyse(state, state.decider()).worlds <= 64
    assert Plain(1, worlds=10**9, seconds=0.0).choose(state, state.decider()) in state.options(state.decider())


@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_of_those_who_choose_at_once_anybody_may_think_first(slug: str, seats: int, options: dict[str, Value]) -> None:
    state = saloon.game(slug).new(seats, 1, **options)
    rng = Rng(1)
    while len(state.deciders()) < 2:
        seat = state.decider()
        if seat < 0:
            pytest.fail("nobody ever chose at the same time as another") if slug == "bang-duel" else None
            return
        legal = state.options(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    last = state.deciders()[-1]
    assert Search(1, worlds=20).choose(state, last) in state.options(last)
    assert Plain(1, worlds=20).choose(state, last) in state.options(last)


def test_a_search_remembers_what_it_has_already_looked_at() -> None:
    """Where nobody else acts between two questions, the trees of the first one serve the second one."""
    bot = Search(1, worlds=300)
    state = saloon.game("bang-duel").new(2, 5)
    met = 0
    while met == 0:
        seat = state.decider()
        if seat != 0 or len(state.options(seat)) == 1:
            state.apply(seat, state.options(seat)[0])
            continue
        known = bot.trees.get(knowledge(state, seat))
        before = known[seat].visits if known is not None else 0.0
        analysis = bot.analyse(state, seat)
        if before > 0:
            met += 1
            assert sum(each.visits for each in analysis.candidates) == before + analysis.worlds
        state.apply(seat, analysis.best().option)


def test_trees_of_one_seat_are_nothing_to_another() -> None:
    state = after("colt-express", 4, {}, 9)
    bot, fresh = Search(1, worlds=30), Search(1, worlds=30)
    bot.analyse(state, state.decider())
    bot.rng = Rng(2)
    fresh.rng = Rng(2)
    other = (state.decider() + 1) % 4
    while state.decider() != other or len(state.options(other)) == 1:
        state.apply(state.decider(), state.options(state.decider())[0])
    assert told(bot.analyse(state, other)) == told(fresh.analyse(state, other))


def test_a_game_that_tells_bots_nothing_about_itself_is_played_too() -> None:
    state = ToyGame().new(3, 1)
    bots = [Search(1, worlds=20), Search(2, worlds=20, use_value=False), Plain(3, worlds=20)]
    while (seat := state.decider()) >= 0:
        state.play(seat, decide(bots[seat], state, seat))
    assert state.winners()


@pytest.mark.parametrize("name", LEVELS)
def test_levels_think_no_longer_than_people_bear(name: str) -> None:
    limits = {"easy": 0.2, "normal": 0.5, "hard": 1.0, "expert": 3.0}
    assert BOTS[name](1).seconds == limits[name]


def test_levels_think_harder_from_one_to_the_next() -> None:
    worlds = [BOTS[name](1).worlds for name in LEVELS]
    assert worlds == sorted(set(worlds))


@pytest.mark.parametrize("slug", saloon.games())
def test_every_game_knows_every_temper(slug: str) -> None:
    game = saloon.game(slug)
    assert set(game.tempers) == set(TEMPERS)
    assert len(game.features) == len(game.worth)
    assert all(set(weights) <= set(game.features) for weights in game.tempers.values())


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize(("slug", "seats", "options"), [GAMES[0], GAMES[3]])
def test_a_temper_shows_in_what_a_bot_values(temper: str, slug: str, seats: int, options: dict[str, Value]) -> None:
    state = after(slug, seats, options, 30)
    seat = state.decider()
    calm, moved = (Search(1, worlds=60, temper=name).analyse(state, seat) for name in ("", temper))
    assert told(calm) != told(moved)


def test_who_blunders_answers_by_the_prior() -> None:
    state = after("colt-express", 4, {}, 9)
    seat = state.decider()
    bot = Search(1, worlds=10**9, blunder_rate=1.0)  # it would think for ever
    assert {bot.choose(state, seat) for _ in range(40)} <= set(state.options(seat))


def test_several_cores_find_what_one_finds_and_repeat_themselves() -> None:
    state = after("colt-express", 4, {}, 9)
    seat = state.decider()
    found = []
    for _ in range(2):
        bot = ParallelSearch(5, Search(0, worlds=20), 2)
        try:
            analysis = bot.analyse(state, seat)
            assert bot.choose(state, seat) in state.options(seat)
        finally:
            bot.close()
        found.append(told(analysis))
    assert found[0] == found[1]
    assert analysis.worlds == 40
    assert sorted(each.option for each in analysis.candidates) == sorted(state.options(seat))


def test_what_several_found_is_weighed_by_how_often_they_looked() -> None:
    analysis = merged(0, [(30, [0.2, 0.8], [(7, 30, 0.2, [1.0])]), (10, [0.6, 0.4], [(7, 10, 0.6, [5.0])])])
    assert analysis.chances == pytest.approx([0.3, 0.7])
    assert analysis.best().visits == 40
    assert analysis.best().chance == pytest.approx(0.3)
    assert analysis.best().features == pytest.approx([2.0])


@pytest.mark.parametrize(("slug", "seats", "options"), [GAMES[0], GAMES[3]])
def test_reasons_name_features_and_how_much(slug: str, seats: int, options: dict[str, Value]) -> None:
    game = saloon.game(slug)
    said = set()
    for answers in range(5, 60, 5):
        state = after(slug, seats, options, answers)
        analysis = Search(1, worlds=80).analyse(state, state.decider())
        for reason in reasons(game, analysis, analysis.best()):
            assert reason.feature in game.features
            assert reason.amount > 0
            assert reason.key(slug) == f"{slug}-{'gain' if reason.good else 'risk'}-{reason.feature}"
            said.add(reason.key(slug))
    assert len(said) > 3


def test_advice_tells_what_was_tried_enough_by_chance() -> None:
    tried = [Candidate(1, 50, 0.30, []), Candidate(2, 30, 0.35, []), Candidate(3, 5, 0.1, []), Candidate(4, 4, 0.9, [])]
    assert [each.option for each in Analysis(0, 89, [], tried).advice(5)] == [2, 1, 3]
    assert [each.option for each in Analysis(0, 89, [], tried).advice(1)] == [2]


def test_the_runner_up_is_told_however_far_behind() -> None:
    tried = [Candidate(1, 5000, 0.33, []), Candidate(2, 9, 0.35, []), Candidate(3, 8, 0.4, [])]
    assert [each.option for each in Analysis(0, 5017, [], tried).advice(3)] == [1, 2]
    untried = [Candidate(1, 50, 0.3, []), Candidate(2, 0, 0.0, [])]
    assert [each.option for each in Analysis(0, 50, [], untried).advice(3)] == [1]


def test_no_clock_is_no_limit() -> None:
    assert Search(1).seconds == math.inf
