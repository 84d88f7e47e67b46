"""Pictures of every screen, by size, language and theme: `python -m tests.browser.screenshots`.

They are put into `build/screenshots`, with a page to flip through them.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import expect

from kingdomino.server.site.static_files import is_built, pages_folder
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.screens import SCREENS, Screen
from tests.server.process import ServerProcess

FOLDER: Final = Path("build/screenshots")
SIZES: Final = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
LANGUAGES: Final = ("en", "el", "de", "he")  # two long ones and one from right to left
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
LONG: Final = {"watch", "rules", "lobby", "invited", "end", "replay"}
"""Screens that scroll, and are captured whole."""

_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kingdomino: every screen</title>
<style>
  body {{ font: 16px/1.4 system-ui, sans-serif; margin: 24px; background: #ddd; color: #111; }}
  h2 {{ margin: 32px 0 8px; }}
  .row {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }}
  figure {{ margin: 0; }}
  img {{ height: 220px; max-width: 360px; object-fit: cover; object-position: 0 0; }}
  figcaption {{ font-size: 13px; }}
  dialog {{ max-width: 96vw; max-height: 96vh; padding: 0; border: 0; background: #000; }}
  dialog img {{ height: auto; max-width: 96vw; max-height: none; }}
  dialog p {{ color: #fff; margin: 8px; position: sticky; bottom: 0; }}
</style>
<h1>Kingdomino: every screen</h1>
<p>Click one to see it whole; the arrow keys flip through them.</p>
{rows}
<dialog><img alt=""><p></p></dialog>
<script>
  const all = [...document.querySelectorAll('.row a')];
  const dialog = document.querySelector('dialog');
  let at = 0;
  const show = (index) => {{
    at = (index + all.length) % all.length;
    dialog.querySelector('img').src = all[at].href;
    dialog.querySelector('p').textContent = all[at].title;
    if (!dialog.open) dialog.showModal();
  }};
  all.forEach((link, index) => link.addEventListener('click', (event) => {{
    event.preventDefault();
    show(index);
  }}));
  addEventListener('keydown', (event) => {{
    if (dialog.open && event.key === 'ArrowRight') show(at + 1);
    if (dialog.open && event.key === 'ArrowLeft') show(at - 1);
  }});
</script>
"""


class Picture(NamedTuple):
    """A screenshot: screen, size, language and theme."""

    screen: str
    size: str
    language: str
    theme: Literal["light", "dark"]

    @property
    def file(self) -> str:
        """Return its file name."""
        return f"{self.screen}-{self.size}-{self.language}-{self.theme}.png"


def take(person: Person, name: str, screen: Screen, folder: Path) -> Iterator[Picture]:
    """Take all pictures of a screen."""
    person.leave_page()
    if screen.prepare is not None:
        screen.prepare(person)
    for language in LANGUAGES:
        person.set_language(language)
        for size, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            screen.show(person)
            person.page.evaluate("document.fonts.ready.then(() => null)")
            for theme in THEMES:
                person.page.emulate_media(color_scheme=theme)
                expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
                picture = Picture(name, size, language, theme)
                person.page.mouse.move(0, 0)
                person.page.screenshot(
                    path=folder / picture.file, full_page=name in LONG, animations="disabled"
                )
                yield picture


def index(pictures: list[Picture]) -> str:
    """Return an HTML page with all pictures."""
    rows = []
    for name in dict.fromkeys(picture.screen for picture in pictures):
        rows.append(f'<h2>{escape(name)}</h2>\n<div class="row">')
        for picture in pictures:
            if picture.screen == name:
                about = escape(" · ".join(picture))
                rows.append(
                    f'<figure><a href="{picture.file}" title="{about}">'
                    f'<img src="{picture.file}" alt="{about}" loading="lazy"></a>'
                    f"<figcaption>{about}</figcaption></figure>"
                )
        rows.append("</div>")
    return _PAGE.format(rows="\n".join(rows))


def main(names: list[str]) -> None:
    """Take pictures of these screens, or of all."""
    pages = pages_folder(os.environ.get("KINGDOMINO_PAGES", ""))
    if not is_built(pages):
        sys.exit("The web pages are not built: `make web` builds them.")
    path = chromium.find()
    if path is None:
        sys.exit("There is no Chromium on this machine.")
    if not names:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures: list[Picture] = []
    with tempfile.TemporaryDirectory() as kept, chromium.launched(path) as browser:
        log = Path(kept) / "server.log"
        server = ServerProcess(f"sqlite:///{kept}/tables.db", log, pages=pages, bot_seconds=1)
        server.start()
        try:
            for name, screen in SCREENS.items():
                if names and name not in names:
                    continue
                person = chromium.person(browser, server.url, "en", {"name": "Ann"})
                pictures += take(person, name, screen, FOLDER)
                person.context.close()
                person.check()
        finally:
            server.stop()
    (FOLDER / "index.html").write_text(index(pictures), "utf-8")
    print(f"{len(pictures)} pictures: {(FOLDER / 'index.html').resolve()}")


if __name__ == "__main__":
    main(sys.argv[1:])
