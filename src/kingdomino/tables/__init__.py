"""People and bots at a table: seats, commands, the log, and what each may see."""

from kingdomino.tables.bot_runner import BotRunner, TurnChooser, TurnRequest
from kingdomino.tables.daily import (
    DailyKind,
    daily_levels,
    daily_number,
    daily_puzzle,
    daily_ruleset,
    daily_seed,
    daily_setup,
    is_own_play,
    streaks,
    table_secret,
)
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
from kingdomino.tables.printed import is_printed_match, printed_match
from kingdomino.tables.results import (
    MatchResult,
    PlayedMatch,
    decode_result,
    encode_result,
    is_consistent,
    match_result,
    played_match,
)
from kingdomino.tables.seat import DEFAULT_LEVEL, MAX_NAME, Seat
from kingdomino.tables.service import SeatGrant, TableService
from kingdomino.tables.setup import SeatRequest, TableSetup
from kingdomino.tables.table import Table
from kingdomino.tables.tokens import hash_token, new_token
from kingdomino.tables.view import replay_view, seat_view, spectator_view
from kingdomino.tables.view_data import Presence, TableView

__all__ = [
    "DEFAULT_LEVEL",
    "MAX_NAME",
    "Acted",
    "AnyEvent",
    "BotRunner",
    "Check",
    "ConflictError",
    "DailyKind",
    "Entry",
    "Log",
    "LogUnavailableError",
    "MatchResult",
    "Moment",
    "Notice",
    "NoticeKind",
    "Origin",
    "PlayedMatch",
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
    "daily_levels",
    "daily_number",
    "daily_puzzle",
    "daily_ruleset",
    "daily_seed",
    "daily_setup",
    "decode_event",
    "decode_result",
    "encode_event",
    "encode_result",
    "hash_token",
    "is_consistent",
    "is_own_play",
    "is_printed_match",
    "match_result",
    "new_token",
    "played_match",
    "printed_match",
    "replay_view",
    "seat_view",
    "spectator_view",
    "streaks",
    "table_secret",
    "verify",
]
