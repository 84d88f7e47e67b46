"""The log of tables on disk: SQLite by default, PostgreSQL by its URL."""

from kingdomino.storage.database import Database, DatabaseError, DatabaseUrlError
from kingdomino.storage.log import DatabaseLog

__all__ = ["Database", "DatabaseError", "DatabaseLog", "DatabaseUrlError"]
