"""How BANG! The Duel is drawn: signs, the other side's cards, and room for very many answers."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console

import saloon
from saloon.cli.screen import packed_choices
from saloon.cli.show import Show
from saloon.cli.sitting import Sitting
from saloon.cli.ui import Ui
from saloon.engine.record import Match
from saloon.engine.rng import Rng
from saloon.games.bang_duel.cards import KINDS
from saloon.games.bang_duel.terminal.marks import BACKS, SYMBOLS, card_chips, gear_chips, life
from saloon.games.bang_duel.view import Card, DuelView, Person
from saloon.words import LANGUAGES, Words

GAME = saloon.game("bang-duel")
WORDS = Words("en", GAME)


def shown(seat: Show, labels: Sequence[str], size: tuple[int, int], viewer: int) -> str:
    """A screen as it stands on a terminal of that size."""
    file = io.StringIO()
    seat.out = Console(file=file, width=size[0], height=size[1], force_terminal=True, color_system=None)
    seat.question(viewer, labels)
    return file.getvalue()


def test_signs_differ() -> None:
    signs = [*BACKS.values(), *SYMBOLS.values()]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(sign) == 1 for sign in signs)


def test_cards_that_look_alike_are_counted() -> None:
    colt = [Card("outlaw", number, "colt", "dynamite") for number in (40, 41, 42)]
    hidden = [Card("law"), Card("outlaw"), Card("law")]
    chips = card_chips(WORDS, [*hidden, *colt], [41])
    assert [chip.plain for chip in chips] == ["Colt ✸✗×2", "Colt ✸✗°", "★×2", "✗"]


def test_equipment_that_sleeps_is_in_brackets() -> None:
    """But not what is always active."""
    gear = [Card("law", 1, "hat", "horseshoe"), Card("outlaw", 79, "dynamite", "barrel")]
    rear = Person("tuco", 1, 4, front=False, awake=False, always=False, gear=gear)
    assert [chip.plain for chip in gear_chips(WORDS, rear)] == ["(Hat Ω★)", "Dynamite ▥✗"]
    assert life(rear).plain == "♥♡♡♡"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_person_has_a_name_that_fits(language: str) -> None:
    """A row of a side of eighty columns: token and name, lives, and at least one piece of equipment in brackets."""
    words = Words(language, GAME)
    state = GAME.new(2, 0, squad=12)
    people = [person.name for seat in (0, 1) for person in seen(state.view(seat), seat)]
    people += [name for seat in (0, 1) for name in waiting(state.view(seat), seat)]
    assert len(people) == 24
    widest = max(cell_len(words.name("person", name)) for name in people)
    cards = max(cell_len(words.name("card", kind.name)) for kind in KINDS)
    assert 4 + widest + 2 + 5 + 2 + cards + 5 <= 80


def seen(view: object, seat: int) -> list[Person]:
    assert isinstance(view, DuelView)
    return [person for person in view.seats[seat].people if person]


def waiting(view: object, seat: int) -> list[str]:
    assert isinstance(view, DuelView)
    return view.seats[seat].waiting or []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, 4])
def test_whole_games_fit_eighty_columns(language: str, seed: int) -> None:
    """Whoever is asked, however many answers there are: the screen holds the question and room to type."""
    match = Match.new(GAME, 2, seed, {}, listen=True)
    sitting = Sitting(match, {})
    show = Show(Ui(language), sitting, {1: "scout"})
    rng = Rng(seed)
    while match.state.deciders():
        seat = match.state.decider()
        labels = show.labels(seat)
        assert len(set(labels)) == len(labels)
        if len(labels) > 5 or rng.below(10) == 0:
            lines = shown(show, labels, (80, 24), seat).split("\n")
            assert len(lines) <= 24, lines
            assert all(cell_len(line) <= 80 for line in lines)
        options = match.state.options(seat)
        sitting.play(seat, options[rng.below(len(options))])


def test_very_many_answers_are_packed() -> None:
    """Where a column would be too long, answers stand one after the other."""
    labels = [f"Play “Rattlesnake” as a Colt, number {number}" if number % 2 else "End it" for number in range(20)]
    rows = packed_choices(labels, [False] * 20, 80).plain.split("\n")
    assert len(rows) == 10
    assert all(cell_len(row) <= 80 for row in rows)
