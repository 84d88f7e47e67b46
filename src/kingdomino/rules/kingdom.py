"""A kingdom: the dominoes that one player has placed."""

from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, NamedTuple, SupportsIndex

from kingdomino.rules.actions import Action, Discard, Place, to_action
from kingdomino.rules.bitboard import (
    CELL_PAIRS,
    RIGHT,
    TERRAINS,
    UP,
    bit,
    cells,
    domino_geometry,
    neighbours,
    window,
)
from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.hooks import draw_svg, draw_text
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.rules.pieces import CASTLE, DOMINOES, Cell, Domino, Square, domino_number
from kingdomino.rules.ruleset import GRIDS, SETTINGS, Bonus, MiddleKingdom, Ruleset
from kingdomino.rules.scoring import Score, Territory


class Extent(NamedTuple):
    """The bounding box of a kingdom, castle included; both ends are inclusive."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        """The width."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The height."""
        return self.top - self.bottom + 1

    @property
    def is_centred(self) -> bool:
        """Whether the castle is at the centre."""
        centre = (self.left + self.right, self.bottom + self.top)
        return centre == (2 * CASTLE.column, 2 * CASTLE.row)


@immutable
class Kingdom(Immutable):
    """A castle and the dominoes around it.

    >>> kingdom = Kingdom.empty(grid=5)
    >>> len(kingdom.placements(48))
    24
    >>> kingdom = kingdom.place("48:g8h8")
    >>> kingdom.points()
    3
    """

    grid: int
    """The side of the box that it has to fit in: 5, or 7 in a Mighty Duel (R11)."""
    history: tuple[Place | Discard, ...]
    """The placement or discard of each domino, in order."""

    # Derived from the above and updated with each placement: masks of `bitboard`.
    open_mask: int
    """The free cells that are still in reach (R11)."""
    match_masks: tuple[int, ...]
    """For each terrain, the cells where a square of it has a matching neighbour (R10)."""
    land_masks: tuple[int, ...]
    """For each terrain, the cells of its squares."""
    crown_masks: tuple[int, int, int]
    """The cells of the squares with at least one, two and three crowns."""

    @staticmethod
    def empty(grid: int = 5) -> "Kingdom":
        """Return a castle alone.

        Raises `ValueError` if no ruleset has such a grid.
        """
        if grid not in GRIDS:
            sizes = " or ".join(f"{side}×{side}" for side in GRIDS)
            raise ValueError(f"a kingdom is {sizes}, not {grid}×{grid}")
        return _empty(grid)

    def placements(self, domino: Domino | SupportsIndex) -> tuple[Place, ...]:
        """Return all legal placements of a domino; those of a double count once (R10, R11).

        Raises `IllegalActionError` if there is no domino of that number.

        >>> str(Kingdom.empty().placements(1)[0])
        '1:f6g6'
        """
        open_mask, matches = self.open_mask, self.match_masks
        geometry = domino_geometry(domino_number(domino))
        first, second = matches[geometry.first_terrain], matches[geometry.second_terrain]
        placements: list[Place] = []
        add = placements.append
        for step, first_lower, second_lower in geometry.orientations:
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
        return tuple(placements)

    def fits(self, domino: Domino | SupportsIndex) -> bool:
        """Return whether a domino has a legal placement (R12)."""
        geometry = domino_geometry(domino_number(domino))
        matches = self.match_masks
        matching = matches[geometry.first_terrain] | matches[geometry.second_terrain]
        return bool(self.open_mask & matching & neighbours(self.open_mask))

    def is_legal(self, place: Action | str) -> bool:
        """Return whether a placement, given as an action or as text, is legal (R10, R11)."""
        place = _to_placement(place)
        return place in self.placements(place.domino)

    def place(self, place: Action | str) -> "Kingdom":
        """Return the kingdom with one more domino, placed by an action or its text: `48:g8h8`.

        Raises `IllegalActionError` if the placement is not legal (R10, R11), `NotationError` for
        text that is not an action, and `TypeError` for anything that is not a placement.
        """
        if not isinstance(place, Place):
            place = _to_placement(place)
        pair = CELL_PAIRS.get((place.first, place.second))
        geometry = domino_geometry(place.domino)
        first, second = geometry.first_terrain, geometry.second_terrain
        open_mask, matches, crowns = self.open_mask, self.match_masks, self.crown_masks
        if (
            pair is None
            or pair.both & open_mask != pair.both
            or not (pair.first & matches[first] or pair.second & matches[second])
        ):
            raise self._placement_error(place)
        new_matches, new_land = list(matches), list(self.land_masks)
        new_matches[first] |= pair.first_neighbours
        new_matches[second] |= pair.second_neighbours
        new_land[first] |= pair.first
        new_land[second] |= pair.second
        if geometry.first_crowns:
            crowns = _add_crowns(crowns, pair.first, geometry.first_crowns)
        if geometry.second_crowns:
            crowns = _add_crowns(crowns, pair.second, geometry.second_crowns)
        after = self.mutable_copy()
        after.history = self.history + (place,)
        after.open_mask = open_mask & pair.windows[self.grid] & ~pair.both
        after.match_masks = tuple(new_matches)
        after.land_masks = tuple(new_land)
        after.crown_masks = crowns
        return self.freeze(after)

    def _placement_error(self, place: Place) -> IllegalActionError:
        """Return why a placement is not legal, the simplest reason first."""
        first, second = place.first, place.second
        for cell in (first, second):
            if cell == CASTLE or cell in self.squares:
                return IllegalActionError(Reason.OCCUPIED, cell=str(cell))
            if not bit(cell) & self.open_mask:
                return IllegalActionError(Reason.OUT_OF_GRID, cell=str(cell), grid=self.grid)
        if (first, second) not in CELL_PAIRS:
            return IllegalActionError(Reason.NOT_ADJACENT, first=str(first), second=str(second))
        return IllegalActionError(Reason.NO_MATCHING_NEIGHBOUR, domino=place.domino)

    def discard(self, domino: Domino | SupportsIndex) -> "Kingdom":
        """Return the kingdom after the discard of a domino.

        Raises `IllegalActionError` if the domino has a legal placement (R12).
        """
        number = domino_number(domino)
        if self.fits(number):
            raise IllegalActionError(Reason.MUST_PLACE, domino=number)
        return self.evolve(history=self.history + (Discard(number),))

    @property
    def placed(self) -> tuple[Place, ...]:
        """The placements, in order."""
        return tuple(action for action in self.history if isinstance(action, Place))

    @property
    def discarded(self) -> tuple[int, ...]:
        """The numbers of the discarded dominoes (R12)."""
        return tuple(action.domino for action in self.history if isinstance(action, Discard))

    @property
    def squares(self) -> dict[Cell, Square]:
        """The square on each cell; the castle is not included."""
        squares = {}
        for place in self.placed:
            domino = DOMINOES[place.domino]
            squares[place.first] = domino.first
            squares[place.second] = domino.second
        return squares

    @property
    def reach(self) -> tuple[Cell, ...]:
        """The free cells that a square could still cover without breaking R11."""
        return tuple(cells(self.open_mask))

    @property
    def holes(self) -> tuple[Cell, ...]:
        """The free cells that no domino can cover: no neighbour is free and in reach."""
        return tuple(cells(self.open_mask & ~neighbours(self.open_mask)))

    @property
    def extent(self) -> Extent:
        """The bounding box, castle included."""
        taken = [CASTLE, *cells(self._land_mask)]
        columns = [cell.column for cell in taken]
        rows = [cell.row for cell in taken]
        return Extent(min(columns), max(columns), min(rows), max(rows))

    @property
    def is_complete(self) -> bool:
        """Whether the whole grid is filled, which is the same as no discard (R15)."""
        return self._land_mask.bit_count() + 1 == self.grid**2

    def territories(self) -> tuple[Territory, ...]:
        """Return all territories, highest points first (R13)."""
        territories = []
        for terrain, land in zip(TERRAINS, self.land_masks, strict=True):
            left = land
            while left:
                mask = _flood_fill(left & -left, land)
                territories.append(Territory(terrain, tuple(cells(mask)), self._crowns_on(mask)))
                left ^= mask
        return tuple(sorted(territories, key=lambda t: (t.points, t.squares), reverse=True))

    def points(self) -> int:
        """Return the points of all territories, without bonuses (R13)."""
        total = 0
        crowned = self.crown_masks[0]
        for land in self.land_masks:
            left = land & crowned
            while left:
                mask = _flood_fill(left & -left, land)
                total += mask.bit_count() * self._crowns_on(mask)
                left &= ~mask
        return total

    def points_with_bonuses(self, ruleset: Ruleset) -> int:
        """Return the points of territories and bonuses (R13, R15); faster than `score`."""
        return self.points() + sum(bonus.points for bonus in self.bonuses(ruleset))

    def score(self, ruleset: Ruleset) -> Score:
        """Return the territories and bonuses under a ruleset (R13, R15)."""
        return Score(self.territories(), self.bonuses(ruleset))

    def bonuses(self, ruleset: Ruleset) -> tuple[Bonus, ...]:
        """Return the bonuses that are in play and that the kingdom has earned (R15)."""
        return tuple(
            bonus
            for name, bonus in _BONUS_SETTINGS
            if (value := getattr(ruleset, name)) and _IS_EARNED[bonus](self, value)
        )

    def __str__(self) -> str:
        return draw_text(self)

    def __repr__(self) -> str:
        dominoes, points = len(self.placed), self.points()
        noun = "domino" if dominoes == 1 else "dominoes"
        unit = "point" if points == 1 else "points"
        return f"<Kingdom {self.grid}×{self.grid}: {dominoes} {noun}, {points} {unit}>"

    def _repr_svg_(self) -> str:
        return draw_svg(self)

    @property
    def _land_mask(self) -> int:
        """The cells of all squares."""
        return reduce(or_, self.land_masks)

    def _crowns_on(self, mask: int) -> int:
        one, two, three = self.crown_masks
        return (mask & one).bit_count() + (mask & two).bit_count() + (mask & three).bit_count()


