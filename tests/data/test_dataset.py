"""Datasets: the same however often they are interrupted."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.waiting import wait_until

pytest.importorskip("pyarrow", reason="Parquet needs the extra data")

from kingdomino.data import Dataset, DatasetError, DatasetSettings

SETTINGS = DatasetSettings.create("classic/2", seed=5, rollouts=10, shard_games=2)
COMMAND = [sys.executable, "-c", "from kingdomino.cli import main; main()", "dataset"]


def make(folder: Path, games: int, settings: DatasetSettings = SETTINGS) -> list[int]:
    with ThreadPoolExecutor(1) as executor:
        return list(Dataset(folder, settings).make(games, executor, lambda: 3))


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_dataset_is_the_same_every_time(tmp_path: Path) -> None:
    assert make(tmp_path / "one", 5) == [0, 1, 2, 3, 4, 5]
    assert make(tmp_path / "two", 3) == [0, 1, 2, 3]
    assert make(tmp_path / "two", 6) == [4, 5]
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert len(content(tmp_path / "one")) == 4


def test_a_missing_shard_is_made_again(tmp_path: Path) -> None:
    make(tmp_path, 4)
    before = content(tmp_path)
    (tmp_path / "positions-000000.parquet").unlink()
    assert make(tmp_path, 4) == [0, 1]
    assert content(tmp_path) == before


def test_another_dataset_is_left_alone(tmp_path: Path) -> None:
    make(tmp_path, 2)
    before = content(tmp_path)
    with pytest.raises(DatasetError) as error:
        make(tmp_path, 2, DatasetSettings.create("classic/2", seed=6, rollouts=10, shard_games=2))
    assert (error.value.reason, error.value.params["setting"]) == ("other", "seed")
    assert content(tmp_path) == before
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(DatasetError) as error:
        make(tmp_path, 2)
    assert error.value.reason == "unreadable"


@pytest.mark.slow
def test_a_dataset_that_was_killed_ends_as_it_would_have(tmp_path: Path) -> None:
    options = ["--games", "8", "--rollouts", "10", "--shard-games", "2", "--seed", "5"]
    arguments = [*COMMAND, str(tmp_path / "killed"), *options, "--workers", "1"]
    process = subprocess.Popen(arguments, start_new_session=True)
    first = tmp_path / "killed" / "positions-000000.parquet"

    def is_written() -> bool:
        assert process.poll() is None
        return first.exists()

    wait_until("the first file is written", is_written)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    subprocess.run(arguments, check=True, capture_output=True)
    make(tmp_path / "whole", 8)
    found = {n: c for n, c in content(tmp_path / "killed").items() if not n.startswith(".")}
    assert found == content(tmp_path / "whole")
