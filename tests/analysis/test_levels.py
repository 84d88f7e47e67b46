"""Win probabilities between bots of known levels."""

import pytest

from kingdomino import kernel
from kingdomino.analysis import Budget, SeatValue, evaluate, watch_review
from kingdomino.analysis.calibration import LEVELS
from kingdomino.analysis.curve import curve_values
from kingdomino.analysis.luck import LuckBudget
from kingdomino.analysis.turn_review import ReviewBudget
from kingdomino.rules import Ruleset, View
from tests.analysis.games import play_game, play_match

pytestmark = pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler")

CLASSIC = Ruleset.preset("classic", players=2)
SMALL = Budget(rollouts=800, seed=3)
TINY = ReviewBudget(200, LuckBudget(5, 32))


def view_at(plies: int, players: int = 2) -> View:
    game = play_game(Ruleset.preset("classic", players=players), 5, plies=plies)
    return game.view(game.actor)


def level_wins(view: View, *levels: str | None) -> list[float]:
    """Return the probability of each seat, after the best turn."""
    found = evaluate(view, SMALL, levels=levels).seats
    return [seat.level_win.value for seat in found if seat.level_win is not None]


def test_without_levels_there_is_no_probability_between_them() -> None:
    evaluation = evaluate(view_at(12), SMALL)
    assert all(seat.level_win is None for seat in evaluation.seats)
    assert all(seat.shown_win == seat.win for seat in evaluation.seats)


@pytest.mark.parametrize("levels", [(None, None), ("duke", "duke"), ("duke", None)])
def test_players_of_whom_nothing_is_known_are_equals(levels: tuple[str | None, ...]) -> None:
    for seat in evaluate(view_at(12), SMALL, levels=levels).seats:
        assert seat.level_win is not None
        assert seat.level_win.value == pytest.approx(seat.win.value)


def test_the_weaker_a_seat_the_less_it_wins() -> None:
    view = view_at(12, players=4)
    chances = [level_wins(view, level, None, None, None) for level in LEVELS]
    assert all(sum(each) == pytest.approx(1) for each in chances)
    own = [each[0] for each in chances]
    assert own == sorted(own)
    assert own[0] < own[-1] / 2


def test_what_is_known_does_not_depend_on_levels() -> None:
    view = view_at(46)
    evaluation = evaluate(view, SMALL, levels=("page", "regent"))
    assert evaluation.is_exact
    assert all(seat.level_win == seat.win for seat in evaluation.seats)


def test_the_more_turns_are_to_come_the_more_levels_matter() -> None:
    """Between equals, all that is left is a lead that is far from certain."""
    weak = [level_wins(view_at(plies), "page", "duke")[0] for plies in (4, 20)]
    strong = [level_wins(view_at(plies), "duke", "page")[0] for plies in (4, 20)]
    first, later = (high - low for low, high in zip(weak, strong, strict=True))
    assert first > later > 0


def test_a_lead_of_weak_equals_is_less_sure() -> None:
    view = view_at(28)
    weak, strong = (level_wins(view, level, level) for level in ("page", "duke"))
    assert abs(weak[0] - 0.5) < abs(strong[0] - 0.5)


def between_equals(seats: tuple[SeatValue, ...]) -> list[object]:
    return [(seat.win, seat.points, seat.lead, seat.spread) for seat in seats]


def test_turns_are_chosen_and_graded_between_equals() -> None:
    view = view_at(12)
    equal, known = evaluate(view, SMALL), evaluate(view, SMALL, levels=("page", "regent"))
    assert between_equals(equal.seats) == between_equals(known.seats)
    for one, other in zip(equal.turns, known.turns, strict=True):
        assert (one.turn, one.win_loss, one.points_loss) == (
            other.turn,
            other.win_loss,
            other.points_loss,
        )


def test_a_review_shows_levels_and_measures_between_equals() -> None:
    match = play_match("classic", 2, 5)
    *_, equal = watch_review(match, TINY)
    *_, known = watch_review(match, TINY, levels=("page", "regent"))
    assert equal.seats == known.seats
    assert equal.luck == known.luck
    assert [turn.grade for turn in equal.turns] == [turn.grade for turn in known.turns]
    curves = zip(curve_values(equal)[1:9], curve_values(known)[1:9], strict=True)
    assert all(weaker[0] < one[0] for one, weaker in curves)


@pytest.mark.parametrize("levels", [("duke",), ("duke", "duke", "duke"), ("duke", "emperor")])
def test_wrong_levels_are_refused(levels: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="level"):
        evaluate(view_at(12), SMALL, levels=levels)
