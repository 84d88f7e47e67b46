"""What can go wrong, told apart by kind.

::

    KingdominoError
    ├── RulesetError         choices that make no game
    ├── SeedError            a seed that is neither 32 bytes nor a number that fits in them
    ├── UnknownDealError     a game read from a record goes on past what the record tells
    ├── IllegalActionError   an action that the rules refuse
    └── NotationError        a text that can't be read (raised by `kingdomino.notation`)

Every error carries a machine-readable `reason` and the `params` that fill its message, so that a
page or a terminal can say it in the reader's language.
"""

from enum import StrEnum
from typing import ClassVar


class KingdominoError(Exception):
    """The root of every error that this package raises on purpose."""

    kind: ClassVar[str] = ""
    """A word for all errors of a class; with the reason it names one message in any language."""
    messages: ClassVar[dict[str, str]] = {}
    """The English message of each reason, filled with the error's parameters."""

    def __init__(self, reason: str, **params: object) -> None:
        self.reason = reason
        """Which of the things that can go wrong went wrong."""
        self.params = params
        """What the message needs to be specific, by name."""
        super().__init__(self.messages[reason].format(**params))

    def __reduce__(self) -> tuple[object, ...]:
        # Exception pickles its positional arguments only; errors cross process borders whole.
        return _revive, (type(self), self.reason, self.params)


def _revive(kind: type[KingdominoError], reason: str, params: dict[str, object]) -> KingdominoError:
    return kind(reason, **params)


class Reason(StrEnum):
    """Why the rules refuse an action."""

    GAME_OVER = "game-over"
    PLACE_FIRST = "place-first"
    CLAIM_FIRST = "claim-first"
    NO_SUCH_DOMINO = "no-such-domino"
    NOT_YOUR_DOMINO = "not-your-domino"
    MUST_PLACE = "must-place"
    NOT_ADJACENT = "not-adjacent"
    OCCUPIED = "occupied"
    OUT_OF_GRID = "out-of-grid"
    NO_MATCHING_NEIGHBOUR = "no-matching-neighbour"
    NOT_IN_LINE = "not-in-line"
    ALREADY_CLAIMED = "already-claimed"


class IllegalActionError(KingdominoError):
    """The rules refuse this action; `reason` is a `Reason`."""

    reason: Reason
    kind = "illegal"
    messages: ClassVar[dict[str, str]] = {
        Reason.GAME_OVER: "the game is over",
        Reason.PLACE_FIRST: "domino {domino} has to be placed before another is claimed",
        Reason.CLAIM_FIRST: "it is time to claim a domino, not to place one",
        Reason.NO_SUCH_DOMINO: "there is no domino {domino}; they are numbered 1 to 48",
        Reason.NOT_YOUR_DOMINO: "domino {domino} is not the one to place now; that is {expected}",
        Reason.MUST_PLACE: "domino {domino} fits, so it has to be placed (R12)",
        Reason.NOT_ADJACENT: "{first} and {second} are not next to each other",
        Reason.OCCUPIED: "{cell} is already taken",
        Reason.OUT_OF_GRID: "{cell} would make the kingdom larger than {grid}×{grid} (R11)",
        Reason.NO_MATCHING_NEIGHBOUR: (
            "neither half of domino {domino} touches the castle or its own terrain (R10)"
        ),
        Reason.NOT_IN_LINE: "domino {domino} is not in the line to claim from",
        Reason.ALREADY_CLAIMED: "domino {domino} already has a king on it",
    }


class RulesetError(KingdominoError, ValueError):
    """The choices don't make a game."""

    kind = "ruleset"
    messages: ClassVar[dict[str, str]] = {
        "unknown-preset": "there is no preset {preset!r}; there are {known}",
        "unknown-setting": "there is no setting {setting!r}; there are {known}",
        "unknown-choice": "{setting} can't be {value!r}; it is one of {known}",
        "players": "{preset} is for {known} players, not {players}",
        "deck": "{players} players can't play with {deck} dominoes, only with {known}",
        "opening": "the opening {opening} is for 2 players, not {players}",
        "games": "a match has 1 game, or 3 in a Dynasty, not {games}",
        "tie-breaks": "a rung of the tie-break ladder stands on it once, and points come first",
    }


class SeedError(KingdominoError, ValueError):
    """A seed is 32 bytes, or a whole number from 0 that fits in 32 bytes."""

    kind = "seed"
    messages: ClassVar[dict[str, str]] = {
        "seed": "a seed is 32 bytes or a whole number from 0 to 2**256 - 1, not {seed}",
    }


class UnknownDealError(KingdominoError):
    """The game can't go on: what comes next was not in the record it was read from."""

    kind = "deal"
    messages: ClassVar[dict[str, str]] = {
        "unknown-deal": "what is dealt next is not known: the record of this game has no seed",
    }
