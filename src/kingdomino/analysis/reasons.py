"""Why a turn is better than another: the parts of the loss, and where their points come from.

The loss is split into that of the placement and that of the claim. The kernel plays games from both
turns to the end and finds what makes the difference; each reason is a kind and the numbers it
names, and `reason-KIND` is its message in every language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from kingdomino.analysis.calibration import analysis_subject
from kingdomino.analysis.evaluation import Estimate, Evaluation, Turn, TurnValue
from kingdomino.kernel.estimates import Comparison
from kingdomino.rules import Bonus, Claim, Terrain, View
from kingdomino.rules.pieces import CELLS

GAMES = 400
"""Games that are played from a turn to find reasons."""
_SHARE = 4  # of the rollouts of an evaluation, those that split a loss
_COMPARED = 12  # turns of which a hint compares one with the best
_LEAST_LOSS = 1.0  # points of a turn that a hint compares with the best


class ReasonKind(StrEnum):
    """What makes a part of a turn better, in the order of the C interface."""

    POINTS_NOW = "points-now"
    """Points at once, in a terrain."""
    FOLLOW_UP = "follow-up"
    """Points with a domino that the seat has already, or claims."""
    NO_PLACE = "no-place"
    """Otherwise that domino would have no place."""
    HOLE = "hole"
    """Otherwise a cell would stay empty for ever."""
    ROOM = "room"
    """More cells are covered in the end."""
    TERRITORY = "territory"
    """A terrain has a larger territory now, and makes more points later."""
    CUT_OFF = "cut-off"
    """Otherwise squares of a terrain would be cut off from the largest territory."""
    CROWNS_LATER = "crowns-later"
    """A terrain gets more crowns later."""
    GROWTH = "growth"
    """A terrain makes more points later."""
    BONUS = "bonus"
    """A bonus is earned more often."""
    CLAIM_POINTS = "claim-points"
    """The claimed domino makes more points."""
    CROWNS = "crowns"
    """The claimed domino has more crowns, which make points later."""
    CLAIM_GROWTH = "claim-growth"
    """A terrain of the claimed domino makes more points."""
    UNPLACEABLE = "unplaceable"
    """The other domino would have no place."""
    EARLIER = "earlier"
    """The claimed domino acts earlier in the next round, where a better domino is left."""
    DENIAL = "denial"
    """A rival would make points with the claimed domino."""
    RIVALS = "rivals"
    """A rival makes fewer points."""
    EXPECTED = "expected"
    """None of these explains half of the part: more points on average."""


class Part(StrEnum):
    """The parts of a turn."""

    PLACEMENT = "placement"
    CLAIM = "claim"


_FIELDS = {
    ReasonKind.POINTS_NOW: ("terrain", "points", "more"),
    ReasonKind.FOLLOW_UP: ("domino", "points", "more"),
    ReasonKind.NO_PLACE: ("domino",),
    ReasonKind.HOLE: ("cell",),
    ReasonKind.ROOM: ("squares",),
    ReasonKind.TERRITORY: ("terrain", "squares"),
    ReasonKind.CUT_OFF: ("terrain", "squares"),
    ReasonKind.CROWNS_LATER: ("terrain",),
    ReasonKind.GROWTH: ("terrain",),
    ReasonKind.BONUS: ("bonus", "percent", "other_percent"),
    ReasonKind.CLAIM_POINTS: ("domino", "points", "other", "other_points"),
    ReasonKind.CROWNS: ("domino", "crowns"),
    ReasonKind.CLAIM_GROWTH: ("domino", "terrain"),
    ReasonKind.UNPLACEABLE: ("domino",),
    ReasonKind.EARLIER: ("domino", "place", "other"),
    ReasonKind.DENIAL: ("domino", "seat", "points"),
    ReasonKind.RIVALS: ("seat", "points"),
    ReasonKind.EXPECTED: ("points",),
}
# In the order of the C interface.
_KINDS, _PARTS = tuple(ReasonKind), tuple(Part)
_TERRAINS, _BONUSES = tuple(Terrain), tuple(Bonus)


@dataclass(frozen=True, slots=True)
class Reason:
    """A measured difference between two turns."""

    kind: ReasonKind
    part: Part
    """The part of the turn that it is about."""
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What it names: numbers, a `terrain`, a `bonus`, a `cell`, or a `seat`."""
    explained: float = field(default=0.0, compare=False)
    """Points of the part's loss that it explains."""


