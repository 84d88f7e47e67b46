"""Why a turn is better than another."""

import pytest

from kingdomino.analysis import Budget, Estimate, ReasonKind, TurnValue, evaluate, make_hint
from kingdomino.analysis.prospect import Prospect
from kingdomino.analysis.reasons import MOST_REASONS, Reason, compare_turns, explain
from kingdomino.cli.terminal.analysis import reason_text
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import parse_turn
from kingdomino.rules import Game, Opening, Ruleset
from tests.analysis.positions import POSITIONS, Position

LONGEST = 140
NAMES = ("W" * 20,) * 4


def turn_value(turn: str, loss: float) -> TurnValue:
    return TurnValue(parse_turn(turn), (), Estimate(0), Estimate(loss, 0.1), 1)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_its_reason(name: str) -> None:
    position = POSITIONS[name]
    view = position.view()
    better, worse = parse_turn(position.better), parse_turn(position.worse)
    assert {better[0], worse[0]} <= set(view.legal_actions())
    reasons = compare_turns(view, better, worse)
    assert reasons
    assert len(reasons) <= MOST_REASONS
    assert reasons[0].kind == position.reason
    assert position.params.items() <= reasons[0].params.items()


@pytest.mark.parametrize("name", POSITIONS)
def test_what_speaks_for_a_turn_does_not_speak_against_it(name: str) -> None:
    position = POSITIONS[name]
    view = position.view()
    reverse = compare_turns(view, parse_turn(position.worse), parse_turn(position.better))
    assert position.reason not in [reason.kind for reason in reverse]


def test_every_kind_has_a_position() -> None:
    shown = {position.reason for position in POSITIONS.values()}
    assert shown == set(ReasonKind) - {ReasonKind.EXPECTED}


def test_a_rival_that_has_claimed_wants_nothing() -> None:
    position = POSITIONS["yellow wants the swamp"]._replace(later=((47, 0),))
    reasons = compare_turns(
        position.view(), parse_turn(position.better), parse_turn(position.worse)
    )
    assert ReasonKind.DENIAL not in [reason.kind for reason in reasons]


def test_without_a_difference_on_the_board_the_mean_counts() -> None:
    position = POSITIONS["wheat stays together"]
    one, other = turn_value("1:i7i8>3", 0), turn_value("1:i8i7>3", 3.2)
    assert explain(position.view(), one, other) == (Reason(ReasonKind.EXPECTED, {"points": 3}),)
    assert explain(position.view(), one, turn_value("1:i8i7>3", 0.2)) == ()


def test_a_domino_for_another_seats_king_is_not_explained_by_its_points() -> None:
    ruleset = Ruleset.preset("classic", players=3, opening=Opening.DRAWER)
    views = (Game.new(ruleset, seed).public for seed in range(100))
    view = next(view for view in views if view.king != view.actor)
    assert view.next_line is not None
    one, *_, other = view.next_line.claims()
    assert compare_turns(view, (one,), (other,)) == ()


@pytest.mark.parametrize(
    "name", ["two territories become one", "a mine next to a mine", "lake with two crowns grows"]
)
def test_a_hint_finds_the_turn_and_its_reason(name: str) -> None:
    position = POSITIONS[name]._replace(round=4)
    view = position.view()
    hint = make_hint(view, evaluate(view, Budget(3000, seed=1)))
    better = Prospect.of(view, parse_turn(position.better))
    assert Prospect.of(view, hint.best.turn).gain == better.gain
    assert hint.reasons
    assert hint.compared is not None
    assert hint.reasons == explain(view, hint.best, hint.compared)
    assert len(hint.alternatives) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_short_in_every_language(language: str) -> None:
    texts = Texts(language)
    said = {position.reason: _first_reason(position) for position in POSITIONS.values()}
    said["expected"] = Reason(ReasonKind.EXPECTED, {"points": 3})
    for reason in said.values():
        text = reason_text(texts, reason, NAMES)
        assert 10 < len(text) <= LONGEST
        assert "{" not in text


def _first_reason(position: Position) -> Reason:
    view = position.view()
    return compare_turns(view, parse_turn(position.better), parse_turn(position.worse))[0]
