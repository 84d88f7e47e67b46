"""`kingdomino serve`: run the server."""

import asyncio
import os
import socket
from collections.abc import Callable
from dataclasses import Field, fields, replace
from typing import Any, Final

import click
from click.core import ParameterSource

from kingdomino.bots import offer_bots
from kingdomino.cli.click_i18n import IntegerType, LineType, WordType, combine, command, option
from kingdomino.cli.commands.tables import default_database
from kingdomino.cli.errors import CommandError
from kingdomino.cli.options import lan_option
from kingdomino.locales import Texts
from kingdomino.server import runner
from kingdomino.server.bounds.network import WILDCARDS, format_origin, network_address
from kingdomino.server.settings import Settings, variable_name
from kingdomino.server.site.static_files import is_built, pages_folder
from kingdomino.storage import Database, DatabaseUrlError
from kingdomino.tables import LogUnavailableError

ALL_ADDRESSES: Final = "0.0.0.0"
"""What `--lan` listens on."""
_BACKLOG: Final = 1024
_LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where this machine reaches itself


def _setting_option(setting: Field[Any]) -> Callable[[Any], Any]:
    """Return the option of a setting, with its environment variable and default."""
    about, name = setting.metadata, setting.name.replace("_", "-")
    settings: dict[str, Any] = {"default": setting.default, "help": f"option-serve-{name}"}
    if "low" in about:
        settings["type"] = IntegerType(about["low"], about["high"])
    elif "words" in about:
        settings["type"] = WordType(about["words"])
    elif "is_list" in about:  # given several times; its variable has one value a line
        metavar = f"LABEL={name.upper()}"
        settings |= {"type": LineType(), "metavar": metavar, "multiple": True, "callback": _join}
        del settings["default"]
    else:
        settings["metavar"] = setting.name.upper()
    if name == "database":
        settings |= {"default": default_database, "help": "option-database"}
    return option(f"--{name}", envvar=variable_name(setting.name), **settings)


def _join(ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> str:
    del ctx, param
    return "\n".join(values)


@command(
    examples={
        "kingdomino serve": "example-serve",
        "kingdomino serve --lan": "example-serve-all",
        "kingdomino serve --bot mine=bot.py:MyBot": "example-serve-bot",
        "kingdomino serve --database postgresql://… --workers 2": "example-serve-many",
    }
)
@lan_option
@combine(map(_setting_option, fields(Settings)))
@click.pass_obj
def serve(texts: Texts, /, lan: bool, **chosen: Any) -> None:
    """Serve until the process is stopped.

    Raises `CommandError` for invalid settings, and `OSError` if the address can't be bound.
    """
    settings = _with_lan(Settings(**chosen), texts, lan)
    check_settings(settings, texts)
    server_socket = _listen(settings.host, settings.port)
    run_server(settings, texts, server_socket, lambda: announce(texts, server_socket, "serving"))


def _with_lan(settings: Settings, texts: Texts, is_lan: bool) -> Settings:
    """Return the settings; with `--lan`, on every address. Raises `CommandError`."""
    if not is_lan:
        return settings
    source = click.get_current_context().get_parameter_source("host")
    if source is ParameterSource.COMMANDLINE and settings.host != ALL_ADDRESSES:
        raise CommandError(texts("error-lan-host"))
    return replace(settings, host=ALL_ADDRESSES)


def announce(texts: Texts, server_socket: socket.socket, message: str) -> None:
    """Print where the server is, by a message, and who can reach it."""
    print(texts(message, url=url_of(server_socket)), flush=True)
    host, port = server_socket.getsockname()[:2]
    if host in WILDCARDS:
        name = network_address(host) or socket.gethostname()
        print(texts("serving-all", url=f"{format_origin(name, port)}/"), flush=True)


def check_settings(settings: Settings, texts: Texts) -> None:
    """Raise `CommandError` or `BotNameError` for invalid settings."""
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
        from kingdomino.server.peers.redis import check_redis  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise CommandError(texts("error-channel-package")) from error
    from redis.exceptions import RedisError  # noqa: PLC0415 - an extra

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
