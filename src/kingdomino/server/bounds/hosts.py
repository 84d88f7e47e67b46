"""The host names that this server answers to.

A page of another site can give its own name the address of a machine in the visitor's network (DNS
rebinding) and is then, for the browser, of the same origin as this server. It can't do that with
addresses, or with names that public DNS does not have: those are always allowed. All other names
have to be listed.
"""

import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import Any

from litestar.connection import ASGIConnection

from kingdomino.server.http.problems import ServerError

Connection = ASGIConnection[Any, Any, Any, Any]


class AllowedHosts:
    """Names of hosts: `play.example.org`, `*.example.org` for all below it, or `*` for any."""

    def __init__(self, names: str) -> None:
        listed = [name.strip().lower() for name in names.split(",")]
        self._names = {name for name in listed if name and not name.startswith("*.")}
        self._suffixes = tuple(name[1:] for name in listed if name.startswith("*."))
        self._is_allowed = lru_cache(maxsize=1024)(self._compute)

    def check(self, connection: Connection) -> None:
        """Raise `ServerError` if a request is for another host, or for none."""
        host = connection.headers.get("host", "")
        if not self._is_allowed(host):
            raise ServerError("host", host=host[:100])

    def __contains__(self, host: str) -> bool:
        """Return whether the value of a `Host` header is allowed.

        >>> hosts = AllowedHosts("play.example.org, *.games.example")
        >>> "play.example.org:8000" in hosts, "a.games.example" in hosts, "evil.example" in hosts
        (True, True, False)
        >>> [host in hosts for host in ("localhost:8000", "192.168.1.5", "[::1]:8000", "laptop")]
        [True, True, True, True]
        """
        return self._is_allowed(host)

    def _compute(self, header: str) -> bool:
        name = _without_port(header.lower())
        return bool(name) and (
            "*" in self._names
            or name in self._names
            or name.endswith(self._suffixes)
            or _is_address(name)
            or _is_local(name)
        )


def _without_port(host: str) -> str:
    """Return the name or address of a `Host` header; empty if it is malformed."""
    if host.startswith("["):
        address, closing, port = host[1:].partition("]")
        is_valid = bool(closing) and (not port or port[0] == ":")
    else:
        address, _, port = host.partition(":")
        is_valid = ":" not in port
    is_valid = is_valid and (port.lstrip(":").isdecimal() or port in ("", ":"))
    return address.removesuffix(".") if is_valid else ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    """Return whether a name is that of this machine, or one that only a local network has."""
    is_short = "." not in name
    return is_short or name.endswith((".localhost", ".local")) or name == socket.gethostname()
