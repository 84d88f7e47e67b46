"""Kingdomino: the rules of the game, its notation and its pictures.

All values are immutable: playing returns a new game. Actions, rules, positions and records have a
text form, which every function accepts that takes the value.

>>> import kingdomino as kd
>>> game = kd.Game.new("classic/2", seed=7)  # without a seed, a game of its own
>>> game.legal_actions()[0]
Claim(domino=2)
>>> game = game.play(">2")
>>> while not game.is_over:
...     game = game.play(game.legal_actions()[0])
>>> game.winner, [score.points for score in game.scores()]
(0, [31, 2])
>>> print(kd.Kingdom.empty().place("48:g8h8").territories()[0])
mine 1 × 3 = 3

What to read first:

- `Game`: `new`, `play`, `legal_actions`, `is_legal`, `standings`, `scores`, `winner`, `view`;
- `Kingdom`: `empty`, `place`, `placements`, `territories`, `points`, `score`;
- `Match`: several games of a Dynasty; `View`: what one seat may see; `Ruleset`: all variants;
- `Record`, `parse_record`, `format_record`: whole matches as text; `parse_…` and `format_…`:
  actions, rules and positions;
- `render`: pictures and text drawings; `print(game)` uses them;
- `KingdominoError`: the base of all errors, each with a `reason`; `IllegalActionError`,
  `NotationError`, `RulesetError` and `SeedError` are `ValueError` too.

`kingdomino.bots`, `kingdomino.arena` and `kingdomino.kernel` have the players, the matches between
them and the fast rules in C.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kingdomino import render
from kingdomino.notation import (
    Expected,
    NotationError,
    Record,
    format_action,
    format_cell,
    format_position,
    format_record,
    format_ruleset,
    format_turn,
    parse_action,
    parse_cell,
    parse_position,
    parse_record,
    parse_ruleset,
    parse_turn,
    read_records,
)
from kingdomino.rules import (
    CASTLE,
    DOMINOES,
    PRESETS,
    Action,
    Bonus,
    Cell,
    Claim,
    Colour,
    Deal,
    Discard,
    Domino,
    Extent,
    Game,
    IllegalActionError,
    Kingdom,
    KingdominoError,
    KingDraw,
    Line,
    Match,
    MiddleKingdom,
    Opening,
    Place,
    Reason,
    Ruleset,
    RulesetError,
    Score,
    SeedError,
    Square,
    Standing,
    Terrain,
    Territory,
    TieBreak,
    TieBreakKey,
    UnknownDealError,
    View,
)
from kingdomino.rules.hooks import register_seed_source

if TYPE_CHECKING:
    from kingdomino.notation.json_format import from_json, to_json

__all__ = [
    "CASTLE",
    "DOMINOES",
    "PRESETS",
    "Action",
    "Bonus",
    "Cell",
    "Claim",
    "Colour",
    "Deal",
    "Discard",
    "Domino",
    "Expected",
    "Extent",
    "Game",
    "IllegalActionError",
    "KingDraw",
    "Kingdom",
    "KingdominoError",
    "Line",
    "Match",
    "MiddleKingdom",
    "NotationError",
    "Opening",
    "Place",
    "Reason",
    "Record",
    "Ruleset",
    "RulesetError",
    "Score",
    "SeedError",
    "Square",
    "Standing",
    "Terrain",
    "Territory",
    "TieBreak",
    "TieBreakKey",
    "UnknownDealError",
    "View",
    "format_action",
    "format_cell",
    "format_position",
    "format_record",
    "format_ruleset",
    "format_turn",
    "from_json",
    "parse_action",
    "parse_cell",
    "parse_position",
    "parse_record",
    "parse_ruleset",
    "parse_turn",
    "read_records",
    "render",
    "to_json",
]

register_seed_source(lambda: os.urandom(32))


def __getattr__(name: str) -> Any:
    # What takes long to import waits until it is asked for.
    if name == "__version__":
        return import_module("importlib.metadata").version("kingdomino")
    if name in ("from_json", "to_json"):
        return getattr(import_module("kingdomino.notation.json_format"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
