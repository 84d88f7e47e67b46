"""Runs the server with uvicorn: in this process, or in several under a supervisor."""

import asyncio
import socket
import time
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from kingdomino.server.bounds.protocols import uvicorn_config
from kingdomino.server.settings import Settings

_APP: Final = "kingdomino.server.app:create_app"
_CHECK_SECONDS: Final = 0.05  # between two looks at processes that start


def run(settings: Settings, listening: socket.socket, on_start: Callable[[], None]) -> bool:
    """Serve until the process is stopped; `on_start` is called once every process serves.

    Returns whether it ever served.
    """
    config = uvicorn_config(_APP, settings, factory=True)
    if settings.workers > 1:
        supervisor = Supervisor(config, [listening], on_start)
        supervisor.run()
        return supervisor.is_started
    server = Server(config, on_start)
    server.run(sockets=[listening])
    return server.started


class Server(uvicorn.Server):
    """uvicorn's server; it loses no connection when it ends."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        if self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, finish what has arrived, close live connections with code 1012."""
        # The kernel accepts connections that the event loop has not seen yet: closing the socket
        # would reset them, with the requests that a proxy has sent on them already.
        listening = [each.dup() for each in sockets or ()]
        for server in self.servers:
            server.close()
        for each in listening:
            await self._accept_waiting(each)
        await super().shutdown(sockets)

    async def _accept_waiting(self, listening: socket.socket) -> None:
        """Accept the connections that wait in a socket, and close it."""
        accepted = []
        listening.setblocking(False)
        with listening:
            try:
                while True:
                    accepted.append(listening.accept()[0])
            except OSError:  # there are no more
                pass
        loop = asyncio.get_running_loop()
        for connection in accepted:
            await loop.connect_accepted_socket(self._new_protocol, connection)

    def _new_protocol(self) -> asyncio.Protocol:
        protocol_class: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = protocol_class(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


class Supervisor(Multiprocess):
    """uvicorn's supervisor of several processes; it reports when all of them serve."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], on_start: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.is_started = False
        self._on_start = on_start

    def init_processes(self) -> None:
        """Start the processes, and wait until they serve or one has ended."""
        super().init_processes()
        while not self.should_exit.is_set():
            self.handle_signals()
            if not all(process.process.is_alive() for process in self.processes):
                return  # uvicorn restarts it, or ends if it could not start
            if all(process.is_ready(timeout=1) for process in self.processes):
                self.is_started = True
                self._on_start()
                return
            time.sleep(_CHECK_SECONDS)

    def terminate_all(self) -> None:
        """Ask all processes to end; no connection is accepted that nobody would answer."""
        for listening in self.sockets:
            listening.close()
        super().terminate_all()
