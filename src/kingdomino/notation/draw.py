"""A king out of the hand, as text: `p`, or `y/p` if yellow chooses for pink's king (R5)."""

from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner, letter
from kingdomino.rules import Draw, Opening, Ruleset


def format_draw(draw: Draw) -> str:
    """Write a drawn king.

    >>> format_draw(Draw(chooser=1, king=0))
    'y/p'
    """
    owner = letter(draw.king)
    return owner if draw.chooser == draw.king else f"{letter(draw.chooser)}/{owner}"


def read_draw(scanner: Scanner, ruleset: Ruleset) -> Draw:
    """Read a drawn king from a longer text."""
    chooser = king = scanner.seat(ruleset.players, Expected.KING)
    if ruleset.opening is Opening.DRAWER and scanner.takes("/"):
        king = scanner.seat(ruleset.players, Expected.KING)
    return Draw(chooser, king)
