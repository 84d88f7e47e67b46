"""The content of dialogs: help, results, hints and the question before leaving."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from kingdomino import analysis
from kingdomino.cli.screen.keys import described_keys
from kingdomino.cli.screen.state import GameState
from kingdomino.cli.terminal.analysis import hint_rows
from kingdomino.cli.terminal.boards import legend
from kingdomino.cli.terminal.standings import game_result_rows, match_result_rows

DIALOG_WIDTH: Final = 72
"""The columns of a row in a dialog."""


class DialogContent(NamedTuple):
    """The rows of a dialog, and its keys with their descriptions."""

    rows: Sequence[Text]
    keys: Sequence[tuple[str, str]]


def help_content(state: GameState) -> DialogContent:
    """Return all keys, and the legend of the letters and glyphs of a board."""
    texts = state.texts
    rows = [_described(key, about) for key, about in described_keys(state)]
    rows += [Text(texts("screen-about-mouse")), Text()]
    rows += [_described(glyph, meaning) for glyph, meaning in legend(state.screen)]
    return DialogContent(rows, [_back(state), _scroll(state)])


def quit_content(state: GameState) -> DialogContent:
    """Return the question before the game is left."""
    question = Text(state.texts("screen-leave"), "bold")
    return DialogContent([question], [_enter(state, "word-quit"), _back(state)])


def game_result_content(state: GameState) -> DialogContent:
    """Return the result of the game of a Dynasty before the current one."""
    rows = game_result_rows(state.screen, state.saved.match, state.saved.names)[1:]
    return DialogContent(rows, [_enter(state, "screen-key-next"), _scroll(state)])


def match_result_content(state: GameState) -> DialogContent:
    """Return the result of the match; the winner comes first, as the rest may be scrolled."""
    *rows, _, winner = match_result_rows(state.screen, state.saved.match, state.saved.names)
    kingdoms = (state.texts("screen-escape"), state.texts("screen-key-kingdoms"))
    keys = [_enter(state, "word-quit"), kingdoms, _scroll(state)]
    return DialogContent([winner, *rows], keys)


def hint_content(state: GameState, hint: "analysis.Hint") -> DialogContent:
    """Return a hint for the acting seat."""
    actor = state.view.actor
    assert actor is not None
    rows = hint_rows(state.screen, hint, actor, state.saved.names)
    return DialogContent(rows, [_back(state)])


def _described(name: str, meaning: str) -> Text:
    return Text(f"{name:<8}", "bold").append(meaning, "not bold")


def _enter(state: GameState, meaning: str) -> tuple[str, str]:
    return state.texts("screen-enter"), state.texts(meaning)


def _back(state: GameState) -> tuple[str, str]:
    return state.texts("screen-escape"), state.texts("screen-key-back")


def _scroll(state: GameState) -> tuple[str, str]:
    return "↑↓", state.texts("screen-key-scroll")
