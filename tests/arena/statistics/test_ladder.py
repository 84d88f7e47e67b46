"""The ladder: runs are added, counted once, and rated together."""

from pathlib import Path

import pytest

from kingdomino.arena import Ladder, LadderError
from kingdomino.arena.statistics.ratings import rate, rate_ladder
from tests.arena import synthetic
from tests.arena.conftest import make_run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ladder.jsonl"


def test_runs_are_rated_together(file: Path) -> None:
    one, two = make_run("greedy", "random", deals=200), make_run("random", "page", deals=200)
    Ladder(file).add(one, synthetic.results(one, [1000.0, 800.0]))
    Ladder(file).add(two, synthetic.results(two, [800.0, 700.0], seed=2))
    rows = rate_ladder(Ladder(file))
    assert [row.entrant.label for row in rows] == ["greedy", "random", "page"]
    assert rows[0].rating.value == 1000.0
    assert rows[1].rating.value == pytest.approx(800, abs=60)
    assert rows[2].rating.value == pytest.approx(700, abs=90)
    assert [(row.games, row.runs) for row in rows] == [(400, 1), (800, 2), (400, 1)]


def test_one_run_has_the_ratings_of_its_own_summary(file: Path) -> None:
    run = make_run("greedy", "random", "page", deals=50)
    results = synthetic.results(run, [1000.0, 900.0, 800.0])
    Ladder(file).add(run, results)
    expected = {e.label: r.value for e, r in zip(run.entrants, rate(run, results), strict=True)}
    found = {row.entrant.label: row.rating.value for row in rate_ladder(Ladder(file))}
    assert found == pytest.approx(expected)


def test_a_run_that_grew_counts_once(file: Path) -> None:
    run = make_run("greedy", "random", deals=20)
    results = synthetic.results(run, [1000.0, 800.0])
    for count in (10, 40, 40):
        Ladder(file).add(run, results[:count])
    assert len(file.read_text().splitlines()) == 3
    (row, _) = rate_ladder(Ladder(file))
    assert (row.games, row.runs) == (40, 1)


def test_a_line_that_a_crash_cut_off_is_dropped(file: Path) -> None:
    run = make_run("greedy", "random", deals=5)
    ladder = Ladder(file)
    ladder.add(run, synthetic.results(run, [1000.0, 800.0]))
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"key": "1')
    other = make_run("greedy", "random", deals=5, seed=2)
    Ladder(file).add(other, synthetic.results(other, [1000.0, 800.0]))
    assert file.read_bytes().startswith(whole + b'{"key": "')
    assert len(Ladder(file).runs) == 2


@pytest.mark.parametrize(
    ("entrants", "rules", "reason"),
    [
        (("greedy", "page"), "classic/3", "rules"),
        (("page", "knight"), "classic/2", "unconnected"),
        (("random=greedy", "page"), "classic/2", "label"),
    ],
)
def test_a_run_that_does_not_fit_is_refused(
    file: Path, entrants: tuple[str, ...], rules: str, reason: str
) -> None:
    run = make_run("greedy", "random", deals=2)
    Ladder(file).add(run, synthetic.results(run, [1000.0, 800.0]))
    with pytest.raises(LadderError) as error:
        Ladder(file).check(make_run(*entrants, rules=rules))
    assert error.value.reason == reason


@pytest.mark.parametrize("content", ["[]\n", "{}\n", '{"ladder": 2, "rules": ""}\n', "text\n"])
def test_a_file_that_is_no_ladder_is_left_alone(file: Path, content: str) -> None:
    file.write_text(content)
    with pytest.raises(LadderError) as error:
        Ladder(file)
    assert error.value.reason == "no-ladder"
    assert file.read_text() == content
