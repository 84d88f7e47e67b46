"""Errors as problem+json (RFC 9457), in the requested language."""

import logging
from functools import cache
from http import HTTPStatus
from typing import Any, ClassVar, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from kingdomino.locales import SOURCE_LANGUAGE, Texts, error_code, explain, find_language
from kingdomino.rules import KingdominoError
from kingdomino.tables import LogUnavailableError, Refusal, TableError

MEDIA_TYPE: Final = "application/problem+json"
MAX_BODY: Final = 16 * 1024
"""The size of a request body, and of a message on a live connection, in bytes."""
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
"""The HTTP status of a refusal; all others are 409."""


class Problem(Struct, frozen=True):
    """An error (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    """In the requested language."""
    code: str
    """The kind of error, for programs."""
    params: dict[str, Any]


_DESCRIPTIONS: Final = {
    400: "The request can’t be read.",
    401: "A token is missing or not valid here.",
    403: "Somebody else has to do this.",
    404: "There is no such table or seat.",
    409: "The table has moved on.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "The request is not allowed by the rules.",
    429: "Too many requests.",
    503: "The database can’t be reached.",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text, media_type=MEDIA_TYPE, generate_examples=False)
    for status, text in _DESCRIPTIONS.items()
}
"""The error responses of any request."""

_logger = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()


class ServerError(KingdominoError):
    """An error of the request itself; each reason has a status."""

    kind = "server"
    messages: ClassVar[dict[str, str]] = {
        "bad-request": "the request can’t be read: {because}",
        "no-such-page": "there is nothing here",
        "method": "{method} is not allowed here",
        "too-large": "the request is larger than {most} bytes",
        "media-type": "the request has to be JSON",
        "host": "this server does not answer to the name {host}; --hosts can list it",
        "origin": "the request comes from another site",
        "token": "this needs the token of a seat at this table",
        "import": "this is not a file of My games, or it was changed",
        "printed": "these kingdoms can’t be built in one game with these rules",
        "no-room": "there is no room for this game: at most {most} can be kept",
        "no-such-game": "you have no printed game with this id",
        "push-off": "this server sends no push messages",
        "push-subscription": "this push subscription can’t be used",
        "too-many": "too many requests; try again in {seconds} s",
        "open-tables": "too many of your tables wait to be started (at most {most}); "
        "start or end one first",
        "bot-tables": "only bots play at too many of your tables (at most {most}); "
        "wait until one is over, or end it",
        "away": "the tables can’t be reached now; everything is saved, try again in {seconds} s",
        "broken": "something is wrong with the server itself",
    }
    statuses: ClassVar[dict[str, HTTPStatus]] = {
        "bad-request": HTTPStatus.BAD_REQUEST,
        "no-such-page": HTTPStatus.NOT_FOUND,
        "method": HTTPStatus.METHOD_NOT_ALLOWED,
        "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "media-type": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
        "host": HTTPStatus.BAD_REQUEST,
        "origin": HTTPStatus.FORBIDDEN,
        "token": HTTPStatus.UNAUTHORIZED,
        "import": HTTPStatus.UNPROCESSABLE_ENTITY,
        "printed": HTTPStatus.UNPROCESSABLE_ENTITY,
        "no-room": HTTPStatus.CONFLICT,
        "no-such-game": HTTPStatus.NOT_FOUND,
        "push-off": HTTPStatus.NOT_FOUND,
        "push-subscription": HTTPStatus.UNPROCESSABLE_ENTITY,
        "too-many": HTTPStatus.TOO_MANY_REQUESTS,
        "open-tables": HTTPStatus.TOO_MANY_REQUESTS,
        "bot-tables": HTTPStatus.TOO_MANY_REQUESTS,
        "away": HTTPStatus.SERVICE_UNAVAILABLE,
        "broken": HTTPStatus.INTERNAL_SERVER_ERROR,
    }


def to_problem(error: KingdominoError, language: str) -> Problem:
    """Convert an error to a problem."""
    status = _status(error)
    params = {name: _to_json(value) for name, value in error.params.items() if name != "english"}
    return Problem(
        type="about:blank",
        title=status.phrase,
        status=status.value,
        detail=explain(get_texts(language), error),
        code=error_code(error),
        params=params,
    )


def to_kingdomino_error(error: Exception, method: str = "") -> KingdominoError:
    """Convert any exception; an unexpected one gives no details away."""
    if isinstance(error, KingdominoError):
        return error
    if isinstance(error, LogUnavailableError):
        return ServerError("away", seconds=RETRY_SECONDS)
    because = _bad_request(error)
    if because is not None:
        return ServerError("bad-request", because=because)
    status = error.status_code if isinstance(error, HTTPException) else 500
    known = {
        HTTPStatus.NOT_FOUND: ServerError("no-such-page"),
        HTTPStatus.METHOD_NOT_ALLOWED: ServerError("method", method=method),
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ServerError("too-large", most=MAX_BODY),
        HTTPStatus.UNSUPPORTED_MEDIA_TYPE: ServerError("media-type"),
    }
    if status in known:
        return known[HTTPStatus(status)]
    if isinstance(error, HTTPException) and status < HTTPStatus.INTERNAL_SERVER_ERROR:
        return ServerError("bad-request", because=str(error.detail)[:200])
    return ServerError("broken")


def _bad_request(error: Exception) -> str | None:
    """Return the fault of a request that can't be read; `None` for other errors."""
    if isinstance(error, ValidationException):
        return _validation_message(error)
    if isinstance(error, RecursionError | UnicodeError):
        # Nothing of ours recurses: the JSON is nested too deeply, or is not UTF-8.
        return type(error).__name__
    return None


def problem_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Return the response to a request that failed."""
    known = to_kingdomino_error(error, request.method)
    if isinstance(known, ServerError) and known.reason == "broken":
        _logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    language = requested_language(request.headers.get("accept-language"))
    problem = to_problem(known, language)
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
def get_texts(language: str) -> Texts:
    """Return the texts of a language, cached."""
    return Texts(language)


def requested_language(header: str | None) -> str:
    """Return the preferred language of an `Accept-Language` header that has texts.

    >>> requested_language("tlh-KX, he;q=0.9, en;q=0.8")
    'he'
    >>> requested_language("ro;q=0.2, el;q=0.7"), requested_language(None)
    ('el', 'en')
    """
    preferences = []
    for part in (header or "")[:500].split(","):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        preferences.append((weight, name.strip()))
    for weight, name in sorted(preferences, key=lambda preference: -preference[0]):
        if weight > 0 and (language := find_language(name)):
            return language
    return SOURCE_LANGUAGE


def _status(error: KingdominoError) -> HTTPStatus:
    if isinstance(error, ServerError):
        return error.statuses[error.reason]
    if isinstance(error, TableError):
        return _STATUS.get(error.reason, HTTPStatus.CONFLICT)
    return HTTPStatus.UNPROCESSABLE_ENTITY


def _to_json(value: object) -> object:
    return value if isinstance(value, int | float | bool | None) else str(value)


def _validation_message(error: ValidationException) -> str:
    """Return the messages of litestar and msgspec, in one line."""
    extra = error.extra if isinstance(error.extra, list) else []
    messages = [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in extra[:3]
        if isinstance(part, dict)
    ]
    return ("; ".join(messages) or str(error.detail))[:300]
