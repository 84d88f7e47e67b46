"""What the database holds: a row for each table, and a row for each entry of its log.

This is the schema as the migrations leave it; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    # All but the id follows from the entries. It is kept here so that tables can be found.
    Column("number", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("rules", String(200), nullable=False),
    Column("players", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Index("tables_due_at", "due_at"),
    Index("tables_moved_at", "moved_at"),
)
"""A row for each table. Times are milliseconds since 1970."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    # Only for actions. One action a ply, whichever process wrote it.
    Column("game", Integer),
    Column("ply", Integer),
    UniqueConstraint("table_id", "game", "ply", name="entries_one_action_a_ply"),
    CheckConstraint("(game IS NULL) = (ply IS NULL)", name="entries_game_with_ply"),
)
"""The log. Rows are added, and removed with their whole table; none is ever changed."""
