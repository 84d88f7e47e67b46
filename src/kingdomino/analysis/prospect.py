"""The effect of a turn on a kingdom, and on its owner's dominoes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    Action,
    Claim,
    Kingdom,
    Place,
    Terrain,
    Territory,
    View,
    preview_claim,
)


@dataclass(frozen=True, eq=False)
class Prospect:
    """A turn, and the kingdom after it."""

    view: View
    before: Kingdom
    kingdom: Kingdom
    placed: Place | None
    claim: int | None
    """The domino that is claimed."""

    @classmethod
    def of(cls, view: View, turn: tuple[Action, ...]) -> "Prospect":
        """Return the effect of a turn of the acting seat."""
        assert view.king is not None
        before = kingdom = view.kingdoms[view.king]
        placed: Place | None = None
        claim = None
        for action in turn:
            if isinstance(action, Place):
                placed, kingdom = action, before.place(action)
            elif isinstance(action, Claim):
                claim = action.domino
        return cls(view, before, kingdom, placed, claim)

    @property
    def seat(self) -> int:
        """The owner of the kingdom."""
        assert self.view.king is not None
        return self.view.king

    @property
    def gain(self) -> int:
        """The points that the placement makes at once, bonuses included."""
        ruleset = self.view.ruleset
        after = self.kingdom.points_with_bonuses(ruleset)
        return after - self.before.points_with_bonuses(ruleset)

    def best_terrain(self) -> tuple[Terrain, int]:
        """Return the terrain that gains most points, and how many."""
        gains = {
            terrain: _terrain_points(self.kingdom, terrain) - _terrain_points(self.before, terrain)
            for terrain in Terrain
        }
        best = max(gains, key=lambda terrain: gains[terrain])
        return best, gains[best]

    def largest_touched(self) -> Territory | None:
        """Return the larger territory that the placement is part of."""
        if self.placed is None:
            return None
        cells = {self.placed.first, self.placed.second}
        touched = [t for t in self.kingdom.territories() if not cells.isdisjoint(t.cells)]
        return max(touched, key=lambda territory: (territory.squares, territory.crowns))

    def own_dominoes(self) -> list[int]:
        """Return the dominoes that the seat has still to place: of this round, then the claim."""
        line, view = self.view.current_line, self.view
        waiting = [] if line is None else [
            domino
            for domino, king in list(zip(line.dominoes, line.kings, strict=True))[view.turn + 1 :]
            if king == self.seat
        ]  # fmt: skip
        return waiting if self.claim is None else [*waiting, self.claim]

    def fits(self, domino: int) -> bool:
        """Return whether a domino has a place after the turn."""
        return self.kingdom.fits(DOMINOES[domino])

    def gain_of(self, domino: int) -> int:
        """Return the most points that a domino can make after the turn."""
        return _gain(self.kingdom, domino, self.view)

    @property
    def claimed_crowns(self) -> int:
        """The crowns on the claimed domino."""
        return 0 if self.claim is None else DOMINOES[self.claim].crowns

    @property
    def place_in_line(self) -> int:
        """The place of the claimed domino in its line, from 1; 0 without a claim."""
        line = self.view.next_line
        if line is None or self.claim is None:
            return 0
        return 1 + line.dominoes.index(self.claim)

    def rivals_gains(self) -> Iterator[tuple[int, int, int]]:
        """Yield each rival that claims after this turn, what the claimed domino would make for it,
        and what the best other one makes."""
        view = self.view
        if view.current_line is None or view.next_line is None or self.claim is None:
            return
        others = [domino for domino in view.next_line.free if domino != self.claim]
        later = view.current_line.kings[view.turn + 1 :]
        for seat in sorted({king for king in later if king is not None and king != self.seat}):
            kingdom = view.kingdoms[seat]
            next_best = max((_gain(kingdom, domino, view) for domino in others), default=0)
            yield seat, _gain(kingdom, self.claim, view), next_best

    @property
    def holes(self) -> int:
        """How many cells in reach no domino can cover any more."""
        return len(self.kingdom.holes)

    @property
    def hole(self) -> str | None:
        """A hole that the turn makes."""
        new = sorted(set(self.kingdom.holes) - set(self.before.holes))
        return str(new[0]) if new else None

    def fitting(self) -> int:
        """Return the number of unseen dominoes that have a legal placement after the turn."""
        return sum(self.fits(domino) for domino in self.view.unseen)

    @property
    def dominoes_to_come(self) -> int:
        """How many dominoes the seat will still claim after this round."""
        ruleset = self.view.ruleset
        return ruleset.kings_each * max(0, ruleset.rounds - self.view.round - 1)

    @property
    def can_be_centred(self) -> bool:
        """Whether the castle can still be in the middle, where that counts."""
        if not self.view.ruleset.middle_kingdom:
            return True
        extent, half = self.kingdom.extent, self.kingdom.grid // 2
        columns = max(CASTLE.column - extent.left, extent.right - CASTLE.column)
        rows = max(CASTLE.row - extent.bottom, extent.top - CASTLE.row)
        return columns <= half and rows <= half


def _terrain_points(kingdom: Kingdom, terrain: Terrain) -> int:
    return sum(t.points for t in kingdom.territories() if t.terrain is terrain)


@cache
def _claim(domino: int) -> Claim:
    return Claim(domino)


def _gain(kingdom: Kingdom, domino: int, view: View) -> int:
    return preview_claim(kingdom, _claim(domino), view.ruleset).gain
