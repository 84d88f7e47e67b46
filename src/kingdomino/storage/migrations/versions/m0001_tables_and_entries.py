"""Tables and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("moved_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
    )
    op.create_index("tables_due_at", "tables", ["due_at"])
    op.create_index("tables_moved_at", "tables", ["moved_at"])
    op.create_table(
        "entries",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("game", sa.Integer),
        sa.Column("ply", sa.Integer),
        sa.UniqueConstraint("table_id", "game", "ply", name="entries_one_action_a_ply"),
        sa.CheckConstraint("(game IS NULL) = (ply IS NULL)", name="entries_game_with_ply"),
    )
