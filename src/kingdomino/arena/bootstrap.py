"""How far chance may have moved a number: resampling whole deals."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

RESAMPLES: Final = 2000
_LEVEL: Final = 0.95
_BATCH: Final = 1 << 22  # counts held at a time

Numbers = NDArray[np.float64]


class Estimate(NamedTuple):
    """A number, and the interval that holds the true one in 95 of 100 runs like this one."""

    value: float
    low: float | None
    """`None`, as the other end, if one deal is all there is: that tells nothing of others."""
    high: float | None


def weights(deals: int, seed: int, resamples: int = RESAMPLES) -> Iterator[NDArray[np.int64]]:
    """How often each deal is drawn in each resample, in batches of resamples × deals.

    Deals are drawn and not games: the games of one deal share their luck. A single deal can't be
    resampled, and makes no batch.
    """
    if deals < 2:
        return
    chance = np.random.default_rng(seed)
    batch = max(1, _BATCH // deals)
    for start in range(0, resamples, batch):
        size = min(batch, resamples - start)
        yield chance.multinomial(deals, np.full(deals, 1 / deals), size=size)


def interval(values: Numbers, value: float) -> Estimate:
    """An estimate with the percentile interval of its resamples; without any, if there are none."""
    if not len(values):
        return Estimate(value, None, None)
    edge = (1 - _LEVEL) / 2
    low, high = np.quantile(values, [edge, 1 - edge])
    return Estimate(value, float(low), float(high))


def mean(sums: Numbers, counts: Numbers, seed: int, resamples: int = RESAMPLES) -> Estimate:
    """The mean of a quantity from its sum and its number of observations on each deal."""
    found = [np.empty(0)]
    for drawn in weights(len(sums), seed, resamples):
        totals = drawn @ counts
        # A resample may have drawn only deals without an observation; it says nothing.
        some = totals > 0
        found.append((drawn[some] @ sums) / totals[some])
    return interval(
        np.concatenate(found) if found else np.empty(0), float(sums.sum() / counts.sum())
    )
