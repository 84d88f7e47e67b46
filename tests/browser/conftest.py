"""A real server, a real browser, and people who play in it."""

import os
import time
from collections.abc import Iterator
from typing import Any, Protocol

import httpx
import pytest
from playwright.sync_api import Browser

from kingdomino.server.static_files import is_built, pages_folder
from tests.browser import chromium
from tests.browser.person import Person
from tests.server.process import ServerProcess


class Welcome(Protocol):
    """Makes people, each with a browser of their own."""

    def __call__(
        self,
        language: str = "en",
        *,
        site: str = "",
        settings: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> Person: ...


@pytest.fixture(scope="session")
def pages() -> str:
    """The folder of the web pages."""
    folder = pages_folder(os.environ.get("KINGDOMINO_PAGES", ""))
    if not is_built(folder):
        pytest.skip("the web pages are not built: `make web` builds them")
    return str(folder)


@pytest.fixture(scope="session")
def server(pages: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("browser")
    process = ServerProcess(
        f"sqlite:///{folder / 'tables.db'}", folder / "server.log", pages=pages, bot_seconds=1
    )
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> str:
    """A table where two bots have played to the end."""
    # Without certificates to load, which takes longer than the game.
    with httpx.Client(base_url=f"{server.url}/api/tables", verify=False) as client:
        opened = client.post("", json={"seats": [{"bot": "page"}, {"bot": "page"}]}).json()
        table: str = opened["table"]
        bearer = {"authorization": f"Bearer {opened['token']}"}
        assert client.post(f"/{table}/start", json={}, headers=bearer).is_success
        end = time.monotonic() + 60
        while not client.get(f"/{table}").json()["over"]:
            assert time.monotonic() < end, "bots play a game in a second"
    return table


# Not longer than this folder: while it runs, it leaves no room for another event loop, and
# other tests have theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = chromium.find()
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    with chromium.launched(path) as launched:
        yield launched


@pytest.fixture
def welcome(browser: Browser, server: ServerProcess) -> Iterator[Welcome]:
    """Makes people. Whatever goes wrong in their browsers fails the test."""
    people: list[Person] = []

    def make(
        language: str = "en",
        *,
        site: str = "",
        settings: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> Person:
        person = chromium.person(browser, site or server.url, language, settings or {}, **wishes)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    for person in people:
        person.check()


@pytest.fixture
def ann(welcome: Welcome) -> Person:
    """Somebody at a desk."""
    return welcome()
