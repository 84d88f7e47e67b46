"""Push messages: a browser asks to be told of its turns while no page of it is open.

A subscription belongs to the player whose key the browser keeps, and so to every seat that the
browser was given.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from kingdomino.locales import find_language
from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.credentials import get_caller
from kingdomino.server.http.players import current_player, ensure_player
from kingdomino.server.http.problems import PROBLEMS, requested_language
from kingdomino.server.http.schemas import RequestBody
from kingdomino.server.push.endpoints import MAX_ENDPOINT
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.storage import PushSubscription

MAX_BROWSERS: Final = 8
"""Subscriptions of one player; the oldest makes room for a new one."""


class PushOffer(Struct, frozen=True):
    """Whether this server sends push messages."""

    key: str | None
    """The public key to subscribe with, in base64url; `null` if it sends none."""


class SubscribePush(RequestBody):
    """A subscription, as the browser's push manager returns it."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=MAX_ENDPOINT)]
    """The URL at the push service: https, with a public name."""
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, Meta(max_length=35)] | None = None
    """Of the messages; by default as in `Accept-Language`."""


class PushSubscribed(Struct, frozen=True):
    """A subscription that is kept."""

    id: str
    """The SHA-256 of the endpoint, by which it can be deleted."""
    language: str


@get("/my/push", summary="Whether push messages are sent", responses=PROBLEMS)
async def show_push(request: AnyRequest) -> PushOffer:
    """The key by which a browser knows this server, for its push manager."""
    return PushOffer(server_state(request).push.public_key)


@post("/my/push", summary="Get push messages", status_code=200, responses=PROBLEMS)
async def subscribe_push(
    request: AnyRequest, data: JSONBody[SubscribePush]
) -> Response[PushSubscribed]:
    """Send messages about the turns of this player to this browser, or change their language."""
    get_caller(request)  # refuses other sites
    state = server_state(request)
    state.push.limit.take(client_address(request))
    accepted = requested_language(request.headers.get("accept-language"))
    language = find_language(data.language or "") or accepted
    subscription = PushSubscription(data.endpoint, data.p256dh, data.auth, language)
    state.push.sender.check(subscription)
    player, cookie = await ensure_player(request)
    await state.push.store.add(player, subscription, state.service.now(), MAX_BROWSERS)
    return Response(PushSubscribed(subscription.id, language), cookies=[cookie])


@delete(
    "/my/push/{subscription_id:str}",
    summary="Get no more push messages",
    status_code=204,
    responses=PROBLEMS,
)
async def unsubscribe_push(
    request: AnyRequest,
    subscription_id: Annotated[
        str, PathParameter(pattern="^[0-9a-f]{64}$", description="The SHA-256 of the endpoint.")
    ],
) -> None:
    """Delete a subscription of this player; nothing happens if there is none."""
    get_caller(request)
    state = server_state(request)
    state.push.limit.take(client_address(request))
    player = await current_player(request)
    if player is not None:
        await state.push.store.remove(player, subscription_id)


HANDLERS: Final[Sequence[HTTPRouteHandler]] = (show_push, subscribe_push, unsubscribe_push)
