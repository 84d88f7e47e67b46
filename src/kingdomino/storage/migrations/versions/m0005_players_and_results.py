"""Results of finished matches, and the players who keep them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "results",
        _table_id(),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Index("players_seen_at", "seen_at"),
    )
    op.create_table(
        "player_keys",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        _player_id(is_key=False),
        sa.Index("player_keys_player_id", "player_id"),
    )
    op.create_table(
        "player_seats",
        _player_id(),
        _table_id(),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Index("player_seats_table_id", "table_id"),
    )
    op.create_table(
        "imported_matches",
        _player_id(),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )


def _table_id() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=True)


def _player_id(is_key: bool = True) -> sa.Column[str]:
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player_id", sa.String(32), key, primary_key=is_key, nullable=False)
