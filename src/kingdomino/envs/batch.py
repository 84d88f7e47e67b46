"""Many games side by side, stepped by the kernel."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from kingdomino.envs.actions import action_count
from kingdomino.envs.observations import planes_shape, scalar_count
from kingdomino.kernel import KernelMissingError, is_available
from kingdomino.kernel.policies import Policy, read_policy
from kingdomino.kernel.weights import load_linear
from kingdomino.notation import parse_ruleset
from kingdomino.rules import Ruleset

if is_available:
    from kingdomino.kernel.engine import Position
    from kingdomino.kernel.environments import Environments

Reward = Literal["win", "margin", "points"]
"""The reward of a seat at the end: 1 for the victory and -1 / (players - 1) for a defeat, with a
shared victory shared; its lead over the best other seat; or its points."""

REWARDS: tuple[Reward, ...] = ("win", "margin", "points")

NO_SEAT = 255
"""Stands for the acting seat of a game that is over."""

_SEEDS = 1 << 64


@dataclass(frozen=True, eq=False)
class Batch:
    """The state of all games: arrays with one row per game, overwritten by every step."""

    planes: NDArray[np.uint8]
    """The kingdoms, seen from the acting seat: see `kingdomino.envs.observations`."""
    scalars: NDArray[np.int16]
    """The scalars of its observation."""
    masks: NDArray[np.uint8]
    """1 for each legal action."""
    actors: NDArray[np.uint8]
    """The acting seat; `NO_SEAT` if the game is over."""
    rewards: NDArray[np.float32]
    """By seat; 0 except for games that ended in this step."""
    dones: NDArray[np.bool_]
    """Whether the game ended in this step."""
    points: NDArray[np.uint16]
    """By seat, the points of the last game that ended."""
    ranks: NDArray[np.uint8]
    """By seat, the rank in the last game that ended: 1 for every winner."""
    seeds: NDArray[np.uint64]
    """The seed of the game in progress."""


class BatchEnv:
    """Games of one ruleset that are stepped together.

    A game has the deal of `Game.new(ruleset, seed)` for its seed. When it is over the next one
    begins at once, with a seed larger by the number of games; the observation is then of the new
    game, and the rewards are of the old one. `policies` names, by seat, the kernel's policy that
    plays it (see `kingdomino.kernel.playouts`), or `None` for a seat that is stepped.

    Raises `ValueError` for a value out of range, `NotationError` for a ruleset that is not one, and
    `KernelMissingError` where the kernel was not built.

    >>> env = BatchEnv("classic/2", count=3)
    >>> batch = env.reset(seeds=7)
    >>> batch.planes.shape, batch.scalars.shape, batch.masks.shape
    ((3, 18, 9, 9), (3, 73), (3, 329))
    >>> batch = env.step(env.sample_actions())
    >>> batch.dones.any()
    np.False_
    """

    def __init__(
        self,
        ruleset: Ruleset | str,
        count: int,
        *,
        reward: Reward = "win",
        policies: Sequence[str | None] | None = None,
        threads: int = 1,
        auto_reset: bool = True,
    ) -> None:
        if not is_available:
            raise KernelMissingError("kernel-missing", name="kingdomino.envs.BatchEnv")
        if count < 1 or threads < 1:
            raise ValueError("games and threads count from 1")
        if reward not in REWARDS:
            raise ValueError(f"a reward is {', '.join(REWARDS)}, not {reward!r}")
        self.ruleset = parse_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
        self.count = count
        self.action_count = action_count(self.ruleset.grid)
        self.batch = _make_batch(self.ruleset, count)
        self._actions = np.zeros(count, np.uint16)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._chunk = -(-count // threads)
        self._sampled = 0
        self._games = self._make_games(reward, policies, auto_reset)
        self._has_begun = False

    def _make_games(
        self, reward: Reward, policies: Sequence[str | None] | None, auto_reset: bool
    ) -> "Environments":
        players = self.ruleset.players
        named = [None] * players if policies is None else list(policies)
        if len(named) != players or None not in named:
            raise ValueError(f"{players} seats need {players} policies, and one that is stepped")
        read = [Policy(0.0) if name is None else read_policy(name) for name in named]
        position = Position(self.ruleset)
        position.set_policies(read, load_linear(self.ruleset))
        batch = self.batch
        return Environments(
            position,
            reward,
            auto_reset,
            sum(1 << seat for seat, name in enumerate(named) if name is None),
            batch.seeds,
            self._actions,
            batch.planes,
            batch.scalars,
            batch.masks,
            batch.actors,
            batch.rewards,
            batch.dones.view(np.uint8),
            batch.points,
            batch.ranks,
        )

    def reset(self, seeds: int | ArrayLike = 0) -> Batch:
        """Begin all games: game *i* with `seeds[i]`, or with `seeds + i` for a single number.

        Raises `ValueError` if there are not as many seeds as games, or one is negative or has more
        than 64 bits.
        """
        self.batch.seeds[:] = self._read_seeds(seeds)
        self.batch.rewards[:] = 0
        self.batch.dones[:] = False
        self._run(self._games.reset)
        self._has_begun = True
        return self.batch

    def step(self, actions: ArrayLike) -> Batch:
        """Play an action in every game that is not over.

        Raises `ValueError` if an action is illegal; nothing has been played then.
        """
        if not self._has_begun:
            raise ValueError("reset() comes before the first step()")
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"{self.count} games need {self.count} whole numbers as actions")
        is_action = (given >= 0) & (given < self.action_count)
        self._actions[:] = np.where(is_action, given, self.action_count)
        illegal = self._games.find_illegal()
        if illegal < self.count:
            raise ValueError(f"action {given[illegal]} is illegal in game {illegal}")
        self._run(self._games.step)
        return self.batch

    def sample_actions(self, seed: int = 0) -> NDArray[np.uint16]:
        """Return a random legal action for each game, other ones with every call."""
        actions = np.empty(self.count, np.uint16)
        self._games.sample_actions(seed, self._sampled, actions)
        self._sampled += self.count
        return actions

    def observe(self, game: int, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int16]]:
        """Return the planes and scalars of a game from any seat, as new arrays."""
        if not (0 <= game < self.count and 0 <= seat < self.ruleset.players):
            raise ValueError(f"there is no game {game} with a seat {seat}")
        planes = np.empty(planes_shape(self.ruleset), np.uint8)
        scalars = np.empty(scalar_count(self.ruleset.players), np.int16)
        self._games.observe(game, seat, planes, scalars)
        return planes, scalars

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _read_seeds(self, seeds: int | ArrayLike) -> NDArray[np.uint64]:
        given = np.asarray(seeds, dtype=object)
        if given.ndim == 0:
            given = np.array([(int(given.item()) + i) % _SEEDS for i in range(self.count)], object)
        if given.shape != (self.count,) or any(not 0 <= int(seed) < _SEEDS for seed in given):
            raise ValueError(f"{self.count} games need {self.count} seeds from 0 to 2**64 - 1")
        return given.astype(np.uint64)

    def _run(self, work: Callable[[int, int], None]) -> None:
        """Run a step for all games, in all threads."""
        if self._pool is None:
            work(0, self.count)
            return
        starts = range(0, self.count, self._chunk)
        counts = [min(self._chunk, self.count - start) for start in starts]
        list(self._pool.map(work, starts, counts))


def _make_batch(ruleset: Ruleset, count: int) -> Batch:
    players = ruleset.players
    return Batch(
        planes=np.zeros((count, *planes_shape(ruleset)), np.uint8),
        scalars=np.zeros((count, scalar_count(players)), np.int16),
        masks=np.zeros((count, action_count(ruleset.grid)), np.uint8),
        actors=np.zeros(count, np.uint8),
        rewards=np.zeros((count, players), np.float32),
        dones=np.zeros(count, np.bool_),
        points=np.zeros((count, players), np.uint16),
        ranks=np.zeros((count, players), np.uint8),
        seeds=np.zeros(count, np.uint64),
    )
