"""`kingdomino score` with drawn kingdoms: their points, and whether they can be made."""

from dataclasses import asdict
from typing import Any

from rich.text import Text

from kingdomino.cli.terminal.descriptions import named_or_colours
from kingdomino.cli.terminal.screen import Screen, stdout_screen, write_json
from kingdomino.cli.terminal.standings import show_scores, show_standings, winner_text
from kingdomino.locales import Texts
from kingdomino.notation.schema import ruleset_data, standing_data
from kingdomino.rules import Square, rank
from kingdomino.tiling import Conflict, Drawing, tile


def score_drawing(drawing: Drawing, texts: Texts, *, as_json: bool) -> None:
    """Write the points of drawn kingdoms."""
    conflicts = [_conflict(tile(lands)) for lands in drawing.games]
    if as_json:
        write_json(_drawing_json(drawing, conflicts))
    else:
        _show_drawing(stdout_screen(texts), drawing, conflicts)


def _conflict(result: object) -> Conflict | None:
    return result if isinstance(result, Conflict) else None


def _show_drawing(screen: Screen, drawing: Drawing, conflicts: list[Conflict | None]) -> None:
    rules = drawing.ruleset
    names = named_or_colours(drawing.names, screen.texts)
    for number, lands in enumerate(drawing.games, 1):
        if rules.is_dynasty:
            screen.write("")
            screen.write_message("heading-game", game=number, games=rules.games)
        show_scores(screen, rank(rules, [(land.score(rules),) for land in lands]), names)
    if rules.is_dynasty:
        screen.write("", Text(screen.texts("dynasty-total"), "bold"))
        show_standings(screen, drawing.standings(), names)
    winner = winner_text(screen, drawing.standings(), names) if drawing.is_over else None
    screen.write("", Text(winner or screen.texts("score-not-over"), "bold"))
    for game, conflict in enumerate(conflicts):
        if conflict is not None:
            screen.write(Text(_conflict_text(screen.texts, drawing, game, conflict)))
    if not any(conflicts):
        screen.write_message("tiling-found")


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


def _drawing_json(drawing: Drawing, conflicts: list[Conflict | None]) -> dict[str, Any]:
    return {
        "rules": asdict(ruleset_data(drawing.ruleset)),
        "names": [name or None for name in drawing.names],
        "over": drawing.is_over,
        "standings": [asdict(standing_data(standing)) for standing in drawing.standings()],
        "conflicts": [
            {
                "game": game,
                "reason": conflict.reason,
                "squares": [{"seat": s.land, "cell": str(s.cell)} for s in conflict.squares],
                "dominoes": conflict.dominoes,
            }
            for game, conflict in enumerate(conflicts, 1)
            if conflict is not None
        ],
    }
