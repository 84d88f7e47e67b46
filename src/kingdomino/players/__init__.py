"""What belongs to people beyond a table: results, printed games, the daily deal."""

from kingdomino.players.daily import (
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
    "MatchResult",
    "PlayedMatch",
    "daily_levels",
    "daily_number",
    "daily_puzzle",
    "daily_ruleset",
    "daily_seed",
    "daily_setup",
    "decode_result",
    "encode_result",
    "is_consistent",
    "is_own_play",
    "is_printed_match",
    "match_result",
    "played_match",
    "printed_match",
    "streaks",
    "table_secret",
]
