"""Backup and restore of a SQLite file.

A backup is one consistent file, made with SQLite's backup API while a server may write: whatever
was acknowledged before it began is in it. PostgreSQL has its own tools.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from kingdomino.storage.database import Database
from kingdomino.storage.errors import DatabaseError

_PAGES: Final = 1024  # copied at a time; a server can write in between
_TIMEOUT: Final = 30.0  # seconds to wait for a writer
_KEPT_SUFFIX: Final = ".before-restore"


def back_up(url: str, target: Path) -> int:
    """Write a copy of a database to a file, and return how many tables it has.

    An existing file is replaced when the copy is complete. Raises `DatabaseError`, `OSError`, and
    `DatabaseUrlError` if the URL is invalid.
    """
    source = _file_of(url)
    _require_distinct(source, target)
    with _translate_errors(), _temporary(target) as copy:
        _copy(source, copy)
        return _count_tables(copy)


def restore(url: str, source: Path) -> tuple[int, Path | None]:
    """Replace a database by a backup; return how many tables it has, and where the old one is.

    The old database is kept beside the new one. Raises `DatabaseError` if a server uses it, or if
    the backup can't be used; then nothing has changed.
    """
    target = _file_of(url)
    _require_distinct(target, source)
    with Database(url).locked(), _translate_errors():
        kept = None
        with _temporary(target) as copy:
            _copy(source, copy)
            count = _count_tables(copy)
            if target.stat().st_size:
                kept = target.with_name(target.name + _KEPT_SUFFIX)
                with _temporary(kept) as old:
                    _copy(target, old)
            for suffix in ("-wal", "-shm"):  # they belong to the old file
                target.with_name(target.name + suffix).unlink(missing_ok=True)
    return count, kept


def _file_of(url: str) -> Path:
    database = Database(url)
    if not database.is_sqlite or not database.url.database:
        raise DatabaseError("not-file")
    return Path(database.url.database)


def _require_distinct(database: Path, backup: Path) -> None:
    if backup.exists() and database.exists() and backup.samefile(database):
        raise DatabaseError("same-file", file=backup)


@contextmanager
def _temporary(target: Path) -> Iterator[Path]:
    """Yield a new file beside the target, which replaces it if the block succeeds."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    # As a URI that creates nothing: a misspelt name must not become an empty database.
    address = f"{source.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(address, _TIMEOUT, uri=True)) as reader,
        closing(sqlite3.connect(target)) as writer,
    ):
        reader.backup(writer, pages=_PAGES)


def _count_tables(file: Path) -> int:
    """Check that a file is a database of this program, and return how many tables it has."""
    with closing(sqlite3.connect(file)) as connection:
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise DatabaseError("unusable", because=state)
        connection.execute("SELECT version_num FROM alembic_version").fetchone()
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise DatabaseError("unusable", because=error) from error
