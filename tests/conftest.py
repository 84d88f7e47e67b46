"""Shared fixtures: event loops and databases."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdomino.storage import Database
from tests.postgresql import Cluster, running

# All tests with PostgreSQL run on one worker, because starting it takes seconds.
POSTGRESQL = pytest.param(
    "postgresql", marks=[pytest.mark.xdist_group("postgresql"), pytest.mark.slow]
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    with running() as cluster:
        yield cluster


async def _migrate(url: str) -> None:
    async with Database(url):
        pass


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file: copying it is faster than migrating one for every test."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    asyncio.run(_migrate(f"sqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def migrated_name(postgresql: Cluster) -> str:
    """The name of a migrated database on PostgreSQL, to be copied likewise."""
    url = postgresql.database()
    asyncio.run(_migrate(url))
    return url.rpartition("/")[2]


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """The URL of an empty SQLite database."""
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path / 'tables.db')}"


@pytest.fixture(params=["sqlite", POSTGRESQL])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of a migrated database without tables, once for each kind."""
    if request.param == "sqlite":
        url: str = request.getfixturevalue("sqlite_url")
        return url
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.database(template=request.getfixturevalue("migrated_name"))


@pytest.fixture(params=["sqlite", POSTGRESQL])
def new_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that was never opened, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.database()
