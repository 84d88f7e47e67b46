"""Configuration of a search."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from kingdomino.rules import View


class Goal(IntEnum):
    """The value of a rollout; the numbers are those of the C API."""

    WIN = 0
    """The share of the victory."""
    POINTS = 1
    """One's points."""
    RATIO = 2
    """One's part of the points that oneself and the best opponent have together."""
    CHANCE = 3
    """The probability of winning, as a logistic function of the lead."""
    MARGIN = 4
    """The lead over the best opponent."""


class SearchConfig(NamedTuple):
    """The configuration of a search: its rollouts and their values."""

    policy: str | Sequence[str] = "greedy"
    """As in `kingdomino.kernel.playouts`: one for all, or one for each seat."""
    goal: Goal = Goal.CHANCE
    horizon: int | None = 1
    """Rounds to play after this one before the network predicts the result; `None`: play to the
    end, without a network."""
    rollout_weight: float = 0.5
    """Weight of the actual end of a rollout, from 0 to 1; the rest is the network's prediction at
    the horizon. With 0, rollouts stop at the horizon."""
    use_claim_tree: bool = True
    """Whether the other claims of this round are searched as a tree, or made by the policy."""
    is_flat: bool = False
    """Whether each sample tries one random turn (flat Monte Carlo), or every turn with the same
    deal."""
    win_scale: float = 8.0
    """The scale of `Goal.CHANCE`: a lead in points that makes winning clearly more likely."""
    exploration: float = 0.3
    """The exploration constant of UCB1 in the claim tree."""
    solved_rounds: int = 0
    """Rollouts from one of so many last rounds solve the last claims and the last round: players
    see that far, and policies do not."""

    @classmethod
    def best(cls, view: View) -> "SearchConfig":
        """Return the strongest known configuration for the rules of a view."""
        # Imported here because configurations can be described without the kernel.
        from kingdomino.kernel.rollouts import best_config  # noqa: PLC0415

        games = view.ruleset.games - len(view.earlier)
        fields = best_config(view.ruleset, view.round, games)
        return cls(**{**fields, "goal": Goal(fields["goal"])})
