"""Daily deals, the counted tries, and the games of the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column(
            "player_id",
            sa.String(32),
            sa.ForeignKey("players.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("kingdom", sa.Text),
        sa.Index("daily_tries_day_points", "day", "points"),
    )
    op.create_table(
        "daily_regent",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("points", sa.Text, nullable=False),
    )
