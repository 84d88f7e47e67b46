"""Are win probabilities right between equals, and between levels that are known?

A view of each round of a game is rolled out; what is said of a seat's victory, between equals and
with the levels of the bots, is compared with what happened.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from coaching.games import LEVELS, RULES, level_bot, on_all_cores
from kingdomino.analysis.calibration import Levels, analysis_subject
from kingdomino.bots import play_game
from kingdomino.kernel.estimates import GROUPS, TurnEstimator
from kingdomino.rules import Game, Ruleset, View

FIRST_SEED = 4_000_000  # other games than those of the fit
ROLLOUTS = 512
BOOTSTRAP = 200
BISECTIONS = 20
MOST_SLOPE = 8.0
BINS = 5
MOST_SEATS = 4
Array = NDArray[np.float64]


class Said(NamedTuple):
    """What was said of the victory in a view, and what happened."""

    game: int
    levels: tuple[str, ...]
    """By seat."""
    equal: tuple[float, ...]
    """Between equals."""
    known: tuple[float, ...]
    """With the levels."""
    happened: tuple[float, ...]

    @property
    def kind(self) -> str:
        """Whether all play as well, and how well."""
        return f"all {self.levels[0]}" if len(set(self.levels)) == 1 else "mixed"


def report(games: int) -> Iterator[str]:
    """Yield the scores by rules and levels: half of the games are between equals."""
    views: list[Said] = []
    for preset, players in RULES:
        ruleset = Ruleset.preset(preset, players=players)
        seeds = range(FIRST_SEED, FIRST_SEED + games)
        found = [said for game in on_all_cores(partial(play, ruleset), seeds) for said in game]
        views += found
        yield f"{preset}/{players}, {games} games: between equals, and with levels"
        yield from scores(found)
    yield "all rules"
    yield from scores(views)
    yield from bins(views)


def play(ruleset: Ruleset, seed: int) -> list[Said]:
    """Return what is said in a view of each round of a game."""
    rng = Random(seed)
    levels = tuple(rng.choice(LEVELS) for _ in range(ruleset.players))
    if seed % 2:
        levels = levels[:1] * ruleset.players
    bots = [level_bot(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    game = play_game(bots, Game.new(ruleset, seed))
    ranks = {standing.seat: standing.rank for standing in game.standings()}
    winners = [seat for seat, rank in ranks.items() if rank == 1]
    happened = tuple((seat in winners) / len(winners) for seat in range(ruleset.players))
    views = {
        before.round: before.public
        for before in game.history()
        if before.round < ruleset.rounds and not before.public.has_placed
        if before.public.turn <= rng.randrange(ruleset.kings)
    }
    return [Said(seed, levels, *say(view, levels, seed), happened) for view in views.values()]


def say(view: View, levels: Levels, seed: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the win probabilities of a view: between equals, and with levels."""
    estimator = TurnEstimator(analysis_subject(view, levels), ROLLOUTS, seed, is_turn_open=True)
    while estimator.begin_stage():
        for group in range(GROUPS):
            estimator.run_group(group)
        estimator.end_stage()
    (seats, *_), _ = estimator.read()
    return tuple(seat[2][0] for seat in seats), tuple(seat[3][0] for seat in seats)


def scores(views: Sequence[Said]) -> Iterator[str]:
    """Yield a row for each kind of table, and one for each level at mixed ones."""
    yield f"{'':14}{'views':>6}{'Brier':>16}{'slope':>38}"
    kinds = [f"all {level}" for level in LEVELS]
    for kind in [*kinds, "mixed"]:
        part = [said for said in views if said.kind == kind]
        if part:
            brier = [_brier(part, said) for said in ("equal", "known")]
            slope = [_slope_text(part, said) for said in ("equal", "known")]
            yield f"{kind:14}{len(part):6}{brier[0]:8.3f}{brier[1]:8.3f}{slope[0]}{slope[1]}"
    yield f"{'mixed tables':14}{'seats':>6}{'equal':>9}{'levels':>8}{'won':>8}"
    for level in LEVELS:
        seats = [
            (said.equal[seat], said.known[seat], said.happened[seat])
            for said in views if said.kind == "mixed"
            for seat, own in enumerate(said.levels) if own == level
        ]  # fmt: skip
        if seats:
            means = "".join(f"{fmean(column):8.1%}" for column in zip(*seats, strict=True))
            yield f"{level:14}{len(seats):6} {means}"


def bins(views: Sequence[Said]) -> Iterator[str]:
    """Yield what happened in each fifth of the scale, at mixed tables."""
    mixed = [said for said in views if said.kind == "mixed"]
    for name in ("equal", "known"):
        pairs = [
            pair for said in mixed for pair in zip(getattr(said, name), said.happened, strict=True)
        ]  # fmt: skip
        cells = []
        for number in range(BINS):
            part = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == number]
            if part:
                cells.append(f"{fmean(p for p, _ in part):.1%} → {fmean(w for _, w in part):.1%}")
        yield f"mixed, {name}: said → happened: " + ", ".join(cells)


def _brier(views: Sequence[Said], name: str) -> float:
    return fmean(
        (p - won) ** 2
        for said in views
        for p, won in zip(getattr(said, name), said.happened, strict=True)
    )


def _slope_text(views: Sequence[Said], name: str) -> str:
    """Return the slope with its 95 % interval (bootstrap over games)."""
    _, game = np.unique([said.game for said in views], return_inverse=True)
    # Tables of two and of four in one array: nobody has the probability 0.
    logs = np.full((len(views), MOST_SEATS), -np.inf)
    happened = np.zeros_like(logs)
    for row, said in enumerate(views):
        logs[row, : len(said.levels)] = np.log(getattr(said, name))
        happened[row, : len(said.levels)] = said.happened
    rng = np.random.default_rng(1)
    games = int(game.max()) + 1
    draws = rng.multinomial(games, np.full(games, 1 / games), BOOTSTRAP)
    resampled = [_slope(logs, happened, counts[game].astype(float)) for counts in draws]
    low, high = np.quantile(resampled, (0.025, 0.975))
    slope = _slope(logs, happened, np.ones(len(views)))
    return f"{slope:6.2f} [{low:4.2f}, {high:4.2f}]"


def _slope(logs: Array, happened: Array, weights: Array) -> float:
    """Return the exponent of the probabilities that is most likely: below 1, they are too sure."""
    known = np.where(np.isfinite(logs), logs, 0.0)
    low, high = 0.0, MOST_SLOPE
    for _ in range(BISECTIONS):
        slope = (low + high) / 2
        powers = np.where(np.isfinite(logs), np.exp(slope * known), 0.0)
        expected = powers / powers.sum(1, keepdims=True)
        gradient = float((weights * ((happened - expected) * known).sum(1)).sum())
        low, high = (slope, high) if gradient > 0 else (low, slope)
    return (low + high) / 2
