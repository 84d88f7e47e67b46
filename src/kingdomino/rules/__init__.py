"""The game itself: standard library only, no I/O, no clock, no chance but the seed's."""

from kingdomino.rules.action import Action, Claim, Discard, Place
from kingdomino.rules.cell import CASTLE, Cell
from kingdomino.rules.colour import Colour
from kingdomino.rules.deal import Deal, Draw, next_seed
from kingdomino.rules.domino import DOMINOES, Domino, Square, Terrain
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
from kingdomino.rules.ruleset import PRESETS, MiddleKingdom, Opening, Ruleset, Rung
from kingdomino.rules.score import Bonus, Height, Score
from kingdomino.rules.standing import Standing
from kingdomino.rules.territory import Territory
from kingdomino.rules.view import View

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
    "Draw",
    "Extent",
    "Game",
    "Height",
    "IllegalActionError",
    "Kingdom",
    "KingdominoError",
    "Line",
    "Match",
    "MiddleKingdom",
    "Opening",
    "Place",
    "Reason",
    "Ruleset",
    "RulesetError",
    "Rung",
    "Score",
    "SeedError",
    "Square",
    "Standing",
    "Terrain",
    "Territory",
    "UnknownDealError",
    "View",
    "next_seed",
]
