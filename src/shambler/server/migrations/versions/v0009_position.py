"""Tables whose game did not begin at its beginning: the position it began at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables began at the beginning."""
    column = sa.Column("position", sa.Text, nullable=False, server_default="")
    op.add_column("tables", column)


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("position")
