"""Confidence intervals by bootstrap: whole deals are resampled."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

RESAMPLES: Final = 2000
_LEVEL: Final = 0.95
_BATCH: Final = 1 << 22  # counts in memory at a time

Numbers = NDArray[np.float64]


class Estimate(NamedTuple):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float | None
    """`None`, as is `high`, for a single deal, which has no interval."""
    high: float | None


def weights(deals: int, seed: int, resamples: int = RESAMPLES) -> Iterator[NDArray[np.int64]]:
    """Yield how often each deal is drawn in each resample, in batches of resamples × deals.

    Deals are drawn instead of games because the games of one deal are correlated. A single deal
    can't be resampled and gives no batch.
    """
    if deals < 2:
        return
    rng = np.random.default_rng(seed)
    batch = max(1, _BATCH // deals)
    for start in range(0, resamples, batch):
        size = min(batch, resamples - start)
        yield rng.multinomial(deals, np.full(deals, 1 / deals), size=size)


def interval(values: Numbers, value: float) -> Estimate:
    """Return an estimate with the percentile interval of its resamples, if there are any."""
    if not len(values):
        return Estimate(value, None, None)
    edge = (1 - _LEVEL) / 2
    low, high = np.quantile(values, [edge, 1 - edge])
    return Estimate(value, float(low), float(high))


def mean(sums: Numbers, counts: Numbers, seed: int, resamples: int = RESAMPLES) -> Estimate:
    """Return the mean of a quantity from its sum and its number of observations on each deal."""
    means = [np.empty(0)]
    for drawn in weights(len(sums), seed, resamples):
        totals = drawn @ counts
        # Skip resamples that drew only deals without an observation.
        is_defined = totals > 0
        means.append((drawn[is_defined] @ sums) / totals[is_defined])
    return interval(np.concatenate(means), float(sums.sum() / counts.sum()))
