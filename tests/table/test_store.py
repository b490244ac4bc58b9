"""The store: what goes in comes out, on both databases."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from saloon.table.rows import LOOSE, ChairRow, JournalRow, Kind, Phase, TableChange, TableRow
from saloon.table.store import Conflict, Store
from saloon.table.wire import Entry

TABLE = TableRow(
    id="t",
    game="colt-express",
    rules=3,
    switches={"expert": True, "horse": "late"},
    open=True,
    pace="human",
    host="ann",
    seed="0a" * 32,
    phase=Phase.WAITING,
    created=1_700_000_000_000,
    touched=1_700_000_000_001,
    number=1,
    asked=[],
    rhythm=4,
    hints=True,
)
CHAIRS = [ChairRow("t", 0, "ann", "Ann"), ChairRow("t", 1, bot="sheriff"), ChairRow("t", 2)]
FIRST = JournalRow("t", 1, Kind.MADE, 1_700_000_000_000)
CHANGE = TableChange(Phase.PLAYING, 1_700_000_000_002, [0, 2], "ann", {"ann": [0]})

# What people may write, and what would happen to a careless program
STRINGS = [
    "Robert'); DROP TABLE tables;--",
    "' OR '1'='1",
    '"; \\ % %s %(id)s :id ? $1 {0}',
    "Щедрик, їжак, ґава",
    "naïve 火車 🤠 \u202eback",
    "  spaces\tand\nlines  ",
    "",
]


def using(place: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, use it, and close it whatever happens."""

    async def run() -> None:
        store = await Store.open(place)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


async def put_table(store: Store, ident: str = "t", **fields: object) -> None:
    chairs = [replace(chair, table_id=ident) for chair in CHAIRS]
    await store.create_table(replace(TABLE, id=ident, **fields), chairs, replace(FIRST, table_id=ident))


def entry(number: int, **fields: object) -> JournalRow:
    return replace(JournalRow("t", number, Kind.ANSWERED, 1_700_000_000_000 + number), **fields)


# Tables


def test_a_new_table_comes_back_as_it_was(place: str) -> None:
    async def play(store: Store) -> None:
        assert await store.load_table("t") is None
        await store.create_table(TABLE, list(reversed(CHAIRS)), FIRST)
        assert await store.load_table("t") == (TABLE, CHAIRS)
        assert await store.journal("t") == [FIRST]
        assert await store.count_tables() == 1

    using(place, play)


