"""The caller and the responses of requests that change a table."""

from collections.abc import Awaitable, Callable, Sequence

from litestar import Response
from litestar.datastructures import Cookie

from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import Caller, get_caller, token_cookie
from kingdomino.server.http.players import link_player
from kingdomino.server.http.schemas import SeatGrantResponse, TableChanged, TurnAccepted
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import SeatGrant, Status, Table


def limited_caller(request: AnyRequest, table_id: str) -> Caller:
    """Return the caller of a change. Raises `ServerError` if the table has changed too often."""
    caller = get_caller(request)
    server_state(request).table_limit.take(table_id)
    return caller


def count_bots_only(request: AnyRequest, table: Table) -> None:
    """Count a match that its last person has left to the bots. Leaving is never refused."""
    if table.status is Status.PLAYING and not table.has_people:
        server_state(request).bot_tables.add(client_address(request), table.id)


async def grant_response(
    request: AnyRequest,
    caller: Caller,
    grant: SeatGrant,
    status: int = 200,
    *,
    link: Callable[[AnyRequest, SeatGrant], Awaitable[list[Cookie]]] = link_player,
) -> Response[SeatGrantResponse]:
    """Return the response with the seats of a grant, and their token.

    `link` keeps them among the games of a browser, and returns the cookies to set.
    """
    cookies: Sequence[Cookie] = ()
    if caller.is_browser:
        cookies = [
            token_cookie(request, grant.table.id, grant.token),
            *await link(request, grant),
        ]
    content = SeatGrantResponse(
        table=grant.table.id,
        seat=grant.seats[0] if grant.seats else None,
        seats=list(grant.seats),
        token=None if caller.is_browser else grant.token,
        commitment=grant.table.commitment,
    )
    return Response(content, status_code=status, cookies=cookies)


def accepted(table: Table) -> TurnAccepted:
    """Return the response to a turn."""
    return TurnAccepted(
        ply=table.ply, number=table.number, is_over=table.status.is_final, actor=table.actor
    )


def changed(table: Table) -> TableChanged:
    """Return the response to any other change."""
    return TableChanged(table=table.id, number=table.number, status=table.status)
