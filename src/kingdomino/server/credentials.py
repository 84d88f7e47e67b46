"""Who asks: the token of a seat, and whether the request comes from our own pages.

Programs send a token as `Authorization: Bearer …`. Browsers keep it in a cookie of the table's own
path, which scripts can't read and other sites can't use.
"""

from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kingdomino.server.problems import ServerError
from kingdomino.tables import Table, key_of

COOKIE: Final = "kingdomino-seat"
_YEAR: Final = 365 * 24 * 60 * 60
_LONGEST: Final = 200  # letters that anybody's token could have

Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(NamedTuple):
    """Whoever sent a request."""

    token: str | None
    is_browser: bool
    """Whether the token comes as a cookie, and a new one is to be kept as one."""

    def holder(self, table: Table) -> str | None:
        """The hash of the token, if it opens anything at a table.

        A browser sends its cookie whether or not it still has a seat; a program that shows a wrong
        token is told so. Raises `ServerError`.
        """
        if self.token is None:
            return None
        holder = key_of(self.token)
        if table.is_token(holder):
            return holder
        if self.is_browser:
            return None
        raise ServerError("token")

    def needed(self) -> str:
        """The token. Raises `ServerError` if there is none."""
        if self.token is None:
            raise ServerError("token")
        return self.token


def caller_of(connection: Connection) -> Caller:
    """Who asks. Raises `ServerError` if another site's page does."""
    origin = connection.headers.get("origin")
    if origin is not None and not _is_own(origin, connection.headers.get("host", "")):
        raise ServerError("origin")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        if scheme.lower() != "bearer" or not 0 < len(token) <= _LONGEST:
            raise ServerError("token")
        return Caller(token.strip(), is_browser=False)
    cookie = connection.cookies.get(COOKIE) or None
    # Every browser says where a request to change something comes from; programs don't.
    return Caller(cookie, is_browser=cookie is not None or origin is not None)


def cookie_of(connection: Connection, table: str, token: str | None) -> Cookie:
    """The cookie that keeps a token for a table; without a token, one that removes it."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        path=f"/api/tables/{table}",
        max_age=_YEAR if token else 0,
        secure=connection.scope["scheme"] in ("https", "wss"),
        httponly=True,
        samesite="strict",
    )


def _is_own(origin: str, host: str) -> bool:
    """Whether a page of this very host asks.

    >>> _is_own("https://play.example:8000", "play.example:8000")
    True
    >>> _is_own("https://evil.example", "play.example"), _is_own("null", "play.example")
    (False, False)
    """
    try:
        return urlsplit(origin).netloc == host != ""
    except ValueError:
        return False
