"""People and bots at a table: seats, commands, the log, and views."""

from kingdomino.tables.bot_runner import BotRunner, TurnChooser, TurnRequest
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import Acted, AnyEvent, Reacted, Reaction, decode_event, encode_event
from kingdomino.tables.fairness import Check, Verdict, verify
from kingdomino.tables.log import (
    ConflictError,
    Entry,
    Log,
    LogUnavailableError,
    Status,
    TableSummary,
)
from kingdomino.tables.moments import Moment, Notice, NoticeKind, Origin, TakeBack
from kingdomino.tables.seat import DEFAULT_LEVEL, MAX_NAME, Seat
from kingdomino.tables.service import SeatGrant, TableService
from kingdomino.tables.setup import SeatRequest, TableSetup
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import hash_token, new_token
from kingdomino.tables.views.data import Presence, TableView
from kingdomino.tables.views.view import replay_view, seat_view, spectator_view

__all__ = [
    "DEFAULT_LEVEL",
    "MAX_NAME",
    "Acted",
    "AnyEvent",
    "BotRunner",
    "Check",
    "ConflictError",
    "Entry",
    "Log",
    "LogUnavailableError",
    "Moment",
    "Notice",
    "NoticeKind",
    "Origin",
    "Presence",
    "Reacted",
    "Reaction",
    "Refusal",
    "Seat",
    "SeatGrant",
    "SeatRequest",
    "Status",
    "Table",
    "TableError",
    "TableService",
    "TableSetup",
    "TableSummary",
    "TableView",
    "TakeBack",
    "TurnChooser",
    "TurnRequest",
    "Verdict",
    "decode_event",
    "encode_event",
    "hash_token",
    "new_token",
    "replay_view",
    "seat_view",
    "spectator_view",
    "verify",
]
