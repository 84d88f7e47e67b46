"""Puzzles: positions in which one turn is clearly the best."""

from dataclasses import replace
from pathlib import Path

import pytest

import kingdomino.analysis
from kingdomino.analysis import Budget, evaluate, explain
from kingdomino.analysis.grades import points_scale
from kingdomino.analysis.puzzles import (
    LEAST_ERRORS,
    LEAST_GAP,
    Puzzle,
    Theme,
    format_puzzles,
    is_greedy,
    load_puzzles,
    make_puzzles,
    parse_puzzle,
)
from kingdomino.notation import parse_turn
from kingdomino.rules import Game, Ruleset

MAX_BYTES = 300_000
PUZZLES = load_puzzles()


def test_the_file_is_small_and_the_easiest_puzzle_comes_first() -> None:
    file = Path(kingdomino.analysis.__file__).parent / "puzzles.jsonl"
    assert file.stat().st_size <= MAX_BYTES
    ratings = [puzzle.rating for puzzle in PUZZLES]
    assert ratings == sorted(ratings)
    assert file.read_text("utf-8") == format_puzzles(PUZZLES)


def test_there_are_puzzles_of_every_theme() -> None:
    assert {puzzle.theme for puzzle in PUZZLES} == set(Theme)


def test_every_puzzle_is_a_position_with_a_legal_solution_that_is_not_greedy() -> None:
    for puzzle in PUZZLES:
        view = puzzle.view()
        solution = parse_turn(puzzle.solution)
        assert view.seat == view.actor
        assert solution[0] in view.legal_actions()
        assert not is_greedy(view, solution)
        assert puzzle.gap * points_scale(view.ruleset) >= LEAST_GAP
        assert puzzle.gap >= LEAST_ERRORS * puzzle.error


@pytest.mark.parametrize("puzzle", PUZZLES[:: len(PUZZLES) // 8])
def test_a_puzzle_is_explained_by_what_the_next_best_turn_loses(puzzle: Puzzle) -> None:
    solution, other = parse_turn(puzzle.solution), parse_turn(puzzle.other)
    evaluation = evaluate(puzzle.view(), Budget(3000), keep=[solution, other])
    one, two = evaluation.find(solution), evaluation.find(other)
    assert one is not None
    assert two is not None
    explanation = puzzle.explain(evaluation)
    assert explanation == explain(puzzle.view(), one, two, evaluation.rollouts)
    lost = two.points_loss.value - one.points_loss.value
    assert explanation.parts.placement.value + explanation.parts.claim.value == pytest.approx(lost)
    assert explanation.reasons


def test_a_puzzle_is_not_explained_by_an_evaluation_without_its_turns() -> None:
    puzzle = PUZZLES[0]
    evaluation = evaluate(puzzle.view(), Budget(100))
    for text in (puzzle.solution, puzzle.other):
        turns = tuple(value for value in evaluation.turns if value.turn != parse_turn(text))
        with pytest.raises(ValueError, match="not an evaluation of the puzzle"):
            puzzle.explain(replace(evaluation, turns=turns))


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES[:: len(PUZZLES) // 8])
def test_another_seed_finds_the_solution(puzzle: Puzzle) -> None:
    evaluation = evaluate(puzzle.view(), Budget(20_000, seed=77))
    assert evaluation.best.turn == parse_turn(puzzle.solution)
    assert evaluation.is_settled


def test_a_greedy_turn_is_recognised() -> None:
    game = Game.new(Ruleset.preset("classic", players=2), 3)
    view = game.public
    assert view.next_line is not None
    claims = [claim for claim in view.next_line.claims() if is_greedy(view, (claim,))]
    assert 1 <= len(claims) < 4


@pytest.mark.slow
def test_puzzles_are_the_same_with_any_number_of_workers() -> None:
    # With this seed, the second game has one.
    one, other = (list(make_puzzles(1, seed=8, workers=workers)) for workers in (1, 2))
    assert one == other
    assert parse_puzzle(format_puzzles(one).strip()) == one[0]
