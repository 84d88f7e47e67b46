"""Whole matches written down: one for each preset, number of players and opening.

A file has the record of a match and, below it, a line for each action: what the game looked like
to whoever had to act. If any of it changes, the rules have changed.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from kingdomino.notation import format_record
from kingdomino.rules import PRESETS, Colour, Game, Match, Opening, Ruleset

FOLDER = Path(__file__).parent / "records"
HEAD = "   ply  acts    king    can choose         does         points after"


class Setting(NamedTuple):
    """What a playthrough is of."""

    preset: str
    players: int
    opening: Opening

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.preset}-{self.players}-{self.opening}.txt"

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset.preset(self.preset, self.players, opening=self.opening)


SETTINGS = [
    Setting(preset, players, opening)
    for preset in PRESETS
    for players in sorted(PRESETS[preset].players)
    for opening in Opening
    if players == 2 or opening is not Opening.ABBA
]


def playthrough(setting: Setting) -> str:
    """The text of a playthrough: chance and choices are the same every time."""
    match = Match.new(setting.ruleset, seed=SETTINGS.index(setting))
    chance = Random(setting.path.stem)
    lines = [HEAD]
    while not match.is_over:
        before = match.game
        legal = before.legal_actions()
        action = chance.choice(legal)
        match = match.play(action)
        after = match.games[-1] if match.games[-1].ply else match.games[-2]
        lines.append(_line(before, len(legal), str(action), after))
    standings = [str(standing) for standing in match.standings()]
    return "\n".join([format_record(match), *lines, "", *standings]) + "\n"


def replay(match: Match) -> Iterator[str]:
    """The same lines from a match that was read from its record."""
    for last in match.games:
        assert last.origin is not None
        game = Game.from_deal(last.ruleset, last.origin)
        for action in last.actions:
            before, game = game, game.play(action)
            yield _line(before, len(before.legal_actions()), str(action), game)


def _line(before: Game, legal: int, action: str, after: Game) -> str:
    table = before.public
    assert table.actor is not None
    assert table.king is not None
    acts, king = Colour.of_seat(table.actor), Colour.of_seat(table.king)
    points = " ".join(str(kingdom.score(after.ruleset).points) for kingdom in after.kingdoms)
    return f"{table.ply:6}  {acts:6}  {king:6}  {legal:10}  {action:>11}         {points}"
