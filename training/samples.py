"""What a network learns from: kingdoms of whole games, and what they came to."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.bots import Bot
from kingdomino.kernel.engine import SIGNS, Outlook
from kingdomino.rules import Action, Discard, Game, MiddleKingdom, Place, Ruleset, View


class Samples(NamedTuple):
    """Kingdoms, a row each."""

    signs: NDArray[np.uint8]
    """As the network sees them."""
    gains: NDArray[np.float32]
    """The points they still made."""

    @classmethod
    def joined(cls, parts: "list[Samples]") -> "Samples":
        """All of them in one."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Recorder:
    """Follows a game and keeps every kingdom that has something to come."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._rows: list[NDArray[np.uint8]] = []
        self._owners: list[tuple[int, int]] = []

    def note(self, before: View, action: Action, after: View) -> None:
        """An action was played: if it was a placement or a discard, keep the kingdom."""
        if not isinstance(action, Place | Discard) or before.round == self._ruleset.rounds:
            return
        assert before.actor is not None
        assert before.current_line is not None
        ruleset, seat = self._ruleset, before.actor
        unplaced = before.current_line.kings[before.turn + 1 :].count(seat)
        left = ruleset.kings_each * (ruleset.rounds - before.round) + unplaced
        pool = [*before.unseen, *(before.next_line.dominoes if before.next_line else ())]
        row = np.zeros(SIGNS, np.uint8)
        points = Outlook(after.kingdoms[seat], ruleset, pool, left).signs(row)
        self._rows.append(row)
        self._owners.append((seat, points))

    def close(self, game: Game) -> Samples:
        """The samples, now that it is known what the kingdoms came to."""
        ends = [kingdom.score(self._ruleset).points for kingdom in game.kingdoms]
        gains = [ends[seat] - points for seat, points in self._owners]
        return Samples(np.array(self._rows), np.array(gains, np.float32))


def play(ruleset: Ruleset, seed: int, bots: list[Bot]) -> Samples:
    """The samples of a game between bots."""
    game, recorder = Game.new(ruleset, seed), Recorder(ruleset)
    while not game.is_over:
        before = game.public
        assert before.actor is not None
        action = bots[before.actor].choose(game.view(before.actor))
        game = game.play(action)
        recorder.note(before, action, game.public)
    return recorder.close(game)


def variants(ruleset: Ruleset) -> Iterator[Ruleset]:
    """The ruleset with every choice of bonuses, again and again: one network knows them all."""
    while True:
        for middle_kingdom in (None, MiddleKingdom.FULL_BOX):
            for harmony in (False, True):
                yield replace(ruleset, middle_kingdom=middle_kingdom, harmony=harmony)
