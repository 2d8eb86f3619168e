"""Positions kept beside the answers; limits and the queue of the bots, shared by servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables get their snapshots when somebody plays on."""
    op.create_table(
        "snapshots",
        sa.Column(
            "table_key",
            sa.String(64),
            sa.ForeignKey("tables.key", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "spent",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(120), nullable=False, index=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "crowd",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "thinking",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("machine", sa.String(255), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "served",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    for name in ("served", "thinking", "crowd", "spent", "snapshots"):
        op.drop_table(name)
