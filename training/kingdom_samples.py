"""Training data of the network: kingdoms of whole games, and the points they still gained."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.bots import Bot, play_game
from kingdomino.kernel.engine import FEATURES, KingdomFeatures
from kingdomino.rules import Action, Discard, Game, MiddleKingdom, Place, Ruleset, View


class KingdomSamples(NamedTuple):
    """Kingdoms, a row each."""

    features: NDArray[np.uint8]
    gains: NDArray[np.float32]
    """The points they still gained."""

    @classmethod
    def joined(cls, parts: "list[KingdomSamples]") -> "KingdomSamples":
        """Return all samples in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Recorder:
    """Follows a game and samples every kingdom that has dominoes to come."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._rows: list[NDArray[np.uint8]] = []
        self._owners: list[tuple[int, int]] = []

    def add(self, before: View, action: Action, after: View) -> None:
        """Sample the kingdom after a placement or a discard."""
        if not isinstance(action, Place | Discard) or before.round == self._ruleset.rounds:
            return
        assert before.actor is not None
        assert before.current_line is not None
        ruleset, seat = self._ruleset, before.actor
        unplaced = before.current_line.kings[before.turn + 1 :].count(seat)
        count = ruleset.kings_each * (ruleset.rounds - before.round) + unplaced
        pool = [*before.unseen, *(before.next_line.dominoes if before.next_line else ())]
        row = np.zeros(FEATURES, np.uint8)
        points = KingdomFeatures(after.kingdoms[seat], ruleset, pool, count).extract(row)
        self._rows.append(row)
        self._owners.append((seat, points))

    def close(self, game: Game) -> KingdomSamples:
        """Return the samples of a game that is over."""
        ends = [kingdom.score(self._ruleset).points for kingdom in game.kingdoms]
        gains = [ends[seat] - points for seat, points in self._owners]
        return KingdomSamples(np.array(self._rows), np.array(gains, np.float32))


def play(ruleset: Ruleset, seed: int, bots: list[Bot]) -> KingdomSamples:
    """Return the samples of a game between bots."""
    game, recorder = play_game(bots, Game.new(ruleset, seed)), Recorder(ruleset)
    for (before, after), action in zip(pairwise(game.history()), game.actions, strict=True):
        recorder.add(before.public, action, after.public)
    return recorder.close(game)


def variants(ruleset: Ruleset) -> Iterator[Ruleset]:
    """Yield the ruleset with every choice of bonuses, endlessly: one network serves them all."""
    while True:
        for middle_kingdom in (None, MiddleKingdom.FULL_BOX):
            for harmony in (False, True):
                yield replace(ruleset, middle_kingdom=middle_kingdom, harmony=harmony)
