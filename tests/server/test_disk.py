"""A disk that is full, and a file that another server uses."""

import resource
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.process import ServerProcess

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process"),
]


def limit_file_size(pid: int, size: int) -> None:
    """Let a process write no file beyond a size: its disk is full."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_reported_and_recovered_from(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, tmp_path / "log")
    server.start()
    with httpx.Client(base_url=server.url) as client:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        opened = client.post("/api/tables", json={"seats": seats}).json()
        client.headers["authorization"] = f"Bearer {opened['token']}"
        path = f"/api/tables/{opened['table']}"
        client.post(f"{path}/start", json={})
        view = client.get(path).json()
        turn = {"ply": 0, "turn": view["legal"][0]["action"]}
        limit_file_size(server.pid, 0)
        response = client.post(f"{path}/turns", json=turn)
        assert (response.status_code, response.json()["code"]) == (503, "server-away")
        assert "retry-after" in response.headers
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200
        limit_file_size(server.pid, resource.RLIM_INFINITY)
        assert client.get("/readyz").status_code == 200
        assert client.post(f"{path}/turns", json=turn).json()["ply"] == 1
        assert client.get(path).json()["ply"] == 1
    assert server.stop() in (0, -signal.SIGTERM)


def test_a_second_server_on_one_file_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    first, second = (ServerProcess(sqlite_url, tmp_path / name) for name in ("one", "two"))
    first.start()
    with pytest.raises(AssertionError):  # it ends before it is ready
        second.start()
    assert second.wait() != 0
    assert httpx.get(f"{first.url}/readyz").status_code == 200
    # Commands may read the file meanwhile.
    command = [sys.executable, "-m", "kingdomino", "tables", "list", "--database", sqlite_url]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    first.kill()
    third = ServerProcess(sqlite_url, tmp_path / "three")
    third.start()
    third.stop()
