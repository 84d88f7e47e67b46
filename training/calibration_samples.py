"""Samples for the calibration: views of whole games, their values by rollouts, and the results."""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import analysis_subject
from kingdomino.bots import Bot, make_bot, play_game
from kingdomino.bots.search import SearchBot
from kingdomino.kernel.estimates import GROUPS, TurnEstimator
from kingdomino.rules import Game, Ruleset, View

ROLLOUTS = 512  # per view
REGENT_ROLLOUTS = 200  # per turn: games are played without a clock
PLAYERS = ("duke", "regent")


class CalibrationSamples(NamedTuple):
    """Views, a row each: one of each round of a game, at a random turn."""

    games: NDArray[np.int64]
    """A number for the game."""
    rounds: NDArray[np.int64]
    means: NDArray[np.float64]
    """The means of rollouts, by view, seat and kind."""
    leads: NDArray[np.int64]
    """The points of each seat now."""
    points: NDArray[np.int64]
    """The points of each seat at the end."""
    wins: NDArray[np.float64]
    """The share of each seat in the victory."""

    @classmethod
    def joined(cls, parts: "list[CalibrationSamples]") -> "CalibrationSamples":
        """Return all samples in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def play(ruleset: Ruleset, player: str, seed: int) -> CalibrationSamples:
    """Return the samples of a game between equal players."""
    rng = Random(seed)
    bots = [_bot(player, seed * 16 + seat) for seat in range(ruleset.players)]
    game = play_game(bots, Game.new(ruleset, seed))
    return label(sampled_views(game, rng), game, seed)


def sampled_views(game: Game, rng: Random) -> list[View]:
    """Return a view of each round, at a random turn."""
    ruleset = game.ruleset
    # The last round is solved exactly, and needs no calibration.
    sampled = {(number, rng.randrange(ruleset.kings)) for number in range(ruleset.rounds)}
    return [
        before.view(before.actor)
        for before in game.history()
        if (before.round, before.public.turn) in sampled
        and not before.public.has_placed
        and not before.is_over
    ]


def label(views: list[View], game: Game, seed: int) -> CalibrationSamples:
    """Return the samples of views of a game, with its result."""
    ruleset = game.ruleset
    standings = sorted(game.standings(), key=lambda standing: standing.seat)
    is_first = np.array([standing.rank == 1 for standing in standings])
    points = np.array([standing.points for standing in standings])
    return CalibrationSamples(
        np.full(len(views), seed),
        np.array([view.round for view in views]),
        np.array([measure(view, seed) for view in views]),
        np.array([[k.points_with_bonuses(ruleset) for k in view.kingdoms] for view in views]),
        np.tile(points, (len(views), 1)),
        np.tile(is_first / is_first.sum(), (len(views), 1)),
    )


def measure(view: View, seed: int) -> NDArray[np.float64]:
    """Return the means of rollouts from a view, by seat and kind."""
    estimator = TurnEstimator(analysis_subject(view), ROLLOUTS, seed, is_turn_open=True)
    while estimator.begin_stage():
        for group in range(GROUPS):
            estimator.run_group(group)
        estimator.end_stage()
    return np.array(estimator.means(0))


def _bot(player: str, seed: int) -> Bot:
    return (
        SearchBot(seed, rollouts=REGENT_ROLLOUTS) if player == "regent" else make_bot("duke", seed)
    )
