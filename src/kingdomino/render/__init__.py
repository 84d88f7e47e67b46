"""Pictures and text drawings of dominoes, lines, kingdoms and games.

Standard library only, and the same artwork as the web page. Text is drawn by `print`, SVG by
notebooks; both are registered with the rules, which don't import this package.

>>> from kingdomino import Kingdom, render
>>> render.kingdom_svg(Kingdom.empty(), colour="blue", coordinates=True)[:4]
'<svg'
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kingdomino.render.text import domino_text, game_text, kingdom_text, line_text
from kingdomino.rules import Domino, Game, Kingdom, Line, View
from kingdomino.rules.hooks import Drawings, register_drawings

if TYPE_CHECKING:
    from kingdomino.render.board import Territories
    from kingdomino.render.card import CARD_SIZE, card_svg
    from kingdomino.render.png import svg_to_png
    from kingdomino.render.svg import domino_svg, game_svg, kingdom_svg, line_svg

__all__ = [
    "CARD_SIZE",
    "Territories",
    "card_svg",
    "domino_svg",
    "domino_text",
    "game_svg",
    "game_text",
    "kingdom_svg",
    "kingdom_text",
    "line_svg",
    "line_text",
    "svg_to_png",
]

# Reading the artwork takes longer than importing the library, so it waits for the first picture.
_LAZY = {
    "CARD_SIZE": "card",
    "Territories": "board",
    "card_svg": "card",
    "domino_svg": "svg",
    "game_svg": "svg",
    "kingdom_svg": "svg",
    "line_svg": "svg",
    "svg_to_png": "png",
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)


def __dir__() -> list[str]:
    return __all__


def _drawings(text: Callable[[Any], str], svg: str) -> Drawings:
    return Drawings(text, lambda value: str(__getattr__(svg)(value)))


register_drawings(Domino, _drawings(domino_text, "domino_svg"))
register_drawings(Line, _drawings(line_text, "line_svg"))
register_drawings(Kingdom, _drawings(kingdom_text, "kingdom_svg"))
register_drawings(View, _drawings(game_text, "game_svg"))
register_drawings(Game, _drawings(game_text, "game_svg"))
