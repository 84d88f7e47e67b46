"""What a player reads, in six languages."""

from kingdomino.locales.explanation import code_of, explain
from kingdomino.locales.language import LANGUAGES, choose_language, is_right_to_left
from kingdomino.locales.texts import Texts, UnknownTextError

__all__ = [
    "LANGUAGES",
    "Texts",
    "UnknownTextError",
    "choose_language",
    "code_of",
    "explain",
    "is_right_to_left",
]
