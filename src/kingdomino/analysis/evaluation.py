"""The value of a view and of every turn in it."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

from kingdomino.analysis.calibration import Levels, analysis_subject, calibration_of
from kingdomino.kernel.estimates import GROUPS, Seats, TurnEstimator
from kingdomino.rules import Action, View

Turn = tuple[Action, ...]
"""A whole turn: a placement or discard, then a claim, or one of them."""


class Budget(NamedTuple):
    """The budget of an evaluation. The same seed and rollouts give the same values."""

    rollouts: int = 20_000
    """About how many rollouts; a view with many turns gets a few for each in any case."""
    seed: int = 0
    threads: int = 1
    """They change the time, never the result."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its standard error."""

    value: float
    error: float = 0.0

    @property
    def is_significant(self) -> bool:
        """Whether it is above zero by more than two standard errors."""
        return self.value > 2 * self.error and self.value > 0


@dataclass(frozen=True, slots=True)
class SeatValue:
    """The expected result of a seat."""

    win: Estimate
    """The probability of winning between equals; a shared victory counts as a share."""
    points: Estimate
    """Its points at the end, with those of earlier games of a Dynasty."""
    lead: Estimate
    """Its points less the most of another seat."""
    spread: float
    """Standard deviation of its points at the end around the expected ones."""
    level_win: Estimate | None = None
    """The probability of winning with the levels of the players; `None` if they are not given."""

    @property
    def shown_win(self) -> Estimate:
        """The probability of winning with the levels if they are given, else between equals."""
        return self.level_win or self.win


@dataclass(frozen=True, slots=True)
class TurnValue:
    """The value of a turn to the seat that chooses it, and its loss against the best turn."""

    turn: Turn
    seats: tuple[SeatValue, ...]
    """What each seat can expect after it."""
    win_loss: Estimate
    """Win probability lost against the best turn, from the same deals."""
    points_loss: Estimate
    """Expected lead lost against the best turn, from the same deals."""
    rollouts: int


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The value of a view; it may be incomplete."""

    seat: int
    """The seat that chooses."""
    seats: tuple[SeatValue, ...]
    """The value to each seat with the best turn. The best of many estimates is too high on average,
    so each part of the rollouts values the turn that the others choose."""
    turns: tuple[TurnValue, ...]
    """All legal turns, the best first."""
    rollouts: int
    is_exact: bool
    """Whether the rest of the game is known, as in the last round."""
    is_settled: bool
    """Whether the best turn is better than the next by more than two standard errors."""
    is_complete: bool
    """Whether the budget is used up."""

    @property
    def best(self) -> TurnValue:
        """The best turn."""
        return self.turns[0]

    def find(self, turn: Sequence[Action]) -> TurnValue | None:
        """Return the value of a turn; `None` if it is not legal."""
        return next((value for value in self.turns if value.turn == tuple(turn)), None)


def evaluate(
    view: View,
    budget: Budget | None = None,
    *,
    keep: Sequence[Turn] = (),
    levels: Levels | None = None,
) -> Evaluation:
    """Evaluate a view and every turn in it.

    Turns in `keep` are rolled out as often as the best ones. With the `levels` of the seats, values
    also have the probability of winning between them; all else stays between equals, since what a
    turn loses does not depend on who plays on. Raises `ValueError` if the game is over or a level
    is not known, and `KernelMissingError` without the compiled kernel.
    """
    return _TurnsOfView(view, budget or Budget(), keep, levels).finish()


def watch(
    view: View,
    budget: Budget | None = None,
    *,
    keep: Sequence[Turn] = (),
    levels: Levels | None = None,
) -> Iterator[Evaluation]:
    """Evaluate a view as `evaluate` does; yield every intermediate evaluation, then the last one.

    Whoever has seen enough stops iterating.
    """
    turns = _TurnsOfView(view, budget or Budget(), keep, levels)
    while turns.run_stage():
        yield turns.read()


def run_all(run: Callable[[int], None], count: int, threads: int) -> None:
    """Run independent parts, by number."""
    if threads == 1:
        for part in range(count):
            run(part)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(run, range(count)))


def check_budget(threads: int, seed: int) -> None:
    """Raise `ValueError` if a number is out of range."""
    if threads < 1 or not 0 <= seed < 1 << 64:
        raise ValueError("threads count from 1, and a seed is from 0 to 2**64 - 1")


class _TurnsOfView:
    """The turns of a view, and what the kernel knows of them so far."""

    def __init__(
        self, view: View, budget: Budget, keep: Sequence[Turn], levels: Levels | None
    ) -> None:
        check_budget(budget.threads, budget.seed)
        subject = analysis_subject(view, levels)
        self._has_levels = levels is not None
        self._view, self._threads = view, budget.threads
        self._turns = subject.turns(view)
        kept = [self._turns.index(tuple(turn)) for turn in keep]
        self._estimator = TurnEstimator(subject, budget.rollouts, budget.seed, kept)

    def run_stage(self) -> bool:
        """Run the next stage; return whether there was one."""
        if not self._estimator.begin_stage():
            return False
        run_all(self._estimator.run_group, GROUPS, self._threads)
        self._estimator.end_stage()
        return True

    def finish(self) -> Evaluation:
        """Run all stages."""
        while self.run_stage():
            pass
        return self.read()

    def read(self) -> Evaluation:
        """Return the evaluation so far."""
        assert self._view.actor is not None
        (seats, rollouts, is_exact, is_settled, is_complete), turns = self._estimator.read()
        spread = 0.0 if is_exact else calibration_of(self._view).spread
        return Evaluation(
            self._view.actor,
            self._seat_values(seats, spread),
            tuple(
                TurnValue(
                    self._turns[index],
                    self._seat_values(after, spread),
                    Estimate(*win_loss),
                    Estimate(*points_loss),
                    visits,
                )
                for index, visits, after, win_loss, points_loss in turns
            ),
            rollouts,
            is_exact,
            is_settled,
            is_complete,
        )

    def _seat_values(self, seats: Seats, spread: float) -> tuple[SeatValue, ...]:
        return tuple(
            SeatValue(
                Estimate(*win),
                Estimate(*points),
                Estimate(*lead),
                spread,
                Estimate(*level_win) if self._has_levels else None,
            )
            for points, lead, win, level_win in seats
        )


def is_whole_turn(view: View, turn: Turn) -> bool:
    """Return whether a turn is legal and complete."""
    line = None if view.domino is None else view.next_line  # to claim from after the placement
    if len(turn) != 1 + (line is not None) or turn[0] not in view.legal_actions():
        return False
    return line is None or turn[1] in line.claims()
