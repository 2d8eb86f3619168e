"""The salt of the pledge that the dice are fair."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables have pledged nothing."""
    op.add_column("tables", sa.Column("salt", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("salt")
