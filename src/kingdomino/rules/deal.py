"""From a seed to a shuffled deal, in a way that any language can reproduce.

A seed is 32 bytes. It generates a stream of 32-bit words: block *i* of the stream, counted from 0,
is SHA-256(seed ‖ *i* as four bytes, big-endian), read as eight big-endian words.

- A number below *n* is the next word modulo *n*. Words of the last incomplete run of *n* values
  below 2³² are rejected, so that the numbers are uniformly distributed.
- A list is shuffled by Fisher–Yates: for *i* from its last index down to 1, swap the element at *i*
  with the element at a number below *i* + 1.

A deal takes from the stream, in this order: the shuffle of the dominoes 1 to 48, the first
`Ruleset.deck` of which are the draw pile from the top (R3); then the opening (R5): the shuffle of
all kings, listed seat by seat, and, where players draw them, the seat that draws first, a number
below the number of players. With the opening `abba` only that first seat is drawn, below 2.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from struct import unpack
from typing import NamedTuple, Self, TypeVar

from kingdomino.rules.errors import SeedError, UnknownDealError
from kingdomino.rules.pieces import DOMINOES
from kingdomino.rules.ruleset import Opening, Ruleset

SEED_BYTES = 32
_WORDS = 1 << 32

_Item = TypeVar("_Item")


class KingDraw(NamedTuple):
    """A king drawn in the opening (R5)."""

    chooser: int
    """The seat that chooses its domino."""
    king: int
    """The seat whose king it is."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The hidden part of a game: nobody may see it before it is dealt."""

    pile: tuple[int, ...]
    """The dominoes still to be dealt, from the top of the draw pile."""
    king_order: tuple[KingDraw, ...] = ()
    """The kings of the opening that are still to be drawn, the next one first."""
    seed: bytes | None = field(default=None, compare=False)
    """The seed of a whole deal, if it is known."""

    @classmethod
    def from_seed(cls, ruleset: Ruleset, seed: bytes) -> Self:
        """Return the deal of a seed, as this module describes."""
        words = _words(seed)
        dominoes = list(DOMINOES)
        _shuffle(dominoes, words)
        return cls(tuple(dominoes[: ruleset.deck]), tuple(_king_order(ruleset, words)), seed)

    def deal_line(self, length: int) -> tuple[tuple[int, ...], "Deal"]:
        """Return the top dominoes of the pile, and the rest of the deal.

        Raises `UnknownDealError` if the pile is not known that far.
        """
        if len(self.pile) < length:
            raise UnknownDealError("unknown-deal")
        return self.pile[:length], Deal(self.pile[length:], self.king_order)

    def draw_king(self) -> tuple[KingDraw, "Deal"]:
        """Return the next king of the opening, and the rest of the deal.

        Raises `UnknownDealError` if it is not known.
        """
        if not self.king_order:
            raise UnknownDealError("unknown-deal")
        return self.king_order[0], Deal(self.pile, self.king_order[1:])


def seed_bytes(seed: int | bytes) -> bytes:
    """Return a seed as 32 bytes; an integer becomes its big-endian bytes.

    Raises `SeedError` for anything else.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and 0 <= seed < 1 << 8 * SEED_BYTES:
        return seed.to_bytes(SEED_BYTES, "big")
    text = f"{len(seed)} bytes" if isinstance(seed, bytes) else repr(seed)
    raise SeedError("seed", seed=text)


def next_seed(seed: bytes) -> bytes:
    """Return the seed of the next game of a Dynasty: the SHA-256 of this one (R16)."""
    return sha256(seed).digest()


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(">8I", sha256(seed + block.to_bytes(4, "big")).digest())
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORDS - _WORDS % bound
    while (word := next(words)) >= limit:
        pass
    return word % bound


def _shuffle(items: list[_Item], words: Iterator[int]) -> None:
    for bound in range(len(items), 1, -1):
        i, j = bound - 1, _below(bound, words)
        items[i], items[j] = items[j], items[i]


def _king_order(ruleset: Ruleset, words: Iterator[int]) -> list[KingDraw]:
    if ruleset.opening is Opening.ABBA:
        first = _below(2, words)
        return [KingDraw(seat, seat) for seat in (first, 1 - first, 1 - first, first)]
    kings = [seat for seat in range(ruleset.players) for _ in range(ruleset.kings_each)]
    _shuffle(kings, words)
    if ruleset.opening is Opening.OWNER:
        return [KingDraw(king, king) for king in kings]
    first = _below(ruleset.players, words)
    return [KingDraw((first + i) % ruleset.players, king) for i, king in enumerate(kings)]
