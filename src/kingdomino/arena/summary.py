"""What the games of a run say about each entrant."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from kingdomino.arena.bootstrap import Estimate, mean
from kingdomino.arena.entrant import Entrant
from kingdomino.arena.result import Result, SeatResult, in_order
from kingdomino.arena.run import Run
from kingdomino.bots.errors import BotError

QUANTITIES: Final = ("share", "margin", "points", "rank")
"""What is averaged over the seats of an entrant, with its interval."""


class Blunder(NamedTuple):
    """A game that was lost by fault."""

    deal: int
    seat: int
    ply: int
    """After how many actions of the match."""
    fault: BotError


class Line(NamedTuple):
    """One entrant's games, taken together."""

    entrant: Entrant
    games: int
    """It took part in."""
    share: Estimate
    """Of the victory, for each of its seats."""
    margin: Estimate
    """Its points minus those of the best other seat."""
    points: Estimate
    rank: Estimate
    turns: int
    seconds: float
    """Of a turn, on average."""
    longest: float
    """The seconds of its longest turn."""
    overruns: float
    """The share of its turns that took more than 5 % over their seconds."""
    blunders: tuple[Blunder, ...]
    rating: Estimate | None = None
    """Where ratings were asked for."""


def summarise(
    run: Run, results: Sequence[Result], ratings: Sequence[Estimate] | None = None
) -> list[Line]:
    """A line for each entrant that has played; by rating where there are any, else as in the run.

    `ratings` are those of all entrants of the run (`kingdomino.arena.ratings.rate`).
    """
    results = in_order(results)
    lines = [
        _line(run, number, results, None if ratings is None else ratings[number])
        for number in range(len(run.entrants))
        if any(number in result.pairing.seats for result in results)
    ]
    return sorted(lines, key=lambda line: -line.rating.value if line.rating else 0)


def _line(run: Run, number: int, results: Sequence[Result], rating: Estimate | None) -> Line:
    seats = [
        (result.deal, index, seat)
        for result in results
        for index, seat in enumerate(result.seats)
        if seat.entrant == number
    ]
    times = [seat.times for _, _, seat in seats]
    turns = sum(time.turns for time in times)
    estimates = _estimates(run, [(deal, seat) for deal, _, seat in seats])
    return Line(
        entrant=run.entrants[number],
        games=sum(number in result.pairing.seats for result in results),
        **estimates,
        turns=turns,
        seconds=sum(time.seconds for time in times) / max(turns, 1),
        longest=max(time.longest for time in times),
        overruns=sum(time.overruns for time in times) / max(turns, 1),
        blunders=tuple(
            Blunder(deal, index, seat.ply or 0, seat.fault)
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
