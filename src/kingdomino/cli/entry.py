"""Where the command begins and ends."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper

import click

from kingdomino.cli.command import build
from kingdomino.cli.errors import (
    EXIT_BROKEN,
    EXIT_BROKEN_PIPE,
    EXIT_FAILED,
    EXIT_INTERRUPTED,
    CommandError,
    explain_system,
)
from kingdomino.cli.screen import printable
from kingdomino.cli.usage import explain_usage
from kingdomino.locales import Texts, choose_language, explain
from kingdomino.rules import KingdominoError

_LANGUAGE_OPTIONS = ("--language", "-L")


def main() -> None:
    """Run the command with the arguments of this process, and end it."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run the command; returns the exit code. Whatever goes wrong is told in one line."""
    _forgive_encodings()
    texts = Texts(choose_language(_wanted_language(arguments), environment))
    try:
        code = build(texts).main(list(arguments), prog_name="kingdomino", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, click.Abort):
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _silence()
        return EXIT_BROKEN_PIPE
    except Exception as error:
        return _fail(texts, error)
    return code if isinstance(code, int) else 0


def _fail(texts: Texts, error: Exception) -> int:
    """Tell what went wrong on one line of standard error."""
    code = EXIT_FAILED
    match error:
        case click.UsageError():
            message = explain_usage(texts, error)
        case KingdominoError():
            message = explain(texts, error)
        case CommandError():
            message = str(error)
        case OSError():
            _silence()
            message = explain_system(texts, error)
        case _:
            # A mistake of ours. Nobody is helped by a traceback in the middle of a game.
            message = texts("error-unexpected", error=f"{type(error).__name__}: {error}")
            code = EXIT_BROKEN
    with suppress(OSError):
        print(f"kingdomino: {printable(' '.join(message.split()))}", file=sys.stderr, flush=True)
    return code


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """The language option, read before the others: their help texts are in that language."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name in _LANGUAGE_OPTIONS:
            following = arguments[index + 1] if index + 1 < len(arguments) else ""
            return value or following
        if argument.startswith("-L"):
            return argument[2:]
    return None


def _forgive_encodings() -> None:
    """Show a question mark for what a terminal can't show; never fail for it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _silence() -> None:
    """Python flushes standard output once more when it ends: that must not fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
