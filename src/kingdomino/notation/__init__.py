"""Actions, rulesets, positions and whole matches as text.

Each has a `parse_…` and a `format_…` function that are inverses of each other. Parsing raises
`NotationError`, and nothing else, whatever the text.
"""

from kingdomino.notation.action import (
    format_action,
    format_cell,
    format_turn,
    parse_action,
    parse_cell,
    parse_turn,
)
from kingdomino.notation.errors import Expected, NotationError
from kingdomino.notation.position import format_position, parse_position
from kingdomino.notation.record import Record, format_record
from kingdomino.notation.record_file import read_records
from kingdomino.notation.record_parser import parse_record
from kingdomino.notation.ruleset import format_ruleset, parse_ruleset
from kingdomino.rules.hooks import Parsers, register_parsers

__all__ = [
    "Expected",
    "NotationError",
    "Record",
    "format_action",
    "format_cell",
    "format_position",
    "format_record",
    "format_ruleset",
    "format_turn",
    "parse_action",
    "parse_cell",
    "parse_position",
    "parse_record",
    "parse_ruleset",
    "parse_turn",
    "read_records",
]

register_parsers(Parsers(action=parse_action, ruleset=parse_ruleset))
