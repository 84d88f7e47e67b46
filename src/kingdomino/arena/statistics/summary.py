"""The summary of a run: one row for each entrant."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.result import Result, SeatResult, sort_results
from kingdomino.arena.run import Run
from kingdomino.arena.statistics.bootstrap import Estimate, mean
from kingdomino.bots import BotError

QUANTITIES: Final = ("share", "margin", "points", "rank")
"""The quantities that are averaged over the seats of an entrant."""


class Forfeit(NamedTuple):
    """A game that an entrant lost by an error."""

    deal: int
    seat: int
    ply: int
    """The number of actions of the match before the error."""
    fault: BotError


class Row(NamedTuple):
    """The games of one entrant."""

    entrant: Entrant
    games: int
    """The games that it took part in."""
    share: Estimate
    """The share of the victory for each of its seats."""
    margin: Estimate
    """Its points minus those of the best other seat."""
    points: Estimate
    rank: Estimate
    turns: int
    seconds: float
    """The mean seconds of a turn."""
    longest: float
    """The seconds of its longest turn."""
    overruns: float
    """The share of its turns that took more than 5 % over their seconds."""
    forfeits: tuple[Forfeit, ...]
    rating: Estimate | None = None
    """`None` if ratings were not computed."""


def summarise(
    run: Run, results: Sequence[Result], ratings: Sequence[Estimate] | None = None
) -> list[Row]:
    """Return a row for each entrant that has played, by rating or in the order of the run.

    `ratings` are those of all entrants of the run (`kingdomino.arena.statistics.ratings.rate`).
    """
    results = sort_results(results)
    rows = [
        _row(run, number, results, None if ratings is None else ratings[number])
        for number in range(len(run.entrants))
        if any(number in result.pairing.seats for result in results)
    ]
    return sorted(rows, key=lambda row: -row.rating.value if row.rating else 0)


def _row(run: Run, number: int, results: Sequence[Result], rating: Estimate | None) -> Row:
    seats = [
        (result.deal, index, seat)
        for result in results
        for index, seat in enumerate(result.seats)
        if seat.entrant == number
    ]
    times = [seat.times for _, _, seat in seats]
    turns = sum(time.turns for time in times)
    estimates = _estimates(run, [(deal, seat) for deal, _, seat in seats])
    return Row(
        entrant=run.entrants[number],
        games=sum(number in result.pairing.seats for result in results),
        **estimates,
        turns=turns,
        seconds=sum(time.seconds for time in times) / max(turns, 1),
        longest=max(time.longest for time in times),
        overruns=sum(time.overruns for time in times) / max(turns, 1),
        forfeits=tuple(
            Forfeit(deal, index, seat.ply or 0, seat.fault)
            for deal, index, seat in seats
            if seat.fault is not None
        ),
        rating=rating,
    )


def _estimates(run: Run, seats: Sequence[tuple[int, SeatResult]]) -> dict[str, Estimate]:
    numbers = {deal: index for index, deal in enumerate(dict.fromkeys(deal for deal, _ in seats))}
    counts = np.zeros(len(numbers))
    sums = {quantity: np.zeros(len(numbers)) for quantity in QUANTITIES}
    for deal, seat in seats:
        counts[numbers[deal]] += 1
        for quantity, values in sums.items():
            values[numbers[deal]] += getattr(seat, quantity)
    return {quantity: mean(values, counts, run.seed) for quantity, values in sums.items()}