def score_squares(squares: Mapping[Cell, Square], grid: int, ruleset: Ruleset) -> Score:
    """Return the score of squares around a castle, independent of their dominoes (R13, R15).

    >>> from kingdomino.rules.pieces import Terrain
    >>> lake = {Cell(6, 7): Square(Terrain.LAKE, 1), Cell(6, 8): Square(Terrain.LAKE)}
    >>> score_squares(lake, 5, Ruleset.preset("classic")).points
    2
    """
    land = [0] * len(TERRAINS)
    crowns = (0, 0, 0)
    for cell, square in squares.items():
        land[TERRAINS.index(square.terrain)] |= bit(cell)
        if square.crowns:
            crowns = _add_crowns(crowns, bit(cell), square.crowns)
    # Scores depend on these masks alone.
    kingdom = Kingdom.empty(grid).evolve(land_masks=tuple(land), crown_masks=crowns)
    return kingdom.score(ruleset)


def _to_placement(value: Action | str) -> Place:
    action = to_action(value)
    if not isinstance(action, Place):
        raise TypeError(f"{action} is not a placement")
    return action


def _is_middle_kingdom(kingdom: Kingdom, reading: MiddleKingdom) -> bool:
    extent = kingdom.extent
    is_full = extent.columns == extent.rows == kingdom.grid
    return extent.is_centred and (is_full or reading is MiddleKingdom.SYMMETRIC)


