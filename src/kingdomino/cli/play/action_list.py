"""Lists of the legal actions of a player."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.terminal.boards import draw_domino, draw_king, draw_square
from kingdomino.cli.terminal.descriptions import signed
from kingdomino.cli.terminal.screen import Screen
from kingdomino.rules import (
    DOMINOES,
    ActionPreview,
    Claim,
    Kingdom,
    Place,
    Ruleset,
    View,
    preview_actions,
    preview_claim,
)

_WIDE = 50  # columns from which on a list shows the squares beside their cells


def list_placements(view: View) -> list[ActionPreview]:
    """Return every legal placement, the one with most points first."""
    return sorted(preview_actions(view), key=lambda preview: -preview.points)


def show_placements(screen: Screen, previews: Sequence[ActionPreview], limit: int) -> None:
    """Write a numbered list of placements, up to a limit."""
    texts = screen.texts
    for number, preview in enumerate(previews[:limit], 1):
        place = preview.action
        assert isinstance(place, Place)
        domino = DOMINOES[place.domino]
        row = Text(f"{number:>3}  {place.first}{place.second}".ljust(13))
        if screen.width >= _WIDE:
            row.append_text(draw_square(screen, domino.first)).append(f" {place.first}".ljust(5))
            row.append_text(draw_square(screen, domino.second)).append(f" {place.second}".ljust(5))
        row.append(f"{texts('points', count=preview.points)} ({signed(preview.gain)})")
        screen.write_unwrapped([row])
    if len(previews) > limit:
        screen.write_message("list-more", count=len(previews) - limit, all=texts("word-all"))


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
    preview = preview_claim(kingdom, Claim(domino), ruleset)
    if not preview.fits:
        return screen.texts("claim-fits-nowhere")
    points = screen.texts("points", count=preview.points)
    return screen.texts("claim-at-best", points=points, gain=signed(preview.gain))
