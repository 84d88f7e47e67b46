"""The records of a run: all of them, each once, whatever ends the run."""

from pathlib import Path

import pytest

from kingdomino import read_records
from kingdomino.arena import GamesFile, ResultsFile, ResultsFileError, Run, play_pairing
from tests.arena.conftest import make_run


@pytest.fixture
def run() -> Run:
    return make_run("random", "mine=random", deals=2)


def play(folder: Path, run: Run, games: int, *, crashes: bool = False) -> None:
    """Play up to so many games that are left; a crash comes between the last record and result."""
    with ResultsFile(folder / "results", run) as results:
        done = [result.pairing for result in results.results]
        left = [pairing for pairing in run.pairings() if pairing not in done][:games]
        with GamesFile(folder / "games", results.results) as file:
            for pairing in left:
                result = play_pairing(run, pairing, keeps_record=True)
                file.add(result)
                if not (crashes and pairing == left[-1]):
                    results.add(result)


def games(folder: Path) -> list[tuple[str, str]]:
    with (folder / "games").open(encoding="utf-8") as file:
        return [(str(r.tag("Deal")), str(r.tag("Entrants"))) for r in read_records(file)]


ALL = [("0", "0 1"), ("0", "1 0"), ("1", "0 1"), ("1", "1 0")]


@pytest.mark.parametrize("rules", ["classic/2", "dynasty/2"])
def test_every_game_is_kept_with_its_players(tmp_path: Path, rules: str) -> None:
    play(tmp_path, make_run("random", "mine=random", rules=rules, deals=2), 4)
    assert games(tmp_path) == ALL
    with (tmp_path / "games").open(encoding="utf-8") as file:
        records = list(read_records(file))
    assert [record.names for record in records][:2] == [("random", "mine"), ("mine", "random")]
    assert all(record.match.is_over for record in records)


def test_a_game_that_has_no_result_is_not_kept_twice(tmp_path: Path, run: Run) -> None:
    play(tmp_path, run, 3, crashes=True)
    assert len(games(tmp_path)) == 3
    play(tmp_path, run, 4)
    assert games(tmp_path) == ALL


@pytest.mark.parametrize("missing", [1, 2, 40, 300])
def test_a_truncated_record_is_removed(tmp_path: Path, run: Run, missing: int) -> None:
    play(tmp_path, run, 3, crashes=True)
    file = tmp_path / "games"
    file.write_bytes(file.read_bytes()[:-missing])
    play(tmp_path, run, 4)
    assert games(tmp_path) == ALL


def test_a_file_with_other_games_is_left_alone(tmp_path: Path, run: Run) -> None:
    play(tmp_path, run, 4)
    before = (tmp_path / "games").read_bytes()
    (tmp_path / "results").unlink()
    with pytest.raises(ResultsFileError) as error:
        play(tmp_path, run, 4)
    assert error.value.reason == "other-games"
    assert (tmp_path / "games").read_bytes() == before


def test_results_without_their_records_are_refused(tmp_path: Path, run: Run) -> None:
    play(tmp_path, run, 2)
    (tmp_path / "games").unlink()
    with pytest.raises(ResultsFileError) as error:
        play(tmp_path, run, 2)
    assert error.value.reason == "other-games"
