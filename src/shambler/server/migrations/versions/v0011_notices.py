"""Telling people that it is their turn; secrets that all servers of a database share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for it yet."""
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("browser", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("confirm", sa.String(64), nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, index=True),
        sa.Column("asked_at", sa.Float, nullable=False),
    )
    op.create_table(
        "noticed",
        sa.Column(
            "table_key",
            sa.String(64),
            sa.ForeignKey("tables.key", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "host_secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    for name in ("host_secrets", "noticed", "mails", "pushes"):
        op.drop_table(name)
