"""One game: clocks, errors and results."""

from collections.abc import Callable
from time import perf_counter
from typing import NoReturn

import pytest

from kingdomino.arena import Pairing, Result, Run, play_pairing
from kingdomino.arena.play.game import play_match
from kingdomino.arena.play.player import Player
from kingdomino.arena.result import SeatResult, ranks_and_shares
from kingdomino.bots import Bot, BotError, Clock, GreedyBot, RandomBot
from kingdomino.rules import (
    Action,
    Claim,
    Discard,
    Game,
    IllegalActionError,
    Match,
    Reason,
    Ruleset,
    View,
)
from tests.arena.conftest import make_run

DUEL = Ruleset.preset("classic", 2)


class PatchedBot:
    """Plays as greedy does, with its actions replaced by a function after some choices."""

    def __init__(self, replace: Callable[[View, Action], object], after: int = 0) -> None:
        self.replace, self.after = replace, after
        self.clocks: list[tuple[View, Clock]] = []
        self._greedy = GreedyBot(1)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert clock
        self.clocks.append((view, clock))
        action = self._greedy.choose(view)
        if len(self.clocks) > self.after:
            action = self.replace(view, action)  # type: ignore[assignment]
        return action


def unchanged(_: View, action: Action) -> Action:
    return action


def play_against_random(
    bot: Bot, seconds: float = 1.0, ruleset: Ruleset = DUEL
) -> tuple[Match, Player]:
    """Play a match of this bot in seat 0 against random bots."""
    player = Player(bot, seconds, seed=1)
    others = [Player(RandomBot(seat), 1.0, seed=1) for seat in range(1, ruleset.players)]
    return play_match(Match.new(ruleset, seed=1), [player, *others]), player


def raise_error(*_: object) -> NoReturn:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("replace", "reason", "message"),
    [
        (raise_error, "exception", "raised RuntimeError: out of ideas"),
        (lambda *_: None, "no-action", "answered None, which is not an action"),
        (lambda *_: ">28", "no-action", "answered '>28', which is not an action"),
        (lambda *_: Claim(48), "illegal", "has to be placed before another is claimed"),
        (lambda view, _: Discard(view.domino), "illegal", "fits, so it has to be placed"),
    ],
)
def test_a_bot_that_does_not_play_legally_forfeits(
    replace: Callable[[View, Action], object], reason: str, message: str
) -> None:
    # Its claims of the opening are legal; then it has something to place.
    match, player = play_against_random(PatchedBot(replace, after=2))
    assert match.is_over
    assert player.fault is not None
    assert player.fault.reason == reason
    assert message in str(player.fault)
    assert player.ply is not None
    assert player.ply >= 4


def test_greedy_plays_on_for_a_bot_that_forfeited() -> None:
    bot = PatchedBot(raise_error, after=2)
    match, player = play_against_random(bot)
    assert len(bot.clocks) == 3
    assert player.times.turns == 3
    assert match.game.kingdoms[0].history
    assert {standing.seat for standing in match.standings() if standing.rank == 1} == {0}


def test_the_reason_of_an_illegal_action_survives_json() -> None:
    error = IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=4, expected=7)
    fault = BotError.from_json(BotError.illegal("4:a1a2", error).to_json())
    assert fault.cause is not None
    assert (fault.cause.reason, fault.cause.params) == (error.reason, error.params)
    assert BotError("exception", error="x").cause is None


def test_a_claim_has_what_the_placement_before_it_left() -> None:
    def play_slowly(view: View, action: Action) -> Action:
        end = perf_counter() + (0.02 if view.domino is not None else 0.0)
        while perf_counter() < end:
            pass
        return action

    bot = PatchedBot(play_slowly)
    play_against_random(bot, seconds=0.5)
    for view, clock in bot.clocks:
        assert clock.threads == 1
        if view.has_placed:
            assert 0 <= clock.seconds <= 0.48
        else:
            assert clock.seconds == 0.5


def test_a_placement_and_its_claim_are_one_turn() -> None:
    # Two claims of the opening, and six rounds with two kings each.
    _, player = play_against_random(PatchedBot(unchanged))
    assert player.times.turns == 2 + 6 * 2
    # Three games of a claim and twelve rounds.
    _, player = play_against_random(RandomBot(1), ruleset=Ruleset.preset("dynasty", 4))
    assert player.times.turns == 3 * 13


def test_overruns_are_counted_and_are_no_error() -> None:
    _, player = play_against_random(RandomBot(1), seconds=1e-9)
    assert player.fault is None
    assert player.times.overruns == player.times.turns == 14
    _, player = play_against_random(RandomBot(1), seconds=1000.0)
    assert player.times.overruns == 0
    assert 0 < player.times.longest < player.times.seconds


