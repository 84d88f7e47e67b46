"""How much a test plays: what `make test` has time for, or `make nightly`."""

import os


def size(usual: int, nightly: int) -> int:
    """Return a number of games: the larger one in `make nightly`."""
    return nightly if os.environ.get("KINGDOMINO_NIGHTLY") else usual
