"""One game, from the deal to the standings."""

from collections.abc import Iterator
from dataclasses import field
from typing import Any, SupportsIndex

from kingdomino.rules.actions import Action, Claim, Discard, Place, to_action
from kingdomino.rules.deal import Deal, seed_bytes
from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.hooks import draw_svg, draw_text, fresh_seed
from kingdomino.rules.immutable import Immutable, immutable
from kingdomino.rules.kingdom import Kingdom
from kingdomino.rules.line import Line
from kingdomino.rules.pieces import DOMINOES
from kingdomino.rules.ruleset import Ruleset, to_ruleset
from kingdomino.rules.scoring import Score, Standing, rank, sole_winner
from kingdomino.rules.view import View

History = tuple["History", Action] | tuple["Game", Action]
"""The actions of a game as a linked list, newest first, that ends with the initial state.

Playing an action adds a node and copies nothing.
"""


@immutable
class Game(Immutable):
    """An immutable game state: the public table plus the hidden deal.

    >>> game = Game.new("classic/4", seed=7)
    >>> while not game.is_over:
    ...     game = game.play(game.legal_actions()[0])
    >>> print(game.standings()[0])
    1. yellow: 35 points, decided by points
    """

    # Two states are equal however they were reached. The deal is secret and stays out of logs.
    public: View
    """The view of a spectator, which everybody may see."""
    deal: Deal = field(repr=False)
    """The part of the deal that is still hidden. Secret."""
    origin: Deal | None = field(default=None, repr=False, compare=False)
    """The whole deal at the start; `None` for a game that was set up from a position."""
    past: History | None = field(default=None, repr=False, compare=False)
    """The actions that led here; see `actions` and `history`."""

    @staticmethod
    def new(ruleset: Ruleset | str, seed: SupportsIndex | bytes | None = None) -> "Game":
        """Deal a game from a seed, with the first line laid out and the first king drawn (R3–R5).

        The rules may be text, `classic/4`. Without a seed every game is another one. Raises
        `SeedError` if the seed is neither 32 bytes nor an integer that fits in them, and
        `NotationError` for text that is not a ruleset.
        """
        ruleset = to_ruleset(ruleset)
        seed = fresh_seed() if seed is None else seed
        return Game.from_deal(ruleset, Deal.from_seed(ruleset, seed_bytes(seed)))

    @staticmethod
    def from_deal(ruleset: Ruleset, deal: Deal) -> "Game":
        """Start a game with a known deal.

        Raises `UnknownDealError` if the deal has no first line or no first king.
        """
        line, hidden = deal.deal_line(ruleset.line)
        draw, hidden = hidden.draw_king()
        public = View(
            ruleset=ruleset,
            seat=None,
            round=0,
            kingdoms=(Kingdom.empty(ruleset.grid),) * ruleset.players,
            current_line=None,
            next_line=Line.deal(line),
            turn=0,
            domino=None,
            actor=draw.chooser,
            king=draw.king,
            unseen=frozenset(DOMINOES).difference(line),
        )
        return Game(public, hidden, origin=deal)

    @staticmethod
    def from_view(view: View, seed: SupportsIndex | bytes) -> "Game":
        """Return a game that fits a view: the unseen dominoes are dealt by a seed.

        Raises `SeedError` if the seed is neither 32 bytes nor an integer that fits in them.

        >>> view = Game.new("classic/2", seed=7).public
        >>> Game.from_view(view, seed=1).public == view
        True
        """
        return Game(view.evolve(seat=None), Deal.from_unseen(view, seed_bytes(seed)))

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions played so far."""
        return self._start_and_actions()[1]

    def history(self) -> Iterator["Game"]:
        """Yield every state of the game: the first, then the state after each action.

        The states are computed by replaying the actions. The last one equals this game.
        """
        game, actions = self._start_and_actions()
        yield game
        for action in actions:
            game = game.play(action)
            yield game

    @property
    def previous(self) -> "Game | None":
        """The state before the last action; `None` for the first state."""
        game, actions = self._start_and_actions()
        if not actions:
            return None
        for action in actions[:-1]:
            game = game.play(action)
        return game

    def _start_and_actions(self) -> tuple["Game", tuple[Action, ...]]:
        actions: list[Action] = []
        node: History | Game = self if self.past is None else self.past
        while isinstance(node, tuple):
            node, action = node
            actions.append(action)
        return node, tuple(reversed(actions))

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self.public.ruleset

    @property
    def round(self) -> int:
        """The round, from 1; 0 is the opening."""
        return self.public.round

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """The kingdom of each seat."""
        return self.public.kingdoms

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines on the table: this round's, then the next."""
        return self.public.lines

    @property
    def actor(self) -> int | None:
        """The seat that acts; `None` when the game is over."""
        return self.public.actor

    @property
    def is_over(self) -> bool:
        """Whether every domino has been placed or discarded."""
        return self.public.actor is None

    @property
    def ply(self) -> int:
        """The number of actions played so far."""
        return self.public.ply

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat; without one, that of a spectator.

        Raises `ValueError` for a seat that is not in the game.
        """
        if seat is None:
            return self.public
        if seat not in range(self.ruleset.players):
            raise ValueError(f"seats are 0 to {self.ruleset.players - 1}, not {seat!r}")
        return self.public.evolve(seat=seat)

    def legal_actions(self) -> tuple[Action, ...]:
        """Return all legal actions of the acting seat; none once the game is over."""
        return self.public.legal_actions()

    def is_legal(self, action: Action | str) -> bool:
        """Return whether the acting seat may play an action, given as such or as text.

        Raises `NotationError` for text that is not an action.
        """
        return self.public.is_legal(action)

    def play(self, action: Action | str) -> "Game":
        """Return the game after an action of the acting seat, given as such or as text: `>28`.

        Raises `IllegalActionError` if the action is not legal, `NotationError` for text that is not
        an action, and `TypeError` for anything else.
        """
        public = self.public
        if public.actor is None:
            raise IllegalActionError(Reason.GAME_OVER)
        domino = public.domino
        if isinstance(action, Claim):
            if domino is not None:
                raise IllegalActionError(Reason.PLACE_FIRST, domino=domino)
            return self._claim(action)
        if not isinstance(action, (Place, Discard)):
            return self.play(to_action(action))
        if domino is None:
            raise IllegalActionError(Reason.CLAIM_FIRST)
        if action.domino != domino:
            raise IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=action.domino, expected=domino)
        return self._build(action)

    def __str__(self) -> str:
        return draw_text(self)

    def __repr__(self) -> str:
        return f"<Game: {self.public.status}>"

    def _repr_svg_(self) -> str:
        return draw_svg(self)

    def scores(self) -> tuple[Score, ...]:
        """Return the score of each seat, by the kingdoms as they are now (R13, R15)."""
        return tuple(kingdom.score(self.ruleset) for kingdom in self.kingdoms)

    @property
    def winner(self) -> int | None:
        """The seat that has won; `None` before the end, or if the victory is shared (R14)."""
        return sole_winner(self.standings()) if self.is_over else None

    def standings(self) -> tuple[Standing, ...]:
        """Return the seats, best first, by the kingdoms as they are now (R13–R15)."""
        return rank(self.ruleset, [(score,) for score in self.scores()])

    def _build(self, action: Place | Discard) -> "Game":
        """Place or discard; the same king claims next, except in the last round (R7)."""
        public = self.public
        seat, kingdoms = public.actor, public.kingdoms
        assert seat is not None
        if isinstance(action, Place):
            kingdom = kingdoms[seat].place(action)
        else:
            kingdom = kingdoms[seat].discard(action.domino)
        kingdoms = kingdoms[:seat] + (kingdom,) + kingdoms[seat + 1 :]
        if public.next_line is None:
            return self._next_king(action, kingdoms, None)
        after = public.mutable_copy()
        after.kingdoms = kingdoms
        after.domino = None
        return self._after(action, self.deal, after)

    def _claim(self, action: Claim) -> "Game":
        """Claim a domino; then it is the next king's turn, or the next round (R6)."""
        public = self.public
        assert public.next_line is not None
        assert public.king is not None
        line = public.next_line.claimed(action.domino, public.king)
        if public.turn + 1 < public.ruleset.kings:
            return self._next_king(action, public.kingdoms, line)
        return self._next_round(action, line)

    def _next_king(
        self, action: Action, kingdoms: tuple[Kingdom, ...], next_line: Line | None
    ) -> "Game":
        """Give the turn to the king on the next higher domino; in the opening, draw it (R5, R6)."""
        public, deal = self.public, self.deal
        current, turn = public.current_line, public.turn + 1
        after = public.mutable_copy()
        after.kingdoms = kingdoms
        after.next_line = next_line
        after.turn = turn
        if current is None:
            (after.actor, after.king), deal = deal.draw_king()
        elif turn < public.ruleset.kings:
            after.actor = after.king = current.kings[turn]
            after.domino = current.dominoes[turn]
        else:
            after.actor = after.king = after.domino = None
        return self._after(action, deal, after)

    def _next_round(self, action: Action, claimed: Line) -> "Game":
        """Start placing the claimed line; deal the next one, except in the last round."""
        public, deal = self.public, self.deal
        ruleset, current = public.ruleset, claimed.without_free()
        after = public.mutable_copy()
        after.round = public.round + 1
        after.current_line = current
        after.next_line = None
        after.turn = 0
        after.domino = current.dominoes[0]
        after.actor = after.king = current.kings[0]
        if after.round < ruleset.rounds:
            dealt, deal = deal.deal_line(ruleset.line)
            after.next_line = Line.deal(dealt)
            after.unseen = public.unseen.difference(dealt)
        return self._after(action, deal, after)

    def _after(self, action: Action, deal: Deal, public: Any) -> "Game":
        """Return the state after an action, with a mutable copy of the view."""
        after = self.mutable_copy()
        after.public = View.freeze(public)
        after.deal = deal
        after.past = (self if self.past is None else self.past, action)
        return self.freeze(after)
