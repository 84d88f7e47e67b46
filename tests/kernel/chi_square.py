"""Whether counts are as even as chance makes them."""

from collections.abc import Sequence
from math import sqrt


def is_even(counts: Sequence[int]) -> bool:
    """Whether the counts could be of things that are all equally likely.

    Pearson's statistic, five standard deviations above its mean at most: with a fixed seed, a
    bound that only a bias passes.
    """
    freedom = len(counts) - 1
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 for count in counts) / expected
    return statistic <= freedom + 5 * sqrt(2 * freedom)
