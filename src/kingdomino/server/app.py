"""The application: the API, the live connections and the web client."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from logging.config import dictConfig
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from signal import SIGTERM
from threading import Thread

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_404_NOT_FOUND

from kingdomino.server.bounds.limits import client_address
from kingdomino.server.bounds.middleware import HeadersMiddleware
from kingdomino.server.http.problems import MAX_BODY, ServerError, problem_response
from kingdomino.server.http.router import router
from kingdomino.server.live.connection import live
from kingdomino.server.logs import log_config
from kingdomino.server.settings import Settings
from kingdomino.server.site.pages import NO_RATE_LIMIT, not_found_handler, site_handlers
from kingdomino.server.site.static_files import StaticFiles, pages_folder
from kingdomino.server.state import AnyRequest, ServerState, server_state


def create_app() -> HeadersMiddleware:
    """Build the application from the environment: the entry point of server processes."""
    settings = Settings.read(os.environ)
    dictConfig(log_config(settings))
    if (supervisor := parent_process()) is not None:
        Thread(target=_end_with, args=(supervisor,), daemon=True).start()
    return build_app(settings)


def _end_with(supervisor: BaseProcess) -> None:
    """End this process when its supervisor does, however that ended."""
    supervisor.join()
    os.kill(os.getpid(), SIGTERM)


def build_app(settings: Settings) -> HeadersMiddleware:
    """Build the application.

    Raises `DatabaseUrlError` if the URL of the database is invalid, and `BotNameError` if a bot of
    the host can't be loaded.
    """
    state = ServerState(settings)
    return HeadersMiddleware(litestar_app(state), state.metrics)


def litestar_app(state: ServerState) -> Litestar:
    """Build the application without its middleware."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with state.running():
            yield

    files = StaticFiles.read(pages_folder(state.settings.pages))
    return Litestar(
        route_handlers=[router, live, *site_handlers(files)],
        lifespan=[lifespan],
        state=State({"server": state}),
        before_request=check_request,
        exception_handlers={
            Exception: problem_response,
            HTTP_404_NOT_FOUND: not_found_handler(files),
        },
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Kingdomino",
            version=version("kingdomino"),
            description="Tables of Kingdomino: open one, take a seat, play, watch.",
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={
                    "token": SecurityScheme(
                        type="http", scheme="bearer", description="The token of a seat."
                    )
                }
            ),
        ),
        logging_config=None,
    )


async def check_request(request: AnyRequest) -> None:
    """Check the host, the rate of an address, and that a body is JSON. Raises `ServerError`."""
    state = server_state(request)
    state.hosts.check(request)
    if not request.route_handler.opt.get(NO_RATE_LIMIT):
        state.address_limit.take(client_address(request))
    has_body = request.headers.get("content-length", "0") != "0"
    has_body = has_body or "transfer-encoding" in request.headers
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and media_type != "application/json":
        raise ServerError("media-type")
