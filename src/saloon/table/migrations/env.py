"""Alembic runs this file. The connection is handed in, inside a transaction that ends where it was begun."""

from alembic import context

from saloon.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
