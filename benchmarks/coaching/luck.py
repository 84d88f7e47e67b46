"""Is luck told without bias, and is its error right?

Luck has no favourites: the order of the kings is known before a line is dealt. So its mean is 0 for
every place in the order, every seat and every level.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from statistics import fmean
from typing import NamedTuple

from coaching.games import RULES, mean_text, on_all_cores, play, reviewed_games
from kingdomino.analysis import ChanceKind, Estimate, LuckEvent, ReviewBudget, list_decisions
from kingdomino.analysis.luck import LuckBudget, chance_kind, measure_luck
from kingdomino.rules import Ruleset, View

NORMAL = LuckBudget(100, 256)
LARGE = LuckBudget(70, 4_096)
"""Trees so large that the values hardly change any more."""


RESIDUALS = 3  # one game of so many is reviewed as a whole, for its residual


def report(games: int) -> Iterator[str]:
    """Yield the tables of all rulesets."""
    for preset, players in RULES:
        ruleset = Ruleset.preset(preset, players=players)
        yield f"{preset}/{players}, {games} games of mixed levels: mean and its standard error"
        yield f"{'':24}{'events':>7}{'win, %':>18}{'points':>20}"
        yield from bias(ruleset, games)
        yield from residuals(ruleset, max(2, games // RESIDUALS))
        yield from accuracy(ruleset, max(2, games // 10))


Gained = dict[tuple[str, object], list[tuple[float, float]]]
"""Win probability and points gained, by what they are grouped by."""


def bias(ruleset: Ruleset, games: int) -> Iterator[str]:
    """Yield the mean luck by place in the order, by seat and by level."""
    gained: Gained = defaultdict(list)
    for levels, events in on_all_cores(partial(_events_of, ruleset), range(games)):
        for event, view in events:
            _add(gained, event, view, levels)
    for (kind, name), values in sorted(gained.items(), key=str):
        win, points = ([float(value) for value in column] for column in zip(*values, strict=True))
        yield f"{f'{kind} {name}':24}{len(values):7}{mean_text(win, 100)}{mean_text(points)}"


def _events_of(ruleset: Ruleset, seed: int) -> tuple[tuple[str, ...], list[tuple[LuckEvent, View]]]:
    """Return the levels of a game, and its luck with the views after it."""
    levels, match = play(ruleset, seed)
    budget = ReviewBudget.of("quick", seed=seed).luck
    events = []
    for decision in list_decisions(match):
        kind = chance_kind(decision.previous, decision.view)
        if kind is not None:
            events.append((measure_luck(kind, decision.view, budget), decision.view))
    return levels, events


def residuals(ruleset: Ruleset, games: int) -> Iterator[str]:
    """Yield the mean residual of each level, in win probability."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in reviewed_games(ruleset, games):
        for seat in game.review.seats:
            if seat.ledger is not None:
                found[game.levels[seat.seat]].append(seat.ledger.residual)
    for level, values in sorted(found.items()):
        yield f"{f'residual of {level}':24}{len(values):7}{mean_text(values, 100)}"
    spread = fmean(value**2 for values in found.values() for value in values) ** 0.5
    yield f"residuals scatter by {spread:.3f} of the win"


def _add(gained: Gained, event: LuckEvent, view: View, levels: tuple[str, ...]) -> None:
    of_seat = [(win.value, points.value)
               for win, points in zip(event.win, event.points, strict=True)]  # fmt: skip
    if event.kind is ChanceKind.LINE and view.current_line is not None:
        for place, king in enumerate(view.current_line.kings, 1):
            gained["line, king", place].append(of_seat[king or 0])
    for seat, values in enumerate(of_seat):
        gained[f"{event.kind}, seat", seat + 1].append(values)
        gained["all, level", levels[seat]].append(values)


class Comparison(NamedTuple):
    """The luck of the seat that acts first, by trees of two sizes, and by another seed."""

    luck: LuckEvent
    large: LuckEvent
    again: LuckEvent
    seat: int


def accuracy(ruleset: Ruleset, games: int) -> Iterator[str]:
    """Yield how far luck is from that of large trees, and how often ± covers a second seed."""
    found = [
        each for game in on_all_cores(partial(_compare, ruleset), range(10_000, 10_000 + games))
        for each in game
    ]  # fmt: skip
    for name in ("win", "points"):
        rows = [
            [getattr(event, name)[each.seat] for event in each[:3]] for each in found
        ]  # fmt: skip
        spread = fmean(large.value**2 for _, large, _ in rows) ** 0.5
        apart = fmean((luck.value - large.value) ** 2 for luck, large, _ in rows) ** 0.5
        errors = fmean(_errors_apart(luck, large) ** 2 for luck, large, _ in rows) ** 0.5
        covered = fmean(_errors_apart(luck, again) <= 2 for luck, _, again in rows)
        yield (
            f"{name}: {spread:.3f} by large trees ({len(rows)} lines), {apart:.3f} from them, "
            f"{errors:.2f} standard errors; a second seed is within ± in {covered:.0%}"
        )


def _compare(ruleset: Ruleset, seed: int) -> list[Comparison]:
    """Compare the luck of two lines of a game: one in the middle, and the last one that is luck."""
    _, match = play(ruleset, seed)
    last = ruleset.rounds - (1 if ruleset.deck < 48 else 2)
    found = []
    for number in (ruleset.rounds // 2, last):
        history = match.games[0].history()
        view = next(game.public for game in history if game.round == number)
        measure = partial(measure_luck, ChanceKind.LINE, view)
        budgets = (NORMAL, LARGE, NORMAL._replace(seed=1))
        luck, large, again = map(measure, budgets)
        found.append(Comparison(luck, large, again, view.king or 0))
    return found


def _errors_apart(one: Estimate, other: Estimate) -> float:
    error = (one.error**2 + other.error**2) ** 0.5
    return abs(one.value - other.value) / error if error else 0.0
