"""People who want to be known at several browsers: accounts, their passkeys and sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NAMES = ("challenges", "passkeys", "former", "sessions", "accounts")


def _account() -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(32), owner, nullable=False, index=True)


def upgrade() -> None:
    """Nobody has one yet: guests stay guests."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sa.Column("browser", sa.String(64), primary_key=True),
        _account(),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("proved_at", sa.Float, nullable=False),
    )
    op.create_table("former", sa.Column("name", sa.String(64), primary_key=True), _account())
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _account(),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(10), primary_key=True),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them again."""
    for name in NAMES:
        op.drop_table(name)
