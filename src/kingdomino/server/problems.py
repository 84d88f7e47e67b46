"""Whatever goes wrong, as problem+json (RFC 9457) in the language asked for."""

import logging
from functools import cache
from http import HTTPStatus
from typing import Any, ClassVar, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from kingdomino.locales import LANGUAGES, Texts, choose_language, code_of, explain
from kingdomino.rules import KingdominoError
from kingdomino.server.wire import Problem
from kingdomino.tables import LogUnavailableError, Refusal, TableError

MEDIA_TYPE: Final = "application/problem+json"
MOST_BODY: Final = 16 * 1024
"""Bytes of a request, and of a message on a live connection."""
RETRY_SECONDS: Final = 1

_STATUS: Final = {
    Refusal.NO_SUCH_TABLE: HTTPStatus.NOT_FOUND,
    Refusal.NO_SUCH_SEAT: HTTPStatus.NOT_FOUND,
    Refusal.NO_TOKEN: HTTPStatus.UNAUTHORIZED,
    Refusal.NOT_YOUR_SEAT: HTTPStatus.FORBIDDEN,
    Refusal.NOT_HOST: HTTPStatus.FORBIDDEN,
    Refusal.NOT_YOUR_TURN: HTTPStatus.FORBIDDEN,
    Refusal.REACTIONS: HTTPStatus.TOO_MANY_REQUESTS,
    Refusal.SEATS: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.NAME: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.LEVEL: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.CLOCK: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.REACTION: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.CONTRIBUTION: HTTPStatus.UNPROCESSABLE_ENTITY,
    Refusal.KEY: HTTPStatus.UNPROCESSABLE_ENTITY,
}
"""What a refusal is in HTTP; all others are a conflict with how things are."""

_TOLD: Final = {
    400: "The request can't be read.",
    401: "A token is missing, or opens nothing here.",
    403: "This is somebody else's to do.",
    404: "There is no such table or seat.",
    409: "The table has moved on.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "The rules, or good sense, refuse it.",
    429: "Too many requests.",
    503: "The database is away.",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=told, media_type=MEDIA_TYPE, generate_examples=False)
    for status, told in _TOLD.items()
}
"""What any request may be answered with instead."""

_logger = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()


class ServerError(KingdominoError):
    """Something about the request itself; each reason is also its status."""

    kind = "server"
    messages: ClassVar[dict[str, str]] = {
        "bad-request": "the request can't be read: {because}",
        "no-such-page": "there is nothing here",
        "method": "{method} can't be done here",
        "too-large": "the request is larger than {most} bytes",
        "media-type": "the request has to be JSON",
        "origin": "the request comes from another site",
        "token": "this token opens nothing here",
        "too-many": "too many requests; try again in {seconds} seconds",
        "away": "the tables can't be reached now; try again in {seconds} seconds",
        "broken": "something is wrong with the server",
    }
    statuses: ClassVar[dict[str, HTTPStatus]] = {
        "bad-request": HTTPStatus.BAD_REQUEST,
        "no-such-page": HTTPStatus.NOT_FOUND,
        "method": HTTPStatus.METHOD_NOT_ALLOWED,
        "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "media-type": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
        "origin": HTTPStatus.FORBIDDEN,
        "token": HTTPStatus.UNAUTHORIZED,
        "too-many": HTTPStatus.TOO_MANY_REQUESTS,
        "away": HTTPStatus.SERVICE_UNAVAILABLE,
        "broken": HTTPStatus.INTERNAL_SERVER_ERROR,
    }


def problem_of(error: KingdominoError, language: str) -> Problem:
    """An error on the wire."""
    status = _status(error)
    params = {name: _plain(value) for name, value in error.params.items() if name != "english"}
    return Problem(
        type="about:blank",
        title=status.phrase,
        status=status.value,
        detail=explain(texts_of(language), error),
        code=code_of(error),
        params=params,
    )


def known_error(error: Exception, method: str = "") -> KingdominoError:
    """Any exception as one that can be told; what is our own mistake tells nothing of itself."""
    if isinstance(error, KingdominoError):
        return error
    if isinstance(error, LogUnavailableError):
        return ServerError("away", seconds=RETRY_SECONDS)
    if isinstance(error, ValidationException):
        return ServerError("bad-request", because=_told(error))
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = {
        HTTPStatus.NOT_FOUND: ServerError("no-such-page"),
        HTTPStatus.METHOD_NOT_ALLOWED: ServerError("method", method=method),
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ServerError("too-large", most=MOST_BODY),
        HTTPStatus.UNSUPPORTED_MEDIA_TYPE: ServerError("media-type"),
    }
    if status in known:
        return known[HTTPStatus(status)]
    if isinstance(error, HTTPException) and status < HTTPStatus.INTERNAL_SERVER_ERROR:
        return ServerError("bad-request", because=str(error.detail)[:200])
    return ServerError("broken")


def respond(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to a request that went wrong."""
    known = known_error(error, request.method)
    if isinstance(known, ServerError) and known.reason == "broken":
        _logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    language = asked_language(request.headers.get("accept-language"))
    problem = problem_of(known, language)
    headers = {"content-language": language}
    if problem.status in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
        headers["retry-after"] = str(problem.params.get("seconds", RETRY_SECONDS))
    if problem.status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    if isinstance(error, HTTPException) and "allow" in (error.headers or {}):
        headers["allow"] = (error.headers or {})["allow"]
    return Response(
        _encoder.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


@cache
def texts_of(language: str) -> Texts:
    """The texts of a language, kept."""
    return Texts(language)


def asked_language(header: str | None) -> str:
    """The first language of an `Accept-Language` header that there are texts in.

    >>> asked_language("fr-CH, he;q=0.9, en;q=0.8")
    'he'
    >>> asked_language("ro;q=0.2, el;q=0.7"), asked_language(None)
    ('el', 'en')
    """
    wishes = []
    for part in (header or "")[:500].split(","):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((weight, name.strip()))
    for weight, name in sorted(wishes, key=lambda wish: -wish[0]):
        code = choose_language(name, {})
        is_meant = code != "en" or name.lower().startswith("en")
        if name and weight > 0 and is_meant and code in LANGUAGES:
            return code
    return "en"


def _status(error: KingdominoError) -> HTTPStatus:
    if isinstance(error, ServerError):
        return error.statuses[error.reason]
    if isinstance(error, TableError):
        return _STATUS.get(error.reason, HTTPStatus.CONFLICT)
    return HTTPStatus.UNPROCESSABLE_ENTITY


def _plain(value: object) -> object:
    return value if isinstance(value, int | float | bool | None) else str(value)


def _told(error: ValidationException) -> str:
    """What is wrong with the request, in a line: what litestar and msgspec say of it."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in extra[:3]
        if isinstance(part, dict)
    ]
    return ("; ".join(found) or str(error.detail))[:300]
