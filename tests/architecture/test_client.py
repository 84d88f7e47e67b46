"""The web client: its modules import one way only, and what it repeats of Python is the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdomino.bots import LEVELS
from kingdomino.locales import LANGUAGES
from kingdomino.render.pieces import SEQUENCE, square_drawings
from kingdomino.render.theme import THEMES
from kingdomino.rules import (
    BOOKS,
    DOMINOES,
    PRESETS,
    SETTINGS,
    IllegalActionError,
    Kingdom,
    MiddleKingdom,
    Ruleset,
    Square,
    Terrain,
    setting_text,
)
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

# Each module may import those before it.
LIBRARY = (
    "api",
    "game",
    "engine",
    "host",
    "i18n",
    "ui",
    "chart",
    "animation",
    "sound",
    "board",
    "coach",
    "table",
)
# A route may import the whole library; these import other routes too.
ROUTES = {
    "play": {"rules"},
    "table": {"lobby", "play", "end"},
    "learn": {"play", "end", "rules"},
    "score": {"new", "end", "rules"},
    "daily": {"end", "puzzles"},
}
ROOT = {"App.svelte", "main.ts", "screens.ts", "screens.test.ts"}
OUTSIDE = {"breakpoints", "fakeServer", "inlineAnalyst", "localTables", "playedTable"}

_IMPORT = re.compile(r"(?:from|import)\s*\(?\s*'([^']+)'")


def source(name: str) -> str:
    return (CLIENT / name).read_text("utf-8")


def module_of(path: Path) -> str:
    """The module of a file: `lib/api`, `routes/home`, or its name at the root."""
    parts = path.relative_to(CLIENT).parts
    return "/".join(parts[:2]) if len(parts) > 1 else parts[0]


def imported_modules(file: Path, text: str) -> Iterator[str]:
    """The modules that a file imports, packages left out."""
    for name in _IMPORT.findall(text):
        if name.startswith("$lib/"):
            yield module_of(CLIENT / name[1:])
        elif name.startswith("."):
            target = (file.parent / name).resolve()
            inside = target.is_relative_to(CLIENT)
            yield module_of(target) if inside else target.name


def may_import(importer: str, target: str) -> bool:
    """Whether the modules are in the right order."""
    if importer == target or importer in ROOT or target in OUTSIDE:
        return True
    kind, _, name = importer.partition("/")
    other_kind, _, other_name = target.partition("/")
    if kind == "lib":
        return other_kind == "lib" and LIBRARY.index(other_name) < LIBRARY.index(name)
    return other_kind == "lib" or other_name in ROUTES.get(name, set())


def wrong_imports(file: Path, text: str) -> list[str]:
    """Imports against the order, one line each."""
    importer = module_of(file)
    return [
        f"{file.relative_to(CLIENT)} imports {target}"
        for target in imported_modules(file, text)
        if not may_import(importer, target)
    ]


def sources() -> Iterator[Path]:
    for pattern in ("*.ts", "*.svelte"):
        yield from CLIENT.rglob(pattern)


def test_every_module_imports_in_one_direction() -> None:
    assert [line for f in sources() for line in wrong_imports(f, f.read_text("utf-8"))] == []


def test_every_file_is_in_a_known_module() -> None:
    modules = {module_of(file) for file in sources()} - ROOT
    routes = {path.name for path in (CLIENT / "routes").iterdir()}
    assert modules == {f"lib/{name}" for name in LIBRARY} | {f"routes/{name}" for name in routes}


def test_routes_import_each_other_without_a_cycle() -> None:
    left = dict(ROUTES)
    while free := {name for name, targets in left.items() if not targets & left.keys()}:
        left = {name: targets for name, targets in left.items() if name not in free}
    assert left == {}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("lib/game/cell.ts", "import { t } from '$lib/i18n/texts.svelte';"),
        ("lib/api/client.ts", "import type { Box } from '../game/box';"),
        (
            "lib/ui/controls/Dialog.svelte",
            "const page = await import('../../../routes/home/Home.svelte');",
        ),
        ("lib/board/Board.svelte", "import '$lib/table/session.svelte';"),
        ("routes/home/Home.svelte", "import Game from '../play/Game.svelte';"),
        ("routes/play/Game.svelte", "import Table from '../table/Table.svelte';"),
    ],
)
def test_an_import_in_the_wrong_direction_is_reported(file: str, text: str) -> None:
    assert len(wrong_imports(CLIENT / file, text)) == 1


def test_dominoes_are_those_of_the_rules() -> None:
    printed = source("lib/game/dominoes.ts").split("const PRINTED =")[1].split(";")[0]
    drawn = [
        [Square(LETTERS[letter], int(crowns or 0)) for letter, crowns in squares]
        for squares in (re.findall(r"([wflgsm])(\d?)", domino) for domino in printed.split())
        if squares
    ]
    assert drawn == [[domino.first, domino.second] for domino in DOMINOES.values()]


def test_languages_are_those_of_the_project() -> None:
    row = r"^  (\w\w): \{ name: '(.+?)', direction: '(.+?)', script: '(.+?)' \},$"
    listed = re.findall(row, source("lib/i18n/languages.ts"), re.M)
    assert [(code, *info) for code, info in LANGUAGES.items()] == listed


def test_levels_and_reactions_are_those_of_the_server() -> None:
    seats = source("lib/game/seats.ts")
    assert [level for level in LEVELS if f"'{level}'" not in seats] == []
    menu = source("lib/table/ReactionList.svelte")
    assert [reaction for reaction in Reaction if f"'{reaction}'" not in menu] == []


def client_bonuses() -> dict[str, tuple[int, list[str], dict[str, str]]]:
    """Return the points, values and presets of the client's bonuses by name."""
    row = (
        r"^  '?([a-z-]+)'?: \{\n    points: (\d+),\n"
        r"    values: \[(.*?)\],\n    presets: \{(.*?)\},\n"
    )
    return {
        name: (
            int(points),
            re.findall(r"'([a-z-]+)'", values),
            dict(re.findall(r"'?([a-z-]+)'?: '([a-z-]+)'", presets)),
        )
        for name, points, values, presets in re.findall(
            row, source("lib/game/rules/bonuses.ts"), re.M
        )
    }


