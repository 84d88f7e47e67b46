"""Texts for players in six languages (Project Fluent)."""

from kingdomino.locales.explain import error_code, error_message, expected_text, explain
from kingdomino.locales.language import (
    LANGUAGES,
    SOURCE_LANGUAGE,
    choose_language,
    is_right_to_left,
)
from kingdomino.locales.texts import Texts, UnknownTextError

__all__ = [
    "LANGUAGES",
    "SOURCE_LANGUAGE",
    "Texts",
    "UnknownTextError",
    "choose_language",
    "error_code",
    "error_message",
    "expected_text",
    "explain",
    "is_right_to_left",
]
