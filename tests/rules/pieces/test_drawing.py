"""Values of the rules draw themselves with what `kingdomino.render` registers."""

import pytest

import kingdomino as kd
from kingdomino.render import (
    domino_svg,
    game_svg,
    game_text,
    kingdom_svg,
    kingdom_text,
    line_svg,
    line_text,
)

GAME = kd.Game.new("classic/2", seed=7)
KINGDOM = kd.Kingdom.empty().place("48:g8h8")
LINE = GAME.lines[0]
DOMINO = kd.DOMINOES[48]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (GAME, game_text(GAME)),
        (GAME.view(), game_text(GAME.view())),
        (KINGDOM, kingdom_text(KINGDOM)),
        (LINE, line_text(LINE)),
    ],
)
def test_a_value_is_printed_as_it_is_drawn(value: object, text: str) -> None:
    assert str(value) == text


@pytest.mark.parametrize(
    ("value", "picture"),
    [
        (GAME, game_svg(GAME)),
        (GAME.view(), game_svg(GAME.view())),
        (KINGDOM, kingdom_svg(KINGDOM)),
        (LINE, line_svg(LINE)),
        (DOMINO, domino_svg(DOMINO)),
    ],
)
def test_a_notebook_shows_a_picture(value: object, picture: str) -> None:
    assert value._repr_svg_() == picture  # type: ignore[attr-defined]


def test_a_kingdom_is_short_in_a_list() -> None:
    assert repr([KINGDOM]) == "[<Kingdom 5×5: 1 domino, 3 points>]"
