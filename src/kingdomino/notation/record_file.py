"""Many records in one file, one after the other."""

from collections.abc import Callable, Iterable, Iterator

from kingdomino.notation.errors import NotationError
from kingdomino.notation.record import Record
from kingdomino.notation.record_parser import parse_record

_GAME = '[Game "'
"""The tag before each game of a Dynasty, which starts no record of its own."""


def read_records(
    lines: Iterable[str], on_error: Callable[[NotationError], object] | None = None
) -> Iterator[Record]:
    r"""Yield the records of an open file, or of any lines, one at a time.

    A record starts with a tag. A damaged one raises `NotationError` with its line in the file; with
    `on_error` it is passed to that function instead, and the next record is read.

    >>> from kingdomino import Game, format_record
    >>> text = format_record(Game.new("classic/2", seed=1))
    >>> broken = text.replace("classic", "chess")
    >>> errors = []
    >>> len(list(read_records([*text.splitlines(), *broken.splitlines()], errors.append)))
    1
    >>> errors[0].line
    4
    """
    for first_line, text in split_records(lines):
        try:
            record = parse_record(text)
        except NotationError as error:
            moved = _moved(error, first_line)
            if on_error is None:
                raise moved from error
            on_error(moved)
        else:
            yield record


def split_records(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the text of each record with the number of its first line, from 1."""
    record: list[str] = []
    first = 1
    has_moves = is_in_comment = False
    for number, line in enumerate(lines, 1):
        is_tag = not is_in_comment and line.startswith("[") and not line.startswith(_GAME)
        if is_tag and has_moves:
            yield first, "\n".join(record)
            record, has_moves = [], False
        if not record and not line.strip():
            continue
        if not record:
            first = number
        record.append(line.rstrip("\r\n"))
        if not is_in_comment and line.startswith("["):
            continue
        has_moves = has_moves or bool(line.strip())
        is_in_comment = _ends_in_comment(line, is_in_comment)
    if record:
        yield first, "\n".join(record)


def _ends_in_comment(line: str, is_in_comment: bool) -> bool:
    """Return whether a comment is open after a line: it ends at the first closing brace."""
    for character in line:
        if character == ("}" if is_in_comment else "{"):
            is_in_comment = not is_in_comment
    return is_in_comment


def _moved(error: NotationError, first_line: int) -> NotationError:
    """Return the error with its line in the file."""
    moved = NotationError(error.reason, **error.params | {"line": error.line + first_line - 1})
    moved.__cause__ = error.__cause__
    return moved
