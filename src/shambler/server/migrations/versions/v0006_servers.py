"""Several servers on one database: which of them has a table, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables are nobody's."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_owner", "tables", ["owner"])


def downgrade() -> None:
    """Forget them again."""
    op.drop_index("ix_tables_owner", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("owner")
    op.drop_table("servers")
