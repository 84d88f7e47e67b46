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
from operator import index
from struct import unpack
from typing import NamedTuple, Self, SupportsIndex, TypeVar

from kingdomino.rules.errors import SeedError, UnknownDealError
from kingdomino.rules.pieces import DOMINOES
from kingdomino.rules.ruleset import Opening, Ruleset
from kingdomino.rules.view import View

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

    @classmethod
    def from_unseen(cls, view: View, seed: bytes) -> Self:
        """Return one of the deals that are possible in a view, drawn by a seed.

        It takes from the stream of the seed the shuffle of the unseen dominoes in ascending order,
        then, in the opening, the shuffle of the kings that are left, listed seat by seat.
        """
        words, ruleset = _words(seed), view.ruleset
        unseen = sorted(view.unseen)
        _shuffle(unseen, words)
        lines_left = max(0, ruleset.rounds - view.round - 1)
        order = _kings_left(view, words) if view.round == 0 else ()
        return cls(tuple(unseen[: lines_left * ruleset.line]), tuple(order))

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


def seed_bytes(seed: SupportsIndex | bytes) -> bytes:
    """Return a seed as 32 bytes; an integer, also of NumPy, becomes its big-endian bytes.

    Raises `SeedError` for anything else.

    >>> seed_bytes(7).hex()[-4:]
    '0007'
    """
    if isinstance(seed, bytes):
        if len(seed) == SEED_BYTES:
            return seed
        raise SeedError("seed", seed=f"{len(seed)} bytes")
    try:
        return index(seed).to_bytes(SEED_BYTES, "big")
    except (TypeError, OverflowError):  # not an integer, or negative, or too large
        raise SeedError("seed", seed=repr(seed)) from None


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


def _kings_left(view: View, words: Iterator[int]) -> list[KingDraw]:
    """Return an order of the kings that are still to be drawn in an opening (R5)."""
    ruleset, actor = view.ruleset, view.actor
    assert actor is not None
    assert view.next_line is not None
    if ruleset.opening is Opening.ABBA:
        first = actor if view.turn in (0, 3) else 1 - actor
        order = (first, 1 - first, 1 - first, first)
        return [KingDraw(seat, seat) for seat in order[view.turn + 1 :]]
    drawn = [view.king, *view.next_line.kings]
    kings = [
        seat
        for seat in range(ruleset.players)
        for _ in range(ruleset.kings_each - drawn.count(seat))
    ]
    _shuffle(kings, words)
    if ruleset.opening is Opening.OWNER:
        return [KingDraw(king, king) for king in kings]
    return [KingDraw((actor + 1 + i) % ruleset.players, king) for i, king in enumerate(kings)]
