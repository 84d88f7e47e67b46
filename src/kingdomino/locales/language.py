"""The languages, and the choice of one."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "bg": "Български",
    "he": "עברית",
    "ru": "Русский",
    "el": "Ελληνικά",
    "ro": "Română",
}
"""The names of the languages, each in itself, by code."""

SOURCE_LANGUAGE: Final = "en"
"""The language that the others are translated from."""

_DEPRECATED_CODES: Final = {"iw": "he", "mo": "ro"}
_VARIABLES: Final = ("KINGDOMINO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, else that of the environment, else English.

    The first of `KINGDOMINO_LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides.

    >>> choose_language(None, {"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> choose_language("he", {"LANG": "ru_RU.UTF-8"})
    'he'
    >>> choose_language(None, {"LANG": "fr_FR.UTF-8"})
    'en'
    """
    names = [requested, *(environment.get(variable) for variable in _VARIABLES)]
    name = next((name for name in names if name), SOURCE_LANGUAGE)
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    code = _DEPRECATED_CODES.get(code, code)
    return code if code in LANGUAGES else SOURCE_LANGUAGE


def is_right_to_left(language: str) -> bool:
    """Return whether a language is written from right to left.

    >>> is_right_to_left("he"), is_right_to_left("el")
    (True, False)
    """
    return language == "he"
