"""Digits and letters as lines, so that a picture needs no font and looks the same everywhere."""

from typing import Final, NamedTuple


class _Figure(NamedTuple):
    width: float
    path: str


# Digits and ascenders are 30 high, small letters 20; the base line is at 30.
_FIGURES: Final = {
    "0": _Figure(18, "M9 0C3 0 0 6 0 15S3 30 9 30 18 24 18 15 15 0 9 0Z"),
    "1": _Figure(10, "M1 6 9 0V30"),
    "2": _Figure(18, "M1 8C1 3 4 0 9 0S17 3 17 8C17 14 10 19 0 30H18"),
    "3": _Figure(
        18, "M1 4Q4 0 9 0C14 0 17 3 17 7S13 14 8 14C14 14 18 17 18 22S14 30 9 30Q3 30 0 25"
    ),
    "4": _Figure(18, "M13 30V0L0 21H18"),
    "5": _Figure(18, "M16 0H3L2 13Q5 11 9 11C14 11 18 14 18 20S14 30 9 30Q3 30 0 26"),
    "6": _Figure(18, "M14 0C6 4 0 11 0 20 0 26 4 30 9 30S18 26 18 21 14 12 9 12 1 15 0 20"),
    "7": _Figure(17, "M0 0H17C12 9 8 19 7 30"),
    "8": _Figure(
        18,
        "M9 14C4 14 1 11 1 7S4 0 9 0 17 3 17 7 14 14 9 14"
        "C4 14 0 17 0 22S4 30 9 30 18 27 18 22 14 14 9 14Z",
    ),
    "9": _Figure(18, "M4 30C12 26 18 19 18 10 18 4 14 0 9 0S0 4 0 9 4 18 9 18 17 15 18 10"),
    "×": _Figure(13, "M0 11 13 24M13 11 0 24"),
    " ": _Figure(4, ""),
    "a": _Figure(15, "M15 10V30M15 20C15 14 12 10 7.5 10S0 14 0 20 3 30 7.5 30 15 26 15 20"),
    "b": _Figure(15, "M0 0V30M0 20C0 14 3 10 7.5 10S15 14 15 20 12 30 7.5 30 0 26 0 20"),
    "c": _Figure(13, "M13 13Q11 10 7.5 10C3 10 0 14 0 20S3 30 7.5 30Q11 30 13 27"),
    "d": _Figure(15, "M15 0V30M15 20C15 14 12 10 7.5 10S0 14 0 20 3 30 7.5 30 15 26 15 20"),
    "e": _Figure(15, "M0 20H15C15 14 12 10 7.5 10S0 14 0 20 3 30 8 30Q12 30 14 27"),
    "f": _Figure(11, "M11 .5C6-1 4 2 4 6V30M0 11H10"),
    "g": _Figure(
        15,
        "M15 10V32C15 37 12 39 7.5 39Q4 39 1 37"
        "M15 20C15 14 12 10 7.5 10S0 14 0 20 3 30 7.5 30 15 26 15 20",
    ),
    "h": _Figure(14, "M0 0V30M0 19C0 13 3 10 7.5 10S14 13 14 18V30"),
    "i": _Figure(2, "M1 10V30M1 2V2.5"),
    "j": _Figure(6, "M6 10V33C6 37 4 39 0 38.5M6 2V2.5"),
    "k": _Figure(13, "M0 0V30M12 10 0 21M5 17 13 30"),
    "l": _Figure(2, "M1 0V30"),
    "m": _Figure(
        22, "M0 10V30M0 18C0 13 2 10 6 10S11 13 11 17V30M11 18C11 13 13 10 17 10S22 13 22 17V30"
    ),
}
_GAP: Final = 6
_CAP_HEIGHT: Final = 30


def figures_width(text: str, height: float) -> float:
    """Return how wide figures are."""
    widths = [_FIGURES[character].width for character in text]
    return (sum(widths) + _GAP * (len(widths) - 1)) * height / _CAP_HEIGHT


def figures(
    text: str, x: float, y: float, height: float, *, colour: str, halo: str | None = None
) -> str:
    """Draw figures around a point, as many units high as a digit; with a halo around them."""
    scale = height / _CAP_HEIGHT
    offset = 0.0
    paths = []
    for character in text:
        figure = _FIGURES[character]
        if figure.path:
            paths.append(f'<path transform="translate({offset:g})" d="{figure.path}"/>')
        offset += figure.width + _GAP
    # Small letters are centred by their own height.
    middle = 15 if text[0].isdigit() else 20
    left = x - figures_width(text, height) / 2
    place = f"translate({left:g} {y - middle * scale:g})scale({scale:g})"
    drawn = "".join(paths)
    style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    under = f'<g stroke="{halo}" stroke-width="14">{drawn}</g>' if halo else ""
    over = f'<g stroke="{colour}" stroke-width="5">{drawn}</g>'
    return f'<g transform="{place}" {style}>{under}{over}</g>'
