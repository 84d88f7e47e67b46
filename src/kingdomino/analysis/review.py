"""The review of a match: the value of each turn, and the luck of each seat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kingdomino.analysis.calibration import Levels
from kingdomino.analysis.evaluation import Estimate
from kingdomino.analysis.grades import Grade, accuracy
from kingdomino.analysis.luck import LuckEvent
from kingdomino.analysis.quality import Quality
from kingdomino.analysis.turn_review import (
    ReviewBudget,
    ReviewedTurn,
    ReviewPart,
    list_decisions,
    review_turn,
)
from kingdomino.notation import Record
from kingdomino.rules import Match

TURNING_POINTS = 3
_LEAST_TURNING_POINT = 0.03  # of the win probability
_LEAST_DIFFICULTY = 0.5  # points, of a turn that is called the best: a choice that mattered


@dataclass(frozen=True, slots=True)
class Ledger:
    """The parts of the result of a seat: luck and errors, in win probability or in points.

    `result - fair == luck - own_errors + others_errors + residual`. The residual is what none of
    the measured events explains: noise, and that rollouts play worse than the best turn.
    """

    result: float
    fair: float
    luck: float
    own_errors: float
    others_errors: float
    residual: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of a seat; also its JSON."""

    seat: int
    accuracy: float | None
    """From 0 to 100; `None` if no turn of it is graded yet."""
    grades: dict[Grade, int]
    luck_win: Estimate
    luck_points: Estimate
    win_lost: Estimate
    """By its own errors."""
    points_lost: Estimate
    ledger: Ledger | None
    """In win probability; `None` until the review of a finished match is complete."""
    adjusted_win: float | None
    """The result less the luck, from 0 to 1: what average dominoes would have given."""
    best_turn: int | None
    """The index of its best turn: the hardest choice that it played well while the game was open;
    `None` if no choice mattered."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a match; it may be incomplete."""

    match: Match
    turns: tuple[ReviewedTurn, ...]
    luck: tuple[LuckEvent, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[int, ...]
    """Indexes of the turns that lost most win probability, at most three, in order of play."""
    total: int
    """How many turns there are to review."""
    budget: ReviewBudget

    @property
    def is_complete(self) -> bool:
        """Whether all turns have been reviewed."""
        return len(self.turns) == self.total

    def _repr_svg_(self) -> str:
        """Draw the curve of win probabilities, for notebooks."""
        from kingdomino.analysis.curve import curve_svg  # noqa: PLC0415 - it needs this module

        return curve_svg(self)


def review(
    record: Record | Match,
    quality: Quality | str = Quality.NORMAL,
    *,
    seed: int = 0,
    threads: int = 1,
    levels: Levels | None = None,
) -> Review:
    """Review a match, finished or not. A quality is `"quick"`, `"normal"` or `"deep"`.

    With the `levels` of the seats, values also have the probability of winning between them; all
    that is measured, losses, grades and luck, stays between equals. Raises `ValueError` for another
    quality or level, and `KernelMissingError` without the compiled kernel.
    """
    *_, last = watch_review(record, quality, seed=seed, threads=threads, levels=levels)
    return last


def watch_review(
    record: Record | Match,
    quality: Quality | str | ReviewBudget = Quality.NORMAL,
    *,
    seed: int = 0,
    threads: int = 1,
    levels: Levels | None = None,
) -> Iterator[Review]:
    """Review a match as `review` does; yield the review so far, at first without a turn."""
    match = record.match if isinstance(record, Record) else record
    budget = (
        quality
        if isinstance(quality, ReviewBudget)
        else ReviewBudget.of(quality, seed=seed, threads=threads)
    )
    parts: list[ReviewPart] = []
    decisions = list_decisions(match)
    yield summarise_review(match, parts, len(decisions), budget)
    for decision in decisions:
        parts.append(review_turn(decision, budget, levels=levels))
        yield summarise_review(match, parts, len(decisions), budget)


def summarise_review(
    match: Match, parts: Sequence[ReviewPart], total: int, budget: ReviewBudget
) -> Review:
    """Summarise the parts of the first turns as a review; `total` is the number of all turns."""
    turns = [part.turn for part in parts]
    luck = [event for part in parts for event in part.luck]
    is_closed = match.is_over and len(turns) == total
    return Review(
        match=match,
        turns=tuple(turns),
        luck=tuple(luck),
        seats=tuple(
            _summarise_seat(match, seat, turns, luck, is_closed=is_closed)
            for seat in range(match.ruleset.players)
        ),
        turning_points=_turning_points(turns),
        total=total,
        budget=budget,
    )


def _summarise_seat(
    match: Match,
    seat: int,
    turns: Sequence[ReviewedTurn],
    luck: Sequence[LuckEvent],
    *,
    is_closed: bool,
) -> SeatReview:
    own = [turn for turn in turns if turn.seat == seat and turn.grade is not None]
    luck_win = _sum(event.win[seat] for event in luck)
    ledger = _ledger(match, seat, turns, luck_win.value) if is_closed else None
    adjusted = None if ledger is None else min(1.0, max(0.0, ledger.result - ledger.luck))
    return SeatReview(
        seat=seat,
        accuracy=accuracy(((t.points_loss.value, t.difficulty) for t in own), match.ruleset),
        grades=_count_grades(own),
        luck_win=luck_win,
        luck_points=_sum(event.points[seat] for event in luck),
        win_lost=_sum(turn.win_loss for turn in own),
        points_lost=_sum(turn.points_loss for turn in own),
        ledger=ledger,
        adjusted_win=adjusted,
        best_turn=_best_turn(seat, turns),
    )


def _count_grades(turns: Sequence[ReviewedTurn]) -> dict[Grade, int]:
    counts = Counter(turn.grade for turn in turns)
    return {grade: counts[grade] for grade in Grade}


def _ledger(match: Match, seat: int, turns: Sequence[ReviewedTurn], luck: float) -> Ledger:
    """Return the sums of a seat in win probability."""
    result, fair = win_shares(match)[seat], 1 / match.ruleset.players
    own = others = 0.0
    for turn in turns:
        change = turn.after[seat].win.value - turn.before[seat].win.value
        if turn.seat == seat:
            own -= change
        else:
            others += change
    residual = result - fair - luck + own - others
    return Ledger(result, fair, luck, own, others, residual)


def win_shares(match: Match) -> tuple[float, ...]:
    """Return the share of the victory of each seat, if the match ended now."""
    standings = match.standings()
    winners = [standing.seat for standing in standings if standing.rank == 1]
    seats = range(match.ruleset.players)
    return tuple((seat in winners) / len(winners) for seat in seats)


def _best_turn(seat: int, turns: Sequence[ReviewedTurn]) -> int | None:
    """Return the index of the hardest open choice of a seat that was as good as the best."""
    best = [
        index
        for index, turn in enumerate(turns)
        if turn.seat == seat
        and turn.grade is Grade.BEST
        and not turn.is_decided
        and turn.difficulty >= _LEAST_DIFFICULTY
    ]
    return max(best, key=lambda i: turns[i].difficulty, default=None)


def _turning_points(turns: Sequence[ReviewedTurn]) -> tuple[int, ...]:
    lost = [
        index
        for index, turn in enumerate(turns)
        if turn.win_loss.is_significant and turn.win_loss.value >= _LEAST_TURNING_POINT
    ]
    largest = sorted(lost, key=lambda index: -turns[index].win_loss.value)
    return tuple(sorted(largest[:TURNING_POINTS]))


def _sum(estimates: Iterator[Estimate]) -> Estimate:
    """Return the sum of independent estimates."""
    value = variance = 0.0
    for estimate in estimates:
        value += estimate.value
        variance += estimate.error**2
    return Estimate(value, variance**0.5)
