"""The review of a match."""

import pickle
from dataclasses import asdict

import msgspec
import pytest

from kingdomino.analysis import (
    ChanceKind,
    Grade,
    Quality,
    Review,
    ReviewBudget,
    list_decisions,
    review,
    review_turn,
    summarise_review,
    watch_review,
)
from kingdomino.analysis.luck import LuckBudget
from kingdomino.analysis.schema import ReviewData, review_data, reviewed_turn_data
from kingdomino.notation import Record
from kingdomino.rules import Match, Ruleset
from tests.analysis.games import play_game, play_match
from tests.sizes import size

TINY = ReviewBudget(rollouts=600, luck=LuckBudget(lines=6, rollouts=32))


def tiny_review(match: Match, seed: int = 0, threads: int = 1) -> Review:
    luck = TINY.luck._replace(seed=seed, threads=threads)
    *_, last = watch_review(match, TINY._replace(luck=luck, seed=seed, threads=threads))
    return last


@pytest.mark.parametrize(
    ("preset", "players"),
    [
        ("classic", 2),
        ("classic", 3),
        *(
            pytest.param(preset, players, marks=pytest.mark.slow)
            for preset, players in [("tournament", 4), ("mighty-duel", 2), ("dynasty", 2)]
        ),
    ],
)
def test_the_sums_of_every_seat_add_up(preset: str, players: int) -> None:
    result = tiny_review(play_match(preset, players, 3))
    assert result.is_complete
    shares = []
    for seat in result.seats:
        ledger = seat.ledger
        assert ledger is not None
        assert ledger.result - ledger.fair == pytest.approx(
            ledger.luck - ledger.own_errors + ledger.others_errors + ledger.residual
        )
        shares.append((ledger.result, ledger.luck, ledger.residual))
    for column, total in zip(zip(*shares, strict=True), (1, 0, 0), strict=True):
        assert sum(column) == pytest.approx(total, abs=1e-9)


def test_every_whole_turn_is_reviewed() -> None:
    game = play_game(Ruleset.preset("classic", players=2), 4)
    result = tiny_review(Match((game,)))
    assert [a for turn in result.turns for a in turn.turn] == list(game.actions)
    for turn in result.turns:
        assert (turn.grade is None) == (len(turn.alternatives) == 0)
        assert turn.points_loss.value >= 0
        if turn.grade is Grade.BEST and turn.played is not turn.best:
            assert not turn.reasons  # nothing is better about the other one
        if turn.grade in (Grade.MISTAKE, Grade.BLUNDER):
            assert turn.points_loss.is_significant or turn.win_loss.is_significant
            assert not turn.is_decided
    lines = [event for event in result.luck if event.kind is not ChanceKind.KING]
    assert len(lines) == 6
    for event in result.luck:
        assert sum(seat.value for seat in event.win) == pytest.approx(0, abs=1e-9)


def test_a_turn_is_explained_against_the_best_one_or_the_next() -> None:
    result = tiny_review(play_match("classic", 2, 7, "page"))
    explained = [turn for turn in result.turns if turn.explanation is not None]
    lost = [turn for turn in explained if turn.played.points_loss.value > 0]
    best = [turn for turn in explained if turn.played is turn.best]
    assert len(lost) > 5
    assert best
    for turn in lost:
        assert turn.parts is not None
        parts = turn.parts.placement.value + turn.parts.claim.value
        assert parts == pytest.approx(turn.played.points_loss.value)
        if turn.points_loss.value >= 4:
            assert turn.reasons
    for turn in best:
        assert turn.parts is None  # nothing was lost
        assert turn.explanation is not None
        parts = turn.explanation.parts.placement.value + turn.explanation.parts.claim.value
        assert parts == pytest.approx(turn.alternatives[0].points_loss.value)
    equal = [turn for turn in result.turns if turn.explanation is None]
    assert [turn for turn in equal if turn.grade is not None]
    for turn in result.turns:
        is_equal = turn.grade is Grade.BEST and turn.played is not turn.best
        assert (turn.explanation is None) == (turn.grade is None or is_equal)
        if turn.explanation is None:
            assert turn.reasons == ()
            assert turn.parts is None
    data = reviewed_turn_data(lost[0])
    assert data.parts == lost[0].parts
    assert [reason.part for reason in data.reasons] == [each.part for each in lost[0].reasons]


