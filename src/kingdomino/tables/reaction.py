"""What players say to each other: a few signs instead of words."""

from enum import StrEnum
from typing import Final

MOST_REACTIONS: Final = 60
"""How many a seat has in a match."""


class Reaction(StrEnum):
    """A sign that every language has a word for."""

    HELLO = "hello"
    WELL_PLAYED = "well-played"
    THANKS = "thanks"
    OUCH = "ouch"
    SURPRISE = "surprise"
    HURRY = "hurry"
    SORRY = "sorry"
    GOOD_GAME = "good-game"
