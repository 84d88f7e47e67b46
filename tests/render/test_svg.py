"""Pictures: self-contained SVG with the artwork and the colours of the page."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, get_args
from xml.etree import ElementTree

import pytest

from kingdomino import render
from kingdomino.render.outline import outline
from kingdomino.render.window import full_window, reach_window
from kingdomino.rules import DOMINOES, Cell, Colour, Game, Kingdom, Line, Place, Ruleset
from tests.random_play import final, history

GAME = Game.new(Ruleset.preset("classic", players=4), seed=11)
POSITIONS = history(GAME, Random(3))
MIDDLE, END = POSITIONS[len(POSITIONS) // 2], POSITIONS[-1]
DUEL = final(Game.new(Ruleset.preset("mighty-duel", players=2), seed=1), Random(1))


def pictures(theme: str) -> Iterator[str]:
    for number in DOMINOES:
        yield render.domino_svg(number, theme=theme)
    for line in MIDDLE.lines:
        yield render.line_svg(line, turn=1, theme=theme)
    for colour, kingdom in zip(Colour, MIDDLE.kingdoms, strict=True):
        yield render.kingdom_svg(kingdom, colour=colour, theme=theme, coordinates=True, last=True)
        yield render.kingdom_svg(kingdom, theme=theme, legal=48, territories="full")
    for game in (GAME, MIDDLE, END, DUEL):
        yield render.game_svg(game, theme=theme, territories="points", coordinates=True)
        yield render.card_svg(game, theme=theme)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_needs_nothing_outside_of_it(theme: str) -> None:
    for picture in pictures(theme):
        root = ElementTree.fromstring(picture)
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        used = re.findall(r'(?:href="#|url\(#)([\w-]+)', picture)
        assert set(used) <= set(ids)
        assert len(ids) == len(set(ids))
        assert not re.search(r"var\(|class=|<style|font-family", picture)


def test_the_same_picture_is_drawn_twice() -> None:
    assert render.game_svg(MIDDLE) == render.game_svg(MIDDLE)


def test_every_placed_domino_is_drawn() -> None:
    kingdom = END.kingdoms[0]
    seams = render.kingdom_svg(kingdom).count('stroke-dasharray="5 4"')
    assert seams == len(kingdom.placed)


def test_legal_cells_are_marked() -> None:
    kingdom = Kingdom.empty()
    cells = {cell for place in kingdom.placements(DOMINOES[48]) for cell in place_cells(place)}
    picture = render.kingdom_svg(kingdom, legal=48)
    assert picture.count("M50 42l8 8-8 8-8-8z") == len(cells)
    assert picture == render.kingdom_svg(kingdom, legal=DOMINOES[48])


def place_cells(place: Place) -> tuple[Cell, Cell]:
    return place.first, place.second


def test_territories_are_labelled_with_their_points() -> None:
    kingdom = END.kingdoms[0]
    scoring = [territory for territory in kingdom.territories() if territory.points]
    assert scoring
    counts = {
        style: render.kingdom_svg(kingdom, territories=style).count('width="76"')
        for style in get_args(render.Territories)
    }
    expected = len(scoring)
    assert counts == {"none": 0, "outline": 0, "points": expected, "full": expected}


def test_the_size_is_the_width_in_pixels() -> None:
    root = ElementTree.fromstring(render.kingdom_svg(Kingdom.empty(), width=300))
    assert (root.attrib["width"], root.attrib["height"]) == ("300", "300")


def test_names_and_titles_are_escaped() -> None:
    names = ["<a>", "b&c", '"d"', "e"]
    root = ElementTree.fromstring(render.game_svg(MIDDLE, names=names, title="<&>"))
    texts = [element.text for element in root.iter() if element.tag.endswith(("text", "title"))]
    assert texts == ["<&>", *names]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"theme": "blue"}, "light or dark"),
        ({"territories": "all"}, "'outline'"),
        ({"colour": "red"}, "red"),
        ({"legal": 49}, "1 to 48"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        render.kingdom_svg(Kingdom.empty(), **options)  # type: ignore[arg-type]


def test_a_game_has_a_name_for_each_player() -> None:
    with pytest.raises(ValueError, match="4 names"):
        render.game_svg(MIDDLE, names=["Ann"])


def test_a_game_is_drawn_in_the_colours_of_its_seats() -> None:
    game = MIDDLE
    assert any(0 in line.kings for line in game.lines)
    usual = render.game_svg(game)
    assert render.game_svg(game, colours=list(Colour)) == usual
    swapped = render.game_svg(game, colours=[Colour.BLUE, Colour.YELLOW, Colour.GREEN, Colour.PINK])
    duel = render.game_svg(DUEL, colours=[Colour.BLUE, Colour.GREEN])
    assert swapped != usual
    assert "em-blue" in duel
    assert "em-pink" not in duel


def test_a_finished_kingdom_fills_its_window() -> None:
    extent, window = DUEL.kingdoms[0].extent, full_window(DUEL.kingdoms[0])
    assert (window.view.width, window.view.height) == (7, 7)
    assert window.view.left <= extent.left
    assert extent.right < window.view.right
    assert not window.is_width_open


def test_a_window_shows_every_legal_cell() -> None:
    for game in POSITIONS:
        for kingdom in game.kingdoms:
            land = reach_window(kingdom).buildable
            for number in (1, 48):
                for place in kingdom.placements(DOMINOES[number]):
                    for cell in place_cells(place):
                        assert land.left <= cell.column < land.right
                        assert land.top <= -(cell.row + 1) < land.bottom


def test_a_ring_has_two_outlines() -> None:
    ring = [Cell(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert outline(ring).count("M") == 2


def test_a_placed_domino_leaves_an_empty_place_in_the_line() -> None:
    line = Line.deal([4, 28]).claimed(4, by=0).claimed(28, by=1)
    assert render.line_svg(line).count('stroke-dasharray="5 4"') == 2
    assert render.line_svg(line, turn=1).count('stroke-dasharray="5 4"') == 1


def test_notebooks_show_pictures() -> None:
    shown: tuple[Any, ...] = (
        DOMINOES[48],
        MIDDLE.lines[0],
        MIDDLE.kingdoms[0],
        MIDDLE,
        MIDDLE.view(0),
    )
    for value in shown:
        assert value._repr_svg_().startswith("<svg")


def test_the_package_has_no_other_names() -> None:
    assert set(render.__all__) <= set(dir(render))
    with pytest.raises(AttributeError, match="drawing_of"):
        _ = render.drawing_of
