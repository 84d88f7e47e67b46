"""`kingdomino serve` as a process of its own, which can be killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

from tests.ports import free_port
from tests.waiting import SECONDS, wait_until


class ServerProcess:
    """A server on a port of its own; started again, it has the same port and database."""

    command: Sequence[str] = (
        sys.executable,
        "-c",
        "from kingdomino.cli import main; main()",
        "serve",
    )

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._log = log
        self._environment = os.environ | {
            "PYTHONDONTWRITEBYTECODE": "",  # it starts several times as fast with bytecode kept
            "KINGDOMINO_DATABASE": database,
            "KINGDOMINO_PORT": str(self.port),
            "KINGDOMINO_ADDRESS_RATE": "0",
            "KINGDOMINO_TABLE_RATE": "0",
            "KINGDOMINO_SOCKETS": "100000",
            "KINGDOMINO_OPEN_TABLES": "0",
            "KINGDOMINO_BOT_TABLES": "0",
            # A thousand would take a core for minutes.
            "KINGDOMINO_DAILY_GAMES": "20",
            **{f"KINGDOMINO_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Of the process that was started last."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it reaches its database."""
        with self._log.open("ab") as log:
            # A group of its own, so that killing it takes its workers too, as a power cut would.
            self._process = subprocess.Popen(
                self.command,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.wait_ready()

    def wait_ready(self, seconds: float = SECONDS) -> None:
        """Wait until it answers that it is ready."""

        def ask() -> str:
            assert self._process is not None
            assert self._process.poll() is None, self._log.read_text()
            try:
                with urlopen(f"{self.url}/readyz", timeout=5):
                    return "ready"
            except OSError as error:
                return f"{error}, and in the log: {self._log.read_text()}"

        wait_until("the server is ready", ask, lambda seen: seen == "ready", seconds=seconds)

    def terminate(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        self._process.terminate()

    def kill(self) -> None:
        """End it and all its processes, at once and without a word."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def wait(self) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self._process is not None
        return self._process.wait(SECONDS)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self.terminate()
        return self.wait()
