"""Lands drawn in text files."""

import pytest

from kingdomino.notation import Expected, NotationError
from kingdomino.rules import Bonus, Cell, Ruleset, Square, Terrain
from kingdomino.tiling import parse_drawing
from kingdomino.tiling.drawing import is_drawing
from tests.tiling.lands import draw, finished_lands

TWO = """\
[Rules "tournament/2"]
[Pink "Ann"]

W1 W
#  W

. M♛3
♜ W
"""


def test_tags_squares_and_castles() -> None:
    drawing = parse_drawing(TWO.encode())
    assert drawing.ruleset == Ruleset.preset("tournament", players=2)
    assert drawing.names == ("Ann", "")
    [[ann, bob]] = drawing.games
    assert ann.squares[Cell(6, 7)] == Square(Terrain.WHEAT, 1)
    assert bob.squares == {
        Cell(7, 7): Square(Terrain.MINE, 3),
        Cell(7, 6): Square(Terrain.WHEAT),
    }
    assert drawing.positions[0][1][Cell(7, 7)] == (7, 3)
    assert drawing.is_over
    assert [standing.points for standing in drawing.standings()] == [3, 3]


@pytest.mark.parametrize("preset", ["classic", "mighty-duel"])
def test_what_is_drawn_is_read_again(preset: str) -> None:
    lands = finished_lands(Ruleset.preset(preset), 3)
    drawing = parse_drawing("\n\n".join(map(draw, lands)))
    assert drawing.games == (tuple(lands),)
    assert drawing.ruleset.grid == lands[0].grid


def test_bonuses_follow_the_rules() -> None:
    full = "\n".join(["W W W W W", "W W W W W", "W W # W W", "W W W W W", "W W W W W"])
    drawing = parse_drawing(f'[Rules "tournament/2"]\n{full}')
    assert drawing.standings()[0].bonuses == (Bonus.MIDDLE_KINGDOM, Bonus.HARMONY)
    assert not drawing.is_over


def test_the_games_of_a_dynasty() -> None:
    games = "".join(f'[Game "{n}"]\n# W1\n\n# L1 L\n' for n in (1, 2, 3))
    drawing = parse_drawing('[Rules "dynasty/2"]\n' + games)
    assert drawing.is_over
    assert [standing.points for standing in drawing.standings()] == [6, 3]


@pytest.mark.parametrize(
    ("text", "expected", "line", "column"),
    [
        ("# W\nW X", Expected.SQUARE, 2, 3),
        ("# W4", Expected.SQUARE, 1, 3),
        ("W W\n\n# W", Expected.ONE_CASTLE, 1, 1),
        ("# W\n# W", Expected.ONE_CASTLE, 2, 1),
        ('[Rules "classic/2"]\n# W W W W W', Expected.SMALLER_LAND, 2, 1),
        ('[Rules "classic/2"]\n#\n\n#\n\n#', Expected.LAND, 6, 1),
        ('[Rules "chess/2"]\n#', Expected.RULES, 1, 1),
        ('[Rules "dynasty/2"]\n#', Expected.GAME, 2, 1),
        ('[Rules "classic/2"]\n# W\n[Game "2"]\n#', Expected.GAME, 3, 1),
        ("", Expected.LAND, 1, 1),
    ],
)
def test_errors_say_where(text: str, expected: Expected, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_drawing(text)
    assert (caught.value.expected, caught.value.line, caught.value.column) == (
        expected,
        line,
        column,
    )


def test_records_and_positions_are_no_drawings() -> None:
    assert is_drawing(TWO.encode())
    assert is_drawing(b"\n . W #")
    assert not is_drawing(b'[Rules "demo/2"]\n\n0. (2 16 21 27) y>21')
    assert not is_drawing(b"classic/2 p -/- - 2,16,21,27 0:y -")
