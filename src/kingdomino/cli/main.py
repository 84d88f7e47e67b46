"""The entry point of the command."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper

import click

from kingdomino.cli.click_i18n import explain_usage_error
from kingdomino.cli.commands.root import root
from kingdomino.cli.errors import (
    EXIT_BROKEN_PIPE,
    EXIT_ERROR,
    EXIT_INTERNAL_ERROR,
    EXIT_INTERRUPTED,
    CommandError,
    explain_missing,
    explain_os_error,
    missing_package,
)
from kingdomino.cli.terminal.screen import printable
from kingdomino.locales import Texts, choose_language, explain
from kingdomino.rules import KingdominoError

_LANGUAGE_OPTIONS = ("--language", "-L")


def main() -> None:
    """Run the command with the arguments of this process, and exit."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run the command and return the exit code; an error is one line on standard error."""
    _replace_unencodable_characters()
    texts = Texts(choose_language(_requested_language(arguments), environment))
    try:
        code = root.main(list(arguments), "kingdomino", standalone_mode=False, obj=texts)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _discard_stdout()
        return EXIT_BROKEN_PIPE
    except Exception as error:
        return _report(texts, error)
    return code if isinstance(code, int) else 0


def _report(texts: Texts, error: Exception) -> int:
    """Write an error as one line on standard error, and return the exit code."""
    code = EXIT_ERROR
    match error:
        case click.UsageError():
            message = explain_usage_error(texts, error)
        case KingdominoError():
            message = explain(texts, error)
        case CommandError():
            message = str(error)
        case ModuleNotFoundError() if missing_package(error) != "kingdomino":
            message = explain_missing(texts, error)
        case OSError():
            _discard_stdout()
            message = explain_os_error(texts, error)
        case _:
            # A bug. A traceback in the middle of a game helps no player.
            message = texts("error-unexpected", error=f"{type(error).__name__}: {error}")
            code = EXIT_INTERNAL_ERROR
    with suppress(OSError):
        print(
            f"kingdomino: {printable(' '.join(message.splitlines()))}", file=sys.stderr, flush=True
        )
    return code


def _requested_language(arguments: Sequence[str]) -> str | None:
    """Return the value of the language option; it is parsed first, as the help depends on it."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name in _LANGUAGE_OPTIONS:
            following = arguments[index + 1] if index + 1 < len(arguments) else ""
            return value or following
        if argument.startswith("-L"):
            return argument[2:]
    return None


def _replace_unencodable_characters() -> None:
    """Write a question mark for a character that a terminal can't show, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_stdout() -> None:
    """Redirect standard output to nowhere: Python flushes it on exit, which would fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
