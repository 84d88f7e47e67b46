"""The results of many games."""

from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kingdomino.kernel.engine import Position
from kingdomino.notation import Record
from kingdomino.rules import Action, Claim, Deal, Discard, Game, KingDraw, Match, Place, Ruleset
from kingdomino.rules.deal import seed_bytes
from kingdomino.rules.pieces import CASTLE, CELLS

LOG_ENTRY = 4
"""Bytes of a logged action: the king's seat, the domino, the cells of its two squares."""

_DISCARD, _CLAIM = 254, 255  # in place of a cell

# By the byte that stands for a cell: its column and row from the castle.
_X, _Y = np.zeros(256, np.int8), np.zeros(256, np.int8)
for _index, _cell in enumerate(CELLS):
    _X[_index], _Y[_index] = _cell.column - CASTLE.column, _cell.row - CASTLE.row

Deals = Literal["fast", "seeded"]


class ActionKind(IntEnum):
    """The kinds of actions in `ActionArrays`."""

    PLACE = 0
    DISCARD = 1
    CLAIM = 2


class ActionArrays(NamedTuple):
    """The actions of many games as arrays, all by game and ply."""

    kings: NDArray[np.uint8]
    """The seat whose king it is."""
    dominoes: NDArray[np.uint8]
    """The domino placed, discarded or claimed."""
    kinds: NDArray[np.uint8]
    """An `ActionKind`."""
    first_x: NDArray[np.int8]
    """Column of the first square, counted from the castle; 0 unless the domino is placed."""
    first_y: NDArray[np.int8]
    second_x: NDArray[np.int8]
    second_y: NDArray[np.int8]


@dataclass(frozen=True, eq=False)
class Outcomes:
    """The results of many games, a row each."""

    points: NDArray[np.uint16]
    """By game and seat, bonuses included."""
    ranks: NDArray[np.uint8]
    """By game and seat; 1 for every winner of a shared victory (R14)."""
    actions: NDArray[np.uint8] | None = None
    """The log, by game and ply, if it was kept; `decode_actions` and `steps` decode it."""

    def win_shares(self) -> NDArray[np.float64]:
        """Return each seat's share of each victory: a shared victory is split."""
        is_first = self.ranks == 1
        shares: NDArray[np.float64] = is_first / is_first.sum(axis=1, keepdims=True)
        return shares

    def decode_actions(self) -> ActionArrays:
        """Return the actions of all games as arrays.

        Raises `ValueError` if actions were not kept.
        """
        log = self._log()
        first, second = log[..., 2], log[..., 3]
        kinds = np.where(first == _DISCARD, np.uint8(ActionKind.DISCARD), ActionKind.PLACE)
        np.putmask(kinds, first == _CLAIM, ActionKind.CLAIM)
        return ActionArrays(
            log[..., 0], log[..., 1], kinds, _X[first], _Y[first], _X[second], _Y[second]
        )

    def steps(self, game: int) -> list[tuple[int, Action]]:
        """Return the actions of a game, each with the seat whose king it is.

        Raises `ValueError` if actions were not kept.
        """
        return _steps(self._log()[game])

    def _log(self) -> NDArray[np.uint8]:
        if self.actions is None:
            raise ValueError("the actions of these games were not kept: pass keep_actions=True")
        return self.actions


@dataclass(frozen=True, eq=False)
class SimulatedGames(Outcomes):
    """The results of whole games, each of which can be written as a record."""

    source: "GameSource" = field(kw_only=True)
    """How the games were dealt and played."""

    def record(self, game: int) -> Record:
        """Return the record of a game; with seeded deals, its seed is in it.

        A game whose actions were not kept is played again. The record of a game of a Dynasty is
        that of a single game.
        """
        log = self.source.replay(game) if self.actions is None else self.actions[game]
        played = Game.from_deal(self.source.single_ruleset, self.source.deal(game))
        for _, action in _steps(log):
            played = played.play(action)
        return Record(Match((played,)))


@dataclass(frozen=True)
class GameSource:
    """The source of simulated games: game *i* depends on this and on *i* alone."""

    ruleset: Ruleset
    position: Position
    seed: int
    deals: Deals

    @property
    def single_ruleset(self) -> Ruleset:
        """The rules of one game: a Dynasty is three of them (R16)."""
        return replace(self.ruleset, games=1)

    def deal(self, game: int) -> Deal:
        """Return the deal of a game."""
        if self.deals == "seeded":
            return Deal.from_seed(self.ruleset, seed_bytes(self.seed + game))
        pile, kings = self.position.deal(self.seed, game)
        return Deal(tuple(pile), tuple(KingDraw(*draw) for draw in kings))

    def replay(self, game: int) -> NDArray[np.uint8]:
        """Return the log of a game, which is played again."""
        points = np.zeros((1, self.ruleset.players), np.uint16)
        ranks = np.zeros((1, self.ruleset.players), np.uint8)
        log = np.zeros((1, self.position.plies, LOG_ENTRY), np.uint8)
        self.position.play(self.seed, game, points, ranks, log, is_seeded=self.deals == "seeded")
        row: NDArray[np.uint8] = log[0]
        return row


def _steps(log: NDArray[np.uint8]) -> list[tuple[int, Action]]:
    return [_step(*entry) for entry in log.tolist()]


def _step(king: int, domino: int, first: int, second: int) -> tuple[int, Action]:
    if first == _CLAIM:
        return king, Claim(domino)
    if first == _DISCARD:
        return king, Discard(domino)
    return king, Place(domino, CELLS[first], CELLS[second])
