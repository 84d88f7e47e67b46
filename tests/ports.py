"""Ports to listen on."""

import socket
from random import SystemRandom


def free_port() -> int:
    """A free port that no outgoing connection will be given while its server is down."""
    chance = SystemRandom()
    while True:
        port = chance.randrange(20_000, 30_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
