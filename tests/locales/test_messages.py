"""Every language has all messages of English, and no others."""

import re
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from pathlib import Path

import click
import pytest

import kingdomino
from kingdomino.analysis import Grade, ReasonKind, Theme
from kingdomino.bots import LEVELS
from kingdomino.bots.check import Check
from kingdomino.cli.commands.root import root
from kingdomino.cli.play.turn import Word, normalise
from kingdomino.cli.ruleset_options import option_name
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.locales.texts import fluent_files
from kingdomino.rules import (
    BOOKS,
    PRESETS,
    SETTINGS,
    Bonus,
    Colour,
    MiddleKingdom,
    Opening,
    Terrain,
    TieBreak,
)
from kingdomino.server.settings import Settings
from kingdomino.tables import Check as Verdict
from kingdomino.tables import Reaction, Status
from kingdomino.tiling import ConflictReason
from tests.cli.words import find_command
from tests.locales.errors import error_messages, format_fields
from tests.locales.messages import read, variables

SOURCE = Path(kingdomino.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
ENGLISH = read("en")
ERRORS = error_messages()
VARIABLES = {
    **{name: variables(message) for name, message in ENGLISH.items()},
    **{name: format_fields(text) for name, text in ERRORS.items()},
}
OTHERS = [language for language in LANGUAGES if language != "en"]


def composed() -> set[str]:
    """Return the ids that the program composes."""
    kinds: dict[str, type[StrEnum]] = {
        "colour-{}": Colour,
        "terrain-{}": Terrain,
        "terrain-{}-letter": Terrain,
        "opening-{}": Opening,
        "rules-opening-{}": Opening,
        "middle-kingdom-{}": MiddleKingdom,
        "bonus-{}": Bonus,
        "variant-{}": Bonus,
        "guide-variant-{}": Bonus,
        "criterion-{}": TieBreak,
        "victory-by-{}": TieBreak,
        "reaction-{}": Reaction,
        "table-status-{}": Status,
        "verdict-{}": Verdict,
        "word-{}": Word,
        "word-{}-about": Word,
        "check-{}": Check,
        "grade-{}": Grade,
        "reason-{}": ReasonKind,
        "tiling-{}": ConflictReason,
        "puzzle-theme-{}": Theme,
    }
    names = {form.format(value) for form, kind in kinds.items() for value in kind}
    for form, words in {
        "book-{}": BOOKS,
        "preset-{}": PRESETS,
        "preset-{}-about": PRESETS,
        "level-{}": LEVELS,
        "level-{}-about": LEVELS,
        "rank-{}": range(1, 5),
        "setting-{}": ("sound", "marks", "glyphs", "contrast"),
        "speed-{}": ("calm", "normal", "quick", "off"),
        "theme-{}": ("auto", "light", "dark"),
        "refusal-{}": ("occupied", "out-of-grid", "no-matching-neighbour"),
        "score-bonus-{}": ("earned", "open", "lost"),
        "local-{}": ("gone", "damaged", "storage", "stale"),
        "ask-{}": map(option_name, SETTINGS.values()),
        "option-{}": map(option_name, SETTINGS.values()),
        "option-serve-{}": [
            setting.name.replace("_", "-")
            for setting in fields(Settings)
            if setting.name != "database"
        ],
    }.items():
        names |= {form.format(word) for word in words}
    for topic in topics():
        names |= {f"help-{topic}", f"help-{topic}-short"}
    return names


def topics() -> Iterator[str]:
    """Yield the names of the commands; of a subcommand, with its parent's."""
    yield "kingdomino"
    for name in root.list_commands(click.Context(root)):
        yield name
        command = find_command(name)
        if isinstance(command, click.Group):
            yield from (f"{name}-{child}" for child in command.commands)


def test_every_composed_id_has_a_message() -> None:
    assert composed() - ENGLISH.keys() == set()


def test_no_message_is_unused() -> None:
    files = [*SOURCE.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    # Generated: the names of all messages.
    written = [file for file in files if not file.name.endswith(".d.ts")]
    code = "\n".join(file.read_text("utf-8") for file in written)
    named = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)*)[\"']", code))
    # Options are named by their ending: option("--seat", text="seat").
    named |= {f"option-{ending}" for ending in re.findall(r'text="([a-z-]+)"', code)}
    assert ENGLISH.keys() - named - composed() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_and_of_all_errors(language: str) -> None:
    assert read(language).keys() == ENGLISH.keys() | ERRORS.keys()


