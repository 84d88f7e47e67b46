"""The API over HTTP: continuing on another device.

The code of a link is in its fragment, which browsers send to nobody; the other device sends it in
the body of a request. So it is in no log, and in no `Referer`.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, delete, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller
from kingdomino.server.http.players import link_device
from kingdomino.server.http.problems import PROBLEMS
from kingdomino.server.http.responses import changed, grant_response, limited_caller
from kingdomino.server.http.schemas import (
    RequestBody,
    RequestKey,
    SeatGrantResponse,
    TableChanged,
    TableId,
)
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables.commands.devices import LINK_SECONDS

Code = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class MakeDeviceLink(RequestBody):
    """Make a link to continue on another device."""

    stays: bool = False
    """Whether this device keeps the seats as well; otherwise it only watches afterwards."""


class DeviceLinkResponse(Struct, frozen=True):
    """A link to continue on another device."""

    code: str
    """Secret. Whoever redeems it first has your seats."""
    until: float
    """When it expires."""


class RedeemDeviceLink(RequestBody):
    """Continue on this device."""

    code: Code
    key: RequestKey | None = None
    """An idempotency key: sent again with the same key, the request redeems the link once."""


@post(
    "/tables/{table_id:str}/device-link",
    summary="Make a link to continue on another device",
    status_code=200,
    responses=PROBLEMS,
)
async def make_device_link(
    request: AnyRequest, table_id: TableId, data: JSONBody[MakeDeviceLink]
) -> DeviceLinkResponse:
    """Make a link that gives another device all your seats, once; your earlier link is void."""
    token = limited_caller(request, table_id).require_token()
    service = server_state(request).service
    table, code = await service.make_device_link(table_id, token, data.stays)
    return DeviceLinkResponse(code, round(table.moved_at + LINK_SECONDS, 3))


@delete(
    "/tables/{table_id:str}/device-link",
    summary="Cancel your link",
    status_code=200,
    responses=PROBLEMS,
)
async def revoke_device_link(request: AnyRequest, table_id: TableId) -> TableChanged:
    """Make your link to continue on another device void."""
    token = limited_caller(request, table_id).require_token()
    return changed(await server_state(request).service.revoke_device_link(table_id, token))


@post(
    "/tables/{table_id:str}/device",
    summary="Continue on this device",
    status_code=200,
    responses=PROBLEMS,
)
async def redeem_device_link(
    request: AnyRequest, table_id: TableId, data: JSONBody[RedeemDeviceLink]
) -> Response[SeatGrantResponse]:
    """Redeem a link: you get the seats, and a browser the games of whoever made it."""
    caller = get_caller(request)
    state = server_state(request)
    # Not the limit of the table, which somebody who guesses would use up for the players.
    state.device_limit.take(client_address(request))
    grant = await state.service.redeem_device_link(
        table_id, data.code, own_token=caller.token, key=data.key
    )
    return await grant_response(request, caller, grant, link=link_device)


HANDLERS: Final[Sequence[HTTPRouteHandler]] = (
    make_device_link,
    revoke_device_link,
    redeem_device_link,
)
