"""The pile can't be learnt.

Two games are played with the same tokens, secrets and turns, and with deals that are the same up to
a line and different after it. All that any client is sent before that line is dealt has to be the
same, to the byte.
"""

import json
import re
import secrets
from itertools import count
from pathlib import Path

import pytest

from kingdomino.rules import Deal, Game, Match, Ruleset
from kingdomino.server.settings import Settings
from tests.server.conftest import Player, Served, done, first_turn, join, open_table, serving

_TIMES = re.compile(rb'"(now|at|turn_at|opened_at|moved_at)":[0-9.]+')
_PRESENCE = re.compile(rb'"(is_online|away_since|spectators)":[a-z0-9.]+')


class Chance:
    """The same tokens and secrets in every run."""

    def __init__(self) -> None:
        self._count = count(1)

    def token_bytes(self, length: int = 32) -> bytes:
        return next(self._count).to_bytes(length, "big")

    def token_urlsafe(self, length: int = 32) -> str:
        return f"token{next(self._count)}".ljust(length, "x")


@pytest.fixture
def dealing(monkeypatch: pytest.MonkeyPatch) -> dict[str, int | None]:
    """What is turned around in each deal: everything after so many lines, or nothing."""
    chosen: dict[str, int | None] = {"lines": None}

    def new(_: type[Match], ruleset: Ruleset, seed: bytes) -> Match:
        deal = Deal.from_seed(ruleset, seed)
        if chosen["lines"] is not None:
            known = chosen["lines"] * ruleset.line
            pile = deal.pile[:known] + tuple(reversed(deal.pile[known:]))
            deal = Deal(pile, deal.king_order, deal.seed)
        return Match((Game.from_deal(ruleset, deal),))

    monkeypatch.setattr(Match, "new", classmethod(new))
    return chosen


class Recorder:
    """Everything that every kind of client is sent, line by line of the game."""

    def __init__(self, served: Served, ann: Player, bob: Player) -> None:
        self.received: list[tuple[int, bytes]] = []
        self._served = served
        self._ann, self._bob = ann, bob
        self._cookie = served.client(cookie=f"kingdomino-seat={bob.token}")
        self._spectator = served.client()

    def record_all(self, lines: int) -> None:
        """Ask for all that can be asked for, by all who can ask; so many lines are dealt."""
        path = self._ann.path
        for client in (self._ann.client, self._cookie, self._spectator):
            view = client.get(path)
            legal = view.json()["legal"]
            answers = [view, client.get(f"{path}/record"), client.get("/api/tables")]
            answers += [client.get(path, params={"ply": view.json()["ply"] // 2})]
            answers += [client.get(f"{path}/preview", params={"turn": c["action"]}) for c in legal]
            answers += [client.post(f"{path}/turns", json={"ply": 999, "turn": ">1"})]
            answers += [client.post(f"{path}/rematch")]
            for answer in answers:
                # The id of a request is random, whatever the deal.
                headers = {
                    name: value
                    for name, value in answer.headers.items()
                    if name not in ("date", "x-request-id")
                }
                self._record(lines, json.dumps(headers).encode() + answer.content)
        for token in (self._ann.token, self._bob.token, None):
            for query in ("?after=0&views=yes", "?after=0&views=log", "?after=0"):
                with self._served.live(self._ann.table, token, query) as socket:
                    socket.send('{"type": "ping"}')
                    while b'"pong"' not in (message := _bytes(socket.recv(timeout=30))):
                        self._record(lines, message)

    def _record(self, lines: int, content: bytes) -> None:
        # Who happens to be connected at the moment is public.
        content = _PRESENCE.sub(b"", _TIMES.sub(b"", content))
        self.received.append((lines, re.sub(rb'"content-length": "[0-9]+"', b"", content)))


def _bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


def run(file: Path, last_line: int) -> list[tuple[int, bytes]]:
    """Play until a line has been dealt; every message, with the lines dealt by then."""
    settings = Settings(database=f"sqlite:///{file}", address_rate=0, table_rate=0, sockets=99)
    with serving(settings) as served:
        ann = open_table(served, {"name": "Ann"}, {}, is_public=True)
        bob = join(ann, "Bob", contribution="b0b")
        done(ann.post("start", contribution="ann"))
        recorder = Recorder(served, ann, bob)
        while True:
            view = ann.view()
            lines = view["round"] + 1
            recorder.record_all(lines)
            if lines > last_line:
                return recorder.received
            actor = ann if view["actor"] == 0 else bob
            done(actor.post("turns", ply=view["ply"], turn=first_turn(actor.view())))


@pytest.mark.slow
@pytest.mark.parametrize("lines", [1, 2, 4])
def test_nothing_that_is_sent_depends_on_what_is_not_dealt_yet(
    dealing: dict[str, int | None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: int
) -> None:
    transcripts = []
    for hidden in (None, lines):
        chance = Chance()
        monkeypatch.setattr(secrets, "token_bytes", chance.token_bytes)
        monkeypatch.setattr(secrets, "token_urlsafe", chance.token_urlsafe)
        dealing["lines"] = hidden
        transcripts.append(run(tmp_path / f"{hidden}.db", lines))
    one, two = transcripts
    before = [[content for at, content in received if at <= lines] for received in transcripts]
    assert len(before[0]) > 50
    assert before[0] == before[1]
    # And the test can tell: once the line is dealt, what is sent is different.
    assert [c for at, c in one if at > lines] != [c for at, c in two if at > lines]
