"""`kingdomino` without a command: the game in the browser."""

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
from kingdomino.server.bounds.network import network_address
from tests.cli.conftest import Invoke
from tests.cli.words import says
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
def run_bare(folder: Path, *arguments: str, **environment: str) -> Iterator[str]:
    """Run the command, yield the URL that it prints, and stop it with Ctrl-C.

    It says in one more line who can open the page.
    """
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
        match = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert match, line
        access = process.stdout.readline().rstrip()
        if "--lan" in arguments:
            before, after = Texts("en")("serving-all", url="|").split("|")
            assert access.startswith(before)
            assert access.endswith(after)
        else:
            assert access == Texts("en")("page-lan")
        yield match[0]
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)
    assert (process.returncode, rest.strip()) == (130, "")


def get_page(url: str) -> str:
    """Return the page at a URL; the request waits until the server has started."""
    connection = HTTPConnection(url.split("/")[2], timeout=60)
    connection.request("GET", "/")
    text = connection.getresponse().read().decode()
    connection.close()
    return text


@pytest.mark.slow
def test_it_serves_the_page_and_opens_the_browser(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    opened = tmp_path / "opened"
    os.mkfifo(opened)  # reading it waits until the browser has been opened
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    port = free_port()
    with run_bare(tmp_path, BROWSER=f"{browser} %s", KINGDOMINO_PORT=str(port)) as url:
        assert url == f"http://127.0.0.1:{port}/"
        assert opened.read_text() == url
        assert get_page(url) == PAGE
    assert (tmp_path / "data" / "kingdomino" / "tables.db").is_file()


@pytest.mark.slow
def test_it_takes_another_port_and_stays_on_this_machine(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    browser = tmp_path / "browser"  # it does not exist, which is no error
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        settings = {"KINGDOMINO_PORT": port, "KINGDOMINO_HOST": "0.0.0.0"}
        with run_bare(tmp_path, BROWSER=f"{browser} %s", **settings) as url:
            assert url != f"http://127.0.0.1:{port}/"
            assert get_page(url) == PAGE


@pytest.mark.slow
def test_no_browser_is_opened_with_the_option(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\ntouch {opened}\n")
    browser.chmod(0o755)
    settings = {"KINGDOMINO_PORT": str(free_port())}
    with run_bare(tmp_path, "--no-browser", BROWSER=f"{browser} %s", **settings) as url:
        assert get_page(url) == PAGE
    assert not opened.exists()


@pytest.mark.slow
def test_others_in_the_network_can_open_it_with_the_option(tmp_path: Path, pages: Path) -> None:
    assert pages.is_dir()
    address = network_address("0.0.0.0")
    if address is None:
        pytest.skip("this machine is in no network")
    settings = {"KINGDOMINO_PORT": str(free_port())}
    with run_bare(tmp_path, "--no-browser", "--lan", **settings) as url:
        assert get_page(url) == PAGE
        assert get_page(url.replace("127.0.0.1", address)) == PAGE
    with (
        run_bare(tmp_path, "--no-browser", **settings) as url,
        pytest.raises(ConnectionRefusedError),
    ):
        get_page(url.replace("127.0.0.1", address))


def test_the_network_is_not_combined_with_another_host(invoke: Invoke) -> None:
    line = invoke("serve", "--lan", "--host", "127.0.0.1").assert_failed()
    assert says(line, "error-lan-host")


def test_settings_of_the_environment_are_checked(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch, pages: Path
) -> None:
    monkeypatch.setenv("KINGDOMINO_PAGES", str(pages))
    monkeypatch.setenv("KINGDOMINO_PORT", "many")
    line = invoke().assert_failed()
    assert "--port" in line
    assert says(line, "usage-number", value="many")


def test_a_server_is_not_started_with_pages_that_are_not_there(
    invoke: Invoke, tmp_path: Path
) -> None:
    line = invoke("serve", "--pages", tmp_path).assert_failed()
    assert Texts("en")("error-pages", folder=str(tmp_path)) in line
