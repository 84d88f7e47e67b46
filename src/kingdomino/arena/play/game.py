"""Play one game between bots, from the deal to the result."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType

from kingdomino.arena.entrant import Entrant
from kingdomino.arena.pairing import Pairing, bot_seed, deal_seed
from kingdomino.arena.play.player import Player
from kingdomino.arena.play.program import Program
from kingdomino.arena.result import Result, SeatResult, ranks_and_shares
from kingdomino.arena.run import Run, Timeouts
from kingdomino.bots import Bot, BotError, GreedyBot, load_bot
from kingdomino.notation import Record, format_record
from kingdomino.rules import Match


def play_pairing(
    run: Run,
    pairing: Pairing,
    faults: Mapping[int, BotError] = MappingProxyType({}),
    on_turn: Callable[[int], None] = lambda _: None,
    on_action: Callable[[Match], None] = lambda _: None,
    *,
    keeps_record: bool = False,
) -> Result:
    """Play one game of a run.

    `faults` are the errors of seats that have already lost the game; `on_turn` is called with each
    seat before its bot is started and before it acts, `on_action` with the match after each action.
    With `keeps_record`, the result has the record of the match.
    """
    with _seated_players(run, pairing, faults, on_turn) as players:
        deal = deal_seed(run.seed, pairing.deal)
        match = play_match(Match.new(run.ruleset, deal), players, on_turn, on_action)
        result = _result(pairing, match, players)
        _send_result(players, result)
    return replace(result, record=_record(run, pairing, match)) if keeps_record else result


def play_match(
    match: Match,
    players: Sequence[Player],
    on_turn: Callable[[int], None] = lambda _: None,
    on_action: Callable[[Match], None] = lambda _: None,
) -> Match:
    """Play a match to its end."""
    ply = 0
    while not match.is_over:
        seat = match.game.actor
        assert seat is not None
        on_turn(seat)
        match = match.play(players[seat].choose(match.view(seat), ply))
        on_action(match)
        ply += 1
    return match


def create_bot(entrant: Entrant, seed: int, timeouts: Timeouts) -> Bot:
    """Create a bot for one game; a program starts with its first choice, or with `start`."""
    if entrant.command:
        return Program(entrant.command, seed, timeouts)
    return load_bot(entrant.name, seed)


@contextmanager
def _seated_players(
    run: Run,
    pairing: Pairing,
    faults: Mapping[int, BotError],
    on_turn: Callable[[int], None],
) -> Iterator[list[Player]]:
    """Create the players and start their programs; stop these at the end."""
    players: list[Player] = []
    try:
        for seat in range(len(pairing.seats)):
            on_turn(seat)
            player = _player(run, pairing, seat, faults.get(seat))
            players.append(player)
            if isinstance(player.bot, Program):
                try:
                    player.bot.start(run.ruleset, seat)
                except BotError as error:
                    player.forfeit(error, ply=0)
        yield players
        for program in _programs(players):
            program.close()
    finally:
        for program in _programs(players):
            program.kill()


def _player(run: Run, pairing: Pairing, seat: int, fault: BotError | None) -> Player:
    """Return the player of a seat; it forfeits at once if its bot can't be created."""
    entrant, seed = run.entrants[pairing.seats[seat]], bot_seed(run.seed, pairing.deal, seat)
    bot: Bot = GreedyBot(seed)
    if fault is None:
        try:
            bot = create_bot(entrant, seed, run.timeouts)
        except Exception as error:
            fault = BotError.raised(error)
    player = Player(bot, entrant.seconds, seed)
    if fault is not None:
        player.forfeit(fault, ply=0)
    return player


def _send_result(players: Sequence[Player], result: Result) -> None:
    points = [seat.points for seat in result.seats]
    ranks = [seat.rank for seat in result.seats]
    for player in players:
        if isinstance(player.bot, Program) and player.fault is None:
            player.bot.send_result(points, ranks)


def _programs(players: Sequence[Player]) -> list[Program]:
    return [player.bot for player in players if isinstance(player.bot, Program)]


def _record(run: Run, pairing: Pairing, match: Match) -> str:
    names = [run.entrants[entrant].label for entrant in pairing.seats]
    return format_record(Record.of(match, names, pairing.tags()))


def _result(pairing: Pairing, match: Match, players: Sequence[Player]) -> Result:
    standings = match.standings()
    points = [standing.points for standing in sorted(standings, key=lambda s: s.seat)]
    forfeited = {seat for seat, player in enumerate(players) if player.fault is not None}
    ranks, shares = ranks_and_shares(standings, forfeited)
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
