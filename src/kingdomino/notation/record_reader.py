"""Reading a record: its words are followed through the rules."""

import re
from collections.abc import Iterator
from typing import Final

from kingdomino.notation.errors import Expected, NotationError
from kingdomino.notation.record import DERIVED_TAGS, Record, format_result
from kingdomino.notation.ruleset import parse_ruleset
from kingdomino.notation.scanner import Scanner
from kingdomino.notation.telling import ToldGame, ToldRound, ToldStep, read_games, read_tags
from kingdomino.rules import (
    Deal,
    Draw,
    Game,
    IllegalActionError,
    Match,
    Ruleset,
    UnknownDealError,
    next_seed,
)

_SEED: Final = re.compile(r"[0-9a-f]{64}")


def parse_record(text: str | bytes) -> Record:
    """Read a record.

    With a seed, what is written is checked against the deal that the seed makes; without one, the
    match is known as far as it is written. Raises `NotationError`, also for an action that the
    rules refuse.
    """
    scanner = Scanner(text)
    tags = read_tags(scanner)
    ruleset = _ruleset(scanner, tags)
    seed = _seed(scanner, tags)
    told = read_games(scanner, ruleset)
    match = Match(tuple(_games(scanner, ruleset, seed, told)))
    _check_result(scanner, tags, match)
    return Record(
        match,
        tuple((name, value) for name, (value, _) in tags.items() if name not in DERIVED_TAGS),
        {
            (number, ply): comments
            for number, game in enumerate(told)
            for ply, comments in game.comments.items()
        },
    )


def _ruleset(scanner: Scanner, tags: dict[str, tuple[str, int]]) -> Ruleset:
    if "Rules" not in tags:
        raise scanner.unreadable(Expected.TAG)
    text, start = tags["Rules"]
    try:
        return parse_ruleset(text)
    except NotationError as error:
        raise scanner.impossible(Expected.RULES, start, error) from error


def _seed(scanner: Scanner, tags: dict[str, tuple[str, int]]) -> bytes | None:
    if "Seed" not in tags:
        return None
    text, start = tags["Seed"]
    if not _SEED.fullmatch(text):
        raise scanner.unreadable(Expected.SEED, start)
    return bytes.fromhex(text)


def _check_result(scanner: Scanner, tags: dict[str, tuple[str, int]], match: Match) -> None:
    if "Result" in tags:
        text, start = tags["Result"]
        if not match.is_over or text != format_result(match):
            raise scanner.unreadable(Expected.RESULT, start)


def _games(
    scanner: Scanner, ruleset: Ruleset, seed: bytes | None, told: list[ToldGame]
) -> Iterator[Game]:
    for number in range(ruleset.games):
        if number == len(told):
            # The game before is over and nothing is written of this one.
            if seed is None:
                raise scanner.unreadable(Expected.GAME)
            yield Game.new(ruleset, seed)
            return
        game = _game(scanner, ruleset, seed, told[number])
        yield game
        if not game.is_over:
            if number + 1 < len(told):
                raise scanner.unreadable(Expected.GAME, told[number + 1].start)
            return
        seed = next_seed(seed) if seed is not None else None
    if len(told) > ruleset.games:
        raise scanner.unreadable(Expected.GAME, told[ruleset.games].start)


def _game(scanner: Scanner, ruleset: Ruleset, seed: bytes | None, told: ToldGame) -> Game:
    _check_lines(scanner, ruleset, told)
    deal = _told_deal(told) if seed is None else Deal.from_seed(ruleset, seed)
    try:
        game = Game.dealt(ruleset, deal)
    except UnknownDealError as error:
        expected = Expected.LINE if not deal.pile else Expected.KING
        raise scanner.impossible(expected, told.start, error) from error
    for told_round in told.rounds:
        _check_round(scanner, game, told_round)
        for step in told_round.steps:
            game = _step(scanner, game, step)
    return game


def _told_deal(told: ToldGame) -> Deal:
    """As much of the deal as is written."""
    steps = [step for told_round in told.rounds for step in told_round.steps]
    return Deal(
        pile=tuple(domino for told_round in told.rounds for domino in told_round.line or ()),
        hand=tuple(step.draw for step in steps if step.draw is not None),
    )


def _check_lines(scanner: Scanner, ruleset: Ruleset, told: ToldGame) -> None:
    """Every line has its length, ascends, and has only dominoes that were not there before."""
    seen: set[int] = set()
    for told_round in told.rounds:
        if (line := told_round.line) is None:
            continue
        is_right = len(line) == ruleset.line and list(line) == sorted(set(line))
        if not is_right or seen.intersection(line):
            raise scanner.unreadable(Expected.LINE, told_round.start)
        seen.update(line)


def _check_round(scanner: Scanner, game: Game, told: ToldRound) -> None:
    if told.number != game.round or (game.table.turn, game.table.has_placed) != (0, False):
        raise scanner.unreadable(Expected.ROUND, told.start)
    line = game.table.next_line
    if told.line != (line.dominoes if line is not None else None):
        raise scanner.unreadable(Expected.LINE, told.start)


def _step(scanner: Scanner, game: Game, step: ToldStep) -> Game:
    table = game.table
    if step.draw is not None and not _could_be_drawn(game, step.draw):
        raise scanner.unreadable(Expected.KING, step.start)
    if step.action is None:
        return game
    try:
        return game.play(step.action)
    except IllegalActionError as error:
        raise scanner.impossible(Expected.LEGAL_ACTION, step.start, error) from error
    except UnknownDealError as error:
        expected = Expected.KING if table.turn + 1 < table.ruleset.kings else Expected.LINE
        raise scanner.impossible(expected, step.start, error) from error


def _could_be_drawn(game: Game, draw: Draw) -> bool:
    """Whether it is the king that waits, and one that its owner still has (R2, R5)."""
    table, ruleset = game.table, game.ruleset
    assert table.next_line is not None
    is_left = table.next_line.kings.count(draw.king) < ruleset.kings_each
    return is_left and draw == (table.actor, table.king)
