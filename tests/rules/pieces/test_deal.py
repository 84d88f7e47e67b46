"""From a seed to a shuffled game: R3 and R5."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.rules import DOMINOES, Deal, Game, KingDraw, Opening, Ruleset, SeedError
from kingdomino.rules.deal import next_seed, seed_bytes
from tests.strategies import rulesets, seeds

# Deals that another implementation can be checked against. The stream of 877454 has a word to
# skip: the sixth, for a number below 43.
PILES: dict[int | bytes, str] = {
    0: (
        "33 15 1 16 32 43 25 36 21 20 7 41 13 48 46 37 "
        "31 35 2 18 39 8 19 42 14 17 30 28 4 23 34 5 "
        "38 22 24 3 45 10 47 9 29 11 44 27 26 40 12 6"
    ),
    7: (
        "16 27 21 2 18 30 42 9 38 24 26 5 28 15 12 14 "
        "20 31 11 45 6 25 43 8 29 48 36 35 19 7 34 13 "
        "23 40 22 10 39 1 3 41 33 37 17 47 46 4 32 44"
    ),
    bytes(range(32)): (
        "47 21 16 34 33 24 6 4 44 27 29 14 43 40 18 12 "
        "7 39 23 37 36 2 30 17 22 15 19 20 38 28 26 41 "
        "31 10 3 48 5 9 1 35 42 11 45 25 8 32 13 46"
    ),
    877454: (
        "6 42 14 21 8 26 17 46 16 40 7 4 15 45 32 48 "
        "35 37 41 1 25 30 28 27 47 29 38 9 24 34 43 39 "
        "31 23 22 13 20 10 33 44 3 18 11 2 36 5 12 19"
    ),
}

# preset, players, opening, seed, the seats that choose, the seats whose kings are drawn
HANDS: list[tuple[str, int, str, int | bytes, str, str]] = [
    ("classic", 2, "owner", 0, "0110", "0110"),
    ("classic", 2, "owner", 7, "1100", "1100"),
    ("classic", 2, "owner", bytes(range(32)), "0011", "0011"),
    ("classic", 2, "owner", 877454, "0011", "0011"),
    ("classic", 3, "drawer", 0, "201", "012"),
    ("classic", 3, "drawer", 7, "201", "102"),
    ("classic", 3, "drawer", bytes(range(32)), "201", "210"),
    ("classic", 3, "drawer", 877454, "201", "120"),
    ("classic", 4, "owner", 0, "1320", "1320"),
    ("classic", 4, "owner", 7, "2310", "2310"),
    ("classic", 4, "owner", bytes(range(32)), "1032", "1032"),
    ("classic", 4, "owner", 877454, "1032", "1032"),
    ("mighty-duel", 2, "abba", 0, "0110", "0110"),
    ("mighty-duel", 2, "abba", 7, "0110", "0110"),
    ("mighty-duel", 2, "abba", bytes(range(32)), "0110", "0110"),
    ("mighty-duel", 2, "abba", 877454, "0110", "0110"),
]


@pytest.mark.parametrize(("name", "players", "opening", "seed", "choosers", "kings"), HANDS)
def test_a_deal_can_be_checked_elsewhere(
    *, name: str, players: int, opening: str, seed: int | bytes, choosers: str, kings: str
) -> None:
    ruleset = Ruleset.preset(name, players, opening=opening)
    deal = Deal.from_seed(ruleset, seed_bytes(seed))
    pile = [int(number) for number in PILES[seed].split()]
    assert list(deal.pile) == pile[: ruleset.deck]
    assert deal.king_order == tuple(
        KingDraw(int(a), int(b)) for a, b in zip(choosers, kings, strict=True)
    )


class Tape:
    """The documented stream once more: all its words on a tape, read from the front."""

    def __init__(self, seed: bytes) -> None:
        blocks = b"".join(sha256(seed + bytes([0, 0, 0, i])).digest() for i in range(16))
        self.words = [int(blocks[4 * i : 4 * i + 4].hex(), 16) for i in range(128)]
        self.skipped = 0

    def below(self, bound: int) -> int:
        runs = 2**32 // bound
        run, number = divmod(self.words.pop(0), bound)
        if run < runs:
            return number
        self.skipped += 1
        return self.below(bound)

    def shuffled(self, items: Iterable[int]) -> list[int]:
        """Each element taken out leaves its place to the last one."""
        left, taken = list(items), list[int]()
        while len(left) > 1:
            i = self.below(len(left))
            taken.append(left[i])
            left[i] = left[-1]
            left.pop()
        return left + taken[::-1]


def documented(ruleset: Ruleset, tape: Tape) -> Deal:
    """A deal by the words of the module's docstring."""
    dominoes = tape.shuffled(range(1, 49))
    seats = range(ruleset.players)
    if ruleset.opening == "abba":
        choosers = kings = [[0, 1, 1, 0], [1, 0, 0, 1]][tape.below(2)]
    else:
        choosers = kings = tape.shuffled([0, 0, 1, 1] if ruleset.players == 2 else seats)
    if ruleset.opening == "drawer":
        first = tape.below(ruleset.players)
        choosers = [*seats[first:], *seats[:first]] * 2
    return Deal(tuple(dominoes[: ruleset.deck]), tuple(map(KingDraw, choosers, kings)))


