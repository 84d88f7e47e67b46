"""The page derives from what a live connection sends the view that the server gives."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from kingdomino.server.live.messages import PROTOCOL
from tests.engine.page import ROOT, run_script
from tests.server.conftest import Served, done, first_turn, join, open_table

_OF_THE_MOMENT = ("now", "seats", "spectators")  # may change between two requests


class _Recorder:
    """The messages of a connection, and the views that should follow from them."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.lines: list[str] = []

    def add(self, view: dict[str, Any]) -> None:
        """Receive until the state of a view."""
        messages, number = [], -1
        while number < view["number"]:
            messages.append(json.loads(self._socket.recv(timeout=30)))
            number = messages[-1].get("number", number)
        wanted = {name: value for name, value in view.items() if name not in _OF_THE_MOMENT}
        self.lines.append(json.dumps({"messages": messages, "view": wanted}))


@pytest.mark.parametrize(
    "rules", ["classic/2", "tournament/3", "mighty-duel/2+opening=abba", "dynasty/2"]
)
def test_the_page_derives_every_view(server: Served, tmp_path: Path, rules: str) -> None:
    ann = open_table(
        server, {"name": "Ann"}, *[{}] * (int(rules.split("/")[1][0]) - 1), rules=rules
    )
    with server.live(ann.table, ann.token, "?after=0&views=log") as socket:
        recorder = _Recorder(socket)
        recorder.add(ann.view())
        players = {
            0: ann,
            **{seat: join(ann, f"Bob {seat}") for seat in range(1, len(ann.view()["seats"]))},
        }
        done(ann.post("start"))
        while True:
            view = ann.view()
            recorder.add(view)
            if view["is_over"]:
                break
            player = players[view["actor"]]
            done(player.post("turns", ply=view["ply"], turn=first_turn(player.view())))
    path = tmp_path / "tables.jsonl"
    path.write_text("\n".join(recorder.lines), "utf-8")
    assert run_script("tables", path) == f"{len(recorder.lines)} views"


def test_the_page_knows_the_version_of_the_messages() -> None:
    source = (ROOT / "web/src/lib/host/followedTable.ts").read_text("utf-8")
    assert f"export const PROTOCOL = {PROTOCOL};" in source
