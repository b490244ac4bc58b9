"""The line before the bots: whoever asks for much waits longer than whoever asks for little."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from saloon.table.line import SHORT, Line, Ticket, Turns
from saloon.table.rhythm import LONGEST

EASY, NORMAL, HARD, EXPERT, HINT = 0.2, 0.5, 1.0, 3.0, 1.0


def line_of(*tickets: Ticket) -> Line[Ticket]:
    line: Line[Ticket] = Line()
    for ticket in tickets:
        line.join(ticket)
    return line


def bot(payer: str, price: float, table: str = "") -> Ticket:
    return Ticket("answer", payer, table or f"{payer}'s", price)


def experts(payer: str, tables: int) -> list[Ticket]:
    return [bot(payer, EXPERT, f"{payer}'s {number}") for number in range(tables)]


def serve(line: Line[Ticket], seconds: float | None = None, may_be_long: bool = True) -> Ticket:
    """One worker, one errand: it takes as long as it may, or so many seconds."""
    ticket = line.take(may_be_long)
    assert ticket is not None
    line.served(ticket, ticket.price if seconds is None else seconds)
    return ticket


def test_who_comes_first_goes_first_among_equals() -> None:
    tickets = [bot(name, NORMAL) for name in "abcdef"]
    line = line_of(*tickets)
    assert [serve(line) for _ in tickets] == tickets
    assert line.take() is None


def test_ten_tables_of_experts_do_not_keep_somebody_else_waiting() -> None:
    line = line_of(*experts("mallory", 10))
    busy = line.take()
    ann = bot("ann", NORMAL)
    line.join(ann)
    assert next(line.order()) is ann
    assert busy is not None
    line.served(busy, EXPERT)
    assert line.take() is ann


def test_an_expert_of_somebody_else_comes_after_one_at_most() -> None:
    line = line_of(*experts("mallory", 10))
    for _ in range(3):  # mallory has had her turns meanwhile, and always has another errand
        serve(line)
    ann = bot("ann", EXPERT)
    line.join(ann)
    assert ann in (serve(line), serve(line))


def test_two_who_always_want_something_get_the_same() -> None:
    """However many tables they have, and however long their errands are."""
    line = line_of(*experts("mallory", 10), *[bot("ann", NORMAL) for _ in range(500)])
    had: Counter[str] = Counter()
    for _ in range(140):
        ticket = serve(line)
        had[ticket.payer] += round(10 * ticket.price)
        line.join(bot(ticket.payer, ticket.price, ticket.table))
    assert abs(had["ann"] - had["mallory"]) <= 10 * EXPERT


def test_of_one_person_every_table_has_its_turn() -> None:
    crowd = [bot("ann", EXPERT, "six experts") for _ in range(6)]
    other = bot("ann", EXPERT, "one expert")
    line = line_of(*crowd, other)
    assert other in (serve(line), serve(line))


def test_short_errands_go_before_long_ones() -> None:
    slow, hint, quick = bot("ann", EXPERT, "a"), Ticket("hint", "ann", "b", HINT), bot("ann", EASY, "c")
    line = line_of(slow, hint, quick)
    assert [serve(line) for _ in range(3)] == [quick, hint, slow]
    line = line_of(bot("ann", EXPERT, "same"), bot("ann", NORMAL, "same"))
    assert serve(line).price == NORMAL


def test_short_errands_do_not_keep_a_long_one_waiting_for_ever() -> None:
    """Neither those of one person, nor one each of people who come and go."""
    for names in (["mallory"] * 400, [f"mallory {number}" for number in range(400)]):
        ann = bot("ann", EXPERT)
        line = line_of(ann)
        for name in names:
            line.join(bot(name, NORMAL))
            if serve(line) is ann:
                break
        else:
            raise AssertionError("ann was never served")


def test_what_took_less_than_expected_costs_less() -> None:
    """A bot that has made up its mind at once leaves its person where others are."""
    line = line_of(bot("ann", EXPERT), bot("bel", NORMAL), bot("ann", NORMAL, "another"), bot("bel", NORMAL))
    assert serve(line, 0.01).payer == "bel"
    assert serve(line, 0.01).payer == "ann"
    assert [serve(line).payer, serve(line).payer] == ["bel", "ann"]


def test_nobody_saves_up_for_later_and_nobody_leaves_a_debt_behind() -> None:
    line = line_of(bot("cid", EXPERT), *[bot("mallory", NORMAL) for _ in range(4)])
    for _ in range(4):
        assert serve(line, may_be_long=False).payer == "mallory"
    assert list(line.people.here) == ["cid"], "mallory is gone for a moment"
    line.join(bot("mallory", NORMAL))
    line.join(bot("ann", NORMAL))
    assert line.people.had == {"cid": 0.0, "mallory": 2.0, "ann": 1.0}
    assert serve(line).payer == "ann"


def test_when_all_are_gone_nothing_is_kept() -> None:
    line = line_of(*experts("mallory", 3), bot("ann", NORMAL))
    for _ in range(4):
        serve(line)
    assert (line.waiting, line.tables, line.people.had, line.people.share) == ({}, {}, {}, 0.0)
    assert +line.kinds == Counter()
    assert line.brief == 0


def test_a_worker_that_is_kept_for_short_errands_takes_no_other() -> None:
    line = line_of(*experts("mallory", 3))
    assert line.take(may_be_long=False) is None
    ann = bot("ann", NORMAL)
    line.join(ann)
    assert line.take(may_be_long=False) is ann
    assert line.take(may_be_long=False) is None
    assert line.kinds["answer"] == 3


def test_who_gives_up_leaves_and_costs_nothing() -> None:
    gone, ann = bot("mallory", NORMAL), bot("ann", NORMAL)
    line = line_of(gone, ann)
    line.leave(gone)
    line.leave(gone)
    assert list(line.order()) == [ann]
    assert line.take() is ann
    line.leave(ann)  # too late: it is served
    assert list(line.people.here) == ["ann"]


def test_an_errand_that_was_for_nothing_has_its_place_again() -> None:
    first, second = bot("ann", EXPERT), bot("bel", EXPERT)
    line = line_of(first, second)
    assert line.take() is first
    line.again(first)
    assert list(line.order()) == [first, second]
    assert line.people.had == {"ann": 0.0, "bel": 0.0}


def test_what_has_no_limit_counts_as_the_longest() -> None:
    assert bot("ann", float("inf")).price == LONGEST
    assert [bot("ann", price).is_long for price in (EASY, NORMAL, HARD, EXPERT)] == [False, False, True, True]
    assert SHORT == NORMAL


steps = st.lists(
    st.tuples(st.sampled_from(["join", "take", "serve", "again", "leave"]), st.integers(0, 99)), max_size=120
)


@given(steps)
def test_nobody_is_lost_or_served_twice(wanted: list[tuple[str, int]]) -> None:
    line: Line[Ticket] = Line()
    waiting: list[Ticket] = []
    served: list[Ticket] = []
    for verb, number in wanted:
        if verb == "join":
            price = (EASY, NORMAL, HARD, EXPERT)[number % 4]
            ticket = bot(f"p{number % 3}", price, f"t{number % 5}")
            line.join(ticket)
            waiting.append(ticket)
        elif verb == "take":
            found = line.take(may_be_long=number % 2 == 0)
            if found is None:
                assert not [one for one in waiting if number % 2 == 0 or not one.is_long]
            else:
                waiting.remove(found)
                served.append(found)
        elif verb in ("serve", "again") and served:
            ticket = served.pop(number % len(served))
            if verb == "serve":
                line.served(ticket, ticket.price * number / 99)
            else:
                line.again(ticket)
                waiting.append(ticket)
        elif verb == "leave" and waiting:
            line.leave(waiting.pop(number % len(waiting)))
        order = list(line.order())
        assert sorted(order, key=id) == sorted(waiting, key=id)
        assert (sum(line.kinds.values()), line.brief) == (len(waiting), sum(not one.is_long for one in waiting))
        assert set(line.people.here) == {one.payer for one in (*waiting, *served)} == set(line.tables)
        assert set(line.people.here) <= set(line.people.had)


def test_who_comes_late_begins_where_the_others_are() -> None:
    turns = Turns()
    turns.come("a")
    turns.come("b")
    for _ in range(5):
        turns.come("a")
        turns.charge("a", 2.0)
        turns.go("a", 2.0)
    turns.come("late")
    assert turns.share == turns.had["late"] == 5.0
    assert turns.had["b"] == 0.0, "who has waited all the time goes before"
