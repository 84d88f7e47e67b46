"""`kingdomino score`: the points of a record, a position or drawn kingdoms.

Of drawn kingdoms also whether they can be made of dominoes.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

import click
from rich.text import Text

from kingdomino.cli.click_i18n import command
from kingdomino.cli.files import read_document_or_drawing
from kingdomino.cli.options import file_argument, json_option
from kingdomino.cli.terminal.descriptions import document_names, named_or_colours
from kingdomino.cli.terminal.screen import Screen, stdout_screen, write_json
from kingdomino.cli.terminal.standings import show_scores, show_standings, winner_text
from kingdomino.kernel import KernelMissingError
from kingdomino.locales import Texts, explain
from kingdomino.notation import Record
from kingdomino.notation.json_format import match_json
from kingdomino.notation.schema import ruleset_data, standing_data
from kingdomino.rules import Deal, Game, Match, Square, Standing, rank
from kingdomino.tiling import Conflict, Drawing, Land, TilingError, tile


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
        _score_drawing(document, texts, as_json=as_json)
        return
    labels, names = document_names(document, texts)
    if isinstance(document, Record):
        match = document.match
    else:
        match = Match((document if isinstance(document, Game) else Game(document, Deal(())),))
    if as_json:
        write_json(match_json(match, names))
    else:
        games = (game.standings() for game in match.games)
        _show_scores(stdout_screen(texts), match, games, labels)


def _score_drawing(drawing: Drawing, texts: Texts, *, as_json: bool) -> None:
    results = [_find_conflict(lands) for lands in drawing.games]
    if as_json:
        write_json(_drawing_json(drawing, results))
        return
    screen, rules = stdout_screen(texts), drawing.ruleset
    games = (rank(rules, [(land.score(rules),) for land in lands]) for lands in drawing.games)
    _show_scores(screen, drawing, games, named_or_colours(drawing.names, texts))
    for game, result in enumerate(results):
        if isinstance(result, Conflict):
            screen.write(Text(_conflict_text(texts, drawing, game, result)))
        elif result is not None:
            screen.write(Text(_unchecked_text(texts, result)))
    if not any(results):
        screen.write_message("tiling-found")


def _find_conflict(lands: Sequence[Land]) -> Conflict | KernelMissingError | TilingError | None:
    """Return what is wrong with lands, or why that is not known: their points are in any case."""
    try:
        result = tile(lands)
    except (KernelMissingError, TilingError) as error:
        return error
    return result if isinstance(result, Conflict) else None


def _unchecked_text(texts: Texts, error: KernelMissingError | TilingError) -> str:
    return explain(texts, error) if isinstance(error, TilingError) else texts("tiling-no-kernel")


def _show_scores(
    screen: Screen,
    match: Match | Drawing,
    games: Iterable[Sequence[Standing]],
    names: Sequence[str],
) -> None:
    """Write the points of every game, and the winner of a finished match."""
    is_dynasty = match.ruleset.is_dynasty
    for number, standings in enumerate(games, 1):
        if is_dynasty:
            screen.write("")
            screen.write_message("heading-game", game=number, games=match.ruleset.games)
        show_scores(screen, standings, names)
    if is_dynasty:
        screen.write("", Text(screen.texts("dynasty-total"), "bold"))
        show_standings(screen, match.standings(), names)
    winner = winner_text(screen, match.standings(), names) if match.is_over else None
    screen.write("", Text(winner or screen.texts("score-not-over"), "bold"))


def _conflict_text(texts: Texts, drawing: Drawing, game: int, conflict: Conflict) -> str:
    places = []
    for land, cell in conflict.squares:
        line, column = drawing.positions[game][land][cell]
        places.append(texts("tiling-place", line=line, column=column))
    land, cell = conflict.squares[0]
    square = drawing.games[game][land].squares[cell]
    sentence = texts(
        f"tiling-{conflict.reason}",
        square=_square_text(texts, square),
        dominoes=", ".join(map(str, conflict.dominoes)),
    )
    return f"{'; '.join(places)}: {sentence}"


def _square_text(texts: Texts, square: Square) -> str:
    terrain = texts(f"terrain-{square.terrain}")
    if not square.crowns:
        return terrain
    crowns = texts("crowns", count=square.crowns)
    return texts("square-with-crowns", terrain=terrain, crowns=crowns)


def _drawing_json(
    drawing: Drawing, results: Sequence[Conflict | KernelMissingError | TilingError | None]
) -> dict[str, Any]:
    games = list(enumerate(results, 1))
    return {
        "rules": asdict(ruleset_data(drawing.ruleset)),
        "names": [name or None for name in drawing.names],
        "is_over": drawing.is_over,
        "standings": [asdict(standing_data(standing)) for standing in drawing.standings()],
        "conflicts": [
            {
                "game": game,
                "reason": conflict.reason,
                "squares": [{"seat": s.land, "cell": str(s.cell)} for s in conflict.squares],
                "dominoes": conflict.dominoes,
            }
            for game, conflict in games
            if isinstance(conflict, Conflict)
        ],
        "unchecked": [game for game, result in games if isinstance(result, Exception)],
    }
