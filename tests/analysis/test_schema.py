"""Evaluations as JSON: the answers to a hint, and the solutions of puzzles."""

import json
from dataclasses import asdict, replace

import pytest

from kingdomino.analysis import (
    Budget,
    Estimate,
    Evaluation,
    Grade,
    evaluate,
    explain,
    load_puzzles,
    make_hint,
)
from kingdomino.analysis.evaluation import is_whole_turn
from kingdomino.analysis.schema import SHOWN_TURNS, answer_data, hint_json, solution_data
from kingdomino.notation import format_turn, parse_turn
from kingdomino.rules import Ruleset, View
from tests.analysis.games import play_game


@pytest.fixture(scope="module")
def view() -> View:
    game = play_game(Ruleset.preset("classic", players=2), 4, plies=14)
    return game.view(game.actor)


@pytest.fixture(scope="module")
def evaluation(view: View) -> Evaluation:
    return evaluate(view, Budget(500))


def test_an_answer_has_the_losses_of_all_turns_and_the_values_of_the_best(
    view: View, evaluation: Evaluation
) -> None:
    answer = answer_data(view, evaluation)
    texts = [format_turn(value.turn) for value in evaluation.turns]
    assert len(texts) > SHOWN_TURNS
    assert list(answer.losses) == texts
    assert [value.turn for value in answer.evaluation.turns] == texts[:SHOWN_TURNS]
    assert list(answer.grades) == texts[:SHOWN_TURNS]
    assert answer.grades[texts[0]] is Grade.BEST


def test_an_answer_names_the_turn_that_its_reasons_compare_and_has_its_values(
    view: View, evaluation: Evaluation
) -> None:
    first, *others = evaluation.turns
    level = [replace(value, points_loss=Estimate(0.0, 0.1)) for value in others]
    level[8] = replace(level[8], points_loss=Estimate(4.0, 0.1))
    data = answer_data(view, replace(evaluation, turns=(first, *level))).evaluation
    text = format_turn(level[8].turn)
    assert data.compared == text
    assert [value.turn for value in data.turns].index(text) == SHOWN_TURNS
    assert data.parts is not None
    assert data.parts.placement.value + data.parts.claim.value == pytest.approx(4.0)
    explanation = explain(view, first, level[8], evaluation.rollouts)
    assert [(reason.kind, reason.part, reason.params) for reason in data.reasons] == [
        (reason.kind, reason.part, reason.params) for reason in explanation.reasons
    ]
    assert (
        [reason.explained for reason in data.reasons]
        == [round(reason.explained, 2) for reason in explanation.reasons]
        != [reason.explained for reason in explanation.reasons]
    )


def test_an_answer_without_a_turn_that_is_clearly_worse_compares_none(
    view: View, evaluation: Evaluation
) -> None:
    level = [replace(value, points_loss=Estimate(0.0, 0.1)) for value in evaluation.turns]
    data = answer_data(view, replace(evaluation, turns=tuple(level))).evaluation
    assert data.compared is None
    assert data.parts is None
    assert data.reasons == []


def test_a_hint_as_json_has_the_turn_that_is_compared(view: View, evaluation: Evaluation) -> None:
    hint = make_hint(view, evaluation)
    data = hint_json(hint)
    assert hint.compared is not None
    assert data["compared"] == format_turn(hint.compared.turn)
    assert data["compared"] in [value["turn"] for value in data["alternatives"]]
    assert [reason["kind"] for reason in data["reasons"]] == [each.kind for each in hint.reasons]
    assert hint.explanation is not None
    assert data["parts"] == asdict(hint.explanation.parts)
    json.dumps(data)
    nothing = hint_json(replace(hint, compared=None, explanation=None))
    assert nothing["compared"] is nothing["parts"] is None
    assert nothing["reasons"] == []


