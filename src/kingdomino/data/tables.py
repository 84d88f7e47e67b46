"""Parquet files of positions and of records. This module needs pyarrow (the extra `data`)."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from kingdomino.data.positions import SearchedPosition
from kingdomino.notation import Record, format_record, format_ruleset, parse_record

_BATCH: Final = 1000  # records in memory at a time

POSITIONS: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("ply", pa.int16()),
        ("round", pa.int8()),
        ("seat", pa.int8()),
        ("position", pa.string()),
        ("turns", pa.list_(pa.string())),
        ("visits", pa.list_(pa.int32())),
        ("values", pa.list_(pa.float32())),
        ("chosen", pa.int16()),
        ("points", pa.list_(pa.int16())),
        ("share", pa.float32()),
    ]
)
"""The columns of a shard: see `SearchedPosition`."""

RECORDS: Final = pa.schema(
    [
        ("rules", pa.string()),
        ("names", pa.list_(pa.string())),
        ("points", pa.list_(pa.int16())),
        ("ranks", pa.list_(pa.int8())),
        ("actions", pa.int16()),
        ("record", pa.string()),
    ]
)
"""The columns of records: the rules, by seat the names, points and ranks (empty for a match that is
not over), the number of actions, and the whole record in notation."""


def write_positions(path: Path, positions: Iterable[SearchedPosition]) -> None:
    """Write the positions of a shard."""
    rows = [position._asdict() for position in positions]
    table = pa.Table.from_pylist(rows, schema=POSITIONS)
    pq.write_table(table, path, compression="zstd")


def read_positions(path: Path) -> Iterator[SearchedPosition]:
    """Yield the positions of a shard."""
    for batch in pq.ParquetFile(path).iter_batches():
        for row in batch.to_pylist():
            lists = {key: tuple(value) for key, value in row.items() if isinstance(value, list)}
            yield SearchedPosition(**{**row, **lists})


def write_record_table(path: Path, records: Iterable[Record]) -> int:
    """Write any number of records, and return how many; a record is a row."""
    left, count = iter(records), 0
    with pq.ParquetWriter(path, RECORDS, compression="zstd") as writer:
        while batch := list(islice(left, _BATCH)):
            writer.write_table(pa.Table.from_pylist(list(map(_row, batch)), schema=RECORDS))
            count += len(batch)
    return count


def read_record_table(path: Path) -> Iterator[Record]:
    """Yield the records of a file, one at a time. Raises `NotationError` for a damaged one."""
    for batch in pq.ParquetFile(path).iter_batches(_BATCH, columns=["record"]):
        for text in batch.column("record").to_pylist():
            yield parse_record(text)


def _row(record: Record) -> dict[str, object]:
    match = record.match
    standings = sorted(match.standings(), key=lambda standing: standing.seat)
    is_over = match.is_over
    return {
        "rules": format_ruleset(match.ruleset),
        "names": list(record.names),
        "points": [standing.points for standing in standings] if is_over else [],
        "ranks": [standing.rank for standing in standings] if is_over else [],
        "actions": sum(len(game.actions) for game in match.games),
        "record": format_record(record, reveal_seed=True),
    }
