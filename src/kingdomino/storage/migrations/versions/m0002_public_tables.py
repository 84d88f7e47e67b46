"""An index for the list of public tables."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the index."""
    op.create_index("tables_public_moved_at", "tables", ["is_public", "moved_at"])
