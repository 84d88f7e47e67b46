"""Texts for players, in several languages (Project Fluent)."""

from kingdomino.locales.explain import error_code, error_message, expected_text, explain
from kingdomino.locales.language import (
    LANGUAGES,
    SOURCE_LANGUAGE,
    Language,
    choose_language,
    find_language,
)
from kingdomino.locales.texts import Texts, UnknownTextError

__all__ = [
    "LANGUAGES",
    "SOURCE_LANGUAGE",
    "Language",
    "Texts",
    "UnknownTextError",
    "choose_language",
    "error_code",
    "error_message",
    "expected_text",
    "explain",
    "find_language",
]
