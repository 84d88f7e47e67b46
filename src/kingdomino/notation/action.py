"""Actions and turns as text: `13:g8h8`, `13:--`, `>28`, `13:g8h8>28`."""

import re
from collections.abc import Iterable
from typing import Final

from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import Action, Cell, Claim, Discard, Place

_CELL: Final = re.compile(r"([a-m])(1[0-3]|[1-9])(?![0-9])")


def parse_cell(text: str | bytes) -> Cell:
    """Read a cell.

    >>> parse_cell("g7")
    Cell(column=6, row=6)
    """
    scanner = Scanner(text)
    cell = read_cell(scanner)
    scanner.end()
    return cell


def format_cell(cell: Cell) -> str:
    """Write a cell.

    >>> format_cell(Cell(6, 6))
    'g7'
    """
    return str(cell)


def parse_action(text: str | bytes) -> Action:
    """Read an action.

    >>> parse_action(">28")
    Claim(domino=28)
    """
    scanner = Scanner(text)
    action = read_action(scanner)
    scanner.end()
    return action


def format_action(action: Action) -> str:
    """Write an action.

    >>> format_action(Discard(13))
    '13:--'
    """
    return str(action)


def parse_turn(text: str | bytes) -> tuple[Action, ...]:
    """Read a turn, or one action of it.

    >>> parse_turn("13:g8h8>28")[1]
    Claim(domino=28)
    """
    scanner = Scanner(text)
    actions = read_turn(scanner)
    scanner.end()
    return actions


def format_turn(actions: Iterable[Action]) -> str:
    """Write the actions of a turn.

    >>> format_turn([Discard(13), Claim(28)])
    '13:-->28'
    """
    return "".join(map(str, actions))


def read_cell(scanner: Scanner) -> Cell:
    """Read a cell from a longer text."""
    found = scanner.match(_CELL, Expected.CELL)
    return Cell(ord(found[1]) - ord("a"), int(found[2]) - 1)


def read_action(scanner: Scanner) -> Action:
    """Read an action from a longer text."""
    if scanner.takes(">"):
        return Claim(scanner.domino())
    if not scanner.text[scanner.at : scanner.at + 1].isdecimal():
        raise scanner.unreadable(Expected.ACTION)
    return read_building(scanner)


def read_building(scanner: Scanner) -> Place | Discard:
    """Read a placement or a discard from a longer text."""
    domino = scanner.domino()
    scanner.take(":", Expected.ACTION)
    if scanner.takes("--"):
        return Discard(domino)
    return Place(domino, read_cell(scanner), read_cell(scanner))


def read_turn(scanner: Scanner) -> tuple[Action, ...]:
    """Read a turn, or one action of it, from a longer text."""
    action = read_action(scanner)
    if isinstance(action, Claim) or not scanner.sees(">"):
        return (action,)
    return action, read_action(scanner)
