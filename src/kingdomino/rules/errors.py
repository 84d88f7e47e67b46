"""The exceptions of the package.

::

    KingdominoError
    ├── RulesetError         settings that make no game
    ├── SeedError            a seed that is neither 32 bytes nor an integer that fits in them
    ├── UnknownDealError     a game parsed from a record is played past the end of the record
    ├── IllegalActionError   an action that the rules do not allow
    └── NotationError        text that can't be parsed (raised by `kingdomino.notation`)

Every error has a machine-readable `reason` and the `params` of its message, so that a page or a
terminal can show it in the reader's language.
"""

from enum import StrEnum
from typing import ClassVar


class KingdominoError(Exception):
    """Base class of all errors that this package raises on purpose."""

    kind: ClassVar[str] = ""
    """The name of the class in message ids: `error-{kind}-{reason}`."""
    messages: ClassVar[dict[str, str]] = {}
    """The English message of each reason, a format string for the parameters."""

    def __init__(self, reason: str, **params: object) -> None:
        self.reason = reason
        """Which of the errors of this class it is."""
        self.params = params
        """The parameters of the message, by name."""
        super().__init__(self.messages[reason].format(**params))

    def __reduce__(self) -> tuple[object, ...]:
        # By default only positional arguments are pickled; errors cross process boundaries whole.
        return _unpickle, (type(self), self.reason, self.params)


def _unpickle(
    kind: type[KingdominoError], reason: str, params: dict[str, object]
) -> KingdominoError:
    return kind(reason, **params)


class Reason(StrEnum):
    """The reasons why an action is not legal."""

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


class IllegalActionError(KingdominoError, ValueError):
    """The action is not legal; `reason` is a `Reason`."""

    reason: Reason
    kind = "illegal"
    messages: ClassVar[dict[str, str]] = {
        Reason.GAME_OVER: "the game is over",
        Reason.PLACE_FIRST: "domino {domino} has to be placed before another is claimed",
        Reason.CLAIM_FIRST: "it is time to claim a domino, not to place one",
        Reason.NO_SUCH_DOMINO: "there is no domino {domino}; they are numbered 1 to 48",
        Reason.NOT_YOUR_DOMINO: "domino {domino} is not the one to place now; that is {expected}",
        Reason.MUST_PLACE: "domino {domino} fits, so it has to be placed",
        Reason.NOT_ADJACENT: "{first} and {second} are not next to each other",
        Reason.OCCUPIED: "{cell} is already taken",
        Reason.OUT_OF_GRID: "{cell} would make the kingdom larger than {grid}×{grid}",
        Reason.NO_MATCHING_NEIGHBOUR: (
            "neither half of domino {domino} touches the castle or its own terrain there"
        ),
        Reason.NOT_IN_LINE: "domino {domino} is not in the line to claim from",
        Reason.ALREADY_CLAIMED: "domino {domino} already has a king on it",
    }


class RulesetError(KingdominoError, ValueError):
    """The settings make no game."""

    kind = "ruleset"
    messages: ClassVar[dict[str, str]] = {
        "unknown-preset": "there is no preset “{preset}”; there are {known}",
        "unknown-setting": "there is no setting “{setting}”; there are {known}",
        "unknown-choice": "{setting} can’t be “{value}”; it is one of {known}",
        "not-for-players": (
            "with {players} players, {setting} can’t be “{value}”; it is one of {known}"
        ),
        "players": "{preset} is for {known} players, not for {players}",
    }


class SeedError(KingdominoError, ValueError):
    """A seed is 32 bytes, or a non-negative integer that fits in 32 bytes."""

    kind = "seed"
    messages: ClassVar[dict[str, str]] = {
        "seed": "a seed is 32 bytes (64 hexadecimal digits) or an integer from 0 to 2**256 - 1, "
        "not {seed}",
    }


class UnknownDealError(KingdominoError):
    """The game can't continue: the record it was parsed from does not say what is dealt next."""

    kind = "deal"
    messages: ClassVar[dict[str, str]] = {
        "unknown-deal": "what is dealt next is not known: the record of this game has no seed",
    }
