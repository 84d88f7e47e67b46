"""Bots against bots: paired deals, every seat, intervals and ratings.

`kingdomino.arena.ratings` and `kingdomino.arena.report` need the extra `arena` as well.
"""

from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.contest import play_pairing
from kingdomino.arena.entrant import Entrant, EntrantError, parse_entrant
from kingdomino.arena.ledger import Book, Ledger, LedgerError, read_book
from kingdomino.arena.pairing import Pairing
from kingdomino.arena.pool import Pool, cores
from kingdomino.arena.program import Program
from kingdomino.arena.result import Result, SeatResult, Times
from kingdomino.arena.run import Kind, Patience, Run
from kingdomino.arena.summary import Blunder, Line, summarise

__all__ = [
    "Blunder",
    "Book",
    "Entrant",
    "EntrantError",
    "Estimate",
    "Kind",
    "Ledger",
    "LedgerError",
    "Line",
    "Pairing",
    "Patience",
    "Pool",
    "Program",
    "Result",
    "Run",
    "SeatResult",
    "Times",
    "cores",
    "parse_entrant",
    "play_pairing",
    "read_book",
    "summarise",
]
