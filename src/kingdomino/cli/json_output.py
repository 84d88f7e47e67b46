"""The JSON output of commands, in the schema of `kingdomino.notation.schema`, as the API."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import click

from kingdomino.locales import Texts
from kingdomino.notation.schema import GameData, game_data, ruleset_data, standing_data
from kingdomino.rules import Match, Standing, View

Names = Sequence[str]
"""The players' names by seat; empty where a name is not known."""


def json_option(texts: Texts) -> click.Option:
    """Return `--json`, which sets the argument `as_json`."""
    return click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))


def write_json(value: object) -> None:
    """Write a value to standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def view_json(view: View, standings: Sequence[Standing], names: Names) -> dict[str, Any]:
    """Return a view of a game as JSON values."""
    return {
        "names": _names_json(names),
        "over": view.is_over,
        **asdict(game_data(GameData, view, standings)),
    }


def match_json(match: Match, names: Names) -> dict[str, Any]:
    """Return the rules and the standings of a match as JSON values."""
    return {
        "rules": asdict(ruleset_data(match.ruleset)),
        "names": _names_json(names),
        "over": match.is_over,
        "standings": [asdict(standing_data(standing)) for standing in match.standings()],
    }


def _names_json(names: Names) -> list[str | None]:
    return [name or None for name in names]
