"""Push subscriptions, the turns that were announced, and the key that signs the messages."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "push",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column(
            "player_id",
            sa.String(32),
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Index("push_player_id", "player_id"),
    )
    op.create_table(
        "push_turns",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("announced", sa.BigInteger, nullable=False),
        sa.Column("reminded", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("private_key", sa.Text, nullable=False),
    )
