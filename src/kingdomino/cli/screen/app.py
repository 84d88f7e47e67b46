"""The game on the whole terminal, with Textual."""

import asyncio
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from kingdomino import analysis
from kingdomino.cli.errors import CommandError
from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.screen.dialog import Dialog
from kingdomino.cli.screen.dialog_content import (
    DIALOG_WIDTH,
    DialogContent,
    game_result_content,
    help_content,
    hint_content,
    match_result_content,
    quit_content,
)
from kingdomino.cli.screen.keys import (
    Command,
    can_hint,
    find_command,
    shown_keys,
)
from kingdomino.cli.screen.panels import draw_events, draw_heading, draw_keys, draw_players
from kingdomino.cli.screen.size import HEIGHT, WIDTH, size_text
from kingdomino.cli.screen.state import GameState, Next
from kingdomino.cli.screen.turn_model import Claiming, Placing
from kingdomino.cli.screen.widgets import BoardView, LinesView
from kingdomino.cli.terminal.screen import Screen as Output
from kingdomino.rules import Action, Match, Place

if analysis.is_available:  # else there are no hints
    from kingdomino.arena.play.executor import available_cores

_MOVES = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, 1),
    Command.DOWN: (0, -1),
}
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has not all of them


class Ending(Enum):
    """The reasons for leaving the screen."""

    QUIT = auto()
    INTERRUPTED = auto()


class TurnChosen(Message):
    """A bot has chosen its turn."""

    def __init__(self, before: Match, actions: Sequence[Action]) -> None:
        super().__init__()
        self.before, self.actions = before, actions


class HintFound(Message):
    """A hint has been found for a position."""

    def __init__(self, before: Match, hint: "analysis.Hint") -> None:
        super().__init__()
        self.before, self.hint = before, hint


class Failed(Message):
    """A background task failed."""

    def __init__(self, error: CommandError) -> None:
        super().__init__()
        self.error = error


