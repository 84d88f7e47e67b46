"""Results on disk: a run that was stopped goes on where it was."""

import json
from pathlib import Path

import pytest

from kingdomino.arena import Ledger, LedgerError, Result, Run, play_pairing, read_book
from kingdomino.bots.errors import BotError
from tests.arena.conftest import make_run


@pytest.fixture
def run() -> Run:
    return make_run("random", "random@0.5", deals=3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def play_on(file: Path, run: Run, games: int) -> list[Result]:
    """Play that many games that are not in the file."""
    with Ledger(file, run) as ledger:
        done = {result.pairing for result in ledger.results}
        left = [pairing for pairing in run.pairings() if pairing not in done]
        for pairing in left[:games]:
            ledger.add(play_pairing(run, pairing))
        return ledger.results


def test_a_book_tells_what_was_kept(file: Path, run: Run) -> None:
    results = play_on(file, run, 6)
    book = read_book(file)
    assert book.run == run
    assert book.run.origin == run.origin
    assert list(book.results) == results
    assert book.size == file.stat().st_size


def test_a_fault_is_kept_with_its_reason(file: Path, run: Run) -> None:
    pairing = next(run.pairings())
    fault = BotError("crashed", code=3, said="oh no")
    with Ledger(file, run) as ledger:
        ledger.add(play_pairing(run, pairing, {1: fault}))
    kept = read_book(file).results[0].seats[1].fault
    assert kept is not None
    assert (kept.reason, kept.params) == (fault.reason, fault.params)
    assert json.loads(file.read_text("utf-8").splitlines()[1])["seats"][1]["fault"]["text"] == (
        "ended with exit code 3: oh no"
    )


def test_a_stopped_run_goes_on_where_it_was(file: Path, run: Run) -> None:
    play_on(file, run, 2)
    before = file.read_bytes()
    results = play_on(file, run, 100)
    assert file.read_bytes().startswith(before)
    assert [result.pairing for result in results] == list(run.pairings())


def test_a_result_can_be_read_as_soon_as_it_is_added(file: Path, run: Run) -> None:
    with Ledger(file, run) as ledger:
        ledger.add(play_pairing(run, next(run.pairings())))
        assert len(read_book(file).results) == 1


@pytest.mark.parametrize("torn", range(1, 400, 57))
def test_a_torn_line_is_dropped_and_its_game_played_again(file: Path, run: Run, torn: int) -> None:
    play_on(file, run, 3)
    whole = file.read_bytes()
    file.write_bytes(whole[:-torn])
    assert len(read_book(file).results) == 2
    results = play_on(file, run, 100)
    assert sorted(result.pairing for result in results) == sorted(run.pairings())
    assert len(read_book(file).results) == 6


@pytest.mark.parametrize("length", [0, 1, 10, 100])
def test_a_run_whose_first_line_was_torn_begins_anew(file: Path, run: Run, length: int) -> None:
    play_on(file, run, 1)
    file.write_bytes(file.read_bytes()[:length])
    play_on(file, run, 1)
    assert read_book(file).run == run
    assert len(read_book(file).results) == 1


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
def test_a_run_does_not_go_on_with_other_settings(
    file: Path, run: Run, other: Run, setting: str
) -> None:
    play_on(file, run, 1)
    before = file.read_bytes()
    with pytest.raises(LedgerError, match=setting) as caught:
        Ledger(file, other)
    assert caught.value.reason == "other-run"
    assert file.read_bytes() == before


def test_a_run_does_not_go_on_with_another_version(file: Path, run: Run) -> None:
    play_on(file, run, 1)
    file.write_text(file.read_text("utf-8").replace(f'"{run.version}"', '"0.0.1"'), "utf-8")
    with pytest.raises(LedgerError, match=r"kingdomino is 0\.0\.1"):
        Ledger(file, run)


def test_more_deals_may_be_asked_for(file: Path, run: Run) -> None:
    play_on(file, run, 100)
    longer = make_run("random", "random@0.5", deals=5)
    assert len(play_on(file, longer, 100)) == 10


def test_a_game_that_is_in_the_file_twice_counts_once(file: Path, run: Run) -> None:
    play_on(file, run, 2)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert len(read_book(file).results) == 2


@pytest.mark.parametrize("content", ["hello", "hello\n", "{}\n", "[]\n", "\n", '{"arena": 1}\n'])
def test_a_file_of_something_else_is_left_alone(file: Path, run: Run, content: str) -> None:
    file.write_text(content, "utf-8")
    with pytest.raises(LedgerError, match="does not begin with the description of a run"):
        Ledger(file, run)
    assert file.read_text("utf-8") == content


def test_a_file_of_a_later_version_is_left_alone(file: Path, run: Run) -> None:
    file.write_text('{"arena": 2}\n', "utf-8")
    with pytest.raises(LedgerError, match="has format 2; this version reads 1"):
        Ledger(file, run)


@pytest.mark.parametrize("line", ["hello", "{}", "[]", "null", '{"deal": 0, "seats": [{}]}'])
def test_a_line_that_is_no_game_is_pointed_at(file: Path, run: Run, line: str) -> None:
    play_on(file, run, 1)
    with file.open("a", encoding="utf-8") as stream:
        stream.write(f"{line}\n")
    with pytest.raises(LedgerError, match="line 3"):
        read_book(file)


def test_a_line_with_an_entrant_of_another_run_is_pointed_at(file: Path, run: Run) -> None:
    play_on(file, run, 1)
    file.write_text(file.read_text("utf-8").replace('"entrant": 1', '"entrant": 7'), "utf-8")
    with pytest.raises(LedgerError, match="line 2"):
        read_book(file)
