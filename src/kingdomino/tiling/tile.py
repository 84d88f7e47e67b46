"""Find the dominoes of lands, or the place of a conflict: the search of the kernel."""

from collections.abc import Sequence
from typing import ClassVar, Final

from kingdomino import kernel
from kingdomino.rules import Kingdom, KingdominoError, Place, Square, Terrain
from kingdomino.tiling.conflict import Conflict, ConflictReason, LandSquare
from kingdomino.tiling.land import Land

if kernel.is_built:  # else `tile` raises an error
    from kingdomino.kernel import tiling

    _REASONS: Final = {
        tiling.NO_SUCH_SQUARE: ConflictReason.NO_SUCH_SQUARE,
        tiling.TOO_MANY: ConflictReason.TOO_MANY,
        tiling.NO_PARTNER: ConflictReason.NO_PARTNER,
        tiling.NOT_ENOUGH: ConflictReason.NOT_ENOUGH,
        tiling.UNREACHABLE: ConflictReason.UNREACHABLE,
    }

_TERRAINS: Final = {terrain: number for number, terrain in enumerate(Terrain)}
_MAX_CROWNS: Final = 3


class TilingError(KingdominoError):
    """The search for dominoes took too long: whether there are any is not known."""

    kind = "tiling"
    messages: ClassVar[dict[str, str]] = {
        "undecided": "whether these kingdoms can be made of the 48 dominoes takes too long to find "
        "out",
    }


def tile(lands: Sequence[Land]) -> tuple[Kingdom, ...] | Conflict:
    """Return kingdoms with the squares of these lands, or the conflict that prevents them.

    Each of the 48 dominoes is used at most once in all lands together, and the dominoes of each
    kingdom are in an order in which the rules let them be placed (R10).

    Raises `ValueError` for more than four lands, `KernelMissingError` where the kernel was not
    built, and `TilingError` if the search was ended; no lands are known that take so long.

    >>> game_over = Kingdom.empty().place("48:g8h8").place("1:g9g10")
    >>> [kingdom] = tile([Land.of(game_over)])
    >>> sorted(place.domino for place in kingdom.placed)
    [1, 48]
    >>> tile([Land.of(game_over), Land.of(game_over)]).dominoes
    (48,)
    """
    if not kernel.is_built:
        raise kernel.KernelMissingError("kernel-missing", name="kingdomino.tiling.tile")
    if len(lands) > tiling.LANDS:
        raise ValueError(f"there are at most {tiling.LANDS} lands in a game, not {len(lands)}")
    squares = [LandSquare(n, cell) for n, land in enumerate(lands) for cell in land.squares]
    found = tiling.Tiling([_numbers(square, lands) for square in squares])
    if found.status == tiling.TILED:
        return _kingdoms(lands, squares, found.placements)
    if found.status == tiling.UNDECIDED:
        raise TilingError("undecided")
    places = tuple(squares[index] for index in found.squares)
    return Conflict(_REASONS[found.status], places, tuple(found.dominoes))


def _numbers(place: LandSquare, lands: Sequence[Land]) -> tuple[int, ...]:
    """Return a square as the kernel takes it: without a known domino, and to be covered."""
    square: Square = lands[place.land].squares[place.cell]
    has_crowns = 0 <= square.crowns <= _MAX_CROWNS
    terrain = _TERRAINS.get(square.terrain, len(_TERRAINS))
    crowns = square.crowns if has_crowns else _MAX_CROWNS + 1
    return (place.land, place.cell.column, place.cell.row, terrain, crowns, 0, 0)


def _kingdoms(
    lands: Sequence[Land],
    squares: Sequence[LandSquare],
    placements: Sequence[tuple[int, int, int, int]],
) -> tuple[Kingdom, ...]:
    kingdoms = [Kingdom.empty(land.grid) for land in lands]
    for domino, land, first, second in placements:
        place = Place(domino, squares[first].cell, squares[second].cell)
        kingdoms[land] = kingdoms[land].place(place)
    return tuple(kingdoms)
