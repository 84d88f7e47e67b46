"""The choices before a game: the settings, the rulesets, the presets.

Each setting is described once, by the field of `Ruleset` that holds it: its values, its default,
the bonus that it turns on, and the values that only some numbers of players can choose. `SETTINGS`
is that description. Notation, command-line options, JSON and the form on the page derive from it.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from kingdomino.rules.errors import RulesetError
from kingdomino.rules.hooks import parse_ruleset


class Opening(StrEnum):
    """The ways in which kings get to the first line (R5)."""

    OWNER = "owner"
    """Kings are drawn at random; a king's owner chooses its domino."""
    DRAWER = "drawer"
    """The players draw kings in turn; whoever draws a king chooses its domino."""
    ABBA = "abba"
    """Two players: the first player's king, the second's, the second's, the first's."""


class MiddleKingdom(StrEnum):
    """Two readings of "the castle is at the centre of the kingdom" (R15)."""

    FULL_BOX = "full-box"
    """The kingdom spans the whole 5×5 (7×7), with the castle at its centre."""
    SYMMETRIC = "symmetric"
    """The castle is at the centre of the kingdom's bounding box, whatever its size."""


class TieBreak(StrEnum):
    """A criterion of the ranking (R14). Points always come first and break no tie themselves."""

    POINTS = "points"
    TERRITORY = "territory"
    """The largest single territory, with or without crowns."""
    CROWNS = "crowns"
    """The most crowns in the kingdom."""


