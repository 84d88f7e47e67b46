"""Do losses come true? Errors and puzzles are played out by other players.

An error is found with one seed of the evaluation, which also names the best turn. Its loss is
estimated with another seed: the first one is too high on average, since it chose the error. Then
the best turn and the played one are played out by `duke` on the same deals.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from coaching.games import RULES, level_bot, on_all_cores
from kingdomino.analysis import (
    Budget,
    Decision,
    Evaluation,
    Grade,
    evaluate,
    list_decisions,
    load_puzzles,
)
from kingdomino.analysis.evaluation import Turn
from kingdomino.analysis.grades import grade_turn, points_scale
from kingdomino.analysis.puzzles import play_on
from kingdomino.bots import play_game
from kingdomino.notation import parse_turn
from kingdomino.rules import Match, Ruleset, View

LEVELS = ("page", "squire", "knight", "duke")
"""They make errors; `regent` hardly does."""
DEALS = 24
FOUND, MEASURED = 2_000, 16_000
"""Rollouts that find an error, and those that estimate what it loses."""
THIRDS = ("first", "second", "last")
BAD = (Grade.MISTAKE, Grade.BLUNDER)
BOOTSTRAP = 2_000


class Loss(NamedTuple):
    """What an error loses, as it is estimated and as it is played out."""

    third: int
    to_come: int
    """Rounds after the one of the error."""
    points: float
    """Expected lead, in a Mighty Duel half of it."""
    win: float
    played_points: float
    played_win: float
    error: float
    """Standard error of the points played out."""


def report(games: int) -> Iterator[str]:
    """Yield the slopes of what is lost on what was estimated, by third of the game."""
    losses: list[Loss] = []
    for preset, players in RULES:
        ruleset = Ruleset.preset(preset, players=players)
        found = [
            loss for game in on_all_cores(partial(find_losses, ruleset), range(games))
            for loss in game
        ]  # fmt: skip
        losses += found
        yield f"{preset}/{players}, {games} games, played out by dukes on {DEALS} deals"
        yield from slopes(found)
    yield "all rules"
    yield from slopes(losses)


def report_puzzles(games: int) -> Iterator[str]:  # noqa: ARG001 - there are as many as there are
    """Yield how many solutions are better than the next best turn when they are played out."""
    puzzles = load_puzzles()
    played = list(on_all_cores(_play_puzzle, range(len(puzzles))))
    gaps = [puzzle.gap for puzzle in puzzles]
    worse = [
        (number, puzzle, mean, error)
        for number, (puzzle, (mean, error)) in enumerate(zip(puzzles, played, strict=True), 1)
        if mean < 0
    ]
    slope = sum(gap * mean for gap, (mean, _) in zip(gaps, played, strict=True))
    yield (
        f"{len(puzzles)} puzzles played out by dukes on {DEALS} deals: "
        f"{slope / sum(gap * gap for gap in gaps):.2f} of the gap; in {len(worse)} the next best "
        f"turn is better, in {sum(mean < -2 * error for *_, mean, error in worse)} of them clearly"
    )
    for number, puzzle, mean, error in worse:
        view = puzzle.view()
        name = puzzle.position.split()[0]
        when = f"round {view.round} of {view.ruleset.rounds}"
        yield f"{number:4} {name:14} {when}: {puzzle.gap:5.1f} said, {mean:+6.1f} ± {error:.1f}"


def _play_puzzle(index: int) -> tuple[float, float]:
    """Return the gap of a puzzle as it is played out, in points."""
    puzzle = load_puzzles()[index]
    turns = parse_turn(puzzle.solution), parse_turn(puzzle.other)
    points, _ = played_out(puzzle.view(), *turns)
    return _mean_error(points)


def find_losses(ruleset: Ruleset, seed: int) -> list[Loss]:
    """Return at most one error of each third of a game between bots of mixed levels."""
    rng = Random(seed)
    bots = [level_bot(rng.choice(LEVELS), seed * 8 + seat) for seat in range(ruleset.players)]
    decisions = list_decisions(play_game(bots, Match.new(ruleset, seed)))
    # The last round is solved, and played by duke as it is solved.
    decisions = [each for each in decisions if each.view.round < ruleset.rounds]
    losses = []
    for third, own in groupby(decisions, _third):
        shuffled = list(own)
        rng.shuffle(shuffled)
        loss = next(filter(None, (_measure(each, third, seed) for each in shuffled)), None)
        if loss is not None:
            losses.append(loss)
    return losses


def _third(decision: Decision) -> int:
    return 3 * decision.view.round // decision.view.ruleset.rounds


def _measure(decision: Decision, third: int, seed: int) -> Loss | None:
    """Return the loss of a turn; `None` if it is not an error."""
    view, turn, seat = decision.view, decision.turn, decision.seat
    found = evaluate(view, Budget(FOUND, seed), keep=[turn])
    played, best = found.find(turn), found.best
    assert played is not None
    if grade_turn(played, best, seat, view.ruleset) not in BAD:
        return None
    measured = evaluate(view, Budget(MEASURED, seed + (1 << 32)), keep=[turn, best.turn])
    points, wins = played_out(view, best.turn, turn)
    scale = points_scale(view.ruleset)
    mean, error = _mean_error(points)
    return Loss(
        third=third,
        to_come=view.ruleset.rounds - view.round,
        points=scale * _difference(measured, best.turn, turn, "lead"),
        win=_difference(measured, best.turn, turn, "win"),
        played_points=scale * mean,
        played_win=fmean(wins),
        error=scale * error,
    )


def _difference(evaluation: Evaluation, better: Turn, turn: Turn, kind: str) -> float:
    values = [evaluation.find(each) for each in (better, turn)]
    one, other = (getattr(value.seats[evaluation.seat], kind).value for value in values if value)
    return float(one - other)


def played_out(view: View, better: Turn, turn: Turn) -> tuple[list[float], list[float]]:
    """Return by deal how much more lead and victory one turn has than the other."""
    points, wins = [], []
    for deal in range(DEALS):
        (lead, win), (other_lead, other_win) = (
            play_on(view, each, deal) for each in (better, turn)
        )
        points.append(lead - other_lead)
        wins.append(win - other_win)
    return points, wins


def _mean_error(values: Sequence[float]) -> tuple[float, float]:
    return fmean(values), stdev(values) / len(values) ** 0.5


def slopes(losses: Sequence[Loss]) -> Iterator[str]:
    """Yield a row for each third and one for all."""
    names = f"{'errors':>7}{'points said':>12}{'played':>8}{'slope':>22}{'in win':>22}{'right':>7}"
    yield f"{'':8}{names}"
    parts: list[tuple[str, list[Loss]]] = [
        (name, [loss for loss in losses if loss.third == third])
        for third, name in enumerate(THIRDS)
    ]
    for name, part in [*parts, ("all", list(losses))]:
        if len(part) > 1:
            points = _slope_text(part, lambda loss: (loss.points, loss.played_points))
            win = _slope_text(part, lambda loss: (loss.win, loss.played_win))
            said, played = fmean(e.points for e in part), fmean(e.played_points for e in part)
            right = fmean((e.played_points > 0) + (e.played_points == 0) / 2 for e in part)
            yield f"{name:8}{len(part):7}{said:12.2f}{played:8.2f}{points}{win}{right:7.0%}"


def _slope_text(losses: Sequence[Loss], pair: Callable[[Loss], tuple[float, float]]) -> str:
    """Return the slope of a line through 0 (least squares), with its 95 % interval."""
    pairs = [pair(loss) for loss in losses]
    rng = Random(1)
    resampled = sorted(_slope(rng.choices(pairs, k=len(pairs))) for _ in range(BOOTSTRAP))
    low, high = resampled[BOOTSTRAP // 40], resampled[-BOOTSTRAP // 40]
    return f"{_slope(pairs):8.2f} [{low:5.2f}, {high:5.2f}]"


def _slope(pairs: Sequence[tuple[float, float]]) -> float:
    return sum(x * y for x, y in pairs) / sum(x * x for x, _ in pairs)
