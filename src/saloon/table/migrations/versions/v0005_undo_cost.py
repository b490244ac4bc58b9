"""What it costs to take back an answer is called so."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.execute("ALTER TABLE journal RENAME COLUMN price TO undo_cost")
