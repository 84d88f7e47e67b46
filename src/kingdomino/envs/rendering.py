"""Pictures of a game for the interfaces' `render()`."""

from io import BytesIO
from typing import Any, Final

import numpy as np

from kingdomino.render import game_svg, game_text, svg_to_png
from kingdomino.rules import View

RENDER_MODES: Final = ("ansi", "svg", "rgb_array")


def render_view(view: View, mode: str) -> Any:
    """Return a view as text, as SVG, or as an array of shape (height, width, 3).

    Raises `ValueError` for another mode.
    """
    if mode == "ansi":
        return game_text(view)
    if mode == "svg":
        return game_svg(view)
    if mode == "rgb_array":
        from PIL import Image  # noqa: PLC0415 - only this mode needs Pillow

        with Image.open(BytesIO(svg_to_png(game_svg(view)))) as image:
            return np.asarray(image.convert("RGB"))
    raise ValueError(f"a render mode is {', '.join(RENDER_MODES)}, not {mode!r}")
