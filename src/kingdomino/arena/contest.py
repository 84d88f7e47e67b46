"""One game between players, from the deal to the result."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.pairing import Pairing, bot_seed, deal_seed
from kingdomino.arena.player import Player
from kingdomino.arena.program import Program
from kingdomino.arena.result import Result, SeatResult, ranks_and_shares
from kingdomino.arena.run import Patience, Run
from kingdomino.bots import Bot, GreedyBot, make_bot
from kingdomino.bots.errors import BotError
from kingdomino.rules import Match


def play_pairing(
    run: Run,
    pairing: Pairing,
    fallen: Mapping[int, BotError] = MappingProxyType({}),
    on_turn: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play one game of a run.

    `fallen` are seats that have lost it already, each with the reason; `on_turn` hears which seat
    is about to start or to act.
    """
    with _seated(run, pairing, fallen, on_turn) as players:
        match = play(Match.new(run.ruleset, deal_seed(run.seed, pairing.deal)), players, on_turn)
        result = _result(pairing, match, players)
        _tell_programs(players, result)
    return result


def play(
    match: Match, players: Sequence[Player], on_turn: Callable[[int], None] = lambda _: None
) -> Match:
    """Play a match to its end."""
    ply = 0
    while not match.is_over:
        seat = match.game.actor
        assert seat is not None
        on_turn(seat)
        match = match.play(players[seat].choose(match.view(seat), ply))
        ply += 1
    return match


def _tell_programs(players: Sequence[Player], result: Result) -> None:
    points = [seat.points for seat in result.seats]
    ranks = [seat.rank for seat in result.seats]
    for player in players:
        if isinstance(player.bot, Program) and player.fault is None:
            player.bot.tell_result(points, ranks)


def wake(entrant: Entrant, seed: int, patience: Patience) -> Bot:
    """A new bot for one game; a program is not started before it is asked, or told to."""
    if entrant.command:
        return Program(entrant.command, seed, patience)
    return make_bot(entrant.name, seed)


@contextmanager
def _seated(
    run: Run,
    pairing: Pairing,
    fallen: Mapping[int, BotError],
    on_turn: Callable[[int], None],
) -> Iterator[list[Player]]:
    """The players in their seats, programs started; these are ended afterwards."""
    players: list[Player] = []
    try:
        for seat in range(len(pairing.seats)):
            on_turn(seat)
            player = _player(run, pairing, seat, fallen.get(seat))
            players.append(player)
            if isinstance(player.bot, Program):
                try:
                    player.bot.start(run.ruleset, seat)
                except BotError as fault:
                    player.retire(fault, ply=0)
        yield players
        for program in _programs(players):
            program.close()
    finally:
        for program in _programs(players):
            program.kill()


def _player(run: Run, pairing: Pairing, seat: int, fault: BotError | None) -> Player:
    """A new bot in its seat, at fault from the start if it has fallen or can't be made."""
    entrant, seed = run.entrants[pairing.seats[seat]], bot_seed(run.seed, pairing.deal, seat)
    bot: Bot = GreedyBot(seed)
    if fault is None:
        try:
            bot = wake(entrant, seed, run.patience)
        except Exception as error:
            fault = BotError.raised(error)
    player = Player(bot, entrant.seconds, seed)
    if fault is not None:
        player.retire(fault, ply=0)
    return player


def _programs(players: Sequence[Player]) -> list[Program]:
    return [player.bot for player in players if isinstance(player.bot, Program)]


def _result(pairing: Pairing, match: Match, players: Sequence[Player]) -> Result:
    standings = match.standings()
    points = [standing.points for standing in sorted(standings, key=lambda s: s.seat)]
    at_fault = {seat for seat, player in enumerate(players) if player.fault is not None}
    ranks, shares = ranks_and_shares(standings, at_fault)
    seats = tuple(
        SeatResult(
            entrant=pairing.seats[seat],
            points=points[seat],
            rank=ranks[seat],
            share=shares[seat],
            margin=points[seat] - max(points[:seat] + points[seat + 1 :]),
            times=player.times,
            fault=player.fault,
            ply=player.ply,
        )
        for seat, player in enumerate(players)
    )
    return Result(pairing.deal, seats)
