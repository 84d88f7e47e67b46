"""Games of bots of several levels, and what their reviews say."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple, TypeVar

from kingdomino.analysis import Review, ReviewBudget, watch_review
from kingdomino.bots import Bot, make_bot, play_game
from kingdomino.bots.search import SearchBot
from kingdomino.rules import Match, Ruleset

LEVELS = ("page", "squire", "knight", "duke", "regent")
REGENT_ROLLOUTS = 2_000  # a turn: games are played without a clock
RULES = (("classic", 2), ("classic", 4), ("tournament", 4), ("mighty-duel", 2))
T = TypeVar("T")


class ReviewedGame(NamedTuple):
    """A game of bots, and its review."""

    levels: tuple[str, ...]
    """By seat."""
    review: Review


def level_bot(level: str, seed: int) -> Bot:
    """Return a bot that does not look at the clock."""
    return SearchBot(seed, rollouts=REGENT_ROLLOUTS) if level == "regent" else make_bot(level, seed)


def play(ruleset: Ruleset, seed: int) -> tuple[tuple[str, ...], Match]:
    """Play a game between bots of levels that the seed chooses."""
    rng = Random(seed)
    levels = tuple(rng.choice(LEVELS) for _ in range(ruleset.players))
    bots = [level_bot(level, seed * 8 + seat) for seat, level in enumerate(levels)]
    return levels, play_game(bots, Match.new(ruleset, seed))


def review_game(ruleset: Ruleset, quality: str, seed: int) -> ReviewedGame:
    """Play a game and review it."""
    levels, match = play(ruleset, seed)
    *_, review = watch_review(match, ReviewBudget.of(quality, seed=seed))
    return ReviewedGame(levels, review)


def on_all_cores(run: Callable[[int], T], seeds: Iterable[int]) -> Iterator[T]:
    """Yield the results of a function of a seed, in order."""
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(run, seeds)


@cache
def reviewed_games(ruleset: Ruleset, games: int, quality: str = "quick") -> list[ReviewedGame]:
    """Return the reviews of some games."""
    return list(on_all_cores(partial(review_game, ruleset, quality), range(games)))


def mean_text(values: list[float], unit: float = 1.0) -> str:
    """Return a mean with its standard error; a mark where it is further than two from 0."""
    mean, error = fmean(values), stdev(values) / len(values) ** 0.5
    mark = " *" if abs(mean) > 2 * error else "  "
    return f"{unit * mean:+8.3f} ± {unit * error:5.3f}{mark}"
