"""`bots`: the list, and checks of bots."""

import json
import re
import shlex
from pathlib import Path

import pytest

from kingdomino.bots import BOTS, BotError, BotNameError
from kingdomino.bots.check import CheckError
from tests.cli.commands.test_arena import PROGRAM, ROOT
from tests.cli.conftest import Invoke
from tests.cli.terminal import Terminal
from tests.cli.words import ENGLISH, pattern, says, sentence

pytestmark = pytest.mark.slow

EXAMPLE = f"{PROGRAM} {shlex.quote(str(ROOT / 'examples' / 'high_claims.py'))}"


def test_bots_are_listed(invoke: Invoke) -> None:
    out = invoke("bots").assert_done().split()
    assert set(BOTS) <= set(out)
    data = json.loads(invoke("bots", "--json").assert_done())
    assert list(data) == list(BOTS)


def test_a_check_that_is_passed(invoke: Invoke) -> None:
    out = invoke("bots", "check", "random").assert_done()
    assert len(re.findall(r"^✓ .*: [\d,]+ ", out, re.MULTILINE)) == 5


def test_a_check_that_fails(invoke: Invoke) -> None:
    outcome = invoke("bots", "check", "exec:there-is-no-such-program")
    assert (outcome.code, outcome.err) == (1, "")
    cases = ENGLISH("check-cases", count=18)
    assert f"✗ {ENGLISH('check-plays')}: {cases}" in outcome.out
    fault = BotError("no-start", because="No such file or directory")
    check = CheckError("fault", fault, rules="classic/2", seed=0, action=1, because=str(fault))
    assert str(check) in outcome.out
    assert says(outcome.out, "check-more", count=13)
    data = json.loads(invoke("bots", "check", "exec:there-is-no-such-program", "--json").out)
    assert [check["is_passed"] for check in data["checks"]] == [False, True, False, False, False]
    error = BotNameError("unknown-bot", bot="clever", known=", ".join(BOTS))
    assert sentence(error) in invoke("bots", "check", "clever").assert_failed()


@pytest.mark.slow
def test_the_example_passes_the_checks(invoke: Invoke) -> None:
    out = invoke("bots", "check", EXAMPLE).assert_done()
    assert out.count("✓") == 5


def test_a_check_shows_how_far_it_is(tmp_path: Path) -> None:
    terminal = Terminal("bots", "check", "random", file=tmp_path / "none")
    terminal.wait(r"[1-9]\d*/\d+")
    terminal.wait(pattern("check-keeps-time"))
    assert terminal.wait_end() == 0
