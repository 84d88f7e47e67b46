"""The picture that a link to a finished match shows: its kingdoms, as PNG.

It takes a quarter of a second of a processor, so a worker process draws it, once for all who ask at
the same time, and the latest ones are kept.
"""

import asyncio
from collections import OrderedDict
from importlib.util import find_spec
from typing import Final

from kingdomino.render import CARD_SIZE, card_svg, svg_to_png
from kingdomino.rules import Colour, View
from kingdomino.server.jobs.queue import Lane
from kingdomino.server.jobs.workers import Workers
from kingdomino.tables import Refusal, Status, Table, TableError

HAS_CARDS: Final = find_spec("resvg_py") is not None
"""Whether pictures can be made PNG files: the extra `png` is installed."""
_MAX_CARDS: Final = 32  # of about 300 kB


class CardCache:
    """The latest pictures, and those that are being drawn."""

    def __init__(self) -> None:
        self._cards: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def get(self, table: Table, workers: Workers, client: str) -> bytes:
        """Return the picture of a match; of a Dynasty, that of the last game.

        Raises `TableError` if the match is not over.
        """
        if table.match is None or table.status is not Status.OVER:
            raise TableError(Refusal.NOT_OVER)
        task = self._cards.pop(table.id, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            view = table.match.games[-1].public
            drawing = workers.analyse(Lane.HINT, client, draw_card, view, table.colours)
            task = asyncio.create_task(drawing)
        self._cards[table.id] = task
        if len(self._cards) > _MAX_CARDS:
            self._cards.popitem(last=False)
        return await asyncio.shield(task)


def draw_card(view: View, colours: tuple[Colour, ...]) -> bytes:
    """Return the picture of a game in the colours of its seats as PNG, in a worker process."""
    return svg_to_png(card_svg(view, colours=colours), CARD_SIZE[0])