class Bonus(StrEnum):
    """A bonus on top of the points of the territories, with its points (R15).

    >>> Bonus.HARMONY.points
    5
    """

    points: int

    MIDDLE_KINGDOM = "middle-kingdom", 10
    HARMONY = "harmony", 5

    def __new__(cls, value: str, points: int) -> "Bonus":
        """Create a member from its name and its points."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.points = points
        return member


class _Size(NamedTuple):
    grid: int
    line: int


# R3, R4, R11: the grid and the length of a line, by number of players and size of the deck.
_SIZES: Final = {
    (2, 24): _Size(grid=5, line=4),
    (2, 48): _Size(grid=7, line=4),  # Mighty Duel
    (3, 36): _Size(grid=5, line=3),
    (3, 48): _Size(grid=5, line=4),  # second edition: one domino of each line is not claimed
    (4, 48): _Size(grid=5, line=4),
}

PLAYERS: Final = tuple(sorted({players for players, _ in _SIZES}))
"""The possible numbers of players (R1)."""

GRIDS: Final = tuple(sorted({size.grid for size in _SIZES.values()}))
"""The possible sides of the box that a kingdom has to fit in (R11)."""

_DECKS: Final = {
    deck: tuple(players for players in PLAYERS if (players, deck) in _SIZES)
    for deck in sorted({deck for _, deck in _SIZES})
}


@dataclass(frozen=True, slots=True)
class Setting:
    """The description of one setting of a ruleset.

    >>> SETTINGS["harmony"].values, SETTINGS["harmony"].bonus
    ((False, True), <Bonus.HARMONY: 'harmony'>)
    """

    name: str
    """The field of `Ruleset` that holds it."""
    values: tuple[Any, ...]
    """Every value that it can have."""
    default: Any
    """Its value in the preset `classic`; `None` where that depends on the players."""
    bonus: Bonus | None
    """The bonus that it turns on."""
    players: Mapping[Any, tuple[int, ...]]
    """The numbers of players that can choose a value, for values that not all can choose."""

    def values_for(self, players: int) -> tuple[Any, ...]:
        """Return the values that a number of players can choose from."""
        return tuple(v for v in self.values if players in self.players.get(v, PLAYERS))

    def check(self, value: object, players: int) -> Any:
        """Return a value as one of `values`; enum members may be given as plain strings.

        Raises `RulesetError` if it is none of them, or not for that number of players.
        """
        if isinstance(value, list):
            value = tuple(value)
        known = next((v for v in self.values if v == value), MISSING)
        if known is MISSING:
            raise self._error("unknown-choice", value, self.values)
        possible = self.values_for(players)
        if known not in possible:
            raise self._error("not-for-players", value, possible, players=players)
        return known

    def parse(self, text: str) -> Any:
        """Return the value that the notation writes like this.

        Raises `RulesetError` if there is none.

        >>> SETTINGS["harmony"].parse("yes")
        True
        """
        for value in self.values:
            if setting_text(value) == text:
                return value
        raise self._error("unknown-choice", text, self.values)

    def _error(
        self, reason: str, value: object, known: tuple[Any, ...], **params: object
    ) -> RulesetError:
        texts = [setting_text(v) for v in known]
        separator = "; " if any("," in text for text in texts) else ", "
        return RulesetError(
            reason,
            setting=self.name,
            value=setting_text(value),
            known=separator.join(texts),
            **params,
        )


def setting_text(value: object) -> str:
    """Return the value of a setting as the notation writes it.

    >>> setting_text(True), setting_text(None), setting_text((TieBreak.CROWNS,))
    ('yes', 'no', 'crowns')
    """
    if value is True:
        return "yes"
    if value is None or value is False or value == ():
        return "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _setting(
    *values: Any,
    bonus: Bonus | None = None,
    players: Mapping[Any, tuple[int, ...]] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return the metadata that make a field of `Ruleset` a setting."""
    return {"values": values, "bonus": bonus, "players": players}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game, fixed before it starts and kept in its record.

    Start from a preset and change what should be different:

    >>> rules = Ruleset.preset("classic", players=2, harmony=True, opening="abba")
    >>> rules.deck, rules.grid, rules.rounds
    (24, 5, 6)
    """

    players: int
    """2, 3 or 4 (R1)."""
    deck: int = field(metadata=_setting(*_DECKS, players=_DECKS))
    """How many of the 48 dominoes are in the game (R3)."""
    opening: Opening = field(
        default=Opening.OWNER, metadata=_setting(*Opening, players={Opening.ABBA: (2,)})
    )
    """The ways in which kings get to the first line (R5)."""
    middle_kingdom: MiddleKingdom | None = field(
        default=None, metadata=_setting(None, *MiddleKingdom, bonus=Bonus.MIDDLE_KINGDOM)
    )
    """The reading by which a castle at the centre earns its bonus; `None`: no bonus (R15)."""
    harmony: bool = field(default=False, metadata=_setting(False, True, bonus=Bonus.HARMONY))
    """Whether a kingdom without a discard earns its bonus (R15)."""
    tie_breaks: tuple[TieBreak, ...] = field(
        default=(TieBreak.TERRITORY, TieBreak.CROWNS),
        metadata=_setting(
            (),
            (TieBreak.TERRITORY,),
            (TieBreak.CROWNS,),
            (TieBreak.TERRITORY, TieBreak.CROWNS),
            (TieBreak.CROWNS, TieBreak.TERRITORY),
        ),
    )
    """The criteria that decide after points (R14)."""
    games: int = field(default=1, metadata=_setting(1, 3))
    """One, or the three of a Dynasty (R16)."""

    # Derived from the players and the deck.
    grid: int = field(init=False, repr=False, compare=False)
    """The side of the box that a kingdom has to fit in (R11)."""
    line: int = field(init=False, repr=False, compare=False)
    """The number of dominoes in a line (R4)."""
    kings: int = field(init=False, repr=False, compare=False)
    """The number of kings in the game (R2)."""
    rounds: int = field(init=False, repr=False, compare=False)
    """The number of rounds of placement, one for each line (R9)."""

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise _players_error("Kingdomino", self.players, PLAYERS)
        for name, setting in SETTINGS.items():
            self._set(name, setting.check(getattr(self, name), self.players))
        size = _SIZES[self.players, self.deck]
        self._set("grid", size.grid)
        self._set("line", size.line)
        self._set("kings", self.players * self.kings_each)
        self._set("rounds", self.deck // size.line)

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    @classmethod
    def preset(cls, name: str, players: int | None = None, **changes: Any) -> Self:
        """Return the ruleset of a preset, with some settings changed.

        `players` defaults to the number that the preset is mostly played with. Raises
        `RulesetError` for an unknown name or setting, or a value that is not possible.

        >>> Ruleset.preset("mighty-duel").grid
        7
        """
        if name not in PRESETS:
            raise RulesetError("unknown-preset", preset=name, known=", ".join(PRESETS))
        preset = PRESETS[name]
        players = preset.players[0] if players is None else players
        if players not in preset.players:
            raise _players_error(name, players, preset.players)
        for setting in changes:
            if setting not in SETTINGS:
                known = ", ".join(sorted(SETTINGS))
                raise RulesetError("unknown-setting", setting=setting, known=known)
        deck = preset.decks.get(players, _USUAL_DECKS[players])
        return cls(**{"players": players, "deck": deck, **preset.settings, **changes})

    @property
    def kings_each(self) -> int:
        """The number of kings of one player (R2)."""
        return 2 if self.players == 2 else 1

    @property
    def criteria(self) -> tuple[TieBreak, ...]:
        """The criteria of the ranking: points, then the tie-breaks."""
        return (TieBreak.POINTS, *self.tie_breaks)

    @property
    def is_mighty_duel(self) -> bool:
        """Whether two players play all dominoes in 7×7 kingdoms (R15)."""
        return self.grid == 7

    @property
    def is_dynasty(self) -> bool:
        """Whether three games are summed up (R16)."""
        return self.games == 3


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        f.name: Setting(
            name=f.name,
            values=f.metadata["values"],
            default=None if f.default is MISSING else f.default,
            bonus=f.metadata["bonus"],
            players=f.metadata["players"],
        )
        for f in fields(Ruleset)
        if f.metadata
    }
)
"""The settings of a ruleset by name, in the order of its fields."""


def _players_error(preset: str, players: int, known: tuple[int, ...]) -> RulesetError:
    texts = ", ".join(map(str, sorted(known)))
    return RulesetError("players", preset=preset, players=players, known=texts)


class Preset(NamedTuple):
    """A named set of choices."""

    players: tuple[int, ...]
    """The possible numbers of players, the most usual first."""
    settings: Mapping[str, Any] = MappingProxyType({})
    """The settings that differ from the defaults of `Ruleset`."""
    decks: Mapping[int, int] = MappingProxyType({})
    """The deck by number of players, where it differs from R3."""


_USUAL_DECKS: Final = {2: 24, 3: 36, 4: 48}

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        "classic": Preset(players=(2, 3, 4)),
        "mighty-duel": Preset(players=(2,), decks={2: 48}),
        "dynasty": Preset(players=(2, 3, 4), settings={"games": 3}),
        "tournament": Preset(
            players=(4, 2, 3),
            settings={"middle_kingdom": MiddleKingdom.FULL_BOX, "harmony": True},
        ),
        "demo": Preset(players=(2,), settings={"tie_breaks": (TieBreak.CROWNS,)}),
        "second-edition": Preset(
            players=(2, 3, 4), settings={"tie_breaks": (TieBreak.TERRITORY,)}, decks={3: 48}
        ),
    }
)
"""The presets by name."""


def to_ruleset(value: Ruleset | str | bytes) -> Ruleset:
    """Return a ruleset, given the ruleset or its text.

    Raises `NotationError` for text that is not a ruleset, and `TypeError` for other values.
    """
    if isinstance(value, Ruleset):
        return value
    if isinstance(value, str | bytes):
        return parse_ruleset(value)
    raise TypeError(f"rules are a Ruleset or text such as 'classic/4', not {value!r}")
