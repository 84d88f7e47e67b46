"""The JSON output of commands, in the schema of `kingdomino.notation.schema`, as the API."""

import click

from kingdomino.cli.terminal.screen import write_json
from kingdomino.locales import Texts

__all__ = ["json_option", "write_json"]


def json_option(texts: Texts) -> click.Option:
    """Return `--json`, which sets the argument `as_json`."""
    return click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))
