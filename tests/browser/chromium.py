"""Chromium, and people who sit in front of it."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import SETTINGS, Person

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
_PATIENCE: Final = 15_000  # milliseconds for anything that is waited for


def find() -> str | None:
    """Where this machine has Chromium."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """A browser for as long as the block runs."""
    with sync_playwright() as playwright:
        # Shared memory on a disk, which Playwright asks for, makes every frame wait for the disk.
        browser = playwright.chromium.launch(
            executable_path=path, args=_FLAGS, ignore_default_args=["--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


def person(
    browser: Browser, site: str, language: str, settings: dict[str, Any], **wishes: Any
) -> Person:
    """Somebody with a browser of their own, for whom nothing moves unless they say so."""
    context = browser.new_context(**{"base_url": site, "locale": "en-GB", **DESK, **wishes})
    kept = json.dumps(json.dumps({"language": language, "speed": "off", **settings}))
    context.add_init_script(
        f"if (location.protocol === 'http:' && !localStorage.getItem('{SETTINGS}'))"
        f" localStorage.setItem('{SETTINGS}', {kept})"
    )
    context.set_default_timeout(_PATIENCE)
    return Person(context, site, language)
