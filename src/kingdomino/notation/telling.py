"""The words of a record, read but not yet believed.

A telling says what the text of a record says, each part with the place where it stands, so that
whoever follows it (`record_reader`) can point at what can't be.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from kingdomino.notation.action import read_action
from kingdomino.notation.draw import read_draw
from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner
from kingdomino.notation.tag import Tag, read_tag
from kingdomino.rules import Action, Claim, Draw, Ruleset

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_ROUND: Final = re.compile(r"(0|[1-9][0-9]?)\.")
_COMMENT: Final = re.compile(r"\{([^}]*)\}")
_GAME: Final = '[Game "'


@dataclass(slots=True)
class ToldStep:
    """An action; in the opening with the king that was drawn, which may still wait for it."""

    start: int
    action: Action | None
    draw: Draw | None = None


@dataclass(slots=True)
class ToldRound:
    """A round: the line laid out for the next one, and what was done."""

    start: int
    number: int
    line: tuple[int, ...] | None
    steps: list[ToldStep] = field(default_factory=list)


@dataclass(slots=True)
class ToldGame:
    """The rounds of a game, and the comments by the number of actions before each."""

    start: int
    rounds: list[ToldRound] = field(default_factory=list)
    comments: dict[int, tuple[str, ...]] = field(default_factory=dict)


def read_tags(scanner: Scanner) -> dict[str, tuple[str, int]]:
    """Read the head of a record: each tag's value and place."""
    tags: dict[str, tuple[str, int]] = {}
    _skip_space(scanner)
    while scanner.sees("[") and not scanner.sees(_GAME):
        start = scanner.at
        name, value = read_tag(scanner)
        if name in tags:
            raise scanner.unreadable(Expected.TAG_ONCE, start)
        tags[name] = value, start
        _skip_space(scanner)
    return tags


def read_games(scanner: Scanner, ruleset: Ruleset) -> list[ToldGame]:
    """Read what follows the head, to the end."""
    games: list[ToldGame] = []
    while not games or (ruleset.is_dynasty and scanner.sees(_GAME)):
        start = scanner.at
        if ruleset.is_dynasty:
            _read_game_tag(scanner, len(games) + 1)
        games.append(_read_game(scanner, ruleset, start))
    scanner.end()
    return games


def _read_game_tag(scanner: Scanner, number: int) -> None:
    start = scanner.at
    tag: Tag = ("Game", str(number))
    if not scanner.sees(_GAME) or read_tag(scanner) != tag:
        raise scanner.unreadable(Expected.GAME, start)
    _skip_space(scanner)


def _read_game(scanner: Scanner, ruleset: Ruleset, start: int) -> ToldGame:
    game = ToldGame(start)
    plies = 0
    while not scanner.is_done and not scanner.sees(_GAME):
        if scanner.sees("{"):
            comment = scanner.match(_COMMENT, Expected.COMMENT_END)[1]
            game.comments[plies] = (*game.comments.get(plies, ()), comment)
        elif _ROUND.match(scanner.text, scanner.at):
            game.rounds.append(_read_round(scanner))
        elif game.rounds:
            step = _read_step(scanner, ruleset, game.rounds[-1])
            game.rounds[-1].steps.append(step)
            plies += step.action is not None
        else:
            raise scanner.unreadable(Expected.ROUND)
        _skip_space(scanner)
    return game


def _read_round(scanner: Scanner) -> ToldRound:
    start = scanner.at
    number = int(scanner.match(_ROUND, Expected.ROUND)[1])
    _skip_space(scanner)
    return ToldRound(start, number, _read_line(scanner) if scanner.takes("(") else None)


def _read_line(scanner: Scanner) -> tuple[int, ...]:
    dominoes = [scanner.domino()]
    while scanner.takes(" "):
        dominoes.append(scanner.domino())
    scanner.take(")", Expected.LINE)
    return tuple(dominoes)


def _read_step(scanner: Scanner, ruleset: Ruleset, told: ToldRound) -> ToldStep:
    start = scanner.at
    if told.number > 0:
        return ToldStep(start, read_action(scanner))
    draw = read_draw(scanner, ruleset)
    scanner.take(">", Expected.CLAIM)
    waits = not scanner.text[scanner.at : scanner.at + 1].isdecimal()
    return ToldStep(start, None if waits else Claim(scanner.domino()), draw)


def _skip_space(scanner: Scanner) -> None:
    scanner.match(_SPACE, Expected.SPACE)
