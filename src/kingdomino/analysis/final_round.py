"""Exact values of the last round, in which no seat affects another."""

from collections.abc import Sequence

import numpy as np

from kingdomino.analysis.calibration import Array, RoundCalibration, games_to_come, lead_spread
from kingdomino.rules import TieBreakKey, View


def final_values(view: View, results: Sequence[Sequence[TieBreakKey]]) -> Array:
    """Return points, lead and win probability, by result and seat.

    Each result has what every seat is ranked by at the end of this game. Where more games of a
    Dynasty are to come, the win probability follows from the lead.
    """
    values = np.array([_values(_totals(view, keys)) for keys in results])
    games = games_to_come(view)
    if not games:
        return values
    decided = RoundCalibration(weights=(0.0, 1.0), shift=0.0, spread=0.0)
    return decided.with_games_to_come(games, lead_spread(view.ruleset)).values(values)


def _totals(view: View, keys: Sequence[TieBreakKey]) -> list[TieBreakKey]:
    """Add the values of earlier games of a Dynasty."""
    games = [*view.earlier, keys]
    return [
        tuple(sum(column) for column in zip(*(game[seat] for game in games), strict=True))
        for seat in range(view.ruleset.players)
    ]


def _values(keys: list[TieBreakKey]) -> list[tuple[float, float, float]]:
    winners = keys.count(max(keys))
    return [
        (
            float(key[0]),
            float(key[0] - max(other[0] for i, other in enumerate(keys) if i != seat)),
            float(key == max(keys)) / winners,
        )
        for seat, key in enumerate(keys)
    ]
