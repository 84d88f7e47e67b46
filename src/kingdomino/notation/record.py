"""A whole match as a text that a person can read, mail and paste back in.

::

    [Rules "classic/2"]
    [Pink "Ann"]
    [Yellow "Bob"]

    0. (4 15 18 23) p>18 y>23 {bold} y>4 p>15
    1. (2 9 30 47) 4:f7e7>47 15:g8h8>2 …
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Self

from kingdomino.notation.draw import format_draw
from kingdomino.notation.ruleset import format_ruleset
from kingdomino.notation.tag import Tag, format_tag, is_tag_name
from kingdomino.rules import (
    Action,
    Claim,
    Colour,
    Draw,
    Game,
    Match,
    UnknownDealError,
)

DERIVED_TAGS: Final = ("Rules", "Seed", "Result", "Game")
"""The tags that follow from the match itself."""

Comments = Mapping[tuple[int, int], tuple[str, ...]]
"""What was said, by the number of the game from 0 and the actions played before."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match, and what was noted beside it."""

    match: Match
    tags: tuple[Tag, ...] = ()
    """Names, date and whatever else was noted; not what follows from the match."""
    comments: Comments = field(default_factory=lambda: MappingProxyType({}))
    """Comments without a closing brace, by game (from 0) and ply."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tags", tuple(self.tags))
        names = [name for name, _ in self.tags]
        for name in names:
            if not is_tag_name(name) or name in DERIVED_TAGS or names.count(name) > 1:
                raise ValueError(f"a record can't have the tag {name!r} here")
        for comment in (text for texts in self.comments.values() for text in texts):
            if "}" in comment:
                raise ValueError(f"a comment ends at its first brace: {comment!r}")

    @classmethod
    def of(cls, match: Match, names: Iterable[str] = (), tags: Iterable[Tag] = ()) -> Self:
        """The record of a match between players with these names, in the order of their seats."""
        seats = [(Colour.of_seat(seat).title(), name) for seat, name in enumerate(names)]
        return cls(match, (*seats, *tags))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; an empty text where there is none."""
        seats = range(self.match.ruleset.players)
        return tuple(self.tag(Colour.of_seat(seat).title()) or "" for seat in seats)

    def tag(self, name: str) -> str | None:
        """The value of a tag; `None` if there is no such tag."""
        return dict(self.tags).get(name)


def format_record(record: Record | Match, reveal_seed: bool = False) -> str:
    """Write a record.

    The seed is told once the match is over; before that only if `reveal_seed` is set, as a saved
    game of one's own needs it. Without it, whoever reads the record can follow the match as far
    as it went, but not know what comes.

    Raises `UnknownDealError` for a game whose beginning is not known.
    """
    if isinstance(record, Match):
        record = Record(record)
    match = record.match
    seed = match.games[0].origin.seed if match.games[0].origin else None
    tags: list[Tag] = [("Rules", format_ruleset(match.ruleset)), *record.tags]
    if seed is not None and (reveal_seed or match.is_over):
        tags.append(("Seed", seed.hex()))
    if match.is_over:
        tags.append(("Result", format_result(match)))
    parts = ["\n".join(map(format_tag, tags))]
    for number, game in enumerate(match.games):
        if match.ruleset.is_dynasty:
            parts.append(format_tag(("Game", str(number + 1))))
        parts.append("\n".join(_rounds(game, number, record.comments)))
    return "\n\n".join(parts) + "\n"


def format_result(match: Match) -> str:
    """Write who won with how many points.

    A rank that is shared has an equals sign.
    """
    return " ".join(
        f"{standing.rank}{'=' if standing.is_shared else '.'}"
        f"{Colour.of_seat(standing.seat)}:{standing.points}"
        for standing in match.standings()
    )


def _rounds(game: Game, number: int, comments: Comments) -> list[str]:
    """The rounds of a game, a line each."""
    if game.origin is None:
        raise UnknownDealError("unknown-deal")
    moment = Game.dealt(game.ruleset, game.origin)
    rounds = [_Round(moment)]
    rounds[-1].say(comments.get((number, 0), ()))
    for action in game.actions:
        rounds[-1].add(action, moment)
        moment = moment.play(action)
        rounds[-1].say(comments.get((number, moment.ply), ()))
        if moment.round > rounds[-1].number:
            rounds.append(_Round(moment))
    if moment.round == 0:
        rounds[-1].words.append(f"{_drawn(moment)}>")
    return [" ".join(round_.words) for round_ in rounds]


class _Round:
    """A round as it is being written."""

    def __init__(self, game: Game) -> None:
        self.number = game.round
        self.words = [f"{game.round}."]
        self._is_turn_open = False
        if game.table.next_line is not None:
            self.words.append(f"({' '.join(map(str, game.table.next_line.dominoes))})")

    def add(self, action: Action, before: Game) -> None:
        """Write an action; the claim of a turn joins what was placed."""
        if before.round == 0:
            self.words.append(f"{_drawn(before)}{action}")
        elif isinstance(action, Claim) and self._is_turn_open:
            self.words[-1] += str(action)
        else:
            self.words.append(str(action))
        self._is_turn_open = not isinstance(action, Claim)

    def say(self, comments: tuple[str, ...]) -> None:
        """Write comments; an action after them stands by itself."""
        if comments:
            self.words += [f"{{{comment}}}" for comment in comments]
            self._is_turn_open = False


def _drawn(game: Game) -> str:
    """The king that has been drawn in the opening."""
    table = game.table
    assert table.actor is not None
    assert table.king is not None
    return format_draw(Draw(table.actor, table.king))
