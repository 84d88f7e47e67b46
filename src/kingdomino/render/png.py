"""SVG to PNG, with the package resvg-py."""

from importlib import import_module


def svg_to_png(svg: str, width: int | None = None) -> bytes:
    """Turn a picture into a PNG file, some pixels wide; by default as wide as the SVG says.

    Raises `ModuleNotFoundError` if resvg-py, which the extra `png` installs, is missing.
    """
    try:
        resvg = import_module("resvg_py")
    except ModuleNotFoundError as error:
        text = "PNG pictures need the extra 'png': kingdomino[png]"
        raise ModuleNotFoundError(text, name=error.name) from error
    return bytes(resvg.svg_to_bytes(svg_string=svg, width=width))
