"""`kingdomino replay`: a record told turn by turn."""

import sys
from collections.abc import Sequence

import click

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import read_record
from kingdomino.cli.machine import standing_json, write_json
from kingdomino.cli.moments import Moment, moments
from kingdomino.cli.prompt import Prompt
from kingdomino.cli.result import show_result
from kingdomino.cli.screen import Screen
from kingdomino.cli.seats import names_of
from kingdomino.cli.show import file_params
from kingdomino.cli.table import draw_kingdoms, show_table
from kingdomino.cli.telling import tell
from kingdomino.cli.usage import LocalCommand
from kingdomino.locales import Texts
from kingdomino.notation import format_ruleset
from kingdomino.rules import Claim, Colour, Match


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(file: str, step: bool, as_json: bool) -> None:
        record = read_record(file, texts)
        names = names_of(record, texts)
        if as_json:
            write_json(replay_json(record.match, record.names))
        else:
            Replay(Screen(PlainConsole(), texts), record.match, names, step=step).run()

    step = click.Option(["--step"], is_flag=True, help=texts("option-step"))
    return LocalCommand(
        texts,
        "replay",
        examples=[("kingdomino replay FILE --step", "example-step")],
        callback=run,
        params=[step, *file_params(texts)],
    )


class Replay:
    """Tells a match."""

    def __init__(self, screen: Screen, match: Match, names: Sequence[str], *, step: bool) -> None:
        self.screen = screen
        self.match = match
        self.names = names
        self.prompt = Prompt(screen)
        self.step = step and self.prompt.is_interactive and sys.stdout.isatty()

    def run(self) -> None:
        """Tell it from the beginning to the end; with steps, as long as there are answers."""
        round_ = -1
        for moment in moments(self.match):
            if moment.game.round != round_ and not moment.game.is_over:
                round_ = moment.game.round
                self._open_round(moment)
            if moment.action is not None:
                self.screen.write(tell(self.screen, self.names, moment.game, moment.action))
                if not self._finish_action(moment):
                    return
            else:
                round_ = -1
        if self.match.is_over:
            show_result(self.screen, self.match, self.names)

    def _open_round(self, moment: Moment) -> None:
        if moment.game.round == 0 and self.match.ruleset.is_dynasty:
            games = self.match.ruleset.games
            self.screen.write("")
            self.screen.say("heading-game", game=moment.number, games=games)
        show_table(self.screen, moment.game.public, self.names)
        self.screen.write("")

    def _finish_action(self, moment: Moment) -> bool:
        """Draw what was built; tells whether to go on."""
        assert moment.action is not None
        if not isinstance(moment.action, Claim):
            actor = moment.game.actor
            assert actor is not None
            after = moment.game.play(moment.action).public
            self.screen.draw(draw_kingdoms(self.screen, after, self.names, [actor]))
        if not self.step:
            return True
        try:
            self.prompt.ask(self.screen.texts("replay-enter"))
        except EOFError:
            return False
        return True


def replay_json(match: Match, names: Sequence[str]) -> dict[str, object]:
    """Every action, the position before it, and the result once there is one."""
    actions = [
        {
            "game": number,
            "ply": game.ply,
            "round": game.round,
            "actor": None if game.actor is None else Colour.of_seat(game.actor).value,
            "action": str(action),
        }
        for number, game, action in moments(match)
        if action is not None
    ]
    return {
        "rules": format_ruleset(match.ruleset),
        "players": [name or None for name in names],
        "is_over": match.is_over,
        "actions": actions,
        "standings": [standing_json(standing, names) for standing in match.standings()],
    }
