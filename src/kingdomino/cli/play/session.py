"""A game that is being played in the terminal."""

import os
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from kingdomino.bots import Bot, Clock, choose_turn, is_replaced, make_bot
from kingdomino.cli.errors import CommandError, explain_os_error
from kingdomino.cli.files import SaveFile
from kingdomino.cli.play.seats import Seat
from kingdomino.cli.play.turn import QuitGame, Turn
from kingdomino.cli.terminal.descriptions import describe_action
from kingdomino.cli.terminal.drawing import draw_kingdoms
from kingdomino.cli.terminal.prompt import Prompt
from kingdomino.cli.terminal.results import show_game_result, show_match_result
from kingdomino.cli.terminal.screen import Screen
from kingdomino.notation import Record, format_record
from kingdomino.rules import Action, Discard, Match, Place

_BOT_SECONDS = 1.0  # for a turn


class Session:
    """A match, its players, and the file that it is saved in."""

    def __init__(
        self, screen: Screen, record: Record, seats: Sequence[Seat], file: SaveFile
    ) -> None:
        self.screen = screen
        self.prompt = Prompt(screen)
        self.match = record.match
        """The current state; replaced by every action."""
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.file = file
        self._record = record
        self._bots = self._create_bots()
        self._needs_gap = False  # before the next event: the last row was a person's turn

    def run(self) -> None:
        """Play until the match is over or the player quits; save after every action.

        Raises `CommandError` if the file can't be written. On Ctrl-C, shows how to resume the game
        and raises `KeyboardInterrupt`.
        """
        try:
            self.save()
            self._show_replaced_bots()
            self.screen.write("")
            while not self.match.is_over:
                self._take_turn()
        except (QuitGame, EOFError):
            self._show_resume_command()
            return
        except KeyboardInterrupt:
            self._show_resume_command()
            raise
        show_match_result(self.screen, self.match, self.names)
        self.screen.write_unwrapped_message("record-kept", file=self.file.path)

    def play(self, *actions: Action) -> None:
        """Play all of the actions or none, and save.

        Raises `IllegalActionError` if one of them is not legal.
        """
        after = self.match
        for action in actions:
            after = after.play(action)
        before, self.match = self.match, after
        self.save()
        if len(after.games) > len(before.games):
            show_game_result(self.screen, self.match, self.names)

    def undo(self) -> bool:
        """Undo a placement whose claim is still to come; return whether there was one."""
        game = self.match.game
        previous = game.previous
        is_placed = game.public.has_placed and isinstance(game.actions[-1], Place)
        if previous is None or not is_placed:
            return False
        self.match = Match((*self.match.games[:-1], previous))
        self.save()
        return True

    def save(self) -> None:
        """Write the record.

        Raises `CommandError` if the file can't be written.
        """
        record = replace(self._record, match=self.match)
        try:
            self.file.write(format_record(record, reveal_seed=True))
        except OSError as error:
            texts = self.screen.texts
            because = explain_os_error(texts, error)
            path = self.file.path
            raise CommandError(texts("error-write", file=path, because=because)) from error

    def _take_turn(self) -> None:
        game = self.match.game
        assert game.actor is not None
        bot = self._bots.get(game.actor)
        first = game.legal_actions()[0]
        if bot is not None:
            clock = Clock(_BOT_SECONDS, threads=os.cpu_count() or 1)
            for action in choose_turn(bot, self.match.view(game.actor), clock):
                self._announce_and_play(action)
        elif isinstance(first, Discard):
            self._announce_and_play(first)
        else:
            Turn(self).take()
            self._needs_gap = True

    def _announce_and_play(self, action: Action) -> None:
        event = describe_action(self.screen, self.names, self.match.game, action)
        actor = self.match.game.actor
        if actor is not None and actor not in self._bots:
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
        command = f"kingdomino play --resume {quote(str(self.file.path))}"
        self.screen.write_unwrapped_message("resume-with", command=command)

    def _show_replaced_bots(self) -> None:
        bots = [seat.bot for seat in self.seats if seat.bot is not None and is_replaced(seat.bot)]
        if bots:
            self.screen.write_message("bots-without-kernel", bots=", ".join(dict.fromkeys(bots)))

    def _create_bots(self) -> dict[int, Bot]:
        origin = self.match.games[0].origin
        seed = int.from_bytes(origin.seed) if origin and origin.seed else 0
        return {n: make_bot(s.bot, seed + n) for n, s in enumerate(self.seats) if s.bot is not None}
