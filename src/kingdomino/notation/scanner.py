"""A cursor over text, with the errors that point to a position."""

import re
from typing import Final

from kingdomino.notation.errors import Expected, NotationError
from kingdomino.rules import DOMINOES, Colour, KingdominoError

_NUMBER: Final = re.compile(r"[1-9][0-9]?(?![0-9])")
_SEATS: Final = {colour[0]: colour.seat for colour in Colour}


class Scanner:
    """A position in a text.

    Every method that reads either moves past what it read or raises `NotationError`.
    """

    def __init__(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            text = _decode(text)
        self.text = text
        self.at = 0

    @property
    def is_done(self) -> bool:
        """Whether the end of the text is reached."""
        return self.at == len(self.text)

    def peek(self, token: str) -> bool:
        """Return whether a token comes next."""
        return self.text.startswith(token, self.at)

    def accept(self, token: str) -> bool:
        """Read a token if it comes next, and return whether it did."""
        is_next = self.peek(token)
        if is_next:
            self.at += len(token)
        return is_next

    def expect(self, token: str, expected: Expected) -> None:
        """Read a token, which has to come next."""
        if not self.accept(token):
            raise self.error(expected)

    def match(self, pattern: re.Pattern[str], expected: Expected) -> re.Match[str]:
        """Read the match of a pattern."""
        match = pattern.match(self.text, self.at)
        if match is None:
            raise self.error(expected)
        self.at = match.end()
        return match

    def domino(self) -> int:
        """Read the number of a domino."""
        start = self.at
        number = int(self.match(_NUMBER, Expected.DOMINO)[0])
        if number not in DOMINOES:
            raise self.error(Expected.DOMINO, start)
        return number

    def seat(self, players: int, expected: Expected) -> int:
        """Read the letter of a seat."""
        seat = _SEATS.get(self.text[self.at : self.at + 1], players)
        if seat >= players:
            raise self.error(expected)
        self.at += 1
        return seat

    def end(self) -> None:
        """Raise `NotationError` unless the end is reached."""
        if not self.is_done:
            raise self.error(Expected.END)

    def error(
        self, expected: Expected, at: int | None = None, found: str | None = None
    ) -> NotationError:
        """Return the error for text that can't be parsed, here or at an earlier position."""
        at = self.at if at is None else at
        if found is None:
            found = repr(self.text[at : at + 12]) if at < len(self.text) else "the end"
        line, column = self.line_and_column(at)
        return NotationError("unreadable", line=line, column=column, expected=expected, found=found)

    def rule_error(self, expected: Expected, at: int, because: KingdominoError) -> NotationError:
        """Return the error for text that can be parsed but that the rules don't allow."""
        line, column = self.line_and_column(at)
        return NotationError(
            "impossible", line=line, column=column, expected=expected, because=str(because)
        )

    def line_and_column(self, at: int) -> tuple[int, int]:
        """Return the line and the column of a position in the text, both from 1."""
        line = self.text.count("\n", 0, at) + 1
        return line, at - self.text.rfind("\n", 0, at)


def seat_letter(seat: int) -> str:
    """Return the letter of a seat: the first of its colour."""
    return Colour.of_seat(seat)[0]


def _decode(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        valid = Scanner(text[: error.start].decode())
        found = f"the byte {text[error.start]:#04x}"
        raise valid.error(Expected.TEXT, len(valid.text), found) from None
