"""Quotas: how many tables of a kind one client may have at once.

Tables are counted by the process that opened or started them, and forgotten with it: which address
opened a table is not stored. Whether a table still counts is read from the log, so that it makes no
difference which process ended it.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from kingdomino.server.http.problems import ServerError

_MAX_CLIENTS: Final = 20_000  # whose tables are remembered
_RETRY_SECONDS: Final = 60

FindCounted = Callable[[Sequence[str]], Awaitable[set[str]]]
"""Returns which of some tables still count."""


class TableQuota:
    """A maximum of tables at once for each client; 0 is no limit."""

    def __init__(self, maximum: int, reason: str, find_counted: FindCounted) -> None:
        self._maximum = maximum
        self._reason = reason
        self._find_counted = find_counted
        self._tables: OrderedDict[str, set[str]] = OrderedDict()
        self._reserved: dict[str, int] = {}

    @asynccontextmanager
    async def reserve(self, client: str) -> AsyncIterator[None]:
        """Reserve one table for the time of the block, in which it is opened and added.

        Raises `ServerError` if the client has too many.
        """
        if self._count(client) >= self._maximum > 0:
            await self._refresh(client)
            if self._count(client) >= self._maximum:
                raise ServerError(self._reason, most=self._maximum, seconds=_RETRY_SECONDS)
        self._reserved[client] = self._reserved.get(client, 0) + 1
        try:
            yield
        finally:
            self._reserved[client] -= 1
            if not self._reserved[client]:
                del self._reserved[client]

    def add(self, client: str, table_id: str) -> None:
        """Count a table for a client."""
        if self._maximum:
            tables = self._tables.pop(client, set())
            tables.add(table_id)
            self._tables[client] = tables
            if len(self._tables) > _MAX_CLIENTS:
                self._tables.popitem(last=False)

    def _count(self, client: str) -> int:
        return len(self._tables.get(client, ())) + self._reserved.get(client, 0)

    async def _refresh(self, client: str) -> None:
        """Forget the tables of a client that no longer count."""
        known = list(self._tables.get(client, ()))
        counted = await self._find_counted(known)
        if client in self._tables:
            self._tables[client] -= set(known) - counted
