"""Ratings by the Bradley–Terry model, from which seat ranked above which.

A difference of 400 is odds of ten to one between two seats. This module needs `choix`, which comes
with the extra `arena`.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import choix
import numpy as np

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.result import Result, sort_results
from kingdomino.arena.run import Run
from kingdomino.arena.statistics.bootstrap import Estimate, Numbers, interval, weights
from kingdomino.arena.statistics.ladder import Ladder, LadderRow

ANCHOR: Final = "greedy"
"""The bot whose rating is `ANCHOR_RATING`; without it, that is the mean rating."""
ANCHOR_RATING: Final = 1000.0
_SCALE: Final = 400 / log(10)
RESAMPLES: Final = 500
# A prior of one shared victory for each pair, so that an unbeaten entrant has a finite rating.
_PRIOR: Final = 0.5


def comparisons(run: Run, results: Sequence[Result]) -> Numbers:
    """Return how often each entrant (row) ranked above each other (column), on each deal.

    Every two seats of different entrants are compared; equal ranks count half for both. The first
    axis is the deal.
    """
    size = len(run.entrants)
    numbers = {deal: i for i, deal in enumerate(dict.fromkeys(r.deal for r in results))}
    wins = np.zeros((len(numbers), size, size))
    for result in results:
        for (one, other), count in result.comparisons():
            wins[numbers[result.deal], one, other] += count
    return wins


def rate(run: Run, results: Sequence[Result], resamples: int = RESAMPLES) -> list[Estimate]:
    """Return the rating of each entrant of the run, with its interval over deals."""
    wins = comparisons(run, sort_results(results))
    return rate_comparisons(wins, anchor_of(run.entrants), run.seed, resamples)


def anchor_of(entrants: Sequence[Entrant]) -> int | None:
    """Return the number of the entrant that all ratings refer to, if it takes part."""
    return next((i for i, entrant in enumerate(entrants) if entrant.name == ANCHOR), None)


def rate_comparisons(
    wins: Numbers, anchor: int | None, seed: int = 0, resamples: int = RESAMPLES
) -> list[Estimate]:
    """Return ratings with their intervals from `comparisons`."""
    strengths = _strengths(wins.sum(axis=0), None)
    deals, size = wins.shape[:2]
    flat = wins.reshape(deals, size * size)
    resampled = [
        _scaled(_strengths(row.reshape(size, size), strengths), anchor)
        for drawn in weights(deals, seed, resamples)
        for row in drawn @ flat
    ]
    values = np.array(resampled).reshape(-1, size)
    ratings = _scaled(strengths, anchor)
    return [interval(values[:, i], float(rating)) for i, rating in enumerate(ratings)]


def rate_ladder(ladder: Ladder) -> list[LadderRow]:
    """Return everybody on a ladder with a rating over all runs, the best first."""
    entrants = ladder.entrants
    ratings = rate_comparisons(ladder.comparisons(), anchor_of(entrants))
    rows = [
        LadderRow(entrant, rating, *ladder.counts(entrant))
        for entrant, rating in zip(entrants, ratings, strict=True)
    ]
    return sorted(rows, key=lambda row: -row.rating.value)


def _strengths(wins: Numbers, start: Numbers | None) -> Numbers:
    prior = _PRIOR * (1 - np.eye(len(wins)))
    strengths: Numbers = choix.ilsr_pairwise_dense(
        wins + prior, initial_params=start, max_iter=1000, tol=1e-5
    )
    return strengths


def _scaled(strengths: Numbers, anchor: int | None) -> Numbers:
    origin = strengths.mean() if anchor is None else strengths[anchor]
    ratings: Numbers = ANCHOR_RATING + _SCALE * (strengths - origin)
    return ratings
