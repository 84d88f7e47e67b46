"""How a search follows a turn, and what it makes of where that leads."""

from collections.abc import Sequence
from enum import IntEnum
from math import sqrt
from typing import NamedTuple

from kingdomino.rules import View


class Goal(IntEnum):
    """What a rollout is to be good for; the numbers are the kernel's."""

    WIN = 0
    """The victory, or a share of it."""
    POINTS = 1
    """Many points."""
    RATIO = 2
    """A large part of what oneself and the best other have together."""
    CHANCE = 3
    """A lead that makes the victory likely."""
    MARGIN = 4
    """A large lead over the best other, or a small one of theirs."""


class Manner(NamedTuple):
    """How rollouts are played and judged."""

    policy: str | Sequence[str] = "greedy"
    """As in `kingdomino.kernel.playouts`; one for all, or one for each seat."""
    goal: Goal = Goal.CHANCE
    horizon: int | None = 1
    """Rounds to play after this one before a network says what the kingdoms will still make;
    `None`: play to the end."""
    blend: float = 0.5
    """How much the end counts that a rollout comes to, beside what the network foretold on the way;
    with 0 it goes no further than the network."""
    has_tree: bool = True
    """Whether what others claim in this round is learnt in the search, or left to the policy."""
    is_uniform: bool = False
    """Whether each sample is of any one turn, or of all with the same cards."""
    swing: float = 8.0
    """Points by which a lead has to grow to make the victory clearly likelier."""
    curiosity: float = 0.3
    """How much claims are tried that are little known."""

    @classmethod
    def best(cls, view: View) -> "Manner":
        """The manner that was found strongest for the rules of a view."""
        ruleset = view.ruleset
        swing = 16.0 if ruleset.is_mighty_duel else 8.0
        # The luck of the games that are still to come in a Dynasty adds up, as variances do.
        games = ruleset.games - len(view.earlier)
        return cls(
            blend=_blend(view.round / ruleset.rounds),
            swing=swing * sqrt(games),
            horizon=1 if ruleset.players == 2 else 2,
        )


def _blend(passed: float) -> float:
    """How much the end of a rollout counts once this much of a game has passed.

    Playing to the end tells turns apart too sharply as long as much is still to come: of what it
    sees between two of them early on, less than half comes true.
    """
    return 0.15 + 0.35 * min(1.0, passed / 0.75)
