"""Why a turn is better than another: differences that are measured on the boards.

Each reason is a kind and the numbers it names; `reason-KIND` is its message in every language. The
weight of a reason is about what it is worth in points, and says only which reasons come first.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from kingdomino.analysis.evaluation import Evaluation, Turn, TurnValue
from kingdomino.analysis.prospect import Prospect
from kingdomino.rules import Bonus, View

MOST_REASONS = 2
_LEAST_WEIGHT = 1.0
_COMPARED = 12  # turns that a hint compares the best one with
_LEAST_DENIAL = 3  # points that the domino makes for a rival, more than any other free one


class ReasonKind(StrEnum):
    """The kinds of differences that make a turn better than another."""

    POINTS_NOW = "points-now"
    """It makes more points at once; in which terrain."""
    TERRITORY = "territory"
    """It makes a larger territory."""
    FOLLOW_UP = "follow-up"
    """A domino that the seat has already, or claims, makes more points after it."""
    CLAIM_POINTS = "claim-points"
    """The claimed domino can make more points."""
    CROWNS = "crowns"
    """The claimed domino has more crowns."""
    NO_PLACE = "no-place"
    """Otherwise a domino would have no place."""
    HOLE = "hole"
    """Otherwise a cell would stay empty for ever."""
    ROOM = "room"
    """More of the dominoes to come will fit."""
    CENTRE = "centre"
    """The castle can still be in the middle."""
    EARLIER = "earlier"
    """The claimed domino acts earlier in the next round."""
    DENIAL = "denial"
    """A rival would make points with the claimed domino."""
    EXPECTED = "expected"
    """No single difference explains it: it makes more points on average."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A measured difference between two turns."""

    kind: ReasonKind
    params: Mapping[str, int | str] = field(default_factory=dict)
    """What it names: numbers, a `terrain`, or a `seat`."""
    weight: float = field(default=0.0, compare=False)


@dataclass(frozen=True, slots=True)
class Hint:
    """The best turn with its reasons, and the next best ones with their losses."""

    best: TurnValue
    reasons: tuple[Reason, ...]
    compared: TurnValue | None
    """The turn that the reasons compare the best one with."""
    alternatives: tuple[TurnValue, ...]


def make_hint(view: View, evaluation: Evaluation, alternatives: int = 2) -> Hint:
    """Return the hint that an evaluation of a view gives.

    The best turn is compared with the best one that is clearly worse, and for which there is a
    reason.
    """
    best, others = evaluation.best, evaluation.turns[1:]
    worse = [turn for turn in others[:_COMPARED] if _is_clearly_worse(turn)]
    for turn in worse:
        if reasons := compare_turns(view, best.turn, turn.turn):
            return Hint(best, reasons, turn, others[:alternatives])
    reasons = explain(view, best, worse[0]) if worse else ()
    return Hint(best, reasons, worse[0] if worse else None, others[:alternatives])


def _is_clearly_worse(turn: TurnValue) -> bool:
    return turn.points_loss.is_significant and turn.points_loss.value >= 0.5


def explain(view: View, better: TurnValue, worse: TurnValue) -> tuple[Reason, ...]:
    """Return why a turn is better than another, the weightiest reason first, at most two."""
    reasons = compare_turns(view, better.turn, worse.turn)
    points = round(worse.points_loss.value - better.points_loss.value)
    if not reasons and points >= 1:
        return (Reason(ReasonKind.EXPECTED, {"points": points}),)
    return reasons


def compare_turns(view: View, better: Turn, worse: Turn) -> tuple[Reason, ...]:
    """Return the reasons for a turn against another, the weightiest first, at most two."""
    if view.king != view.actor:
        return ()  # a domino for another seat's king: what is good for it is bad for the chooser
    one, other = Prospect.of(view, better), Prospect.of(view, worse)
    found = [
        *_placement_reasons(one, other),
        *_claim_reasons(one, other),
        *_space_reasons(one, other),
    ]
    found = [reason for reason in found if reason.weight >= _LEAST_WEIGHT]
    found.sort(key=lambda reason: -reason.weight)
    return tuple(_without_repetition(found)[:MOST_REASONS])


