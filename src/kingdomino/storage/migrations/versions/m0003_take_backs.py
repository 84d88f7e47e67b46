"""After turns were taken back, there is one more action for a ply."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the number of take-backs to the key of an action."""
    # SQLite can't change a constraint: the table is copied, for which it has to be described.
    before = sa.Table(
        "entries",
        sa.MetaData(),
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
    with op.batch_alter_table("entries", copy_from=before) as entries:
        entries.add_column(sa.Column("take_backs", sa.Integer, nullable=False, server_default="0"))
        entries.drop_constraint("entries_one_action_a_ply", type_="unique")
        entries.create_unique_constraint(
            "entries_one_action_a_ply", ["table_id", "game", "ply", "take_backs"]
        )
