"""Calibration: the weights with which rollouts become win probabilities and points.

Rollouts are played by other players than those of a game, and none knows the future, so their
shares of the victory are too sure. For each family of rulesets and each round, two weights were
fitted to the results of games: the win probability of a seat is proportional to

    exp(share · log(share of victories + 0.02) + point · expected points)

and sums to 1 over the seats. Expected points get a shift, and their spread is that of the results.

That is between equals, as strong as `duke`. For each other level of the bots, what a turn that is
still to come costs in points of lead, and the variance of that, were fitted to games of mixed
levels. The kernel computes it.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from kingdomino.kernel.config import SearchConfig
from kingdomino.kernel.estimates import SOLVED_ROUNDS, Subject
from kingdomino.kernel.rollouts import Rollouts
from kingdomino.kernel.weights import load_linear, load_network
from kingdomino.rules import Ruleset, View

LEVELS = ("page", "squire", "knight", "duke", "regent")
"""The levels that costs were fitted for, the weakest first."""


class Calibration(NamedTuple):
    """The fitted values of one round."""

    share: float
    """Weight of the log share of the victory."""
    point: float
    """Weight of a point."""
    shift: float
    """Added to the expected points of each seat."""
    spread: float
    """Standard deviation of a seat's final points around the expected ones."""


class LevelCost(NamedTuple):
    """What a turn of a level costs, against one of `duke`."""

    lead: float
    """Points of lead."""
    variance: float
    """The variance of the points."""


_SAME = LevelCost(0.0, 0.0)

Levels = Sequence[str | None]
"""The level of the bot of each seat; `None` where it is not known, or a person plays."""


def family_name(ruleset: Ruleset) -> str:
    """Return the family of rulesets that share a calibration.

    >>> family_name(Ruleset.preset("tournament"))
    '5x5-4'
    """
    return f"{ruleset.grid}x{ruleset.grid}-{ruleset.players}"


@cache
def calibration_rounds(family: str) -> tuple[Calibration, ...]:
    """Return the calibration of each round of a family, from the opening on."""
    return tuple(
        Calibration(share, point, row["shift"], row["spread"])
        for row in _data()[family]["rounds"]
        for share, point in [row["weights"]]
    )


@cache
def level_costs(family: str) -> dict[str, LevelCost]:
    """Return what a turn of each level costs in a family."""
    return {name: LevelCost(**cost) for name, cost in _data()[family]["levels"].items()}


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((files(__package__) / "calibration.json").read_text("utf-8"))
    return data


def calibration_of(view: View) -> Calibration:
    """Return the calibration of the round of a view."""
    rounds = calibration_rounds(family_name(view.ruleset))
    return rounds[min(view.round, len(rounds) - 1)]


def check_levels(levels: Levels, players: int) -> None:
    """Raise `ValueError` unless there is a known level or `None` for each player."""
    if len(levels) != players:
        raise ValueError(f"{players} players have {players} levels, not {len(levels)}")
    if unknown := [level for level in levels if level is not None and level not in LEVELS]:
        raise ValueError(f"there is no level {unknown[0]!r}; there are {', '.join(LEVELS)}")


def analysis_subject(view: View, levels: Levels | None = None) -> Subject:
    """Return a view as the kernel analyses it. Raises `ValueError` if the game is over."""
    if view.is_over:
        raise ValueError("the game is over: there is nothing to evaluate")
    config = SearchConfig.best(view)._replace(solved_rounds=SOLVED_ROUNDS)
    rollouts = Rollouts(view, config, 0, load_linear(view.ruleset), load_network(view.ruleset))
    games_to_come = view.ruleset.games - len(view.earlier) - 1
    levels = (None,) * view.ruleset.players if levels is None else levels
    check_levels(levels, view.ruleset.players)
    family = family_name(view.ruleset)
    costs = [_SAME if level is None else level_costs(family)[level] for level in levels]
    return Subject(rollouts, calibration_rounds(family), games_to_come, costs)
