"""The board and the lines, which can be clicked on."""

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from kingdomino.cli.screen.panels import board_width, cell_at, claim_rows, draw_board, draw_lines
from kingdomino.cli.screen.state import GameState
from kingdomino.rules import Cell


class BoardView(Widget):
    """The board of the shown kingdom."""

    class Hovered(Message):
        """The pointer is over another cell."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Clicked(Message):
        """A cell was clicked."""

        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    class Scrolled(Message):
        """The wheel was turned, by so many steps down."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    def __init__(self, state: GameState) -> None:
        super().__init__(id="board")
        self._state = state
        self._hovered: Cell | None = None
        self.styles.width = board_width(state.screen, state.view.ruleset.grid)

    def render(self) -> Text:
        """Draw the kingdom."""
        return draw_board(self._state)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report the cell under the pointer, when it is another one."""
        cell = self._cell(event)
        if cell is not None and cell != self._hovered:
            self.post_message(self.Hovered(cell))
        self._hovered = cell

    def on_click(self, event: events.Click) -> None:
        """Report the cell that was clicked."""
        cell = self._cell(event)
        if cell is not None:
            self.post_message(self.Clicked(cell))

    def on_mouse_scroll_down(self) -> None:
        """Report a step of the wheel."""
        self.post_message(self.Scrolled(1))

    def on_mouse_scroll_up(self) -> None:
        """Report a step of the wheel."""
        self.post_message(self.Scrolled(-1))

    def _cell(self, event: events.MouseEvent) -> Cell | None:
        return cell_at(self._state.screen, self._state.view.ruleset.grid, event.x, event.y)


class LinesView(Widget):
    """This round's line and the next."""

    class Clicked(Message):
        """A domino of the next line was clicked."""

        def __init__(self, domino: int) -> None:
            super().__init__()
            self.domino = domino

    def __init__(self, state: GameState) -> None:
        super().__init__(id="lines")
        self._state = state

    def render(self) -> Text:
        """Draw the lines."""
        return draw_lines(self._state)

    def on_click(self, event: events.Click) -> None:
        """Report the domino that was clicked."""
        domino = claim_rows(self._state.view).get(event.y)
        if domino is not None:
            self.post_message(self.Clicked(domino))
