"""A shuffle that nobody can steer, and that everybody can check afterwards.

1. When a table opens, the server draws a secret of 32 bytes and publishes its SHA-256: the
   commitment. From then on the secret can't be changed unnoticed.
2. Each seat may contribute a text. The server could not know it when it committed itself, and
   whoever contributes does not know the secret.
3. The seed of the first game is the SHA-256 of the secret, followed by the SHA-256 of each seat's
   contribution in the order of seats (of the empty text, where a seat contributed nothing).
4. When the match is over the secret is told, and the deal can be made again.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from kingdomino.notation import Record

MOST_LETTERS: Final = 64
_CONTRIBUTION: Final = re.compile(rf"[A-Za-z0-9]{{0,{MOST_LETTERS}}}", re.ASCII)
_SECRET: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NOTHING: Final = "-"


def commit(secret: bytes) -> str:
    """The commitment to a secret, in hexadecimal digits.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


def mix(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The seed of the first game.

    >>> mix(bytes(32), ["", ""]).hex()[:16]
    'd217f979960dde2e'
    """
    shares = [sha256(text.encode()).digest() for text in contributions]
    return sha256(secret + b"".join(shares)).digest()


def is_contribution(text: str) -> bool:
    """Whether a text can be contributed.

    >>> is_contribution("x7Q"), is_contribution("x 7")
    (True, False)
    """
    return _CONTRIBUTION.fullmatch(text) is not None


def tags(
    commitment: str, contributions: Sequence[str], secret: bytes | None
) -> list[tuple[str, str]]:
    """What a record says of its shuffle; the secret only if it is given."""
    found = [("Commitment", commitment)]
    if contributions:
        shares = " ".join(text or _NOTHING for text in contributions)
        found.append(("Contributions", shares))
    if secret is not None:
        found.append(("Secret", secret.hex()))
    return found


class Check(StrEnum):
    """What can be said of a record's shuffle, each true or false."""

    DEAL = "deal"
    """The seed makes the deal that was played."""
    COMMITMENT = "commitment"
    """The secret is the one that was committed to."""
    SEED = "seed"
    """The seed is the mixture of the secret and the contributions."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a record found."""

    commitment: str | None
    """What the record says was published when the table opened."""
    contributions: tuple[str, ...]
    """What each seat contributed."""
    missing: tuple[str, ...]
    """The tags without which nothing can be checked."""
    results: dict[Check, bool]
    """Each check that could be made."""

    @property
    def is_fair(self) -> bool:
        """Whether everything could be checked and is right."""
        return not self.missing and all(self.results.values())


def verify(record: Record, commitment: str | None = None) -> Verdict:
    """Check the shuffle of a record.

    That its seed makes the deal is checked when a record with a seed is read. `commitment` is what
    was noted when the table opened, if it was; otherwise the record's own word is taken.
    """
    told = record.tag("Commitment")
    secret_text, shares = record.tag("Secret"), record.tag("Contributions")
    origin = record.match.games[0].origin
    seed = origin.seed if origin is not None else None
    words = {"Commitment": told, "Contributions": shares, "Secret": secret_text, "Seed": seed}
    missing = tuple(name for name, value in words.items() if value is None)
    contributions = tuple("" if w == _NOTHING else w for w in (shares or "").split())
    results: dict[Check, bool] = {}
    if seed is not None:
        results[Check.DEAL] = True
    if secret_text is not None and told is not None:
        is_secret = _SECRET.fullmatch(secret_text) is not None
        secret = bytes.fromhex(secret_text) if is_secret else b""
        expected = told if commitment is None else commitment.strip().lower()
        results[Check.COMMITMENT] = is_secret and commit(secret) == expected == told
        if seed is not None and shares is not None:
            is_right = len(contributions) == record.match.ruleset.players
            results[Check.SEED] = is_right and mix(secret, contributions) == seed
    return Verdict(told, contributions, missing, results)
