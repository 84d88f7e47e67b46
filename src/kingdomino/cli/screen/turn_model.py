"""A person's turn before it is played: the domino that is held, the claim that is chosen."""

from dataclasses import dataclass
from typing import Final

from kingdomino.render.text_board import widest_area
from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    ActionPreview,
    Cell,
    Claim,
    IllegalActionError,
    Place,
    View,
    preview_actions,
    preview_claim,
)

_STEPS: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""From the first to the second square, for each quarter turn clockwise."""


@dataclass(frozen=True)
class HeldDomino:
    """A domino over the board; it need not fit there."""

    domino: int
    first: Cell
    quarter_turns: int = 0
    """Clockwise; 0 is the first square at the left of the second."""

    @property
    def second(self) -> Cell:
        """The cell of the second square."""
        column, row = _STEPS[self.quarter_turns]
        return Cell(self.first.column + column, self.first.row + row)

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cells of the first and the second square."""
        return self.first, self.second


class Placing:
    """A domino that is moved over a kingdom until it is placed."""

    def __init__(self, view: View) -> None:
        assert view.domino is not None
        assert view.actor is not None
        self.kingdom = view.kingdoms[view.actor]
        self.domino = view.domino
        self.previews: dict[tuple[Cell, Cell], ActionPreview] = {}
        """The legal placements by the cells of the first and the second square."""
        for preview in preview_actions(view):
            place = preview.action
            assert isinstance(place, Place)
            self.previews[place.first, place.second] = preview
            if DOMINOES[self.domino].is_double:
                # It is listed once, but may be held either way round.
                self.previews[place.second, place.first] = preview
        self._columns, self._rows = widest_area(self.kingdom.grid)
        self.held = self._nearest()

    def move(self, columns: int, rows: int) -> None:
        """Move the domino within the board."""
        self._hold(self.held.first, self.held.quarter_turns, columns, rows)

    def turn(self, quarters: int) -> None:
        """Turn the domino clockwise around its first square."""
        self._hold(self.held.first, (self.held.quarter_turns + quarters) % 4)

    def move_to(self, cell: Cell) -> None:
        """Move the first square to a cell, or next to it at the edge of the board."""
        self._hold(cell, self.held.quarter_turns)

    def fit_to(self, cell: Cell) -> bool:
        """Put a square on a cell, if possible the first, turned as little as is needed to fit.

        Where the domino fits in no direction, its first square is moved there as it is. Return
        whether it fits.
        """

        def effort(cells: tuple[Cell, Cell]) -> tuple[bool, int]:
            return cells[0] != cell, (_quarter_turns(*cells) - self.held.quarter_turns) % 4

        fitting = min((cells for cells in self.previews if cell in cells), key=effort, default=None)
        if fitting is None:
            self.move_to(cell)
            return False
        self.held = HeldDomino(self.domino, fitting[0], _quarter_turns(*fitting))
        return True

    def hold_as(self, place: Place) -> None:
        """Hold the domino where a placement puts it."""
        self.held = HeldDomino(self.domino, place.first, _quarter_turns(place.first, place.second))

    @property
    def preview(self) -> ActionPreview | None:
        """The preview of the placement on this cell; `None` if the domino does not fit."""
        return self.previews.get(self.held.cells)

    @property
    def refusal(self) -> IllegalActionError | None:
        """The reason why the domino can't be placed here; `None` if it can."""
        try:
            self.kingdom.place(Place(self.domino, *self.held.cells))
        except IllegalActionError as error:
            return error
        return None

    def _hold(self, first: Cell, quarter_turns: int, columns: int = 0, rows: int = 0) -> None:
        """Hold the domino at some distance of a cell, with both squares on the board."""
        step_columns, step_rows = _STEPS[quarter_turns]
        column = _clamp(first.column + columns, self._columns, step_columns)
        row = _clamp(first.row + rows, self._rows, step_rows)
        self.held = HeldDomino(self.domino, Cell(column, row), quarter_turns)

    def _nearest(self) -> HeldDomino:
        """Return a legal placement near the castle, which says nothing about its worth."""

        def distance(cells: tuple[Cell, Cell]) -> tuple[bool, int, Cell]:
            first, second = cells
            away = abs(first.column - CASTLE.column) + abs(first.row - CASTLE.row)
            return second.column <= first.column, away, first

        first, second = min(self.previews, key=distance)
        return HeldDomino(self.domino, first, _quarter_turns(first, second))


def _quarter_turns(first: Cell, second: Cell) -> int:
    return _STEPS.index((second.column - first.column, second.row - first.row))


def _clamp(value: int, values: range, step: int) -> int:
    """Return the nearest value so that it and its neighbour are among the values."""
    low, high = min(values), max(values)
    return max(low - min(step, 0), min(high - max(step, 0), value))


class Claiming:
    """The domino of the next line that is about to be claimed."""

    def __init__(self, view: View) -> None:
        assert view.next_line is not None
        assert view.king is not None
        self._kingdom, self._ruleset = view.kingdoms[view.king], view.ruleset
        self.dominoes = tuple(claim.domino for claim in view.next_line.claims())
        """The dominoes that are free."""
        self.domino = self.dominoes[0]
        """The chosen one."""
        self._typed = ""

    def move(self, steps: int) -> None:
        """Choose another domino, further down; the last is followed by the first."""
        self._typed = ""
        index = self.dominoes.index(self.domino)
        self.domino = self.dominoes[(index + steps) % len(self.dominoes)]

    def choose(self, domino: int) -> bool:
        """Choose a domino; return whether it is free."""
        self._typed = ""
        if domino not in self.dominoes:
            return False
        self.domino = domino
        return True

    def type_digit(self, digit: str) -> None:
        """Choose the domino whose number is being typed."""
        for typed in (self._typed + digit, digit):
            fitting = [n for n in self.dominoes if str(n).startswith(typed)]
            if fitting:
                self._typed, self.domino = typed, fitting[0]
                return
        self._typed = ""

    @property
    def preview(self) -> ActionPreview:
        """The preview of the claim: the most points of the chosen domino."""
        return preview_claim(self._kingdom, Claim(self.domino), self._ruleset)


Turn = Placing | Claiming


def start_turn(view: View) -> Turn:
    """Return the turn of the acting seat; it must have a choice."""
    return Claiming(view) if view.domino is None else Placing(view)