@dataclass(frozen=True, slots=True)
class LossParts:
    """A loss in points, split into that of the placement and that of the claim."""

    placement: Estimate
    claim: Estimate


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a turn is better than another."""

    parts: LossParts
    """They sum to the difference of the two turns."""
    reasons: tuple[Reason, ...]
    """At most three, those of the larger part first."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best turn with its reasons, and the next best ones with their losses."""

    best: TurnValue
    compared: TurnValue | None
    """The turn that the reasons compare the best one with; one of the alternatives."""
    explanation: Explanation | None
    """Why the best turn is better than that; `None` if no turn is clearly worse."""
    alternatives: tuple[TurnValue, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why the best turn is better."""
        return () if self.explanation is None else self.explanation.reasons


def make_hint(view: View, evaluation: Evaluation, alternatives: int = 2) -> Hint:
    """Return the hint that an evaluation of a view gives.

    The best turn is compared with the best one that is clearly worse. If that is not among the
    alternatives, it takes the place of the last.
    """
    best, others = evaluation.best, evaluation.turns[1:]
    compared = next((turn for turn in others[:_COMPARED] if _is_clearly_worse(turn)), None)
    shown = others[:alternatives]
    if compared is None:
        return Hint(best, None, None, shown)
    if compared not in shown:
        shown = (*shown[:-1], compared)
    return Hint(best, compared, explain(view, best, compared, evaluation.rollouts), shown)


def _is_clearly_worse(turn: TurnValue) -> bool:
    return turn.points_loss.is_significant and turn.points_loss.value >= _LEAST_LOSS


def explain(
    view: View, better: TurnValue, worse: TurnValue, rollouts: int, seed: int = 0
) -> Explanation:
    """Return why a turn is better than another; `rollouts` are those of their evaluation."""
    subject = analysis_subject(view)
    turns = subject.turns(view)
    comparison = Comparison(subject, turns.index(better.turn), turns.index(worse.turn))
    loss = Estimate(
        worse.points_loss.value - better.points_loss.value,
        max(worse.points_loss.error, better.points_loss.error),
    )
    parts = _whole_part(better.turn, worse.turn, loss)
    if parts is None:
        parts = _split(loss, *comparison.parts(rollouts // _SHARE, seed))
    reasons = comparison.explain(parts.placement.value, parts.claim.value, GAMES, seed)
    return Explanation(parts, tuple(map(_read_reason, reasons)))


def _whole_part(better: Turn, worse: Turn, loss: Estimate) -> LossParts | None:
    """Return the parts of a loss if the turns differ in one part only."""
    nothing = Estimate(0.0)
    if isinstance(better[0], Claim) or better[0] == worse[0]:
        return LossParts(nothing, loss)
    if len(better) == 1 or better[1] == worse[1]:
        return LossParts(loss, nothing)
    return None


def _split(loss: Estimate, placement: tuple[float, float], claim: tuple[float, float]) -> LossParts:
    """Split a loss by the rollouts of all combinations of the two turns."""
    # These rollouts are others than those of the loss: what they differ by is shared.
    rest = (loss.value - placement[0] - claim[0]) / 2
    return LossParts(
        Estimate(placement[0] + rest, placement[1]), Estimate(claim[0] + rest, claim[1])
    )


def _read_reason(fields: Mapping[str, float]) -> Reason:
    """Convert a reason of the C interface."""
    kind = _KINDS[int(fields["kind"])]
    params = {name: _read_param(fields, name) for name in _FIELDS[kind]}
    return Reason(kind, _PARTS[int(fields["part"])], params, fields["explained"])


def _read_param(fields: Mapping[str, float], name: str) -> int | str:
    value = int(fields["other" if name == "other_percent" else name])
    if name == "terrain":
        return str(_TERRAINS[value])
    if name == "bonus":
        return str(_BONUSES[value])
    return str(CELLS[value]) if name == "cell" else value
