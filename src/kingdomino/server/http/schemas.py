"""The types that several resources of the API share; each has the others beside its handlers.

Views of a table are in `kingdomino.tables.views.data`. The OpenAPI description is made of all.
Seats count from 0, games and rounds from 1; times are in seconds since 1970. Unknown fields of a
request are an error, so that a misspelt one is noticed.
"""

from typing import Annotated

from litestar.params import PathParameter
from msgspec import Meta, Struct

from kingdomino.tables import MAX_NAME, Reaction, Status

TableId = Annotated[
    str, PathParameter(min_length=1, max_length=32, description="The id of a table.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=64)]
Contribution = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9]*$")]
RequestKey = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="Random, and as secret as a token: the token is derived from it.",
    ),
]
Ply = Annotated[int, Meta(ge=0, le=1000)]


class RequestBody(Struct, forbid_unknown_fields=True):
    """Base class of request bodies."""


class PlayTurn(RequestBody):
    """A turn, or one action of it."""

    ply: Ply
    """The ply that it responds to: the number of actions played when it was chosen."""
    turn: Annotated[str, Meta(min_length=2, max_length=32)]
    """In notation, such as `13:g8h8>28`, `>28` or `13:--`."""
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    """An idempotency key: a turn that is sent again with the same key is played once."""


class TakeBackTurn(RequestBody):
    """Take back your last turn."""

    ply: Ply
    """The ply at which it began: `take_back` of the view."""


class SendReaction(RequestBody):
    """A reaction to send."""

    reaction: Reaction
    seat: SeatNumber | None = None


class SeatGrantResponse(Struct, frozen=True):
    """The seats that somebody holds now."""

    table: str
    seat: int | None
    seats: list[int]
    token: str | None
    """Keep it secret. A browser gets it as a cookie instead, and `null` here."""
    commitment: str


class TurnAccepted(Struct, frozen=True):
    """A turn that was accepted."""

    ply: int
    """The ply to respond to next."""
    number: int
    is_over: bool
    actor: int | None


class TableChanged(Struct, frozen=True):
    """A table after a change."""

    table: str
    number: int
    status: Status
