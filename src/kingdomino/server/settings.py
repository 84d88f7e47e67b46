"""What the host of a server can choose.

Each setting is an option of `kingdomino serve` and an environment variable: `bot_seconds` is
`--bot-seconds` and `KINGDOMINO_BOT_SECONDS`. Processes that a server starts read the environment,
so both always say the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

PREFIX: Final = "KINGDOMINO_"


def _whole(default: int, low: int, high: int) -> Any:
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything with its default; a number says in its metadata what it can be."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is every address of the machine."""
    port: int = _whole(8000, 0, 65535)
    """The port to listen on; 0 is any that is free."""
    database: str = ""
    """Where tables are kept: `sqlite:///FILE` or `postgresql://…`."""
    pages: str = ""
    """The folder of the web pages; without one, those that were built with the package."""
    workers: int = _whole(1, 1, 64)
    """Server processes; more than one needs PostgreSQL."""
    thinkers: int = _whole(1, 1, 64)
    """Processes of each server process that bots think in."""
    bot_seconds: int = _whole(2, 1, 60)
    """How long a bot may think about a turn."""
    keep_days: int = _whole(0, 0, 36500)
    """Remove tables after so many days without anything happening; 0 keeps them for ever."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed, parted by commas."""
    address_rate: int = _whole(600, 0, 1_000_000)
    """Requests and messages a minute from one address; 0 is no limit."""
    table_rate: int = _whole(300, 0, 1_000_000)
    """Changes a minute to one table; 0 is no limit."""
    sockets: int = _whole(50, 1, 1_000_000)
    """Live connections at once from one address."""
    log_level: str = field(
        default="warning", metadata={"words": ("debug", "info", "warning", "error")}
    )
    """What the server writes on standard error."""

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """The settings of an environment, defaults where it says nothing.

        Raises `ValueError` for a number that is none.

        >>> Settings.read({"KINGDOMINO_PORT": "80"}).port
        80
        """
        found: dict[str, Any] = {}
        for setting in fields(cls):
            text = environment.get(variable_of(setting.name))
            if text is not None:
                found[setting.name] = int(text) if setting.type is int else text
        return cls(**found)

    def environment(self) -> dict[str, str]:
        """The variables that say all this.

        >>> Settings(port=80).environment()["KINGDOMINO_PORT"]
        '80'
        """
        names = [setting.name for setting in fields(self)]
        return {variable_of(name): str(getattr(self, name)) for name in names}


def variable_of(name: str) -> str:
    """The environment variable of a setting.

    >>> variable_of("bot_seconds")
    'KINGDOMINO_BOT_SECONDS'
    """
    return f"{PREFIX}{name.upper()}"
