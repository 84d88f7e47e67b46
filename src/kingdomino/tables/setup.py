"""The choices that are made when a table is opened."""

from dataclasses import dataclass
from typing import Final

from kingdomino.notation import format_ruleset
from kingdomino.rules import Ruleset
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.events import Opened, SeatSetup
from kingdomino.tables.seat import DEFAULT_LEVEL, check_colour, check_level, check_name

MIN_SECONDS: Final = 5
MAX_SECONDS: Final = 14 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """The player of a seat: a person at the host's own screen, a bot, or anybody with the link."""

    name: str | None = None
    level: str | None = None
    colour: str | None = None


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The rules, seats and clock of a new table."""

    ruleset: Ruleset
    seats: tuple[SeatRequest, ...]
    """One request for each seat."""
    seconds: int | None = None
    substitute: str = DEFAULT_LEVEL
    is_public: bool = False
    is_counted: bool = False
    """Whether it is the counted try at a daily deal."""

    def opened(self, host: str, secret: bytes) -> Opened:
        """Return the event that opens the table.

        Raises `TableError` if the seats don't match the rules, or a name or a level is invalid.
        """
        players = self.ruleset.players
        if len(self.seats) != players:
            raise TableError(Refusal.SEATS, players=players, seats=len(self.seats))
        if self.seconds is not None and not MIN_SECONDS <= self.seconds <= MAX_SECONDS:
            raise TableError(Refusal.CLOCK, least=MIN_SECONDS, most=MAX_SECONDS)
        chosen = [seat.colour for seat in self.seats if seat.colour is not None]
        twice = next((colour for colour in chosen if chosen.count(colour) > 1), None)
        if twice is not None:
            raise TableError(Refusal.COLOUR_TAKEN, colour=twice)
        return Opened(
            rules=format_ruleset(self.ruleset),
            seats=tuple(_seat_setup(request, host) for request in self.seats),
            host=host,
            secret=secret.hex(),
            substitute=check_level(self.substitute),
            seconds=self.seconds,
            is_public=self.is_public,
            is_counted=self.is_counted,
        )


def _seat_setup(request: SeatRequest, host: str) -> SeatSetup:
    colour = None if request.colour is None else check_colour(request.colour)
    if request.level is not None:
        return SeatSetup(level=check_level(request.level), colour=colour)
    if request.name is not None:
        return SeatSetup(name=check_name(request.name), token_hash=host, colour=colour)
    return SeatSetup(colour=colour)
