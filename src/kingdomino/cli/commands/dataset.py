"""`kingdomino dataset`: positions with the values of a search, as Parquet."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingdomino.cli.click_i18n import IntegerType, LocalizedCommand
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.locales import Texts

if TYPE_CHECKING:
    from kingdomino.data import Dataset

_MAX_NUMBER = 10**9
_GAMES_PER_WORKER = 4  # that wait or run, so that no worker waits for the next one


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""

    def run(
        folder: str,
        rules: str,
        games: int,
        workers: int | None,
        cluster: str | None,
        **settings: int,
    ) -> None:
        from kingdomino.data import Dataset, DatasetSettings

        try:
            dataset = Dataset(Path(folder), DatasetSettings.create(rules, **settings))
            _make(texts, dataset, games, workers, cluster)
        except OSError as error:
            because = explain_os_error(texts, error)
            message = texts("error-write-results", file=printable(folder), because=because)
            raise CommandError(message) from error
        stdout_screen(texts).write_unwrapped_message("dataset-written", folder=printable(folder))

    def number(name: str, text: str, default: int | None, low: int, high: int) -> click.Option:
        kind = IntegerType(texts, low, high)
        return click.Option([name], type=kind, default=default, help=texts(text))

    return LocalizedCommand(
        texts,
        "dataset",
        examples=[
            ("kingdomino dataset FOLDER --games 10000", "example-dataset"),
            ("kingdomino dataset FOLDER --rules mighty-duel/2", "example-duel"),
        ],
        callback=run,
        params=[
            click.Argument(["folder"], metavar="FOLDER"),
            click.Option(
                ["--rules"], metavar="RULES", default="classic/2", help=texts("option-rules")
            ),
            number("--games", "option-dataset-games", 1000, 1, _MAX_NUMBER),
            number("--seed", "option-arena-seed", 1, 0, _MAX_NUMBER),
            number("--rollouts", "option-dataset-rollouts", 400, 1, 10**7),
            number("--shard-games", "option-shard-games", 100, 1, 10**6),
            number("--workers", "option-workers", None, 1, 1024),
            click.Option(["--cluster"], metavar="ADDRESS", help=texts("option-cluster")),
        ],
    )


def _make(
    texts: Texts, dataset: "Dataset", games: int, workers: int | None, cluster: str | None
) -> None:
    import kingdomino.data.tables  # noqa: F401  # a missing extra is found before the games
    from kingdomino.arena.play.pool import available_cores
    from kingdomino.cli.terminal.progress import counting_progress

    left = sum(map(len, dataset.missing(games)))
    with (
        _executor(workers or available_cores(), cluster) as (executor, lookahead),
        counting_progress(texts("arena-progress"), left) as advance,
    ):
        for _ in dataset.make(games, executor, lookahead):
            advance(1)


@contextmanager
def _executor(workers: int, cluster: str | None) -> Iterator[tuple[Executor, Callable[[], int]]]:
    """Yield what plays the games, and how many it takes at a time."""
    if cluster is not None:
        from kingdomino.arena.play.cluster import ClusterExecutor

        with ClusterExecutor(cluster) as remote:
            yield remote.executor, lambda: remote.lookahead
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield pool, lambda: _GAMES_PER_WORKER * workers
    finally:
        pool.shutdown(cancel_futures=True)
