"""The choice of a language, and its messages."""

import pytest

from kingdomino.locales import LANGUAGES, Texts, UnknownTextError, choose_language


@pytest.mark.parametrize(
    ("requested", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "bg_BG.UTF-8"}, "bg"),
        (None, {"LANG": "ro"}, "ro"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "el_GR", "LC_MESSAGES": "ru_RU"}, "ru"),
        (None, {"LC_MESSAGES": "ru_RU", "LC_ALL": "he_IL.UTF-8"}, "he"),
        (None, {"LC_ALL": "he_IL", "KINGDOMINO_LANGUAGE": "ro"}, "ro"),
        (None, {"LC_ALL": "", "LANG": "el_GR"}, "el"),
        (None, {"LANG": "iw_IL"}, "he"),
        (None, {"LANG": "xx_XX", "LC_ALL": "yy"}, "en"),
        ("ru-RU", {"LANG": "el_GR"}, "ru"),
        ("RU", {}, "ru"),
    ],
)
def test_the_language_is_chosen(
    requested: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(requested, environment) == language


def test_variables_are_isolated_on_request() -> None:
    assert Texts("he", isolating=True)("points", count=7) == "\u20687\u2069 נקודות"
    assert Texts("he")("points", count=7) == "7 נקודות"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownTextError, match="no message 'nonsense'"):
        Texts("en")("nonsense")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(UnknownTextError, match="points"):
        Texts("en")("points")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        Texts("xx")


def test_a_variable_that_is_too_long_is_cut() -> None:
    text = Texts("en")("saved", file="x" * 5000)
    assert text == "Saved in " + "x" * 999 + "…"


def test_texts_know_their_messages() -> None:
    assert "points" in Texts("en")
    assert "nonsense" not in Texts("en")


def test_every_language_has_a_name_of_its_own() -> None:
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)
