"""Scores, standings and the winner in words."""

import io

import pytest
from rich.console import Console

from kingdomino.cli.terminal.screen import Screen
from kingdomino.cli.terminal.standings import show_scores, show_standings, winner_text
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.rules import Bonus, Cell, Ruleset, Score, Standing, Terrain, Territory, TieBreak
from kingdomino.rules.scoring import rank

NAMES = ["Ann", "Bob", "Cy"]
RULES = Ruleset.preset("classic", players=2)


def territory(terrain: Terrain, squares: int, crowns: int) -> Territory:
    return Territory(terrain, tuple(Cell(i % 13, i // 13) for i in range(squares)), crowns)


def screen(language: str = "en", width: int = 80) -> tuple[Screen, io.StringIO]:
    shown = io.StringIO()
    return Screen(Console(file=shown, width=width), Texts(language)), shown


SIX_BY_TWO_THREES = Score((territory(Terrain.LAKE, 3, 2),))
SIX_BY_ONE_SIX = Score((territory(Terrain.WHEAT, 6, 1),))
SIX_AND_AN_IDLE_SIX = Score((territory(Terrain.LAKE, 2, 3), territory(Terrain.WHEAT, 6, 0)))


def standings(*scores: Score) -> tuple[Standing, ...]:
    return rank(RULES, [(score,) for score in scores])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scores", "winner", "criterion"),
    [
        ((SIX_BY_TWO_THREES, Score(())), "Ann", TieBreak.POINTS),
        ((SIX_BY_TWO_THREES, SIX_BY_ONE_SIX), "Bob", TieBreak.TERRITORY),
        ((SIX_AND_AN_IDLE_SIX, SIX_BY_ONE_SIX), "Ann", TieBreak.CROWNS),
    ],
)
def test_the_criterion_that_decided_is_named(
    scores: tuple[Score, ...], winner: str, criterion: TieBreak, language: str
) -> None:
    output, shown = screen(language)
    ranked = standings(*scores)
    text = winner_text(output, ranked, NAMES)
    assert winner in text
    expected = output.texts(f"victory-by-{criterion}", player="@").partition("@")
    assert text.startswith(expected[0])
    assert text.endswith(expected[2])
    show_standings(output, ranked, NAMES)
    reason = output.texts("tie-broken", criterion=output.texts(f"criterion-{criterion}"))
    assert (reason in shown.getvalue()) == (criterion is not TieBreak.POINTS)


def test_a_shared_victory_names_everybody() -> None:
    output, shown = screen()
    ranked = standings(SIX_BY_ONE_SIX, SIX_BY_ONE_SIX)
    assert winner_text(output, ranked, NAMES) == "Shared victory: Ann (pink), Bob (yellow)!"
    show_standings(output, ranked, NAMES)
    assert shown.getvalue() == "1. Ann (pink): 6 points\n1. Bob (yellow): 6 points\n"


def test_every_territory_and_bonus_is_shown() -> None:
    output, shown = screen()
    score = Score(SIX_AND_AN_IDLE_SIX.territories, (Bonus.MIDDLE_KINGDOM, Bonus.HARMONY))
    show_scores(output, standings(score), NAMES)
    assert shown.getvalue().splitlines() == [
        "",
        "1. Ann (pink): 21 points",
        "   lake: 2 squares × 3 crowns = 6",
        "   without crowns: 6 squares = 0",
        "   The Middle Kingdom: +10",
        "   Harmony: +5",
    ]


def test_a_territory_fits_in_a_narrow_screen() -> None:
    output, shown = screen("ru", width=40)
    score = Score((territory(Terrain.WHEAT, 17, 5),))
    show_scores(output, standings(score), NAMES)
    assert "   пшеничное поле: 17 × 5 = 85" in shown.getvalue()
