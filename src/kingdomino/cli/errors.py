"""Exit codes, and errors for the reader."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kingdomino.cli.terminal.screen import printable
from kingdomino.locales import Texts

EXIT_CHECK_FAILED: Final = 1
"""A check found errors."""
EXIT_INTERNAL_ERROR: Final = 1
"""A bug in the program itself."""
EXIT_ERROR: Final = 2
"""An option, a file or a record can't be used."""
EXIT_INTERRUPTED: Final = 130
"""Ctrl-C: 128 + SIGINT, as in shells."""
EXIT_BROKEN_PIPE: Final = 141
"""The reader closed the pipe: 128 + SIGPIPE, as in shells."""

_EXTRAS: Final = {
    "kernel": ("numpy",),
    "server": ("asyncpg", "uvloop"),
    "arena": ("choix", "matplotlib"),
    "png": ("resvg_py",),
    "redis": ("redis",),
    "rl": ("PIL", "gymnasium", "pettingzoo", "pyspiel"),
    "data": ("pyarrow",),
    "cluster": ("dask", "distributed"),
}
"""The modules that come with each extra; all others of a command come with `play`."""


class CommandError(Exception):
    """A command failed; the message is in the reader's language."""


def explain_missing(texts: Texts, error: ModuleNotFoundError) -> str:
    """Return which package is not installed, and the extra that it comes with."""
    package = missing_package(error)
    extra = next((name for name, modules in _EXTRAS.items() if package in modules), "play")
    return texts("error-extra", package=package, extra=extra)


def missing_package(error: ModuleNotFoundError) -> str:
    """Return the package that is not installed."""
    return str(error.name).partition(".")[0]


@contextmanager
def file_errors(texts: Texts, message: str, file: str) -> Iterator[None]:
    """Convert `OSError` to a `CommandError` with a message that names the file and the reason."""
    try:
        yield
    except OSError as error:
        because = explain_os_error(texts, error)
        raise CommandError(texts(message, file=printable(file), because=because)) from error


def explain_os_error(texts: Texts, error: OSError) -> str:
    """Return why a file can't be read or written, translated for the common reasons."""
    match error:
        case FileNotFoundError():
            return texts("error-file-missing")
        case IsADirectoryError():
            return texts("error-file-folder")
        case PermissionError():
            return texts("error-file-forbidden")
        case _:
            return error.strerror or type(error).__name__
