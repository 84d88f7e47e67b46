"""Records and positions in files."""

import contextlib
import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp
from typing import Final, TypeVar

from platformdirs import user_data_path

from kingdomino.cli.errors import CommandError, file_errors
from kingdomino.cli.terminal.screen import printable
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record, parse_position, parse_record
from kingdomino.rules import Game, KingdominoError, View
from kingdomino.tiling import Drawing, parse_drawing
from kingdomino.tiling.drawing import is_drawing

STANDARD_INPUT: Final = "-"
SUFFIX: Final = ".kingdomino"


def data_folder() -> Path:
    """Return the folder of the user's data."""
    return user_data_path("kingdomino", appauthor=False)


_Parsed = TypeVar("_Parsed")


def read_document(name: str, texts: Texts) -> Record | View | Game:
    """Read a record or a position from a file, or from standard input for `-`.

    A record starts with a tag. Raises `CommandError`.
    """
    return _parse(name, texts, _parse_document)


def read_document_or_drawing(name: str, texts: Texts) -> Record | View | Game | Drawing:
    """Read a record, a position or drawn kingdoms. Raises `CommandError`."""

    def parse(content: bytes) -> Record | View | Game | Drawing:
        return parse_drawing(content) if is_drawing(content) else _parse_document(content)

    return _parse(name, texts, parse)


def _parse(name: str, texts: Texts, parse: Callable[[bytes], _Parsed]) -> _Parsed:
    content = _read(name, texts)
    try:
        return parse(content)
    except KingdominoError as error:
        raise CommandError(f"{printable(name)}: {explain(texts, error)}") from error


def _parse_document(content: bytes) -> Record | View | Game:
    if content.lstrip().startswith(b"["):
        return parse_record(content)
    return parse_position(content.strip())


def read_record(name: str, texts: Texts) -> Record:
    """Read a record from a file, or from standard input for `-`.

    Raises `CommandError`, also for a position.
    """
    document = read_document(name, texts)
    if not isinstance(document, Record):
        raise CommandError(texts("error-not-a-record", file=printable(name)))
    return document


def write_file(name: str, content: bytes, texts: Texts) -> None:
    """Write a file. Raises `CommandError` if that is impossible."""
    with file_errors(texts, "error-write-file", name):
        _path(name).write_bytes(content)


def _read(name: str, texts: Texts) -> bytes:
    with file_errors(texts, "error-read", name):
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else _path(name).read_bytes()


def _path(name: str) -> Path:
    if "\0" in name:
        raise FileNotFoundError(name)
    return Path(name)


class SaveFile:
    """The file of a game, replaced atomically with every save."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """The path as the player gave it."""

    @classmethod
    def default(cls, now: datetime) -> "SaveFile":
        """Return a new file in the user's data folder, named after the time."""
        folder = data_folder() / "games"
        name = now.strftime("%Y-%m-%d_%H-%M-%S")
        path, number = folder / f"{name}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = folder / f"{name}_{number}{SUFFIX}"
        return cls(path)

    def write(self, text: str) -> None:
        """Replace the content of the file.

        The text is written to a temporary file, flushed to the disk, and renamed: a crash or a full
        disk leaves the old content. Raises `OSError`.
        """
        target = self.path.resolve()  # a link stays a link
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.is_dir():
            raise IsADirectoryError(f"{target} is a folder")
        handle, temporary = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                Path(temporary).chmod(target.stat().st_mode & 0o777)
            Path(temporary).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
