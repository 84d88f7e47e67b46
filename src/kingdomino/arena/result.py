"""How one game ended."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from kingdomino.arena.pairing import Pairing
from kingdomino.bots.errors import BotError
from kingdomino.rules import Standing


@dataclass(frozen=True)
class Times:
    """How long a bot thought."""

    turns: int = 0
    seconds: float = 0.0
    """Of all its turns together."""
    longest: float = 0.0
    """The seconds of its longest turn."""
    overruns: int = 0
    """Turns more than 5 % over what they had."""


@dataclass(frozen=True)
class SeatResult:
    """How a game ended for one seat."""

    entrant: int
    """Its number in the run."""
    points: int
    rank: int
    """1 for the winner; last for a bot at fault."""
    share: float
    """Of the victory: 1, or less if it was shared; 0 for a bot at fault."""
    margin: int
    """Its points, minus those of the best other seat."""
    times: Times
    fault: BotError | None = None
    """Why the bot lost the game; another played on for it."""
    ply: int | None = None
    """After how many actions of the match the fault came."""

    def to_json(self) -> dict[str, Any]:
        """As it stands in a file of results."""
        told = {key: value for key, value in vars(self).items() if key not in ("times", "fault")}
        fault = None if self.fault is None else self.fault.to_json()
        return {**told, **asdict(self.times), "fault": fault}

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "SeatResult":
        """The result that a file tells of; `KeyError` or `TypeError` if it tells of none."""
        rest = dict(told)
        times = Times(*(rest.pop(key) for key in ("turns", "seconds", "longest", "overruns")))
        fault = rest.pop("fault")
        return cls(**rest, times=times, fault=None if fault is None else BotError.from_json(fault))


@dataclass(frozen=True)
class Result:
    """How a game ended: one game, or the three of a Dynasty."""

    deal: int
    seats: tuple[SeatResult, ...]

    @property
    def pairing(self) -> Pairing:
        """Which game of the run it was."""
        return Pairing(self.deal, tuple(seat.entrant for seat in self.seats))

    def to_json(self) -> dict[str, Any]:
        """A line of a file of results."""
        return {"deal": self.deal, "seats": [seat.to_json() for seat in self.seats]}

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Result":
        """The game that a line tells of; `KeyError` or `TypeError` if it tells of none."""
        return cls(told["deal"], tuple(map(SeatResult.from_json, told["seats"])))


def in_order(results: Iterable[Result]) -> list[Result]:
    """Results by deal and seats: however the games came to end, their numbers are the same."""
    return sorted(results, key=lambda result: result.pairing)


def ranks_and_shares(
    standings: Sequence[Standing], at_fault: set[int]
) -> tuple[list[int], list[float]]:
    """The rank of each seat, and its share of the victory, with those at fault behind all others.

    A victory that is shared is shared out.
    """
    seats = len(standings)
    sound = [standing for standing in standings if standing.seat not in at_fault]
    ranks = [len(sound) + 1] * seats
    for standing in sound:
        ahead = sum(other.rank < standing.rank for other in sound)
        ranks[standing.seat] = 1 + ahead
    winners = sum(standing.rank == sound[0].rank for standing in sound)
    shares = [
        1 / winners if ranks[seat] == 1 and seat not in at_fault else 0.0 for seat in range(seats)
    ]
    return ranks, shares
