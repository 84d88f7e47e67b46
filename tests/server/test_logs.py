"""The log: time, level and request id on every line, as text or as JSON."""

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from kingdomino.server.logs import TextFormatter, request_id
from tests.server.process import ServerProcess

LINE = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ([A-Z]+) \[(\S+)\] \S+: (.*)$")


@pytest.mark.slow
@pytest.mark.parametrize("log_format", ["text", "json"])
def test_every_line_has_a_time_a_level_and_a_request(
    sqlite_url: str, tmp_path: Path, log_format: str
) -> None:
    log = tmp_path / "log"
    server = ServerProcess(sqlite_url, log, log_level="info", log_format=log_format)
    server.start()
    try:
        given = httpx.get(f"{server.url}/api/choices", headers={"x-request-id": "from-proxy.1"})
        made = httpx.get(f"{server.url}/api/tables/no%0Aline", headers={"x-request-id": "bad id"})
    finally:
        server.stop()
    assert given.headers["x-request-id"] == "from-proxy.1"
    assert re.fullmatch("[0-9a-f]{16}", made.headers["x-request-id"])
    lines = [line for line in log.read_text().splitlines() if server.url not in line]
    messages = {}
    for line in lines:
        if log_format == "json":
            record = json.loads(line)
            assert set(record) >= {"time", "level", "logger", "request_id", "message"}
            messages[record["request_id"]] = record["message"]
        else:
            match = LINE.match(line)
            assert match is not None, line
            messages[match[2]] = match[3]
    assert messages["from-proxy.1"].startswith("GET /api/choices 200")
    assert " 404 " in messages[made.headers["x-request-id"]]


def test_a_message_can_not_write_a_line_of_its_own() -> None:
    record = logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "a\nb\x1b[31m"})
    request_id.set("-")
    assert TextFormatter().format(record).endswith(r" INFO [-] x: a\x0ab\x1b[31m")
