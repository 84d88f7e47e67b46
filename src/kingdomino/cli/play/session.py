"""A game that is played line by line: events are written, moves are typed."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.files import SaveFile
from kingdomino.cli.play.saved_match import SavedMatch
from kingdomino.cli.play.seats import SeatPlayer
from kingdomino.cli.play.turn import QuitGame, Turn
from kingdomino.cli.terminal.boards import draw_kingdoms
from kingdomino.cli.terminal.descriptions import describe_action
from kingdomino.cli.terminal.prompt import Prompt
from kingdomino.cli.terminal.screen import Screen
from kingdomino.cli.terminal.standings import show_game_result, show_match_result
from kingdomino.notation import Record
from kingdomino.rules import Action, Discard


class Session(SavedMatch):
    """A saved match and the terminal that it is played in."""

    def __init__(
        self, screen: Screen, record: Record, seats: Sequence[SeatPlayer], file: SaveFile
    ) -> None:
        super().__init__(screen.texts, record, seats, file)
        self.screen = screen
        self.prompt = Prompt(screen)
        self._needs_gap = False  # before the next event: the last row was a person's turn

    def run(self) -> None:
        """Play until the match is over or the player quits; save after every action.

        Raises `CommandError` if the file can't be written. On Ctrl-C, shows how to resume the game
        and raises `KeyboardInterrupt`.
        """
        try:
            self.save()
            if self.replaced_bots_text:
                self.screen.write(self.replaced_bots_text)
            self.screen.write("")
            self._play_to_the_end()
        except (QuitGame, EOFError):
            self._show_resume_command()
            return
        except KeyboardInterrupt:
            self._show_resume_command()
            raise
        show_match_result(self.screen, self.match, self.names)
        self.screen.write_unwrapped_message("record-kept", file=self.file.path)

    def _play_to_the_end(self) -> None:
        try:
            while not self.match.is_over:
                self._take_turn()
        finally:
            self.stop_bots()

    def play(self, *actions: Action) -> None:
        """Play all of the actions or none, save, and show the result of a game that ended.

        Raises `IllegalActionError` if one of them is not legal.
        """
        games = len(self.match.games)
        super().play(*actions)
        if len(self.match.games) > games:
            show_game_result(self.screen, self.match, self.names)

    def _take_turn(self) -> None:
        game = self.match.game
        assert game.actor is not None
        first = game.legal_actions()[0]
        if self.is_bot(game.actor):
            for action in self.choose_turn():
                self._announce_and_play(action)
        elif isinstance(first, Discard):
            self._announce_and_play(first)
        else:
            Turn(self).take()
            self._needs_gap = True

    def _announce_and_play(self, action: Action) -> None:
        event = describe_action(self.screen, self.names, self.match.game, action)
        actor = self.match.game.actor
        if actor is not None and not self.is_bot(actor):
            # Show a person that the domino fits nowhere.
            self.screen.write("")
            view = self.match.game.public
            self.screen.write_unwrapped(draw_kingdoms(self.screen, view, self.names, [actor]))
            self._needs_gap = True
        if self._needs_gap:
            self.screen.write("")
            self._needs_gap = False
        self.screen.write(event)
        self.play(action)

    def _show_resume_command(self) -> None:
        self.screen.write("")
        self.screen.write_unwrapped([Text(self.resume_text)])
