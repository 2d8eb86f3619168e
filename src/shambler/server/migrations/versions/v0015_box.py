"""Tables at which some dice and decks are those of a real box, and when that was changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At older tables all dice were typed in, or none: the column ``typed`` says it."""
    op.add_column("tables", sa.Column("box", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it again."""
    op.drop_column("tables", "box")  # in place: a table made anew would take its seats along
