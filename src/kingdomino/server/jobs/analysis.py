"""The jobs of worker processes for hints, grades and puzzles.

This module needs the compiled kernel.
"""

from collections.abc import Sequence

from kingdomino.analysis import (
    Budget,
    Evaluation,
    Levels,
    Puzzle,
    Quality,
    ReviewBudget,
    list_decisions,
    review_turn,
    watch,
)
from kingdomino.analysis.evaluation import Turn
from kingdomino.analysis.schema import (
    AnswerData,
    PuzzleSolution,
    ReviewedTurnData,
    answer_data,
    reviewed_turn_data,
    solution_data,
)
from kingdomino.notation import parse_turn
from kingdomino.rules import Match, View
from kingdomino.server.jobs.worker_process import while_wanted


def answer_turns(
    view: View,
    rollouts: int,
    keep: Sequence[Turn] = (),
    seed: int = 0,
    levels: Levels | None = None,
) -> AnswerData:
    """Evaluate a view and every turn in it, unless the job is given up."""
    evaluation = _evaluate(view, rollouts, keep, seed, levels)
    return answer_data(view, evaluation, keep)


def solve_puzzle(puzzle: Puzzle, rollouts: int) -> PuzzleSolution:
    """Evaluate every turn of a puzzle, unless the job is given up."""
    evaluation = _evaluate(puzzle.view(), rollouts, [parse_turn(puzzle.solution)])
    return solution_data(puzzle, evaluation)


def grade_turn(
    match: Match, index: int, quality: Quality, levels: Levels | None = None
) -> ReviewedTurnData:
    """Review one turn of a match, without the luck before it."""
    decision, budget = list_decisions(match)[index], ReviewBudget.of(quality)
    turn = review_turn(decision, budget, with_luck=False, levels=levels).turn
    return reviewed_turn_data(turn)


def _evaluate(
    view: View,
    rollouts: int,
    keep: Sequence[Turn],
    seed: int = 0,
    levels: Levels | None = None,
) -> Evaluation:
    budget = Budget(rollouts, seed)
    *_, last = while_wanted(watch(view, budget, keep=keep, levels=levels))
    return last
