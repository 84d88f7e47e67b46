"""What a player can do now, and what each choice would make."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from kingdomino.cli.lines import draw_domino, draw_king
from kingdomino.cli.screen import Screen
from kingdomino.cli.telling import signed
from kingdomino.rules import DOMINOES, Kingdom, Place, Ruleset, View

_ROOMY = 50  # columns to show the squares beside their cells


@dataclass(frozen=True)
class Choice:
    """A placement and the points of the kingdom after it."""

    place: Place
    points: int
    gain: int


def choices(kingdom: Kingdom, domino: int, ruleset: Ruleset) -> list[Choice]:
    """Every legal placement of a domino, the one that makes most points first."""
    now = kingdom.score(ruleset).points
    found = []
    for place in kingdom.placements(DOMINOES[domino]):
        points = kingdom.place(place).score(ruleset).points
        found.append(Choice(place, points, points - now))
    return sorted(found, key=lambda choice: -choice.points)


def show_places(screen: Screen, found: list[Choice], most: int) -> None:
    """Write a numbered list of placements, cut after so many."""
    texts = screen.texts
    for number, choice in enumerate(found[:most], 1):
        place = choice.place
        domino = DOMINOES[place.domino]
        line = Text(f"{number:>3}  {place.first}{place.second}".ljust(13))
        if screen.width >= _ROOMY:
            line.append_text(screen.square(domino.first)).append(f" {place.first}".ljust(5))
            line.append_text(screen.square(domino.second)).append(f" {place.second}".ljust(5))
        line.append(f"{texts('points', count=choice.points)} ({signed(choice.gain)})")
        screen.draw([line])
    if len(found) > most:
        screen.say("list-more", count=len(found) - most, all=texts("word-all"))


def show_claims(screen: Screen, view: View, kingdom: Kingdom, names: Sequence[str]) -> None:
    """Write the line to claim from: whose king stands where, or the most it could make here."""
    line = view.next_line
    assert line is not None
    for number, king in zip(line.dominoes, line.kings, strict=True):
        row = Text(" ").append_text(draw_domino(screen, number)).append("  ")
        if king is None:
            row.append(_prospect(screen, kingdom, number, view.ruleset))
        else:
            row.append_text(draw_king(screen, names, king))
        screen.draw([row])


def _prospect(screen: Screen, kingdom: Kingdom, domino: int, ruleset: Ruleset) -> str:
    found = choices(kingdom, domino, ruleset)
    if not found:
        return screen.texts("claim-fits-nowhere")
    points = screen.texts("points", count=found[0].points)
    return screen.texts("claim-at-best", points=points, gain=signed(found[0].gain))
