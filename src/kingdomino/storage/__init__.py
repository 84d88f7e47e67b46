"""The log of tables on disk: SQLite by default, PostgreSQL by its URL."""

from kingdomino.storage.daily import DailyStore, DailyTry
from kingdomino.storage.database import Database
from kingdomino.storage.errors import DatabaseError, DatabaseUrlError
from kingdomino.storage.log import DatabaseLog
from kingdomino.storage.players import Cursor, MatchPage, PlayerStore
from kingdomino.storage.push import PushClaim, PushStore, PushSubscription
from kingdomino.storage.results import rebuild_results
from kingdomino.storage.reviews import ReviewKey, ReviewStore, StoredReview

__all__ = [
    "Cursor",
    "DailyStore",
    "DailyTry",
    "Database",
    "DatabaseError",
    "DatabaseLog",
    "DatabaseUrlError",
    "MatchPage",
    "PlayerStore",
    "PushClaim",
    "PushStore",
    "PushSubscription",
    "ReviewKey",
    "ReviewStore",
    "StoredReview",
    "rebuild_results",
]
