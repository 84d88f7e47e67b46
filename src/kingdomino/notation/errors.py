"""The error of parsing: the expected token, and its place."""

from enum import StrEnum
from typing import ClassVar

from kingdomino.rules import KingdominoError


class Expected(StrEnum):
    """The expected parts of a text, at the position of a `NotationError`."""

    TEXT = "text"
    END = "end"
    ACTION = "action"
    LEGAL_ACTION = "legal-action"
    DOMINO = "domino"
    CELL = "cell"
    CLAIM = "claim"
    RULES = "rules"
    SETTING = "setting"
    SEAT = "seat"
    KING = "king"
    KINGDOMS = "kingdoms"
    LINE = "line"
    CURRENT_LINE = "current-line"
    NEXT_LINE = "next-line"
    TO_ACT = "to-act"
    UNSEEN = "unseen"
    EARLIER = "earlier"
    PILE = "pile"
    KING_ORDER = "king-order"
    SPACE = "space"
    TAG = "tag"
    TAG_ONCE = "tag-once"
    SEED = "seed"
    RESULT = "result"
    GAME = "game"
    ROUND = "round"
    TURN = "turn"
    COMMENT_END = "comment-end"
    JSON = "json"
    SQUARE = "square"
    ONE_CASTLE = "one-castle"
    SMALLER_LAND = "smaller-land"
    LAND = "land"


_ENGLISH = {
    Expected.TEXT: "a text in UTF-8",
    Expected.END: "nothing more",
    Expected.ACTION: "an action such as 13:g8h8, 13:-- or >28",
    Expected.LEGAL_ACTION: "an action that the rules allow",
    Expected.DOMINO: "the number of a domino, 1 to 48",
    Expected.CELL: "a cell, a1 to m13",
    Expected.CLAIM: "a claim such as >28",
    Expected.RULES: "rules such as classic/4 or classic/2+harmony=yes",
    Expected.SETTING: "a setting such as opening=drawer",
    Expected.SEAT: "a seat: p, y, g or b, or - for a spectator",
    Expected.KING: "a king: p, y, g or b, of a player who still has one",
    Expected.KINGDOMS: "as many kingdoms as players, separated by /, with what each has built",
    Expected.LINE: "a line such as (4 13 28 40), in ascending order, of dominoes not seen before",
    Expected.CURRENT_LINE: "this round’s line such as 4@p,13@y, in ascending order, kings on all",
    Expected.NEXT_LINE: "the next line such as 4,13@y, with the kings that have claimed so far",
    Expected.TO_ACT: "who acts in which round, such as 0:p, 3:y:place, 3:y:claim or 6:over",
    Expected.UNSEEN: "the dominoes that nobody has seen, such as 1,2,3, or - for none",
    Expected.EARLIER: "earlier= and what counts of the games before, such as 45.12.8/51.10.9",
    Expected.PILE: "pile= and the dominoes still to be dealt, all of them unseen",
    Expected.KING_ORDER: "hand= and the kings still to be drawn",
    Expected.SPACE: "a space",
    Expected.TAG: 'a tag such as [Rules "classic/2"]',
    Expected.TAG_ONCE: "each tag only once",
    Expected.SEED: "a seed of 64 hexadecimal digits that makes the deal of this record",
    Expected.RESULT: "the result that the game has",
    Expected.GAME: 'a game of this match, such as [Game "2"], after the one before is over',
    Expected.ROUND: "the number of the next round and a full stop",
    Expected.TURN: "a turn such as 13:g8h8>28",
    Expected.COMMENT_END: "a } that ends the comment",
    Expected.JSON: "JSON of a game or a record",
    Expected.SQUARE: "a square such as W or M3, a castle # or an empty cell .",
    Expected.ONE_CASTLE: "one castle # in each kingdom",
    Expected.SMALLER_LAND: "a kingdom that fits in the grid of the rules",
    Expected.LAND: "a kingdom for each player of the rules",
}


class NotationError(KingdominoError, ValueError):
    """Text that can't be parsed, or that describes something the rules don't allow.

    `reason` is `unreadable` for the first and `impossible` for the second.
    """

    kind = "notation"
    messages: ClassVar[dict[str, str]] = {
        "unreadable": "line {line}, column {column}: expected {english}, found {found}",
        "impossible": "line {line}, column {column}: expected {english}: {because}",
    }

    def __init__(self, reason: str, **params: object) -> None:
        expected = Expected(str(params["expected"]))
        params["english"] = _ENGLISH[expected]
        super().__init__(reason, **params)
        self.expected = expected
        """The expected part of the text."""
        self.line = int(str(params["line"]))
        """The line, from 1."""
        self.column = int(str(params["column"]))
        """The column, from 1."""
