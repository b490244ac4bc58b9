"""What the store says to its database. Statements are made once: what SQLAlchemy compiles, it knows by their parts."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from sqlalchemy import bindparam, delete, func, select, update

from saloon.table.rows import LASTING, Kind, Phase
from saloon.table.schema import CHAIRS, JOURNAL, PEOPLE, SETTINGS, TABLES

TABLE_BY_ID = select(TABLES).where(TABLES.c.id == bindparam("id"))
CHAIRS_OF = select(CHAIRS).where(CHAIRS.c.table_id == bindparam("id")).order_by(CHAIRS.c.seat)
CHAIRS_OF_ALL = (
    select(CHAIRS)
    .where(CHAIRS.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
)
OPEN_TABLES = (
    select(TABLES)
    .where(TABLES.c.phase == Phase.WAITING, TABLES.c.open.is_(True))
    .order_by(TABLES.c.created.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
TABLES_OF = (
    select(TABLES)
    .where(TABLES.c.id.in_(select(CHAIRS.c.table_id).where(CHAIRS.c.person == bindparam("person"))))
    .order_by(TABLES.c.touched.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
BOTS_AT_PLAY = (
    select(TABLES.c.id, TABLES.c.asked, CHAIRS.c.seat)
    .join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id)
    .where(TABLES.c.phase == Phase.PLAYING, CHAIRS.c.bot.is_not(None))
    .order_by(TABLES.c.touched.desc())
)
COUNT_TABLES = select(func.count()).select_from(TABLES)
# Only from the number before: whoever has missed an entry changes nothing
ADVANCE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.number == bindparam("before"))
    .values(
        number=bindparam("now"),
        phase=bindparam("new_phase"),
        touched=bindparam("new_touched"),
        asked=bindparam("new_asked"),
        host=bindparam("new_host"),
        held=bindparam("new_held"),
    )
)
GO_ON_AT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"), TABLES.c.rematch.is_(None))
    .values(rematch=bindparam("elsewhere"))
)
GOES_ON_AT = select(TABLES.c.rematch).where(TABLES.c.id == bindparam("id"))

WITH_DUMP = (
    select(JOURNAL)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None))
    .order_by(JOURNAL.c.number.desc())
    .limit(1)
)
WITH_DUMP_AT = WITH_DUMP.where(JOURNAL.c.answers == bindparam("answers"))
ENTRIES = (
    select(*[column for column in JOURNAL.c if column is not JOURNAL.c.dump])
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.number > bindparam("after"),
        JOURNAL.c.number < bindparam("before"),
    )
    .order_by(JOURNAL.c.number.desc())
    .limit(bindparam("most"))
)
ANSWERS = (
    select(JOURNAL.c.seat, JOURNAL.c.undo_cost, JOURNAL.c.words)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.kind == Kind.ANSWERED)
    .order_by(JOURNAL.c.number)
)
TRACES = (
    select(JOURNAL.c.number, JOURNAL.c.kind, JOURNAL.c.seat, JOURNAL.c.person, JOURNAL.c.message)
    .where(JOURNAL.c.table_id == bindparam("id"))
    .order_by(JOURNAL.c.number.desc())
    .limit(bindparam("most"))
)
TIMES = select(JOURNAL.c.number, JOURNAL.c.at).where(
    JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.number.in_(bindparam("numbers", expanding=True))
)
SAID = select(JOURNAL.c.number).where(
    JOURNAL.c.table_id == bindparam("id"),
    JOURNAL.c.person == bindparam("person"),
    JOURNAL.c.message == bindparam("message"),
)
TAKE_BACK = (
    update(JOURNAL)
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.kind == Kind.ANSWERED,
        JOURNAL.c.answers > bindparam("left"),
    )
    .values(kind=Kind.TAKEN_BACK)
)
# An entry that turns time back holds the game as it is now: what lies after that moment is not gone back to any more
FORGET_UNDONE = (
    update(JOURNAL)
    .where(
        JOURNAL.c.table_id == bindparam("id"),
        JOURNAL.c.dump.is_not(None),
        JOURNAL.c.answers >= bindparam("left"),
        JOURNAL.c.number < bindparam("now"),
    )
    .values(dump=None)
)
FORGET_LOOSE = delete(JOURNAL).where(
    JOURNAL.c.table_id == bindparam("id"),
    JOURNAL.c.number <= bindparam("upto"),
    JOURNAL.c.kind.not_in(LASTING),
    JOURNAL.c.dump.is_(None),
)
LAST_DUMP = (
    select(func.max(JOURNAL.c.number))
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None))
    .scalar_subquery()
)
FORGET_DUMPS = (
    update(JOURNAL)
    .where(JOURNAL.c.table_id == bindparam("id"), JOURNAL.c.dump.is_not(None), JOURNAL.c.number < LAST_DUMP)
    .values(dump=None)
)

PERSON = select(PEOPLE.c.name, PEOPLE.c.created).where(PEOPLE.c.id == bindparam("id"))
NAMES = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(bindparam("ids", expanding=True)))
RENAME = update(PEOPLE).where(PEOPLE.c.id == bindparam("person")).values(name=bindparam("new_name"))
SETTING = select(SETTINGS.c.value).where(SETTINGS.c.key == bindparam("key"))


class Inserts:
    """The statements that SQLite and PostgreSQL both have, but SQLAlchemy only under the name of either."""

    def __init__(self, dialect: str) -> None:
        # Imported late: each costs time at the start, and only one of them is needed
        insert: Callable[..., Any] = import_module(f"sqlalchemy.dialects.{dialect}").insert
        counted = {"preserve_rowcount": True}
        self.table = insert(TABLES).on_conflict_do_nothing().execution_options(**counted)
        self.entry = insert(JOURNAL).on_conflict_do_nothing().execution_options(**counted)
        setting = insert(SETTINGS)
        self.setting = setting.on_conflict_do_nothing()
        self.mark = setting.on_conflict_do_update(index_elements=["key"], set_={"value": setting.excluded.value})
        person = insert(PEOPLE)
        self.person = person.on_conflict_do_update(index_elements=["id"], set_={"name": person.excluded.name})
        chair = insert(CHAIRS)
        self.chair = chair.on_conflict_do_update(
            index_elements=["table_id", "seat"],
            set_={name: chair.excluded[name] for name in ("person", "name", "bot", "by", "asked_away")},
        )
