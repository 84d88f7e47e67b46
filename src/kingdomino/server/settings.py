"""The settings of a server.

Each setting is an option of `kingdomino serve` and an environment variable: `bot_seconds` is
`--bot-seconds` and `KINGDOMINO_BOT_SECONDS`. The command passes its options to the server processes
through the environment.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

PREFIX: Final = "KINGDOMINO_"


def _integer(default: int, low: int, high: int) -> Any:
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings with their defaults; the metadata of a number are its bounds."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is every address of the machine."""
    port: int = _integer(8000, 0, 65535)
    """The port to listen on; 0 is any that is free."""
    database: str = ""
    """The URL of the database: `sqlite:///FILE` or `postgresql://…`."""
    channel: str = ""
    """The URL of a Redis through which processes notify each other; by default the database."""
    pages: str = ""
    """The folder of the web pages; by default those that were built with the package."""
    workers: int = _integer(1, 1, 64)
    """Server processes; more than one needs PostgreSQL."""
    bot_workers: int = _integer(1, 1, 64)
    """Worker processes for bots of each server process."""
    bot: str = field(default="", metadata={"is_list": True})
    """Bots of the host's own, each as `[LABEL=]BOT`; in the variable, one a line."""
    bot_seconds: int = _integer(2, 1, 60)
    """The time of a bot for a turn."""
    keep_days: int = _integer(0, 0, 36500)
    """Delete tables after this many days without an event; 0 keeps them for ever."""
    open_days: int = _integer(7, 0, 36500)
    """Delete tables that were not started within this many days; 0 keeps them for ever."""
    hosts: str = ""
    """Host names to answer to, separated by commas, beside addresses and local names; * is any."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are trusted, separated by commas."""
    address_rate: int = _integer(600, 0, 1_000_000)
    """Requests and messages a minute from one address; 0 is no limit."""
    table_rate: int = _integer(300, 0, 1_000_000)
    """Changes a minute to one table; 0 is no limit."""
    open_tables: int = _integer(100, 0, 1_000_000)
    """Tables of one address at once that are not started; 0 is no limit."""
    bot_tables: int = _integer(10, 0, 1_000_000)
    """Tables of one address at once at which only bots play; 0 is no limit."""
    daily_games: int = _integer(1000, 0, 100_000)
    """Games of the strongest bot on each daily deal, to compare results with."""
    sockets: int = _integer(50, 1, 1_000_000)
    """Live connections at once from one address."""
    push: str = field(default="on", metadata={"words": ("on", "off", "private")})
    """Push messages to browsers; `private` also to private addresses and without TLS."""
    push_contact: str = ""
    """Whom push services may write to: a `mailto:` or `https:` URL; by default from `hosts`."""
    log_level: str = field(
        default="warning", metadata={"words": ("debug", "info", "warning", "error")}
    )
    """The level of the log on standard error."""
    log_format: str = field(default="text", metadata={"words": ("text", "json")})
    """The format of the log's lines."""

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """Return the settings of an environment, with defaults for missing variables.

        Raises `ValueError` for a number that can't be parsed.

        >>> Settings.read({"KINGDOMINO_PORT": "80"}).port
        80
        """
        values: dict[str, Any] = {}
        for setting in fields(cls):
            text = environment.get(variable_name(setting.name))
            if text is not None:
                values[setting.name] = int(text) if setting.type is int else text
        return cls(**values)

    def environment(self) -> dict[str, str]:
        """Return the environment variables of these settings.

        >>> Settings(port=80).environment()["KINGDOMINO_PORT"]
        '80'
        """
        names = [setting.name for setting in fields(self)]
        return {variable_name(name): str(getattr(self, name)) for name in names}


def variable_name(name: str) -> str:
    """Return the environment variable of a setting.

    >>> variable_name("bot_seconds")
    'KINGDOMINO_BOT_SECONDS'
    """
    return f"{PREFIX}{name.upper()}"
