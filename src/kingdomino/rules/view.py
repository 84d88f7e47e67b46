"""A game as one seat, or a spectator, may see it."""

from kingdomino.rules.actions import Action, Discard, to_action
from kingdomino.rules.hooks import draw_svg, draw_text
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.rules.kingdom import Kingdom
from kingdomino.rules.line import Line
from kingdomino.rules.pieces import DOMINOES
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.scoring import TieBreakKey

_DISCARDS = {number: Discard(number) for number in DOMINOES}


@immutable
class View(Immutable):
    """The public state of a game: everything that lies face up.

    The order of the draw pile, the dominoes set aside and the kings still to be drawn are not in
    it, so a view can't give them away. Seats count from 0.
    """

    ruleset: Ruleset
    seat: int | None
    """The seat whose view it is; `None` for a spectator."""
    round: int
    """From 1; 0 is the opening, when the kings are put on the first line."""
    kingdoms: tuple[Kingdom, ...]
    """The kingdom of each seat."""
    current_line: Line | None
    """The line whose dominoes are placed in this round; `None` in the opening."""
    next_line: Line | None
    """The line to claim from; `None` in the last round."""
    turn: int
    """How many kings have finished their turn in this round."""
    domino: int | None
    """The domino to place now; `None` if it is time to claim, or the game is over."""
    actor: int | None
    """The seat that acts now; `None` when the game is over."""
    king: int | None
    """The seat whose king acts: the actor's own, except in the opening `drawer` (R5)."""
    unseen: frozenset[int]
    """The dominoes that nobody has seen yet, including those set aside."""
    earlier: tuple[tuple[TieBreakKey, ...], ...] = ()
    """The result of each seat in each earlier game of a Dynasty (R16)."""

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
        """Whether the acting king has placed or discarded and still has to claim."""
        return self.domino is None and self.round > 0 and self.actor is not None

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        if self.round == 0:
            return self.turn
        kings = self.ruleset.kings
        # A king acts twice a round, but once in the opening and once in the last round (R7).
        each = 1 if self.round == self.ruleset.rounds else 2
        before = kings + 2 * kings * (self.round - 1)
        return before + each * self.turn + self.has_placed

    def __str__(self) -> str:
        return draw_text(self)

    def __repr__(self) -> str:
        whose = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: {self.status}>"

    def _repr_svg_(self) -> str:
        return draw_svg(self)

    @property
    def status(self) -> str:
        """The acting seat and its task, in a few words."""
        players = f"{self.ruleset.players} players"
        if self.actor is None:
            return f"{players}, over"
        when = f"round {self.round} of {self.ruleset.rounds}" if self.round else "opening"
        act = "claims" if self.domino is None else f"places {self.domino}"
        return f"{players}, {when}, seat {self.actor} {act}"

    def legal_actions(self) -> tuple[Action, ...]:
        """Return all legal actions of the acting seat; none once the game is over."""
        domino, actor = self.domino, self.actor
        if actor is None:
            return ()
        if domino is None:
            assert self.next_line is not None
            return self.next_line.claims()
        return self.kingdoms[actor].placements(domino) or (_DISCARDS[domino],)

    def is_legal(self, action: Action | str) -> bool:
        """Return whether the acting seat may play an action, given as such or as text.

        Raises `NotationError` for text that is not an action.
        """
        return to_action(action) in self.legal_actions()
