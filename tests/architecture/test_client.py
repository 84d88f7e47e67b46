"""The browser client has no rules and no texts of its own: what it repeats, it repeats exactly."""

import re
from pathlib import Path

from kingdomino.bots import LEVELS
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.rules import DOMINOES, Square, Terrain
from kingdomino.tables import Reaction

CLIENT = Path(__file__).parents[2] / "web" / "src"
LETTERS = {
    "w": Terrain.WHEAT,
    "f": Terrain.FOREST,
    "l": Terrain.LAKE,
    "g": Terrain.GRASSLAND,
    "s": Terrain.SWAMP,
    "m": Terrain.MINE,
}


def source(name: str) -> str:
    return (CLIENT / name).read_text("utf-8")


def test_the_client_draws_the_dominoes_of_the_rules() -> None:
    printed = source("pieces/faces.ts").split("const PRINTED =")[1].split(";")[0]
    drawn = [
        [Square(LETTERS[letter], int(crowns or 0)) for letter, crowns in found]
        for found in (re.findall(r"([wflgsm])(\d?)", domino) for domino in printed.split())
        if found
    ]
    assert drawn == [[domino.first, domino.second] for domino in DOMINOES.values()]


def test_the_client_asks_only_for_messages_that_there_are() -> None:
    texts = Texts("en")
    asked = {
        name
        for file in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
        for name in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", file.read_text("utf-8"))
    }
    assert {name for name in asked if name not in texts} == set()
    assert len(asked) > 100


def test_the_client_speaks_the_languages_of_the_project() -> None:
    spoken = dict(re.findall(r"^  (\w\w): '(.+)',$", source("texts/languages.ts"), re.MULTILINE))
    assert spoken == dict(LANGUAGES)


def test_the_client_knows_the_levels_and_the_reactions() -> None:
    assert [f"'{level}'" in source("table/people.ts") for level in LEVELS] == [True] * len(LEVELS)
    menu = source("table/Menu.svelte")
    assert [f"'{reaction}'" in menu for reaction in Reaction] == [True] * len(Reaction)
