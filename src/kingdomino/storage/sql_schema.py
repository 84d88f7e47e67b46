"""The schema of the database: tables and their logs, what is derived from them, and players.

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


def milliseconds(seconds: float) -> int:
    """Convert a time to the unit of the database."""
    return round(seconds * 1000)


def seconds(milliseconds: int) -> float:
    """Convert a time of the database to seconds."""
    return milliseconds / 1000


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
    # For actions only: there is one action for each ply, whichever process wrote it; after turns
    # were taken back, one more.
    Column("game", Integer),
    Column("ply", Integer),
    Column("take_backs", Integer, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "game", "ply", "take_backs", name="entries_one_action_a_ply"),
    CheckConstraint("(game IS NULL) = (ply IS NULL)", name="entries_game_with_ply"),
)
"""The log. Rows are inserted, and deleted with their whole table; none is ever updated."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("engine", String(32), primary_key=True),
    Column("quality", String(16), primary_key=True),
    Column("is_complete", Boolean, nullable=False),
    Column("content", Text, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("summary", Text),
)
"""Reviews of finished matches as JSON, and a summary of complete ones for *My games*. They can be
computed again."""

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
)
"""Results of finished matches as JSON, for *My games*. They can be computed again from the log."""

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    Index("players_seen_at", "seen_at"),
)
"""People who keep their games here, without an account. The id is random and says nothing."""

player_keys = Table(
    "player_keys",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Index("player_keys_player_id", "player_id"),
)
"""The hash of the key that each device of a player keeps."""

player_seats = Table(
    "player_seats",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Index("player_seats_table_id", "table_id"),
)
"""The tables of a player. Which seat it is follows from the token, as the log has it."""

imported_matches = Table(
    "imported_matches",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
    Column("content", Text, nullable=False),
)
"""Matches that a player brought along in a file, as JSON."""

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
)
"""The secret of each day's deal. It is published the day after."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("points", Integer),
    Column("kingdom", Text),
    Index("daily_tries_day_points", "day", "points"),
    Index("daily_tries_table_id", "table_id"),
)
"""The one counted try of each player at each day's deal. It outlives its table."""

daily_regent = Table(
    "daily_regent",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("points", Text, nullable=False),
)
"""The points of the bot's games on each day's deal, some in each part. They can be played again."""

push = Table(
    "push",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("push_player_id", "player_id"),
)
"""The browsers of players that get push messages. The id is the hash of the endpoint."""

push_turns = Table(
    "push_turns",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("announced", BigInteger, nullable=False),
    Column("reminded", BigInteger, nullable=False),
)
"""The last turn of each table that was announced, and that was reminded of, by push messages."""

push_keys = Table(
    "push_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("private_key", Text, nullable=False),
)
"""The key that signs push messages. It is secret, and subscriptions are valid for it alone."""
