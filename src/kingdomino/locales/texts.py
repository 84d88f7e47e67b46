"""The texts of one language."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kingdomino.locales.language import LANGUAGES

_CACHED: Final = 4096
_LONGEST: Final = 1000  # characters of a variable; Fluent refuses more


class UnknownTextError(LookupError):
    """There is no message of this name, or it lacks a variable: a mistake in the program."""


class Texts:
    """The messages of one language, by name.

    >>> texts = Texts("en")
    >>> texts("points", count=1), texts("points", count=12)
    ('1 point', '12 points')

    A page wants every variable wrapped in U+2068 and U+2069, so that a Hebrew sentence keeps a
    Latin name in its place; a terminal would show them as boxes, so they are left out unless asked
    for.
    """

    def __init__(self, language: str, *, isolating: bool = False) -> None:
        self.language = language
        """The code of the language, one of `LANGUAGES`."""
        self._bundle = _bundle(language, isolating)
        self._formatted: dict[tuple[object, ...], str] = {}

    def __call__(self, name: str, /, **params: object) -> str:
        """The message of this name, filled with its variables.

        Raises `UnknownTextError` if there is no such message, or it asks for what is not given.
        """
        key = (name, *params.items())
        if (known := self._formatted.get(key)) is not None:
            return known
        text = self._format(name, params)
        if len(self._formatted) < _CACHED:
            self._formatted[key] = text
        return text

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def _format(self, name: str, params: dict[str, object]) -> str:
        if not self._bundle.has_message(name):
            raise UnknownTextError(f"no message {name!r} in {self.language}")
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise UnknownTextError(f"message {name!r} in {self.language} has no text")
        plain = {key: _plain(value) for key, value in params.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise UnknownTextError(f"message {name!r} in {self.language}: {errors[0]}")
        return str(text)


def _plain(value: object) -> int | str:
    """A variable as Fluent takes it: a number, or a plain string that is not too long."""
    if isinstance(value, int):
        return value
    text = str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def sources(language: str) -> list[Traversable]:
    """The Fluent files of a language, by name.

    Raises `ValueError` for a language that there is not.
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    folder = files("kingdomino.locales").joinpath(language)
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def _bundle(language: str, isolating: bool) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=isolating)
    for source in sources(language):
        bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
