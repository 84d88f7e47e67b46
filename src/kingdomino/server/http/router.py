"""The routes of the API."""

from collections.abc import Sequence

from litestar import Router
from litestar.handlers import HTTPRouteHandler

from kingdomino import analysis
from kingdomino.server.http import seats, tables, turns
from kingdomino.server.http.choices import list_choices
from kingdomino.server.http.daily import HANDLERS as DAILY
from kingdomino.server.http.devices import HANDLERS as DEVICES
from kingdomino.server.http.my_games import HANDLERS as MY_GAMES
from kingdomino.server.http.positions import show_position
from kingdomino.server.http.push_subscriptions import HANDLERS as PUSH
from kingdomino.server.http.replays import (
    show_card,
    show_history,
    show_kingdoms,
    show_record,
    show_verdict,
)
from kingdomino.server.jobs.cards import HAS_CARDS


def _coach_handlers() -> Sequence[HTTPRouteHandler]:
    """Return the handlers of the coach, if this installation can analyse anything."""
    if not analysis.is_available:
        return ()
    from kingdomino.server.http import coach, puzzles  # noqa: PLC0415 - they need the kernel

    return *coach.HANDLERS, *puzzles.HANDLERS


router = Router(
    "/api",
    route_handlers=[
        *tables.HANDLERS,
        list_choices,
        *turns.HANDLERS,
        *seats.HANDLERS,
        *DEVICES,
        *_coach_handlers(),
        show_position,
        show_history,
        show_kingdoms,
        show_verdict,
        show_record,
        *([show_card] if HAS_CARDS else []),
        *MY_GAMES,
        *DAILY,
        *PUSH,
    ],
    security=[{}, {"token": []}],
)
