"""The schema of the database: a row for each table, and a row for each entry of its log.

This is the schema after all migrations; a test compares the two.
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
    # Everything but the id is derived from the entries, and kept here for queries.
    Column("number", Integer, nullable=False),
    Column("stage", String(16), key="status", nullable=False),
    Column("rules", String(200), nullable=False),
    Column("players", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("moved_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Index("tables_due_at", "due_at"),
    Index("tables_moved_at", "moved_at"),
    Index("tables_public_moved_at", "is_public", "moved_at"),
)
"""A row for each table. Times are in milliseconds since 1970."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    # For actions only: there is one action for each ply, whichever process wrote it.
    Column("game", Integer),
    Column("ply", Integer),
    UniqueConstraint("table_id", "game", "ply", name="entries_one_action_a_ply"),
    CheckConstraint("(game IS NULL) = (ply IS NULL)", name="entries_game_with_ply"),
)
"""The log. Rows are inserted, and deleted with their whole table; none is ever updated."""
