"""`kingdomino replay`: show a record turn by turn."""

import sys
from collections.abc import Iterator, Sequence

import click

from kingdomino.cli.click_i18n import command, option
from kingdomino.cli.files import read_record
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.boards import draw_kingdoms, show_table
from kingdomino.cli.terminal.descriptions import describe_action, record_names
from kingdomino.cli.terminal.prompt import Prompt
from kingdomino.cli.terminal.screen import Screen, stdout_screen, write_json
from kingdomino.cli.terminal.standings import show_match_result
from kingdomino.locales import Texts
from kingdomino.notation.json_format import match_json
from kingdomino.rules import Action, Claim, Game, Match


@command(examples={"kingdomino replay FILE --step": "example-step"})
@option("--step", is_flag=True, help="option-step")
@json_option
@file_argument
@click.pass_obj
def replay(texts: Texts, file: str, step: bool, as_json: bool) -> None:
    """Show a record turn by turn."""
    record = read_record(file, texts)
    if as_json:
        write_json(replay_json(record.match, record.names))
    else:
        names = record_names(record, texts)
        Replay(stdout_screen(texts), record.match, names, step=step).run()


def plies(match: Match) -> Iterator[tuple[Match, Action | None]]:
    """Yield every state of a match with the action that follows it; `None` after the last."""
    actions = [action for game in match.games for action in game.actions]
    return zip(match.positions(), [*actions, None], strict=True)


class Replay:
    """Shows a match from its beginning to its end."""

    def __init__(self, screen: Screen, match: Match, names: Sequence[str], *, step: bool) -> None:
        self.screen = screen
        self.match = match
        self.names = names
        self.prompt = Prompt(screen)
        self.step = step and self.prompt.is_interactive and sys.stdout.isatty()

    def run(self) -> None:
        """Show every action; with steps, stop at the end of input."""
        shown = None
        for state, action in plies(self.match):
            current_round = (len(state.games), state.game.round)
            if current_round != shown and not state.is_over:
                self._show_round(state)
                shown = current_round
            if action is None:
                break
            self._show_action(state.game, action)
            if self.step and not self._wait_for_enter():
                return
        if self.match.is_over:
            show_match_result(self.screen, self.match, self.names)

    def _show_round(self, match: Match) -> None:
        if match.game.round == 0 and match.ruleset.is_dynasty:
            self.screen.write("")
            game, games = len(match.games), match.ruleset.games
            self.screen.write_message("heading-game", game=game, games=games)
        show_table(self.screen, match.game.public, self.names)
        self.screen.write("")

    def _show_action(self, before: Game, action: Action) -> None:
        self.screen.write(describe_action(self.screen, self.names, before, action))
        if not isinstance(action, Claim):
            assert before.actor is not None
            after = before.play(action).public
            kingdom = draw_kingdoms(self.screen, after, self.names, [before.actor])
            self.screen.write_unwrapped(kingdom)

    def _wait_for_enter(self) -> bool:
        """Wait for Enter; return whether to continue."""
        try:
            self.prompt.ask(self.screen.texts("replay-enter"))
        except EOFError:
            return False
        return True


def replay_json(match: Match, names: Sequence[str]) -> dict[str, object]:
    """Return every action and the standings as JSON values."""
    actions = [
        {
            "game": len(state.games),
            "ply": state.game.ply,
            "round": state.game.round,
            "seat": state.game.actor,
            "action": str(action),
        }
        for state, action in plies(match)
        if action is not None
    ]
    return {**match_json(match, names), "actions": actions}
