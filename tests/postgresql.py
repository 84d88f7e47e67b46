"""A PostgreSQL of the tests' own: started by them, on a free port, and gone with them.

PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.ports import free_port

_USER = "postgres"


class Cluster:
    """A server with no databases but those that tests ask for."""

    def __init__(self, folder: Path, programs: Path, fsync: bool) -> None:
        self._folder = folder
        self._programs = programs
        self._names = count()
        self.port = free_port()
        settings = f"fsync={fsync}\nmax_connections=200\nunix_socket_directories=''\n"
        self._run("initdb", "-A", "trust", "-U", _USER, "--no-sync", "-E", "UTF8")
        with (folder / "postgresql.conf").open("a") as file:
            file.write(f"port={self.port}\nlisten_addresses='127.0.0.1'\n{settings}")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "start")

    def stop(self) -> None:
        """Stop it, and throw out whoever is connected."""
        self._run("pg_ctl", "-w", "-m", "fast", "stop")

    def database(self, template: str = "template1") -> str:
        """Return the URL of a new database: an empty one, or a copy of another."""
        name = f"test{next(self._names)}"
        base = ["-h", "127.0.0.1", "-p", str(self.port), "-U", _USER, "-T", template]
        subprocess.run([str(self._programs / "createdb"), *base, name], check=True)
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder), *arguments]
        user = _USER if os.geteuid() == 0 else None
        done = subprocess.run(
            command, user=user, cwd=self._folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def running(fsync: bool = False) -> Iterator[Cluster]:
    """A server for as long as the block runs; skips the test where there is no PostgreSQL.

    Nothing of a test outlives a power cut, so nothing waits for the disk; benchmarks may.
    """
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed, and could not be (see scripts/setup.sh)")
    # Not below pytest's own folder, which nobody but its owner may enter.
    folder = Path(tempfile.mkdtemp(prefix="kingdomino-postgresql-"))
    if os.geteuid() == 0:
        shutil.chown(folder, _USER)
    cluster = None
    try:
        cluster = Cluster(folder, programs, fsync)
        yield cluster
    finally:
        if cluster is not None and (folder / "postmaster.pid").exists():
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None