@given(rulesets(), seeds())
def test_the_deal_is_the_documented_one(ruleset: Ruleset, seed: int | bytes) -> None:
    given_seed = seed_bytes(seed)
    assert Deal.from_seed(ruleset, given_seed) == documented(ruleset, Tape(given_seed))


def test_a_word_of_an_incomplete_run_is_skipped() -> None:
    ruleset = Ruleset.preset("classic")
    tape = Tape(seed_bytes(877454))
    assert Deal.from_seed(ruleset, seed_bytes(877454)) == documented(ruleset, tape)
    assert tape.skipped == 1


@given(rulesets(), seeds())
def test_a_deal_has_every_domino_at_most_once(ruleset: Ruleset, seed: int | bytes) -> None:
    deal = Deal.from_seed(ruleset, seed_bytes(seed))
    assert len(deal.pile) == len(set(deal.pile)) == ruleset.deck
    assert set(deal.pile) <= set(DOMINOES)
    assert len(deal.king_order) == ruleset.kings


def spread(values: Iterable[object], bins: int, count: int) -> float:
    """Chi-square of how far values are from coming up equally often."""
    expected = count / bins
    tally = Counter(values)
    assert len(tally) == bins
    return sum((seen - expected) ** 2 / expected for seen in tally.values())


def test_every_domino_and_every_seat_is_as_likely_to_come_first() -> None:
    ruleset = Ruleset.preset("classic", players=4, opening="drawer")
    deals = [Deal.from_seed(ruleset, seed_bytes(seed)) for seed in range(4800)]
    # The mean of chi-square is bins - 1; a fair shuffle stays below these bounds 999 times of 1000.
    assert spread((deal.pile[0] for deal in deals), 48, 4800) < 82.7
    assert spread((deal.pile[-1] for deal in deals), 48, 4800) < 82.7
    assert spread((deal.king_order[0].king for deal in deals), 4, 4800) < 16.3
    assert spread((deal.king_order[0].chooser for deal in deals), 4, 4800) < 16.3
    assert spread((deal.king_order[0] for deal in deals), 16, 4800) < 37.7


def test_the_seat_that_starts_abba_is_a_coin_toss() -> None:
    ruleset = Ruleset.preset("classic", opening=Opening.ABBA)
    firsts = [Deal.from_seed(ruleset, seed_bytes(seed)).king_order[0] for seed in range(1000)]
    assert spread(firsts, 2, 1000) < 10.8


def test_a_number_is_a_seed_of_32_bytes_highest_first() -> None:
    assert seed_bytes(0) == bytes(32)
    assert seed_bytes(258) == bytes(30) + b"\x01\x02"
    assert seed_bytes(2**256 - 1) == b"\xff" * 32
    assert seed_bytes(bytes(range(32))) == bytes(range(32))


@pytest.mark.parametrize(
    ("seed", "message"),
    [(-1, "not -1"), (2**256, f"not {2**256}"), (b"short", "not 5 bytes"), ("7", "not '7'")],
)
def test_anything_else_is_no_seed(seed: int | bytes, message: str) -> None:
    with pytest.raises(SeedError, match=message) as refusal:
        Game.new(Ruleset.preset("classic"), seed)
    assert refusal.value.reason == "seed"


def test_the_next_seed_is_the_hash_of_this_one() -> None:
    expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert next_seed(bytes(32)).hex() == expected


def test_the_same_seed_is_the_same_game() -> None:
    ruleset = Ruleset.preset("classic", players=4)
    assert Game.new(ruleset, 7) == Game.new(ruleset, (7).to_bytes(32, "big"))
    assert Game.new(ruleset, 7) != Game.new(ruleset, 8)


def test_a_deal_is_what_it_holds_and_not_where_it_came_from() -> None:
    deal = Deal.from_seed(Ruleset.preset("classic"), seed_bytes(7))
    assert replace(deal, seed=None) == deal


@given(rulesets(), seeds(), seeds(), st.integers(0, 30))
def test_a_deal_of_what_is_unseen_can_be_played_to_the_end(
    ruleset: Ruleset, seed: int | bytes, other: int | bytes, plies: int
) -> None:
    game = Game.new(ruleset, seed)
    for _ in range(plies):
        game = game if game.is_over else game.play(game.legal_actions()[0])
    guess = Game.from_view(game.public, other)
    assert guess.public == game.public
    assert len(guess.deal.pile) == len(game.deal.pile)
    assert len(guess.deal.king_order) == len(game.deal.king_order)
    while not guess.is_over:
        guess = guess.play(guess.legal_actions()[0])
