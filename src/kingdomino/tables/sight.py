"""What may be known of a table: by a seat, or by anybody who looks on.

A sight is made of what is public and of the game's `View`. The pile, the secret before the end and
the tokens are not left out of it: they are never put in.
"""

from dataclasses import dataclass

from kingdomino.rules import Ruleset, Standing, View
from kingdomino.rules.scoring import rank
from kingdomino.tables.choice import Choice, choices
from kingdomino.tables.event import Acted, Reacted
from kingdomino.tables.log import Stage
from kingdomino.tables.table import Table


@dataclass(frozen=True, slots=True)
class SeatSight:
    """What everybody sees of a seat."""

    name: str
    level: str | None
    """The bot that plays now."""
    is_open: bool
    is_held: bool
    """Whether a person keeps it, even while a bot plays."""
    is_host: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as some seats, or a spectator, may know it."""

    id: str
    ruleset: Ruleset
    stage: Stage
    seats: tuple[SeatSight, ...]
    yours: tuple[int, ...]
    """The seats of whoever looks; none for a spectator."""
    is_host: bool
    """Whether whoever looks opened the table."""
    is_public: bool
    seconds: int | None
    substitute: str
    commitment: str
    contributions: tuple[str, ...]
    seed: str | None
    """Where the deals came from; told when nothing is played any more."""
    secret: str | None
    """What the seed was mixed of, with the contributions; told at the same time."""
    games: tuple[View, ...]
    """Each game of the match as it is, the last one being played; none before the start."""
    legal: tuple[Choice, ...]
    """What can be done now, for the seat whose turn it is; nothing for all others."""
    acts: tuple[Acted, ...]
    reactions: tuple[tuple[float, Reacted], ...]
    before: str | None
    after: str | None
    ply: int
    number: int
    opened_at: float
    turn_at: float
    due_at: float | None
    """When time is up; `None` if there is no clock, or a bot plays."""

    @property
    def view(self) -> View | None:
        """The game being played, or the last one."""
        return self.games[-1] if self.games else None

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The places as they would be if it ended now; none before the start."""
        if not self.games:
            return ()
        seats = range(self.ruleset.players)
        scores = [tuple(game.kingdoms[i].score(self.ruleset) for game in self.games) for i in seats]
        return rank(self.ruleset, scores)


def sight(table: Table, holder: str | None) -> Sight:
    """What the token with this hash may know; with `None`, what a spectator may."""
    yours = table.seats_of(holder)
    match = table.match
    first = yours[0] if yours else None
    games: tuple[View, ...] = ()
    if match is not None:
        games = (*(game.view(first) for game in match.games[:-1]), match.view(first))
    is_turn = table.actor is not None and table.actor in yours
    is_told = table.stage.is_final and match is not None
    origin = match.games[0].origin if match is not None else None
    seed = origin.seed if origin is not None else None
    return Sight(
        id=table.id,
        ruleset=table.ruleset,
        stage=table.stage,
        seats=tuple(
            SeatSight(
                name=seat.name,
                level=seat.level,
                is_open=seat.is_open and table.stage is Stage.OPEN,
                is_held=seat.holder is not None,
                is_host=seat.holder is not None and seat.holder == table.host,
            )
            for seat in table.seats
        ),
        yours=yours,
        is_host=holder is not None and holder == table.host,
        is_public=table.is_public,
        seconds=table.seconds,
        substitute=table.substitute,
        commitment=table.commitment,
        contributions=table.contributions,
        seed=seed.hex() if is_told and seed is not None else None,
        secret=table.secret.hex() if is_told and table.secret else None,
        games=games,
        legal=choices(games[-1]) if is_turn else (),
        acts=table.acts,
        reactions=table.reactions,
        before=table.before,
        after=table.after,
        ply=table.ply,
        number=table.number,
        opened_at=table.opened_at,
        turn_at=table.turn_at,
        due_at=None if table.level_at_turn is not None else table.due_at,
    )
