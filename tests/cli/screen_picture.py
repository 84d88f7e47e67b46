"""Draw the full screen of a game as SVG: `python -m tests.cli.screen_picture FILE`."""

import asyncio
import io
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from kingdomino.cli.files import SaveFile
from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.play.seats import bot_tag, record_seats
from kingdomino.cli.screen.app import GameApp
from kingdomino.cli.screen.size import HEIGHT, WIDTH
from kingdomino.cli.terminal.screen import Screen
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import Ruleset
from tests.cli.conftest import played

_SEED, _ACTIONS = 11, 26  # Ann places domino 40 in the third round
_KEYS = ("r", "r", *["right"] * 3, *["down"] * 5)  # beside the other mine
_FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


async def draw(texts: Texts, keys: tuple[str, ...] = _KEYS) -> str:
    """Return the screen after some keys; fonts from elsewhere are left out."""
    match = played(Ruleset.preset("classic", players=2), _SEED, _ACTIONS)
    names = ("Ann", texts("level-knight"))
    record = Record.of(match, names, [(bot_tag(1), "knight")])
    console = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", width=WIDTH
    )
    with TemporaryDirectory() as folder:
        file = SaveFile(Path(folder) / "game.kingdomino")
        saved = SavedMatch(texts, record, record_seats(record, texts), file)
        app = GameApp(Screen(console, texts), saved)
        async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            return _FONT.sub("", app.export_screenshot())


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(draw(Texts("en"))), "utf-8")
