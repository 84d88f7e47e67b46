"""`kingdomino dataset`: positions with the values of a search, as Parquet."""

from pathlib import Path

import click

from kingdomino.arena.play.executor import open_executor
from kingdomino.cli.click_i18n import IntegerType, command, option
from kingdomino.cli.errors import file_errors
from kingdomino.cli.options import cluster_option, rules_option, seed_option, workers_option
from kingdomino.cli.terminal.progress import counting_progress
from kingdomino.cli.terminal.screen import printable, stdout_screen
from kingdomino.data import Dataset, DatasetSettings
from kingdomino.locales import Texts


@command(
    examples={
        "kingdomino dataset FOLDER --games 10000": "example-dataset",
        "kingdomino dataset FOLDER --rules mighty-duel/2": "example-duel",
    }
)
@click.argument("folder", metavar="FOLDER")
@rules_option
@option("--games", type=IntegerType(1, 10**9), default=1000, help="option-dataset-games")
@seed_option
@option("--rollouts", type=IntegerType(1, 10**7), default=400, help="option-dataset-rollouts")
@option("--shard-games", type=IntegerType(1, 10**6), default=100, help="option-shard-games")
@workers_option
@cluster_option
@click.pass_obj
def dataset(
    texts: Texts,
    /,
    folder: str,
    *,
    rules: str,
    games: int,
    workers: int | None,
    cluster: str | None,
    **settings: int,
) -> None:
    """Make positions with the values of a search."""
    with file_errors(texts, "error-write-results", folder):
        made = Dataset(Path(folder), DatasetSettings.create(rules, **settings))
        _make(texts, made, games, workers, cluster)
    stdout_screen(texts).write_unwrapped_message("dataset-written", folder=printable(folder))


def _make(
    texts: Texts, dataset: Dataset, games: int, workers: int | None, cluster: str | None
) -> None:
    # The extra `data`: if it is missing, that is found before the games.
    import kingdomino.data.tables  # noqa: F401, PLC0415

    left = sum(map(len, dataset.missing(games)))
    with (
        open_executor(workers, cluster) as executor,
        counting_progress(texts("arena-progress"), left) as advance,
    ):
        for _ in dataset.make(games, executor.pool, executor.lookahead):
            advance(1)
