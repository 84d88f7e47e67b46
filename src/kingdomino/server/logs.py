"""The log on standard error: one line for each record, as text or as JSON.

Each line has the time, the level and the id of the request that it belongs to.
"""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from random import getrandbits
from typing import Any, Final

from kingdomino.server.settings import Settings

NO_REQUEST: Final = "-"
request_id: ContextVar[str] = ContextVar("request_id", default=NO_REQUEST)
"""The id of the request that is handled."""

_VALID_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_CONTROL: Final = {code: f"\\x{code:02x}" for code in (*range(32), 127)}


def choose_request_id(headers: list[tuple[bytes, bytes]]) -> str:
    """Return the id that a proxy gave a request; a new one if there is none, or no valid one.

    >>> choose_request_id([(b"x-request-id", b"4f2a")])
    '4f2a'
    """
    for name, value in headers:
        if name == b"x-request-id" and _VALID_ID.fullmatch(value):
            return value.decode()
    return f"{getrandbits(64):016x}"


class TextFormatter(logging.Formatter):
    """`2026-11-17T21:50:51.123Z WARNING [4f2a] kingdomino.server.state: a message`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record; only a traceback after it has more lines."""
        # A path may contain anything, and must not be able to write a line of its own.
        message = record.getMessage().translate(_CONTROL)
        place = f"[{request_id.get()}] {record.name}"
        line = f"{_time_text(record)} {record.levelname} {place}: {message}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonFormatter(logging.Formatter):
    """A JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line = {
            "time": _time_text(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request_id": request_id.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_config(settings: Settings) -> dict[str, Any]:
    """Return the configuration of logging, for `logging.config.dictConfig`."""
    formatter = JsonFormatter if settings.log_format == "json" else TextFormatter
    level = settings.log_level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": f"{__name__}.{formatter.__name__}"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "alembic": {"level": "WARNING"},
            "uvicorn.access": {"propagate": False},  # the middleware logs requests
        },
    }


def _time_text(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03d}Z"
