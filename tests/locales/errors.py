"""The error classes, whose English messages the other languages translate."""

from collections.abc import Iterator
from string import Formatter

# The modules that define error classes.
import kingdomino.arena
import kingdomino.arena.play.cluster
import kingdomino.bots.check
import kingdomino.data
import kingdomino.server.http.problems
import kingdomino.storage
import kingdomino.tables
import kingdomino.tiling  # noqa: F401
from kingdomino.kernel import KernelMissingError
from kingdomino.notation import Expected, NotationError
from kingdomino.rules import KingdominoError

UNTRANSLATED = {KernelMissingError: "for programmers"}


def error_messages() -> dict[str, str]:
    """Return the English messages that have to be translated, as format strings by id."""
    messages = {f"expected-{expected}": _english(expected) for expected in Expected}
    for cls in error_classes(KingdominoError):
        if cls not in UNTRANSLATED:
            for reason, text in cls.messages.items():
                messages[f"error-{cls.kind}-{reason}"] = text
    # What was found is in English, so it is left out of the translations.
    for name in ("error-notation-unreadable", "error-notation-impossible"):
        messages[name] = messages[name].replace(", found {found}", "")
        messages[name] = messages[name].replace("{english}", "{expected}")
    return messages


def error_classes(cls: type[KingdominoError]) -> Iterator[type[KingdominoError]]:
    """Yield all subclasses of an error class."""
    for subclass in cls.__subclasses__():
        yield subclass
        yield from error_classes(subclass)


def format_fields(text: str) -> set[str]:
    """Return the names of the fields of a format string."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def _english(expected: Expected) -> str:
    error = NotationError("unreadable", expected=expected, line=1, column=1, found="")
    return str(error.params["english"]).replace("{", "{{").replace("}", "}}")
