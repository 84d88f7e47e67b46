"""The review of a turn: its value, and the luck in the chance event before it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from kingdomino.analysis.calibration import Levels
from kingdomino.analysis.evaluation import (
    Budget,
    Estimate,
    Evaluation,
    SeatValue,
    Turn,
    TurnValue,
    evaluate,
)
from kingdomino.analysis.grades import Grade, difficulty, grade_turn, is_decided
from kingdomino.analysis.luck import LuckBudget, LuckEvent, chance_kind, measure_luck
from kingdomino.analysis.quality import Quality
from kingdomino.analysis.reasons import Explanation, LossParts, Reason, explain
from kingdomino.rules import Action, Game, Match, View

ALTERNATIVES = 3
"""How many of the best turns a reviewed turn lists."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A turn that was chosen in a match, with the views that its review needs."""

    index: int
    """How many turns of the match came before it."""
    game: int
    """The index of the game in a Dynasty."""
    view: View
    """What the seat saw when it chose."""
    turn: Turn
    """What it chose."""
    previous: View | None
    """The view of the turn before; `None` at the start of a game."""

    @property
    def seat(self) -> int:
        """The seat that chose."""
        assert self.view.actor is not None
        return self.view.actor


def list_decisions(match: Match) -> list[Decision]:
    """Return the whole turns of a match; a placement whose claim is to come is left out."""
    found: list[Decision] = []
    for number, game in enumerate(match.games):
        earlier = Match((*match.games[:number], game)).view().earlier
        previous: View | None = None
        for view, turn in _whole_turns(game):
            full_view = view.evolve(earlier=earlier) if earlier else view
            found.append(Decision(len(found), number, full_view, turn, previous))
            previous = full_view
    return found


def _whole_turns(game: Game) -> Iterator[tuple[View, Turn]]:
    """Yield the turns of a game, each with the view of its seat."""
    view: View | None = None
    turn: list[Action] = []
    for state, action in zip(game.history(), game.actions, strict=False):
        view = view or state.view(state.actor)
        turn.append(action)
        has_claim_to_come = view.domino is not None and view.next_line is not None
        if len(turn) == 1 + has_claim_to_come:
            yield view, tuple(turn)
            view, turn = None, []


class ReviewBudget(NamedTuple):
    """The budget of a review. The same seed and numbers give the same review."""

    rollouts: int
    """Per turn."""
    luck: LuckBudget
    seed: int = 0
    threads: int = 1
    """They change the time, never the result."""

    @classmethod
    def of(cls, quality: Quality | str, *, seed: int = 0, threads: int = 1) -> "ReviewBudget":
        """Return the budget of a quality. Raises `ValueError` if there is no such quality."""
        rollouts, lines, line_rollouts = _BUDGETS[Quality(quality)]
        luck = LuckBudget(lines, line_rollouts, seed, threads)
        return cls(rollouts, luck, seed, threads)


_BUDGETS = {
    Quality.QUICK: (4_000, 30, 128),
    Quality.NORMAL: (24_000, 100, 256),
    Quality.DEEP: (160_000, 300, 512),
}


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn, and the best one in its place."""

    decision: Decision
    """Where it was chosen: view, seat and game."""
    played: TurnValue
    """Its value, and what it lost against the best turn."""
    best: TurnValue
    alternatives: tuple[TurnValue, ...]
    """The best turns, the played one left out."""
    grade: Grade | None
    """`None` if only one turn was legal."""
    difficulty: float
    """Points that are easily lost here: see `kingdomino.analysis.grades.difficulty`."""
    explanation: Explanation | None
    """Why the best turn is better than the played one; or the played one, than the next. `None` if
    only one turn was legal, or none is better."""
    is_exact: bool
    before: tuple[SeatValue, ...]
    """The value of each seat before it, with best play."""

    @property
    def seat(self) -> int:
        """The seat that chose."""
        return self.decision.seat

    @property
    def turn(self) -> Turn:
        """The turn that was played."""
        return self.decision.turn

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the better turn is better."""
        return () if self.explanation is None else self.explanation.reasons

    @property
    def parts(self) -> LossParts | None:
        """The points that it lost with the placement and with the claim; `None` if it lost none."""
        if self.explanation is None or self.played.points_loss.value <= 0:
            return None
        return self.explanation.parts

    @property
    def points_loss(self) -> Estimate:
        """Expected lead lost against the best turn; never negative."""
        loss = self.played.points_loss
        return replace(loss, value=max(0.0, loss.value))

    @property
    def win_loss(self) -> Estimate:
        """Win probability lost against the best turn; never negative."""
        loss = self.played.win_loss
        return replace(loss, value=max(0.0, loss.value))

    @property
    def is_decided(self) -> bool:
        """Whether it could not change whether its seat wins."""
        return is_decided(self.played, self.best, self.seat)

    @property
    def after(self) -> tuple[SeatValue, ...]:
        """The value of each seat after it."""
        return self.played.seats


class ReviewPart(NamedTuple):
    """One turn of a review, and the chance events before it."""

    turn: ReviewedTurn
    luck: tuple[LuckEvent, ...]


def review_turn(
    decision: Decision,
    budget: ReviewBudget,
    *,
    with_luck: bool = True,
    levels: Levels | None = None,
) -> ReviewPart:
    """Review one turn of a match: one part for `summarise_review`.

    Values also have the probability of winning between `levels`. Turns are reviewed independently
    of each other, in any order and in any process.
    """
    luck = _luck_before(decision, budget) if with_luck else ()
    return ReviewPart(_review(decision, budget, levels), luck)


def _luck_before(decision: Decision, budget: ReviewBudget) -> tuple[LuckEvent, ...]:
    view = decision.view
    kind = chance_kind(decision.previous, view)
    if kind is None:
        return ()
    return (measure_luck(kind, view, budget.luck, game=decision.game, ply=view.ply),)


def _review(decision: Decision, budget: ReviewBudget, levels: Levels | None = None) -> ReviewedTurn:
    seed = (budget.seed + 1_000_003 * decision.index) % (1 << 64)
    evaluation = evaluate(
        decision.view,
        Budget(budget.rollouts, seed, budget.threads),
        keep=[decision.turn],
        levels=levels,
    )
    played, best = evaluation.find(decision.turn), evaluation.best
    assert played is not None
    is_forced = len(evaluation.turns) == 1
    ruleset = decision.view.ruleset
    grade = grade_turn(played, best, decision.seat, ruleset)
    others = [value for value in evaluation.turns if value is not played]
    return ReviewedTurn(
        decision=decision,
        played=played,
        best=best,
        alternatives=tuple(others[:ALTERNATIVES]),
        grade=None if is_forced else grade,
        difficulty=difficulty(evaluation.turns, ruleset),
        explanation=None if is_forced else _explain(decision.view, evaluation, played, grade, seed),
        is_exact=evaluation.is_exact,
        before=evaluation.seats,
    )


def _explain(
    view: View, evaluation: Evaluation, played: TurnValue, grade: Grade, seed: int
) -> Explanation | None:
    best, next_best = evaluation.turns[:2]
    if played is not best and grade is Grade.BEST:
        return None  # nothing is better about a best turn that is no better
    worse = next_best if played is best else played
    return explain(view, best, worse, evaluation.rollouts, seed)
