"""Every write is fenced, and a table knows the rules it is played by.

``epoch`` and ``version`` tell who has a table in hand and which write was the last; ``rules`` and
``layout`` are the numbers of its record.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = {"epoch": "0", "version": "0", "rules": "1", "layout": "1"}


def upgrade() -> None:
    """Older tables are in nobody's hand, and were played by the first rules."""
    for name, first in COLUMNS.items():
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default=first))


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("tables") as batch:
        for name in COLUMNS:
            batch.drop_column(name)
