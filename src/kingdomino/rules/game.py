"""One deal from set-up to standings."""

from typing import NamedTuple

from kingdomino.rules.action import Action, Claim, Discard, Place
from kingdomino.rules.deal import Deal, seed_bytes
from kingdomino.rules.domino import DOMINOES
from kingdomino.rules.errors import IllegalActionError, Reason
from kingdomino.rules.kingdom import Kingdom
from kingdomino.rules.line import Line
from kingdomino.rules.ruleset import Ruleset
from kingdomino.rules.standing import Standing, rank
from kingdomino.rules.view import View

Past = tuple["Past", Action] | Deal | None
"""Actions as a chain from the last back to the deal, so that a game grows by one without copying.

A game set up in its midst has a chain that ends in `None`.
"""


class Game(NamedTuple):
    """What lies on the table, and what chance still has in store.

    >>> game = Game.new(Ruleset.preset("classic", players=4), seed=7)
    >>> while not game.is_over:
    ...     game = game.play(game.legal_actions()[0])
    >>> print(game.standings()[0])
    1. yellow: 35 points, decided by points
    """

    table: View
    """What everyone sees: the view of a spectator."""
    deal: Deal
    """What chance still has in store. Secret."""
    past: Past = None
    """What led here; `actions` and `origin` are easier to read."""

    @staticmethod
    def new(ruleset: Ruleset, seed: int | bytes) -> "Game":
        """A game dealt from a seed, its first line laid out and its first king drawn (R3–R5).

        Raises `SeedError` if the seed is neither 32 bytes nor a number that fits in them.
        """
        return Game.dealt(ruleset, Deal.from_seed(ruleset, seed_bytes(seed)))

    @staticmethod
    def dealt(ruleset: Ruleset, deal: Deal) -> "Game":
        """A game with a known deal."""
        line, left = deal.without_line(ruleset.line)
        king, left = left.without_king()
        table = View(
            ruleset=ruleset,
            seat=None,
            round=0,
            kingdoms=(Kingdom.empty(ruleset.grid),) * ruleset.players,
            current_line=None,
            next_line=Line.laid(line),
            turn=0,
            domino=None,
            actor=king.chooser,
            king=king.king,
            unseen=frozenset(DOMINOES).difference(line),
        )
        return Game(table, left, deal)

    # A game is what it has come to and what is to come, however it came to be. Its deal is secret
    # and stays out of logs.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.table, self.deal) == (other.table, other.deal)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.table, self.deal))

    def __repr__(self) -> str:
        return f"Game(table={self.table!r})"

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything played so far."""
        found = []
        past = self.past
        while isinstance(past, tuple):
            past, action = past
            found.append(action)
        return tuple(reversed(found))

    @property
    def origin(self) -> Deal | None:
        """The whole deal at the start; `None` for a game set up in its midst."""
        past = self.past
        while isinstance(past, tuple):
            past, _ = past
        return past

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by."""
        return self.table.ruleset

    @property
    def round(self) -> int:
        """From 1; 0 is the opening."""
        return self.table.round

    @property
    def kingdoms(self) -> tuple[Kingdom, ...]:
        """What each seat has built."""
        return self.table.kingdoms

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines on the table: this round's, then the next."""
        return self.table.lines

    @property
    def actor(self) -> int | None:
        """The seat that acts; `None` when the game is over."""
        return self.table.actor

    @property
    def is_over(self) -> bool:
        """Whether every domino has been placed or discarded."""
        return self.table.actor is None

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.table.ply

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may.

        Raises `ValueError` for a seat that is not in the game.
        """
        if seat is None:
            return self.table
        if seat not in range(self.ruleset.players):
            raise ValueError(f"seats are 0 to {self.ruleset.players - 1}, not {seat!r}")
        return self.table._replace(seat=seat)

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat that acts can do; nothing once the game is over."""
        return self.table.legal_actions()

    def play(self, action: Action) -> "Game":
        """The game after an action of the seat that acts; this one stays as it is.

        Raises `IllegalActionError` if the rules refuse the action.
        """
        if self.table.actor is None:
            raise IllegalActionError(Reason.GAME_OVER)
        domino = self.table.domino
        if isinstance(action, Claim):
            if domino is not None:
                raise IllegalActionError(Reason.PLACE_FIRST, domino=domino)
            return self._claim(action)
        if domino is None:
            raise IllegalActionError(Reason.CLAIM_FIRST)
        if action.domino != domino:
            raise IllegalActionError(Reason.NOT_YOUR_DOMINO, domino=action.domino, expected=domino)
        return self._build(action)

    def standings(self) -> tuple[Standing, ...]:
        """The seats, best first, by the kingdoms as they are now (R13–R15)."""
        ruleset = self.ruleset
        return rank(ruleset, [(kingdom.score(ruleset),) for kingdom in self.kingdoms])

    def _build(self, action: Place | Discard) -> "Game":
        """Place or discard; the same king claims next, but in the last round (R7)."""
        ruleset, _, number, kingdoms, current, next_line, turn, _, seat, _, unseen, earlier = (
            self.table
        )
        assert seat is not None
        kingdom = kingdoms[seat]
        if isinstance(action, Place):
            kingdom = kingdom.place(action)
        else:
            kingdom = kingdom.discard(DOMINOES[action.domino])
        kingdoms = kingdoms[:seat] + (kingdom,) + kingdoms[seat + 1 :]
        if next_line is None:
            return self._next_king(action, kingdoms, None)
        after = View(
            ruleset, None, number, kingdoms, current, next_line,
            turn, None, seat, seat, unseen, earlier,
        )  # fmt: skip
        return Game(after, self.deal, (self.past, action))

    def _claim(self, action: Claim) -> "Game":
        """Claim; then it is the next king's turn, or a new round (R6)."""
        ruleset, _, _, kingdoms, _, next_line, turn, _, _, king, _, _ = self.table
        assert next_line is not None
        assert king is not None
        line = next_line.claimed(action.domino, king)
        if turn + 1 < ruleset.kings:
            return self._next_king(action, kingdoms, line)
        return self._next_round(action, line)

    def _next_king(
        self, action: Action, kingdoms: tuple[Kingdom, ...], next_line: Line | None
    ) -> "Game":
        """The king on the next higher domino, or in the opening the next that is drawn (R5, R6)."""
        ruleset, _, number, _, current, _, turn, _, _, _, unseen, earlier = self.table
        deal = self.deal
        turn += 1
        actor: int | None = None
        king: int | None = None
        domino: int | None = None
        if current is None:
            (actor, king), deal = deal.without_king()
        elif turn < ruleset.kings:
            actor = king = current.kings[turn]
            domino = current.dominoes[turn]
        after = View(
            ruleset, None, number, kingdoms, current, next_line,
            turn, domino, actor, king, unseen, earlier,
        )  # fmt: skip
        return Game(after, deal, (self.past, action))

    def _next_round(self, action: Action, claimed: Line) -> "Game":
        """The claimed line is placed from now on; a new one is laid out, but in the last round."""
        table, deal = self.table, self.deal
        ruleset, number = table.ruleset, table.round + 1
        next_line, unseen = None, table.unseen
        if number < ruleset.rounds:
            drawn, deal = deal.without_line(ruleset.line)
            next_line, unseen = Line.laid(drawn), unseen.difference(drawn)
        current = claimed.without_free()
        king, domino, kingdoms = current.kings[0], current.dominoes[0], table.kingdoms
        after = View(
            ruleset, None, number, kingdoms, current, next_line,
            0, domino, king, king, unseen, table.earlier,
        )  # fmt: skip
        return Game(after, deal, (self.past, action))
