"""`kingdomino completion`: print the script that completes commands in a shell."""

from typing import Final

import click
from click.shell_completion import get_completion_class

from kingdomino.cli.click_i18n import LocalizedCommand, WordType
from kingdomino.locales import Texts

SHELLS: Final = ("bash", "zsh", "fish")
_VARIABLE: Final = "_KINGDOMINO_COMPLETE"
"""Set by the script when the shell asks for completions; click answers before a command runs."""


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(shell: str) -> None:
        completion = get_completion_class(shell)
        assert completion is not None
        root = click.get_current_context().find_root().command
        # The script needs no part of the command but its name. `source` would start bash to ask
        # for its version.
        script = completion(root, {}, "kingdomino", _VARIABLE)
        print(script.source_template % script.source_vars())

    return LocalizedCommand(
        texts,
        "completion",
        examples=[('eval "$(kingdomino completion bash)"', "example-completion")],
        callback=run,
        params=[click.Argument(["shell"], type=WordType(texts, SHELLS))],
    )
