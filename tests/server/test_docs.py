"""The examples of the documentation work, and every request is in it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Served, done, next_turn, open_table

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_game_by_curl(server: Served, tmp_path: Path) -> None:
    page = (ROOT / "docs/how-to/use-the-api.md").read_text("utf-8")
    script = re.search(r"```bash\n(.*?)```", page, re.DOTALL)
    assert script is not None
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script[1]],
        env=os.environ | {"SERVER": server.url, "PATH": path, "LC_ALL": "C.UTF-8"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert '"is_over":true' in result.stdout
    assert "The shuffle was fair." in result.stdout


@pytest.mark.slow
def test_the_example_bot_plays_against_somebody(server: Served) -> None:
    ann = open_table(server)
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, ann.table],
        stdout=subprocess.PIPE,
        text=True,
    )
    with server.live(ann.table) as socket:
        while not ann.view()["seats"][1]["name"]:
            socket.recv(timeout=30)
    done(ann.post("start"))
    while not (view := next_turn(ann))["is_over"]:
        done(ann.play(view))
    out, _ = bot.communicate(timeout=30)
    assert bot.returncode == 0
    assert out.startswith("1. seat ")


def test_every_request_is_documented(server: Served) -> None:
    page = (ROOT / "docs/reference/http-api.md").read_text("utf-8")
    paths = done(server.client().get("/api/docs/openapi.json"))["paths"]
    assert len(paths) > 10
    for path in paths:
        documented = path.replace("{table_id}", "{table}")
        assert documented in page, path
