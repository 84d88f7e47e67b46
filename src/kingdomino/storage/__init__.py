"""The log of tables on disk: SQLite by default, PostgreSQL by its URL."""

from kingdomino.storage.database import Database, DatabaseInUseError, DatabaseUrlError
from kingdomino.storage.log import DatabaseLog

__all__ = ["Database", "DatabaseInUseError", "DatabaseLog", "DatabaseUrlError"]
