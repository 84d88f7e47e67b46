"""The application: the API, the live connections and the site, in one house."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import HTTP_404_NOT_FOUND

from kingdomino.server.api import router
from kingdomino.server.doorway import Doorway
from kingdomino.server.house import AnyRequest, House, house_of
from kingdomino.server.live import live
from kingdomino.server.page import Pages, folder_of
from kingdomino.server.problems import MOST_BODY, respond
from kingdomino.server.settings import Settings
from kingdomino.server.site import UNCOUNTED, lost_handler, site_handlers


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

    pages = Pages.read(folder_of(house.settings.pages))
    return Litestar(
        route_handlers=[router, live, *site_handlers(pages)],
        lifespan=[lifespan],
        state=State({"house": house}),
        before_request=count_address,
        exception_handlers={Exception: respond, HTTP_404_NOT_FOUND: lost_handler(pages)},
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


async def count_address(request: AnyRequest) -> None:
    """Count a request for its address. Raises `ServerError` if it is one too many."""
    if not request.route_handler.opt.get(UNCOUNTED):
        house_of(request).addresses.take(request.client.host if request.client else "")