def test_bonuses_are_those_of_the_rules() -> None:
    expected = {}
    for setting in SETTINGS.values():
        if setting.bonus is None:
            continue
        assert setting.bonus == setting.name.replace("_", "-")
        values = [setting_text(value) for value in setting.values if value]
        presets = {
            name: setting_text(preset.settings[setting.name])
            for name, preset in PRESETS.items()
            if setting.name in preset.settings
        }
        expected[str(setting.bonus)] = (setting.bonus.points, values, presets)
    assert client_bonuses() == expected


def test_the_form_offers_the_settings_of_the_rules() -> None:
    rules = source("lib/game/rules/ruleset.ts")
    written = re.findall(r"^  (\w+): variants\.", rules.split("const settingsOf")[1], re.M)
    bonuses = {name.replace("-", "_") for name in client_bonuses()}
    assert {*written, *bonuses} == SETTINGS.keys() - {"tie_breaks"}
    openings = re.findall(r"'([a-z-]+)'", rules.split("const OPENINGS")[1].split(";")[0])
    assert openings == list(SETTINGS["opening"].values)


def test_presets_include_the_variants_of_the_rules() -> None:
    of_preset = source("lib/game/rules/ruleset.ts").split("const OF_PRESET")[1].split(";")[0]
    for name, preset in PRESETS.items():
        row = re.search(rf"'?{name}'?: \{{(.*?)\}}", of_preset)
        listed = re.findall(r"(\w+): true", row[1]) if row else []
        ruleset = Ruleset.preset(name, preset.players[0])
        expected = {"mightyDuel": ruleset.is_mighty_duel, "dynasty": ruleset.is_dynasty}
        assert listed == [key for key, value in expected.items() if value]


