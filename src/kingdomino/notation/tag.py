"""The tags at the head of a record: `[Pink "Ann"]`."""

import re
from typing import Final

from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner

_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_-]*) "((?:[^"\\\r\n]|\\["\\rn])*)"\]')
_ESCAPED: Final = re.compile(r'\\(["\\rn])')
_SPECIAL: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r"}
_PLAIN: Final = {escaped[1]: plain for plain, escaped in _SPECIAL.items()}
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")

Tag = tuple[str, str]
"""A name and a value."""


def format_tag(tag: Tag) -> str:
    r"""Write a tag; its value may be any text.

    >>> print(format_tag(("Pink", 'Ann "the wall"')))
    [Pink "Ann \"the wall\""]
    """
    name, value = tag
    return f'[{name} "{"".join(_SPECIAL.get(sign, sign) for sign in value)}"]'


def read_tag(scanner: Scanner) -> Tag:
    """Read a tag from a longer text."""
    found = scanner.match(_TAG, Expected.TAG)
    return found[1], _ESCAPED.sub(lambda escaped: _PLAIN[escaped[1]], found[2])


def is_tag_name(name: str) -> bool:
    """Whether a tag can have this name."""
    return _NAME.fullmatch(name) is not None
