"""Places in a kingdom."""

import pytest

from kingdomino.rules import CASTLE, Cell
from kingdomino.rules.pieces import CELLS


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        (Cell(0, 0), "a1"),
        (Cell(12, 0), "m1"),
        (Cell(0, 12), "a13"),
        (Cell(12, 12), "m13"),
        (Cell(7, 8), "h9"),
        (CASTLE, "g7"),
    ],
)
def test_a_cell_is_named_by_column_letter_and_row_number(cell: Cell, name: str) -> None:
    assert str(cell) == name


@pytest.mark.parametrize(("column", "row"), [(-1, 0), (0, -1), (13, 0), (0, 13)])
def test_there_is_no_cell_that_no_kingdom_can_reach(column: int, row: int) -> None:
    with pytest.raises(ValueError, match=f"{column} and {row}"):
        Cell(column, row)


def test_cells_go_row_by_row_from_a1() -> None:
    assert [str(cell) for cell in (*CELLS[:2], CELLS[13], CELLS[-1])] == ["a1", "b1", "a2", "m13"]
    assert len(set(CELLS)) == 13 * 13


def test_a_7x7_kingdom_finds_room_on_every_side_of_the_castle() -> None:
    for step in (-6, 6):
        assert Cell(CASTLE.column + step, CASTLE.row) in CELLS
        assert Cell(CASTLE.column, CASTLE.row + step) in CELLS
