"""UCT, as it was published: a tree of turns, searched where it promises most.

Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018), with C = 0.6.
The tree is open-loop: a node stands for the turns that led to it, whatever was dealt in between.
"""

import time
from dataclasses import dataclass, field
from itertools import product
from math import log, sqrt
from random import Random

from kingdomino import kernel
from kingdomino.bots.bot import Clock
from kingdomino.bots.mce import MceBot, playout_policy
from kingdomino.bots.plan import Plan
from kingdomino.rules import Action, Claim, Deal, Game, View

_CURIOSITY = 0.6
_PLAYOUTS = 50  # without a clock
_MARGIN = 0.97

Turn = tuple[Action, ...]


@dataclass(slots=True)
class _Node:
    """A turn that was tried: how often, and what it was worth to who played it."""

    visits: int = 0
    worth: float = 0.0
    children: dict[Turn, "_Node"] = field(default_factory=dict)

    def best(self) -> Turn:
        return max(self.children, key=lambda turn: self.children[turn].visits)

    def promising(self, turns: list[Turn]) -> Turn:
        """The turn with the highest upper bound (UCB1); all of them have been tried."""
        doubt = log(sum(self.children[turn].visits for turn in turns))

        def bound(turn: Turn) -> float:
            child = self.children[turn]
            return child.worth / child.visits + _CURIOSITY * sqrt(doubt / child.visits)

        return max(turns, key=bound)


class UctBot:
    """Plays the turn that the tree search visited most."""

    def __init__(self, seed: int = 0, policy: str = "greedy") -> None:
        self._random = Random(seed)
        self._policy = policy
        self._opening = MceBot(seed, policy)
        self._plan = Plan()

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """The first action of the best turn, or the claim that goes with the placement before."""
        if view.round == 0:
            # Who is drawn next is not known, so there is no tree to search.
            return self._opening.choose(view, clock)
        deadline = time.monotonic() + clock.seconds * _MARGIN if clock else None
        claim = self._plan.rest(view)
        if claim is not None:
            return claim
        root, playouts = _Node(), 0
        while not root.children or not _is_enough(playouts, deadline):
            self._play_out(view, root)
            playouts += 1
        return self._plan.begin(view, root.best())

    def _play_out(self, view: View, root: _Node) -> None:
        """Go down the tree, add a turn to it, play to the end, and remember what came of it."""
        node, path = root, []
        game = _game(view, self._random)
        while not game.is_over:
            turns = _turns(game.public)
            untried = [turn for turn in turns if turn not in node.children]
            turn = self._random.choice(untried) if untried else node.promising(turns)
            mover = game.public.actor
            assert mover is not None
            node = node.children.setdefault(turn, _Node())
            path.append((node, mover))
            for action in turn:
                game = game.play(action)
            if untried:
                break
        points = self._points(game, view.actor)
        for visited, mover in path:
            visited.visits += 1
            visited.worth += _ratio(points, mover)

    def _points(self, game: Game, seat: int | None) -> list[int]:
        if game.is_over:
            return [kingdom.score(game.ruleset).points for kingdom in game.kingdoms]
        policy = playout_policy(self._policy, game.ruleset.players, seat)
        seed = self._random.getrandbits(64)
        return [
            int(score) for score in kernel.playouts(game.public, 1, policy, seed=seed).points[0]
        ]


def _is_enough(playouts: int, deadline: float | None) -> bool:
    return playouts >= _PLAYOUTS if deadline is None else time.monotonic() >= deadline


def _game(view: View, random: Random) -> Game:
    """The view with a pile that could be."""
    pile = random.sample(sorted(view.unseen), len(view.unseen))
    return Game(view.evolve(seat=None), Deal(tuple(pile)))


def _turns(view: View) -> list[Turn]:
    """Every whole turn that is possible."""
    free = view.next_line.free if view.next_line else ()
    claims: list[Turn] = [(Claim(domino),) for domino in free] or [()]
    if view.domino is None:
        return claims
    return [(action, *claim) for action, claim in product(view.legal_actions(), claims)]


def _ratio(points: list[int], seat: int) -> float:
    best = max(score for other, score in enumerate(points) if other != seat)
    return points[seat] / (points[seat] + best) if points[seat] + best else 0.5
