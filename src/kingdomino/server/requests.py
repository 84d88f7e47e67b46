"""What comes over the wire: the JSON that a client sends, and the parts of a path, as types.

What a request does not know it does not ignore: a misspelt field is told.
"""

from typing import Annotated

import msgspec
from litestar.params import PathParameter
from msgspec import Meta, Struct

from kingdomino.tables import LONGEST_NAME, Reaction

TableId = Annotated[
    str, PathParameter(min_length=1, max_length=32, description="The name of a table.")
]
SeatId = Annotated[int, PathParameter(ge=0, le=3, description="A seat, from 0.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=64)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
Ply = Annotated[int, Meta(ge=0, le=1000)]


class Request(Struct, forbid_unknown_fields=True):
    """Anything that is sent."""


class SeatWish(Request):
    """Whom a seat is for: `name` for a person at this screen, `bot` for a bot, or neither."""

    name: Name | None = None
    bot: Level | None = None


class OpenTable(Request):
    """A table to be opened."""

    rules: Annotated[str, Meta(min_length=1, max_length=200)] = "classic/2"
    """In notation: a preset, players, and what differs, such as `classic/2+harmony=yes`."""
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)] = msgspec.field(
        default_factory=lambda: [SeatWish(), SeatWish()]
    )
    seconds: Annotated[int, Meta(ge=5, le=1209600)] | None = None
    """For a turn; without it, there is no hurry."""
    substitute: Level | None = None
    """The bot that plays when time is up, or for who leaves."""
    public: bool = False
    """Whether everybody finds it in the list of tables."""


class JoinTable(Request):
    """Somebody who wants to sit down."""

    name: Name
    seat: SeatNumber | None = None
    """The first open one, if not said."""
    contribution: Contribution = ""
    """Mixed into the shuffle."""


class StartTable(Request):
    """The host says that it begins."""

    contribution: Contribution = ""
    """Mixed into the shuffle, for each seat of the host's."""


class HandSeat(Request):
    """A bot is to play."""

    bot: Level | None = None
    """Which; the table's substitute, if not said."""


class PlayTurn(Request):
    """A turn, or one action of it."""

    ply: Ply
    """The ply that it answers: how many actions had been played when it was chosen."""
    turn: Annotated[str, Meta(min_length=2, max_length=32)]
    """In notation, such as `13:g8h8>28`, `>28` or `13:--`."""
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """A word of the client's own. Sent again with the same one, a turn is played once."""


class MakeSign(Request):
    """A quick reaction."""

    reaction: Reaction
    seat: SeatNumber | None = None
