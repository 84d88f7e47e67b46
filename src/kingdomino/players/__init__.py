"""Data of people beyond a table: results, printed games, the daily deal."""

from kingdomino.players.daily import (
    DailyKind,
    DailyResult,
    daily_levels,
    daily_number,
    daily_puzzle,
    daily_result,
    daily_ruleset,
    daily_seed,
    daily_setup,
    regent_points,
    streaks,
    table_secret,
)
from kingdomino.players.printed import is_printed_match, printed_match
from kingdomino.players.results import (
    MatchResult,
    PlayedMatch,
    decode_result,
    encode_result,
    is_consistent,
    match_result,
    played_match,
)

__all__ = [
    "DailyKind",
    "DailyResult",
    "MatchResult",
    "PlayedMatch",
    "daily_levels",
    "daily_number",
    "daily_puzzle",
    "daily_result",
    "daily_ruleset",
    "daily_seed",
    "daily_setup",
    "decode_result",
    "encode_result",
    "is_consistent",
    "is_printed_match",
    "match_result",
    "played_match",
    "printed_match",
    "regent_points",
    "streaks",
    "table_secret",
]
