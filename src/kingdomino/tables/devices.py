"""The devices of the people at a table, and the links to continue on another one.

A person holds seats by the hash of one token, the holder. A further device has a token of its own,
which stands for the holder.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

_NONE: Mapping[str, str] = MappingProxyType({})


class DeviceLink(NamedTuple):
    """A link that gives another device of a person their seats, once."""

    holder: str
    device: str
    """The hash of the token of the device that made it."""
    code_hash: str
    until: float
    """When it expires."""
    stays: bool
    """Whether the device that made it keeps the seats as well."""


class Devices(NamedTuple):
    """The tokens of further devices with their holders, and the valid links."""

    others: Mapping[str, str] = _NONE
    """The holder that the token of each further device stands for."""
    moved: Mapping[str, str] = _NONE
    """Of each device that only watches since its seats moved: the token that they moved to."""
    links: tuple[DeviceLink, ...] = ()
    """At most one for each holder."""
    counts: Mapping[str, int] = MappingProxyType({})
    """How many links each holder has made."""

    def holder_of(self, token_hash: str) -> str:
        """Return the holder that a token stands for: itself, unless it is of a further device."""
        return self.others.get(token_hash, token_hash)

    def link_of(self, holder: str) -> DeviceLink | None:
        """Return the link of a holder."""
        return next((link for link in self.links if link.holder == holder), None)

    def find_link(self, code_hash: str, at: float) -> DeviceLink | None:
        """Return the link with a code, if it is valid at a time."""
        found = (link for link in self.links if link.code_hash == code_hash and at < link.until)
        return next(found, None)

    def with_link(self, link: DeviceLink) -> "Devices":
        """Add a link in place of the earlier one of its holder."""
        counts = {**self.counts, link.holder: self.counts.get(link.holder, 0) + 1}
        links = (*self.without_link(link.holder).links, link)
        return self._replace(links=links, counts=counts)

    def without_link(self, holder: str) -> "Devices":
        """Remove the link of a holder."""
        return self._replace(links=tuple(link for link in self.links if link.holder != holder))

    def with_device(self, token_hash: str, holder: str) -> "Devices":
        """Let a further token stand for a holder."""
        return self._replace(others={**self.others, token_hash: holder})

    def with_replaced(self, before: str, after: str) -> "Devices":
        """Put a token in the place of another one, whose device only watches from now on."""

        def rename(token_hash: str) -> str:
            return after if token_hash == before else token_hash

        others = {rename(token): rename(holder) for token, holder in self.others.items()}
        counts = {rename(holder): count for holder, count in self.counts.items()}
        # Whoever was replaced earlier by this token is now replaced by the next one.
        moved = {old: rename(new) for old, new in self.moved.items()} | {before: after}
        return self._replace(others=others, moved=moved, counts=counts)
