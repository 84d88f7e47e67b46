"""The log of tables on disk: SQLite by default, PostgreSQL by its URL."""

from kingdomino.storage.daily_store import DailyStore, DailyTry
from kingdomino.storage.database import Database
from kingdomino.storage.database_log import DatabaseLog
from kingdomino.storage.errors import DatabaseError, DatabaseUrlError
from kingdomino.storage.player_store import Cursor, MatchPage, PlayerStore
from kingdomino.storage.push_store import PushClaim, PushStore, PushSubscription
from kingdomino.storage.rebuild import rebuild_results
from kingdomino.storage.review_store import ReviewKey, ReviewStore, SeatSummary, StoredReview

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
    "SeatSummary",
    "StoredReview",
    "rebuild_results",
]