def test_english_has_no_copies_of_the_messages_of_errors() -> None:
    assert ENGLISH.keys() & ERRORS.keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_variables_of_the_english_one(language: str) -> None:
    messages = read(language)
    different = {name for name, names in VARIABLES.items() if variables(messages[name]) != names}
    assert different == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert [file.name for file in fluent_files(language)] == [
        file.name for file in fluent_files("en")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 3, 21])
def test_every_message_can_be_formatted(language: str, number: int) -> None:
    texts = Texts(language)
    for name, names in VARIABLES.items():
        if language != "en" or name in ENGLISH:
            assert texts(name, **dict.fromkeys(names, number)).strip(), name


SAME_AS_ENGLISH = {
    "ask-seat": "a colour and a default, nothing to translate",
    "cell-holds": "a cell and what it holds",
    "gain-alone": "a number",
    "gain-with": "a number and territories",
    "score-bonus-earned": "a bonus and its points",
    "score-grid": "a size and players",
    "score-tab": "a player and points",
    "square-with-crowns": "a terrain and its crowns",
    "territory-score": "a formula",
    "usage-bad-value": "a name and a sentence",
    "replay-enter": "the name of a key",
    "screen-enter": "the name of a key",
    "screen-escape": "the name of a key",
}
_LETTERS = {f"terrain-{terrain}-letter" for terrain in Terrain}
SAME_WORD = {
    "he": _LETTERS,  # Latin, see he/game.ftl
    "el": {"title"},  # the Greek box says Kingdomino
    "ro": {
        *(
            "column-rating",
            "guide-points-total",
            "level-regent",
            "lobby-bot",
            "move-log-bot",
            "preset-demo",
        ),
        *("terrain-lake-letter", "title"),
    },
    "fr": {
        *(
            "clock-minutes",
            "coach-points",
            "column-points",
            "end-points",
            "fact-machine",
            "fact-version",
            "coach-row-domino",
            "games-own-points",
            "guide-points-total",
        ),
        *(
            "level-page",
            "lobby-bot",
            "move-log-bot",
            "menu",
            "points",
            "replay-pause",
            "report-points",
        ),
        *("seat-bots", "setting-speed", "terrain-forest-letter", "terrain-lake-letter"),
        *("terrain-mine", "terrain-mine-letter", "title", "usage-options", "usage-options-title"),
    },
    "de": {
        *(
            "coach-row-domino",
            "domino-faces",
            "fact-version",
            "level-page",
            "level-regent",
            "lobby-bot",
            "move-log-bot",
        ),
        *(
            "score-name",
            "preset-demo",
            "reaction-surprise",
            "seat-bots",
            "setting-speed",
            "speed-normal",
        ),
        *("terrain-mine", "terrain-mine-letter", "title"),
    },
    "es": {
        *("lobby-bot", "move-log-bot", "no", "preset-demo", "seat-bots", "terrain-lake-letter"),
        *("terrain-mine-letter", "title"),
    },
}
"""Messages that are rightly the same as in English, by language."""


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    english, texts = Texts("en"), Texts(language)
    same = set()
    for name, names in VARIABLES.items():
        params = dict.fromkeys(names, 7)
        is_error = name in ERRORS
        source = ERRORS[name].format(**params) if is_error else english(name, **params)
        if source.casefold().rstrip(".") == texts(name, **params).casefold().rstrip("."):
            same.add(name)
    assert same - SAME_AS_ENGLISH.keys() == SAME_WORD.get(language, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_the_terrains_are_six_and_one_column_wide(language: str) -> None:
    texts = Texts(language)
    letters = {texts(f"terrain-{terrain}-letter") for terrain in Terrain}
    assert len(letters) == len(Terrain)
    assert {len(letter) for letter in letters} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_to_type_are_told_apart(language: str) -> None:
    texts = Texts(language)
    meanings: dict[str, set[Word]] = {}
    for word in Word:
        meanings.setdefault(word.value, set()).add(word)
        meanings.setdefault(normalise(texts(f"word-{word}")), set()).add(word)
    assert [word for word, meant in meanings.items() if len(meant) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_a_message_names_the_word_of_the_language(language: str) -> None:
    texts = Texts(language)
    assert texts("word-help") in texts("hint-help")
