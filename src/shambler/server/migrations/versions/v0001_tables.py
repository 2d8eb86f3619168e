"""Tables, seats, answers and talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("content", sa.String(128), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("first_check", sa.String(16), nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        _table_key(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(60), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "answers",
        _table_key(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("barrier", sa.Boolean, nullable=False),
        sa.Column("submission", sa.String(64), nullable=False),
        sa.Column("check", sa.String(16), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_key(primary_key=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_chat_table_key", "chat", ["table_key"])


def _table_key(*, primary_key: bool) -> sa.Column[str]:
    parent = sa.ForeignKey("tables.key", ondelete="CASCADE")
    return sa.Column("table_key", sa.String(64), parent, primary_key=primary_key, nullable=False)


def downgrade() -> None:
    """Remove everything."""
    for name in ("chat", "answers", "seats", "tables"):
        op.drop_table(name)
