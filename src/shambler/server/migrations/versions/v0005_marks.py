"""What everybody is told about dice and hands, why a table was closed, when it was last used."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _new() -> list[sa.Column[Any]]:
    return [
        sa.Column("marks", sa.Text, nullable=False, server_default="[]"),
        sa.Column("closed", sa.Text, nullable=False, server_default=""),
        sa.Column("used_at", sa.Float, nullable=False, server_default="0"),
    ]


def upgrade() -> None:
    """Older tables have no marks, are open, and count as used when they were made."""
    for column in _new():
        op.add_column("tables", column)
    op.execute("UPDATE tables SET used_at = made_at")


def downgrade() -> None:
    """Forget them again."""
    with op.batch_alter_table("tables") as batch:
        for column in _new():
            batch.drop_column(column.name)
