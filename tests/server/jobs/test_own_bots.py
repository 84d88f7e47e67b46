"""Bots of the host's own: offered by label, played in workers, replaced when they fail."""

import asyncio
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdomino.bots import BotNameError, offer_bots
from kingdomino.rules import Action, Game
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.jobs.workers import WorkerPool, Workers
from kingdomino.server.metrics import Metrics
from kingdomino.server.settings import Settings
from kingdomino.tables import TurnRequest
from tests.server.conftest import serving
from tests.waiting import wait_until

BOTS = """
import os
from pathlib import Path

class Good:
    def choose(self, view, clock=None):
        return view.legal_actions()[0]

class Raises:
    def choose(self, view, clock=None):
        raise LookupError("no idea")

class Cheats:
    def choose(self, view, clock=None):
        return "a better one"

class DiesOnce(Good):
    def choose(self, view, clock=None):
        mark = Path(__file__).with_name("died")
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return super().choose(view, clock)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(BOTS, "utf-8")
    return path


@pytest.fixture(autouse=True)
def no_bots_left() -> Iterator[None]:
    yield
    offer_bots([])


def offers(file: Path) -> str:
    return "\n".join(
        [f"mine={file}:Good", f"{file}:Raises", f"{file}:Cheats", f"dies={file}:DiesOnce"]
    )


@pytest.mark.slow
def test_bots_that_fail_do_not_stop_a_table(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'db'}", bot=offers(file), address_rate=0)
    with caplog.at_level(logging.WARNING), serving(settings) as served, served.client() as client:
        labels = ["mine", "Raises", "Cheats", "dies"]
        assert client.get("/api/choices").json()["bots"][-4:] == labels
        seats = [{"bot": label} for label in labels]
        opened = client.post("/api/tables", json={"rules": "classic/4", "seats": seats}).json()
        path = f"/api/tables/{opened['table']}"
        token = {"authorization": f"Bearer {opened['token']}"}
        assert client.post(f"{path}/start", json={}, headers=token).is_success
        view = wait_until(
            "the match is over",
            lambda: client.get(path).json(),
            lambda view: view["status"] == "over",
            seconds=120,
        )
        assert [seat["bot"] for seat in view["seats"]] == labels
        seats = [{"bot": "own.py:Good"}, {"bot": "knight"}]
        assert client.post("/api/tables", json={"seats": seats}).status_code == 422
    arguments = [record.args for record in caplog.records if isinstance(record.args, tuple)]
    failed = [values[0] for values in arguments if len(values) == 4]
    assert "mine" not in failed
    assert failed.count("dies") == 1
    assert failed.count("Raises") > 5
    assert failed.count("Cheats") > 5


@pytest.mark.slow
def test_a_built_in_level_plays_for_a_bot_that_is_not_offered_any_more() -> None:
    game = Game.new("classic/2", seed=1)
    request = TurnRequest("t", "gone", game.view(game.actor), has_people=True, is_time_up=False)

    async def choose() -> tuple[Action, ...]:
        workers = Workers(1, 1.0, Metrics())
        try:
            return await workers.choose_turn(request)
        finally:
            workers.close()

    (claim,) = asyncio.run(choose())
    assert game.is_legal(claim)


@pytest.mark.slow
def test_a_bot_that_hangs_is_ended() -> None:
    async def run() -> int:
        pool = WorkerPool(1, Metrics().bots, niceness=0, tries=1, timeout=10.0)
        try:
            with pytest.raises(TimeoutError):
                await pool.run(Lane.PEOPLE, "a", time.sleep, 3600)
            result: int = await pool.run(Lane.PEOPLE, "a", abs, -1)
            return result
        finally:
            pool.close()

    assert asyncio.run(run()) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("knight={file}:Good", "bad-label"),
        ("Good={file}:Raises", "bad-label"),
        (f"{'x' * 25}={{file}}:Good", "bad-label"),
        ("{file}:Nobody", "no-class"),
        ("exec:python3 bot.py", "unknown-bot"),
    ],
)
def test_a_bot_that_can_not_be_offered_is_refused(file: Path, text: str, reason: str) -> None:
    with pytest.raises(BotNameError) as error:
        offer_bots([f"{file}:Good", text.format(file=file)])
    assert error.value.reason == reason
