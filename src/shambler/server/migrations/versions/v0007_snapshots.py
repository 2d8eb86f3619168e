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


def downgrade() -> None:
    """Forget them again."""
    op.drop_table("snapshots")