def _is_harmony(kingdom: Kingdom, _: bool) -> bool:
    return kingdom.is_complete


_IS_EARNED: Mapping[Bonus, Callable[[Kingdom, Any], bool]] = {
    Bonus.MIDDLE_KINGDOM: _is_middle_kingdom,
    Bonus.HARMONY: _is_harmony,
}
"""Whether a kingdom earns a bonus, given the value of the setting that turns it on."""

_BONUS_SETTINGS = tuple((s.name, s.bonus) for s in SETTINGS.values() if s.bonus is not None)


@cache
def _empty(grid: int) -> Kingdom:
    castle = bit(CASTLE)
    return Kingdom(
        grid,
        history=(),
        open_mask=window(CASTLE, grid) ^ castle,
        match_masks=(neighbours(castle),) * len(TERRAINS),
        land_masks=(0,) * len(TERRAINS),
        crown_masks=(0, 0, 0),
    )


def _flood_fill(mask: int, land: int) -> int:
    """Return the cells of the land that are connected with the mask."""
    while True:
        wider = (mask | mask << RIGHT | mask >> RIGHT | mask << UP | mask >> UP) & land
        if wider == mask:
            return mask
        mask = wider


def _add_crowns(crowns: tuple[int, int, int], square: int, count: int) -> tuple[int, int, int]:
    """Return the crown masks with some crowns on a square."""
    one, two, three = crowns
    return (
        one | square,
        two | square if count > 1 else two,
        three | square if count > 2 else three,
    )
