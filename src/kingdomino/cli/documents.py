"""Records and positions that are read from files."""

import sys
from pathlib import Path

from kingdomino.cli.errors import CommandError, explain_system
from kingdomino.cli.screen import printable
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record, parse_position, parse_record
from kingdomino.rules import Game, KingdominoError, View

STANDARD_INPUT = "-"


def read_document(name: str, texts: Texts) -> Record | View | Game:
    """The record or the position in a file, or on standard input for `-`.

    A record starts with a tag. Raises `CommandError`.
    """
    content = _read(name, texts)
    try:
        if content.lstrip().startswith(b"["):
            return parse_record(content)
        return parse_position(content.strip())
    except KingdominoError as error:
        raise CommandError(f"{printable(name)}: {explain(texts, error)}") from error


def read_record(name: str, texts: Texts) -> Record:
    """The record in a file, or on standard input for `-`.

    Raises `CommandError`, also for a position.
    """
    document = read_document(name, texts)
    if not isinstance(document, Record):
        raise CommandError(texts("error-not-a-record", file=printable(name)))
    return document


def _read(name: str, texts: Texts) -> bytes:
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.buffer.read()
        return Path(name).read_bytes()
    except OSError as error:
        because = explain_system(texts, error)
        raise CommandError(texts("error-read", file=printable(name), because=because)) from error
    except ValueError as error:  # a name with a zero byte in it
        because = texts("error-file-missing")
        raise CommandError(texts("error-read", file=printable(name), because=because)) from error
