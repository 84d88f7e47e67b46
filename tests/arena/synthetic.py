"""Synthetic results with a known distribution."""

from collections.abc import Sequence

import numpy as np

from kingdomino.arena import Pairing, Result, Run, SeatResult, Times
from kingdomino.bots import BotError

USUAL = Times(turns=10, seconds=1.0, longest=0.2)


def result(
    pairing: Pairing,
    ranks: Sequence[int],
    points: Sequence[int] | None = None,
    times: Times = USUAL,
    faults: Sequence[BotError | None] | None = None,
) -> Result:
    """Return a result with these ranks, and by default points that match them."""
    points = [50 - 5 * rank for rank in ranks] if points is None else points
    faults = [None] * len(ranks) if faults is None else faults
    winners = list(ranks).count(1)
    seats = tuple(
        SeatResult(
            entrant=entrant,
            points=points[seat],
            rank=ranks[seat],
            share=1 / winners if ranks[seat] == 1 else 0.0,
            margin=points[seat] - max(p for i, p in enumerate(points) if i != seat),
            times=times,
            fault=faults[seat],
            ply=None if faults[seat] is None else 7,
        )
        for seat, entrant in enumerate(pairing.seats)
    )
    return Result(pairing.deal, seats)


def results(run: Run, strengths: Sequence[float], seed: int = 1) -> list[Result]:
    """Return all games of a run for two players, sampled from the Bradley–Terry model."""
    rng = np.random.default_rng(seed)
    sampled = []
    for pairing in run.pairings():
        one, other = (strengths[entrant] for entrant in pairing.seats)
        is_won = rng.random() < 1 / (1 + 10 ** ((other - one) / 400))
        sampled.append(result(pairing, [1, 2] if is_won else [2, 1]))
    return sampled
