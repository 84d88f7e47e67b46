"""The page solves puzzles as the server does."""

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingdomino import analysis, kernel
from tests.engine.page import run_script

if not kernel.is_available:
    pytest.skip("the kernel needs a C compiler", allow_module_level=True)

from kingdomino.server.http.puzzles import ROLLOUTS, list_puzzles
from kingdomino.server.jobs.analysis import solve_puzzle

_SOLVED = 8


async def listed() -> list[dict[str, Any]]:
    """Return the puzzles of the server's list."""
    items: list[dict[str, Any]] = msgspec.to_builtins((await list_puzzles.fn()).content)
    return items


def lines(items: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield some puzzles of the server with their solutions."""
    puzzles = analysis.load_puzzles()
    for item in items[:: len(items) // _SOLVED]:
        puzzle = puzzles[item["number"] - 1]
        solution = asdict(solve_puzzle(puzzle, ROLLOUTS))
        yield {"item": item, "text": puzzle.position, "solution": solution}


@pytest.mark.slow
def test_puzzles_and_their_solutions_are_the_same(tmp_path: Path) -> None:
    written = list(lines(asyncio.run(listed())))
    path = tmp_path / "puzzles.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in written))
    assert len(written) > _SOLVED
    rights = [turn["is_right"] for line in written for turn in line["solution"]["turns"]]
    assert 0 < sum(rights) < len(rights)
    assert run_script("puzzles", path) == f"{len(written)} puzzles"
