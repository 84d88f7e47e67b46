"""Old tables are deleted, as the host has set it."""

from time import time as wall_clock

import pytest

from kingdomino.server.settings import Settings
from kingdomino.server.state import ServerState
from kingdomino.tables import TableService
from tests.tables.conftest import Time, started, two_seated

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("keep_days", "open_days", "left"),
    [
        (0, 0, {"open", "started"}),
        (0, 9, {"started"}),
        (9, 0, set()),
        (30, 9, {"started"}),
        (30, 30, {"open", "started"}),
    ],
)
async def test_tables_are_kept_for_as_many_days(
    sqlite_url: str, keep_days: int, open_days: int, left: set[str]
) -> None:
    settings = Settings(database=sqlite_url, keep_days=keep_days, open_days=open_days)
    state = ServerState(settings)
    async with state.database:
        time = Time()
        time.now = wall_clock() - 10 * 24 * 60 * 60
        service = TableService(state.log, now=time)
        tables = {
            (await two_seated(service))[0].table.id: "open",
            (await started(service))[0].table.id: "started",
        }
        await state._clean_up(0)
        found = await state.log.numbers(list(tables))
        assert {tables[table] for table in found} == left
