"""A short summary of each complete review, since reviews themselves are large."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; reviews that are there already have no summary."""
    op.add_column("reviews", sa.Column("summary", sa.Text))
