"""`kingdomino serve` that can't start: one line, exit code 2, and no traceback."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow


def serve(database: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kingdomino", "serve", "--port", str(free_port())]
    command += ["--database", database, *arguments]
    environment = os.environ | {"KINGDOMINO_LANGUAGE": "en"}
    return subprocess.run(
        command, check=False, capture_output=True, text=True, timeout=60, env=environment
    )


def assert_refused(result: subprocess.CompletedProcess[str], message: str) -> None:
    assert result.returncode == 2, result
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert message in line


def test_a_database_that_can_not_be_reached() -> None:
    assert_refused(serve(f"postgresql://x@127.0.0.1:{free_port()}/x"), "can't be reached")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "garbage.db"
    file.write_bytes(b"no database" * 1000)
    assert_refused(serve(f"sqlite:///{file}"), "not a database")


def test_a_database_of_a_newer_version(tmp_path: Path, migrated_file: Path) -> None:
    file = tmp_path / "newer.db"
    file.write_bytes(migrated_file.read_bytes())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert_refused(serve(f"sqlite:///{file}"), "newer version")


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert_refused(serve(f"sqlite:///{tmp_path}"), "can't be used")


def test_a_file_that_another_server_uses(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    try:
        assert_refused(serve(sqlite_url), "Another server uses")
    finally:
        server.stop()


def test_a_server_says_that_it_serves_when_it_does(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    server.stop()
    assert server.url in (tmp_path / "log").read_text()
