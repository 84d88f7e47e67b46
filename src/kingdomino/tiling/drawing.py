"""Read lands that are drawn in a text file.

::

    [Rules "tournament/2"]
    [Pink "Ann"]

    W  W1 F  F  .
    L  L  #  F1 W
    …

A row of the file is a row of the land: a letter for the terrain of each square and its crowns,
`#` for the castle, `.` for an empty cell. Lands are separated by blank lines, in the order of the
seats.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kingdomino.notation import Expected
from kingdomino.notation.record_parser import GAME_TAG, read_game_tag, read_rules, read_tags
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import CASTLE, Cell, Colour, Ruleset, Square, Standing, Terrain, rank
from kingdomino.rules.ruleset import GRIDS, PLAYERS
from kingdomino.tiling.land import Land

_CELL: Final = re.compile(r"([WFLGSM])(?:[*♛]?([1-3]))?(?!\S)|[#♜.·](?!\S)")
_GAP: Final = re.compile(r"[ \t\r]+")
_BLANK_LINES: Final = re.compile(r"(?:[ \t\r]*(?:\n|\Z))*?(?=[ \t]*\S|\Z)")
_START: Final = re.compile(r"\s*(?:\[[^\n]*\]\s*)*[WFLGSM#♜.·]")
_TERRAINS: Final = {terrain[0].upper(): terrain for terrain in Terrain}


@dataclass(frozen=True)
class Drawing:
    """The lands of one game, or of the games of a Dynasty so far, with their rules."""

    ruleset: Ruleset
    names: tuple[str, ...]
    """The players' names by seat; empty where there is none."""
    games: tuple[tuple[Land, ...], ...]
    """The lands of each game, by seat."""
    positions: tuple[tuple[Mapping[Cell, tuple[int, int]], ...], ...]
    """The line and the column of each square in the text, both from 1."""

    @property
    def is_over(self) -> bool:
        """Whether every player has a land in every game."""
        return len(self.games) == self.ruleset.games and all(
            len(lands) == self.ruleset.players for lands in self.games
        )

    def standings(self) -> tuple[Standing, ...]:
        """Return the standings of the players with a land in every game, best first (R14, R16)."""
        seats = range(min(map(len, self.games)))
        rules = self.ruleset
        return rank(
            rules, [tuple(lands[seat].score(rules) for lands in self.games) for seat in seats]
        )


def is_drawing(text: bytes) -> bool:
    """Return whether a text starts as a drawing, not as a record or a position."""
    return _START.match(text.decode(errors="replace")) is not None


def parse_drawing(text: str | bytes) -> Drawing:
    """Parse lands; without a tag `Rules`, they are those of the classic game or the Mighty Duel.

    Raises `NotationError`.

    >>> drawing = parse_drawing("W1 W\\n#  W")
    >>> drawing.standings()[0].points
    3
    """
    scanner = Scanner(text)
    tags = read_tags(scanner)
    ruleset = read_rules(scanner, tags) if "Rules" in tags else None
    games: list[list[_Drawn]] = []
    while not games or scanner.peek(GAME_TAG):
        if ruleset is not None and ruleset.is_dynasty:
            read_game_tag(scanner, len(games) + 1)
        games.append(list(_read_lands(scanner)))
        if ruleset is not None and len(games) > ruleset.games:
            raise scanner.error(Expected.GAME)
    if not scanner.is_done:
        raise scanner.error(Expected.GAME)
    ruleset = ruleset or _usual_rules(games[0])
    names = tuple(tags.get(str(c).capitalize(), ("", 0))[0] for c in Colour)[: ruleset.players]
    for drawn in games:
        _check(scanner, drawn, ruleset)
    return Drawing(
        ruleset,
        names,
        games=tuple(
            tuple(
                Land({land.cell(*at): square for at, square in land.squares.items()}, ruleset.grid)
                for land in drawn
            )
            for drawn in games
        ),
        positions=tuple(
            tuple(
                {
                    land.cell(*at): scanner.line_and_column(start)
                    for at, start in land.starts.items()
                }
                for land in drawn
            )
            for drawn in games
        ),
    )


@dataclass(frozen=True)
class _Drawn:
    """A land as it is drawn: rows from the top, columns from the left."""

    start: int
    castle: tuple[int, int]
    squares: Mapping[tuple[int, int], Square]
    starts: Mapping[tuple[int, int], int]

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell of a square, seen from the castle."""
        castle_row, castle_column = self.castle
        return Cell(CASTLE.column + column - castle_column, CASTLE.row + castle_row - row)

    @property
    def side(self) -> int:
        """The longer side of its bounding box."""
        cells = (self.castle, *self.squares)
        rows = [row for row, _ in cells]
        columns = [column for _, column in cells]
        return max(max(rows) - min(rows), max(columns) - min(columns)) + 1


def _read_lands(scanner: Scanner) -> Iterator[_Drawn]:
    scanner.match(_BLANK_LINES, Expected.SQUARE)
    while not scanner.is_done and not scanner.peek("["):
        yield _read_land(scanner)
        scanner.match(_BLANK_LINES, Expected.SQUARE)


def _read_land(scanner: Scanner) -> _Drawn:
    start = scanner.at
    squares: dict[tuple[int, int], Square] = {}
    starts: dict[tuple[int, int], int] = {}
    castle = None
    row = 0
    while cells := list(_read_row(scanner)):
        for column, (at, match) in enumerate(cells):
            if match[1]:
                crowns = int(match[2] or 0)
                squares[row, column] = Square(_TERRAINS[match[1]], crowns)
                starts[row, column] = at
            elif match[0] in "#♜":
                if castle is not None:
                    raise scanner.error(Expected.ONE_CASTLE, at)
                castle = (row, column)
        row += 1
        if scanner.is_done or scanner.peek("["):
            break
    if castle is None:
        raise scanner.error(Expected.ONE_CASTLE, start)
    return _Drawn(start, castle, squares, starts)


def _read_row(scanner: Scanner) -> Iterator[tuple[int, re.Match[str]]]:
    _skip_gap(scanner)
    while not scanner.is_done and not scanner.peek("\n") and not scanner.peek("["):
        at = scanner.at
        yield at, scanner.match(_CELL, Expected.SQUARE)
        _skip_gap(scanner)
    scanner.accept("\n")


def _skip_gap(scanner: Scanner) -> None:
    if gap := _GAP.match(scanner.text, scanner.at):
        scanner.at = gap.end()


def _usual_rules(drawn: list[_Drawn]) -> Ruleset:
    players = min(max(len(drawn), PLAYERS[0]), PLAYERS[-1])
    if players == PLAYERS[0] and any(land.side > GRIDS[0] for land in drawn):
        return Ruleset.preset("mighty-duel")
    return Ruleset.preset("classic", players=players)


def _check(scanner: Scanner, drawn: list[_Drawn], ruleset: Ruleset) -> None:
    if not drawn:
        raise scanner.error(Expected.LAND)
    if len(drawn) > ruleset.players:
        raise scanner.error(Expected.LAND, drawn[ruleset.players].start)
    for land in drawn:
        if land.side > ruleset.grid:
            raise scanner.error(Expected.SMALLER_LAND, land.start)
