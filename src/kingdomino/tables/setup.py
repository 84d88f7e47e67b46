"""What is chosen when a table is opened."""

from dataclasses import dataclass
from typing import Final

from kingdomino.notation import format_ruleset
from kingdomino.rules import Ruleset
from kingdomino.tables.errors import Refusal, TableError
from kingdomino.tables.event import Chair, Opened
from kingdomino.tables.seat import DEFAULT_LEVEL, checked_level, checked_name

LEAST_SECONDS: Final = 5
MOST_SECONDS: Final = 14 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Wish:
    """Whom a seat is for: a person at the opener's own screen, a bot, or whoever has the link."""

    name: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Rules, seats and clock."""

    ruleset: Ruleset
    wishes: tuple[Wish, ...]
    """One for each seat."""
    seconds: int | None = None
    substitute: str = DEFAULT_LEVEL
    is_public: bool = False

    def opened(self, host: str, secret: bytes) -> Opened:
        """The event that opens the table.

        Raises `TableError` if the seats don't go with the rules, or a name or a level can't be.
        """
        players = self.ruleset.players
        if len(self.wishes) != players:
            raise TableError(Refusal.SEATS, players=players, seats=len(self.wishes))
        if self.seconds is not None and not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            raise TableError(Refusal.CLOCK, least=LEAST_SECONDS, most=MOST_SECONDS)
        return Opened(
            rules=format_ruleset(self.ruleset),
            chairs=tuple(_chair(wish, host) for wish in self.wishes),
            host=host,
            secret=secret.hex(),
            substitute=checked_level(self.substitute),
            seconds=self.seconds,
            is_public=self.is_public,
        )


def _chair(wish: Wish, host: str) -> Chair:
    if wish.level is not None:
        return Chair(level=checked_level(wish.level))
    if wish.name is not None:
        return Chair(name=checked_name(wish.name), holder=host)
    return Chair()
