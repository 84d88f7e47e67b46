"""The proxy of `deploy/nginx.conf`, in front of two servers."""

import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.ports import free_port
from tests.postgresql import Cluster
from tests.server.conftest import done
from tests.server.process import ServerProcess
from tests.server.test_live import receive

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"

_AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{example}
}}
"""


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_two_servers_behind_the_example_proxy(postgresql: Cluster, tmp_path: Path) -> None:
    url = postgresql.database()
    servers = [ServerProcess(url, tmp_path / f"log{i}") for i in range(2)]
    for server in servers:
        server.start()
    port = free_port()
    example = CONFIGURATION.read_text()
    for port_in_example, used in ((8001, servers[0].port), (8002, servers[1].port), (8000, port)):
        example = example.replace(str(port_in_example), str(used))
    file = tmp_path / "nginx.conf"
    file.write_text(_AROUND.format(folder=tmp_path, example=example))
    proxy = subprocess.Popen(["nginx", "-p", str(tmp_path), "-c", str(file)])
    try:
        _play_through(f"127.0.0.1:{port}")
    finally:
        proxy.terminate()
        proxy.wait(10)
        for server in servers:
            server.stop()


def _play_through(host: str) -> None:
    origin = f"http://{host}"
    page = httpx.Client(base_url=origin, headers={"origin": origin}, timeout=20)
    with page:
        while True:
            try:
                page.get("/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.05)
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        table = done(page.post("/api/tables", json={"seats": seats}))["table"]
        path = f"/api/tables/{table}"
        done(page.post(f"{path}/start", json={}))
        with connect(f"ws://{host}{path}/live?after=0") as socket:
            for _ in range(6):  # one request after the other to the one server and the other
                view = done(page.get(path))
                turn = view["legal"][0]["action"]
                done(page.post(f"{path}/turns", json={"ply": view["ply"], "turn": turn}))
                assert receive(socket, "turn")["turn"] == turn
        assert page.get("/metrics").status_code == 403
        evil = page.get(path, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
