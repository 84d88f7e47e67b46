"""The credentials of a request: the token of a seat, the key of a player, and where it comes from.

Programs send a token as `Authorization: Bearer …`. Browsers keep it in a cookie for the path of the
table, which scripts can't read and other sites can't use. The key of a player is another cookie, a
random secret of which the server stores the hash: *My games* needs no account.
"""

from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingdomino.server.http.problems import ServerError
from kingdomino.tables import Table, hash_token

COOKIE: Final = "kingdomino-seat"
_YEAR: Final = 365 * 24 * 60 * 60
_MAX_TOKEN: Final = 200  # characters; far longer than any token

KEY_COOKIE: Final = "kingdomino-player"
KEY_DAYS: Final = 400
"""How long a browser keeps a key after its last use: browsers allow no longer."""
_MAX_KEY: Final = 200  # characters; far longer than any key

Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(NamedTuple):
    """The sender of a request."""

    token: str | None
    is_browser: bool
    """Whether the token is a cookie, and a new one is set as a cookie."""

    def token_hash(self, table: Table) -> str | None:
        """Return the hash of the token, if it is valid at a table, or was until its seats moved.

        A browser sends its cookie even if it no longer holds a seat, so an invalid cookie is
        ignored; an invalid token of a program raises `ServerError`.
        """
        if self.token is None:
            return None
        token_hash = hash_token(self.token)
        if table.is_known_token(token_hash) or token_hash in table.devices.moved:
            return token_hash
        if self.is_browser:
            return None
        raise ServerError("token")

    def require_token(self) -> str:
        """Return the token. Raises `ServerError` if there is none."""
        if self.token is None:
            raise ServerError("token")
        return self.token


def get_caller(connection: Connection) -> Caller:
    """Return the sender of a request. Raises `ServerError` if it is a page of another site."""
    origin = connection.headers.get("origin")
    if origin is not None and not _is_same_origin(origin, connection.headers.get("host", "")):
        raise ServerError("origin")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not 0 < len(token) <= _MAX_TOKEN:
            raise ServerError("token")
        return Caller(token.strip(), is_browser=False)
    cookie = connection.cookies.get(COOKIE) or None
    # Browsers send the origin of every request that changes something; programs don't.
    return Caller(cookie, is_browser=cookie is not None or origin is not None)


def token_cookie(connection: Connection, table: str, token: str | None) -> Cookie:
    """Return the cookie that keeps the token of a table; without a token, one that deletes it."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        path=f"/api/tables/{table}",
        max_age=_YEAR if token else 0,
        secure=connection.scope["scheme"] in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


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


def _is_same_origin(origin: str, host: str) -> bool:
    """Return whether an origin is this host.

    >>> _is_same_origin("https://play.example:8000", "play.example:8000")
    True
    >>> _is_same_origin("https://evil.example", "play.example")
    False
    >>> _is_same_origin("null", "play.example")
    False
    """
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:
        return False
