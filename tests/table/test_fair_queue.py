"""The queue before the bots: whoever asks for much waits longer than whoever asks for little."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from saloon.table.fair_queue import SHORT, FairQueue, Ticket, Turns
from saloon.table.rhythm import LONGEST

EASY, NORMAL, HARD, EXPERT, HINT = 0.2, 0.5, 1.0, 3.0, 1.0


def queue_of(*tickets: Ticket) -> FairQueue[Ticket]:
    queue: FairQueue[Ticket] = FairQueue()
    for ticket in tickets:
        queue.join(ticket)
    return queue


def bot(payer: str, estimate: float, table: str = "") -> Ticket:
    return Ticket("answer", payer, table or f"{payer}'s", estimate)


def experts(payer: str, tables: int) -> list[Ticket]:
    return [bot(payer, EXPERT, f"{payer}'s {number}") for number in range(tables)]


def serve(queue: FairQueue[Ticket], seconds: float | None = None, may_be_long: bool = True) -> Ticket:
    """One worker, one errand: it takes as long as it may, or so many seconds."""
    ticket = queue.take(may_be_long)
    assert ticket is not None
    queue.served(ticket, ticket.estimate if seconds is None else seconds)
    return ticket


def test_who_comes_first_goes_first_among_equals() -> None:
    tickets = [bot(name, NORMAL) for name in "abcdef"]
    queue = queue_of(*tickets)
    assert [serve(queue) for _ in tickets] == tickets
    assert queue.take() is None


def test_ten_tables_of_experts_do_not_keep_somebody_else_waiting() -> None:
    queue = queue_of(*experts("mallory", 10))
    busy = queue.take()
    ann = bot("ann", NORMAL)
    queue.join(ann)
    assert next(queue.order()) is ann
    assert busy is not None
    queue.served(busy, EXPERT)
    assert queue.take() is ann


def test_an_expert_of_somebody_else_comes_after_one_at_most() -> None:
    queue = queue_of(*experts("mallory", 10))
    for _ in range(3):  # mallory has had her turns meanwhile, and always has another errand
        serve(queue)
    ann = bot("ann", EXPERT)
    queue.join(ann)
    assert ann in (serve(queue), serve(queue))


def test_two_who_always_want_something_get_the_same() -> None:
    """However many tables they have, and however long their errands are."""
    queue = queue_of(*experts("mallory", 10), *[bot("ann", NORMAL) for _ in range(500)])
    had: Counter[str] = Counter()
    for _ in range(140):
        ticket = serve(queue)
        had[ticket.payer] += round(10 * ticket.estimate)
        queue.join(bot(ticket.payer, ticket.estimate, ticket.table))
    assert abs(had["ann"] - had["mallory"]) <= 10 * EXPERT


def test_of_one_person_every_table_has_its_turn() -> None:
    crowd = [bot("ann", EXPERT, "six experts") for _ in range(6)]
    other = bot("ann", EXPERT, "one expert")
    queue = queue_of(*crowd, other)
    assert other in (serve(queue), serve(queue))


def test_short_errands_go_before_long_ones() -> None:
    slow, hint, quick = bot("ann", EXPERT, "a"), Ticket("hint", "ann", "b", HINT), bot("ann", EASY, "c")
    queue = queue_of(slow, hint, quick)
    assert [serve(queue) for _ in range(3)] == [quick, hint, slow]
    queue = queue_of(bot("ann", EXPERT, "same"), bot("ann", NORMAL, "same"))
    assert serve(queue).estimate == NORMAL


def test_short_errands_do_not_keep_a_long_one_waiting_for_ever() -> None:
    """Neither those of one person, nor one each of people who come and go."""
    for names in (["mallory"] * 400, [f"mallory {number}" for number in range(400)]):
        ann = bot("ann", EXPERT)
        queue = queue_of(ann)
        for name in names:
            queue.join(bot(name, NORMAL))
            if serve(queue) is ann:
                break
        else:
            raise AssertionError("ann was never served")


def test_what_took_less_than_expected_costs_less() -> None:
    """A bot that has made up its mind at once leaves its person where others are."""
    queue = queue_of(bot("ann", EXPERT), bot("bel", NORMAL), bot("ann", NORMAL, "another"), bot("bel", NORMAL))
    assert serve(queue, 0.01).payer == "bel"
    assert serve(queue, 0.01).payer == "ann"
    assert [serve(queue).payer, serve(queue).payer] == ["bel", "ann"]


def test_nobody_saves_up_for_later_and_nobody_leaves_a_debt_behind() -> None:
    queue = queue_of(bot("cid", EXPERT), *[bot("mallory", NORMAL) for _ in range(4)])
    for _ in range(4):
        assert serve(queue, may_be_long=False).payer == "mallory"
    assert list(queue.people.here) == ["cid"], "mallory is gone for a moment"
    queue.join(bot("mallory", NORMAL))
    queue.join(bot("ann", NORMAL))
    assert queue.people.had == {"cid": 0.0, "mallory": 2.0, "ann": 1.0}
    assert serve(queue).payer == "ann"


def test_when_all_are_gone_nothing_is_kept() -> None:
    queue = queue_of(*experts("mallory", 3), bot("ann", NORMAL))
    for _ in range(4):
        serve(queue)
    assert (queue.waiting, queue.tables, queue.people.had, queue.people.share) == ({}, {}, {}, 0.0)
    assert +queue.kinds == Counter()
    assert queue.brief == 0


def test_a_worker_that_is_kept_for_short_errands_takes_no_other() -> None:
    queue = queue_of(*experts("mallory", 3))
    assert queue.take(may_be_long=False) is None
    ann = bot("ann", NORMAL)
    queue.join(ann)
    assert queue.take(may_be_long=False) is ann
    assert queue.take(may_be_long=False) is None
    assert queue.kinds["answer"] == 3


def test_who_gives_up_leaves_and_costs_nothing() -> None:
    gone, ann = bot("mallory", NORMAL), bot("ann", NORMAL)
    queue = queue_of(gone, ann)
    queue.leave(gone)
    queue.leave(gone)
    assert list(queue.order()) == [ann]
    assert queue.take() is ann
    queue.leave(ann)  # too late: it is served
    assert list(queue.people.here) == ["ann"]


def test_an_errand_that_was_for_nothing_has_its_place_again() -> None:
    first, second = bot("ann", EXPERT), bot("bel", EXPERT)
    queue = queue_of(first, second)
    assert queue.take() is first
    queue.again(first)
    assert list(queue.order()) == [first, second]
    assert queue.people.had == {"ann": 0.0, "bel": 0.0}


def test_what_has_no_limit_counts_as_the_longest() -> None:
    assert bot("ann", float("inf")).estimate == LONGEST
    assert [bot("ann", estimate).is_long for estimate in (EASY, NORMAL, HARD, EXPERT)] == [False, False, True, True]
    assert SHORT == NORMAL


steps = st.lists(
    st.tuples(st.sampled_from(["join", "take", "serve", "again", "leave"]), st.integers(0, 99)), max_size=120
)


@given(steps)
def test_nobody_is_lost_or_served_twice(wanted: list[tuple[str, int]]) -> None:
    queue: FairQueue[Ticket] = FairQueue()
    waiting: list[Ticket] = []
    served: list[Ticket] = []
    for verb, number in wanted:
        if verb == "join":
            estimate = (EASY, NORMAL, HARD, EXPERT)[number % 4]
            ticket = bot(f"p{number % 3}", estimate, f"t{number % 5}")
            queue.join(ticket)
            waiting.append(ticket)
        elif verb == "take":
            found = queue.take(may_be_long=number % 2 == 0)
            if found is None:
                assert not [one for one in waiting if number % 2 == 0 or not one.is_long]
            else:
                waiting.remove(found)
                served.append(found)
        elif verb in ("serve", "again") and served:
            ticket = served.pop(number % len(served))
            if verb == "serve":
                queue.served(ticket, ticket.estimate * number / 99)
            else:
                queue.again(ticket)
                waiting.append(ticket)
        elif verb == "leave" and waiting:
            queue.leave(waiting.pop(number % len(waiting)))
        order = list(queue.order())
        assert sorted(order, key=id) == sorted(waiting, key=id)
        assert (sum(queue.kinds.values()), queue.brief) == (len(waiting), sum(not one.is_long for one in waiting))
        assert set(queue.people.here) == {one.payer for one in (*waiting, *served)} == set(queue.tables)
        assert set(queue.people.here) <= set(queue.people.had)


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
