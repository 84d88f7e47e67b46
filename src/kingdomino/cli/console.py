"""The console that commands write on."""

from typing import NoReturn

from rich.console import Console


class PlainConsole(Console):
    """A rich console that leaves a closed pipe to `kingdomino.cli.entry`."""

    def on_broken_pipe(self) -> NoReturn:
        """Whoever was reading has stopped."""
        raise BrokenPipeError
