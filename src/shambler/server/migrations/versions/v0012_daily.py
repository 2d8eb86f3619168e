"""One game a day, with the same dice for everybody: which it was, and who played it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has played one yet."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_key", sa.String(64), nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    op.drop_table("tries")
    op.drop_table("days")
