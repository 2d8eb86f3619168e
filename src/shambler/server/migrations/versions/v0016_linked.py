"""Browsers that a recovery link has let in: they wait before they change the account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever is signed in by now has waited long enough."""
    op.add_column("sessions", sa.Column("linked_at", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("sessions", "linked_at")
