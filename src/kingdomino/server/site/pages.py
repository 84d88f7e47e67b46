"""The routes beside the API: health, metrics, a page about the API, and the web client."""

from collections.abc import Callable
from html import escape
from typing import Any, Final

from litestar import Response, get, route
from litestar.enums import HttpMethod
from litestar.params import FromPath
from litestar.response import Redirect

from kingdomino.server.bounds.limits import client_address
from kingdomino.server.http.problems import ServerError, problem_response
from kingdomino.server.site.links import linked_page
from kingdomino.server.site.static_files import (
    ENCODINGS,
    StaticFile,
    StaticFiles,
    accepts,
    matches_etag,
)
from kingdomino.server.state import AnyRequest, server_state

NO_RATE_LIMIT: Final = "no_rate_limit"
"""The option of a handler whose requests don't count against the rate limit."""


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """Return 200 if this process responds."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(request: AnyRequest) -> str:
    """Return 200 if this process can write to its log. Raises `LogUnavailableError` if not."""
    await server_state(request).database.check_writable()
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return the metrics of this process."""
    text = server_state(request).metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False)
async def redirect_to_api() -> Redirect:
    """Redirect to the page about the API if there is no web client."""
    return Redirect("/api")


@get("/api", media_type="text/html", include_in_schema=False)
async def show_api(request: AnyRequest) -> str:
    """Return a page about the API, without scripts or external resources."""
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


def site_handlers(files: StaticFiles | None) -> list[Any]:
    """Return the handlers of everything but the API."""
    own = [healthz, readyz, metrics, show_api]
    if files is None:
        return [*own, redirect_to_api]
    tables = [path.replace(":id", "{name:str}") for path in files.routes if ":id" in path]
    paths = [path for path in files.routes if ":id" not in path]
    handlers = [*own, _file_handler(files, paths)]
    return [*handlers, _table_handler(files, tables)] if tables else handlers


def not_found_handler(
    files: StaticFiles | None,
) -> Callable[[AnyRequest, Exception], Response[bytes]]:
    """Return the handler of unknown paths: a page for a person, a problem for a program."""

    def respond_not_found(request: AnyRequest, error: Exception) -> Response[bytes]:
        state = server_state(request)
        try:
            state.hosts.check(request)
            state.address_limit.take(client_address(request))
        except ServerError as refusal:
            return problem_response(request, refusal)
        is_person = accepts(request.headers.get("accept", ""), "text/html")
        is_api = request.url.path.startswith("/api/")
        if files is None or is_api or not is_person or request.method != HttpMethod.GET:
            return problem_response(request, error)
        return _file_response(request, files.index, status=404)

    return respond_not_found


def _file_handler(files: StaticFiles, paths: list[str]) -> Any:
    """Return the handler of every file, and of the paths of screens that belong to no table.

    Loading the page requests many files: that must not use up the rate limit of the API.
    """

    @route(
        [*paths, *files.files],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={NO_RATE_LIMIT: True},
    )
    async def send_file(request: AnyRequest) -> Response[bytes]:
        return _file_response(request, files.at(request.scope["path"]))

    return send_file


def _table_handler(files: StaticFiles, paths: list[str]) -> Any:
    """Return the handler of the pages of tables, which say what a link to them shows."""

    @route(
        paths,
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={NO_RATE_LIMIT: True},
    )
    async def send_table_page(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return _file_response(request, await linked_page(request, files.index, name))

    return send_table_page


def _file_response(request: AnyRequest, file: StaticFile, status: int = 200) -> Response[bytes]:
    """Return a file, or 304 if the browser has it already.

    Only files are compressed, each once. Responses of the API are not: that would cost time for
    each, and compressing a secret together with text of somebody else leaks the secret (BREACH).
    """
    content, encoding = _negotiate(file, request.headers.get("accept-encoding", ""))
    headers = {
        "cache-control": file.cache_control,
        "etag": f'"{file.etag}-{encoding}"' if encoding else f'"{file.etag}"',
        "vary": "accept-encoding",
    }
    if status == 200 and matches_etag(request.headers.get("if-none-match", ""), file.etag):
        return Response(b"", status_code=304, headers=headers)
    headers |= {"content-type": file.media_type, "content-length": str(len(content))}
    if encoding:
        headers["content-encoding"] = encoding
    has_body = request.method != HttpMethod.HEAD
    return Response(content if has_body else b"", status_code=status, headers=headers)


def _negotiate(file: StaticFile, accepted: str) -> tuple[bytes, str | None]:
    """Return the content in the smallest encoding that is accepted, and its name."""
    for encoding in ENCODINGS:
        content = file.encoded(encoding) if accepts(accepted, encoding) else None
        if content is not None:
            return content, encoding
    return file.content, None
