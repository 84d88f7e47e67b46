"""People and bots at a table: seats, the log of what happened, and what each may see of it."""

from kingdomino.tables.choice import Choice, choices, prospect
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.event import Acted, AnyEvent, Reacted, read_event, write_event
from kingdomino.tables.fairness import Check, Verdict, verify
from kingdomino.tables.hall import Hall, Seated
from kingdomino.tables.log import (
    ConflictError,
    Entry,
    Log,
    LogUnavailableError,
    Stage,
    Summary,
)
from kingdomino.tables.reaction import Reaction
from kingdomino.tables.seat import DEFAULT_LEVEL, LONGEST_NAME, Seat
from kingdomino.tables.setup import Setup, Wish
from kingdomino.tables.sight import SeatSight, Sight, sight
from kingdomino.tables.table import Table
from kingdomino.tables.token import key_of, new_token

__all__ = [
    "DEFAULT_LEVEL",
    "LONGEST_NAME",
    "Acted",
    "AnyEvent",
    "Check",
    "Choice",
    "ConflictError",
    "Entry",
    "Hall",
    "Log",
    "LogUnavailableError",
    "Reacted",
    "Reaction",
    "Refusal",
    "Seat",
    "SeatSight",
    "Seated",
    "Setup",
    "Sight",
    "Stage",
    "Summary",
    "Table",
    "TableError",
    "Verdict",
    "Wish",
    "choices",
    "key_of",
    "new_token",
    "prospect",
    "read_event",
    "sight",
    "verify",
    "write_event",
]
