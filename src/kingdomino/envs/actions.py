"""Actions as numbers, the same for all games with kingdoms of one size.

========================== ===============================================
number                     action
========================== ===============================================
0 to 3                     claim the domino at that place of the next line
4                          discard
5 + 4 × cell + orientation place the domino
========================== ===============================================

A cell is numbered row by row on a board of 2 × grid - 1 columns with the castle at its centre; it
is the lower (left or bottom) of the two cells. The orientations are: along a row, along a row
reversed, along a column, along a column reversed. Reversed means that the second square of the
domino is on the lower cell. A domino with two equal squares is never reversed.
"""

from typing import Final

from kingdomino.rules import CASTLE, DOMINOES, Action, Cell, Claim, Discard, Place, View

DISCARD: Final = 4
FIRST_PLACE: Final = 5
ORIENTATIONS: Final = 4


def board_side(grid: int) -> int:
    """Return the columns and rows of the board around the castle.

    >>> board_side(5)
    9
    """
    return 2 * grid - 1


def action_count(grid: int) -> int:
    """Return the number of actions, legal or not.

    >>> action_count(5), action_count(7)
    (329, 681)
    """
    return FIRST_PLACE + ORIENTATIONS * board_side(grid) ** 2


def cell_number(cell: Cell, grid: int) -> int:
    """Return the number of a cell in actions and planes."""
    column, row = cell.column - CASTLE.column, cell.row - CASTLE.row
    return (row + grid - 1) * board_side(grid) + column + grid - 1


def numbered_cell(number: int, grid: int) -> Cell:
    """Return the cell of a number."""
    row, column = divmod(number, board_side(grid))
    return Cell(column + CASTLE.column - grid + 1, row + CASTLE.row - grid + 1)


def encode_action(view: View, action: Action) -> int:
    """Return the number of an action.

    Raises `ValueError` if it is a claim of a domino that is not on the next line.

    >>> from kingdomino import Game, Ruleset
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> [encode_action(view, action) for action in view.legal_actions()]
    [0, 1, 2, 3]
    """
    if isinstance(action, Claim):
        if view.next_line is None or action.domino not in view.next_line.dominoes:
            raise ValueError(f"domino {action.domino} is not on the next line")
        return view.next_line.dominoes.index(action.domino)
    if isinstance(action, Discard):
        return DISCARD
    is_column = action.first.column == action.second.column
    low = min(action.first, action.second, key=lambda cell: (cell.row, cell.column))
    is_reversed = low != action.first and not DOMINOES[action.domino].is_double
    orientation = 2 * is_column + is_reversed
    return FIRST_PLACE + ORIENTATIONS * cell_number(low, view.ruleset.grid) + orientation


def decode_action(view: View, number: int) -> Action:
    """Return the action of a number for the seat that acts.

    Raises `ValueError` if the number is none, or the wrong kind of action is due; whether the
    action is legal is not checked.

    >>> from kingdomino import Game, Ruleset
    >>> view = Game.new(Ruleset.preset("classic", players=2), seed=7).view()
    >>> decode_action(view, 0) == view.legal_actions()[0]
    True
    """
    if view.domino is None:
        line = () if view.next_line is None else view.next_line.dominoes
        if not 0 <= number < len(line):
            raise ValueError(f"action {number} is not a claim, and nothing else is due")
        return Claim(line[number])
    if number == DISCARD:
        return Discard(view.domino)
    if not FIRST_PLACE <= number < action_count(view.ruleset.grid):
        raise ValueError(f"action {number} neither places nor discards a domino")
    cell, orientation = divmod(number - FIRST_PLACE, ORIENTATIONS)
    low = numbered_cell(cell, view.ruleset.grid)
    high = Cell(low.column + (orientation < 2), low.row + (orientation >= 2))
    first, second = (high, low) if orientation % 2 else (low, high)
    return Place(view.domino, first, second)
