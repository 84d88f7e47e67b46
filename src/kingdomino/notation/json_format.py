"""Games, matches and records as JSON, in the schema of the command line and the server."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kingdomino.notation.errors import Expected, NotationError
from kingdomino.notation.position import parse_position
from kingdomino.notation.record import Record, format_record
from kingdomino.notation.record_parser import parse_record
from kingdomino.notation.schema import GameData, game_data, ruleset_data, standing_data
from kingdomino.rules import Game, Match, Standing, View, rank

Names = Sequence[str]
"""The players' names by seat; empty where a name is not known."""


def to_json(value: Game | View | Match | Record, *, indent: int | None = None) -> str:
    """Return a value as JSON text.

    A game becomes what a spectator sees: the deal stays hidden. A match becomes a record, whose
    seed is included once it is over.

    >>> from_json(to_json(Game.new("classic/2", seed=7))).round
    0
    """
    if isinstance(value, Game):
        value = value.public
    if isinstance(value, View):
        scores = [(kingdom.score(value.ruleset),) for kingdom in value.kingdoms]
        data = view_json(value, rank(value.ruleset, scores), ("",) * len(value.kingdoms))
    else:
        record = value if isinstance(value, Record) else Record.of(value)
        data = match_json(record.match, record.names) | {"record": format_record(record)}
    return json.dumps(data, ensure_ascii=False, indent=indent)


def from_json(text: str | bytes) -> View | Game | Record:
    """Return the position or the record of JSON that `to_json`, a command or the server wrote.

    Raises `NotationError` for anything else.
    """
    try:
        data = json.loads(text)
    except ValueError as error:  # also text that is not UTF-8
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise _error(line, column, str(error)) from error
    if isinstance(data, dict):
        if isinstance(data.get("record"), str):
            return parse_record(data["record"])
        if isinstance(data.get("position"), str):
            return parse_position(data["position"])
    raise _error(1, 1, "there is neither a record nor a position in it")


def view_json(view: View, standings: Sequence[Standing], names: Names) -> dict[str, Any]:
    """Return a view of a game as JSON values."""
    return {
        "names": _names_json(names),
        "is_over": view.is_over,
        **asdict(game_data(GameData, view, standings)),
    }


def match_json(match: Match, names: Names) -> dict[str, Any]:
    """Return the rules and the standings of a match as JSON values."""
    return {
        "rules": asdict(ruleset_data(match.ruleset)),
        "names": _names_json(names),
        "is_over": match.is_over,
        "standings": [asdict(standing_data(standing)) for standing in match.standings()],
    }


def _names_json(names: Names) -> list[str | None]:
    return [name or None for name in names]


def _error(line: int, column: int, because: str) -> NotationError:
    return NotationError(
        "impossible", expected=Expected.JSON, line=line, column=column, because=because
    )
