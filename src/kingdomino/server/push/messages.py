"""Push messages about a turn: its recipient and its text.

It names the table by its players, in the language of the subscription, and says nothing about the
game. A message is encrypted for its browser; the push service can't read it.
"""

from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from kingdomino.locales import LANGUAGES, Texts
from kingdomino.storage import PushClaim, PushSubscription
from kingdomino.tables import Table

_PLIES: Final = 10_000  # more than a match has
_WEEK: Final = 7 * 24 * 60 * 60
_LEAST_SECONDS: Final = 10

_encoder: Final = msgspec.json.Encoder()


class PushMessage(NamedTuple):
    """A message for one browser."""

    content: bytes
    """JSON, for the service worker."""
    topic: str
    """A message replaces an older one about the same that was not delivered yet."""
    seconds: int
    """How long the push service keeps it for a browser that is offline."""


class PersonTurn(NamedTuple):
    """A turn of a person who plays with others."""

    table: str
    seat: int
    token_hash: str
    number: int
    """Later turns of a table have higher numbers, also after turns were taken back."""


def person_turn(table: Table) -> PersonTurn | None:
    """Return the turn of a person; `None` if it is a bot's, or nobody's.

    Whoever plays with bots alone gets no messages: bots reply at once.
    """
    if table.actor is None or table.match is None:
        return None
    seat = table.seats[table.actor]
    if seat.level is not None or seat.token_hash is None:
        return None
    if not any(
        other.level is None and other.token_hash != seat.token_hash for other in table.seats
    ):
        return None
    # A claim completes the turn that a placement began.
    ply = table.ply - table.match.games[-1].public.has_placed
    return PersonTurn(table.id, table.actor, seat.token_hash, len(table.take_backs) * _PLIES + ply)


def turn_message(
    table: Table, subscription: PushSubscription, claim: PushClaim, now: float
) -> PushMessage:
    """Return the message about the current turn of a table."""
    texts = _texts(subscription.language)
    is_reminder = claim is PushClaim.REMINDER
    players = ", ".join(seat.name for seat in table.seats if seat.name)
    content = {
        "table": table.id,
        "title": texts("push-time" if is_reminder else "alert-turn"),
        "body": texts("push-table", players=players),
        "lang": subscription.language,
        "dir": LANGUAGES[subscription.language].direction,
        "is_reminder": is_reminder,
    }
    # Whoever gets it after the turn is over need not get it at all.
    left = _WEEK if table.due_at is None else table.due_at - now
    topic = sha256(f"{subscription.endpoint} {table.id}".encode()).hexdigest()[:32]
    return PushMessage(_encoder.encode(content), topic, max(int(left), _LEAST_SECONDS))


@cache
def _texts(language: str) -> Texts:
    """Return the texts of a language; Latin names keep their place in a Hebrew sentence."""
    return Texts(language, isolating=LANGUAGES[language].direction == "rtl")
