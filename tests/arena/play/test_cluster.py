"""Games on a cluster: a real scheduler and two workers, one of which is killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.waiting import wait_until

pytest.importorskip("distributed", reason="clusters need the extra cluster")

from kingdomino.arena import Result, Times, read_results
from kingdomino.cli.main import run as run_command
from tests.ports import free_port

pytestmark = pytest.mark.slow

ENVIRONMENT = {"KINGDOMINO_LANGUAGE": "en"}


@contextmanager
def process(*arguments: str, log: Path) -> Iterator["subprocess.Popen[bytes]"]:
    with log.open("wb") as output:
        started = subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments], stdout=output, stderr=output
        )
    try:
        yield started
    finally:
        with suppress(ProcessLookupError):
            started.kill()
        started.wait()


def without_times(results: tuple[Result, ...]) -> list[Result]:
    return sorted(
        (
            replace(r, seats=tuple(replace(seat, times=Times()) for seat in r.seats))
            for r in results
        ),
        key=lambda result: result.pairing,
    )


def test_a_run_on_a_cluster_is_that_of_one_machine(tmp_path: Path) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    scheduler = ["scheduler", "--host", address, "--no-dashboard"]
    worker = ["worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    match = ["arena", "match", "duke", "random", "--deals", "12"]
    remote = tmp_path / "remote.jsonl"
    with (
        process(*scheduler, log=tmp_path / "scheduler.log"),
        process(*worker, "--name", "one", log=tmp_path / "one.log") as one,
        process(*worker, "--name", "two", log=tmp_path / "two.log"),
    ):
        arguments = [*match, "--results", str(remote), "--cluster", address]
        arena = subprocess.Popen(
            [sys.executable, "-c", "from kingdomino.cli import main; main()", *arguments],
            stdout=subprocess.DEVNULL,
        )

        def count_lines() -> int:
            assert arena.poll() is None
            return remote.read_bytes().count(b"\n") if remote.exists() else 0

        wait_until("some games are over", count_lines, lambda lines: lines >= 3)
        os.kill(one.pid, signal.SIGKILL)
        one.wait()
        assert len(read_results(remote).results) < 24  # its games are left
        assert arena.wait(300) == 0
    assert run_command([*match, "--results", str(tmp_path / "local.jsonl")], ENVIRONMENT) == 0
    found, expected = (read_results(tmp_path / f"{n}.jsonl").results for n in ("remote", "local"))
    assert len(found) == 24
    assert without_times(found) == without_times(expected)


def test_a_cluster_that_is_not_there_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    arguments = ["arena", "match", "random", "random", "--results", str(tmp_path / "results")]
    assert run_command([*arguments, "--cluster", address], ENVIRONMENT) == 2
    assert address in capsys.readouterr().err
