"""A text being read from left to right."""

import re
from typing import Final

from kingdomino.notation.errors import Expected, NotationError
from kingdomino.rules import DOMINOES, Colour, KingdominoError

_NUMBER: Final = re.compile(r"[1-9][0-9]?(?![0-9])")
_LETTERS: Final = {colour[0]: colour.seat for colour in Colour}


class Scanner:
    """Where the reading stands, and what can be read there.

    Every way to read on either moves past what it read, or raises `NotationError`.
    """

    def __init__(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            text = _decoded(text)
        self.text = text
        self.at = 0

    @property
    def is_done(self) -> bool:
        """Whether everything has been read."""
        return self.at == len(self.text)

    def sees(self, token: str) -> bool:
        """Whether a token comes next."""
        return self.text.startswith(token, self.at)

    def takes(self, token: str) -> bool:
        """Read a token if it comes next; tells whether it did."""
        found = self.sees(token)
        if found:
            self.at += len(token)
        return found

    def take(self, token: str, expected: Expected) -> None:
        """Read a token that has to come next."""
        if not self.takes(token):
            raise self.unreadable(expected)

    def match(self, pattern: re.Pattern[str], expected: Expected) -> re.Match[str]:
        """Read what a pattern describes."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.unreadable(expected)
        self.at = found.end()
        return found

    def domino(self) -> int:
        """Read the number of a domino."""
        start = self.at
        number = int(self.match(_NUMBER, Expected.DOMINO)[0])
        if number not in DOMINOES:
            raise self.unreadable(Expected.DOMINO, start)
        return number

    def seat(self, players: int, expected: Expected) -> int:
        """Read the letter of a seat."""
        letter = self.text[self.at : self.at + 1]
        if _LETTERS.get(letter, players) >= players:
            raise self.unreadable(expected)
        self.at += 1
        return _LETTERS[letter]

    def end(self) -> None:
        """Make sure that nothing is left."""
        if not self.is_done:
            raise self.unreadable(Expected.END)

    def unreadable(
        self, expected: Expected, at: int | None = None, found: str | None = None
    ) -> NotationError:
        """What to raise where something else should stand, here or at a place before."""
        at = self.at if at is None else at
        if found is None:
            found = repr(self.text[at : at + 12]) if at < len(self.text) else "the end"
        line, column = self._place(at)
        return NotationError("unreadable", line=line, column=column, expected=expected, found=found)

    def impossible(self, expected: Expected, at: int, because: KingdominoError) -> NotationError:
        """What to raise where something can be read, but the rules don't allow it."""
        line, column = self._place(at)
        return NotationError(
            "impossible", line=line, column=column, expected=expected, because=str(because)
        )

    def _place(self, at: int) -> tuple[int, int]:
        line = self.text.count("\n", 0, at) + 1
        return line, at - self.text.rfind("\n", 0, at)


def letter(seat: int) -> str:
    """The letter of a seat: the first of its colour."""
    return Colour.of_seat(seat)[0]


def _decoded(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        readable = Scanner(text[: error.start].decode())
        found = f"the byte {text[error.start]:#04x}"
        raise readable.unreadable(Expected.TEXT, len(readable.text), found) from None
