"""`kingdomino serve` that can't start: one line, exit code 2, and no traceback."""

import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kingdomino.locales import Texts
from kingdomino.storage import DatabaseError
from tests.cli.words import pattern, sentence
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
    assert re.search(message, line), line


def test_a_database_that_can_not_be_reached() -> None:
    result = serve(f"postgresql://x@127.0.0.1:{free_port()}/x")
    assert_refused(result, pattern("error-database-away"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "garbage.db"
    file.write_bytes(b"no database" * 1000)
    assert_refused(serve(f"sqlite:///{file}"), "file is not a database")


def test_a_database_of_a_newer_version(tmp_path: Path, migrated_file: Path) -> None:
    file = tmp_path / "newer.db"
    file.write_bytes(migrated_file.read_bytes())
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert_refused(serve(f"sqlite:///{file}"), re.escape(sentence(DatabaseError("newer"))))


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert_refused(
        serve(f"sqlite:///{tmp_path}"),
        re.escape(sentence(DatabaseError("unusable", because=""))[:-2]),
    )


def test_a_file_that_another_server_uses(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    try:
        error = DatabaseError("in-use", file=sqlite_url.removeprefix("sqlite:///"))
        assert_refused(serve(sqlite_url), re.escape(sentence(error)))
    finally:
        server.stop()


def test_a_server_says_that_it_serves_when_it_does(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    server.stop()
    assert server.url in (tmp_path / "log").read_text()


@pytest.mark.parametrize("host", ["0.0.0.0", "--lan"])
def test_a_server_on_every_address_says_who_can_reach_it(
    sqlite_url: str, tmp_path: Path, host: str
) -> None:
    settings = {} if host == "--lan" else {"host": host}
    server = ServerProcess(sqlite_url, tmp_path / "log", language="el", **settings)
    if host == "--lan":
        server.command = (*server.command, host)
    server.start()
    server.stop()
    serving, everybody = (tmp_path / "log").read_text().splitlines()
    assert serving == Texts("el")("serving", url=f"{server.url}/")
    before, after = Texts("el")("serving-all", url="|").split("|")
    assert everybody.startswith(before)
    assert everybody.endswith(after)


def test_a_contact_that_push_services_can_not_use(tmp_path: Path) -> None:
    result = serve(f"sqlite:///{tmp_path / 'tables.db'}", "--push-contact", "me@example.org")
    assert_refused(result, pattern("error-push-contact"))
