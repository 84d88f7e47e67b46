"""A Redis of the tests' own: started by them, on a free port, and gone with them."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.ports import free_port
from tests.waiting import wait_until


class RedisServer:
    """A server without files; started again, it has the same port."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(
            [self._program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until("redis-server answers", self._connect, lambda seen: seen == "connected")

    def _connect(self) -> str:
        assert self._process is not None
        assert self._process.poll() is None, "redis-server has ended"
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return "connected"
        except OSError as error:
            return str(error)

    def stop(self) -> None:
        """Stop it, and throw out whoever is connected."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(30)


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """A server for as long as the block runs; skips the test where there is no Redis."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed, and could not be (see scripts/setup.sh)")
    server = RedisServer(program)
    server.start()
    try:
        yield server
    finally:
        server.stop()
