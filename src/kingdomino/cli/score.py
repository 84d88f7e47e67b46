"""`kingdomino score`: the points of a record or a position."""

import click
from rich.text import Text

from kingdomino.cli.console import PlainConsole
from kingdomino.cli.documents import read_document
from kingdomino.cli.machine import standing_json, write_json
from kingdomino.cli.result import show_score, show_standings, victory
from kingdomino.cli.screen import Screen
from kingdomino.cli.seats import colour_names, names_of
from kingdomino.cli.show import file_params
from kingdomino.cli.usage import LocalCommand
from kingdomino.locales import Texts
from kingdomino.notation import Record, format_ruleset
from kingdomino.rules import Deal, Game, Match


def command(texts: Texts) -> click.Command:
    """The command in one language."""

    def run(file: str, as_json: bool) -> None:
        document = read_document(file, texts)
        if isinstance(document, Record):
            match = document.match
            names, known = names_of(document, texts), document.names
        else:
            game = document if isinstance(document, Game) else Game(document, Deal(()))
            match = Match((game,))
            names, known = colour_names(texts, len(game.kingdoms)), ("",) * len(game.kingdoms)
        if as_json:
            write_json(score_json(match, known))
        else:
            show(Screen(PlainConsole(), texts), match, names)

    return LocalCommand(
        texts,
        "score",
        examples=[("kingdomino score FILE --json", "example-json")],
        callback=run,
        params=file_params(texts),
    )


def show(screen: Screen, match: Match, names: tuple[str, ...]) -> None:
    """Write the points of every game, and who won or is ahead."""
    is_dynasty = match.ruleset.is_dynasty
    for number, game in enumerate(match.games, 1):
        if is_dynasty:
            screen.write("")
            screen.say("heading-game", game=number, games=match.ruleset.games)
        show_score(screen, game.standings(), names)
    if is_dynasty:
        screen.write("", Text(screen.texts("dynasty-total"), "bold"))
        show_standings(screen, match.standings(), names)
    closing = victory(screen, match.standings(), names) if match.is_over else None
    screen.write("", Text(closing or screen.texts("score-not-over"), "bold"))


def score_json(match: Match, names: tuple[str, ...]) -> dict[str, object]:
    """The standings."""
    return {
        "rules": format_ruleset(match.ruleset),
        "is_over": match.is_over,
        "standings": [standing_json(standing, names) for standing in match.standings()],
    }
