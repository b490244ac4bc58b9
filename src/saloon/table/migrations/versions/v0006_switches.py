"""The switches of a table are called so; the squad of a duel is a number."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN options TO switches")
    tables = sa.table("tables", sa.column("id", sa.Text), sa.column("game", sa.Text), sa.column("switches", sa.Text))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables).where(tables.c.game == "bang-duel")).all():
        switches = json.loads(row.switches)
        if isinstance(switches.get("squad"), str):
            written = json.dumps({**switches, "squad": int(switches["squad"])})
            connection.execute(tables.update().where(tables.c.id == row.id).values(switches=written))
