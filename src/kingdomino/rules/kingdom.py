"""What one player has built."""

from functools import cache
from typing import NamedTuple

from kingdomino.rules.action import Action, Discard, Place
from kingdomino.rules.cell import CASTLE, Cell
from kingdomino.rules.domino import DOMINOES, Domino, Square
from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.lattice import (
    GRIDS,
    RIGHT,
    SPOTS,
    TERRAINS,
    UP,
    beside,
    bit,
    cells,
    plan,
    window,
)
from kingdomino.rules.ruleset import MiddleKingdom, Ruleset
from kingdomino.rules.score import Bonus, Score
from kingdomino.rules.territory import Territory


class Extent(NamedTuple):
    """The smallest box around a kingdom, castle included; both ends belong to it."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        """How wide it is."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How high it is."""
        return self.top - self.bottom + 1

    @property
    def is_centred(self) -> bool:
        """Whether the castle is at its centre."""
        centre = (self.left + self.right, self.bottom + self.top)
        return centre == (2 * CASTLE.column, 2 * CASTLE.row)


class Kingdom(NamedTuple):
    """A castle and the dominoes around it.

    >>> kingdom = Kingdom.empty(grid=5)
    >>> len(kingdom.placements(DOMINOES[48]))
    24
    >>> kingdom = kingdom.place(Place(48, Cell(6, 7), Cell(7, 7)))
    >>> kingdom.points()
    3
    """

    grid: int
    """The side of the box that it has to fit in: 5, or 7 in a Mighty Duel (R11)."""
    history: tuple[Place | Discard, ...]
    """What became of each domino that came to it, in order."""

    # What follows from the above, kept up to date as the kingdom grows: masks of `lattice`.
    open_mask: int
    """The free cells that are still in reach (R11)."""
    dock_masks: tuple[int, ...]
    """For each terrain, the cells where one of its squares has a neighbour to match (R10)."""
    land_masks: tuple[int, ...]
    """For each terrain, its squares."""
    crown_masks: tuple[int, int, int]
    """The squares with at least one, two and three crowns."""

    @staticmethod
    def empty(grid: int = 5) -> "Kingdom":
        """A castle alone.

        Raises `ValueError` if the grid is neither 5 nor 7.
        """
        if grid not in GRIDS:
            raise ValueError(f"a kingdom is 5×5 or 7×7, not {grid}×{grid}")
        return _empty(grid)

    def placements(self, domino: Domino) -> tuple[Place, ...]:
        """Every legal way to lay a domino, the mirror image of a double counted once (R10, R11).

        >>> str(Kingdom.empty().placements(DOMINOES[1])[0])
        '1:f6g6'
        """
        open_mask, docks = self.open_mask, self.dock_masks
        how = plan(domino.number)
        first, second = docks[how.first_terrain], docks[how.second_terrain]
        found: list[Place] = []
        add = found.append
        for step, first_lower, second_lower in how.lays:
            pairs = open_mask & open_mask >> step
            legal = pairs & (first | second >> step)
            while legal:
                low = legal & -legal
                add(first_lower[low])
                legal ^= low
            if second_lower:
                legal = pairs & (second | first >> step)
                while legal:
                    low = legal & -legal
                    add(second_lower[low])
                    legal ^= low
        return tuple(found)

    def fits(self, domino: Domino) -> bool:
        """Whether there is a legal way to lay a domino (R12)."""
        how = plan(domino.number)
        docked = self.dock_masks[how.first_terrain] | self.dock_masks[how.second_terrain]
        return bool(self.open_mask & docked & beside(self.open_mask))

    def place(self, place: Action) -> "Kingdom":
        """The kingdom with one more domino.

        Raises `IllegalActionError` if the domino can't lie there (R10, R11), and `TypeError` for an
        action that places nothing.
        """
        if not isinstance(place, Place):
            raise TypeError(f"a kingdom places dominoes; {place} does not")
        grid, history, open_mask, docks, land, crowns = self
        spot = SPOTS.get((place.first, place.second))
        how = plan(place.domino)
        one, two = how.first_terrain, how.second_terrain
        if (
            spot is None
            or spot.both & open_mask != spot.both
            or not (spot.first & docks[one] or spot.second & docks[two])
        ):
            raise self._refusal(place)
        wider_docks, wider_land = list(docks), list(land)
        wider_docks[one] |= spot.beside_first
        wider_docks[two] |= spot.beside_second
        wider_land[one] |= spot.first
        wider_land[two] |= spot.second
        if how.first_crowns:
            crowns = _crowned(crowns, spot.first, how.first_crowns)
        if how.second_crowns:
            crowns = _crowned(crowns, spot.second, how.second_crowns)
        return Kingdom(
            grid,
            history + (place,),
            open_mask & spot.windows[grid == 7] & ~spot.both,
            tuple(wider_docks),
            tuple(wider_land),
            crowns,
        )

    def _refusal(self, place: Place) -> IllegalActionError:
        """Why a placement is refused, the plainest reason first."""
        first, second = place.first, place.second
        for cell in (first, second):
            if cell == CASTLE or cell in self.squares:
                return IllegalActionError(Reason.OCCUPIED, cell=str(cell))
            if not cell.is_on_board or not bit(cell) & self.open_mask:
                return IllegalActionError(Reason.OUT_OF_GRID, cell=str(cell), grid=self.grid)
        if (first, second) not in SPOTS:
            return IllegalActionError(Reason.NOT_ADJACENT, first=str(first), second=str(second))
        return IllegalActionError(Reason.NO_MATCHING_NEIGHBOUR, domino=place.domino)

    def discard(self, domino: Domino) -> "Kingdom":
        """The kingdom, poorer by a domino that fits nowhere.

        Raises `IllegalActionError` if it does fit (R12).
        """
        if self.fits(domino):
            raise IllegalActionError(Reason.MUST_PLACE, domino=domino.number)
        return self._replace(history=self.history + (Discard(domino.number),))

    @property
    def placed(self) -> tuple[Place, ...]:
        """The dominoes it is made of, in the order they were laid."""
        return tuple(action for action in self.history if isinstance(action, Place))

    @property
    def discarded(self) -> tuple[int, ...]:
        """The dominoes that fitted nowhere (R12)."""
        return tuple(action.domino for action in self.history if isinstance(action, Discard))

    @property
    def squares(self) -> dict[Cell, Square]:
        """What lies on each cell; the castle's is not among them."""
        found = {}
        for place in self.placed:
            domino = DOMINOES[place.domino]
            found[place.first] = domino.first
            found[place.second] = domino.second
        return found

    @property
    def reach(self) -> tuple[Cell, ...]:
        """The free cells where a square could still come to lie without breaking R11."""
        return tuple(cells(self.open_mask))

    @property
    def holes(self) -> tuple[Cell, ...]:
        """The free cells that no domino can ever cover: none beside them is free and in reach."""
        return tuple(cells(self.open_mask & ~beside(self.open_mask)))

    @property
    def extent(self) -> Extent:
        """The smallest box around the kingdom, castle included."""
        taken = [CASTLE, *self.squares]
        columns = [cell.column for cell in taken]
        rows = [cell.row for cell in taken]
        return Extent(min(columns), max(columns), min(rows), max(rows))

    @property
    def is_complete(self) -> bool:
        """Whether the whole square is filled, which is the same as no discard (R15)."""
        return 2 * len(self.placed) + 1 == self.grid**2

    def territories(self) -> tuple[Territory, ...]:
        """All territories, those worth most first (R13)."""
        found = []
        for terrain, land in zip(TERRAINS, self.land_masks, strict=True):
            left = land
            while left:
                mask = _spread(left & -left, land)
                found.append(Territory(terrain, tuple(cells(mask)), self._crowns_on(mask)))
                left ^= mask
        return tuple(sorted(found, key=lambda t: (t.points, t.squares), reverse=True))

    def points(self) -> int:
        """The points of all territories, without bonuses (R13)."""
        total = 0
        crowned = self.crown_masks[0]
        for land in self.land_masks:
            left = land & crowned
            while left:
                mask = _spread(left & -left, land)
                total += mask.bit_count() * self._crowns_on(mask)
                left &= ~mask
        return total

    def score(self, ruleset: Ruleset) -> Score:
        """Territories and bonuses under the rules of a game (R13, R15)."""
        return Score(self.territories(), self.bonuses(ruleset))

    def bonuses(self, ruleset: Ruleset) -> tuple[Bonus, ...]:
        """The bonuses in force that the kingdom has earned (R15)."""
        bonuses = []
        if ruleset.middle_kingdom is not None and self._is_middle(ruleset.middle_kingdom):
            bonuses.append(Bonus.MIDDLE_KINGDOM)
        if ruleset.harmony and self.is_complete:
            bonuses.append(Bonus.HARMONY)
        return tuple(bonuses)

    def _is_middle(self, reading: MiddleKingdom) -> bool:
        extent = self.extent
        is_full = extent.columns == extent.rows == self.grid
        return extent.is_centred and (is_full or reading is MiddleKingdom.SYMMETRIC)

    def __repr__(self) -> str:
        return f"Kingdom(grid={self.grid}, history={self.history})"

    def _crowns_on(self, mask: int) -> int:
        one, two, three = self.crown_masks
        return (mask & one).bit_count() + (mask & two).bit_count() + (mask & three).bit_count()


@cache
def _empty(grid: int) -> Kingdom:
    castle = bit(CASTLE)
    return Kingdom(
        grid,
        history=(),
        open_mask=window(CASTLE, grid) ^ castle,
        dock_masks=(beside(castle),) * len(TERRAINS),
        land_masks=(0,) * len(TERRAINS),
        crown_masks=(0, 0, 0),
    )


def _spread(mask: int, land: int) -> int:
    """Everything on the land that hangs together with the mask."""
    while True:
        wider = (mask | mask << RIGHT | mask >> RIGHT | mask << UP | mask >> UP) & land
        if wider == mask:
            return mask
        mask = wider


def _crowned(crowns: tuple[int, int, int], square: int, count: int) -> tuple[int, int, int]:
    """The crown masks with some crowns more on a square."""
    one, two, three = crowns
    return (
        one | square,
        two | square if count > 1 else two,
        three | square if count > 2 else three,
    )
