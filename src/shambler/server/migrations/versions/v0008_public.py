"""Tables that show themselves to everybody: in the lobby and to watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables stay among those who have their link."""
    column = sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
    op.create_index("ix_tables_public", "tables", ["public"])


def downgrade() -> None:
    """Forget it again."""
    op.drop_index("ix_tables_public", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("public")
