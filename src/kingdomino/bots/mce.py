"""Flat Monte Carlo, as it was published.

Gedda, Lagerkvist and Butler, *Monte Carlo Methods for the Game Kingdomino* (2018): each playout
begins with any of the turns that are possible, each as likely as the others, and goes to the end;
the turn with the best mean is played.
"""

from kingdomino.bots.search import SearchBot
from kingdomino.kernel.manner import Goal, Manner
from kingdomino.rules import View

_POLICIES = {"random": "random", "greedy": "greedy", "mixed": "mixed:0.25"}

POLICIES = ("greedy", "random", "mixed", "own")
"""How playouts are played: `mixed` is greedy in a quarter of the turns, `own` is greedy for the
searching seat and random for the others."""
SCORES = {
    "ratio": Goal.RATIO,
    "win": Goal.WIN,
    "points": Goal.POINTS,
    "margin": Goal.MARGIN,
}
"""What a playout counts. The margin is not in the paper: it is what other programs use."""


class MceBot(SearchBot):
    """Plays what is best on average over playouts."""

    def __init__(self, seed: int = 0, policy: str = "greedy", score: str = "ratio") -> None:
        super().__init__(seed, manner=self._published)
        self._policy = policy
        self._score = SCORES[score]

    def _published(self, view: View) -> Manner:
        policy = playout_policy(self._policy, view.ruleset.players, view.actor)
        return Manner(policy, self._score, horizon=None, has_tree=False, is_uniform=True)


def playout_policy(name: str, players: int, seat: int | None) -> list[str]:
    """What each seat plays by in a playout of the one that searches."""
    policy = [_POLICIES.get(name, "random")] * players
    if name == "own" and seat is not None:
        policy[seat] = "greedy"
    return policy
