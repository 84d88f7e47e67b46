"""What is there beside the API: health, metrics, the API's own page, and the web pages."""

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from kingdomino.server.house import House

PAGES: Final = Path(str(files("kingdomino.server"))) / "pages"
"""Where the web pages are, if they were built."""

AnyRequest = Request[Any, Any, Any]


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """Whether this process answers."""
    return "ok\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(request: AnyRequest) -> str:
    """Whether it can reach its log. Raises `LogUnavailableError` if not."""
    house: House = request.app.state.house
    await house.log.numbers([])
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What this process has counted."""
    house: House = request.app.state.house
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


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


def site_handlers() -> list[Any]:
    """Everything but the API; with web pages, they are what `/` shows."""
    found: list[Any] = [healthz, readyz, metrics, describe]
    if (PAGES / "index.html").is_file():
        pages: Router = create_static_files_router("/", [PAGES], html_mode=True)
        return [*found, pages]
    return [*found, to_docs]
