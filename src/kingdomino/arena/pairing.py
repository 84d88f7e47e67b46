"""Who sits where on which deal, so that luck falls on both sides alike."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import combinations
from typing import NamedTuple


class Pairing(NamedTuple):
    """One game to be played."""

    deal: int
    """From 0."""
    seats: tuple[int, ...]
    """The number of the entrant at each seat."""


def match_pairings(players: int, deals: int) -> Iterator[Pairing]:
    """Entrant 0 among entrants 1, from every seat of every deal.

    >>> [pairing.seats for pairing in match_pairings(players=3, deals=1)]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    return robin_pairings(players, deals, [(0, 1)])


def robin_pairings(players: int, deals: int, couples: list[tuple[int, int]]) -> Iterator[Pairing]:
    """For each deal and each couple, the first among those of the second, from every seat."""
    for deal in range(deals):
        for lone, others in couples:
            for seat in range(players):
                yield Pairing(deal, (others,) * seat + (lone,) + (others,) * (players - 1 - seat))


def couples(entrants: int, players: int) -> list[tuple[int, int]]:
    """Everybody against everybody; one among several others is another game than the reverse.

    >>> couples(entrants=3, players=2)
    [(0, 1), (0, 2), (1, 2)]
    >>> couples(entrants=2, players=4)
    [(0, 1), (1, 0)]
    """
    found = list(combinations(range(entrants), 2))
    if players == 2:
        return found
    return [couple for a, b in found for couple in ((a, b), (b, a))]


def deal_seed(seed: int, deal: int) -> bytes:
    """What a deal of a run is shuffled from: SHA-256 of `arena SEED deal DEAL`."""
    return sha256(f"arena {seed} deal {deal}".encode()).digest()


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """The bot's own chance: the first 6 bytes of SHA-256 of `arena SEED deal DEAL seat SEAT`.

    Six, as there are languages that read a larger number from JSON only nearly.
    """
    return int.from_bytes(sha256(f"arena {seed} deal {deal} seat {seat}".encode()).digest()[:6])
