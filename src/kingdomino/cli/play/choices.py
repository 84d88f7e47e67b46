"""Lists of what a player can do now."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kingdomino.cli.terminal.descriptions import signed
from kingdomino.cli.terminal.drawing import draw_domino, draw_king
from kingdomino.cli.terminal.screen import Screen
from kingdomino.rules import DOMINOES, Kingdom, Place, Ruleset, View

_WIDE = 50  # columns from which on a list shows the squares beside their cells


@dataclass(frozen=True)
class Choice:
    """A placement, with the points of the kingdom after it."""

    place: Place
    points: int
    gain: int


def list_choices(kingdom: Kingdom, domino: int, ruleset: Ruleset) -> list[Choice]:
    """Return every legal placement of a domino, the one with most points first."""
    now = kingdom.score(ruleset).points
    choices = []
    for place in kingdom.placements(DOMINOES[domino]):
        points = kingdom.place(place).score(ruleset).points
        choices.append(Choice(place, points, points - now))
    return sorted(choices, key=lambda choice: -choice.points)


def show_placements(screen: Screen, choices: list[Choice], limit: int) -> None:
    """Write a numbered list of placements, up to a limit."""
    texts = screen.texts
    for number, choice in enumerate(choices[:limit], 1):
        place = choice.place
        domino = DOMINOES[place.domino]
        row = Text(f"{number:>3}  {place.first}{place.second}".ljust(13))
        if screen.width >= _WIDE:
            row.append_text(screen.square(domino.first)).append(f" {place.first}".ljust(5))
            row.append_text(screen.square(domino.second)).append(f" {place.second}".ljust(5))
        row.append(f"{texts('points', count=choice.points)} ({signed(choice.gain)})")
        screen.write_unwrapped([row])
    if len(choices) > limit:
        screen.write_message("list-more", count=len(choices) - limit, all=texts("word-all"))


def show_claims(screen: Screen, view: View, kingdom: Kingdom, names: Sequence[str]) -> None:
    """Write the line to claim from: the king on each domino, or the most points it could make."""
    line = view.next_line
    assert line is not None
    for number, king in zip(line.dominoes, line.kings, strict=True):
        row = Text(" ").append_text(draw_domino(screen, number)).append("  ")
        if king is None:
            row.append(_best_gain(screen, kingdom, number, view.ruleset))
        else:
            row.append_text(draw_king(screen, names, king))
        screen.write_unwrapped([row])


def _best_gain(screen: Screen, kingdom: Kingdom, domino: int, ruleset: Ruleset) -> str:
    choices = list_choices(kingdom, domino, ruleset)
    if not choices:
        return screen.texts("claim-fits-nowhere")
    points = screen.texts("points", count=choices[0].points)
    return screen.texts("claim-at-best", points=points, gain=signed(choices[0].gain))
