"""The players of a game: people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kingdomino.bots import LEVELS, BotNameError, load_bot, make_bot
from kingdomino.bots.custom import is_class_name, split_label
from kingdomino.cli.errors import CommandError
from kingdomino.cli.terminal.descriptions import LONGEST_NAME, record_names
from kingdomino.cli.terminal.screen import printable, shorten
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record
from kingdomino.rules import Colour, KingdominoError

BOT_PREFIX: Final = "bot:"
PROGRAM_PREFIX: Final = "exec:"


@dataclass(frozen=True)
class SeatPlayer:
    """A person or a bot."""

    name: str
    bot: str | None = None
    """The name that `kingdomino.bots.load_bot` takes, or `exec:` and a command line; `None` for a
    person."""


def parse_seat(text: str, texts: Texts) -> SeatPlayer:
    """Parse a person's name, or `[LABEL=]` and a bot: `bot:NAME`, `file.py:Class`, `exec:COMMAND`.

    Raises `CommandError` for an empty name or an unknown bot.
    """
    name = printable(text)
    label, bot = split_label(name)
    if bot.lower().startswith(BOT_PREFIX):
        bot = bot[len(BOT_PREFIX) :].strip()
        return _named(bot_seat(bot if is_class_name(bot) else bot.lower(), texts), label)
    # A person may be called “a:b”; a class of a module needs a label or `bot:` before it.
    is_class = is_class_name(bot) and (label != "" or ".py:" in bot)
    if bot.startswith(PROGRAM_PREFIX) or is_class:
        return _named(_own_bot_seat(bot, texts), label)
    if not name:
        raise CommandError(texts("error-name"))
    return SeatPlayer(shorten(name, LONGEST_NAME))


def _named(seat: SeatPlayer, label: str) -> SeatPlayer:
    return replace(seat, name=shorten(label, LONGEST_NAME)) if label else seat


def _own_bot_seat(bot: str, texts: Texts) -> SeatPlayer:
    # The arena needs NumPy, which may be missing.
    from kingdomino.arena.entrant import parse_entrant  # noqa: PLC0415

    try:
        parse_entrant(bot, seconds=1.0)
    except KingdominoError as error:
        raise CommandError(explain(texts, error)) from error
    return SeatPlayer(shorten(bot, LONGEST_NAME), bot)


def bot_seat(bot: str, texts: Texts) -> SeatPlayer:
    """Return the seat of a bot; a level has a name in the reader's language.

    Raises `CommandError` for an unknown bot.

    >>> bot_seat("knight", Texts("en")), bot_seat("random", Texts("en"))
    (SeatPlayer(name='Knight', bot='knight'), SeatPlayer(name='random', bot='random'))
    """
    try:
        load_bot(bot)
    except BotNameError as error:
        if error.reason == "unknown-bot":
            error = BotNameError("unknown-bot", bot=bot, known=", ".join(LEVELS))
        raise CommandError(explain(texts, error)) from error
    return SeatPlayer(shorten(level_name(bot, texts), LONGEST_NAME), bot)


def level_name(bot: str, texts: Texts) -> str:
    """Return the name of a level in the reader's language; another bot keeps its name."""
    return texts(f"level-{bot}") if bot in LEVELS else bot


def list_bots(texts: Texts) -> str:
    """Return the words accepted for bots, with the names of the levels where they differ.

    >>> list_bots(Texts("en"))
    'bot:page, bot:squire, bot:knight, bot:duke, bot:regent'
    """
    return ", ".join(_bot_text(level, texts) for level in LEVELS)


def _bot_text(level: str, texts: Texts) -> str:
    name = level_name(level, texts)
    text = BOT_PREFIX + level
    return text if name.casefold() == level else f"{text} ({name})"


def make_names_unique(seats: Sequence[SeatPlayer]) -> tuple[SeatPlayer, ...]:
    """Return the seats with a number after every repeated name.

    >>> greedy = SeatPlayer("greedy", "greedy")
    >>> [seat.name for seat in make_names_unique([greedy, greedy])]
    ['greedy', 'greedy 2']
    """
    unique: list[SeatPlayer] = []
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


def record_seats(record: Record, texts: Texts) -> tuple[SeatPlayer, ...]:
    """Return the seats of a record."""
    seats = []
    for seat, name in enumerate(record_names(record, texts)):
        bot = record.tag(bot_tag(seat))
        seats.append(SeatPlayer(name, bot if bot and _is_bot(bot) else None))
    return tuple(seats)


def _is_bot(name: str) -> bool:
    # Not `load_bot`: a record may come from anybody, and must not choose the code that is run.
    try:
        make_bot(name)
    except BotNameError:
        return False
    return True
