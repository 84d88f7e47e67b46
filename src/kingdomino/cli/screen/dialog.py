"""A text over the game: help, a result, a question."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Dialog(ModalScreen[bool]):
    """Shows rows that can be scrolled; Enter answers yes, Esc no."""

    CSS = """
    Dialog { align: center bottom; }
    Dialog > Vertical {
        width: 76; height: auto; max-height: 100%; border: solid ansi_default; padding: 0 1;
    }
    Dialog VerticalScroll { height: auto; max-height: 20; scrollbar-size-vertical: 1; }
    Dialog #dialog-keys { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "answer(True)", priority=True),
        Binding("escape,q", "answer(False)", priority=True),
        Binding("tab,shift+tab", "ignore", priority=True),
        # Without Textual's animation, which swallows keys that come fast.
        Binding("up", "scroll(-1)", priority=True),
        Binding("down", "scroll(1)", priority=True),
        Binding("pageup", "scroll(-10)", priority=True),
        Binding("pagedown", "scroll(10)", priority=True),
    ]

    def __init__(self, rows: Sequence[Text], keys: Text, direction_mark: str = "") -> None:
        super().__init__()
        self._rows, self._keys, self._mark = rows, keys, direction_mark

    def compose(self) -> ComposeResult:
        """Show the rows, and below them the keys with their commands."""
        rows = [Text(self._mark).append_text(row) for row in self._rows]
        with Vertical():
            with VerticalScroll():
                yield Static(Text("\n").join(rows))
            yield Static(self._keys, id="dialog-keys")

    def on_resize(self) -> None:
        """Leave room for the border and the keys."""
        self.query_one(VerticalScroll).styles.max_height = max(1, self.app.size.height - 4)

    def action_answer(self, is_yes: bool) -> None:
        """Close the dialog with an answer."""
        self.dismiss(is_yes)

    def action_scroll(self, rows: int) -> None:
        """Scroll by some rows."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False, immediate=True)

    def action_ignore(self) -> None:
        """Do nothing."""
