"""Alembic's entry: the server hands over its own connection, the only one there is."""

from __future__ import annotations

from alembic import context

from shambler.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter columns in place
)
with context.begin_transaction():
    context.run_migrations()
