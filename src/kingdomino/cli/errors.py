"""What went wrong, in the reader's language."""

from typing import Final

from kingdomino.locales import Texts
from kingdomino.notation import NotationError
from kingdomino.rules import KingdominoError

EXIT_BROKEN: Final = 1
"""A mistake in the program itself."""
EXIT_FAILED: Final = 2
"""Something that was given can't be used: an option, a file, a record."""
EXIT_INTERRUPTED: Final = 130
"""Ctrl-C, as shells count it."""
EXIT_BROKEN_PIPE: Final = 141
"""Whoever was reading has stopped, as shells count it."""

# By the names of the errors: to explain one of the arena's, nobody has to import the arena.
_PREFIXES: Final = {
    "IllegalActionError": "error-illegal",
    "RulesetError": "error-ruleset",
    "SeedError": "error-seed",
    "UnknownDealError": "error-deal",
    "BotNameError": "error-bot",
    "EntrantError": "error-entrant",
    "LedgerError": "error-results",
    "FaultError": "fault",
    "CheckError": "complaint",
}


class CommandError(Exception):
    """A command can't do what it was asked for; the message is for the reader."""


def explain(texts: Texts, error: KingdominoError) -> str:
    """An error of the library in the language of the texts, on one line."""
    if isinstance(error, NotationError):
        return _explain_notation(texts, error)
    params = dict(error.params)
    cause = getattr(error, "cause", None)
    if cause is not None:
        params["because"] = explain(texts, cause)
    return texts(f"{_PREFIXES[type(error).__name__]}-{error.reason}", **params)


def _explain_notation(texts: Texts, error: NotationError) -> str:
    place = {"line": error.line, "column": error.column}
    expected = texts(f"expected-{error.expected}")
    cause = error.__cause__
    if isinstance(cause, KingdominoError):
        because = explain(texts, cause)
        return texts("error-notation-impossible", expected=expected, because=because, **place)
    return texts("error-notation-unreadable", expected=expected, **place)


def explain_system(texts: Texts, error: OSError) -> str:
    """Why a file can't be read or written, in the language of the texts where it has the words."""
    match error:
        case FileNotFoundError():
            return texts("error-file-missing")
        case IsADirectoryError():
            return texts("error-file-folder")
        case PermissionError():
            return texts("error-file-forbidden")
        case _:
            return error.strerror or type(error).__name__
