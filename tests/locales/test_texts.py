"""The choice of a language, and its messages."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import pytest

from kingdomino.arena import ResultsFileError
from kingdomino.bots import BotError
from kingdomino.locales import LANGUAGES, Texts, UnknownTextError, choose_language, error_message
from kingdomino.locales import texts as texts_module


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
        (None, {"LANGUAGE": "bg", "LANG": "ru_RU.UTF-8"}, "bg"),
        (None, {"LANGUAGE": "xx:ro_RO:bg", "LC_ALL": "ru_RU"}, "ro"),
        (None, {"LANGUAGE": "xx", "LC_ALL": "ru_RU"}, "ru"),
        (None, {"LANGUAGE": "bg"}, "bg"),
        (None, {"LANGUAGE": "bg", "LC_ALL": "C.UTF-8", "LANG": "ru_RU"}, "en"),
        (None, {"LANGUAGE": "bg", "LANG": "C"}, "en"),
        (None, {"LANGUAGE": "bg", "KINGDOMINO_LANGUAGE": "he"}, "he"),
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
    texts = Texts("en")
    assert texts("saved", file="x" * 5000) == texts("saved", file="x" * 999 + "…")


def test_texts_know_their_messages() -> None:
    assert "points" in Texts("en")
    assert "nonsense" not in Texts("en")


def test_every_language_has_a_name_of_its_own() -> None:
    assert len({language.name for language in LANGUAGES.values()}) == len(LANGUAGES)


@pytest.fixture
def hollow_romanian(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Romanian without the messages of the page."""
    whole = texts_module.fluent_files

    def files(language: str) -> list[Traversable]:
        return [f for f in whole(language) if (language, f.name) != ("ro", "page.ftl")]

    monkeypatch.setattr(texts_module, "fluent_files", files)
    texts_module._bundle.cache_clear()
    yield Texts("ro")
    texts_module._bundle.cache_clear()


def test_a_missing_message_is_in_english_and_the_others_are_not(hollow_romanian: Texts) -> None:
    english = Texts("en")
    assert hollow_romanian("menu") == english("menu")
    assert hollow_romanian("points", count=20) != english("points", count=20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seed_is_shown_as_it_is_typed(language: str) -> None:
    texts = Texts(language)
    assert "1234567" in texts("arena-settings", rules="classic/2", deals=2000, seed=1234567)
    assert "2000" not in texts("arena-settings", rules="classic/2", deals=2_000_000, seed=1)
    error = ResultsFileError("other-run", file="x", setting="seed", found=1234567, wanted=7654321)
    if language != "en":
        assert {"1234567", "7654321"} <= set(re.findall(r"\d+", error_message(texts, error)))


@pytest.mark.parametrize(
    ("language", "number"), [("en", "12.5"), ("he", "12.5"), ("ru", "12,5"), ("el", "12,5")]
)
def test_decimals_have_the_separator_of_the_language(language: str, number: str) -> None:
    assert Texts(language).decimal("12.5") == number


def test_seconds_in_errors_have_the_separator_of_the_language() -> None:
    error = BotError("hung", seconds="0.5", said="-")
    assert "0,5" in error_message(Texts("ru"), error)
    assert "0.5" in error_message(Texts("he"), error)
