"""nginx with the configuration of `deploy/nginx.conf`, in front of servers on other ports."""

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.ports import free_port
from tests.waiting import wait_until

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
is_installed = shutil.which("nginx") is not None

_AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
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


@contextmanager
def running(
    folder: Path, servers: Sequence[int], replacements: Sequence[tuple[str, str]] = ()
) -> Iterator[str]:
    """Run nginx in front of two ports; yields its host and port, once it answers.

    `replacements` change the configuration, such as a limit that would stop a load generator.
    """
    port = free_port()
    example = CONFIGURATION.read_text()
    ports = [("8001", str(servers[0])), ("8002", str(servers[1])), ("8000", str(port))]
    for old, new in [*ports, *replacements]:
        assert old in example
        example = example.replace(old, new)
    file = folder / "nginx.conf"
    file.write_text(_AROUND.format(folder=folder, example=example))
    proxy = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)])
    try:
        host = f"127.0.0.1:{port}"
        _wait_for(host, proxy)
        yield host
    finally:
        proxy.terminate()
        proxy.wait(30)


def _wait_for(host: str, proxy: subprocess.Popen[bytes]) -> None:
    def connect() -> str:
        assert proxy.poll() is None, "nginx did not start"
        try:
            httpx.get(f"http://{host}/healthz", timeout=30)
        except httpx.TransportError as error:
            return repr(error)
        return "an answer"

    wait_until("nginx answers", connect, lambda seen: seen == "an answer")
