"""Results on disk: a line for the run, then a line for each game."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.result import Result
from kingdomino.arena.run import FORMAT, Run
from kingdomino.rules import KingdominoError


class LedgerError(KingdominoError):
    """A file that holds no results, or those of another run."""

    kind = "results"
    messages: ClassVar[dict[str, str]] = {
        "no-run": "{file} does not begin with the description of a run",
        "format": "{file} has format {found}; this version reads {known}",
        "unreadable": "{file}, line {line}: this is no game of the run",
        "other-run": "{file} belongs to another run: its {setting} is {found}, not {wanted}",
    }


class Book(NamedTuple):
    """What a file of results tells."""

    run: Run
    results: tuple[Result, ...]
    """Each game once, in the order they ended."""
    size: int
    """The bytes of all whole lines; what comes after was torn off."""


def read_book(path: Path) -> Book:
    """Read a file of results; a last line without its end was being written, and is left out.

    Raises `LedgerError`, and `OSError` if the file can't be read.
    """
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    lines = whole.splitlines()
    run = _read_run(path, lines)
    found: dict[Pairing, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        result = _read_result(path, number, line, run)
        found.setdefault(result.pairing, result)
    return Book(run, tuple(found.values()), len(whole))


class Ledger:
    """A file that results are added to.

    A run that was stopped goes on where it was: games that are in the file are not played again.
    Raises `LedgerError` if the file is another run's, and `OSError` if it can't be written.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.results: list[Result] = []
        """Those in the file, and those added since."""
        self.run = run
        """The run; one that goes on began when and how the file says."""
        book = None if _is_blank(path) else read_book(path)
        if book is not None:
            _compare(path, book.run, run)
            self.run = replace(run, origin=book.run.origin)
            self.results += book.results
        self._file = path.open("ab")
        self._file.truncate(0 if book is None else book.size)
        if book is None:
            self._write(run.to_json())

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Keep a result: it is with the system, if not on the disk, when this returns."""
        self._write(result.to_json())
        self.results.append(result)

    def _write(self, told: dict[str, Any]) -> None:
        self._file.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
        self._file.flush()


def _is_blank(path: Path) -> bool:
    """Whether nothing is in the file yet but, perhaps, the beginning of its first line."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return True
    begun = b'{"arena": '
    return b"\n" not in content and content[: len(begun)] == begun[: len(content)]


def _read_run(path: Path, lines: Iterable[bytes]) -> Run:
    try:
        told = json.loads(next(iter(lines)))
        found = told["arena"]
        if found != FORMAT:
            raise LedgerError("format", file=path, found=found, known=FORMAT)
        return Run.from_json(told)
    except LedgerError:
        raise
    except (StopIteration, KeyError, TypeError, ValueError, KingdominoError) as error:
        raise LedgerError("no-run", file=path) from error


def _read_result(path: Path, number: int, line: bytes, run: Run) -> Result:
    try:
        result = Result.from_json(json.loads(line))
        if all(seat.entrant in range(len(run.entrants)) for seat in result.seats):
            return result
    except (KeyError, TypeError, ValueError):
        pass
    raise LedgerError("unreadable", file=path, line=number)


def _compare(path: Path, found: Run, wanted: Run) -> None:
    there, here = found.settings(), wanted.settings()
    for setting, value in here.items():
        if there[setting] != value:
            raise LedgerError(
                "other-run",
                file=path,
                setting=setting,
                found=_told(there[setting]),
                wanted=_told(value),
            )


def _told(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(f"{entrant['label']} ({entrant['seconds']} s)" for entrant in value)
    return str(value)
