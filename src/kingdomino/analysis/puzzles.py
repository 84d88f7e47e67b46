"""Puzzles: positions of games between bots in which one turn is clearly the best.

The solution is better than every other turn by at least three points and four standard errors, it
changes who wins, and greedy play does not choose it. The reasons explain it, and when dukes go on
from it and from the next best turn, it is better too. `puzzles.jsonl` has those that come with the
package, a line each.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import count
from random import Random

from kingdomino import kernel
from kingdomino.analysis.evaluation import Budget, Evaluation, Turn, TurnValue, evaluate
from kingdomino.analysis.grades import points_scale
from kingdomino.analysis.reasons import Explanation, Reason, ReasonKind, explain
from kingdomino.bots import Clock, choose_turn, make_bot, play_game
from kingdomino.notation import format_position, format_turn, parse_position, parse_turn
from kingdomino.rules import Claim, Deal, Game, Place, Ruleset, View

LEAST_GAP = 3.0
"""Points between the solution and the next best turn; in a Mighty Duel twice as many."""
LEAST_ERRORS = 4.0
"""The same in standard errors."""
LEAST_WIN = 0.05
"""Win probability that the next best turn loses."""
WEAKER_LEVELS = ("page", "squire", "knight", "duke")
TRIES = 8
"""How often each weaker level tries a puzzle."""

_PRESETS = (("classic", 2), ("tournament", 4), ("classic", 2), ("mighty-duel", 2), ("classic", 3))
_FIRST_LOOK, _SECOND_LOOK = 2_000, 24_000  # rollouts
_GAMES_EACH = 2  # that a process plays before it returns
_PLAYERS = ("squire", "knight", "duke")  # whose games have puzzles
_DEALS = 48  # with which a puzzle is played out


class Theme(StrEnum):
    """The subjects of puzzles."""

    SHAPE = "shape"
    """Where the domino goes, and what will fit."""
    ORDER = "order"
    """Who acts earlier in the next round."""
    DENIAL = "denial"
    """What a rival would do with the claimed domino."""
    BONUS = "bonus"
    """A bonus that is won or lost."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, its solution, and how hard it is to find."""

    position: str
    """What the acting seat sees, in notation."""
    solution: str
    """The best turn, in notation."""
    other: str
    """The next best turn."""
    theme: Theme
    gap: float
    """Points that the next best turn loses."""
    error: float
    """The standard error of the gap."""
    rating: int
    """From 0, always found by the weaker levels, to 100, never found by any of them."""

    def view(self) -> View:
        """Return the position."""
        position = parse_position(self.position)
        assert isinstance(position, View)
        return position

    def explain(self, evaluation: Evaluation) -> Explanation:
        """Return why the solution is better than the next best turn, by an evaluation."""
        better = evaluation.find(parse_turn(self.solution))
        worse = evaluation.find(parse_turn(self.other))
        if better is None or worse is None:
            raise ValueError("this is not an evaluation of the puzzle")
        return explain(self.view(), better, worse, evaluation.rollouts)


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package, the easiest first."""
    text = (files(__package__) / "puzzles.jsonl").read_text("utf-8")
    return tuple(parse_puzzle(line) for line in text.splitlines())


def parse_puzzle(line: str) -> Puzzle:
    """Parse a line of a puzzle file."""
    data = json.loads(line)
    return Puzzle(**{**data, "theme": Theme(data["theme"])})


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Format a puzzle file, the easiest puzzle first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.position))
    return "".join(json.dumps(asdict(puzzle)) + "\n" for puzzle in ordered)


def make_puzzles(number: int, seed: int = 1, workers: int = 1) -> Iterator[Puzzle]:
    """Yield new puzzles. The same seed gives the same ones with any number of workers."""
    made = 0
    with ProcessPoolExecutor(workers) as pool:
        for first in count(seed * 1_000_000, workers * _GAMES_EACH):
            seeds = range(first, first + workers * _GAMES_EACH)
            for puzzles in pool.map(_find_in_game, seeds):
                for puzzle in puzzles:
                    yield puzzle
                    made += 1
                    if made == number:
                        return


def _find_in_game(seed: int) -> list[Puzzle]:
    """Return the puzzles of a game between bots of some levels."""
    preset, players = _PRESETS[seed % len(_PRESETS)]
    game = Game.new(Ruleset.preset(preset, players=players), seed)
    levels = Random(seed).choices(_PLAYERS, k=players)
    bots = [make_bot(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    views = [before.view(before.actor) for before in play_game(bots, game).history()]
    # A puzzle has something to place.
    placing = [view for view in views if any(isinstance(a, Place) for a in view.legal_actions())]
    found = [_find(view, seed) for view in placing]
    return [puzzle for puzzle in found if puzzle is not None]


def _find(view: View, seed: int) -> Puzzle | None:
    """Return the puzzle that a view is; `None` if no turn is clearly the best."""
    first = evaluate(view, Budget(_FIRST_LOOK, seed))
    if len(first.turns) < 4 or not _is_clear(first, view, errors=1.0):
        return None
    if is_greedy(view, first.best.turn):
        return None
    second = evaluate(view, Budget(_SECOND_LOOK, seed + 1))
    is_same = second.best.turn == first.best.turn
    if not is_same or not _is_clear(second, view, errors=LEAST_ERRORS):
        return None
    best, other = second.turns[0], _runner_up(second)
    if not _is_at_stake(other) or not _holds_when_played_out(view, other, best.turn, seed):
        return None
    reasons = explain(view, best, other, second.rollouts).reasons
    if not reasons or any(reason.kind is ReasonKind.EXPECTED for reason in reasons):
        return None
    return Puzzle(
        position=format_position(view),
        solution=format_turn(best.turn),
        other=format_turn(other.turn),
        theme=_theme(reasons, best.turn, other.turn),
        gap=round(other.points_loss.value, 2),
        error=round(other.points_loss.error, 2),
        rating=_rate(view, best.turn, seed),
    )


def _runner_up(evaluation: Evaluation) -> TurnValue:
    """Return the turn that loses least in points against the best."""
    return min(evaluation.turns[1:], key=lambda turn: turn.points_loss.value)


def _is_clear(evaluation: Evaluation, view: View, errors: float) -> bool:
    loss = _runner_up(evaluation).points_loss
    is_wide = loss.value * points_scale(view.ruleset) >= LEAST_GAP
    return is_wide and loss.value >= errors * loss.error


def _is_at_stake(other: TurnValue) -> bool:
    return other.win_loss.is_significant and other.win_loss.value >= LEAST_WIN


def _holds_when_played_out(view: View, other: TurnValue, solution: Turn, seed: int) -> bool:
    """Return whether dukes that go on make at least half of the difference to the next best turn,
    with the same deals after both."""
    leads = [
        play_on(view, solution, seed + deal)[0] - play_on(view, other.turn, seed + deal)[0]
        for deal in range(_DEALS)
    ]
    return sum(leads) / _DEALS >= other.points_loss.value / 2


def play_on(view: View, turn: Turn, seed: int) -> tuple[float, float]:
    """Let dukes go on from a turn; return the lead of the acting seat at the end, and its share of
    the victory."""
    assert view.actor is not None
    game = Game.from_view(view, seed)
    for action in turn:
        game = game.play(action)
    bots = [make_bot("duke", seed * 8 + seat) for seat in range(view.ruleset.players)]
    standings = play_game(bots, game).standings()
    winners = [standing.seat for standing in standings if standing.rank == 1]
    points = {standing.seat: standing.points for standing in standings}
    own = points.pop(view.actor)
    return own - max(points.values()), (view.actor in winners) / len(winners)


def is_greedy(view: View, turn: Turn) -> bool:
    """Return whether greedy play could choose a turn."""
    if turn[0] not in kernel.greedy_actions(view):
        return False
    if len(turn) == 1:
        return True
    # Nothing is dealt between a placement and its claim, so no deal is needed.
    after = Game(view, Deal(())).play(turn[0])
    return turn[1] in kernel.greedy_actions(after.view(view.actor))


def _rate(view: View, solution: Turn, seed: int) -> int:
    """Return the share of tries of weaker levels that miss the solution, in percent."""
    found = sum(
        choose_turn(make_bot(level, seed + attempt), view, Clock(1.0)) == solution
        for level in WEAKER_LEVELS
        for attempt in range(TRIES)
    )
    return round(100 * (1 - found / (TRIES * len(WEAKER_LEVELS))))


_THEMES = {
    ReasonKind.DENIAL: Theme.DENIAL,
    ReasonKind.RIVALS: Theme.DENIAL,
    ReasonKind.EARLIER: Theme.ORDER,
    ReasonKind.BONUS: Theme.BONUS,
}


def _theme(reasons: Sequence[Reason], solution: Turn, other: Turn) -> Theme:
    """Return the theme of the first reason that has one; else that of the turns' difference."""
    for reason in reasons:
        if reason.kind in _THEMES:
            return _THEMES[reason.kind]
    is_same_placement = solution[0] == other[0]
    claims = [turn[-1] for turn in (solution, other) if isinstance(turn[-1], Claim)]
    if is_same_placement and len(claims) == 2 and claims[0].domino < claims[1].domino:
        return Theme.ORDER
    return Theme.SHAPE
