"""`kingdomino score`: the points of a record, a position or drawn kingdoms."""

import click
from rich.text import Text

from kingdomino.cli.click_i18n import command
from kingdomino.cli.commands.score_drawing import score_drawing
from kingdomino.cli.files import read_document_or_drawing
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.descriptions import colour_names, record_names
from kingdomino.cli.terminal.screen import Screen, stdout_screen, write_json
from kingdomino.cli.terminal.standings import show_scores, show_standings, winner_text
from kingdomino.locales import Texts
from kingdomino.notation import Record
from kingdomino.notation.json_format import match_json
from kingdomino.rules import Deal, Game, Match
from kingdomino.tiling import Drawing


@command(
    examples={
        "kingdomino score FILE --json": "example-json",
        "kingdomino score kingdoms.txt": "example-drawing",
    }
)
@json_option
@file_argument
@click.pass_obj
def score(texts: Texts, file: str, as_json: bool) -> None:
    """Show the points of a record, a position or drawn kingdoms."""
    document = read_document_or_drawing(file, texts)
    if isinstance(document, Drawing):
        score_drawing(document, texts, as_json=as_json)
        return
    if isinstance(document, Record):
        match = document.match
        labels, names = record_names(document, texts), document.names
    else:
        game = document if isinstance(document, Game) else Game(document, Deal(()))
        match = Match((game,))
        labels, names = colour_names(texts, len(game.kingdoms)), ("",) * len(game.kingdoms)
    if as_json:
        write_json(match_json(match, names))
    else:
        show_match_scores(stdout_screen(texts), match, labels)


def show_match_scores(screen: Screen, match: Match, names: tuple[str, ...]) -> None:
    """Write the points of every game, and the winner once there is one."""
    is_dynasty = match.ruleset.is_dynasty
    for number, game in enumerate(match.games, 1):
        if is_dynasty:
            screen.write("")
            screen.write_message("heading-game", game=number, games=match.ruleset.games)
        show_scores(screen, game.standings(), names)
    if is_dynasty:
        screen.write("", Text(screen.texts("dynasty-total"), "bold"))
        show_standings(screen, match.standings(), names)
    winner = winner_text(screen, match.standings(), names) if match.is_over else None
    screen.write("", Text(winner or screen.texts("score-not-over"), "bold"))
