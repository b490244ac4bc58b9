"""What bots see in a street: features, the guess, and habits that go only by what a seat knows."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from games.bang_duel.street import GAME, SEATS, Street, dealt, street
from saloon.bots.rollout import draw
from saloon.engine.rng import Rng
from saloon.engine.state import State
from saloon.games.bang_duel.cards import KINDS
from saloon.games.bang_duel.decisions import QUESTIONS
from saloon.games.bang_duel.features import FEATURES, LEARNED, PHASES
from saloon.games.bang_duel.fitted import FACTORS, WEIGHTS
from saloon.games.bang_duel.habits import HABITS
from saloon.games.bang_duel.traits import GIVES, PLAYS, TAKES, TRAITS


def plain(law: str = "django, garrett", outlaw: str = "tuco, hardin") -> Street:
    t = street(law, outlaw)
    t.deck(law="missed | colt", outlaw="missed | colt")
    return t


def feature(t: Street, name: str, side: str = "law") -> float:
    return t.state.features(SEATS[side])[FEATURES.index(name)]


def played(seed: int, squad: int = 4) -> Iterator[State]:
    """A game by habit, before each answer and at its end."""
    state = GAME.new(2, seed, squad=squad)
    rng = Rng(seed)
    while (seat := state.decider()) >= 0:
        yield state
        options = state.options(seat)
        state.apply(seat, options[draw(state.prior(state.asked(seat), options), rng)])
    yield state


def leaning(t: Street, side: str) -> dict[str, float]:
    """How a side leans to its answers, by their words."""
    seat = SEATS[side]
    weights = t.state.prior(t.state.asked(seat), t.state.options(seat))
    return dict(zip(t.choices(side), weights, strict=True))


# Features


def test_the_tables_fit_each_other() -> None:
    assert GAME.features == FEATURES
    assert len(GAME.worth) == len(FEATURES)
    assert {feature for weights in GAME.tempers.values() for feature in weights} <= set(FEATURES)
    assert list(WEIGHTS) == list(PHASES)
    assert [list(weights) for weights in WEIGHTS.values()] == [list(FEATURES)] * len(PHASES)
    assert LEARNED.factors == [FACTORS.get(trait, 1.0) for trait in TRAITS.names]  # a new one counts nothing
    assert len(HABITS) == len(QUESTIONS)


def test_more_is_better_for_every_feature() -> None:
    assert min(min(weights.values()) for weights in WEIGHTS.values()) >= 0.0
    assert min(GAME.worth) >= 0.0
    assert min(FACTORS.values()) > 0.0


def test_a_side_is_measured() -> None:
    t = plain("django 2, garrett 4")
    t.reserve(law="stranger")
    t.hands(law="colt, shotgun, knife, missed, water", outlaw="hat")
    t.gear(django="hat", garrett="barrel, rattlesnake, dynamite, stampede", tuco="scope")
    t.turn("law")
    measured = dict(zip(FEATURES, t.state.features(0), strict=True))
    assert measured == {
        "life": 10,
        "squad": 3,
        "front": 2,
        "hand": 5,
        "answers": 1,
        "shots": 3,
        "ready": 2,  # one BANG! card a turn
        "gear": 2,
        "calm": -0.625,
        "turn": 1,
        "harm": -8,
        "disarm": -2,
    }


@pytest.mark.parametrize(
    ("law", "hand", "answers", "shots", "ready"),
    [
        ("annie-oakley, garrett", "missed, colt", 2, 2, 1),  # each is both
        ("garrett, annie-oakley", "missed, colt", 1, 1, 1),  # she is in the rear
        ("stranger, garrett", "colt, shotgun, shotgun", 0, 3, 2),
        ("garrett, stranger", "colt, shotgun, shotgun", 0, 3, 2),
    ],
)
def test_hands_are_measured_by_who_holds_them(law: str, hand: str, answers: int, shots: int, ready: int) -> None:
    t = plain(law)
    t.hands(law=hand)
    t.turn("law")
    assert [feature(t, name) for name in ("answers", "shots", "ready")] == [answers, shots, ready]


def test_only_who_is_on_turn_is_ready_to_shoot() -> None:
    t = plain()
    t.hands(law="colt", outlaw="colt, missed, water")
    t.turn("outlaw")
    assert (feature(t, "ready", "law"), feature(t, "turn", "law")) == (0, 0)
    assert (feature(t, "ready", "outlaw"), feature(t, "shots", "outlaw")) == (1, 3)  # all of Tuco's cards are Colts


# The guess


@pytest.mark.parametrize("squad", [4, 7])
def test_chances_add_up_and_the_end_is_certain(squad: int) -> None:
    state = None
    for state in played(int(squad), squad):
        law, outlaw = state.value()
        assert law + outlaw == pytest.approx(1.0)
        assert 0.0 <= law <= 1.0
    assert state is not None
    assert state.value()[state.winners()[0]] == 1.0


def test_a_wound_is_bad_for_whoever_has_it() -> None:
    chances = []
    for life in ("1", "3", "5"):
        t = plain(f"garrett {life}, django")
        t.turn("law")
        chances.append(t.state.value()[0])
    assert chances == sorted(set(chances))


def test_even_sides_differ_only_in_whose_turn_it_is() -> None:
    chances = []
    for side in ("law", "outlaw"):
        t = plain("stranger, pinkerton", "hardin, sundance")
        t.turn(side)
        chances.append(t.state.value()[SEATS[side]])
    assert chances[0] == pytest.approx(chances[1])


@pytest.mark.parametrize(
    ("law", "law_reserve", "outlaw_reserve", "phase"),
    [
        ("django, garrett", "stranger, pinkerton, tilghman", "sundance, daltons", "crowds"),
        ("django, garrett", "stranger", "sundance", "reserves"),
        ("django, garrett", "stranger", "", "pairs"),
        ("django, garrett", "", "", "pairs"),
        ("django", "", "sundance", "alone"),
    ],
)
def test_weights_go_by_who_is_left(law: str, law_reserve: str, outlaw_reserve: str, phase: str) -> None:
    t = plain(law)
    t.reserve(law=law_reserve, outlaw=outlaw_reserve)
    t.turn("law")
    assert PHASES[t.state.phase()] == phase


# When to guess, and what others see


def test_a_turn_is_quiet_until_something_of_it_is_spent() -> None:
    t = plain()
    t.hands(law="colt, stampede", outlaw="missed")
    t.begins("law")
    assert t.asked() == "law play"
    assert t.state.quiet()
    t.plays("law", "play stampede")
    assert not t.state.quiet()  # at whom?
    t.plays("law", "at tuco")
    assert t.state.quiet()
    t.plays("law", "play colt")
    assert not t.state.quiet()  # the hit is open
    t.plays("outlaw", "take the hit")
    assert not t.state.quiet()  # the BANG! card of the turn is spent


def test_a_moved_token_and_a_used_ability_are_not_quiet() -> None:
    t = plain()
    t.turn("law")
    t.plays("law", "move the token")
    assert not t.state.quiet()
    t = plain(outlaw="kitty-leroy, hardin")
    t.turn("outlaw")
    t.plays("outlaw", "use kitty-leroy")
    assert not t.state.quiet()


def test_the_choice_of_a_front_looks_alike() -> None:
    state = dealt(3).state
    frame = state.asked(0)
    assert len({state.public_label(frame, option) for option in state.options(0)}) == 1


def test_of_two_cards_others_see_the_one_that_goes() -> None:
    t = street("django, garrett", "sundance, hardin")
    t.hands(outlaw="colt")
    t.deck(law="gatling | colt", outlaw="knife | colt")
    t.turn("outlaw")
    t.plays("outlaw", "use sundance", "pay colt")
    frame = t.state.asked(1)
    kept = [option for option in t.state.options(1) if "gatling" in t.state.text(1, option)]
    seen = t.state.public_label(frame, kept[0])
    t.plays("outlaw", "keep gatling")
    assert seen == t.state.discard[-1]
    assert t.pile()[-1] == "knife"


def test_other_answers_are_seen_as_they_are() -> None:
    t = plain()
    t.hands(law="colt, knife")
    t.turn("law")
    frame = t.state.asked(0)
    assert [t.state.public_label(frame, option) for option in t.state.options(0)] == t.state.options(0)


# Habits


def test_every_type_of_card_has_its_traits() -> None:
    for name, group in (("plays", PLAYS), ("gives", GIVES), ("takes", TAKES)):
        assert [TRAITS.names[trait] for trait in group] == [f"{name}-{kind.name}" for kind in KINDS]


@pytest.mark.parametrize("seed", range(4))
def test_leaning_is_the_product_of_traits_and_knows_no_more_than_the_seat(seed: int) -> None:
    rng = Rng(seed)
    for number, state in enumerate(played(seed, 4 + seed)):
        for seat in state.deciders():
            frame = state.asked(seat)
            options = state.options(seat)
            weights = state.prior(frame, options)
            factors = [[FACTORS.get(trait, 1.0) for trait in state.traits(frame, option)] for option in options]
            assert weights == pytest.approx([math.prod(each) for each in factors])
            if number % 5 == 0:
                imagined = state.imagine(seat, rng)
                assert imagined.prior(imagined.asked(seat), options) == weights


def traits_of(t: Street, side: str, words: str) -> set[str]:
    seat = SEATS[side]
    option = t.state.options(seat)[t.choices(side).index(words)]
    return set(t.state.traits(t.state.asked(seat), option))


LAW = "garrett, wyatt-earp"
OUTLAW = "hardin, sundance"
# The street: law / outlaws / hands / equipment; what is played, and last the answer that is looked at; its traits
CASES = [
    # The own turn
    ("garrett, wyatt-earp / hardin, sundance / law: colt / ", "law: end turn", "end"),
    ("garrett 1, wyatt-earp / hardin, sundance / law: colt, colt, water / ", "law: end turn", "end end-over"),
    ("garrett, wyatt-earp / hardin 1, sundance / law: colt / ", "law: play colt", "plays-colt kills sure"),
    ("garrett, wyatt-earp / hardin, sundance / law: colt; outlaw: knife / ", "law: play colt", "plays-colt"),
    ("garrett, wyatt-earp / hardin, sundance / law: colt / hardin: hat", "law: play colt", "plays-colt covered"),
    ("garrett, wyatt-earp / hardin, sundance / law: hail / ", "law: play hail", "plays-hail hail-vain"),
    (
        "garrett, wyatt-earp / hardin, sundance / law: hail; outlaw: knife / hardin: bank, watch",
        "law: play hail",
        "plays-hail hail-many",
    ),
    ("garrett, wyatt-earp 1 / hardin, sundance / law: gatling / ", "law: play gatling", "plays-gatling own-dies"),
    ("garrett, wyatt-earp / hardin, sundance 1 / law: indians / ", "law: play indians", "plays-indians they-die"),
    ("garrett, wyatt-earp / hardin, sundance / law: duel / ", "law: play duel", "plays-duel unarmed"),
    ("garrett, wyatt-earp / hardin, sundance / law: duel, colt, colt / ", "law: play duel", "plays-duel armed"),
    ("garrett 1, wyatt-earp / hardin, sundance 1 / law: water / ", "law: play water", "plays-water saves hunts"),
    ("garrett, wyatt-earp / hardin, sundance / outlaw: rest / ", "outlaw: play rest", "plays-rest heals-none"),
    ("garrett, wyatt-earp / hardin 1, sundance 1 / outlaw: rest / ", "outlaw: play rest", "plays-rest heals-more"),
    ("garrett 3, wyatt-earp 2 / daltons, sundance / law: respite / ", "law: play respite", "plays-respite heals-one"),
    ("garrett, wyatt-earp / hardin, sundance / law: hat / wyatt_earp: hat", "law: play hat", "plays-hat worn-already"),
    (
        "garrett, wyatt-earp / hardin, sundance / law: teacher / hardin: bank; garrett: dynamite",
        "law: play teacher",
        "plays-teacher takes-good rids",
    ),
    (
        "annie-oakley, garrett / hardin, sundance / law: missed; outlaw: knife / ",
        "law: play missed as colt",
        "as-a-colt gives-missed",
    ),
    ("garrett / hardin, sundance / law: water, scope / ", "law: reload scope", "reloads gives-scope"),
    ("garrett / hardin, sundance /  / garrett: scope", "law: reload scope", "reloads-worn"),
    ("garrett 1, wyatt-earp / hardin, sundance /  / garrett: hat", "law: move the token", "moves shelters lulls"),
    (
        "garrett, wyatt-earp / hardin, tom-horn 2 /  / tom_horn: hat",
        "outlaw: move the token",
        "moves exposes wakes pounces",
    ),
    ("garrett, wyatt-earp / kitty-leroy, hardin /  / ", "outlaw: use kitty-leroy", "uses-kitty"),
    ("garrett, wyatt-earp / cattle-kate, hardin /  / cattle_kate: hat", "outlaw: use cattle-kate", "uses-kate"),
    # At whom
    (
        "garrett, wyatt-earp / hardin, sundance 1 / law: winchester / sundance: hat",
        "law: play winchester; law: at sundance",
        "aim-rear aim-kills aim-weaker aim-covered",
    ),
    ("garrett, wyatt-earp / hardin, sundance / law: hat / ", "law: play hat; law: at hardin", "help-theirs"),
    (
        "garrett, wyatt-earp 1 / hardin, sundance / law: hat / ",
        "law: play hat; law: at wyatt-earp",
        "help-own help-weak",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / outlaw: rattlesnake / ",
        "outlaw: play rattlesnake; outlaw: at garrett",
        "harm-theirs",
    ),
    (
        "garrett, wyatt-earp / ransom, sundance / outlaw: dynamite / ",
        "outlaw: play dynamite; outlaw: at garrett",
        "fuse-theirs",
    ),
    # Hits and losses
    (
        "garrett 1, wyatt-earp / hardin, sundance / law: colt; outlaw: knife / ",
        "outlaw: play knife; law: take the hit",
        "takes-hit takes-last",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / law: return-fire; outlaw: knife / ",
        "outlaw: play knife; law: play return-fire",
        "misses plays-return-fire",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / outlaw: knife / garrett: barrel",
        "outlaw: play knife; law: try the barrel",
        "tries",
    ),
    (
        "tex-willer, garrett / hardin, sundance / law: colt; outlaw: missed / ",
        "law: play colt; outlaw: play missed",
        "misses plays-missed miss-vain",
    ),
    (
        "tex-willer, garrett / hardin, sundance / law: colt; outlaw: missed, knife / ",
        "law: play colt; outlaw: play missed; outlaw: waste",
        "wastes",
    ),
    (
        "garrett 1, buffalo-bill / hardin, sundance / outlaw: knife / ",
        "outlaw: play knife; law: shield",
        "shields shields-last shields-strong",
    ),
    (
        "garrett, wyatt-earp / hardin 1, sundance / law: duel; outlaw: knife / ",
        "law: play duel; outlaw: give up",
        "gives-up gives-last",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / law: indians; outlaw: knife / ",
        "law: play indians; outlaw: shoot back with knife",
        "shoots-back gives-knife",
    ),
    # What cards and characters ask
    (
        "garrett, wyatt-earp / hardin, sundance / law: missed; outlaw: robbery / garrett: hat",
        "outlaw: play robbery; outlaw: strip hat",
        "strips-help-theirs",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / law: missed; outlaw: robbery / ",
        "outlaw: play robbery; outlaw: steal law",
        "steals",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance / law: teacher / garrett: stampede",
        "law: play teacher; law: take stampede",
        "fetches-harm-own takes-stampede",
    ),
    (
        "garrett, wyatt-earp / hardin, sundance 1 / law: water / hardin: hat",
        "law: play water; law: swap outlaw",
        "swap-theirs drives-weak drives-off-gear",
    ),
    ("garrett 1, wyatt-earp / hardin, sundance / law: water / ", "law: play water; law: swap law", "swap-own shelters"),
    (
        "garrett 1, wyatt-earp / hardin, sundance / law: respite / ",
        "law: play respite; law: at garrett",
        "inn-own heals-more",
    ),
    (
        "garrett 1, wyatt-earp / hardin, sundance / law: respite / ",
        "law: play respite; law: at wyatt-earp",
        "inn-own inn-harmful",
    ),
    (
        "django / pearl-hart, hardin / law: missed; outlaw: water, colt / ",
        "outlaw: reload water; outlaw: use pearl-hart; outlaw: pay colt; outlaw: reload again",
        "repeats-reload",
    ),
]


def parts(text: str) -> list[tuple[str, str]]:
    """ "law: colt, knife; outlaw: missed" by name."""
    return [(name.strip(), rest.strip()) for name, _, rest in (part.partition(":") for part in text.split(";")) if rest]


@pytest.mark.parametrize(("position", "play", "expected"), CASES)
def test_what_stands_out(position: str, play: str, expected: str) -> None:
    law, outlaw, hands, gear = position.split(" / ")
    moves = parts(play)
    side, answer = moves.pop()
    t = street(law, outlaw)
    t.hands(**dict(parts(hands)))
    t.gear(**dict(parts(gear)))
    t.turn(moves[0][0] if moves else side)
    for who, words in moves:
        t.plays(who, words)
    assert sorted(traits_of(t, side, answer)) == sorted(expected.split())


def test_masterson_looks_for_luck() -> None:
    t = street("masterson, garrett", OUTLAW)
    t.gear(garrett="dynamite", hardin="barrel")
    t.hands(law="knife")
    t.deck(law="gatling B | colt D", outlaw="watch H | missed B")
    t.begins("law")
    assert traits_of(t, "law", "count gatling") == {"lucky"}
    assert traits_of(t, "law", "count colt") == set()
    t.plays("law", "count gatling", "play knife")
    t.plays("outlaw", "try the barrel")
    assert traits_of(t, "law", "count watch") == {"lucky"}  # the wrong symbol for the others is luck too
    assert traits_of(t, "law", "count missed") == set()


def test_a_habit_shoots_before_it_ends_the_turn_and_saves_the_last_life() -> None:
    t = street(LAW, OUTLAW)
    t.hands(law="colt", outlaw="missed")
    t.turn("law")
    lean = leaning(t, "law")
    assert lean["play colt"] > lean["end turn"]
    t = street("garrett 1, wyatt-earp", OUTLAW)
    t.hands(law="missed", outlaw="knife")
    t.turn("outlaw")
    t.plays("outlaw", "play knife")
    lean = leaning(t, "law")
    assert lean["play missed"] > 2 * lean["take the hit"]
