"""A dataset: a folder with its settings and numbered shards.

Every game is played from its own seed, and a shard always has the same games. So what is left to do
is the list of shards that are missing, and a dataset that was interrupted ends as it would have
otherwise, byte by byte.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar, Final

from kingdomino.data.positions import SearchedPosition, play_searched_game
from kingdomino.notation import format_ruleset, parse_ruleset
from kingdomino.rules import KingdominoError

FORMAT: Final = 1
_SETTINGS: Final = "dataset.json"


class DatasetError(KingdominoError):
    """A folder that has another dataset, or none that can be read."""

    kind = "dataset"
    messages: ClassVar[dict[str, str]] = {
        "other": "{folder} has a dataset with other settings ({setting}: {found}, not {wanted})",
        "unreadable": "{folder} has no dataset that this version can read",
    }


@dataclass(frozen=True)
class DatasetSettings:
    """The settings that the content of a dataset depends on; the number of games may grow."""

    rules: str
    """A ruleset in notation."""
    seed: int = 1
    rollouts: int = 400
    """The rollouts of each search."""
    shard_games: int = 100
    """The games in one shard."""
    kingdomino: str = field(default_factory=lambda: version("kingdomino"))
    """The version of this package, as its search may find other values in another."""

    @classmethod
    def create(cls, rules: str, **settings: Any) -> "DatasetSettings":
        """Return the settings with the rules in their usual notation. Raises `NotationError`."""
        return cls(rules=format_ruleset(parse_ruleset(rules)), **settings)


class Dataset:
    """A dataset in a folder, which is created if it is not there.

    Raises `DatasetError` if the folder has another dataset, and `OSError`.
    """

    def __init__(self, folder: Path, settings: DatasetSettings) -> None:
        self.folder = folder
        self.settings = settings
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / _SETTINGS
        if file.exists():
            self._check(file)
        else:
            text = json.dumps({"dataset": FORMAT, **asdict(settings)}, indent=2)
            _replace(file, lambda path: path.write_text(text + "\n", "utf-8"))

    def shard(self, number: int) -> Path:
        """Return the file of a shard."""
        return self.folder / f"positions-{number:06d}.parquet"

    def missing(self, games: int) -> list[range]:
        """Return the games of each shard that is not there yet."""
        size = self.settings.shard_games
        shards = range(-(-games // size))
        return [
            range(number * size, (number + 1) * size)
            for number in shards
            if not self.shard(number).exists()
        ]

    def make(self, games: int, executor: Executor, lookahead: Callable[[], int]) -> Iterator[int]:
        """Play the games of the missing shards, and yield the number of each that has been played.

        Shards are whole: the number of games is rounded up. `executor` plays the games, as many at
        a time as `lookahead` returns.
        """
        for shard in self.missing(games):
            positions: list[SearchedPosition] = []
            for game, played in self._play(shard, executor, lookahead):
                positions += played
                yield game
            number = shard.start // self.settings.shard_games
            _replace(self.shard(number), partial(_write, positions))

    def _play(
        self, games: range, executor: Executor, lookahead: Callable[[], int]
    ) -> Iterator[tuple[int, list[SearchedPosition]]]:
        """Yield the games in their order, whichever ends first."""
        ruleset, settings = parse_ruleset(self.settings.rules), self.settings
        running: dict[int, Any] = {}
        left = iter(games)
        for game in games:
            while len(running) < lookahead() and (following := next(left, None)) is not None:
                running[following] = executor.submit(
                    play_searched_game, ruleset, settings.seed, following, settings.rollouts
                )
            yield game, running.pop(game).result()

    def _check(self, file: Path) -> None:
        try:
            found = json.loads(file.read_text("utf-8"))
            is_known = found["dataset"] == FORMAT
        except (KeyError, TypeError, ValueError) as error:
            raise DatasetError("unreadable", folder=self.folder) from error
        if not is_known:
            raise DatasetError("unreadable", folder=self.folder)
        for setting, wanted in asdict(self.settings).items():
            if found.get(setting) != wanted:
                raise DatasetError(
                    "other",
                    folder=self.folder,
                    setting=setting,
                    found=str(found.get(setting)),
                    wanted=str(wanted),
                )


def _write(positions: list[SearchedPosition], path: Path) -> None:
    from kingdomino.data.tables import write_positions  # noqa: PLC0415  # needs pyarrow

    write_positions(path, positions)


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file beside its place, and rename it: it is there as a whole, or not at all."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(temporary)
        with temporary.open("rb") as file:
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
