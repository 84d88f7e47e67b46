"""The `kingdomino` command."""

from kingdomino.cli.entry import main, run

__all__ = ["main", "run"]
