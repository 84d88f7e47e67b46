"""A game being played at this terminal."""

import os
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from kingdomino.bots import Bot, Clock, is_replaced, make_bot
from kingdomino.cli.errors import CommandError, explain_system
from kingdomino.cli.prompt import Prompt
from kingdomino.cli.result import show_game_of_dynasty, show_result
from kingdomino.cli.savefile import SaveFile
from kingdomino.cli.screen import Screen
from kingdomino.cli.seats import Seat
from kingdomino.cli.table import draw_kingdoms
from kingdomino.cli.telling import tell
from kingdomino.cli.turn import QuitGame, Turn
from kingdomino.notation import Record, format_record
from kingdomino.rules import Action, Discard, Game, Match, Place

_THINKING_TIME = 1.0  # seconds that a bot has for its turn


class Session:
    """A match, who plays it, and the file that it is kept in."""

    def __init__(
        self, screen: Screen, record: Record, seats: Sequence[Seat], file: SaveFile
    ) -> None:
        self.screen = screen
        self.prompt = Prompt(screen)
        self.match = record.match
        """As it stands; replaced by every action."""
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.file = file
        self._record = record
        self._bots = self._wake_bots()
        self._is_answered = False  # whether a person's turn was the last thing on the screen

    def run(self) -> None:
        """Play until the match is over or the player leaves; everything is saved all the time.

        Raises `CommandError` if the file can't be written, and `KeyboardInterrupt`, once it has
        told how to go on, if the player pressed Ctrl-C.
        """
        try:
            self.save()
            self._tell_of_replaced_bots()
            self.screen.write("")
            while not self.match.is_over:
                self._take_turn()
        except (QuitGame, EOFError):
            self._tell_how_to_resume()
            return
        except KeyboardInterrupt:
            self._tell_how_to_resume()
            raise
        show_result(self.screen, self.match, self.names)
        self.screen.say_unbroken("record-kept", file=self.file.path)

    def play(self, *actions: Action) -> None:
        """Play the actions, all or none, and save.

        Raises `IllegalActionError` if the rules refuse one of them.
        """
        after = self.match
        for action in actions:
            after = after.play(action)
        before, self.match = self.match, after
        self.save()
        if len(after.games) > len(before.games):
            show_game_of_dynasty(self.screen, self.match, self.names)

    def undo(self) -> bool:
        """Take back what was placed, if the king has not claimed yet; tells whether it could."""
        game = self.match.game
        if not (game.public.has_placed and game.origin and isinstance(game.actions[-1], Place)):
            return False
        before = Game.from_deal(game.ruleset, game.origin)
        for action in game.actions[:-1]:
            before = before.play(action)
        self.match = Match((*self.match.games[:-1], before))
        self.save()
        return True

    def save(self) -> None:
        """Write the record.

        Raises `CommandError` if that can't be done.
        """
        record = replace(self._record, match=self.match)
        try:
            self.file.write(format_record(record, reveal_seed=True))
        except OSError as error:
            texts = self.screen.texts
            because = explain_system(texts, error)
            path = self.file.path
            raise CommandError(texts("error-write", file=path, because=because)) from error

    def _take_turn(self) -> None:
        game = self.match.game
        assert game.actor is not None
        bot = self._bots.get(game.actor)
        legal = game.legal_actions()
        if isinstance(legal[0], Discard):
            self._tell_and_play(legal[0])
        elif bot is not None:
            clock = Clock(_THINKING_TIME, threads=os.cpu_count() or 1)
            self._tell_and_play(bot.choose(self.match.view(game.actor), clock))
        else:
            Turn(self).take()
            self._is_answered = True

    def _tell_and_play(self, action: Action) -> None:
        told = tell(self.screen, self.names, self.match.game, action)
        actor = self.match.game.actor
        if actor is not None and actor not in self._bots:
            # A person whose domino fits nowhere wants to see that it is so.
            self.screen.write("")
            view = self.match.game.public
            self.screen.draw(draw_kingdoms(self.screen, view, self.names, [actor]))
            self._is_answered = True
        if self._is_answered:
            self.screen.write("")
            self._is_answered = False
        self.screen.write(told)
        self.play(action)

    def _tell_how_to_resume(self) -> None:
        self.screen.write("")
        command = f"kingdomino play --resume {quote(str(self.file.path))}"
        self.screen.say_unbroken("resume-with", command=command)

    def _tell_of_replaced_bots(self) -> None:
        bots = [seat.bot for seat in self.seats if seat.bot is not None and is_replaced(seat.bot)]
        if bots:
            self.screen.say("bots-without-kernel", bots=", ".join(dict.fromkeys(bots)))

    def _wake_bots(self) -> dict[int, Bot]:
        origin = self.match.games[0].origin
        seed = int.from_bytes(origin.seed) if origin and origin.seed else 0
        return {n: make_bot(s.bot, seed + n) for n, s in enumerate(self.seats) if s.bot is not None}
