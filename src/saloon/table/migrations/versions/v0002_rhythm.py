"""Tables have a rhythm. Those from before play a game that has no answer windows."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rhythm", sa.Integer, nullable=False, server_default="0"))
