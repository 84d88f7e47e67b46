"""The value of a view and of every turn in it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import LEAD, POINTS, WINS, Array, calibration_of
from kingdomino.analysis.final_round import final_values
from kingdomino.analysis.rollout_groups import RolloutGroups, standard_error
from kingdomino.rules import Action, View

FINALISTS = 8
"""Turns that are compared to the end; the others are dropped by halves before."""
_FEWEST_SAMPLES = 4  # deals that every turn is rolled out with at least
_FINAL_PARTS = 8  # of the last stage, after each of which there is an evaluation

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
    """The probability of winning; a shared victory counts as a share."""
    points: Estimate
    """Its points at the end, with those of earlier games of a Dynasty."""
    lead: Estimate
    """Its points less the most of another seat."""
    spread: float
    """Standard deviation of its points at the end around the expected ones."""


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

    @property
    def seats(self) -> tuple[SeatValue, ...]:
        """The value of each seat after the best turn."""
        return self.best.seats

    def find(self, turn: Sequence[Action]) -> TurnValue | None:
        """Return the value of a turn; `None` if it is not legal."""
        return next((value for value in self.turns if value.turn == tuple(turn)), None)


def evaluate(view: View, budget: Budget | None = None, *, keep: Sequence[Turn] = ()) -> Evaluation:
    """Evaluate a view and every turn in it.

    Turns in `keep` are rolled out as often as the best ones. Raises `ValueError` if the game is
    over, and `KernelMissingError` without the compiled kernel.
    """
    *_, last = watch(view, budget, keep=keep)
    return last


def watch(
    view: View, budget: Budget | None = None, *, keep: Sequence[Turn] = ()
) -> Iterator[Evaluation]:
    """Evaluate a view as `evaluate` does; yield every intermediate evaluation, then the last one.

    Whoever has seen enough stops iterating.
    """
    budget = budget or Budget()
    groups = RolloutGroups(view, budget.seed, threads=budget.threads)
    turns = [groups.turn(index) for index in range(groups.count)]
    if view.round == view.ruleset.rounds:
        yield _exact(view, groups, turns)
        return
    kept = [turns.index(tuple(turn)) for turn in keep]
    active = np.arange(groups.count, dtype=np.int32)
    for samples in _early_stages(groups.count, budget.rollouts):
        groups.run(active, samples)
        evaluation, order = _estimate(view, groups, turns, active, is_complete=False)
        yield evaluation
        half = max(FINALISTS, ceil(len(active) / 2))
        active = np.array(sorted({*order[:half], *kept}), np.int32)
    samples = _final_samples(groups.count, len(active), budget.rollouts)
    parts = min(_FINAL_PARTS, samples)
    for part in range(parts):
        groups.run(active, samples * (part + 1) // parts - samples * part // parts)
        yield _estimate(view, groups, turns, active, is_complete=part == parts - 1)[0]


def is_whole_turn(view: View, turn: Turn) -> bool:
    """Return whether a turn is legal and complete."""
    line = None if view.domino is None else view.next_line  # to claim from after the placement
    if len(turn) != 1 + (line is not None) or turn[0] not in view.legal_actions():
        return False
    return line is None or turn[1] in line.claims()


def _early_stages(count: int, rollouts: int) -> Iterator[int]:
    """Yield the samples of each stage that ends with dropping half of the turns."""
    stages = max(0, ceil(log2(count / FINALISTS)))
    for _ in range(stages):
        yield max(_FEWEST_SAMPLES, rollouts // 2 // stages // count)
        count = max(FINALISTS, ceil(count / 2))


def _final_samples(count: int, active: int, rollouts: int) -> int:
    return max(_FEWEST_SAMPLES, (rollouts // 2 if count > FINALISTS else rollouts) // active)


def _estimate(
    view: View, groups: RolloutGroups, turns: list[Turn], active: NDArray[np.int32], *,
    is_complete: bool,
) -> tuple[Evaluation, list[int]]:  # fmt: skip
    """Return the evaluation so far, and the turns from the best to the worst."""
    calibration, seat = calibration_of(view), view.actor
    assert seat is not None
    everything = np.arange(groups.count, dtype=np.int32)
    means = calibration.values(groups.means(everything))
    without = calibration.values(groups.jackknife(everything))
    order = rank_turns(means[:, seat], active)
    best = order[0]
    values = _Values(means, standard_error(without), calibration.spread)
    losses = _Losses(means[best] - means, standard_error(without[:, [best]] - without), seat)
    visits = groups.visits.sum(0)
    evaluated = tuple(
        TurnValue(turns[i], values.seats(i), losses.of(i, WINS), losses.of(i, LEAD), int(visits[i]))
        for i in order
    )
    is_settled = len(order) == 1 or evaluated[1].points_loss.is_significant
    total = int(visits.sum())
    return Evaluation(seat, evaluated, total, False, is_settled, is_complete), order


def rank_turns(values: Array, active: NDArray[np.int32]) -> list[int]:
    """Return the turns from the best to the worst, those that are still compared first.

    A turn is worth its win probability and a hundredth for every point of its lead: that decides
    where the game is decided already, and has a smaller error.
    """
    worth = values[:, WINS] + values[:, LEAD] / 100
    worth[active] += 1000
    return [int(index) for index in np.argsort(-worth, kind="stable")]


@dataclass(frozen=True)
class _Values:
    """The values of all turns, by turn, seat and kind, with their standard errors."""

    means: Array
    errors: Array
    spread: float

    def seats(self, index: int) -> tuple[SeatValue, ...]:
        """Return the value of each seat after a turn."""
        rows = zip(self.means[index], self.errors[index], strict=True)
        return tuple(
            SeatValue(
                win=Estimate(float(mean[WINS]), float(error[WINS])),
                points=Estimate(float(mean[POINTS]), float(error[POINTS])),
                lead=Estimate(float(mean[LEAD]), float(error[LEAD])),
                spread=self.spread,
            )
            for mean, error in rows
        )


@dataclass(frozen=True)
class _Losses:
    """The losses of all turns against the best one, by turn, seat and kind."""

    means: Array
    errors: Array
    seat: int

    def of(self, index: int, kind: int) -> Estimate:
        """Return the loss of a turn to the seat that chooses it."""
        mean, error = self.means[index, self.seat, kind], self.errors[index, self.seat, kind]
        return Estimate(float(mean), float(error))


def _exact(view: View, groups: RolloutGroups, turns: list[Turn]) -> Evaluation:
    """Solve a view of the last round, in which nothing depends on chance or on other seats."""
    assert view.actor is not None
    seat = view.actor
    keys = [groups.final_keys(index) for index in range(groups.count)]
    order = sorted(range(groups.count), key=lambda i: keys[i][seat], reverse=True)
    means = final_values(view, keys)
    zeros = np.zeros_like(means)
    values, losses = _Values(means, zeros, 0.0), _Losses(means[order[0]] - means, zeros, seat)
    evaluated = tuple(
        TurnValue(turns[i], values.seats(i), losses.of(i, WINS), losses.of(i, LEAD), 0)
        for i in order
    )
    is_settled = len(order) == 1 or keys[order[0]][seat] > keys[order[1]][seat]
    return Evaluation(seat, evaluated, 0, True, is_settled, True)
