"""The application: the API, the live connections and the site, in one house."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from kingdomino.server.api import router
from kingdomino.server.doorway import Doorway
from kingdomino.server.house import House
from kingdomino.server.live import live
from kingdomino.server.problems import MOST_BODY, respond
from kingdomino.server.settings import Settings
from kingdomino.server.site import site_handlers


def create() -> Doorway:
    """The application of this process's environment: what server processes are started with."""
    settings = Settings.read(os.environ)
    logging.basicConfig(level=settings.log_level.upper())
    return build(settings)


def build(settings: Settings) -> Doorway:
    """The application with these settings.

    Raises `DatabaseUrlError` if the database's address is none.
    """
    house = House(settings)
    return Doorway(litestar_app(house), house.metrics)


def litestar_app(house: House) -> Litestar:
    """The application without its doorway."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.running():
            yield

    return Litestar(
        route_handlers=[router, live, *site_handlers()],
        lifespan=[lifespan],
        state=State({"house": house}),
        before_request=count_address,
        exception_handlers={Exception: respond},
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Kingdomino",
            version=version("kingdomino"),
            description="Tables of Kingdomino: open one, sit down, play, watch.",
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


async def count_address(request: Request[Any, Any, Any]) -> None:
    """Count a request for its address. Raises `ServerError` if it is one too many."""
    house: House = request.app.state.house
    house.addresses.take(request.client.host if request.client else "")
