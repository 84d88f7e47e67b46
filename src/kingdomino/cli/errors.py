"""What went wrong, in the reader's language."""

from typing import Final

from kingdomino.locales import Texts

EXIT_BROKEN: Final = 1
"""A mistake in the program itself."""
EXIT_FAILED: Final = 2
"""Something that was given can't be used: an option, a file, a record."""
EXIT_INTERRUPTED: Final = 130
"""Ctrl-C, as shells count it."""
EXIT_BROKEN_PIPE: Final = 141
"""Whoever was reading has stopped, as shells count it."""


class CommandError(Exception):
    """A command can't do what it was asked for; the message is for the reader."""


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
