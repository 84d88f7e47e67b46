"""What is there beside the API: health, metrics, the API's own page, and the web pages."""

from collections.abc import Callable
from html import escape
from typing import Any, Final

from litestar import Response, get, route
from litestar.enums import HttpMethod
from litestar.response import Redirect

from kingdomino.server.house import AnyRequest, house_of
from kingdomino.server.page import VIEWS, PageFile, Pages, accepts, is_known
from kingdomino.server.problems import respond

UNCOUNTED: Final = "is_uncounted"
"""The option of a handler whose requests nobody counts."""


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """Whether this process answers."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(request: AnyRequest) -> str:
    """Whether it can reach its log. Raises `LogUnavailableError` if not."""
    await house_of(request).log.numbers([])
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What this process has counted."""
    text = house_of(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False)
async def to_docs() -> Redirect:
    """There are no web pages here: show what there is."""
    return Redirect("/api")


@get("/api", media_type="text/html", include_in_schema=False)
async def describe(request: AnyRequest) -> str:
    """The API as a page: no scripts, nothing from elsewhere."""
    schema = request.app.openapi_schema.to_schema()
    rows = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt>"
        f"<dd>{escape(operation.get('summary', ''))}. "
        f"{escape(operation.get('description', ''))}</dd>"
        for path, operations in schema["paths"].items()
        for method, operation in operations.items()
        if isinstance(operation, dict)
    ]
    title = escape(schema["info"]["title"])
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{escape(schema['info'].get('description', ''))}</p>"
        '<p><a href="/api/docs/openapi.json">openapi.json</a></p>'
        f"<dl>{''.join(rows)}</dl></html>"
    )


def site_handlers(pages: Pages | None) -> list[Any]:
    """Everything but the API; with web pages, they are what `/` shows."""
    found: list[Any] = [healthz, readyz, metrics, describe]
    return [*found, to_docs if pages is None else _page_handler(pages)]


def lost_handler(pages: Pages | None) -> Callable[[AnyRequest, Exception], Response[bytes]]:
    """What answers where nothing is: a page for a person, a problem for a program."""

    def respond_lost(request: AnyRequest, error: Exception) -> Response[bytes]:
        is_person = accepts(request.headers.get("accept", ""), "text/html")
        is_api = request.url.path.startswith("/api/")
        if pages is None or is_api or not is_person or request.method != HttpMethod.GET:
            return respond(request, error)
        return _send(request, pages.index, status=404)

    return respond_lost


def _page_handler(pages: Pages) -> Any:
    """The handler of every file, and of every path that the page makes a screen of.

    A load of the page asks for many files: that must not use up what an address may ask of the API.
    """

    @route(
        [*VIEWS, *pages.files],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={UNCOUNTED: True},
    )
    async def show_page(request: AnyRequest) -> Response[bytes]:
        return _send(request, pages.at(request.scope["path"]))

    return show_page


def _send(request: AnyRequest, file: PageFile, status: int = 200) -> Response[bytes]:
    """A file, or that the browser has it already.

    Only files are ever compressed, each once. An answer of the API is not: it would be compressed
    anew each time, and where a secret and what somebody else wrote are compressed together, their
    common length tells of the secret (BREACH).
    """
    is_packed = (
        accepts(request.headers.get("accept-encoding", ""), "gzip") and file.compressed is not None
    )
    content = (file.compressed if is_packed else None) or file.content
    headers = {
        "cache-control": file.cache_control,
        "etag": f'"{file.tag}-gzip"' if is_packed else f'"{file.tag}"',
        "vary": "accept-encoding",
    }
    if status == 200 and is_known(request.headers.get("if-none-match", ""), file.tag):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"content-type": file.media_type, "content-length": str(len(content))}
    if is_packed:
        headers["content-encoding"] = "gzip"
    is_asked = request.method != HttpMethod.HEAD
    return Response(content if is_asked else b"", status_code=status, headers=headers)
