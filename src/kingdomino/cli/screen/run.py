"""A game on the whole terminal, from its start to what is written after it."""

from rich.text import Text

from kingdomino.cli.errors import CommandError
from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.terminal.screen import Screen
from kingdomino.cli.terminal.standings import winner_text


def run_on_screen(screen: Screen, saved: SavedMatch) -> None:
    """Play until the player leaves; then write who won, or how to resume the game.

    Raises `CommandError` if the game can't be saved or a bot fails, and `KeyboardInterrupt` on
    Ctrl-C.
    """
    # Textual may be missing, and takes a third of a second to import.
    from kingdomino.cli.screen.app import Ending, GameApp  # noqa: PLC0415

    ending = GameApp(screen, saved).run()
    if isinstance(ending, CommandError):
        raise ending
    if saved.match.is_over:
        screen.write(winner_text(screen, saved.match.standings(), saved.names))
        screen.write_unwrapped_message("record-kept", file=saved.file.path)
    else:
        screen.write_unwrapped([Text(saved.resume_text)])
    if ending is Ending.INTERRUPTED:
        raise KeyboardInterrupt
