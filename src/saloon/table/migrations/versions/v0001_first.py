"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_settings"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_phase_open_created", "tables", ["phase", "open", "created"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("words", sa.Text),
        sa.Column("message", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("price", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("dump", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
    )
    op.create_index(
        "ix_journal_table_id_person_message",
        "journal",
        ["table_id", "person", "message"],
        unique=True,
        sqlite_where=sa.text("message IS NOT NULL"),
        postgresql_where=sa.text("message IS NOT NULL"),
    )
