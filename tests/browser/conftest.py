"""A real server, a real browser, and people who use it."""

import os
from collections.abc import Iterator
from typing import Any, Protocol

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from kingdomino.server.site.static_files import is_built, pages_folder
from tests.browser import chromium
from tests.browser.person import Person
from tests.server.process import ServerProcess
from tests.waiting import wait_until


class NewVisitor(Protocol):
    """Creates people, each with a browser context."""

    def __call__(
        self,
        language: str = "en",
        *,
        site: str = "",
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Person: ...


@pytest.fixture(scope="session")
def pages() -> str:
    """Return the folder of the web pages."""
    folder = pages_folder(os.environ.get("KINGDOMINO_PAGES", ""))
    if not is_built(folder):
        pytest.skip("the web pages are not built: `make web` builds them")
    return str(folder)


@pytest.fixture(scope="session")
def server(pages: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Start one server for all tests that don't stop it."""
    folder = tmp_path_factory.mktemp("browser")
    process = ServerProcess(
        f"sqlite:///{folder / 'tables.db'}", folder / "server.log", pages=pages, bot_seconds=1
    )
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> str:
    """Return a table where two bots have finished a game."""
    # Loading certificates would take longer than the game.
    with httpx.Client(base_url=f"{server.url}/api/tables", verify=False) as client:
        opened = client.post("", json={"seats": [{"bot": "page"}, {"bot": "page"}]}).json()
        table: str = opened["table"]
        bearer = {"authorization": f"Bearer {opened['token']}"}
        assert client.post(f"/{table}/start", json={}, headers=bearer).is_success
        wait_until("the game is over", lambda: client.get(f"/{table}").json()["is_over"])
    return table


# Not for the whole session: it runs an event loop that tests of other packages must not
# share.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Start what drives the browsers."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Launch one browser for all tests of the package."""
    path = chromium.find()
    if path is None:
        pytest.skip("there is no Chromium on this machine")
    launched = chromium.launch(playwright, path)
    yield launched
    launched.close()


@pytest.fixture(scope="package")
def windowed_browser(playwright: Playwright) -> Iterator[Browser]:
    """Launch a browser that can show notifications, for modules that override `browser`."""
    path = chromium.find(*chromium.WINDOWED)
    if path is None:
        pytest.skip("there is no Chromium that shows notifications on this machine")
    launched = chromium.launch(playwright, path)
    yield launched
    launched.close()


@pytest.fixture
def new_visitor(browser: Browser, server: ServerProcess) -> Iterator[NewVisitor]:
    """Create people; errors in their browsers fail the test."""
    people: list[Person] = []

    def make(
        language: str = "en",
        *,
        site: str = "",
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Person:
        person = chromium.person(browser, site or server.url, language, settings or {}, **options)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    for person in people:
        person.check()


@pytest.fixture
def ann(new_visitor: NewVisitor) -> Person:
    """Return a person with a desktop browser."""
    return new_visitor()
