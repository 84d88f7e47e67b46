"""Seat assignments: every deal is played from every seat, so that luck cancels out."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple


class Pairing(NamedTuple):
    """One game to be played."""

    deal: int
    """From 0."""
    seats: tuple[int, ...]
    """The number of the entrant in each seat."""

    def tags(self) -> tuple[tuple[str, str], ...]:
        """Return the tags that name this game in a record.

        >>> Pairing(3, (0, 1)).tags()
        (('Deal', '3'), ('Entrants', '0 1'))
        """
        return ("Deal", str(self.deal)), ("Entrants", " ".join(map(str, self.seats)))


def match_pairings(players: int, deals: int) -> Iterator[Pairing]:
    """Yield entrant 0 against entrant 1, from every seat of every deal.

    >>> [pairing.seats for pairing in match_pairings(players=3, deals=1)]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    return robin_pairings(players, deals, [(0, 1)])


def robin_pairings(players: int, deals: int, pairs: list[tuple[int, int]]) -> Iterator[Pairing]:
    """Yield, for each deal and pair, the first in every seat and the second in all others."""
    for deal in range(deals):
        for one, others in pairs:
            for seat in range(players):
                yield Pairing(deal, (others,) * seat + (one,) + (others,) * (players - 1 - seat))


def entrant_pairs(entrants: int, players: int) -> list[tuple[int, int]]:
    """Return every pair of entrants; with more than two players, in both orders.

    >>> entrant_pairs(entrants=3, players=2)
    [(0, 1), (0, 2), (1, 2)]
    >>> entrant_pairs(entrants=2, players=4)
    [(0, 1), (1, 0)]
    """
    pairs = list(combinations(range(entrants), 2))
    if players == 2:
        return pairs
    return [pair for a, b in pairs for pair in ((a, b), (b, a))]


def deal_seed(seed: int, deal: int) -> bytes:
    """Return the seed of a deal of a run: SHA-256 of `arena SEED deal DEAL`."""
    return sha256(f"arena {seed} deal {deal}".encode()).digest()


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """Return the seed of a bot: the first 6 bytes of SHA-256 of `arena SEED deal DEAL seat SEAT`.

    Six, because some languages parse larger JSON numbers with a loss of precision.
    """
    return int.from_bytes(sha256(f"arena {seed} deal {deal} seat {seat}".encode()).digest()[:6])
