"""`python -m training` writes networks that the kernel reads, or says what it needs."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kingdomino import kernel
from kingdomino.rules import Game, Ruleset

pytestmark = [
    pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler"),
    pytest.mark.slow,
]


def train(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "training", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_network_is_learnt_and_can_be_searched_with(tmp_path: Path) -> None:
    name = "5x5-2.npy"
    done = train("--only", name, "--games", "4000", "--generations", "2", "--output", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
        f"{name} 1/2",
        f"{name} 2/2",
    ]
    view = Game.new(Ruleset.preset("classic", 2), seed=1).view(seat=0)
    search = kernel.Search(view, network=np.load(tmp_path / name)).for_rollouts(10)
    assert search.visits.sum() > 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [(("--games", "10"), "4000 games or more"), (("--only", "6x6.npy"), "no 6x6.npy")],
)
def test_what_makes_no_sense_is_refused(options: tuple[str, str], reason: str) -> None:
    refused = train(*options)
    assert refused.returncode == 2
    assert reason in refused.stderr
    assert "Traceback" not in refused.stderr
