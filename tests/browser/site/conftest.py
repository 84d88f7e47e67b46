"""The static site, as any host would serve it, and people who visit it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from tests.browser import chromium
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.ports import free_port
from tests.waiting import wait_until

WEB = Path(__file__).parents[3] / "web"
FOLDER = "games/kingdomino"
"""Where the host has the site."""


@pytest.fixture(scope="session")
def site_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the page for hosts without a server; return its folder."""
    if not (WEB / "node_modules").is_dir():
        pytest.skip("the packages of the page are not installed: `make web` does that")
    folder = tmp_path_factory.mktemp("site")
    command = ["node_modules/.bin/vite", "build", "--mode", "site", "--logLevel", "error"]
    options = ["--outDir", str(folder / FOLDER), "--emptyOutDir"]
    subprocess.run([*command, *options], cwd=WEB, env=os.environ, check=True)
    return folder / FOLDER


@pytest.fixture(scope="session")
def site(site_files: Path) -> Iterator[str]:
    """Serve the site with the file server of Python; return its address."""
    port, root = free_port(), site_files.parents[FOLDER.count("/")]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(root)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        address = f"http://127.0.0.1:{port}/{FOLDER}/"
        wait_until("the file server answers", lambda: is_served(address))
        yield address
        server.terminate()


def is_served(address: str) -> bool:
    """Return whether an address can be opened."""
    try:
        with urlopen(address) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.fixture
def new_visitor(browser: Browser, site: str) -> Iterator[NewVisitor]:
    """Create visitors of the site; a request to an API fails the test, as errors do."""
    people: list[Person] = []

    def make(language: str = "en", **options: object) -> Person:
        settings = options.pop("settings", None) or {}
        assert isinstance(settings, dict)
        person = chromium.person(browser, site, language, settings, **options)
        person.context.on(
            "request",
            lambda request: (
                person.errors.append(f"asked for {request.url}") if "/api" in request.url else None
            ),
        )
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    for person in people:
        person.check()