class GameApp(App[Ending | CommandError]):
    """The application: the board, the lines beside it, and the keys."""

    CSS = """
    Screen { layout: vertical; overflow: hidden; }
    Screen.-small > * { display: none; }
    Screen.-small > #small { display: block; }
    #small { display: none; }
    #heading, #players, #keys { height: 1; }
    #table { height: auto; margin-top: 1; }
    #board { height: auto; }
    #lines { height: auto; width: 1fr; margin-left: 3; }
    #question { height: 2; text-style: bold; }
    #outcome { height: auto; min-height: 2; max-height: 4; }
    #events { height: 1fr; }
    .roomy #question { margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "interrupt", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, output: Output, saved: SavedMatch) -> None:
        # The terminal's own colours around the board; without them `NO_COLOR` would be grey.
        super().__init__(ansi_color=True)
        self.title = output.texts("title")
        self.state = GameState(output, saved)
        self._is_hinting = False
        self._commands: dict[Command, Callable[[], None]] = {
            Command.TURN: lambda: self._turn(1),
            Command.TURN_BACK: lambda: self._turn(-1),
            Command.CONFIRM: self._confirm,
            Command.UNDO: self._undo,
            Command.NEXT_KINGDOM: lambda: self.state.look(1),
            Command.PREVIOUS_KINGDOM: lambda: self.state.look(-1),
            Command.OWN_KINGDOM: self.state.look_back,
            Command.HINT: self._ask_hint,
            Command.SAVE: self._save,
            Command.HELP: self._show_help,
            Command.QUIT: self._ask_quit,
        }

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        yield Static(id="heading")
        yield Static(id="players")
        with Horizontal(id="table"):
            yield BoardView(self.state)
            yield LinesView(self.state)
        yield Static(id="question")
        yield Static(id="outcome")
        yield Static(id="events")
        yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Start the game; a signal ends it as Ctrl-C does."""
        loop = asyncio.get_running_loop()
        for name in _SIGNALS:
            # A thread that is not the main one, and Windows, have no such handlers.
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.action_interrupt)
        # A board of 13×13 cells needs every row of the smallest terminal.
        self.screen.set_class(self.state.view.ruleset.grid < 7, "roomy")
        self.state.note = self.state.saved.replaced_bots_text
        self._guard(self.state.saved.save)
        self._advance()

    def on_unmount(self) -> None:
        """End the programs that play."""
        self.state.saved.stop_bots()

    def on_resize(self, event: events.Resize) -> None:
        """Show that a screen is too small for the game, or the game again."""
        is_small = event.size.width < WIDTH or event.size.height < HEIGHT
        self.screen_stack[0].set_class(is_small, "-small")
        self.call_after_refresh(self._show)

    def action_interrupt(self) -> None:
        """Leave at once; the game is saved."""
        self.exit(Ending.INTERRUPTED)

    # What is shown

    def _show(self) -> None:
        """Show the state as it is now."""
        state, base = self.state, self.screen_stack[0]
        mark, width = state.screen.direction_mark, self.size.width

        def update(name: str, text: Text | str) -> None:
            shown = Text(mark + text) if isinstance(text, str) else text
            base.query_one(f"#{name}", Static).update(shown)

        update("heading", draw_heading(state))
        update("players", draw_players(state, width))
        update("question", state.question)
        update("outcome", state.note or state.outcome)
        height = base.query_one("#events").size.height
        update("events", draw_events(state, width, height))
        update("keys", draw_keys(state, shown_keys(state), width))
        update("small", state.texts("screen-enlarge", wanted=size_text(WIDTH, HEIGHT)))
        base.query_one(BoardView).refresh()
        base.query_one(LinesView).refresh(layout=True)

    # Whose turn it is

    def _advance(self) -> None:
        """Go on to the next turn, or to the result."""
        following = self._guard(self.state.advance)
        if following is Next.BOT:
            self.run_worker(self._choose_turn, thread=True, exit_on_error=False)
        elif following is Next.NEXT_GAME:
            self._open(game_result_content(self.state), self._start_next_game)
        elif following is Next.NOTHING:
            self._open(match_result_content(self.state), self._quit)
        self._show()

    def _choose_turn(self) -> None:
        before = self.state.saved.match
        try:
            actions = self.state.saved.choose_turn()
        except CommandError as error:
            self.post_message(Failed(error))
        else:
            self.post_message(TurnChosen(before, actions))

    def on_turn_chosen(self, message: TurnChosen) -> None:
        """Play the turn of a bot."""
        if message.before is self.state.saved.match:
            self.state.note = ""
            self._guard(lambda: self.state.play(*message.actions))
            self._advance()

    def on_failed(self, message: Failed) -> None:
        """Leave with the error."""
        self.exit(message.error)

    def _guard(self, call: Callable[[], "Next | bool | None"]) -> "Next | bool | None":
        """Call a function; leave with the error if the game can't be saved."""
        try:
            return call()
        except CommandError as error:
            self.exit(error)
            return None

    # Keys and the pointer

    def on_key(self, event: events.Key) -> None:
        """Run the command of a key; a dialog has keys of its own."""
        if len(self.screen_stack) > 1:
            return
        command = find_command(self.state.texts.language, event.key, event.character)
        is_digit = event.character is not None and event.character in "0123456789"
        if command is None and not is_digit:
            return
        event.stop()
        event.prevent_default()
        if command is not Command.CONFIRM or not self.state.is_looking_away:
            self.state.note = ""
        if command is None:
            self._type_digit(str(event.character))
        elif command in _MOVES:
            self._move(*_MOVES[command])
        else:
            self._commands[command]()
        self._show()

    def _type_digit(self, digit: str) -> None:
        self.state.look_back()
        if isinstance(self.state.turn, Claiming):
            self.state.turn.type_digit(digit)

    def _move(self, columns: int, rows: int) -> None:
        self.state.look_back()
        if isinstance(self.state.turn, Placing):
            self.state.turn.move(columns, rows)
        elif isinstance(self.state.turn, Claiming):
            self.state.turn.move(columns - rows)

    def _turn(self, quarters: int) -> None:
        self.state.look_back()
        if isinstance(self.state.turn, Placing):
            self.state.turn.turn(quarters)

    def _confirm(self) -> None:
        if self.state.is_over:
            self._open(match_result_content(self.state), self._quit)
        elif self.state.is_looking_away:
            self.state.look_back()  # what would be placed is not on the screen
        elif self._guard(self.state.confirm):
            self._advance()

    def _undo(self) -> None:
        self.state.look_back()
        self._guard(self.state.undo)

    def _save(self) -> None:
        self._guard(self.state.saved.save)
        self.state.note = self.state.texts("saved", file=self.state.saved.file.path)

    def on_board_view_hovered(self, message: BoardView.Hovered) -> None:
        """Move the domino with the pointer."""
        if isinstance(self.state.turn, Placing) and not self.state.is_looking_away:
            self.state.note = ""
            self.state.turn.move_to(message.cell)
            self._show()

    def on_board_view_clicked(self, message: BoardView.Clicked) -> None:
        """Place the domino, or turn it so that it fits."""
        if self.state.is_looking_away:
            self.state.look_back()
        elif self._guard(lambda: self.state.click_cell(message.cell)):
            self._advance()
        self._show()

    def on_board_view_scrolled(self, message: BoardView.Scrolled) -> None:
        """Turn the domino with the wheel."""
        self._turn(message.steps)
        self._show()

    def on_lines_view_clicked(self, message: LinesView.Clicked) -> None:
        """Claim a domino."""
        if self._guard(lambda: self.state.click_domino(message.domino)):
            self._advance()
        self._show()

    # Dialogs

    def _open(self, content: DialogContent, then: Callable[[bool], None] | None = None) -> None:
        def close(answer: bool | None) -> None:
            if then is not None:
                then(bool(answer))
            self._show()

        keys = draw_keys(self.state, content.keys, DIALOG_WIDTH)
        self.push_screen(Dialog(content.rows, keys, self.state.screen.direction_mark), close)

    def _show_help(self) -> None:
        self._open(help_content(self.state))

    def _ask_quit(self) -> None:
        if self.state.is_over:
            self.exit(Ending.QUIT)
        else:
            self._open(quit_content(self.state), self._quit)

    def _quit(self, is_sure: bool) -> None:
        if is_sure:
            self.exit(Ending.QUIT)

    def _start_next_game(self, _: bool) -> None:
        self.state.start_next_game()
        self._advance()

    # Hints

    def _ask_hint(self) -> None:
        self.state.look_back()
        if self.state.turn is None:
            return
        if self._is_hinting:
            return
        if not can_hint(self.state):
            self.state.note = self.state.texts("screen-no-hint")
            return
        self._is_hinting = True
        self.state.note = self.state.texts("screen-hint-wait")
        self.run_worker(self._find_hint, thread=True, exit_on_error=False)

    def _find_hint(self) -> None:
        before = self.state.saved.match
        view = before.view(before.game.actor)
        budget = analysis.Budget(threads=available_cores())
        hint = analysis.make_hint(view, analysis.evaluate(view, budget))
        self.post_message(HintFound(before, hint))

    def on_hint_found(self, message: HintFound) -> None:
        """Show a hint, and move the domino to its placement."""
        self._is_hinting = False
        state = self.state
        if message.before is not state.saved.match or state.view.actor is None:
            return
        first = message.hint.best.turn[0]
        if isinstance(state.turn, Placing) and isinstance(first, Place):
            state.turn.hold_as(first)
        elif isinstance(state.turn, Claiming):
            state.turn.choose(first.domino)
        state.note = ""
        self._open(hint_content(state, message.hint))
        self._show()