def test_an_answer_has_the_values_of_kept_turns_once(view: View, evaluation: Evaluation) -> None:
    best, *_, worst = (value.turn for value in evaluation.turns)
    shown = [value.turn for value in answer_data(view, evaluation).evaluation.turns]
    kept = answer_data(view, evaluation, [worst, best])
    assert [value.turn for value in kept.evaluation.turns] == [*shown, format_turn(worst)]
    assert list(kept.grades) == [*shown, format_turn(worst)]


def test_a_turn_with_a_larger_lead_than_the_best_one_loses_nothing(
    view: View, evaluation: Evaluation
) -> None:
    first, second, third, *others = evaluation.turns
    second = replace(second, points_loss=Estimate(-2.0, 0.1), win_loss=Estimate(0.01, 0.1))
    third = replace(third, points_loss=Estimate(5.0, 0.1), win_loss=Estimate(0.3, 0.01))
    answer = answer_data(view, replace(evaluation, turns=(first, second, third, *others)))
    texts = [format_turn(value.turn) for value in (second, third)]
    assert [answer.losses[text] for text in texts] == [0.0, 5.0]
    assert [answer.grades[text] for text in texts] == [Grade.BEST, Grade.BLUNDER]


def test_a_whole_turn_is_a_legal_placement_with_a_claim_of_the_next_line(view: View) -> None:
    assert view.next_line is not None
    place, claim = view.legal_actions()[0], view.next_line.claims()[0]
    assert is_whole_turn(view, (place, claim))
    for turn in [(), (place,), (claim,), (claim, place), (place, claim, claim), (place, place)]:
        assert not is_whole_turn(view, turn)
    (taken,) = parse_turn(">48")
    assert taken not in view.next_line.claims()
    assert not is_whole_turn(view, (place, taken))


def test_a_whole_turn_of_the_opening_is_a_claim_and_of_the_last_round_a_placement() -> None:
    ruleset = Ruleset.preset("classic", players=2)
    opening = play_game(ruleset, 4, plies=0)
    last = play_game(ruleset, 4, plies=4 + 2 * 4 * 5)
    assert last.public.round == ruleset.rounds
    for game in (opening, last):
        view = game.view(game.actor)
        action = view.legal_actions()[0]
        assert is_whole_turn(view, (action,))
        assert not is_whole_turn(view, (action, action))


def test_the_losses_of_a_puzzle_are_against_its_solution() -> None:
    puzzle = load_puzzles()[0]
    solution, other = parse_turn(puzzle.solution), parse_turn(puzzle.other)
    evaluation = evaluate(puzzle.view(), Budget(500), keep=[solution, other])
    values = {value.turn: value for value in evaluation.turns}
    # As if another turn had been found to be the best, by chance.
    values[solution] = replace(values[solution], points_loss=Estimate(1.0, 0.5), rollouts=100)
    values[other] = replace(values[other], points_loss=Estimate(0.0, 0.0), rollouts=100)
    level, worse, dropped = [turn for turn in values if turn not in (solution, other)][:3]
    values[level] = replace(values[level], points_loss=Estimate(1.5, 0.5), rollouts=100)
    values[worse] = replace(values[worse], points_loss=Estimate(1.6, 0.5), rollouts=100)
    values[dropped] = replace(values[dropped], points_loss=Estimate(1.5, 9.0), rollouts=99)
    shuffled = replace(evaluation, turns=tuple(values.values()))
    data = solution_data(puzzle, shuffled)
    assert data.compared == puzzle.other
    assert [each.kind for each in data.reasons] == [
        each.kind for each in puzzle.explain(shuffled).reasons
    ]
    turns = {turn.turn: turn for turn in data.turns}
    assert data.turns[0].turn == data.solution == puzzle.solution
    assert [turn.loss.value for turn in data.turns[1:]] == sorted(
        turn.loss.value for turn in data.turns[1:]
    )
    found = [turns[format_turn(turn)] for turn in (solution, other, level, worse, dropped)]
    assert [turn.loss.value for turn in found] == pytest.approx([0.0, -1.0, 0.5, 0.6, 0.5])
    assert [turn.is_right for turn in found] == [True, True, True, False, False]
