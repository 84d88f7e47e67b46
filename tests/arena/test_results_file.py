"""The results file: an interrupted run is resumed."""

import json
from pathlib import Path

import pytest

from kingdomino.arena import Result, ResultsFile, ResultsFileError, Run, play_pairing, read_results
from kingdomino.bots import BotError
from tests.arena.conftest import make_run


@pytest.fixture
def run() -> Run:
    return make_run("random", "random@0.5", deals=3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def resume(file: Path, run: Run, games: int) -> list[Result]:
    """Play up to so many games that are not in the file."""
    with ResultsFile(file, run) as results_file:
        done = {result.pairing for result in results_file.results}
        left = [pairing for pairing in run.pairings() if pairing not in done]
        for pairing in left[:games]:
            results_file.add(play_pairing(run, pairing))
        return results_file.results


def test_results_are_read_back(file: Path, run: Run) -> None:
    results = resume(file, run, 6)
    stored = read_results(file)
    assert stored.run == run
    assert stored.run.metadata == run.metadata
    assert list(stored.results) == results
    assert stored.size == file.stat().st_size


def test_an_error_is_stored_with_its_reason(file: Path, run: Run) -> None:
    pairing = next(run.pairings())
    fault = BotError("crashed", code=3, said="oh no")
    with ResultsFile(file, run) as results_file:
        results_file.add(play_pairing(run, pairing, {1: fault}))
    stored = read_results(file).results[0].seats[1].fault
    assert stored is not None
    assert (stored.reason, stored.params) == (fault.reason, fault.params)
    assert json.loads(file.read_text("utf-8").splitlines()[1])["seats"][1]["fault"]["text"] == (
        "ended with exit code 3: oh no"
    )


def test_an_interrupted_run_is_resumed(file: Path, run: Run) -> None:
    resume(file, run, 2)
    before = file.read_bytes()
    results = resume(file, run, 100)
    assert file.read_bytes().startswith(before)
    assert [result.pairing for result in results] == list(run.pairings())


def test_a_result_can_be_read_as_soon_as_it_is_added(file: Path, run: Run) -> None:
    with ResultsFile(file, run) as results_file:
        results_file.add(play_pairing(run, next(run.pairings())))
        assert len(read_results(file).results) == 1


@pytest.mark.parametrize("missing", range(1, 400, 57))
def test_a_truncated_line_is_dropped_and_its_game_played_again(
    file: Path, run: Run, missing: int
) -> None:
    resume(file, run, 3)
    whole = file.read_bytes()
    file.write_bytes(whole[:-missing])
    assert len(read_results(file).results) == 2
    results = resume(file, run, 100)
    assert sorted(result.pairing for result in results) == sorted(run.pairings())
    assert len(read_results(file).results) == 6


@pytest.mark.parametrize("length", [0, 1, 10, 100])
def test_a_run_whose_first_line_is_truncated_starts_again(
    file: Path, run: Run, length: int
) -> None:
    resume(file, run, 1)
    file.write_bytes(file.read_bytes()[:length])
    resume(file, run, 1)
    assert read_results(file).run == run
    assert len(read_results(file).results) == 1


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (make_run("random", "random@0.5", rules="classic/2+harmony=yes"), "rules"),
        (make_run("random", "random@0.6"), "entrants"),
        (make_run("random@0.5", "random"), "entrants"),
        (make_run("random", "random@0.5", seed=2), "seed"),
        (make_run("random", "random@0.5", kind="robin"), "kind"),
    ],
)
def test_a_run_is_not_resumed_with_other_settings(
    file: Path, run: Run, other: Run, setting: str
) -> None:
    resume(file, run, 1)
    before = file.read_bytes()
    with pytest.raises(ResultsFileError, match=setting) as caught:
        ResultsFile(file, other)
    assert caught.value.reason == "other-run"
    assert file.read_bytes() == before


def test_a_run_is_not_resumed_with_another_version(file: Path, run: Run) -> None:
    resume(file, run, 1)
    file.write_text(file.read_text("utf-8").replace(f'"{run.version}"', '"0.0.1"'), "utf-8")
    with pytest.raises(ResultsFileError, match=r"kingdomino: 0\.0\.1"):
        ResultsFile(file, run)


def test_more_deals_may_be_asked_for(file: Path, run: Run) -> None:
    resume(file, run, 100)
    longer = make_run("random", "random@0.5", deals=5)
    assert len(resume(file, longer, 100)) == 10


def test_a_game_that_is_in_the_file_twice_counts_once(file: Path, run: Run) -> None:
    resume(file, run, 2)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert len(read_results(file).results) == 2


@pytest.mark.parametrize("content", ["hello", "hello\n", "{}\n", "[]\n", "\n", '{"arena": 1}\n'])
def test_another_file_is_left_alone(file: Path, run: Run, content: str) -> None:
    file.write_text(content, "utf-8")
    with pytest.raises(ResultsFileError, match="does not begin with the description of a run"):
        ResultsFile(file, run)
    assert file.read_text("utf-8") == content


def test_a_file_of_a_later_version_is_left_alone(file: Path, run: Run) -> None:
    file.write_text('{"arena": 2}\n', "utf-8")
    with pytest.raises(ResultsFileError, match="has format 2; this version reads 1"):
        ResultsFile(file, run)


@pytest.mark.parametrize("line", ["hello", "{}", "[]", "null", '{"deal": 0, "seats": [{}]}'])
def test_the_error_names_a_line_that_is_not_a_game(file: Path, run: Run, line: str) -> None:
    resume(file, run, 1)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(f"{line}\n")
    with pytest.raises(ResultsFileError, match="line 3"):
        read_results(file)


def test_the_error_names_a_line_with_an_unknown_entrant(file: Path, run: Run) -> None:
    resume(file, run, 1)
    file.write_text(file.read_text("utf-8").replace('"entrant": 1', '"entrant": 7'), "utf-8")
    with pytest.raises(ResultsFileError, match="line 2"):
        read_results(file)
