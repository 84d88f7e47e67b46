"""The address of this machine in the local network."""

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

WILDCARDS: Final = ("0.0.0.0", "::")
"""The addresses that stand for every address of the machine."""
# One beyond any router, and some in private networks that may have no router.
_PROBES: Final = {
    socket.AF_INET: ("192.0.2.1", "10.254.254.1", "172.30.254.1", "192.168.254.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}


def network_address(host: str) -> str | None:
    """Return the address at which others in the network reach a server that listens on a host.

    `None` if it listens on this machine only, or if there is no network. Nothing is sent.

    >>> network_address("127.0.0.1") is None
    True
    """
    if host not in WILDCARDS:
        return None if is_loopback(host) else host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = (_source_address(family, probe) for probe in _PROBES[family])
    return next((address for address in found if address is not None), None)


def format_origin(host: str, port: int) -> str:
    """Return the origin of a server.

    >>> format_origin("192.168.1.5", 8000), format_origin("fd00::5", 8000)
    ('http://192.168.1.5:8000', 'http://[fd00::5]:8000')
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def origin_for_others(request: "ASGIConnection[Any, Any, Any, Any]", host: str) -> str | None:
    """Return the origin that others in the network use, for a client on this machine.

    `None` for all other clients: what they use works already, and the rest is not their business.
    """
    server = request.scope.get("server")
    if request.client is None or not is_loopback(request.client.host) or server is None:
        return None
    address, port = network_address(host), server[1]
    return None if address is None or port is None else format_origin(address, port)


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine itself.

    >>> [is_loopback(host) for host in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "localhost")]
    [True, True, True, True]
    >>> is_loopback("192.168.1.5"), is_loopback("play.example")
    (False, False)
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)


def _source_address(family: socket.AddressFamily, destination: str) -> str | None:
    """Return the address from which a packet to a destination would be sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((destination, 9))  # chooses a route and sends nothing
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    is_usable = not is_loopback(address) and not ip_address(address).is_unspecified
    return address if is_usable else None
