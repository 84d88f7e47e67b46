"""The players of a game: people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingdomino.bots import BotNameError, make_bot
from kingdomino.cli.errors import CommandError
from kingdomino.cli.terminal.descriptions import LONGEST_NAME, record_names
from kingdomino.cli.terminal.screen import printable, shorten
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record
from kingdomino.rules import Colour

BOT_PREFIX: Final = "bot:"


@dataclass(frozen=True)
class Seat:
    """A person or a bot."""

    name: str
    bot: str | None = None
    """The name that `kingdomino.bots.make_bot` takes; `None` for a person."""


def parse_seat(text: str, texts: Texts) -> Seat:
    """Parse a person's name, or `bot:` and the name of a bot.

    Raises `CommandError` for an empty name or an unknown bot.
    """
    name = printable(text)
    if name.lower().startswith(BOT_PREFIX):
        bot = name[len(BOT_PREFIX) :].strip().lower()
        try:
            make_bot(bot)
        except BotNameError as error:
            raise CommandError(explain(texts, error)) from error
        return Seat(shorten(bot, LONGEST_NAME), bot)
    if not name:
        raise CommandError(texts("error-name"))
    return Seat(shorten(name, LONGEST_NAME))


def make_names_unique(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats with a number after every repeated name.

    >>> greedy = Seat("greedy", "greedy")
    >>> [seat.name for seat in make_names_unique([greedy, greedy])]
    ['greedy', 'greedy 2']
    """
    unique: list[Seat] = []
    for seat in seats:
        name, number = seat.name, 1
        while name in [other.name for other in unique]:
            number += 1
            name = f"{seat.name} {number}"
        unique.append(replace(seat, name=name))
    return tuple(unique)


def bot_tag(seat: int) -> str:
    """Return the tag of a record that names the bot of a seat: `PinkBot` and so on."""
    return f"{Colour.of_seat(seat).capitalize()}Bot"


def record_seats(record: Record, texts: Texts) -> tuple[Seat, ...]:
    """Return the seats of a record."""
    seats = []
    for seat, name in enumerate(record_names(record, texts)):
        bot = record.tag(bot_tag(seat))
        seats.append(Seat(name, bot if bot and _is_bot(bot) else None))
    return tuple(seats)


def _is_bot(name: str) -> bool:
    try:
        make_bot(name)
    except BotNameError:
        return False
    return True