def test_rulebooks_are_those_of_the_rules() -> None:
    tables = source("lib/game/rules/books.ts")
    classic = tables.split("const CLASSIC =")[1].split("as const")[0]
    rows = re.findall(r"^  (\w+): \{(.*?)\},$", tables.split("const BOOKS =")[1], re.M | re.S)
    assert [name for name, _ in rows] == list(BOOKS)
    for name, row in rows:
        fields = dict(re.findall(r"(\w+): (\[.*?\]|[\w']+(?:,\w+')?)", classic + row))
        book = BOOKS[name]
        readings = ", ".join(f"'{reading}'" for reading in book.middle_kingdom)
        is_any = book.middle_kingdom == tuple(MiddleKingdom)
        assert fields == {
            "preset": f"'{book.preset}'",
            "players": f"[{', '.join(map(str, book.players))}]",
            "opening": f"'{book.opening}'",
            "tieBreaks": f"'{','.join(book.ruleset().tie_breaks)}'",
            "isVictoryShared": str(book.is_victory_shared).lower(),
            "middleKingdom": "MIDDLE_KINGDOMS" if is_any else f"[{readings}]",
        }


def sample_kingdoms(file: str) -> dict[str, tuple[Kingdom, list[str]]]:
    """Return the kingdoms of pictures, each with the territories that are written down.

    Raises `IllegalActionError` for a kingdom that could not have been built.
    """
    found = {}
    calls = re.findall(r"^export const ([A-Z_]+) = \w+\((.*?)\);$", source(file), re.M | re.S)
    for name, arguments in calls:
        kingdom = Kingdom.empty(7 if name == "REALM" else 5)
        for placement in re.findall(r"\d+:\w+", arguments):
            kingdom = kingdom.place(placement)
        found[name] = kingdom, re.findall(r"'([a-m]\d+(?: [a-m]\d+)*)'", arguments)
    return found


def points(kingdom: Kingdom) -> int:
    return kingdom.score(Ruleset.preset("classic")).points


def test_kingdoms_in_pictures_could_have_been_built() -> None:
    assert {"MARSHES", "WOODS", "REALM"} <= sample_kingdoms("lib/game/sampleKingdom.ts").keys()


def test_figures_of_the_rules_have_the_territories_that_score() -> None:
    figures = sample_kingdoms("routes/rules/figures/samples.ts")
    assert {"BEGUN", "WOODED", "FINISHED"} <= figures.keys()
    for kingdom, written in figures.values():
        territories = kingdom.score(Ruleset.preset("classic")).territories
        assert written == [" ".join(map(str, t.cells)) for t in territories if t.points]


def test_dominoes_held_over_figures_add_what_they_say() -> None:
    figures = sample_kingdoms("routes/rules/figures/samples.ts")
    held = []
    for file in sources():
        for excerpt in re.findall(r"<Excerpt\b([^>]*)", file.read_text("utf-8")):
            held += re.findall(
                r"kingdom=\{(\w+)\}.*ghost=\{ghostOver\('(.+?)', (\w+)\)\}", excerpt, re.S
            )
    assert len(held) >= 6
    for name, action, gain in held:
        kingdom, _ = figures[name]
        if gain == "null":
            with pytest.raises(IllegalActionError):
                kingdom.place(action)
        else:
            assert points(kingdom.place(action)) - points(kingdom) == int(gain)


def test_pictures_have_the_colours_of_the_page() -> None:
    style = source("lib/ui/styles/tokens.css")
    for theme, selector in (("light", ":root {"), ("dark", ":root[data-theme='dark'] {")):
        block = style.split(selector)[1].split("}")[0]
        colours = dict(re.findall(r"--([\w-]+): (#\w+);", block))
        assert {name: colours.get(name) for name in THEMES[theme]} == THEMES[theme]


def test_pictures_have_the_drawings_of_the_page() -> None:
    dominoes = source("lib/game/dominoes.ts")
    table = dominoes.split("const SEQUENCE")[1].split("};")[0]
    assert dict(re.findall(r"(\w+): '(\d+)'", table)) == SEQUENCE
    mirrored = re.search(r"isMirrored: (.+),", dominoes)
    assert mirrored
    counts = dict.fromkeys(Terrain, 0)
    for number, drawings in square_drawings().items():
        squares = (DOMINOES[number].first, DOMINOES[number].second)
        for square, drawing in zip(squares, drawings, strict=True):
            count = counts[square.terrain]
            expected = eval(mirrored[1].replace("===", "=="), {"count": count})
            assert drawing.is_mirrored == expected
            counts[square.terrain] += 1
