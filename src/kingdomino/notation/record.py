"""Records: a whole match as text that a person can read, mail and paste.

::

    [Rules "classic/2"]
    [Pink "Ann"]
    [Yellow "Bob"]

    0. (4 15 18 23) p>18 y>23 {bold} y>4 p>15
    1. (2 9 30 47) 4:f7e7>47 15:g8h8>2 …
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Self

from kingdomino.notation.ruleset import format_ruleset
from kingdomino.notation.scanner import seat_letter
from kingdomino.rules import (
    Action,
    Claim,
    Colour,
    Game,
    KingDraw,
    Match,
    UnknownDealError,
)

Tag = tuple[str, str]
"""A name and a value, written `[Pink "Ann"]`."""

TAG_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r"}
"""How special characters are written in the value of a tag."""

_TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

COLOURS_TAG: Final = "Colours"
"""The colours that players chose, in seat order. The letters of a record are those of the seats."""
DERIVED_TAGS: Final = ("Rules", "Seed", "Result", "Game")
"""The tags that are derived from the match."""

Comments = Mapping[tuple[int, int], tuple[str, ...]]
"""Comments by the index of the game and the number of actions played before."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match with its tags and comments."""

    match: Match
    tags: tuple[Tag, ...] = ()
    """Names, date and so on; not the tags that are derived from the match."""
    comments: Comments = field(default_factory=lambda: MappingProxyType({}))
    """Comments, which may not contain a closing brace, by game (from 0) and ply."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tags", tuple(self.tags))
        names = [name for name, _ in self.tags]
        for name in names:
            if not _TAG_NAME.fullmatch(name) or name in DERIVED_TAGS or names.count(name) > 1:
                raise ValueError(f"a record can't have the tag {name!r} here")
        for comment in (text for texts in self.comments.values() for text in texts):
            if "}" in comment:
                raise ValueError(f"a comment ends at its first brace: {comment!r}")

    @classmethod
    def of(cls, match: Match | Game, names: Iterable[str] = (), tags: Iterable[Tag] = ()) -> Self:
        """Return the record of a match or game between players with these names, in seat order."""
        if isinstance(match, Game):
            match = Match((match,))
        seats = [(Colour.of_seat(seat).title(), name) for seat, name in enumerate(names)]
        return cls(match, (*seats, *tags))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; an empty string where there is none."""
        seats = range(self.match.ruleset.players)
        return tuple(self.tag(Colour.of_seat(seat).title()) or "" for seat in seats)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each seat: those of the tag `Colours`, if it has one for each seat.

        >>> Record.of(Game.new("classic/2"), tags=[("Colours", "blue pink")]).colours
        (<Colour.BLUE: 'blue'>, <Colour.PINK: 'pink'>)
        """
        players = self.match.ruleset.players
        chosen = (self.tag(COLOURS_TAG) or "").split()
        if len(chosen) == len(set(chosen)) == players and set(chosen) <= set(Colour):
            return tuple(map(Colour, chosen))
        return tuple(map(Colour.of_seat, range(players)))

    def tag(self, name: str) -> str | None:
        """Return the value of a tag; `None` if there is no such tag."""
        return dict(self.tags).get(name)


def format_record(record: Record | Match | Game, reveal_seed: bool = False) -> str:
    """Format a record, or that of a match or game.

    The seed is included once the match is over, before that only if `reveal_seed` is set: a save
    file needs it. A record without the seed can be replayed, but does not give away what comes.

    Raises `UnknownDealError` for a game that was set up from a position.
    """
    if not isinstance(record, Record):
        record = Record.of(record)
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
    """Format ranks and points; a shared rank has an equals sign."""
    return " ".join(
        f"{standing.rank}{'=' if standing.is_shared else '.'}"
        f"{Colour.of_seat(standing.seat)}:{standing.points}"
        for standing in match.standings()
    )


def format_tag(tag: Tag) -> str:
    r"""Format a tag; its value may be any text.

    >>> print(format_tag(("Pink", 'Ann "the wall"')))
    [Pink "Ann \"the wall\""]
    """
    name, value = tag
    return f'[{name} "{"".join(TAG_ESCAPES.get(char, char) for char in value)}"]'


def format_king_draw(draw: KingDraw) -> str:
    """Format a king of the opening: `p`, or `y/p` if yellow chooses for pink's king (R5).

    >>> format_king_draw(KingDraw(chooser=1, king=0))
    'y/p'
    """
    owner = seat_letter(draw.king)
    return owner if draw.chooser == draw.king else f"{seat_letter(draw.chooser)}/{owner}"


def _rounds(game: Game, number: int, comments: Comments) -> list[str]:
    """Format the rounds of a game, one line each."""
    if game.origin is None:
        raise UnknownDealError("unknown-deal")
    states = game.history()
    state = next(states)
    rounds = [_Round(state)]
    rounds[-1].add_comments(comments.get((number, 0), ()))
    for action, after in zip(game.actions, states, strict=True):
        rounds[-1].add_action(action, state)
        state = after
        rounds[-1].add_comments(comments.get((number, state.ply), ()))
        if state.round > rounds[-1].number:
            rounds.append(_Round(state))
    if state.round == 0:
        rounds[-1].words.append(f"{_drawn_king(state)}>")
    return [" ".join(round_.words) for round_ in rounds]


class _Round:
    """A round that is being written."""

    def __init__(self, game: Game) -> None:
        self.number = game.round
        self.words = [f"{game.round}."]
        self._is_turn_open = False
        if game.public.next_line is not None:
            self.words.append(f"({' '.join(map(str, game.public.next_line.dominoes))})")

    def add_action(self, action: Action, before: Game) -> None:
        """Add an action; the claim of a turn is joined to the placement."""
        if before.round == 0:
            self.words.append(f"{_drawn_king(before)}{action}")
        elif isinstance(action, Claim) and self._is_turn_open:
            self.words[-1] += str(action)
        else:
            self.words.append(str(action))
        self._is_turn_open = not isinstance(action, Claim)

    def add_comments(self, comments: tuple[str, ...]) -> None:
        """Add comments; an action after them is a word of its own."""
        if comments:
            self.words += [f"{{{comment}}}" for comment in comments]
            self._is_turn_open = False


def _drawn_king(game: Game) -> str:
    """Format the king that has been drawn in the opening."""
    public = game.public
    assert public.actor is not None
    assert public.king is not None
    return format_king_draw(KingDraw(public.actor, public.king))
