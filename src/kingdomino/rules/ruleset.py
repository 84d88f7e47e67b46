"""Everything that is chosen before a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from kingdomino.rules.errors import RulesetError


class Opening(StrEnum):
    """How the kings come onto the first line (R5)."""

    OWNER = "owner"
    """Kings are drawn at random; the king's owner chooses its domino."""
    DRAWER = "drawer"
    """The players draw kings in turn; who draws one chooses its domino, whosever it is."""
    ABBA = "abba"
    """Two players: the first player's king, the second's, the second's, the first's."""


class MiddleKingdom(StrEnum):
    """Two readings of "the castle is at the centre of the kingdom" (R15)."""

    FULL_BOX = "full-box"
    """The kingdom spans the whole 5×5 (7×7) and the castle is its centre."""
    SYMMETRIC = "symmetric"
    """The castle is at the centre of what the kingdom spans, however large that is."""


class Rung(StrEnum):
    """What decides who is ahead, one after the other (R14)."""

    POINTS = "points"
    TERRITORY = "territory"
    """The largest single territory, with or without crowns."""
    CROWNS = "crowns"
    """The most crowns in the kingdom."""


class _Sizes(NamedTuple):
    grid: int
    line: int


# R3, R4, R11: what the number of players and the size of the deck make of a game.
_SIZES: Final = {
    (2, 24): _Sizes(grid=5, line=4),
    (2, 48): _Sizes(grid=7, line=4),  # Mighty Duel
    (3, 36): _Sizes(grid=5, line=3),
    (3, 48): _Sizes(grid=5, line=4),  # second edition: one domino a line is left over
    (4, 48): _Sizes(grid=5, line=4),
}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game's rules, fixed before it starts and kept in its record.

    Start from a preset and change what should be different:

    >>> rules = Ruleset.preset("classic", players=2, harmony=True, opening="abba")
    >>> rules.deck, rules.grid, rules.rounds
    (24, 5, 6)
    """

    players: int
    """2, 3 or 4 (R1)."""
    deck: int
    """How many of the 48 dominoes are played with (R3)."""
    opening: Opening = Opening.OWNER
    """How the kings come onto the first line (R5)."""
    middle_kingdom: MiddleKingdom | None = None
    """+10 for a castle at the centre, in one of two readings; `None`: not played (R15)."""
    harmony: bool = False
    """+5 for a kingdom without a discard (R15)."""
    tie_breaks: tuple[Rung, ...] = (Rung.TERRITORY, Rung.CROWNS)
    """The rungs below points (R14)."""
    games: int = 1
    """One, or the three of a Dynasty (R16)."""

    # What follows from the players and the deck.
    grid: int = field(init=False, repr=False, compare=False)
    """The side of the box that a kingdom has to fit in (R11)."""
    line: int = field(init=False, repr=False, compare=False)
    """Dominoes in a line (R4)."""
    kings: int = field(init=False, repr=False, compare=False)
    """Kings in play (R2)."""
    rounds: int = field(init=False, repr=False, compare=False)
    """Rounds of placement, one a line (R9)."""

    def __post_init__(self) -> None:
        # Choices may be given as their plain texts.
        self._fix("opening", _choice("opening", Opening, self.opening))
        if self.middle_kingdom is not None:
            reading = _choice("middle_kingdom", MiddleKingdom, self.middle_kingdom)
            self._fix("middle_kingdom", reading)
        self._fix("tie_breaks", tuple(_choice("tie_breaks", Rung, r) for r in self.tie_breaks))
        self._check()
        sizes = _SIZES[self.players, self.deck]
        self._fix("grid", sizes.grid)
        self._fix("line", sizes.line)
        self._fix("kings", self.players * self.kings_each)
        self._fix("rounds", self.deck // sizes.line)

    def _fix(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def _check(self) -> None:
        if (self.players, self.deck) not in _SIZES:
            decks = [deck for players, deck in _SIZES if players == self.players]
            if not decks:
                raise RulesetError(
                    "players", preset="Kingdomino", players=self.players, known="2 to 4"
                )
            known = " or ".join(map(str, decks))
            raise RulesetError("deck", players=self.players, deck=self.deck, known=known)
        if self.opening is Opening.ABBA and self.players != 2:
            raise RulesetError("opening", opening=self.opening, players=self.players)
        if self.harmony not in (True, False):
            raise RulesetError(
                "unknown-choice", setting="harmony", value=self.harmony, known="True, False"
            )
        if self.games not in (1, 3):
            raise RulesetError("games", games=self.games)
        ladder = self.ladder
        if len(set(ladder)) != len(ladder):
            raise RulesetError("tie-breaks")

    @classmethod
    def preset(cls, name: str, players: int | None = None, **changes: Any) -> Self:
        """The rules of a printed or published game, by name, with any field of this class changed.

        Without `players`, the number that the preset is mostly played with. Raises `RulesetError`
        for a name, a number of players or a change that makes no game.

        >>> Ruleset.preset("mighty-duel").grid
        7
        """
        if name not in PRESETS:
            raise RulesetError("unknown-preset", preset=name, known=", ".join(PRESETS))
        preset = PRESETS[name]
        players = preset.players[0] if players is None else players
        if players not in preset.players:
            known = ", ".join(map(str, sorted(preset.players)))
            raise RulesetError("players", preset=name, players=players, known=known)
        settings = {field.name for field in fields(cls) if field.init} - {"players"}
        for setting in changes:
            if setting not in settings:
                known = ", ".join(sorted(settings))
                raise RulesetError("unknown-setting", setting=setting, known=known)
        deck = preset.decks.get(players, _DECKS[players])
        return cls(**{"players": players, "deck": deck, **preset.settings, **changes})

    @property
    def kings_each(self) -> int:
        """Kings of one player (R2)."""
        return 2 if self.players == 2 else 1

    @property
    def ladder(self) -> tuple[Rung, ...]:
        """Points, then the tie-breaks."""
        return (Rung.POINTS, *self.tie_breaks)

    @property
    def is_mighty_duel(self) -> bool:
        """Two players with all the dominoes and 7×7 kingdoms (R15)."""
        return self.grid == 7

    @property
    def is_dynasty(self) -> bool:
        """Three games, added up (R16)."""
        return self.games == 3


def _choice(setting: str, kind: type[StrEnum], value: str) -> StrEnum:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(kind)
        raise RulesetError("unknown-choice", setting=setting, value=value, known=known) from None


class Preset(NamedTuple):
    """A named set of choices."""

    players: tuple[int, ...]
    """Whom it is for, the most usual number first."""
    settings: Mapping[str, Any] = MappingProxyType({})
    """What differs from `Ruleset`'s defaults."""
    decks: Mapping[int, int] = MappingProxyType({})
    """Where the deck differs from R3, by number of players."""


_DECKS: Final = {2: 24, 3: 36, 4: 48}

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        "classic": Preset(players=(2, 3, 4)),
        "mighty-duel": Preset(players=(2,), decks={2: 48}),
        "dynasty": Preset(players=(2, 3, 4), settings={"games": 3}),
        "tournament": Preset(
            players=(4, 2, 3),
            settings={"middle_kingdom": MiddleKingdom.FULL_BOX, "harmony": True},
        ),
        "demo": Preset(players=(2,), settings={"tie_breaks": (Rung.CROWNS,)}),
        "second-edition": Preset(
            players=(2, 3, 4), settings={"tie_breaks": (Rung.TERRITORY,)}, decks={3: 48}
        ),
    }
)
"""The presets by name."""
