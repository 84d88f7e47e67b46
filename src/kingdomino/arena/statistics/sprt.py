"""Stop a match as soon as its result is clear: a sequential probability ratio test (SPRT).

The hero's strength is a difference of ratings to the rival, on the scale of the ratings: 400 is
odds of ten to one. The test decides between two of them, `low` and `high`. It accepts the wrong one
with a probability of about `risk`.

An observation is one deal: the mean share of the victory over all of the hero's seats, since the
games of a deal share their luck. Deals are taken in their order, whatever game ends first, so that
the same games give the same decision. After n deals with mean m and variance v of their shares, the
logarithm of the likelihood ratio is about

    LLR = n (s₁ - s₀) (2m - s₀ - s₁) / 2v

where s₀ and s₁ are the shares that `low` and `high` predict (Wald 1945; for the unknown variance,
the generalised test that Fishtest and OpenBench use for chess programs). One deal with the
variance of independent games is added to v: the first deals may be equal by chance.
"""

from collections import defaultdict
from enum import StrEnum
from math import log, nan
from typing import ClassVar, Final, NamedTuple

from kingdomino.arena.result import Result
from kingdomino.rules import KingdominoError

HERO: Final = 0
_MAX_DIFFERENCE: Final = 1000.0
MIN_DEALS: Final = 10
"""The test does not decide before, as the variance is not known well enough."""


class SprtError(KingdominoError, ValueError):
    """Bounds or a risk that a test can't have."""

    kind = "sprt"
    messages: ClassVar[dict[str, str]] = {
        "bounds": "“{bounds}” is not LOW:HIGH, two differences of ratings, the lower first",
        "risk": "the risk of a wrong decision has to be more than 0 and less than 0.5, not {risk}",
    }


class Decision(StrEnum):
    """The strength that a test has accepted."""

    LOW = "low"
    HIGH = "high"
    NONE = "none"
    """Neither yet."""


class Sprt(NamedTuple):
    """The settings of a test."""

    low: float
    """The difference of ratings that counts as no better."""
    high: float
    """The difference that counts as better."""
    risk: float = 0.05
    """The probability of either wrong decision."""

    @property
    def bound(self) -> float:
        """The LLR at which `high` is accepted; `low` is accepted at its negative.

        >>> round(Sprt(0, 20).bound, 3)
        2.944
        """
        return log((1 - self.risk) / self.risk)


def parse_sprt(bounds: str, risk: str = "0.05") -> Sprt:
    """Parse `LOW:HIGH`, two differences of ratings, and a risk. Raises `SprtError`.

    >>> parse_sprt("0:20")
    Sprt(low=0.0, high=20.0, risk=0.05)
    """
    low, high = map(_number, (bounds.partition(":")[0], bounds.partition(":")[2]))
    if not -_MAX_DIFFERENCE <= low < high <= _MAX_DIFFERENCE:
        raise SprtError("bounds", bounds=bounds)
    if not 0 < _number(risk) < 0.5:
        raise SprtError("risk", risk=risk)
    return Sprt(low, high, _number(risk))


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return nan


def expected_share(difference: float, players: int) -> float:
    """Return the share of the victory of one among rivals that are weaker by a difference.

    >>> expected_share(0, players=4), round(expected_share(20, players=2), 3)
    (0.25, 0.529)
    """
    odds = 10 ** (difference / 400)
    return float(odds / (odds + players - 1))


class SequentialTest:
    """A test that results are added to, in any order."""

    def __init__(self, sprt: Sprt, players: int) -> None:
        self.sprt = sprt
        self.decision = Decision.NONE
        self.deals = 0
        """The deals that the decision or the ratio is based on."""
        self.ratio = 0.0
        """The LLR."""
        self._players = players
        self._shares = [expected_share(bound, players) for bound in (sprt.low, sprt.high)]
        self._waiting: dict[int, list[float]] = defaultdict(list)
        self._sum = self._squares = 0.0

    def add(self, result: Result) -> None:
        """Add a result, and with it all deals that are complete and next."""
        shares = [seat.share for seat in result.seats if seat.entrant == HERO]
        self._waiting[result.deal] += shares
        while (
            self.decision is Decision.NONE
            and len(self._waiting.get(self.deals, ())) == self._players
        ):
            self._add_deal(sum(self._waiting.pop(self.deals)) / self._players)

    def _add_deal(self, share: float) -> None:
        self.deals += 1
        self._sum += share
        self._squares += share * share
        low, high = self._shares
        middle = (low + high) / 2
        mean = self._sum / self.deals
        squares = self._squares - self.deals * mean * mean + middle * (1 - middle) / self._players
        variance = squares / (self.deals + 1)
        self.ratio = self.deals * (high - low) * (mean - middle) / variance
        if self.deals >= MIN_DEALS and abs(self.ratio) >= self.sprt.bound:
            self.decision = Decision.HIGH if self.ratio > 0 else Decision.LOW
