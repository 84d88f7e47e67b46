"""Plural forms."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from kingdomino.locales import LANGUAGES, Texts
from tests.locales.messages import read, variables, walk

COUNTS = (0, 1, 2, 3, 5, 11, 21, 100, 101)
POINTS = {
    "en": "0 points,1 point,2 points,3 points,5 points,11 points,21 points,100 points,101 points",
    "bg": "0 точки,1 точка,2 точки,3 точки,5 точки,11 точки,21 точки,100 точки,101 точки",
    "he": (
        "0 נקודות,נקודה אחת,שתי נקודות,3 נקודות,5 נקודות,11 נקודות,21 נקודות,100 נקודות,101 נקודות"
    ),
    "ru": "0 очков,1 очко,2 очка,3 очка,5 очков,11 очков,21 очко,100 очков,101 очко",
    "el": "0 πόντοι,1 πόντος,2 πόντοι,3 πόντοι,5 πόντοι,11 πόντοι,21 πόντοι,100 πόντοι,101 πόντοι",
    "ro": (
        "0 puncte,1 punct,2 puncte,3 puncte,5 puncte,11 puncte,21 de puncte,100 de puncte,"
        "101 puncte"
    ),
    "fr": "0 point,1 point,2 points,3 points,5 points,11 points,21 points,100 points,101 points",
    "de": "0 Punkte,1 Punkt,2 Punkte,3 Punkte,5 Punkte,11 Punkte,21 Punkte,100 Punkte,101 Punkte",
    "es": "0 puntos,1 punto,2 puntos,3 puntos,5 puntos,11 puntos,21 puntos,100 puntos,101 puntos",
}


@pytest.mark.parametrize("language", POINTS)
def test_points(language: str) -> None:
    texts = Texts(language)
    assert [texts("points", count=count) for count in COUNTS] == POINTS[language].split(",")


@pytest.mark.parametrize(
    ("language", "name", "expected"),
    [
        ("ru", "crowns", ["1 корона", "2 короны", "5 корон"]),
        ("ru", "squares", ["1 квадрат", "2 квадрата", "5 квадратов"]),
        ("ru", "dominoes", ["1 участок", "2 участка", "5 участков"]),
        ("ru", "rounds", ["1 раунд", "2 раунда", "5 раундов"]),
        ("ru", "players", ["1 игрок", "2 игрока", "5 игроков"]),
        ("he", "crowns", ["כתר אחד", "שני כתרים", "5 כתרים"]),
        ("he", "players", ["שחקן אחד", "שני שחקנים", "5 שחקנים"]),
        ("bg", "squares", ["1 квадрат", "2 квадрата", "5 квадрата"]),
        ("bg", "players", ["1 играч", "2 играчи", "5 играчи"]),
        ("el", "crowns", ["1 στέμμα", "2 στέμματα", "5 στέμματα"]),
        ("ro", "crowns", ["1 coroană", "2 coroane", "5 coroane"]),
    ],
)
def test_other_nouns(language: str, name: str, expected: list[str]) -> None:
    texts = Texts(language)
    assert [texts(name, count=count) for count in (1, 2, 5)] == expected


def test_twenty_and_more_take_de_in_romanian() -> None:
    assert Texts("ro")("dominoes", count=24) == "24 de plăcuțe de domino"


PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many"}
COMMON = range(1001)
"""Counts that a reader may meet."""


def categories(language: str) -> dict[str, list[int]]:
    """Return the counts of each plural category of a language."""
    plural = Locale.parse(language).plural_form
    counts: dict[str, list[int]] = {}
    for count in COMMON:
        counts.setdefault(plural(count), []).append(count)
    return counts


def plurals(language: str) -> Iterator[tuple[str, str, dict[str, ast.Pattern]]]:
    """Yield the message, the variable and the variants of every choice by a plural category."""
    for name, message in read(language).items():
        for node in walk(message):
            if isinstance(node, ast.SelectExpression):
                assert isinstance(node.selector, ast.VariableReference), name
                keys = {key_text(variant.key): variant.value for variant in node.variants}
                if keys.keys() & PLURAL_CATEGORIES:
                    yield name, node.selector.id.name, keys


def key_text(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_category_of_several_counts_names_the_count(language: str) -> None:
    """In Russian 21 is `one` too: a text that says “one” needs the variant `[1]`."""
    counts = categories(language)
    spelled_out = [
        (name, key)
        for name, variable, variants in plurals(language)
        for key, pattern in variants.items()
        if variable not in variables(pattern) and len(counts.get(key, [])) > 1
    ]
    assert spelled_out == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_has_every_category_of_the_language(language: str) -> None:
    needed = categories(language).keys()
    lacking = {
        name: needed - variants.keys()
        for name, _, variants in plurals(language)
        if needed - variants.keys()
    }
    assert lacking == {}
