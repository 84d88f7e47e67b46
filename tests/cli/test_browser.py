"""Bare `kingdomino`: the game in the browser."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from kingdomino.locales import Texts
from tests.cli.conftest import Invoke
from tests.ports import free_port

COMMAND = [sys.executable, "-c", "from kingdomino.cli import main; main()"]
PAGE = "<!doctype html><title>Kingdomino</title>"


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


@contextmanager
def bare(folder: Path, *arguments: str, **environment: str) -> Iterator[str]:
    """The address that the bare command tells, for as long as it runs; then Ctrl-C."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        env=os.environ
        | {
            "PYTHONDONTWRITEBYTECODE": "",
            "XDG_DATA_HOME": str(folder / "data"),
            "KINGDOMINO_PAGES": str(folder / "pages"),
            "KINGDOMINO_LANGUAGE": "en",
            **environment,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    assert (process.returncode, rest.strip()) == (130, "")


def shown(url: str) -> str:
    """The page at an address; whoever asks waits until the server has started."""
    connection = HTTPConnection(url.split("/")[2], timeout=60)
    connection.request("GET", "/")
    text = connection.getresponse().read().decode()
    connection.close()
    return text


@pytest.mark.slow
def test_it_serves_the_page_and_opens_the_browser(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    told = tmp_path / "told"
    os.mkfifo(told)  # reading it waits until the browser has been opened
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {told}\n')
    browser.chmod(0o755)
    port = free_port()
    with bare(tmp_path, BROWSER=f"{browser} %s", KINGDOMINO_PORT=str(port)) as url:
        assert url == f"http://127.0.0.1:{port}/"
        assert told.read_text() == url
        assert shown(url) == PAGE
    assert (tmp_path / "data" / "kingdomino" / "tables.db").is_file()


@pytest.mark.slow
def test_it_takes_another_port_and_stays_on_this_machine(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    browser = tmp_path / "browser"  # there is none: nothing fails for it
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        settings = {"KINGDOMINO_PORT": port, "KINGDOMINO_HOST": "0.0.0.0"}
        with bare(tmp_path, BROWSER=f"{browser} %s", **settings) as url:
            assert url != f"http://127.0.0.1:{port}/"
            assert shown(url) == PAGE


@pytest.mark.slow
def test_it_opens_nothing_if_it_is_told_so(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    browser, told = tmp_path / "browser", tmp_path / "told"
    browser.write_text(f"#!/bin/sh\ntouch {told}\n")
    browser.chmod(0o755)
    settings = {"KINGDOMINO_PORT": str(free_port())}
    with bare(tmp_path, "--no-browser", BROWSER=f"{browser} %s", **settings) as url:
        assert shown(url) == PAGE
    assert not told.exists()


def test_settings_of_the_environment_are_checked(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, pages: Path
) -> None:
    monkeypatch.setenv("KINGDOMINO_PAGES", str(pages))
    monkeypatch.setenv("KINGDOMINO_PORT", "many")
    assert "--port: “many” is no whole number" in invoke().assert_failed()


def test_a_server_is_not_started_with_pages_that_are_not_there(
    invoke: Invoke, tmp_path: Path
) -> None:
    line = invoke("serve", "--pages", tmp_path).assert_failed()
    assert Texts("en")("error-pages", folder=str(tmp_path)) in line