def test_an_id_is_taken_once(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        with pytest.raises(Conflict):
            await store.create_table(replace(TABLE, game="other"), [], FIRST)
        assert await store.load_table("t") == (TABLE, CHAIRS)

    using(place, play)


def test_an_entry_changes_its_table_and_its_chairs(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        await put_table(store, "other")
        bel = ChairRow("t", 2, "bel", "Bel", "deputy")
        await store.append(entry(2), CHANGE, [bel, ChairRow("t", 3)])
        table = replace(TABLE, number=2, phase="playing", touched=CHANGE.touched, asked=[0, 2], held=CHANGE.held)
        assert await store.load_table("t") == (table, [*CHAIRS[:2], bel, ChairRow("t", 3)])
        await store.append(entry(3), CHANGE)
        assert await store.load_table("t") == (
            replace(table, number=3),
            [*CHAIRS[:2], bel, ChairRow("t", 3)],
        )
        untouched = await store.load_table("other")
        assert untouched is not None
        assert untouched[0] == replace(TABLE, id="other")

    using(place, play)


def test_open_tables_are_those_that_wait_the_newest_first(place: str) -> None:
    async def play(store: Store) -> None:
        assert await store.open_tables(10) == []
        await put_table(store, "old", created=1)
        await put_table(store, "new", created=3)
        await put_table(store, "middle", created=2)
        await put_table(store, "private", open=False)
        await put_table(store, "begun", phase="playing")
        found = await store.open_tables(10)
        assert [table.id for table, _ in found] == ["new", "middle", "old"]
        assert found[1][1] == [replace(chair, table_id="middle") for chair in CHAIRS]
        assert [table.id for table, _ in await store.open_tables(2)] == ["new", "middle"]

    using(place, play)


def test_tables_of_a_person_the_last_touched_first(place: str) -> None:
    async def play(store: Store) -> None:
        assert await store.tables_of("ann", 10) == []
        for ident, touched in (("a", 2), ("b", 3), ("c", 1)):
            await put_table(store, ident, touched=touched)
        # Two chairs at one table are still one table
        await store.append(replace(entry(2), table_id="c"), replace(CHANGE, touched=4), [ChairRow("c", 2, "ann")])
        await store.append(replace(entry(2), table_id="a"), replace(CHANGE, touched=5), [ChairRow("a", 0, "bel")])
        assert [table.id for table, _ in await store.tables_of("ann", 10)] == ["c", "b"]
        assert [table.id for table, _ in await store.tables_of("ann", 1)] == ["c"]
        ((table, chairs),) = await store.tables_of("bel", 10)
        assert (table.id, [chair.person for chair in chairs]) == ("a", ["bel", None, None])

    using(place, play)


def test_bots_that_owe_an_answer_are_found(place: str) -> None:
    bot = next(chair.seat for chair in CHAIRS if chair.bot)

    async def play(store: Store) -> None:
        await put_table(store, "waiting", asked=[bot])
        await put_table(store, "playing", phase="playing", touched=1, asked=[bot])
        await put_table(store, "later", phase="playing", touched=2, asked=[0, bot])
        await put_table(store, "somebody else", phase="playing", asked=[0])
        await put_table(store, "over", phase="over")
        assert await store.asked_bots() == ["later", "playing"]

    using(place, play)


def test_the_first_who_says_where_it_goes_on_decides(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        said = await asyncio.gather(*[store.set_rematch("t", f"next{number}") for number in range(5)])
        assert len(set(said)) == 1
        found = await store.load_table("t")
        assert found is not None
        assert found[0] == replace(TABLE, rematch=said[0])
        with pytest.raises(LookupError):
            await store.set_rematch("nowhere", "next")

    using(place, play)


# Journals


def test_entries_come_back_as_they_were(place: str) -> None:
    full = entry(
        2,
        seat=1,
        name="Ann",
        bot="sheriff",
        answers=7,
        words="move to roof 3",
        message="m-1",
        person="ann",
        undo_cost="chance",
        events='[{"public":{"key":"їде"}}]'.encode(),
        dump=b'{"state":{}}',
    )

    async def play(store: Store) -> None:
        await put_table(store)
        await store.append(full, CHANGE)
        await store.append(entry(3), CHANGE)
        bare = replace(full, dump=None)
        assert await store.journal("t") == [FIRST, bare, entry(3)]
        assert await store.journal("t", 1) == [bare, entry(3)]
        assert await store.journal("t", 1, 3) == [bare]
        assert await store.journal("t", most=2) == [bare, entry(3)]
        assert await store.journal("t", 3) == []
        assert await store.journal("nowhere") == []
        assert await store.latest("t") == full

    using(place, play)


@pytest.mark.parametrize("number", [0, 1, 3, 9])
def test_only_the_next_entry_is_written(place: str, number: int) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        with pytest.raises(Conflict):
            await store.append(entry(number), CHANGE, [ChairRow("t", 0, "thief")])
        assert await store.load_table("t") == (TABLE, CHAIRS)
        assert await store.journal("t") == [FIRST]
        with pytest.raises(Conflict):
            await store.append(replace(entry(1), table_id="nowhere"), CHANGE)

    using(place, play)


def test_a_message_is_written_once_for_each_person(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        await put_table(store, "other")
        await store.append(entry(2, person="ann", message="m"), CHANGE)
        with pytest.raises(Conflict):
            await store.append(entry(3, person="ann", message="m"), replace(CHANGE, phase="over"))
        found = await store.load_table("t")
        assert found is not None
        assert (found[0].number, found[0].phase) == (2, "playing"), "nothing of it was written"
        await store.append(entry(3, person="bel", message="m"), CHANGE)
        await store.append(entry(4, person="ann"), CHANGE)
        await store.append(entry(5, person="ann"), CHANGE)
        await store.append(replace(entry(2, person="ann", message="m"), table_id="other"), CHANGE)

    using(place, play)


def test_dumps_are_found_by_the_number_of_answers_and_forgotten_in_the_end(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        assert await store.latest("t") is None
        # Two answers, the second one taken back and given otherwise; then somebody comes
        for number, answers in ((2, 0), (3, 1), (4, 2), (5, 1), (6, 2)):
            await store.append(entry(number, answers=answers, dump=str(number).encode()), CHANGE)
        await store.append(entry(7, answers=2), CHANGE)
        for answers, number in ((0, 2), (1, 5), (2, 6)):
            found = await store.dump_at("t", answers)
            assert found is not None
            assert (found.number, found.dump) == (number, str(number).encode())
        assert await store.dump_at("t", 3) is None
        latest = await store.latest("t")
        assert latest is not None
        assert latest.number == 6
        await put_table(store, "other")
        await store.append(replace(entry(2, dump=b"kept"), table_id="other"), CHANGE)
        await store.forget_dumps("t")
        assert await store.latest("t") == latest
        assert [await store.dump_at("t", answers) for answers in (0, 1)] == [None, None]
        assert len(await store.journal("t")) == 7
        assert (await store.latest("other")) is not None

    using(place, play)


def test_what_was_taken_back_is_called_so_and_its_dumps_are_gone(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        await store.append(entry(2, kind=Kind.BEGAN, dump=b"2"), CHANGE)
        for number, answers in ((3, 1), (4, 2), (5, 3)):
            await store.append(entry(number, answers=answers, seat=answers, words=f"{number}", dump=b"x"), CHANGE)
        await store.append(entry(6, kind=Kind.UNDONE, answers=1, dump=b"6"), CHANGE)
        await store.append(entry(7, answers=2, seat=2, words="7", undo_cost="chance", dump=b"7"), CHANGE)
        kinds = [row.kind for row in await store.journal("t")]
        assert kinds == ["made", "began", "answered", "taken-back", "taken-back", "undone", "answered"]
        assert await store.answers("t") == [(1, "", "3"), (2, "chance", "7")]
        found = [await store.dump_at("t", answers) for answers in (0, 1, 2, 3)]
        assert [row and row.dump for row in found] == [b"2", b"6", b"7", None]

    using(place, play)


def test_all_that_is_no_part_of_the_game_is_forgotten_in_time(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        await store.append(entry(2, kind=Kind.BEGAN, dump=b"2"), CHANGE)
        await store.append(entry(3, answers=1, seat=0, words="3", dump=b"3"), CHANGE)
        await store.append(entry(4, answers=2, seat=1, words="4", dump=b"4"), CHANGE)
        await store.append(entry(5, kind=Kind.UNDONE, answers=1, dump=b"5"), CHANGE)
        last = LOOSE + 200
        await asyncio.gather(*[store.append(entry(n, kind=Kind.STOOD, answers=1), CHANGE) for n in range(6, last + 1)])
        kept = [row.number for row in await store.journal("t")]
        assert kept == [1, 2, 3, 5, *range(last - LOOSE + 1, last + 1)], "the game, and where it can be turned back to"
        assert await store.number_of("t", "ann", "m") is None
        await store.append(entry(last + 1, kind=Kind.UNDO_ASKED, answers=1, person="ann", message="m"), CHANGE)
        assert await store.number_of("t", "ann", "m") == last + 1
        assert (await store.traces("t"))[-1].message == "m"
        assert len(await store.traces("t")) == LOOSE

    using(place, play)


def test_a_long_journal(place: str) -> None:
    events, dump = b'["' + b"y" * 2_000 + b'"]', b'["' + b"x" * 20_000 + b'"]'

    async def play(store: Store) -> None:
        await put_table(store)
        await asyncio.gather(
            *[
                store.append(entry(number, answers=number, events=events, dump=dump), CHANGE)
                for number in range(2, 2001)
            ]
        )
        rows = await store.journal("t")
        assert [row.number for row in rows] == list(range(1, 2001))
        assert {row.events for row in rows[1:]} == {events}
        assert [row.number for row in await store.journal("t", 500, 1500, 3)] == [1497, 1498, 1499]
        assert await store.times("t", [2, 2000, 3000]) == {2: entry(2).at, 2000: entry(2000).at}
        assert await store.latest("t") == entry(2000, answers=2000, events=events, dump=dump)
        await store.forget_dumps("t")
        assert await store.dump_at("t", 1999) is None

    using(place, play)


# People and settings


def test_people_and_their_names(place: str) -> None:
    async def play(store: Store) -> None:
        assert await store.person("p") is None
        await store.put_person("p", "", 5)
        assert await store.person("p") == ("", 5)
        await store.rename("p", "Ada")
        await store.rename("nobody", "Ghost")
        await store.put_person("q", "Bel", 6)
        await store.put_person("q", "Belle", 7)
        assert await store.person("q") == ("Belle", 6), "known since the first time"
        assert await store.names(["p", "q", "q", "nobody"]) == {"p": "Ada", "q": "Belle"}
        assert await store.names([]) == {}

    using(place, play)


def test_a_setting_is_made_once_for_all_servers(place: str) -> None:
    async def run() -> None:
        first, second = await Store.open(place), await Store.open(place)
        both = [first, second] * 5
        made = await asyncio.gather(*[store.setting("key", lambda: secrets.token_hex(16)) for store in both])
        assert len(set(made)) == 1
        assert await second.setting("key", lambda: pytest.fail("there is one")) == made[0]
        assert await second.setting("another", lambda: "other") == "other"
        await first.close()
        await second.close()

    asyncio.run(run())


# What is hard on a database


@pytest.mark.parametrize("string", STRINGS)
def test_any_text_comes_back_as_it_went_in(place: str, string: str) -> None:
    ident = string or "empty"

    async def play(store: Store) -> None:
        table = replace(TABLE, id=ident, switches={string: string}, host=string)
        chairs = [ChairRow(ident, 0, string, string, string)]
        row = replace(
            FIRST, table_id=ident, name=string, words=string, message=string, person=string, dump=string.encode()
        )
        await store.create_table(table, chairs, row)
        assert await store.load_table(ident) == (table, chairs)
        assert await store.latest(ident) == row
        assert [table.id for table, _ in await store.tables_of(string, 10)] == [ident]
        await store.put_person(ident, string, 1)
        assert await store.names([ident]) == {ident: string}
        assert await store.setting(ident, lambda: string) == string

    using(place, play)


def test_a_text_that_no_database_takes_harms_nobody_else(place: str) -> None:
    async def play(store: Store) -> None:
        await put_table(store)
        outcomes = await asyncio.gather(
            store.put_person("a", "Ann", 1),
            store.put_person("b", "\ud800", 1),
            store.put_person("c", "Cal", 1),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), UnicodeEncodeError, type(None)]
        assert await store.names("abc") == {"a": "Ann", "c": "Cal"}

    using(place, play)


def test_a_closed_store_refuses(place: str) -> None:
    async def run() -> None:
        store = await Store.open(place)
        await store.ready()
        await store.close()
        await store.close()
        with pytest.raises(RuntimeError):
            await store.ready()
        with pytest.raises(RuntimeError):
            await store.count_tables()

    asyncio.run(run())


# Words that are stored


def test_the_words_of_phases_and_kinds_are_those_of_stored_tables() -> None:
    """Who renames one writes a migration too."""
    assert [str(phase) for phase in Phase] == ["waiting", "playing", "over"]
    assert {str(kind) for kind in Kind} == {
        *("made", "sat", "stood", "freed", "bot", "kept", "back", "host", "began", "answered"),
        *("taken-back", "undo-asked", "undo-agreed", "undo-refused", "undone"),
    }


def test_the_wire_tells_of_every_kind_of_entry_but_of_answers_taken_back() -> None:
    named = set(re.findall(r'"([a-z-]+)"', (Entry.__doc__ or "").partition("`seat`")[0]))
    assert named == {str(kind) for kind in Kind} - {"taken-back"}
