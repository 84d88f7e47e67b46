"""What a turn of each level costs, fitted to games of mixed and of equal levels.

The calibration of a round is between equals. A seat of another level is expected to lose some lead
with each turn that is still to come, and the more turns there are, the less is known: two numbers
for each level, those with which the results of games are most likely. `src/analysis/values.c`
computes the same.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import LEVELS, Calibration
from kingdomino.bots import Bot, make_bot, play_game
from kingdomino.bots.search import SearchBot
from kingdomino.rules import Game, Ruleset, View
from training.calibration_formula import softmax, win_features
from training.calibration_samples import CalibrationSamples, label, sampled_views

REGENT_ROLLOUTS = 500  # per turn: games are played without a clock
EQUAL_SHARE = 0.3  # of the games, in which all seats have one level
REFERENCE = LEVELS.index("duke")  # costs nothing: the calibration was fitted to its games
LOGISTIC = 1.8  # as in src/analysis/values.c
STEPS = (0.5, 0.2, 0.1, 0.05, 0.02, 0.01)
RIDGE = 0.05  # of a unit of lead or of the root of the variance, in log likelihood

Array = NDArray[np.float64]


class LevelSamples(NamedTuple):
    """Views of games between levels."""

    samples: CalibrationSamples
    levels: NDArray[np.int64]
    """Of each seat, by view: indexes in `LEVELS`."""
    turns: NDArray[np.int64]
    """Of each seat, by view: how many are still to come."""

    @classmethod
    def joined(cls, parts: "list[LevelSamples]") -> "LevelSamples":
        """Return all samples in one."""
        return cls(
            CalibrationSamples.joined([part.samples for part in parts]),
            np.concatenate([part.levels for part in parts]),
            np.concatenate([part.turns for part in parts]),
        )


def play(ruleset: Ruleset, seed: int) -> LevelSamples:
    """Return the samples of a game between levels that the seed chooses."""
    rng = Random(seed)
    levels = [rng.randrange(len(LEVELS)) for _ in range(ruleset.players)]
    if rng.random() < EQUAL_SHARE:
        levels = levels[:1] * ruleset.players
    bots = [_bot(LEVELS[level], seed * 16 + seat) for seat, level in enumerate(levels)]
    game = play_game(bots, Game.new(ruleset, seed))
    views = sampled_views(game, rng)
    return LevelSamples(
        label(views, game, seed),
        np.tile(levels, (len(views), 1)),
        np.array([turns_to_come(view) for view in views]),
    )


def turns_to_come(view: View) -> list[int]:
    """Return how many turns each seat still has, that of the acting king included."""
    ruleset, line = view.ruleset, view.current_line
    kings = [] if line is None else line.kings[view.turn :]
    later = ruleset.kings_each * (ruleset.rounds - view.round)
    return [later + kings.count(seat) for seat in range(ruleset.players)]


def _bot(level: str, seed: int) -> Bot:
    return SearchBot(seed, rollouts=REGENT_ROLLOUTS) if level == "regent" else make_bot(level, seed)


def level_probabilities(
    data: LevelSamples, rounds: tuple[Calibration, ...], lead: Array, variance: Array
) -> Array:
    """Return the win probabilities with the costs of each level, by view and seat."""
    numbers = data.samples.rounds
    weights = np.array([each[:2] for each in rounds])[numbers]
    spread = np.array([each.spread for each in rounds])[numbers]
    scores = (win_features(data.samples.means) * weights[:, None]).sum(-1)
    slope = LOGISTIC / (2**0.5 * spread)
    own = (LOGISTIC / (weights[:, 1] + weights[:, 0] * slope)) ** 2
    scores = scores - slope[:, None] * lead[data.levels] * data.turns
    more = 2 * (variance[data.levels] * data.turns).mean(1)
    return softmax(scores * np.sqrt(own / (own + more))[:, None])


def fit_levels(data: LevelSamples, rounds: tuple[Calibration, ...]) -> dict[str, dict[str, float]]:
    """Return what a turn of each level costs: with it, the results are most likely."""
    free = [number for number in range(len(LEVELS)) if number != REFERENCE]

    def costs(values: Array) -> tuple[Array, Array]:
        lead, root = np.zeros(len(LEVELS)), np.zeros(len(LEVELS))
        lead[free], root[free] = np.split(values, 2)
        # Whoever is above the reference is not weaker: few games may say so.
        lead[REFERENCE:] = np.minimum(lead[REFERENCE:], 0.0)
        return lead, root**2

    def loss(values: Array) -> float:
        p = level_probabilities(data, rounds, *costs(values))
        surprise = -(data.samples.wins * np.log(p)).sum()
        # Views of a game are not independent: they count as one in each.
        views = len(p) / len(np.unique(data.samples.games))
        return float(surprise / views + RIDGE * np.square(values).sum())

    lead, variance = costs(minimise(loss, np.zeros(2 * len(free))))
    return {
        name: {"lead": round(float(lead[i]), 3), "variance": round(float(variance[i]), 3)}
        for i, name in enumerate(LEVELS)
    }


def minimise(loss: Callable[[Array], float], start: Array) -> Array:
    """Return where a function of few numbers is smallest: one is changed at a time."""
    best, least = start.copy(), loss(start)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for i in range(len(best)):
                for change in (step, -step):
                    other = best.copy()
                    other[i] += change
                    if (value := loss(other)) < least - 1e-9:
                        best, least, is_better = other, value, True
    return best
