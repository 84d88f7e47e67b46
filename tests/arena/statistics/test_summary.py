"""The summary of a run."""

from random import Random

from kingdomino.arena import Pairing, Times, summarise
from kingdomino.bots import BotError
from tests.arena import synthetic
from tests.arena.conftest import make_run


def test_a_summary_takes_means_over_the_seats_of_an_entrant() -> None:
    run = make_run("greedy", "random", rules="classic/3", deals=1)
    hero, rival = summarise(
        run,
        [
            synthetic.result(Pairing(0, (0, 1, 1)), [1, 2, 3], [50, 40, 30]),
            synthetic.result(Pairing(0, (1, 0, 1)), [1, 1, 3], [44, 44, 20]),
            synthetic.result(Pairing(0, (1, 1, 0)), [1, 2, 3], [60, 50, 40]),
        ],
    )
    assert (hero.entrant.label, hero.games) == ("greedy", 3)
    assert hero.share.value == (1 + 0.5 + 0) / 3
    assert hero.points.value == (50 + 44 + 40) / 3
    assert hero.margin.value == (10 + 0 - 20) / 3
    assert hero.rank.value == (1 + 1 + 3) / 3
    assert (rival.entrant.label, rival.games) == ("random", 3)
    assert rival.share.value == (0 + 0 + 0.5 + 0 + 1 + 0) / 6
    assert rival.points.value == (40 + 30 + 44 + 20 + 60 + 50) / 6


def test_times_and_forfeits_are_summed_up() -> None:
    run = make_run("greedy", "random", deals=2)
    fault = BotError("hung", seconds="1.1", said="-")
    slow = Times(turns=10, seconds=4.0, longest=2.5, overruns=3)
    hero, _ = summarise(
        run,
        [
            synthetic.result(Pairing(0, (0, 1)), [1, 2]),
            synthetic.result(Pairing(1, (0, 1)), [2, 1], times=slow, faults=[fault, None]),
        ],
    )
    assert (hero.turns, hero.seconds, hero.longest, hero.overruns) == (20, 0.25, 2.5, 0.15)
    assert hero.forfeits == ((1, 0, 7, fault),)


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    run = make_run("greedy", "random", deals=20)
    rng = Random(1)
    results = [
        synthetic.result(pairing, [1, 2], [rng.randrange(50, 90), rng.randrange(20, 50)])
        for pairing in run.pairings()
    ]
    shuffled = results.copy()
    rng.shuffle(shuffled)
    assert summarise(run, results) == summarise(run, shuffled)


def test_entrants_that_have_not_played_are_left_out() -> None:
    run = make_run("greedy", "random", "greedy@0.5", deals=1)
    rows = summarise(run, [synthetic.result(Pairing(0, (0, 1)), [1, 2])])
    assert [row.entrant.label for row in rows] == ["greedy", "random"]


def test_incomplete_deals_count_too() -> None:
    run = make_run("greedy", "random", deals=2)
    results = [
        synthetic.result(Pairing(0, (0, 1)), [1, 2]),
        synthetic.result(Pairing(0, (1, 0)), [1, 2]),
        synthetic.result(Pairing(1, (0, 1)), [1, 2]),
    ]
    assert summarise(run, results)[0].share.value == 2 / 3
