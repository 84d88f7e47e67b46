"""The player of a request, and the seats of a player."""

import logging
from typing import Final

from litestar.datastructures import Cookie

from kingdomino.server.http.credentials import key_cookie, player_key
from kingdomino.server.state import AnyRequest, server_state
from kingdomino.tables import LogUnavailableError, SeatGrant, hash_token, new_token

MAX_IMPORTED: Final = 5000
"""Matches that a player can keep from files."""

_logger = logging.getLogger(__name__)


async def current_player(request: AnyRequest) -> str | None:
    """Return the player of the browser that sent a request; `None` if it has no valid key."""
    key = player_key(request)
    if key is None:
        return None
    state = server_state(request)
    return await state.players.find(hash_token(key), state.service.now())


async def link_player(request: AnyRequest, grant: SeatGrant) -> list[Cookie]:
    """Keep the seats that a browser was given among its games; return the cookie with its key.

    If the database fails now, the seats are given all the same: the game is only not listed.
    """
    try:
        player, cookie = await ensure_player(request)
        holder = grant.table.devices.holder_of(hash_token(grant.token))
        await server_state(request).players.link(player, grant.table.id, holder)
    except LogUnavailableError as error:
        _logger.warning("table %s is not kept for its player: %s", grant.table.id, error)
        return []
    return [cookie]


async def ensure_player(request: AnyRequest) -> tuple[str, Cookie]:
    """Return the player of a browser, a new one if it has none, and the cookie with the key."""
    player, key = await current_player(request), player_key(request)
    if player is None or key is None:
        state, key = server_state(request), new_token()
        player = await state.players.add_key(hash_token(key), state.service.now())
    return player, key_cookie(request, key)


async def link_device(request: AnyRequest, grant: SeatGrant) -> list[Cookie]:
    """Let the browser that a person continues on be another device of theirs.

    If the person has no list of games, those of the browser get the seats. If the database fails
    now, the seats are given all the same.
    """
    table, token_hash = grant.table, hash_token(grant.token)
    earlier = [before for before, after in table.devices.moved.items() if after == token_hash]
    holder = table.devices.holder_of(token_hash)
    store = server_state(request).players
    try:
        player = await store.find_by_seat(table.id, [holder, *earlier])
        if player is None:
            return await link_player(request, grant)
        cookies = await adopt_player(request, player)
        await store.link(player, table.id, holder)
    except LogUnavailableError as error:
        _logger.warning("the games of table %s are not moved: %s", table.id, error)
        return []
    return cookies


async def adopt_player(request: AnyRequest, player: str) -> list[Cookie]:
    """Let a browser be another device of a player, with the same games; return the cookies to set.

    If it keeps games of its own, they are merged with those of the player.
    """
    state, key = server_state(request), player_key(request)
    own = await current_player(request)
    if own is None or key is None:
        key = new_token()
        await state.players.add_key(hash_token(key), state.service.now(), player)
    elif own != player:
        await state.players.merge(own, player, MAX_IMPORTED)
    return [key_cookie(request, key)]
