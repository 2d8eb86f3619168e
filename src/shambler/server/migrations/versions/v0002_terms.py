"""What a table agreed on, proposals to take answers back, when answers were given."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _new() -> dict[str, list[sa.Column[Any]]]:
    return {
        "tables": [
            sa.Column("undo", sa.String(12), nullable=False, server_default="agreement"),
            sa.Column("absent", sa.Float, nullable=False, server_default="0"),
            sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.true()),
            sa.Column("typed", sa.Boolean, nullable=False, server_default=sa.false()),
            sa.Column("proposal", sa.Text, nullable=False, server_default=""),
        ],
        "seats": [sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false())],
        "answers": [sa.Column("at", sa.Float, nullable=False, server_default="0")],
    }


def upgrade() -> None:
    """Older tables go on by agreement, without a timer, with advice."""
    for table, columns in _new().items():
        for column in columns:
            op.add_column(table, column)


def downgrade() -> None:
    """Forget them again."""
    for table, columns in _new().items():
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column.name)
