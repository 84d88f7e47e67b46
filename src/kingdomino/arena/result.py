"""The result of one game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from kingdomino.arena.pairing import Pairing
from kingdomino.bots import BotError
from kingdomino.rules import Standing


@dataclass(frozen=True)
class Times:
    """The times of a bot's turns."""

    turns: int = 0
    seconds: float = 0.0
    """The seconds of all its turns."""
    longest: float = 0.0
    """The seconds of its longest turn."""
    overruns: int = 0
    """The number of turns that took more than 5 % over their seconds."""


@dataclass(frozen=True)
class SeatResult:
    """The result of one seat."""

    entrant: int
    """The number of the entrant in the run."""
    points: int
    rank: int
    """1 for the winner; seats that forfeited are last."""
    share: float
    """The share of the victory: 1, less if it is shared, 0 after a forfeit."""
    margin: int
    """Its points minus those of the best other seat."""
    times: Times
    fault: BotError | None = None
    """The error by which the bot forfeited."""
    ply: int | None = None
    """The number of actions of the match before that error."""

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON values."""
        data = {key: value for key, value in vars(self).items() if key not in ("times", "fault")}
        fault = None if self.fault is None else self.fault.to_json()
        return {**data, **asdict(self.times), "fault": fault}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "SeatResult":
        """Return the result that `to_json` encoded.

        Raises `KeyError` or `TypeError` for anything else.
        """
        rest = dict(data)
        times = Times(*(rest.pop(key) for key in ("turns", "seconds", "longest", "overruns")))
        fault = rest.pop("fault")
        return cls(**rest, times=times, fault=None if fault is None else BotError.from_json(fault))


@dataclass(frozen=True)
class Result:
    """The result of a game, or of the three games of a Dynasty."""

    deal: int
    seats: tuple[SeatResult, ...]
    record: str | None = field(default=None, compare=False, repr=False)
    """The record of the match, if it was asked for; a results file does not have it."""

    @property
    def pairing(self) -> Pairing:
        """The game of the run."""
        return Pairing(self.deal, tuple(seat.entrant for seat in self.seats))

    def comparisons(self) -> Iterator[tuple[tuple[int, int], float]]:
        """Yield every two seats of different entrants as (the one ahead, the other) and 1.

        Equal ranks count half, in both directions.
        """
        for one in self.seats:
            for other in self.seats:
                if one.entrant != other.entrant and one.rank <= other.rank:
                    yield (one.entrant, other.entrant), 1.0 if one.rank < other.rank else 0.5

    def to_json(self) -> dict[str, Any]:
        """Return the line of a results file."""
        return {"deal": self.deal, "seats": [seat.to_json() for seat in self.seats]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Result":
        """Return the result that `to_json` encoded.

        Raises `KeyError` or `TypeError` for anything else.
        """
        return cls(data["deal"], tuple(map(SeatResult.from_json, data["seats"])))


def sort_results(results: Iterable[Result]) -> list[Result]:
    """Sort results by deal and seats, so that statistics don't depend on the order of the games."""
    return sorted(results, key=lambda result: result.pairing)


def ranks_and_shares(
    standings: Sequence[Standing], forfeited: set[int]
) -> tuple[list[int], list[float]]:
    """Return the rank and the share of the victory of each seat.

    Seats that forfeited rank behind all others. A shared victory is split evenly.
    """
    seats = len(standings)
    ranked = [standing for standing in standings if standing.seat not in forfeited]
    ranks = [len(ranked) + 1] * seats
    for standing in ranked:
        ahead = sum(other.rank < standing.rank for other in ranked)
        ranks[standing.seat] = 1 + ahead
    winners = sum(standing.rank == ranked[0].rank for standing in ranked)
    shares = [
        1 / winners if ranks[seat] == 1 and seat not in forfeited else 0.0 for seat in range(seats)
    ]
    return ranks, shares
