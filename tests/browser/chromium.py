"""Launch Chromium and open browser contexts."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Playwright, expect, sync_playwright

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
WINDOWED: Final = ("chromium", "chromium-browser", "google-chrome")
# The shell is the same engine without windows, for a third of the processor time.
_NAMES: Final = ("chromium-headless-shell", *WINDOWED)
_TIMEOUT: Final = 30_000  # milliseconds for anything that is waited for, on a busy machine

expect.set_options(timeout=_TIMEOUT)


def find(*names: str) -> str | None:
    """Return the path of Chromium on this machine, of these names if any are given."""
    return next(filter(None, map(shutil.which, names or _NAMES)), None)


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """Launch a browser for the duration of the block."""
    with sync_playwright() as playwright:
        browser = launch(playwright, path)
        yield browser
        browser.close()


def launch(playwright: Playwright, path: str) -> Browser:
    """Launch a browser."""
    # Playwright puts shared memory on the disk, which makes every frame wait for it.
    return playwright.chromium.launch(
        executable_path=path, args=_FLAGS, ignore_default_args=["--disable-dev-shm-usage"]
    )


def person(
    browser: Browser, site: str, language: str, settings: dict[str, Any], **options: Any
) -> Person:
    """Return a person with a browser context of their own; animations are off by default."""
    context = browser.new_context(**{"base_url": site, "locale": "en-GB", **DESK, **options})
    kept = json.dumps(json.dumps({"language": language, "speed": "off", **settings}))
    context.add_init_script(
        f"if (location.protocol === 'http:' && !localStorage.getItem('{SETTINGS}'))"
        f" localStorage.setItem('{SETTINGS}', {kept})"
    )
    context.set_default_timeout(_TIMEOUT)
    return Person(context, site, language)
