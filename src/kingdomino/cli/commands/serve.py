"""`kingdomino serve`: run the server."""

import asyncio
import os
import socket
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final

import click
from click.core import ParameterSource

from kingdomino.bots import offer_bots
from kingdomino.cli.click_i18n import IntegerType, LineType, LocalizedCommand, WordType
from kingdomino.cli.commands.tables import default_database
from kingdomino.cli.errors import CommandError
from kingdomino.locales import Texts
from kingdomino.server.bounds.network import WILDCARDS, format_origin, network_address
from kingdomino.server.settings import Settings, variable_name
from kingdomino.server.site.static_files import is_built, pages_folder

ALL_ADDRESSES: Final = "0.0.0.0"
"""What `--lan` listens on."""
_BACKLOG: Final = 1024
_LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where this machine reaches itself


def build_command(texts: Texts) -> click.Command:
    """Build the command in one language."""
    return LocalizedCommand(
        texts,
        "serve",
        examples=[
            ("kingdomino serve", "example-serve"),
            ("kingdomino serve --lan", "example-serve-all"),
            ("kingdomino serve --bot mine=bot.py:MyBot", "example-serve-bot"),
            ("kingdomino serve --database postgresql://… --workers 2", "example-serve-many"),
        ],
        callback=lambda lan, **chosen: serve(_with_lan(Settings(**chosen), texts, lan), texts),
        params=[lan_option(texts), *(_option(texts, setting) for setting in fields(Settings))],
    )


def lan_option(texts: Texts) -> click.Option:
    """Return `--lan`, which lets others in the network in."""
    return click.Option(["--lan"], is_flag=True, help=texts("option-lan"))


def _with_lan(settings: Settings, texts: Texts, is_lan: bool) -> Settings:
    """Return the settings; with `--lan`, on every address. Raises `CommandError`."""
    if not is_lan:
        return settings
    source = click.get_current_context().get_parameter_source("host")
    if source is ParameterSource.COMMANDLINE and settings.host != ALL_ADDRESSES:
        raise CommandError(texts("error-lan-host"))
    return replace(settings, host=ALL_ADDRESSES)


def _option(texts: Texts, setting: Any) -> click.Option:
    """Return the option of a setting, with its environment variable and default."""
    kind: Any = click.STRING
    if "low" in setting.metadata:
        kind = IntegerType(texts, setting.metadata["low"], setting.metadata["high"])
    elif "words" in setting.metadata:
        kind = WordType(texts, setting.metadata["words"])
    name = setting.name.replace("_", "-")
    is_database = name == "database"
    if "is_list" in setting.metadata:
        return _list_option(texts, setting)
    return click.Option(
        [f"--{name}"],
        type=kind,
        metavar=None if kind is not click.STRING else setting.name.upper(),
        default=default_database if is_database else setting.default,
        envvar=variable_name(setting.name),
        help=texts("option-database" if is_database else f"option-serve-{name}"),
    )


def _list_option(texts: Texts, setting: Any) -> click.Option:
    """Return an option that can be given several times; its variable has one value a line."""

    def join(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> str:
        del ctx, param
        return "\n".join(values)

    return click.Option(
        [f"--{setting.name}"],
        type=LineType(),
        metavar=f"LABEL={setting.name.upper()}",
        multiple=True,
        callback=join,
        envvar=variable_name(setting.name),
        help=texts(f"option-serve-{setting.name}"),
    )


def serve(settings: Settings, texts: Texts) -> None:
    """Serve until the process is stopped.

    Raises `CommandError` for invalid settings, and `OSError` if the address can't be bound.
    """
    check_settings(settings, texts)
    server_socket = _listen(settings.host, settings.port)
    run_server(settings, texts, server_socket, lambda: announce(texts, server_socket, "serving"))


def announce(texts: Texts, server_socket: socket.socket, message: str) -> None:
    """Print where the server is, by a message, and who can reach it."""
    print(texts(message, url=url_of(server_socket)), flush=True)
    host, port = server_socket.getsockname()[:2]
    if host in WILDCARDS:
        name = network_address(host) or socket.gethostname()
        print(texts("serving-all", url=f"{format_origin(name, port)}/"), flush=True)


def check_settings(settings: Settings, texts: Texts) -> None:
    """Raise `CommandError` or `BotNameError` for invalid settings."""
    from kingdomino.storage import Database, DatabaseUrlError

    offer_bots(settings.bot.splitlines())
    try:
        is_sqlite = Database(settings.database).is_sqlite
    except DatabaseUrlError as error:
        raise CommandError(texts("error-database-url", url=str(error))) from error
    if is_sqlite and settings.workers > 1:
        raise CommandError(texts("error-workers"))
    if settings.pages and not is_built(pages_folder(settings.pages)):
        raise CommandError(texts("error-pages", folder=settings.pages))
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https:")):
        raise CommandError(texts("error-push-contact"))
    asyncio.run(_check_database(settings, texts))
    if settings.channel:
        _check_channel(settings.channel, texts)


def _check_channel(url: str, texts: Texts) -> None:
    try:
        from kingdomino.server.peers.redis import check_redis
    except ImportError as error:
        raise CommandError(texts("error-channel-package")) from error
    from redis.exceptions import RedisError

    try:
        asyncio.run(check_redis(url))
    except ValueError as error:
        raise CommandError(texts("error-channel-url")) from error
    except (RedisError, OSError) as error:
        because = type(error).__name__
        raise CommandError(texts("error-channel-away", because=because)) from error


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
    from kingdomino.server import runner

    # The server processes read their settings from the environment.
    os.environ.update(settings.environment())
    if not runner.run(settings, server_socket, on_start):
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
    """Return the URL of a socket on this machine."""
    host, port = server_socket.getsockname()[:2]
    return f"{format_origin(_LOOPBACK.get(host, host), port)}/"


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that accepts connections, which wait until the server has started.

    Raises `OSError` if the address can't be bound.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    server_socket = socket.create_server((host, port), family=family, backlog=_BACKLOG)
    server_socket.set_inheritable(True)
    return server_socket
