"""`kingdomino completion`: print the script that completes commands in a shell."""

from typing import Final

import click
from click.shell_completion import get_completion_class

from kingdomino.cli.click_i18n import WordType, command

SHELLS: Final = ("bash", "zsh", "fish")
_VARIABLE: Final = "_KINGDOMINO_COMPLETE"
"""Set by the script when the shell asks for completions; click answers before a command runs."""


@command(examples={'eval "$(kingdomino completion bash)"': "example-completion"})
@click.argument("shell", type=WordType(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script that completes commands in a shell."""
    completion_class = get_completion_class(shell)
    assert completion_class is not None
    # The script needs no part of the command but its name. `source` would start bash to ask for
    # its version.
    script = completion_class(ctx.find_root().command, {}, "kingdomino", _VARIABLE)
    print(script.source_template % script.source_vars())
