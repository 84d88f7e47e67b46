"""The rules of the game: standard library only, no I/O, no clock, no randomness but the seed's."""

from kingdomino.rules.actions import Action, Claim, Discard, Place
from kingdomino.rules.books import BOOKS, Book
from kingdomino.rules.deal import Deal, KingDraw, next_seed
from kingdomino.rules.errors import (
    IllegalActionError,
    KingdominoError,
    Reason,
    RulesetError,
    SeedError,
    UnknownDealError,
)
from kingdomino.rules.game import Game
from kingdomino.rules.kingdom import Extent, Kingdom
from kingdomino.rules.line import Line
from kingdomino.rules.match import Match
from kingdomino.rules.pieces import CASTLE, DOMINOES, Cell, Colour, Domino, Square, Terrain
from kingdomino.rules.preview import ActionPreview, preview_actions, preview_claim
from kingdomino.rules.ruleset import (
    PLAYERS,
    PRESETS,
    SETTINGS,
    Bonus,
    MiddleKingdom,
    Opening,
    Preset,
    Ruleset,
    Setting,
    TieBreak,
    setting_text,
)
from kingdomino.rules.scoring import Score, Standing, Territory, TieBreakKey, rank
from kingdomino.rules.view import View

__all__ = [
    "BOOKS",
    "CASTLE",
    "DOMINOES",
    "PLAYERS",
    "PRESETS",
    "SETTINGS",
    "Action",
    "ActionPreview",
    "Bonus",
    "Book",
    "Cell",
    "Claim",
    "Colour",
    "Deal",
    "Discard",
    "Domino",
    "Extent",
    "Game",
    "IllegalActionError",
    "KingDraw",
    "Kingdom",
    "KingdominoError",
    "Line",
    "Match",
    "MiddleKingdom",
    "Opening",
    "Place",
    "Preset",
    "Reason",
    "Ruleset",
    "RulesetError",
    "Score",
    "SeedError",
    "Setting",
    "Square",
    "Standing",
    "Terrain",
    "Territory",
    "TieBreak",
    "TieBreakKey",
    "UnknownDealError",
    "View",
    "next_seed",
    "preview_actions",
    "preview_claim",
    "rank",
    "setting_text",
]
