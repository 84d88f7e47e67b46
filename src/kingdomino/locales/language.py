"""The languages, and the choice of one.

A language is a folder of messages and a line in `LANGUAGES`. The web client has a copy of the list,
which `tests/architecture` compares.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple


class Language(NamedTuple):
    """A language: its name, direction and script."""

    name: str
    """In the language itself."""
    direction: Literal["ltr", "rtl"] = "ltr"
    """The direction of the text."""
    script: Literal["latin", "latin-ext", "cyrillic", "greek", "hebrew"] = "latin"
    """The letters that the web client needs a font for."""


LANGUAGES: Final[Mapping[str, Language]] = {
    "en": Language("English"),
    "bg": Language("Български", script="cyrillic"),
    "he": Language("עברית", direction="rtl", script="hebrew"),
    "ru": Language("Русский", script="cyrillic"),
    "el": Language("Ελληνικά", script="greek"),
    "ro": Language("Română", script="latin-ext"),
    "fr": Language("Français"),
    "de": Language("Deutsch"),
    "es": Language("Español"),
}
"""The languages by code."""

SOURCE_LANGUAGE: Final = "en"
"""The language that the others are translated from."""

_DEPRECATED_CODES: Final = {"iw": "he", "mo": "ro"}
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_UNTRANSLATED: Final = ("C", "POSIX")


def choose_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, else that of the environment, else English.

    `KINGDOMINO_LANGUAGE` decides if it is set, then the locale: the first of `LC_ALL`,
    `LC_MESSAGES` and `LANG`. As in gettext, `LANGUAGE` is a list that comes before any locale but
    `C`.

    >>> choose_language(None, {"LANG": "ru_RU.UTF-8"})
    'ru'
    >>> choose_language("he", {"LANG": "ru_RU.UTF-8"})
    'he'
    >>> choose_language(None, {"LANGUAGE": "xx:el:ro", "LANG": "ru_RU.UTF-8"})
    'el'
    """
    candidates = [requested] if requested else _candidates(environment)
    return next(filter(None, map(find_language, candidates)), SOURCE_LANGUAGE)


def _candidates(environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the names of languages in the environment, the most wanted first."""
    if own := environment.get("KINGDOMINO_LANGUAGE"):
        yield own
        return
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    if locale.partition(".")[0] not in _UNTRANSLATED:
        yield from environment.get("LANGUAGE", "").split(":")
    yield locale


def find_language(name: str) -> str | None:
    """Return the code of the language of a locale or a language tag, if it has texts.

    >>> find_language("iw_IL.UTF-8"), find_language("ro-MD"), find_language("tlh")
    ('he', 'ro', None)
    """
    code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    code = _DEPRECATED_CODES.get(code, code)
    return code if code in LANGUAGES else None
