"""Campaigns: chains of tables at which a sheet travels."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table that there is belongs to one."""
    op.create_table(
        "campaigns",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("campaign", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    campaign = sa.ForeignKey("campaigns.key", ondelete="CASCADE")
    table = sa.ForeignKey("tables.key", ondelete="CASCADE")
    op.create_table(
        "chapters",
        sa.Column("campaign_key", sa.String(64), campaign, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("table_key", sa.String(64), table, nullable=False),
        sa.Column("carry", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_chapters_table_key", "chapters", ["table_key"], unique=True)


def downgrade() -> None:
    """Their tables stay, each by itself."""
    op.drop_table("chapters")
    op.drop_table("campaigns")
