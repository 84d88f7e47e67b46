"""Games in worker processes."""

import pytest

from kingdomino.arena import Pool, play_pairing
from tests.arena.conftest import WriteProgram, make_run
from tests.arena.play.test_game import equal_but_for_times

pytestmark = pytest.mark.slow


def test_every_game_is_played_once_and_as_in_this_process() -> None:
    run = make_run("random", "random@0.5", rules="classic/3", deals=3)
    with Pool(run, size=2) as pool:
        results = sorted(pool.play(run.pairings()), key=lambda result: result.pairing)
    pairings = sorted(run.pairings())
    assert [result.pairing for result in results] == pairings
    for result in results:
        assert equal_but_for_times(result, play_pairing(run, result.pairing))


def test_a_bot_that_kills_its_worker_forfeits(write_program: WriteProgram) -> None:
    # The process that asks a program is the one that started it.
    killer = write_program("os.kill(os.getppid(), signal.SIGKILL)")
    run = make_run(killer, "random", deals=1)
    with Pool(run, size=1) as pool:
        results = list(pool.play(run.pairings()))
    assert len(results) == 2
    for result in results:
        killed = next(seat for seat in result.seats if seat.entrant == 0)
        assert killed.fault is not None
        assert str(killed.fault) == "took its process down with it, exit code -9"
        assert (killed.rank, killed.share) == (2, 0.0)


def test_no_games_need_no_workers() -> None:
    with Pool(make_run("random", "greedy"), size=4) as pool:
        assert list(pool.play([])) == []


def test_an_error_of_the_arena_is_not_blamed_on_a_bot() -> None:
    run = make_run("random", "random@0.5")
    broken = run.__class__(**{**vars(run), "entrants": run.entrants[:1]})
    with Pool(broken, size=1) as pool, pytest.raises(IndexError):
        list(pool.play(run.pairings()))
