"""The JSON output of commands, in the schema of `kingdomino.notation.schema`, as the API."""

import json

import click

from kingdomino.locales import Texts


def json_option(texts: Texts) -> click.Option:
    """Return `--json`, which sets the argument `as_json`."""
    return click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))


def write_json(value: object) -> None:
    """Write a value to standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
