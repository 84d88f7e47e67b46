"""UCT, as published: Monte Carlo tree search over whole turns with UCB1.

Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018), with C = 0.6.
The tree is open-loop: a node is a sequence of turns, whatever was dealt in between.
"""

import time
from dataclasses import dataclass, field
from itertools import product
from math import log, sqrt
from random import Random

from kingdomino import kernel
from kingdomino.bots.bot import Clock, PlannedTurn
from kingdomino.bots.mce import MceBot, playout_policy
from kingdomino.rules import Action, Claim, Deal, Game, View

_EXPLORATION = 0.6
_PLAYOUTS = 50  # without a clock
_TIME_SHARE = 0.97  # of the clock: choosing and returning the best turn take time as well

Turn = tuple[Action, ...]


@dataclass(slots=True)
class _Node:
    """A turn in the tree: its visits, and the sum of its results for the seat that played it."""

    visits: int = 0
    total: float = 0.0
    children: dict[Turn, "_Node"] = field(default_factory=dict)

    def most_visited(self) -> Turn:
        return max(self.children, key=lambda turn: self.children[turn].visits)

    def select(self, turns: list[Turn]) -> Turn:
        """Return the turn with the highest UCB1; every turn has been visited."""
        log_visits = log(sum(self.children[turn].visits for turn in turns))

        def ucb1(turn: Turn) -> float:
            child = self.children[turn]
            return child.total / child.visits + _EXPLORATION * sqrt(log_visits / child.visits)

        return max(turns, key=ucb1)


class UctBot:
    """Plays the turn that the tree search visited most."""

    def __init__(self, seed: int = 0, policy: str = "greedy") -> None:
        self._random = Random(seed)
        self._policy = policy
        self._opening = MceBot(seed, policy)
        self._planned = PlannedTurn()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the first action of the best turn, or the claim planned with the placement."""
        if view.round == 0:
            # Which king is drawn next is not known, so there is no tree to search.
            return self._opening.choose(view, clock)
        deadline = time.monotonic() + clock.seconds * _TIME_SHARE if clock else None
        claim = self._planned.claim(view)
        if claim is not None:
            return claim
        root, playouts = _Node(), 0
        while not root.children or not _is_done(playouts, deadline):
            self._run_playout(view, root)
            playouts += 1
        return self._planned.start(view, root.most_visited())

    def _run_playout(self, view: View, root: _Node) -> None:
        """Descend the tree, add a turn, play to the end, and back up the result."""
        node, path = root, []
        game = _sample_game(view, self._random)
        while not game.is_over:
            turns = _turns(game.public)
            untried = [turn for turn in turns if turn not in node.children]
            turn = self._random.choice(untried) if untried else node.select(turns)
            actor = game.public.actor
            assert actor is not None
            node = node.children.setdefault(turn, _Node())
            path.append((node, actor))
            for action in turn:
                game = game.play(action)
            if untried:
                break
        points = self._points(game, view.actor)
        for visited, actor in path:
            visited.visits += 1
            visited.total += _ratio(points, actor)

    def _points(self, game: Game, seat: int | None) -> list[int]:
        if game.is_over:
            return [kingdom.score(game.ruleset).points for kingdom in game.kingdoms]
        policy = playout_policy(self._policy, game.ruleset.players, seat)
        seed = self._random.getrandbits(64)
        return [
            int(score) for score in kernel.playouts(game.public, 1, policy, seed=seed).points[0]
        ]


def _is_done(playouts: int, deadline: float | None) -> bool:
    return playouts >= _PLAYOUTS if deadline is None else time.monotonic() >= deadline


def _sample_game(view: View, random: Random) -> Game:
    """Return a game with this view and a random order of the unseen dominoes."""
    pile = random.sample(sorted(view.unseen), len(view.unseen))
    return Game(view.evolve(seat=None), Deal(tuple(pile)))


def _turns(view: View) -> list[Turn]:
    """Return every legal turn."""
    free = view.next_line.free if view.next_line else ()
    claims: list[Turn] = [(Claim(domino),) for domino in free] or [()]
    if view.domino is None:
        return claims
    return [(action, *claim) for action, claim in product(view.legal_actions(), claims)]


def _ratio(points: list[int], seat: int) -> float:
    """Return the points of a seat relative to those of it and the best other seat."""
    best = max(score for other, score in enumerate(points) if other != seat)
    return points[seat] / (points[seat] + best) if points[seat] + best else 0.5
