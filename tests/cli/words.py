"""The English texts that commands print, taken from their messages."""

import re

import click

from kingdomino.cli.commands.root import root
from kingdomino.locales import Texts, explain
from kingdomino.rules import KingdominoError
from tests.locales.messages import read, variables

ENGLISH = Texts("en")
_MESSAGES = read("en")
_ANYTHING = "\0"


def pattern(name: str, /, **params: object) -> str:
    """Return a regular expression for a message, on one line.

    Variables that are not given match anything.

    >>> pattern("event-claim", player="Ann")
    'Ann:\\\\ king\\\\ to\\\\ domino\\\\ .*?'
    """
    unknown = variables(_MESSAGES[name]) - params.keys()
    text = ENGLISH(name, **params, **dict.fromkeys(unknown, _ANYTHING))
    return re.escape(" ".join(text.split())).replace(re.escape(_ANYTHING), ".*?")


def count(shown: str, name: str, /, **params: object) -> int:
    """Return how often a message was shown, however its lines were broken."""
    return len(re.findall(pattern(name, **params), " ".join(shown.split())))


def says(shown: str, name: str, /, **params: object) -> bool:
    """Return whether a message was shown."""
    return count(shown, name, **params) > 0


def sentence(error: KingdominoError) -> str:
    """Return an error as it is shown."""
    return explain(ENGLISH, error)


def find_command(name: str) -> click.Command:
    """Return a command of the root."""
    command = root.get_command(click.Context(root, obj=ENGLISH), name)
    assert command is not None
    return command
