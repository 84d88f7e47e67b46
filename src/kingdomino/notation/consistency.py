"""Check that the parts of a position are consistent."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from kingdomino.notation.errors import Expected
from kingdomino.rules import DOMINOES, Deal, Kingdom, Opening, View


def find_inconsistency(view: View, deal: Deal | None) -> Expected | None:
    """Return the first part of a position that contradicts those before it, if any.

    Dominoes, kings and turns are counted. Whether the kings acted in a possible order and each
    claim was legal is not checked.
    """
    checks = [
        (Expected.KINGDOMS, _kingdoms_fit),
        (Expected.CURRENT_LINE, _current_line_fits),
        (Expected.NEXT_LINE, _next_line_fits),
        (Expected.TO_ACT, _to_act_fits),
        (Expected.UNSEEN, _unseen_fits),
        (Expected.EARLIER, _earlier_fits),
    ]
    for part, fits in checks:
        if not fits(view):
            return part
    if deal is None:
        return None
    if not _pile_fits(view, deal):
        return Expected.PILE
    return None if _king_order_fits(view, deal) else Expected.KING_ORDER


def _kingdoms_fit(view: View) -> bool:
    built = [domino for kingdom in view.kingdoms for domino in _built(kingdom)]
    return len(view.kingdoms) == view.ruleset.players and len(built) == len(set(built))


def _current_line_fits(view: View) -> bool:
    ruleset, line = view.ruleset, view.current_line
    if line is None:
        return view.round == 0
    each = Counter(dict.fromkeys(range(ruleset.players), ruleset.kings_each))
    in_time = 0 < view.round <= ruleset.rounds
    return in_time and Counter(line.kings) == each and _ascends(line.dominoes)


def _next_line_fits(view: View) -> bool:
    ruleset, line = view.ruleset, view.next_line
    if line is None:
        return view.round == ruleset.rounds
    claimed = Counter(king for king in line.kings if king is not None)
    if view.current_line is None:
        fits = all(count <= ruleset.kings_each for count in claimed.values())
    else:
        fits = claimed == Counter(view.current_line.kings[: view.turn])
    right = len(line.dominoes) == ruleset.line and view.round < ruleset.rounds
    return fits and right and _ascends(line.dominoes)


def _to_act_fits(view: View) -> bool:
    """Check the turn against the kings, and each kingdom against its owner's turns."""
    ruleset, line, turn = view.ruleset, view.current_line, view.turn
    if line is None:
        assert view.next_line is not None
        is_left = view.next_line.kings.count(view.king) < ruleset.kings_each
        return is_left and not view.is_over and not any(map(_built, view.kingdoms))
    if view.is_over:
        fits = view.round == ruleset.rounds and turn == ruleset.kings
    else:
        # In the last round there is nothing to claim (R7).
        is_timely = not view.has_placed or view.next_line is not None
        fits = 0 <= turn < ruleset.kings and line.kings[turn] == view.king and is_timely
    had = Counter(line.kings[: turn + view.has_placed])
    return fits and all(
        len(_built(kingdom)) == ruleset.kings_each * (view.round - 1) + had[seat]
        and {domino for domino, king in _turns(view) if king == seat} <= set(_built(kingdom))
        for seat, kingdom in enumerate(view.kingdoms)
    )


def _unseen_fits(view: View) -> bool:
    ruleset = view.ruleset
    laid = min(view.round + 1, ruleset.rounds)
    seen = [domino for kingdom in view.kingdoms for domino in _built(kingdom)]
    if view.current_line is not None:
        seen += view.current_line.dominoes[view.turn + view.has_placed :]
    if view.next_line is not None:
        seen += view.next_line.dominoes
    return (
        len(seen) == len(set(seen))
        and not view.unseen.intersection(seen)
        and len(view.unseen) == len(DOMINOES) - laid * ruleset.line
    )


def _earlier_fits(view: View) -> bool:
    """Check that each earlier game has a result for each seat, and that there are not too many."""
    ruleset = view.ruleset
    return len(view.earlier) < ruleset.games and all(
        len(game) == ruleset.players and all(len(key) == len(ruleset.criteria) for key in game)
        for game in view.earlier
    )


def _pile_fits(view: View, deal: Deal) -> bool:
    ruleset = view.ruleset
    laid = min(view.round + 1, ruleset.rounds)
    pile = set(deal.pile)
    left = ruleset.deck - laid * ruleset.line
    return len(deal.pile) == len(pile) == left and pile <= view.unseen


def _king_order_fits(view: View, deal: Deal) -> bool:
    """Check that the kings to be drawn are those that are left, drawn in seat order (R5)."""
    if view.current_line is not None:
        return not deal.king_order
    ruleset = view.ruleset
    out = Counter([view.king, *(view.next_line.kings if view.next_line else ())])
    each = {seat: ruleset.kings_each - out[seat] for seat in range(ruleset.players)}
    if Counter(draw.king for draw in deal.king_order) != Counter(each):
        return False
    if ruleset.opening is not Opening.DRAWER:
        return True
    assert view.actor is not None
    order = [(view.actor + 1 + i) % ruleset.players for i in range(len(deal.king_order))]
    return [draw.chooser for draw in deal.king_order] == order


def _built(kingdom: Kingdom) -> list[int]:
    return [action.domino for action in kingdom.history]


def _turns(view: View) -> Iterator[tuple[int, int | None]]:
    """Iterate over the dominoes that were placed or discarded in this round, with their kings."""
    assert view.current_line is not None
    done = view.turn + view.has_placed
    line = view.current_line
    return zip(line.dominoes[:done], line.kings[:done], strict=True)


def _ascends(dominoes: tuple[int, ...]) -> bool:
    return all(low < high for low, high in pairwise(dominoes))
