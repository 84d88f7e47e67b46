"""The messages of one language, from Fluent files."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from kingdomino.locales.language import LANGUAGES, SOURCE_LANGUAGE

_CACHE_SIZE: Final = 4096
_LONGEST: Final = 1000  # characters of a variable; Fluent rejects longer ones
_NOT_GROUPED: Final = frozenset(
    ("seed", "found", "wanted", "known", "line", "column", "code", "deal", "ply", "last", "now")
)
"""Variables that identify something: shown without separators, as they are typed."""


class UnknownTextError(LookupError):
    """A message does not exist or lacks a variable: a bug in the caller."""


class Texts:
    """The messages of one language, by id; a message that it lacks is in English.

    >>> texts = Texts("en")
    >>> texts("points", count=1), texts("points", count=12)
    ('1 point', '12 points')

    With `isolating`, variables are wrapped in U+2068 and U+2069, so that a Latin name keeps its
    place in a Hebrew sentence. That is for HTML; terminals would show boxes.
    """

    def __init__(self, language: str, *, isolating: bool = False) -> None:
        self.language = language
        """The code of the language, one of `LANGUAGES`."""
        self._bundle = _bundle(language, isolating)
        self._formatted: dict[tuple[object, ...], str] = {}

    def __call__(self, name: str, /, **params: object) -> str:
        """Return a message, formatted with its variables.

        Raises `UnknownTextError` if there is no such message or a variable is missing.
        """
        key = (name, *params.items())
        if (cached := self._formatted.get(key)) is not None:
            return cached
        text = self._format(name, params)
        if len(self._formatted) < _CACHE_SIZE:
            self._formatted[key] = text
        return text

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def decimal(self, number: str) -> str:
        """Return a number with the decimal separator of the language.

        >>> Texts("ru").decimal("+0.5"), Texts("he").decimal("+0.5")
        ('+0,5', '+0.5')
        """
        return number.replace(".", get_decimal_symbol(self.language))

    def _format(self, name: str, params: dict[str, object]) -> str:
        if not self._bundle.has_message(name):
            raise UnknownTextError(f"no message {name!r} in {self.language}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise UnknownTextError(f"message {name!r} in {self.language} has no text")
        variables = {key: _fluent_value(key, value) for key, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise UnknownTextError(f"message {name!r} in {self.language}: {errors[0]}")
        return str(text)


def _fluent_value(name: str, value: object) -> int | str | FluentType:
    """Convert a variable to a type of Fluent: an integer, or a string that is not too long."""
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False) if name in _NOT_GROUPED else value
    text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def fluent_files(language: str) -> list[Traversable]:
    """Return the Fluent files of a language, sorted by name.

    Raises `ValueError` for an unknown language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    folder = files("kingdomino.locales").joinpath(language)
    fluent = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(fluent, key=lambda file: file.name)


@cache
def _bundle(language: str, isolating: bool) -> FluentBundle:
    """Return the messages of a language; those that it lacks are in English."""
    bundle = FluentBundle([language], use_isolating=isolating)
    for source in (language, SOURCE_LANGUAGE):
        for file in fluent_files(source):
            # What is in the bundle already is not overridden.
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
