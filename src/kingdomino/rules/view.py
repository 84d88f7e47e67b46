"""A game as one seat, or a spectator, may know it."""

from typing import NamedTuple

from kingdomino.rules.action import Action, Discard
from kingdomino.rules.domino import DOMINOES
from kingdomino.rules.kingdom import Kingdom
from kingdomino.rules.line import Line
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.score import Height

_DISCARDS = {number: Discard(number) for number in DOMINOES}


class View(NamedTuple):
    """Everything that lies on the table face up.

    The order of the draw pile, what was set aside, and the kings still in the hand are not in it,
    so whoever has a view has no way to know them. Seats count from 0.
    """

    # A tuple and not a dataclass: one is made for every action, and this is four times as fast.

    ruleset: Ruleset
    seat: int | None
    """Whose view it is; `None` for a spectator."""
    round: int
    """From 1; 0 is the opening, when the kings come onto the first line."""
    kingdoms: tuple[Kingdom, ...]
    """What each seat has built."""
    current_line: Line | None
    """The line whose dominoes are placed in this round; `None` in the opening."""
    next_line: Line | None
    """The line to claim from; `None` in the last round."""
    turn: int
    """How many kings have had their turn in this round."""
    domino: int | None
    """The domino that has to be placed now; `None` if it is time to claim, or over."""
    actor: int | None
    """The seat that acts now; `None` when the game is over."""
    king: int | None
    """The seat whose king is at turn: the actor's own, but for the opening `drawer` (R5)."""
    unseen: frozenset[int]
    """The dominoes that nobody has seen yet, those set aside among them."""
    earlier: tuple[tuple[Height, ...], ...] = ()
    """What each seat came to in each game before this one; only in a Dynasty (R16)."""

    @property
    def is_over(self) -> bool:
        """Whether every domino has been placed or discarded."""
        return self.actor is None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines on the table: this round's, then the next."""
        return tuple(line for line in (self.current_line, self.next_line) if line is not None)

    @property
    def has_placed(self) -> bool:
        """Whether the king at turn has placed or discarded and still has to claim."""
        return self.domino is None and self.round > 0 and self.actor is not None

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        if self.round == 0:
            return self.turn
        kings = self.ruleset.kings
        # A king acts twice a round, but once in the opening and once in the last round (R7).
        each = 1 if self.round == self.ruleset.rounds else 2
        before = kings + 2 * kings * (self.round - 1)
        return before + each * self.turn + self.has_placed

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat that acts can do; nothing once the game is over."""
        domino, actor = self.domino, self.actor
        if actor is None:
            return ()
        if domino is None:
            assert self.next_line is not None
            return self.next_line.claims()
        return self.kingdoms[actor].placements(DOMINOES[domino]) or (_DISCARDS[domino],)
