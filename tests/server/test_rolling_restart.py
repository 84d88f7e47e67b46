"""Two servers behind nginx are restarted one after the other while people play."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
from rolling_restart import restart_under_load

from tests.postgresql import Cluster
from tests.server import nginx


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
@pytest.mark.skipif(not nginx.is_installed, reason="nginx is not installed")
def test_no_request_fails_when_servers_are_restarted(postgresql: Cluster, tmp_path: Path) -> None:
    tally = restart_under_load(postgresql.database(), tmp_path, tables=10, rate=40, rounds=1)
    assert tally.kills == 2
    assert tally.requests > 0
    assert (tally.failed_requests, tally.failed_connections) == (0, 0)
    assert (tally.lost, tally.stuck, tally.unexpected) == (0, 0, [])
