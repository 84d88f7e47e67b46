"""A match that is saved with every action, and the bots that play in it."""

import os
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from kingdomino.bots import Bot, BotError, Clock, choose_turn, is_replaced, load_bot
from kingdomino.bots.validation import ValidatedBot
from kingdomino.cli.errors import CommandError, file_errors
from kingdomino.cli.files import SaveFile
from kingdomino.cli.play.seats import PROGRAM_PREFIX, SeatPlayer
from kingdomino.cli.terminal.screen import printable
from kingdomino.locales import Texts, error_message
from kingdomino.notation import Record, format_record
from kingdomino.rules import Action, Match, Place

_BOT_SECONDS = 1.0  # for a turn


class SavedMatch:
    """A match, its players, and the file that it is saved in."""

    def __init__(
        self, texts: Texts, record: Record, seats: Sequence[SeatPlayer], file: SaveFile
    ) -> None:
        self.texts = texts
        self.match = record.match
        """The current state; replaced by every action."""
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.file = file
        self._record = record
        self._bots = self._create_bots()

    def play(self, *actions: Action) -> None:
        """Play all of the actions or none, and save.

        Raises `IllegalActionError` if one of them is not legal.
        """
        after = self.match
        for action in actions:
            after = after.play(action)
        self.match = after
        self.save()

    @property
    def can_undo(self) -> bool:
        """Whether there is a placement whose claim is still to come."""
        game = self.match.game
        return game.public.has_placed and isinstance(game.actions[-1], Place)

    def undo(self) -> bool:
        """Undo a placement whose claim is still to come; return whether there was one."""
        previous = self.match.game.previous
        if previous is None or not self.can_undo:
            return False
        self.match = Match((*self.match.games[:-1], previous))
        self.save()
        return True

    def save(self) -> None:
        """Write the record.

        Raises `CommandError` if the file can't be written.
        """
        record = replace(self._record, match=self.match)
        with file_errors(self.texts, "error-write", str(self.file.path)):
            self.file.write(format_record(record, reveal_seed=True))

    def is_bot(self, seat: int) -> bool:
        """Return whether a bot plays a seat."""
        return seat in self._bots

    def choose_turn(self) -> Sequence[Action]:
        """Return the turn that the acting bot chooses, which takes about a second.

        Raises `CommandError` if the bot fails.
        """
        seat = self.match.game.actor
        assert seat is not None
        clock = Clock(_BOT_SECONDS, threads=os.cpu_count() or 1)
        try:
            return choose_turn(ValidatedBot(self._bots[seat]), self.match.view(seat), clock)
        except BotError as error:
            fault = printable(error_message(self.texts, error))
            raise CommandError(f"{self.names[seat]}: {fault}") from error

    def stop_bots(self) -> None:
        """End the programs that play."""
        for bot in self._bots.values():
            if hasattr(bot, "kill"):  # a program
                bot.kill()

    @property
    def resume_text(self) -> str:
        """The command that resumes the game, as a sentence."""
        command = f"kingdomino play --resume {quote(str(self.file.path))}"
        return self.texts("resume-with", command=command)

    @property
    def replaced_bots_text(self) -> str:
        """The bots that are replaced by a simpler one, as a sentence; empty if there are none."""
        bots = [seat.bot for seat in self.seats if seat.bot is not None and is_replaced(seat.bot)]
        names = ", ".join(dict.fromkeys(bots))
        return self.texts("bots-without-kernel", bots=names) if bots else ""

    def _create_bots(self) -> dict[int, Bot]:
        origin = self.match.games[0].origin
        seed = int.from_bytes(origin.seed) if origin and origin.seed else 0
        return {
            n: _create_bot(seat.bot, seed + n)
            for n, seat in enumerate(self.seats)
            if seat.bot is not None
        }


def _create_bot(name: str, seed: int) -> Bot:
    if not name.startswith(PROGRAM_PREFIX):
        return load_bot(name, seed)
    # The arena needs NumPy, which may be missing.
    from kingdomino.arena import Timeouts, parse_entrant  # noqa: PLC0415
    from kingdomino.arena.play.game import create_bot  # noqa: PLC0415

    # A program gets its seed as a number that JSON has everywhere.
    return create_bot(parse_entrant(name, _BOT_SECONDS), seed % (1 << 32), Timeouts())
