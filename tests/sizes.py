"""How much a test tries: what `make test` has time for, or `make nightly`."""

import os
from collections.abc import Collection
from typing import Final

from kingdomino.locales import LANGUAGES

_IS_NIGHTLY: Final = bool(os.environ.get("KINGDOMINO_NIGHTLY"))

LAYOUT_LANGUAGES: Final[Collection[str]] = LANGUAGES if _IS_NIGHTLY else ("el", "de", "he")
"""For tests that lay out a screen hundreds of times: the longest texts, and right to left."""

AXE_LANGUAGES: Final[Collection[str]] = LANGUAGES if _IS_NIGHTLY else ("en", "he")
"""For axe on every screen: that no text is missing in a language is a test of the messages."""


def size(usual: int, nightly: int) -> int:
    """Return a number of games: the larger one in `make nightly`."""
    return nightly if _IS_NIGHTLY else usual
