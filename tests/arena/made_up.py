"""Results that were made up, so that the truth behind them is known."""

from collections.abc import Sequence

import numpy as np

from kingdomino.arena import Pairing, Result, Run, SeatResult, Times
from kingdomino.bots.errors import BotError

USUAL = Times(turns=10, seconds=1.0, longest=0.2)


def result(
    pairing: Pairing,
    ranks: Sequence[int],
    points: Sequence[int] | None = None,
    times: Times = USUAL,
    faults: Sequence[BotError | None] | None = None,
) -> Result:
    """A result with these ranks; points, where none are given, that could have made them."""
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
    """All games of a run for two, won as Bradley and Terry's model has it."""
    chance = np.random.default_rng(seed)
    found = []
    for pairing in run.pairings():
        one, other = (strengths[entrant] for entrant in pairing.seats)
        is_won = chance.random() < 1 / (1 + 10 ** ((other - one) / 400))
        found.append(result(pairing, [1, 2] if is_won else [2, 1]))
    return found
