"""Find the try of a table: its result is written with the entry that ends the match."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the index."""
    op.create_index("daily_tries_table_id", "daily_tries", ["table_id"])
