"""The games of a run as records in one file, which `kingdomino.read_records` reads."""

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from kingdomino.arena.pairing import Pairing
from kingdomino.arena.result import Result
from kingdomino.arena.results_file import ResultsFileError

# A record starts with its rules; nothing else at the start of a line looks like that.
_START: Final = re.compile(rb'^\[Rules "', re.MULTILINE)
_TAG: Final = re.compile(rb'^\[(?:Deal|Entrants) "([0-9 ]+)"\]$', re.MULTILINE)


class GamesFile:
    """A file that the records of a run are appended to, each before its result.

    So the file has the records of all results, in their order, and after a crash at most one more.
    That one is removed here, as its game is played again. Raises `ResultsFileError` if the file has
    other games than `results`, and `OSError` if it can't be written.
    """

    def __init__(self, path: Path, results: Sequence[Result]) -> None:
        records = _records(path.read_bytes() if path.exists() else b"")
        pairings = [_pairing(record) for record in records]
        count = len(results)
        is_same = pairings[:count] == [result.pairing for result in results]
        if not is_same or len(records) > count + 1:
            raise ResultsFileError("other-games", file=path)
        self._file = path.open("ab")
        self._file.truncate(sum(map(len, records[:count])))

    def __enter__(self) -> "GamesFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Append the record of a result and flush it to the operating system."""
        assert result.record is not None
        self._file.write(result.record.encode() + b"\n")
        self._file.flush()


def _records(content: bytes) -> list[bytes]:
    """Split the content before the start of each record."""
    starts = [match.start() for match in _START.finditer(content)]
    bounds = sorted({0, *starts, len(content)})
    return [content[a:b] for a, b in pairwise(bounds)]


def _pairing(record: bytes) -> Pairing | None:
    """Return the game of a record; `None` if it has no tags of the arena."""
    match _TAG.findall(record):
        case [deal, entrants]:
            return Pairing(int(deal), tuple(map(int, entrants.split())))
        case _:
            return None
