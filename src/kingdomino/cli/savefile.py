"""The file that a game is kept in."""

import contextlib
import os
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from platformdirs import user_data_path

SUFFIX: Final = ".kingdomino"


class SaveFile:
    """A file that always holds a whole record: the last one, or the one before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        """Where it is, as the player named it."""

    @classmethod
    def default(cls, now: datetime) -> "SaveFile":
        """A new file in the folder of the player's data, named after the time."""
        folder = user_data_path("kingdomino", appauthor=False) / "games"
        name = now.strftime("%Y-%m-%d_%H-%M-%S")
        path, number = folder / f"{name}{SUFFIX}", 1
        while path.exists():
            number += 1
            path = folder / f"{name}_{number}{SUFFIX}"
        return cls(path)

    def write(self, text: str) -> None:
        """Replace what the file holds.

        The text is written beside it, flushed to the disk, and takes its place in one step: a
        crash or a full disk leaves the old record whole. Raises `OSError`.
        """
        target = self.path.resolve()  # a link stays a link
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.is_dir():
            raise IsADirectoryError(f"{target} is a folder")
        handle, temporary = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                Path(temporary).chmod(target.stat().st_mode & 0o777)
            Path(temporary).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
