"""Notices about missing parts of an installation, written once, at the first start of a game."""

from contextlib import suppress
from pathlib import Path

from kingdomino import kernel
from kingdomino.cli.files import data_folder
from kingdomino.cli.terminal.screen import PlainConsole, Screen
from kingdomino.locales import Texts
from kingdomino.server.site.static_files import is_built, pages_folder


def show_notices(texts: Texts) -> None:
    """Write the missing parts and how to install them on standard error, each only once."""
    missing = [name for name, is_there in _parts().items() if not is_there]
    seen = data_folder() / "notices"
    new = [name for name in missing if name not in _read(seen)]
    screen = Screen(PlainConsole(stderr=True), texts)
    for name in new:
        screen.write_message(name)
    if new:
        # What can't be remembered is said again.
        with suppress(OSError):
            seen.parent.mkdir(parents=True, exist_ok=True)
            seen.write_text("\n".join(missing) + "\n", "utf-8")


def _parts() -> dict[str, bool]:
    """Return the notice of each part that may be left out, and whether the part is there."""
    return {"notice-no-kernel": kernel.is_built, "notice-no-pages": is_built(pages_folder(""))}


def _read(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8").split()
    except (OSError, UnicodeDecodeError):
        return []
