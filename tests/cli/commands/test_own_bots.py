"""Bots of your own in `play`, `arena` and `bots check`."""

import sys
from pathlib import Path
from shlex import quote

import pytest

from tests.cli.conftest import Invoke

BOT = """
class First:
    def choose(self, view, clock=None):
        return view.legal_actions()[0]

class Broken:
    def choose(self, view, clock=None):
        return 1 // 0
"""
PROGRAM = (
    f"exec:{quote(sys.executable)} {Path(__file__).parents[3] / 'examples' / 'high_claims.py'}"
)


@pytest.fixture
def bot(tmp_path: Path) -> Path:
    file = tmp_path / "first_bot.py"
    file.write_text(BOT, "utf-8")
    return file


def test_a_class_and_a_program_play_in_the_terminal(invoke: Invoke, bot: Path) -> None:
    seats = ("-s", f"mine={bot}:First", "-s", f"theirs={PROGRAM}")
    invoke.play(*seats, "--seed", 7).assert_done()
    record = invoke.record()
    assert record.match.is_over
    assert record.names == ("mine", "theirs")
    assert record.tag("YellowBot") == PROGRAM


def test_a_bot_that_fails_is_named_with_its_error(invoke: Invoke, bot: Path) -> None:
    error = invoke.play("-s", f"bot:{bot}:Broken", "-s", "bot:page").assert_failed()
    assert "ZeroDivisionError" in error
    assert not invoke.record().match.is_over


def test_a_class_that_does_not_exist_is_an_error(invoke: Invoke, bot: Path) -> None:
    for seat in (f"{bot}:Nobody", "exec:", "mine=no_such_module:Bot"):
        assert invoke.play("-s", seat).assert_failed()


def test_a_saved_game_does_not_choose_the_code_that_is_run(
    invoke: Invoke, bot: Path, tmp_path: Path
) -> None:
    marker = tmp_path / "loaded"
    bot.write_text(BOT + f"\nimport pathlib\npathlib.Path({str(marker)!r}).touch()\n", "utf-8")
    invoke.play("-s", f"mine={bot}:First", "-s", "bot:page", "--seed", 7).assert_done()
    assert marker.exists()
    marker.unlink()
    [saved] = tmp_path.rglob("*.kingdomino")
    invoke("show", saved).assert_done()
    invoke("play", "--resume", saved).assert_done()
    assert not marker.exists()


def test_a_class_is_checked_and_plays_in_the_arena(
    invoke: Invoke, bot: Path, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    options = ("--deals", 1, "--workers", 1, "--results", results)
    out = invoke("arena", "match", f"mine={bot}:First", "random", *options).assert_done()
    assert "mine" in out
    assert str(bot) not in out
    assert invoke("arena", "match", f"{bot}:Nobody", "random", *options).assert_failed()