def _without_repetition(reasons: list[Reason]) -> list[Reason]:
    """Drop each reason that a weightier one of the same group implies."""
    kept: list[Reason] = []
    for reason in reasons:
        same = next((group for group in _ALIKE if reason.kind in group), {reason.kind})
        if not any(other.kind in same for other in kept):
            kept.append(reason)
    return kept


_ALIKE = (
    {ReasonKind.POINTS_NOW, ReasonKind.TERRITORY},
    {ReasonKind.CLAIM_POINTS, ReasonKind.CROWNS},
    {ReasonKind.HOLE, ReasonKind.ROOM, ReasonKind.NO_PLACE},
)


def _placement_reasons(one: Prospect, other: Prospect) -> Iterator[Reason]:
    """Yield the reasons in the placement: points now, larger territories, later points."""
    more = one.gain - other.gain
    if more > 0:
        terrain, points = one.best_terrain()
        if points > 0:
            params: dict[str, int | str] = {"terrain": terrain, "points": one.gain, "more": more}
            yield Reason(ReasonKind.POINTS_NOW, params, more)
    grown, less = one.largest_touched(), other.largest_touched()
    if grown is not None and less is not None and grown.squares > less.squares:
        squares = grown.squares - less.squares
        weight = 0.5 * squares * (1 + grown.crowns) if more >= 0 else 0.0
        params = {"terrain": grown.terrain, "squares": grown.squares, "crowns": grown.crowns}
        yield Reason(ReasonKind.TERRITORY, params, min(weight, 3.0))
    for domino in one.own_dominoes():
        if domino in other.own_dominoes():
            points, more = one.gain_of(domino), one.gain_of(domino) - other.gain_of(domino)
            params = {"domino": domino, "points": points, "more": more}
            yield Reason(ReasonKind.FOLLOW_UP, params, 0.8 * more if points > 0 else 0.0)


def _claim_reasons(one: Prospect, other: Prospect) -> Iterator[Reason]:
    """Yield the reasons in the claim: the value of the domino to the seat and to its rivals."""
    claimed, instead = one.claim, other.claim
    if claimed is None or instead is None or claimed == instead:
        return
    points = one.gain_of(claimed)
    more = points - other.gain_of(instead)
    params: dict[str, int | str] = {"domino": claimed, "points": points, "other": instead}
    yield Reason(ReasonKind.CLAIM_POINTS, params, 0.8 * more)
    crowns = one.claimed_crowns - other.claimed_crowns
    params = {"domino": claimed, "crowns": one.claimed_crowns}
    yield Reason(ReasonKind.CROWNS, params, 1.5 * crowns if one.claimed_crowns else 0.0)
    earlier = other.place_in_line - one.place_in_line
    params = {"domino": claimed, "place": one.place_in_line, "other": other.place_in_line}
    yield Reason(ReasonKind.EARLIER, params, 0.8 * earlier)
    for seat, gain, next_best in one.rivals_gains():
        if gain - next_best >= _LEAST_DENIAL:
            params = {"domino": claimed, "seat": seat, "points": gain}
            rivals = len(one.view.kingdoms) - 1
            yield Reason(ReasonKind.DENIAL, params, 0.6 * (gain - next_best) / rivals**0.5)


def _space_reasons(one: Prospect, other: Prospect) -> Iterator[Reason]:
    """Yield the reasons in the shape of the kingdom: places for dominoes, holes, the centre."""
    for domino in other.own_dominoes():
        is_lost = not other.fits(domino)
        if is_lost and (one.fits(domino) or domino not in one.own_dominoes()):
            bonus = Bonus.HARMONY.points if one.view.ruleset.harmony else 0
            yield Reason(ReasonKind.NO_PLACE, {"domino": domino}, 6.0 + bonus / 2)
    holes = other.holes - one.holes
    if holes > 0:
        yield Reason(ReasonKind.HOLE, {"cell": other.hole or ""}, 2.5 * holes)
    more = one.fitting() - other.fitting()
    if more > 0:
        share = more / max(1, len(one.view.unseen))
        params: dict[str, int | str] = {"dominoes": more}
        yield Reason(ReasonKind.ROOM, params, 3.0 * share * one.dominoes_to_come)
    if one.can_be_centred and not other.can_be_centred:
        points = Bonus.MIDDLE_KINGDOM.points
        yield Reason(ReasonKind.CENTRE, {"points": points}, 0.6 * points)
