"""Parse records.

The text is parsed in two steps. First it is split into words, each with its position
(`ParsedGame`); then the words are replayed through the rules, so that an error can point to the
word that is wrong.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from kingdomino.notation.action import read_action
from kingdomino.notation.errors import Expected, NotationError
from kingdomino.notation.record import DERIVED_TAGS, TAG_ESCAPES, Record, Tag, format_result
from kingdomino.notation.ruleset import parse_ruleset
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import (
    Action,
    Claim,
    Deal,
    Game,
    IllegalActionError,
    KingDraw,
    Match,
    Opening,
    Ruleset,
    UnknownDealError,
    next_seed,
)

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_ROUND: Final = re.compile(r"(0|[1-9][0-9]?)\.")
_COMMENT: Final = re.compile(r"\{([^}]*)\}")
GAME_TAG: Final = '[Game "'
_SEED: Final = re.compile(r"[0-9a-f]{64}")
_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\\r\n]|\\["\\rn])*)"\]')
_ESCAPED: Final = re.compile(r'\\(["\\rn])')
_UNESCAPED: Final = {escaped[1]: plain for plain, escaped in TAG_ESCAPES.items()}

Tags = dict[str, tuple[str, int]]
"""The value and the position of each tag."""


@dataclass(slots=True)
class ParsedStep:
    """An action; in the opening with the king that was drawn, whose claim may be missing."""

    start: int
    action: Action | None
    draw: KingDraw | None = None


@dataclass(slots=True)
class ParsedRound:
    """A round: the line dealt for the next round, and the actions."""

    start: int
    number: int
    line: tuple[int, ...] | None
    steps: list[ParsedStep] = field(default_factory=list)


@dataclass(slots=True)
class ParsedGame:
    """The rounds of a game, and the comments by the number of actions before each."""

    start: int
    rounds: list[ParsedRound] = field(default_factory=list)
    comments: dict[int, tuple[str, ...]] = field(default_factory=dict)


def parse_record(text: str | bytes) -> Record:
    """Parse a record.

    With a seed, the moves are checked against the deal of that seed. Without one, the deal is
    known only as far as the record goes. Raises `NotationError`, also for an illegal action.
    """
    scanner = Scanner(text)
    tags = read_tags(scanner)
    ruleset = read_rules(scanner, tags)
    seed = _seed(scanner, tags)
    parsed = _read_games(scanner, ruleset)
    match = Match(tuple(_replay_games(scanner, ruleset, seed, parsed)))
    _check_result(scanner, tags, match)
    return Record(
        match,
        tuple((name, value) for name, (value, _) in tags.items() if name not in DERIVED_TAGS),
        {
            (number, ply): comments
            for number, game in enumerate(parsed)
            for ply, comments in game.comments.items()
        },
    )


def read_tag(scanner: Scanner) -> Tag:
    """Parse a tag from a longer text."""
    name, value = scanner.match(_TAG, Expected.TAG).groups()
    return name, _ESCAPED.sub(lambda escaped: _UNESCAPED[escaped[1]], value)


def read_king_draw(scanner: Scanner, ruleset: Ruleset) -> KingDraw:
    """Parse a king of the opening from a longer text."""
    chooser = king = scanner.seat(ruleset.players, Expected.KING)
    if ruleset.opening is Opening.DRAWER and scanner.accept("/"):
        king = scanner.seat(ruleset.players, Expected.KING)
    return KingDraw(chooser, king)


def read_tags(scanner: Scanner) -> Tags:
    """Parse the tags at the start of a text, and the space after them."""
    tags: Tags = {}
    _skip_space(scanner)
    while scanner.peek("[") and not scanner.peek(GAME_TAG):
        start = scanner.at
        name, value = read_tag(scanner)
        if name in tags:
            raise scanner.error(Expected.TAG_ONCE, start)
        tags[name] = value, start
        _skip_space(scanner)
    return tags


def _read_games(scanner: Scanner, ruleset: Ruleset) -> list[ParsedGame]:
    games: list[ParsedGame] = []
    while not games or (ruleset.is_dynasty and scanner.peek(GAME_TAG)):
        start = scanner.at
        if ruleset.is_dynasty:
            read_game_tag(scanner, len(games) + 1)
        games.append(_read_game(scanner, ruleset, start))
    scanner.end()
    return games


def read_game_tag(scanner: Scanner, number: int) -> None:
    """Parse the tag of a game of a Dynasty, and the space after it."""
    start = scanner.at
    tag: Tag = ("Game", str(number))
    if not scanner.peek(GAME_TAG) or read_tag(scanner) != tag:
        raise scanner.error(Expected.GAME, start)
    _skip_space(scanner)


def _read_game(scanner: Scanner, ruleset: Ruleset, start: int) -> ParsedGame:
    game = ParsedGame(start)
    plies = 0
    while not scanner.is_done and not scanner.peek(GAME_TAG):
        if scanner.peek("{"):
            comment = scanner.match(_COMMENT, Expected.COMMENT_END)[1]
            game.comments[plies] = (*game.comments.get(plies, ()), comment)
        elif _ROUND.match(scanner.text, scanner.at):
            game.rounds.append(_read_round(scanner))
        elif game.rounds:
            step = _read_step(scanner, ruleset, game.rounds[-1])
            game.rounds[-1].steps.append(step)
            plies += step.action is not None
        else:
            raise scanner.error(Expected.ROUND)
        _skip_space(scanner)
    return game


def _read_round(scanner: Scanner) -> ParsedRound:
    start = scanner.at
    number = int(scanner.match(_ROUND, Expected.ROUND)[1])
    _skip_space(scanner)
    return ParsedRound(start, number, _read_line(scanner) if scanner.accept("(") else None)


def _read_line(scanner: Scanner) -> tuple[int, ...]:
    dominoes = [scanner.domino()]
    while scanner.accept(" "):
        dominoes.append(scanner.domino())
    scanner.expect(")", Expected.LINE)
    return tuple(dominoes)


def _read_step(scanner: Scanner, ruleset: Ruleset, round_: ParsedRound) -> ParsedStep:
    start = scanner.at
    if round_.number > 0:
        return ParsedStep(start, read_action(scanner))
    draw = read_king_draw(scanner, ruleset)
    scanner.expect(">", Expected.CLAIM)
    has_claim = scanner.text[scanner.at : scanner.at + 1].isdecimal()
    return ParsedStep(start, Claim(scanner.domino()) if has_claim else None, draw)


def _skip_space(scanner: Scanner) -> None:
    scanner.match(_SPACE, Expected.SPACE)


def read_rules(scanner: Scanner, tags: Tags) -> Ruleset:
    """Return the ruleset of the tags."""
    if "Rules" not in tags:
        raise scanner.error(Expected.TAG)
    text, start = tags["Rules"]
    try:
        return parse_ruleset(text)
    except NotationError as error:
        raise scanner.rule_error(Expected.RULES, start, error) from error


def _seed(scanner: Scanner, tags: Tags) -> bytes | None:
    if "Seed" not in tags:
        return None
    text, start = tags["Seed"]
    if not _SEED.fullmatch(text):
        raise scanner.error(Expected.SEED, start)
    return bytes.fromhex(text)


def _check_result(scanner: Scanner, tags: Tags, match: Match) -> None:
    if "Result" in tags:
        text, start = tags["Result"]
        if not match.is_over or text != format_result(match):
            raise scanner.error(Expected.RESULT, start)


def _replay_games(
    scanner: Scanner, ruleset: Ruleset, seed: bytes | None, parsed: list[ParsedGame]
) -> Iterator[Game]:
    for number in range(ruleset.games):
        if number == len(parsed):
            # The game before is over, and the record says nothing about this one.
            if seed is None:
                raise scanner.error(Expected.GAME)
            yield Game.new(ruleset, seed)
            return
        game = _replay_game(scanner, ruleset, seed, parsed[number])
        yield game
        if not game.is_over:
            if number + 1 < len(parsed):
                raise scanner.error(Expected.GAME, parsed[number + 1].start)
            return
        seed = next_seed(seed) if seed is not None else None
    if len(parsed) > ruleset.games:
        raise scanner.error(Expected.GAME, parsed[ruleset.games].start)


def _replay_game(
    scanner: Scanner, ruleset: Ruleset, seed: bytes | None, parsed: ParsedGame
) -> Game:
    _check_lines(scanner, ruleset, parsed)
    deal = _written_deal(parsed) if seed is None else Deal.from_seed(ruleset, seed)
    try:
        game = Game.from_deal(ruleset, deal)
    except UnknownDealError as error:
        expected = Expected.LINE if not deal.pile else Expected.KING
        raise scanner.rule_error(expected, parsed.start, error) from error
    for round_ in parsed.rounds:
        _check_round(scanner, game, round_)
        for step in round_.steps:
            game = _replay_step(scanner, game, step)
    return game


def _written_deal(parsed: ParsedGame) -> Deal:
    """Return as much of the deal as the record contains."""
    steps = [step for round_ in parsed.rounds for step in round_.steps]
    return Deal(
        pile=tuple(domino for round_ in parsed.rounds for domino in round_.line or ()),
        king_order=tuple(step.draw for step in steps if step.draw is not None),
    )


def _check_lines(scanner: Scanner, ruleset: Ruleset, parsed: ParsedGame) -> None:
    """Check that every line has its length, ascends, and repeats no domino."""
    seen: set[int] = set()
    for round_ in parsed.rounds:
        if (line := round_.line) is None:
            continue
        is_valid = len(line) == ruleset.line and list(line) == sorted(set(line))
        if not is_valid or seen.intersection(line):
            raise scanner.error(Expected.LINE, round_.start)
        seen.update(line)


def _check_round(scanner: Scanner, game: Game, round_: ParsedRound) -> None:
    public = game.public
    if round_.number != game.round or (public.turn, public.has_placed) != (0, False):
        raise scanner.error(Expected.ROUND, round_.start)
    line = public.next_line
    if round_.line != (line.dominoes if line is not None else None):
        raise scanner.error(Expected.LINE, round_.start)


def _replay_step(scanner: Scanner, game: Game, step: ParsedStep) -> Game:
    public = game.public
    if step.draw is not None and not _is_drawn_king(game, step.draw):
        raise scanner.error(Expected.KING, step.start)
    if step.action is None:
        return game
    try:
        return game.play(step.action)
    except IllegalActionError as error:
        raise scanner.rule_error(Expected.LEGAL_ACTION, step.start, error) from error
    except UnknownDealError as error:
        expected = Expected.KING if public.turn + 1 < public.ruleset.kings else Expected.LINE
        raise scanner.rule_error(expected, step.start, error) from error


def _is_drawn_king(game: Game, draw: KingDraw) -> bool:
    """Return whether it is the king to act, and its owner still has one to place (R2, R5)."""
    public = game.public
    assert public.next_line is not None
    is_left = public.next_line.kings.count(draw.king) < game.ruleset.kings_each
    return is_left and draw == (public.actor, public.king)
