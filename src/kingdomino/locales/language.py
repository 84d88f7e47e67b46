"""Which language to speak."""

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
"""The languages by code, each under the name it gives itself. English is the source."""

_OLD_CODES: Final = {"iw": "he", "mo": "ro"}
_VARIABLES: Final = ("KINGDOMINO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, or else the environment's; English if there is none.

    The first of `KINGDOMINO_LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides.

    >>> choose_language(None, {"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> choose_language("he", {"LANG": "ru_RU.UTF-8"})
    'he'
    >>> choose_language(None, {"LANG": "fr_FR.UTF-8"})
    'en'
    """
    names = [wanted, *(environment.get(variable) for variable in _VARIABLES)]
    name = next((name for name in names if name), "en")
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    code = _OLD_CODES.get(code, code)
    return code if code in LANGUAGES else "en"


def is_right_to_left(language: str) -> bool:
    """Whether a language is written from right to left.

    >>> is_right_to_left("he"), is_right_to_left("el")
    (True, False)
    """
    return language == "he"