def test_a_clock_is_never_negative() -> None:
    bot = PatchedBot(unchanged)
    play_against_random(bot, seconds=1e-9)
    assert min(clock.seconds for _, clock in bot.clocks) == 0.0


def equal_but_for_times(one: Result, other: Result) -> bool:
    def untimed(result: Result) -> list[tuple[object, ...]]:
        return [(s.entrant, s.points, s.rank, s.share, s.margin) for s in result.seats]

    return untimed(one) == untimed(other)


def test_the_same_pairing_is_the_same_game() -> None:
    run = make_run("greedy", "random", rules="classic/3")
    pairing = Pairing(5, (1, 0, 1))
    assert equal_but_for_times(play_pairing(run, pairing), play_pairing(run, pairing))
    other_deal = play_pairing(run, Pairing(6, (1, 0, 1)))
    assert not equal_but_for_times(play_pairing(run, pairing), other_deal)


def test_a_deal_is_the_same_from_every_seat() -> None:
    """Equal bots play the same game, whichever of them is called the hero."""
    run = make_run("greedy", "greedy@1.0")
    results = [play_pairing(run, pairing) for pairing in run.pairings()]
    assert [seat.points for seat in results[0].seats] == [seat.points for seat in results[1].seats]
    assert sum(seat.share for r in results for seat in r.seats if seat.entrant == 0) == 1.0


def test_a_dynasty_is_ranked_by_all_its_games() -> None:
    run = make_run("greedy", "random", rules="dynasty/2")
    result = play_pairing(run, Pairing(0, (0, 1)))
    single = play_pairing(make_run("greedy", "random"), Pairing(0, (0, 1)))
    assert result.seats[0].points > single.seats[0].points * 2
    assert result.seats[0].times.turns == 3 * single.seats[0].times.turns


def test_a_bot_sees_the_results_of_earlier_games_of_a_dynasty() -> None:
    bot = PatchedBot(unchanged)
    match, _ = play_against_random(bot, ruleset=Ruleset.preset("dynasty", 2))
    games = [len(view.earlier) for view, _ in bot.clocks]
    assert games == sorted(games)
    assert set(games) == {0, 1, 2}
    points = [game.kingdoms[0].score(match.ruleset).points for game in match.games]
    last, _ = bot.clocks[-1]
    assert [seats[0][0] for seats in last.earlier] == points[:2]


def test_a_result_knows_margins_and_its_pairing() -> None:
    run: Run = make_run("greedy", "random", rules="tournament/4")
    pairing = Pairing(2, (1, 1, 0, 1))
    result = play_pairing(run, pairing)
    points = [seat.points for seat in result.seats]
    assert result.pairing == pairing
    assert result.seats[2].margin == points[2] - max(points[0], points[1], points[3])
    assert sum(seat.share for seat in result.seats) == 1.0


def test_a_seat_with_an_earlier_error_is_played_by_greedy_from_the_start() -> None:
    run = make_run("random", "random")
    fault = BotError("died", code=-9)
    result = play_pairing(run, Pairing(0, (0, 1)), {0: fault})
    seat: SeatResult = result.seats[0]
    assert (seat.fault, seat.ply, seat.rank, seat.share) == (fault, 0, 2, 0.0)
    assert seat.times.turns == 0
    assert result.seats[1].share == 1.0


def standings_of(game: Game) -> tuple[tuple[int, int], ...]:
    return tuple((standing.seat, standing.rank) for standing in game.standings())


def test_a_shared_victory_is_split() -> None:
    game = Game.new(Ruleset.preset("classic", 4), seed=1)  # nothing is built: all are equal
    assert {rank for _, rank in standings_of(game)} == {1}
    ranks, shares = ranks_and_shares(game.standings(), set())
    assert (ranks, shares) == ([1, 1, 1, 1], [0.25] * 4)


def test_those_who_forfeited_are_last_whatever_their_points() -> None:
    game = Game.new(Ruleset.preset("classic", 4), seed=1)
    ranks, shares = ranks_and_shares(game.standings(), {0, 2})
    assert (ranks, shares) == ([3, 1, 3, 1], [0.0, 0.5, 0.0, 0.5])
    ranks, shares = ranks_and_shares(game.standings(), {0, 1, 2, 3})
    assert (ranks, shares) == ([1, 1, 1, 1], [0.0] * 4)


def test_ranks_close_up_where_someone_forfeited() -> None:
    match, _ = play_against_random(GreedyBot(1), ruleset=Ruleset.preset("classic", 3))
    standings = match.standings()
    winner, second, third = (standing.seat for standing in standings)
    ranks, shares = ranks_and_shares(standings, {winner})
    assert (ranks[second], ranks[third], ranks[winner]) == (1, 2, 3)
    assert shares[second] == 1.0
