"""Analyses that a request waits for: bounded for each address, given up with the connection."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.problems import ServerError
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.state import AnyRequest, server_state

_Result = TypeVar("_Result")


async def analyse_for(
    request: AnyRequest, function: Callable[..., _Result], *arguments: Any
) -> _Result:
    """Call a function of `analysis_jobs` in a worker process.

    If the client closes its connection, the job is taken out of the queue, or given up if it runs.
    Raises `ServerError` then, and if the address asks too often, or waits for too many analyses.
    """
    state, client = server_state(request), client_address(request)
    state.analysis_limit.take(client)
    state.analyses_at_once.acquire(client)
    try:
        job = asyncio.ensure_future(state.workers.analyse(Lane.HINT, client, function, *arguments))
        return await _while_connected(request, job)
    finally:
        state.analyses_at_once.release(client)


async def _while_connected(request: AnyRequest, job: asyncio.Future[_Result]) -> _Result:
    """Wait for a job; cancel it if the client is gone, or if this task is cancelled itself.

    Raises `ServerError` if the client is gone; nobody reads that answer.
    """
    disconnect = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((job, disconnect), return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise ServerError("bad-request", because="the connection was closed")
        return await job
    finally:
        job.cancel()
        disconnect.cancel()
        with suppress(asyncio.CancelledError):
            await disconnect


async def _disconnected(request: AnyRequest) -> None:
    """Return when the client has closed its connection; its request has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
