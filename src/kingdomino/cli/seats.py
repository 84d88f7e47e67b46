"""Who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingdomino.bots import BotNameError, make_bot
from kingdomino.cli.errors import CommandError
from kingdomino.cli.screen import printable, shortened
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record
from kingdomino.rules import Colour

BOT_PREFIX: Final = "bot:"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seat:
    """A person, or a bot."""

    name: str
    bot: str | None = None
    """The bot's name and options, as `kingdomino.bots.make_bot` takes them; `None` for a person."""


def parse_seat(text: str, texts: Texts) -> Seat:
    """Read a person's name, or `bot:` and the name of a bot.

    Raises `CommandError` for an empty name or a bot that there is not.
    """
    name = printable(text)
    if name.lower().startswith(BOT_PREFIX):
        bot = name[len(BOT_PREFIX) :].strip().lower()
        try:
            make_bot(bot)
        except BotNameError as error:
            raise CommandError(explain(texts, error)) from error
        return Seat(shortened(bot, LONGEST_NAME), bot)
    if not name:
        raise CommandError(texts("error-name"))
    return Seat(shortened(name, LONGEST_NAME))


def distinct(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with a number behind every name that came before.

    >>> [seat.name for seat in distinct([Seat("greedy", "greedy"), Seat("greedy", "greedy")])]
    ['greedy', 'greedy 2']
    """
    found: list[Seat] = []
    for seat in seats:
        name, number = seat.name, 1
        while name in [other.name for other in found]:
            number += 1
            name = f"{seat.name} {number}"
        found.append(replace(seat, name=name))
    return tuple(found)


def bot_tag(seat: int) -> str:
    """The tag of a record that says which bot sits there: `PinkBot` and so on."""
    return f"{Colour.of_seat(seat).capitalize()}Bot"


def seats_of(record: Record, texts: Texts) -> tuple[Seat, ...]:
    """Who sat where in a record; whoever is not named is called by colour."""
    seats = []
    for seat, name in enumerate(names_of(record, texts)):
        bot = record.tag(bot_tag(seat))
        seats.append(Seat(name, bot if bot and _is_bot(bot) else None))
    return tuple(seats)


def _is_bot(name: str) -> bool:
    try:
        make_bot(name)
    except BotNameError:
        return False
    return True


def names_of(record: Record, texts: Texts) -> tuple[str, ...]:
    """The names in a record; whoever is not named is called by colour."""
    colours = colour_names(texts, len(record.names))
    return tuple(
        shortened(printable(name), LONGEST_NAME) or colour
        for name, colour in zip(record.names, colours, strict=True)
    )


def colour_names(texts: Texts, players: int) -> tuple[str, ...]:
    """What players without a name are called."""
    return tuple(texts(f"colour-{Colour.of_seat(seat)}") for seat in range(players))
