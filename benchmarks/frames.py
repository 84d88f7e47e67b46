"""Frame times while a domino is dragged.

    python benchmarks/frames.py

Drags a domino across a full Mighty Duel board in Chromium, by mouse moves as fast as the page
draws, and reads the time between frames in the page. The idle page is measured in the same run:
its rate is the upper bound on this machine. Chromium draws without a graphics card here.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from kingdomino.server.site.static_files import pages_folder
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.screens import BOT
from tests.server.process import ServerProcess

SECONDS = 3.0
LAPS = 4

_WATCH = """() => {
  window.frames_seen = [];
  const look = (now) => { window.frames_seen.push(now); requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def frames(page: Page) -> list[float]:
    """Return the milliseconds between frames since the last call, sorted."""
    times: list[float] = page.evaluate("window.frames_seen.splice(0)")
    return sorted(after - before for before, after in pairwise(times))


def report(name: str, times: list[float]) -> None:
    """Print one line."""
    late = sum(time > 1.5 * 1000 / 60 for time in times) / len(times)
    rate = 1000 * len(times) / sum(times)
    print(f"{name:10}{rate:8.1f} a second   median {times[len(times) // 2]:5.1f} ms"
          f"   99 % {times[int(0.99 * (len(times) - 1))]:5.1f} ms   late {late:6.1%}")  # fmt: skip


def drag(person: Person, domino: int) -> None:
    """Drag a domino over the board and back several times."""
    board = person.board.bounding_box()
    hand = person.hand(domino).bounding_box()
    assert board is not None
    assert hand is not None
    mouse = person.page.mouse
    mouse.move(hand["x"] + hand["width"] / 4, hand["y"] + hand["height"] / 2)
    mouse.down()
    for lap in range(LAPS):
        for corner in ((0.1, 0.1), (0.9, 0.3), (0.1, 0.5), (0.9, 0.7), (0.1, 0.9)):
            x, y = corner if lap % 2 else (corner[1], corner[0])
            mouse.move(board["x"] + x * board["width"], board["y"] + y * board["height"], steps=30)
    mouse.up()


def main() -> None:
    path = chromium.find()
    if path is None:
        sys.exit("there is no Chromium on this machine")
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(
        f"sqlite:///{folder / 'tables.db'}", folder / "server.log", pages=str(pages_folder(""))
    )
    server.start()
    with chromium.launched(path) as browser:
        person = chromium.person(browser, server.url, "en", {})
        person.open("mighty-duel/2", {"name": "Ann"}, BOT)
        view = person.sit_at("view.domino !== null && view.round === 10")
        person.page.evaluate(_WATCH)
        person.page.wait_for_timeout(1000 * SECONDS)
        report("at rest", frames(person.page))
        drag(person, view["domino"])
        report("dragging", frames(person.page))
    server.stop()


if __name__ == "__main__":
    main()
