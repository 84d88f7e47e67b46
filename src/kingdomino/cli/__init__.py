"""The `kingdomino` command.

- `main`: the entry point. `commands/`: one module for each command.
- `terminal/`: what is written to a terminal and read from it. `play/`: the game in the terminal.
- `click_i18n`, `errors`, `files`, `options`, `ruleset_options`: shared by the commands.

The module of a command is imported when the command is used, and has its imports at the top.
"""

from kingdomino.cli.main import main, run

__all__ = ["main", "run"]
