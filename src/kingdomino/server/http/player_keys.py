"""The key of a player: a random secret that a browser keeps, so that *My games* needs no account.

It is a cookie for the API, which scripts can't read and other sites can't use. The server stores
only its hash.
"""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

KEY_COOKIE: Final = "kingdomino-player"
KEY_DAYS: Final = 400
"""How long a browser keeps a key after its last use: browsers allow no longer."""
_MAX_KEY: Final = 200  # characters; far longer than any key

Connection = ASGIConnection[Any, Any, Any, Any]


def player_key(connection: Connection) -> str | None:
    """Return the key that a browser sent."""
    key = connection.cookies.get(KEY_COOKIE)
    return key if key and len(key) <= _MAX_KEY else None


def key_cookie(connection: Connection, key: str | None) -> Cookie:
    """Return the cookie that keeps a key; without a key, one that deletes it."""
    return Cookie(
        key=KEY_COOKIE,
        value=key or "",
        path="/api",
        max_age=KEY_DAYS * 24 * 60 * 60 if key else 0,
        secure=connection.scope["scheme"] in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )
