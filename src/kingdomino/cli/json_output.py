"""The JSON output of commands: stable keys, and the same values in every language."""

import json
from collections.abc import Sequence
from typing import Any

import click

from kingdomino.locales import Texts
from kingdomino.notation import format_position, format_ruleset
from kingdomino.rules import DOMINOES, Colour, Kingdom, Line, Ruleset, Score, Square, Standing, View

Names = Sequence[str]
"""The players' names by seat; empty where a name is not known."""


def json_option(texts: Texts) -> click.Option:
    """Return `--json`, which sets the argument `as_json`."""
    return click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))


def write_json(value: object) -> None:
    """Write a value to standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def view_json(view: View, names: Names) -> dict[str, Any]:
    """Return a view of a game as JSON values."""
    return {
        "rules": format_ruleset(view.ruleset),
        "round": view.round,
        "rounds": view.ruleset.rounds,
        "ply": view.ply,
        "is_over": view.is_over,
        "actor": None if view.actor is None else Colour.of_seat(view.actor).value,
        "domino": view.domino,
        "players": [
            {"name": names[seat] or None, **_kingdom_json(view.ruleset, kingdom, seat)}
            for seat, kingdom in enumerate(view.kingdoms)
        ],
        "current_line": _line_json(view.current_line),
        "next_line": _line_json(view.next_line),
        "position": format_position(view),
    }


def standing_json(standing: Standing, names: Names) -> dict[str, Any]:
    """Return the rank and the scores of one seat as JSON values."""
    return {
        "name": names[standing.seat] or None,
        "colour": Colour.of_seat(standing.seat).value,
        "rank": standing.rank,
        "is_shared": standing.is_shared,
        "decided_by": None if standing.decided_by is None else standing.decided_by.value,
        "points": standing.points,
        "games": [_score_json(score) for score in standing.scores],
    }


def _kingdom_json(ruleset: Ruleset, kingdom: Kingdom, seat: int) -> dict[str, Any]:
    return {
        "colour": Colour.of_seat(seat).value,
        "points": kingdom.score(ruleset).points,
        "squares": {str(cell): _square_json(sq) for cell, sq in sorted(kingdom.squares.items())},
        "placed": [str(place) for place in kingdom.placed],
        "discarded": list(kingdom.discarded),
    }


def _line_json(line: Line | None) -> list[dict[str, Any]] | None:
    if line is None:
        return None
    return [
        {
            "domino": number,
            "squares": [
                _square_json(DOMINOES[number].first),
                _square_json(DOMINOES[number].second),
            ],
            "king": None if king is None else Colour.of_seat(king).value,
        }
        for number, king in zip(line.dominoes, line.kings, strict=True)
    ]


def _square_json(square: Square) -> dict[str, Any]:
    return {"terrain": square.terrain.value, "crowns": square.crowns}


def _score_json(score: Score) -> dict[str, Any]:
    return {
        "points": score.points,
        "largest_territory": score.largest,
        "crowns": score.crowns,
        "territories": [
            {
                "terrain": territory.terrain.value,
                "squares": territory.squares,
                "crowns": territory.crowns,
                "points": territory.points,
                "cells": [str(cell) for cell in territory.cells],
            }
            for territory in score.territories
        ],
        "bonuses": [{"bonus": bonus.value, "points": bonus.points} for bonus in score.bonuses],
    }
