"""Flat Monte Carlo evaluation, as published.

Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018): each playout
starts with a turn chosen uniformly and is played to the end; the turn with the best mean is played.
"""

from kingdomino.bots.search import SearchBot
from kingdomino.kernel.config import Goal, SearchConfig
from kingdomino.rules import View

_POLICIES = {"random": "random", "greedy": "greedy", "mixed": "mixed:0.25"}

POLICIES = ("greedy", "random", "mixed", "own")
"""The playout policies: `mixed` is greedy in a quarter of the turns, `own` is greedy for the
searching seat and random for the others."""
SCORES = {
    "ratio": Goal.RATIO,
    "win": Goal.WIN,
    "points": Goal.POINTS,
    "margin": Goal.MARGIN,
}
"""The scores of a playout. The margin is not in the paper; other programs use it."""


class MceBot(SearchBot):
    """Plays the turn with the best mean over playouts."""

    def __init__(self, seed: int = 0, policy: str = "greedy", score: str = "ratio") -> None:
        super().__init__(seed, config=self._flat_config)
        self._policy = policy
        self._score = SCORES[score]

    def _flat_config(self, view: View) -> SearchConfig:
        policy = playout_policy(self._policy, view.ruleset.players, view.actor)
        return SearchConfig(policy, self._score, horizon=None, use_claim_tree=False, is_flat=True)


def playout_policy(name: str, players: int, seat: int | None) -> list[str]:
    """Return the playout policy of each seat, for a search of one seat."""
    policy = [_POLICIES.get(name, "random")] * players
    if name == "own" and seat is not None:
        policy[seat] = "greedy"
    return policy
