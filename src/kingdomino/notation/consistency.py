"""Whether a position could be: do its parts fit together?"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from kingdomino.notation.errors import Expected
from kingdomino.rules import DOMINOES, Deal, Kingdom, Opening, View


def inconsistency(view: View, deal: Deal | None) -> Expected | None:
    """The first part of a position that does not fit those before it; `None` if all do.

    Dominoes, kings and turns are counted; that the kings have acted in a possible order, and that
    each claim was possible, is not looked into.
    """
    checks = [
        (Expected.KINGDOMS, _kingdoms_fit),
        (Expected.CURRENT_LINE, _current_line_fits),
        (Expected.NEXT_LINE, _next_line_fits),
        (Expected.STAGE, _stage_fits),
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
    return None if _hand_fits(view, deal) else Expected.HAND


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


def _stage_fits(view: View) -> bool:
    """Whether the turn goes with the kings, and each kingdom with the turns its owner had."""
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
    """Whether each game before has a height for each seat, and this is not one game too many."""
    ruleset = view.ruleset
    return len(view.earlier) < ruleset.games and all(
        len(game) == ruleset.players and all(len(height) == len(ruleset.ladder) for height in game)
        for game in view.earlier
    )


def _pile_fits(view: View, deal: Deal) -> bool:
    ruleset = view.ruleset
    laid = min(view.round + 1, ruleset.rounds)
    pile = set(deal.pile)
    left = ruleset.deck - laid * ruleset.line
    return len(deal.pile) == len(pile) == left and pile <= view.unseen


def _hand_fits(view: View, deal: Deal) -> bool:
    """Whether the kings still to be drawn are those that are not out yet, drawn in turn (R5)."""
    if view.current_line is not None:
        return not deal.hand
    ruleset = view.ruleset
    out = Counter([view.king, *(view.next_line.kings if view.next_line else ())])
    each = {seat: ruleset.kings_each - out[seat] for seat in range(ruleset.players)}
    if Counter(draw.king for draw in deal.hand) != Counter(each):
        return False
    if ruleset.opening is not Opening.DRAWER:
        return True
    assert view.actor is not None
    order = [(view.actor + 1 + i) % ruleset.players for i in range(len(deal.hand))]
    return [draw.chooser for draw in deal.hand] == order


def _built(kingdom: Kingdom) -> list[int]:
    return [action.domino for action in kingdom.history]


def _turns(view: View) -> Iterator[tuple[int, int | None]]:
    """The dominoes of this round that have been placed or discarded, with their kings."""
    assert view.current_line is not None
    done = view.turn + view.has_placed
    line = view.current_line
    return zip(line.dominoes[:done], line.kings[:done], strict=True)


def _ascends(dominoes: tuple[int, ...]) -> bool:
    return all(low < high for low, high in pairwise(dominoes))
