"""What the page says, out of the same Fluent files that it reads."""

from functools import cache

from kingdomino.locales import Texts

ISOLATES = str.maketrans("", "", "\u2068\u2069")


@cache
def texts(language: str) -> Texts:
    """The texts of a language as the page has them: variables are isolated."""
    return Texts(language, isolating=True)


def plain(text: str) -> str:
    """A text as it is read: without what only keeps its parts apart.

    >>> plain("Claim \u206828\u2069")
    'Claim 28'
    """
    return " ".join(text.translate(ISOLATES).split())
