"""Missions of people's own: how often they were played, and won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has played one yet."""
    op.create_table(
        "plays",
        sa.Column("table_key", sa.String(64), primary_key=True),
        sa.Column("mission", sa.String(64), nullable=False, index=True),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    op.drop_table("plays")
