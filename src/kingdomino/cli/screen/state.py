"""The state of the screen: the match, the turn that is built, and the latest events."""

from enum import Enum, auto

from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.screen.turn_model import Claiming, Placing, Turn, start_turn
from kingdomino.cli.terminal.descriptions import (
    describe_action,
    player_label,
    signed,
    terrain_names,
)
from kingdomino.cli.terminal.screen import Screen
from kingdomino.locales import explain
from kingdomino.rules import Action, Cell, Claim, Discard, IllegalActionError, Place, Reason, View


class Next(Enum):
    """The next event to wait for."""

    PERSON = auto()
    BOT = auto()
    NEXT_GAME = auto()
    """A game of a Dynasty has ended, and its result has not been shown."""
    NOTHING = auto()
    """The match is over."""


class GameState:
    """A match on the screen; it knows nothing of keys and widgets."""

    def __init__(self, screen: Screen, saved: SavedMatch) -> None:
        self.screen = screen
        self.texts = screen.texts
        self.saved = saved
        self.turn: Turn | None = None
        """The turn of a person; `None` while a bot thinks, and after the end."""
        self.viewed = self._first_viewed()
        """The seat whose kingdom is shown."""
        self.events: list[str] = []
        """What was played, in words."""
        self.note = ""
        """An answer to the last key; empty when there is none."""
        self._games_shown = len(saved.match.games)

    @property
    def view(self) -> View:
        """The public state of the game."""
        return self.saved.match.game.public

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.saved.seats)) if not self.saved.is_bot(seat)]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.saved.match.is_over

    def advance(self) -> Next:
        """Begin the next turn of a person, if it is one; return the next event to wait for.

        A person's domino that fits nowhere is discarded. Raises `CommandError` if the game can't
        be saved.
        """
        self.turn = None
        if self.is_over:
            return Next.NOTHING
        if self._games_shown < len(self.saved.match.games):
            return Next.NEXT_GAME
        actor = self.view.actor
        assert actor is not None
        if self.saved.is_bot(actor):
            if not self.people:
                self.viewed = actor
            return Next.BOT
        self.viewed = actor
        first = self.view.legal_actions()[0]
        if isinstance(first, Discard):
            self.play(first)
            self.note = self.events[-1]
            return self.advance()
        self.turn = start_turn(self.view)
        return Next.PERSON

    def start_next_game(self) -> None:
        """Note that the result of a game of a Dynasty was shown."""
        self._games_shown = len(self.saved.match.games)

    def play(self, *actions: Action) -> None:
        """Play actions of the acting seat and save.

        Raises `CommandError` if the game can't be saved.
        """
        for action in actions:
            game = self.saved.match.game
            event = describe_action(self.screen, self.saved.names, game, action)
            self.saved.play(action)
            self.events.append(event)

    def confirm(self) -> bool:
        """Play the placement or the claim that is shown; return whether it is legal."""
        self.note = ""
        if isinstance(self.turn, Claiming):
            self.play(Claim(self.turn.domino))
            return True
        if isinstance(self.turn, Placing) and self.turn.preview is not None:
            self.play(self.turn.preview.action)
            return True
        return False

    def click_cell(self, cell: Cell) -> bool:
        """Place the domino on a cell; return false if it has to be turned first, or fits nowhere.

        A domino that fits after turning is turned, so that a second click places it.
        """
        if not isinstance(self.turn, Placing):
            return False
        if cell not in self.turn.held.cells:
            self.turn.move_to(cell)
        if self.turn.preview is not None and cell in self.turn.held.cells:
            return self.confirm()
        self.turn.fit_to(cell)
        return False

    def click_domino(self, domino: int) -> bool:
        """Claim a domino of the next line; return whether it was free."""
        if not isinstance(self.turn, Claiming):
            return False
        if self.turn.choose(domino):
            return self.confirm()
        taken = IllegalActionError(Reason.ALREADY_CLAIMED, domino=domino)
        self.note = explain(self.texts, taken)
        return False

    def undo(self) -> bool:
        """Take back a placement whose claim is still to come; return whether there was one."""
        last = self.saved.match.game.actions[-1] if self.saved.can_undo else None
        if self.turn is None or not self.saved.undo():
            self.note = self.texts("undo-nothing")
            return False
        self.turn = start_turn(self.view)
        if isinstance(self.turn, Placing) and isinstance(last, Place):
            self.turn.hold_as(last)
        if self.events:
            self.events.pop()
        self.note = self.texts("undone")
        return True

    def look(self, steps: int) -> None:
        """Show the kingdom of another seat."""
        self.viewed = (self.viewed + steps) % len(self.saved.seats)

    def look_back(self) -> None:
        """Show the kingdom of the person who acts, if it is a person's turn."""
        if self.turn is not None and self.view.actor is not None:
            self.viewed = self.view.actor

    @property
    def is_looking_away(self) -> bool:
        """Whether a person acts, and the kingdom of somebody else is shown."""
        return self.turn is not None and self.viewed != self.view.actor

    @property
    def question(self) -> str:
        """The next input, as a sentence."""
        view, texts, names = self.view, self.texts, self.saved.names
        if view.actor is None:
            return texts("heading-over")
        player = player_label(self.screen, names, view.actor)
        if self.turn is None:
            return texts("screen-thinking", player=player)
        if view.domino is not None:
            terrains = terrain_names(self.screen, view.domino)
            return texts("screen-place", player=player, domino=view.domino, terrains=terrains)
        if view.king is not None and view.king != view.actor:
            owner = player_label(self.screen, names, view.king)
            return texts("ask-claim-for", player=player, owner=owner)
        return texts("ask-claim", player=player)

    @property
    def outcome(self) -> str:
        """The points of the turn in its current state, or the reason why it is refused."""
        if self.is_looking_away:
            return self.texts("screen-looking", player=self.saved.names[self.viewed])
        match self.turn:
            case Placing() as placing:
                return self._placing_outcome(placing)
            case Claiming(domino=domino, preview=preview):
                if not preview.fits:
                    return f"{domino}: {self.texts('claim-fits-nowhere')}"
                points = self.texts("points", count=preview.points)
                best = self.texts("claim-at-best", points=points, gain=signed(preview.gain))
                return f"{domino}: {best}"
            case _:
                return ""

    def _placing_outcome(self, placing: Placing) -> str:
        if placing.preview is not None:
            first, second = placing.held.cells
            points = self.texts("points", count=placing.preview.points)
            return f"{first} {second}: {points} ({signed(placing.preview.gain)})"
        refusal = placing.refusal
        return "" if refusal is None else explain(self.texts, refusal)

    def _first_viewed(self) -> int:
        return self.people[0] if self.people else 0
