"""`kingdomino serve`: run the server."""

import asyncio
import os
import socket
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

import click

from kingdomino.cli.click_i18n import IntegerType, LocalizedCommand, WordType
from kingdomino.cli.commands.tables import default_database
from kingdomino.cli.errors import CommandError
from kingdomino.locales import Texts
from kingdomino.server.settings import Settings, variable_name
from kingdomino.server.static_files import is_built, pages_folder

_BACKLOG: Final = 1024


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""
    return LocalizedCommand(
        texts,
        "serve",
        examples=[
            ("kingdomino serve", "example-serve"),
            ("kingdomino serve --host 0.0.0.0 --port 80", "example-serve-all"),
            ("kingdomino serve --database postgresql://… --workers 2", "example-serve-many"),
        ],
        callback=lambda **chosen: serve(Settings(**chosen), texts),
        params=[_option(texts, setting) for setting in fields(Settings)],
    )


def _option(texts: Texts, setting: Any) -> click.Option:
    """Return the option of a setting, with its environment variable and default."""
    kind: Any = click.STRING
    if "low" in setting.metadata:
        kind = IntegerType(texts, setting.metadata["low"], setting.metadata["high"])
    elif "words" in setting.metadata:
        kind = WordType(texts, setting.metadata["words"])
    name = setting.name.replace("_", "-")
    is_database = name == "database"
    return click.Option(
        [f"--{name}"],
        type=kind,
        metavar=None if kind is not click.STRING else setting.name.upper(),
        default=default_database if is_database else setting.default,
        envvar=variable_name(setting.name),
        help=texts("option-database" if is_database else f"option-serve-{name}"),
    )


def serve(settings: Settings, texts: Texts) -> None:
    """Serve until the process is stopped.

    Raises `CommandError` for invalid settings, and `OSError` if the address can't be bound.
    """
    check_settings(settings, texts)
    server_socket = _listen(settings.host, settings.port)
    url = url_of(server_socket)
    run_server(settings, texts, server_socket, lambda: print(texts("serving", url=url), flush=True))


def check_settings(settings: Settings, texts: Texts) -> None:
    """Raise `CommandError` for invalid settings."""
    from kingdomino.storage import Database, DatabaseUrlError

    try:
        is_sqlite = Database(settings.database).is_sqlite
    except DatabaseUrlError as error:
        raise CommandError(texts("error-database-url", url=str(error))) from error
    if is_sqlite and settings.workers > 1:
        raise CommandError(texts("error-workers"))
    if settings.pages and not is_built(pages_folder(settings.pages)):
        raise CommandError(texts("error-pages", folder=settings.pages))
    asyncio.run(_check_database(settings, texts))


async def _check_database(settings: Settings, texts: Texts) -> None:
    """Open the database, which also migrates it, and close it again.

    Here and not only in the server processes, where an error would be a traceback in a log.
    """
    from kingdomino.storage import Database
    from kingdomino.tables import LogUnavailableError

    database = Database(settings.database)
    try:
        database.lock_file()
        async with database:
            await database.check_writable()
    except LogUnavailableError as error:
        raise CommandError(texts("error-database-away", because=str(error))) from error


def run_server(
    settings: Settings,
    texts: Texts,
    server_socket: socket.socket,
    on_start: Callable[[], None] = lambda: None,
) -> None:
    """Serve on a socket until the process is stopped; `on_start` is called once it serves.

    Raises `CommandError` if the server can't start.
    """
    import uvicorn

    from kingdomino.server.protocols import uvicorn_config

    # The worker processes of uvicorn read their settings from the environment.
    os.environ.update(settings.environment())
    config = uvicorn_config("kingdomino.server.app:create_app", settings, factory=True)
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        on_start()
        Multiprocess(config, sockets=[server_socket]).run()
        return

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                on_start()

    server = Server(config)
    server.run(sockets=[server_socket])
    if not server.started:
        raise CommandError(texts("error-serve"))


def listen_on_free_port(settings: Settings) -> socket.socket:
    """Return a socket on the port of the settings; if it is taken, on any free one.

    Raises `OSError` if the address can't be bound.
    """
    try:
        return _listen(settings.host, settings.port)
    except OSError:
        return _listen(settings.host, 0)


def url_of(server_socket: socket.socket) -> str:
    """Return the URL of a socket."""
    host, port = server_socket.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that accepts connections, which wait until the server has started.

    Raises `OSError` if the address can't be bound.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server_socket = socket.create_server((host, port), family=family, backlog=_BACKLOG)
    server_socket.set_inheritable(True)
    return server_socket
