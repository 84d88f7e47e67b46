"""The results file: JSON Lines, one line for the run and one for each game."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.result import Result
from kingdomino.arena.run import FORMAT, Run
from kingdomino.rules import KingdominoError

_FILE_START: Final = b'{"arena": '


class ResultsFileError(KingdominoError):
    """A file that is not a results file, or that belongs to another run."""

    kind = "results"
    messages: ClassVar[dict[str, str]] = {
        "no-run": "{file} does not begin with the description of a run",
        "format": "{file} has format {found}; this version reads {known}",
        "unreadable": "{file}, line {line}: this is not a game of the run",
        "other-run": (
            "{file} has results of another run ({setting}: {found}, not {wanted}); "
            "choose another file"
        ),
        "other-games": "{file} has other games than the results; choose another file",
    }


class StoredRun(NamedTuple):
    """The content of a results file."""

    run: Run
    results: tuple[Result, ...]
    """Each game once, in the order they ended."""
    size: int
    """The bytes of all complete lines; what follows is a truncated line."""


def read_results(path: Path) -> StoredRun:
    """Read a results file, without a truncated last line.

    Raises `ResultsFileError`, and `OSError` if the file can't be read.
    """
    content = path.read_bytes()
    complete = content[: content.rfind(b"\n") + 1]
    lines = complete.splitlines()
    run = _read_run(path, lines)
    results: dict[Pairing, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        result = _read_result(path, number, line, run)
        results.setdefault(result.pairing, result)
    return StoredRun(run, tuple(results.values()), len(complete))


class ResultsFile:
    """A file that the results of a run are appended to.

    An interrupted run can be resumed: the results in the file are read first. Raises
    `ResultsFileError` if the file belongs to another run, and `OSError` if it can't be written.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.results: list[Result] = []
        """The results in the file."""
        self.run = run
        """The run; a resumed one has the metadata of its start."""
        stored = None if _is_new(path) else read_results(path)
        if stored is not None:
            _check_same_run(path, stored.run, run)
            self.run = replace(run, metadata=stored.run.metadata)
            self.results += stored.results
        self._file = path.open("ab")
        self._file.truncate(0 if stored is None else stored.size)
        if stored is None:
            self._write(run.to_json())

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Append a result and flush it to the operating system."""
        self._write(result.to_json())
        self.results.append(result)

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()


def _is_new(path: Path) -> bool:
    """Return whether a file is missing, empty, or ends within its first line."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return True
    return b"\n" not in content and content[: len(_FILE_START)] == _FILE_START[: len(content)]


def _read_run(path: Path, lines: Iterable[bytes]) -> Run:
    try:
        data = json.loads(next(iter(lines)))
        found = data["arena"]
        if found != FORMAT:
            raise ResultsFileError("format", file=path, found=found, known=FORMAT)
        return Run.from_json(data)
    except ResultsFileError:
        raise
    except (StopIteration, KeyError, TypeError, ValueError, KingdominoError) as error:
        raise ResultsFileError("no-run", file=path) from error


def _read_result(path: Path, number: int, line: bytes, run: Run) -> Result:
    try:
        result = Result.from_json(json.loads(line))
        if all(seat.entrant in range(len(run.entrants)) for seat in result.seats):
            return result
    except (KeyError, TypeError, ValueError):
        pass
    raise ResultsFileError("unreadable", file=path, line=number)


def _check_same_run(path: Path, stored: Run, wanted: Run) -> None:
    before, now = stored.settings(), wanted.settings()
    for setting, value in now.items():
        if before[setting] != value:
            raise ResultsFileError(
                "other-run",
                file=path,
                setting=setting,
                found=_setting_text(before[setting]),
                wanted=_setting_text(value),
            )


def _setting_text(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(f"{entrant['label']} ({entrant['seconds']} s)" for entrant in value)
    return str(value)
