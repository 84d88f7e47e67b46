"""Text drawings: what `print` shows."""

from random import Random

import pytest

from kingdomino import render
from kingdomino.rules import CASTLE, DOMINOES, Game, Kingdom, Ruleset
from kingdomino.rules.pieces import COLUMN_LETTERS
from tests.random_play import history

POSITIONS = history(Game.new(Ruleset.preset("classic", players=3), seed=4), Random(8))


def test_print_draws_the_board() -> None:
    game = POSITIONS[30]
    assert str(game) == str(game.public) == render.game_text(game)
    assert str(game.kingdoms[0]) == render.kingdom_text(game.kingdoms[0])
    assert str(game.lines[0]) == render.line_text(game.lines[0])


@pytest.mark.parametrize("ascii_", [False, True])
def test_every_square_is_at_its_column_and_row(ascii_: bool) -> None:
    kingdom = POSITIONS[-1].kingdoms[1]
    head, *rows = render.kingdom_text(kingdom, ascii=ascii_).splitlines()
    crown = "*" if ascii_ else "♛"
    drawn = {int(row[:2]): row for row in rows}
    for cell, square in kingdom.squares.items():
        middle = head.index(COLUMN_LETTERS[cell.column])
        crowns = f"{crown}{square.crowns}" if square.crowns else ""
        text = drawn[cell.row + 1][middle - 1 : middle + 2].strip()
        assert text == square.terrain[0].upper() + crowns
    assert drawn[CASTLE.row + 1][head.index("g")] == ("#" if ascii_ else "♜")


def test_a_game_shows_the_round_the_points_and_the_lines() -> None:
    for game in POSITIONS:
        text = render.game_text(game)
        for line in () if game.is_over else game.lines:
            assert all(f"{number:>2} " in text for number in line.dominoes)
        for seat, kingdom in enumerate(game.kingdoms):
            points = kingdom.points_with_bonuses(game.ruleset)
            assert game.round == 0 or f" {points} point" in text, seat


def test_ascii_means_ascii() -> None:
    for game in POSITIONS:
        assert render.game_text(game, ascii=True).isascii()


def test_names_replace_the_colours() -> None:
    text = render.game_text(POSITIONS[-1], names=["Ann", "Ben", "Eve"])
    assert all(name in text for name in ("Ann ", "Ben ", "Eve "))
    assert "pink" not in text


def test_a_domino_is_one_row() -> None:
    assert render.domino_text(DOMINOES[46], ascii=True) == "46  S M*2"


def test_the_short_form_of_a_value_fits_one_row() -> None:
    for game in POSITIONS:
        for value in (game, game.view(1), game.kingdoms[0]):
            assert len(repr(value)) < 80
            assert "\n" not in repr(value)
    assert repr(Kingdom.empty()) == "<Kingdom 5×5: 0 dominoes, 0 points>"
    assert repr(POSITIONS[-1]) == "<Game: 3 players, over>"
