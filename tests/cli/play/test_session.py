"""A session with bots."""

import io
from pathlib import Path
from time import perf_counter

from rich.console import Console

from kingdomino.bots import Clock, GreedyBot
from kingdomino.cli.files import SaveFile
from kingdomino.cli.play.seats import SeatPlayer
from kingdomino.cli.play.session import Session
from kingdomino.cli.terminal.screen import Screen
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.rules import Action, Match, Ruleset, View


class ClockRecorder:
    """Plays greedily, takes some time for placements, and records its clocks."""

    def __init__(self) -> None:
        self.clocks: list[tuple[View, float]] = []
        self._greedy = GreedyBot(1)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert clock is not None
        self.clocks.append((view, clock.seconds))
        end = perf_counter() + (0.005 if view.domino is not None else 0.0)
        while perf_counter() < end:
            pass
        return self._greedy.choose(view)


def test_a_claim_gets_the_time_that_its_placement_left(tmp_path: Path) -> None:
    screen = Screen(Console(file=io.StringIO()), Texts("en"))
    record = Record.of(Match.new(Ruleset.preset("classic", 2), seed=7))
    seats = [SeatPlayer("one", "greedy"), SeatPlayer("two", "greedy")]
    session = Session(screen, record, seats, SaveFile(tmp_path / "game"))
    bot = ClockRecorder()
    session._bots = {0: bot, 1: bot}
    session.run()
    assert session.match.is_over
    full = max(seconds for _, seconds in bot.clocks)
    for view, seconds in bot.clocks:
        assert (seconds <= full - 0.005) if view.has_placed else (seconds == full)
