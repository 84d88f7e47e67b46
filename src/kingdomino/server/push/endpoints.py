"""The URLs that push messages may be sent to.

A browser tells the server the URL at its push service. A client could tell any other URL, so that
the server would send requests into the host's own network. Only https URLs with a name are taken,
and names have to resolve to public addresses, which is checked again for every connection.
"""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

MAX_ENDPOINT: Final = 1500
"""Characters of a URL."""
_NAT64: Final = IPv6Network("64:ff9b::/96")


def is_endpoint(url: str, allow_private: bool) -> bool:
    """Return whether a URL may be one of a push service, without resolving its name.

    >>> is_endpoint("https://push.example/abc", allow_private=False)
    True
    >>> [is_endpoint(url, False) for url in ("http://push.example/", "https://127.0.0.1/")]
    [False, False]
    >>> is_endpoint("http://127.0.0.1:9000/abc", allow_private=True)
    True
    """
    if len(url) > MAX_ENDPOINT or not (url.isascii() and url.isprintable()) or " " in url:
        return False
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or ":" in host or parts.username is not None or parts.fragment:
        return False
    if allow_private:
        return parts.scheme in ("http", "https")
    return parts.scheme == "https" and "." in host.strip(".") and not _is_address(host)


def is_public(address: str) -> bool:
    """Return whether an address is one of the public internet.

    >>> [is_public(each) for each in ("1.1.1.1", "2606:4700::1111")]
    [True, True]
    >>> [is_public(each) for each in ("10.0.0.1", "169.254.169.254", "::1", "fe80::1", "fd00::1")]
    [False, False, False, False, False]
    >>> [is_public(each) for each in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [False, False, False]
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address) and (inner := _embedded(parsed)) is not None:
        parsed = inner
    return parsed.is_global and not parsed.is_multicast


def _embedded(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that a translated IPv6 address leads to."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _is_address(host: str) -> bool:
    # Also the forms that C libraries accept: 127.1, 2130706433, 0x7f000001.
    return host.rpartition(".")[2][:1].isdigit() or host.lower().startswith("0x")