def test_a_review_is_the_same_with_any_number_of_threads() -> None:
    match = play_match("classic", 2, 8)
    one, other = (review_data(tiny_review(match, threads=n)) for n in (1, 3))
    assert one == other
    assert one != review_data(tiny_review(match, seed=1))


def test_partial_reviews_grow_to_the_whole_one() -> None:
    match = play_match("classic", 2, 8)
    parts = list(watch_review(match, TINY))
    assert [len(part.turns) for part in parts] == list(range(len(parts)))
    assert all(part.total == len(parts) - 1 for part in parts)
    assert [part.is_complete for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[5].seats[0].ledger is None
    assert parts[5].turns == parts[-1].turns[:5]


def test_a_match_that_is_not_over_is_reviewed_as_far_as_it_goes() -> None:
    game = play_game(Ruleset.preset("classic", players=2), 4, plies=13)
    result = tiny_review(Match((game,)))
    assert [a for turn in result.turns for a in turn.turn] == list(game.actions[:12])
    assert result.is_complete
    assert result.seats[0].ledger is None
    assert result.seats[0].adjusted_win is None


def test_a_review_is_json() -> None:
    match = play_match("classic", 2, 8)
    data = review_data(tiny_review(match))
    text = msgspec.json.encode(data)
    assert msgspec.json.decode(text, type=ReviewData) == data
    assert asdict(data)["rules"] == "classic/2"


def test_better_play_is_more_accurate() -> None:
    weak, strong = (tiny_review(play_match("classic", 2, 5, level)) for level in ("page", "duke"))
    assert min(s.accuracy or 0 for s in strong.seats) > max(s.accuracy or 0 for s in weak.seats)
    assert sum(s.grades[Grade.BLUNDER] for s in weak.seats) > 2


def test_turning_points_are_at_most_three_in_order() -> None:
    result = tiny_review(play_match("classic", 2, 7, "page"))
    points = result.turning_points
    assert 1 <= len(points) <= 3
    assert list(points) == sorted(points)
    most = max(result.turns, key=lambda turn: turn.win_loss.value)
    assert result.turns.index(most) in points


@pytest.mark.slow
def test_the_mean_residual_is_zero() -> None:
    """What luck and errors do not explain is noise, also for the seat that was drawn first."""
    residuals = []
    for seed in range(size(12, 50)):
        result = tiny_review(play_match("classic", 2, 100 + seed, "duke"), seed=seed)
        first = result.turns[0].seat
        ledger = result.seats[first].ledger
        assert ledger is not None
        residuals.append(ledger.residual)
    mean = sum(residuals) / len(residuals)
    spread = (sum((r - mean) ** 2 for r in residuals) / (len(residuals) - 1)) ** 0.5
    assert abs(mean) < 2 * spread / len(residuals) ** 0.5
    assert spread < 0.7  # with so few rollouts; docs/research/evaluation.md has more


def test_a_record_is_reviewed_at_a_quality() -> None:
    game = play_game(Ruleset.preset("classic", players=2), 4, plies=6)
    result = review(Record(Match((game,))), Quality.QUICK)
    assert result.budget == ReviewBudget.of(Quality.QUICK)
    assert len(result.turns) == 5


def test_turns_reviewed_one_by_one_make_the_same_review() -> None:
    match = play_match("classic", 2, 9)
    decisions = list_decisions(match)
    parts = [review_turn(pickle.loads(pickle.dumps(each)), TINY) for each in reversed(decisions)]
    apart = summarise_review(match, parts[::-1], len(decisions), TINY)
    assert review_data(apart) == review_data(tiny_review(match))


def test_decisions_are_what_each_seat_saw_in_every_game_of_a_match() -> None:
    match = play_match("dynasty", 2, 3)
    decisions = list_decisions(match)
    seen = {(len(m.games) - 1, m.game.ply): m.view(m.game.actor) for m in match.positions()}
    assert [each.index for each in decisions] == list(range(3 * 28))
    for each in decisions:
        assert each.view == seen[each.game, each.view.ply]
        before = decisions[each.index - 1]
        assert each.previous == (before.view if each.view.ply else None)
    actions = [action for game in match.games for action in game.actions]
    assert [action for each in decisions for action in each.turn] == actions


def test_a_quality_can_be_written_as_text() -> None:
    assert ReviewBudget.of("quick") == ReviewBudget.of(Quality.QUICK)
    with pytest.raises(ValueError, match="fast"):
        ReviewBudget.of("fast")
