"""Matches between bots: paired deals, every seat, confidence intervals and ratings.

`statistics.ratings` and `report.report` need the extra `arena` as well.
"""

from kingdomino.arena.entrant import Entrant, EntrantError, parse_entrant
from kingdomino.arena.games_file import GamesFile
from kingdomino.arena.pairing import Pairing
from kingdomino.arena.play.executor import available_cores
from kingdomino.arena.play.game import play_pairing
from kingdomino.arena.play.pool import Pool, WatchedPosition
from kingdomino.arena.play.program import Program
from kingdomino.arena.result import Result, SeatResult, Times
from kingdomino.arena.results_file import ResultsFile, ResultsFileError, StoredRun, read_results
from kingdomino.arena.run import Run, RunKind, RunMetadata, Timeouts
from kingdomino.arena.statistics.bootstrap import Estimate
from kingdomino.arena.statistics.ladder import Ladder, LadderError, LadderRow, LadderRun
from kingdomino.arena.statistics.sprt import Decision, SequentialTest, Sprt, SprtError, parse_sprt
from kingdomino.arena.statistics.summary import Forfeit, Row, summarise

__all__ = [
    "Decision",
    "Entrant",
    "EntrantError",
    "Estimate",
    "Forfeit",
    "GamesFile",
    "Ladder",
    "LadderError",
    "LadderRow",
    "LadderRun",
    "Pairing",
    "Pool",
    "Program",
    "Result",
    "ResultsFile",
    "ResultsFileError",
    "Row",
    "Run",
    "RunKind",
    "RunMetadata",
    "SeatResult",
    "SequentialTest",
    "Sprt",
    "SprtError",
    "StoredRun",
    "Timeouts",
    "Times",
    "WatchedPosition",
    "available_cores",
    "parse_entrant",
    "parse_sprt",
    "play_pairing",
    "read_results",
    "summarise",
]
