"""A verifiable shuffle, by commitment and contributions.

1. When a table is opened, the server draws a secret of 32 bytes and publishes its SHA-256, the
   commitment. From then on it can't change the secret without being noticed.
2. Each seat may contribute a text. The server did not know it when it committed to the secret, and
   whoever contributes does not know the secret.
3. The seed of the first game is the SHA-256 of the secret, followed by the SHA-256 of each seat's
   contribution in seat order (of the empty text, where a seat contributed nothing).
4. When the match is over, the secret is published, and everybody can repeat the deal.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from kingdomino.notation import Record

MAX_CONTRIBUTION: Final = 64
_CONTRIBUTION: Final = re.compile(rf"[A-Za-z0-9]{{0,{MAX_CONTRIBUTION}}}", re.ASCII)
_SECRET: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NOTHING: Final = "-"


def commit(secret: bytes) -> str:
    """Return the commitment to a secret, in hexadecimal.

    >>> commit(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


def mix(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the seed of the first game.

    >>> mix(bytes(32), ["", ""]).hex()[:16]
    'd217f979960dde2e'
    """
    shares = [sha256(text.encode()).digest() for text in contributions]
    return sha256(secret + b"".join(shares)).digest()


def is_contribution(text: str) -> bool:
    """Return whether a text is a valid contribution.

    >>> is_contribution("x7Q"), is_contribution("x 7")
    (True, False)
    """
    return _CONTRIBUTION.fullmatch(text) is not None


def shuffle_tags(
    commitment: str, contributions: Sequence[str], secret: bytes | None
) -> list[tuple[str, str]]:
    """Return the tags of a record about its shuffle; the secret only if it is given."""
    tags = [("Commitment", commitment)]
    if contributions:
        tags.append(("Contributions", " ".join(text or _NOTHING for text in contributions)))
    if secret is not None:
        tags.append(("Secret", secret.hex()))
    return tags


class Check(StrEnum):
    """A check of a record's shuffle."""

    DEAL = "deal"
    """The seed makes the deal that was played."""
    COMMITMENT = "commitment"
    """The secret matches the commitment."""
    SEED = "seed"
    """The seed is derived from the secret and the contributions."""
    CONTRIBUTION = "contribution"
    """The contributions that the caller knows are among them."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of checking a record."""

    commitment: str | None
    """The commitment that the record contains."""
    contributions: tuple[str, ...]
    """The contribution of each seat."""
    missing: tuple[str, ...]
    """The tags that are missing, so that not everything can be checked."""
    results: dict[Check, bool]
    """The result of each check that could be made."""

    @property
    def is_fair(self) -> bool:
        """Whether all checks could be made and hold."""
        return not self.missing and all(self.results.values())


def verify(
    record: Record,
    commitment: str | None = None,
    known: Mapping[int, str] = MappingProxyType({}),
) -> Verdict:
    """Check the shuffle of a record.

    That the seed makes the deal is checked when a record with a seed is parsed. `commitment` is the
    one noted when the table was opened; without it, that of the record is used. `known` are
    contributions by seat, from 0, that the caller knows to have been made.
    """
    recorded = record.tag("Commitment")
    secret_text, shares = record.tag("Secret"), record.tag("Contributions")
    origin = record.match.games[0].origin
    seed = origin.seed if origin is not None else None
    tags = {"Commitment": recorded, "Contributions": shares, "Secret": secret_text, "Seed": seed}
    missing = tuple(name for name, value in tags.items() if value is None)
    contributions = tuple("" if text == _NOTHING else text for text in (shares or "").split())
    results: dict[Check, bool] = {}
    if seed is not None:
        results[Check.DEAL] = True
    if secret_text is not None and recorded is not None:
        is_secret = _SECRET.fullmatch(secret_text) is not None
        secret = bytes.fromhex(secret_text) if is_secret else b""
        expected = recorded if commitment is None else commitment.strip().lower()
        results[Check.COMMITMENT] = is_secret and commit(secret) == expected == recorded
        if seed is not None and shares is not None:
            is_right = len(contributions) == record.match.ruleset.players
            results[Check.SEED] = is_right and mix(secret, contributions) == seed
    if known and shares is not None:
        recorded_parts = dict(enumerate(contributions))
        results[Check.CONTRIBUTION] = all(
            recorded_parts.get(seat) == text for seat, text in known.items()
        )
    return Verdict(recorded, contributions, missing, results)
