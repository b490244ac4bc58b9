"""Tables give those who are away some grace, and remember who has held which seat; chairs know who has put a bot there,
and who was asked to leave. Answers that were taken back are called so: the journal need not be replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_TAKEN_BACK = """
UPDATE journal SET kind = 'taken-back'
WHERE kind = 'answered' AND EXISTS (
    SELECT 1 FROM journal AS later
    WHERE later.table_id = journal.table_id AND later.number > journal.number
    AND later.kind = 'undone' AND later.answers < journal.answers
)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("grace", sa.Integer, nullable=False, server_default="120"))
    op.add_column("tables", sa.Column("held", sa.Text, nullable=False, server_default="{}"))
    op.add_column("chairs", sa.Column("by", sa.Text))
    op.add_column("chairs", sa.Column("asked_away", sa.Text))
    op.execute(_TAKEN_BACK)
