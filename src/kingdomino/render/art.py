"""The drawings of the pieces, from the same files as the web page.

The files name colours by class and by CSS variable. A picture stands alone, often in a document
with styles of its own (a notebook) or in a program without CSS variables (resvg), so here each
class and variable is replaced by the attributes it stands for.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final
from xml.etree import ElementTree

from kingdomino.render.theme import THEMES
from kingdomino.rules import Colour, Terrain

_ART: Final = files("kingdomino.render") / "art"
_IN_COLOURS: Final = ("castle", "king")
"""Drawings that exist in the colour of each player."""

_Declarations = dict[str, str]


def drawing_id(name: str, theme: str, colour: Colour | None = None) -> str:
    """Return the id of a drawing.

    The same id means the same drawing, so that several pictures can be in one document.
    """
    return f"kd-{theme}-{name}" + (f"-{colour}" if colour else "")


def definitions(ids: Iterable[str], theme: str) -> str:
    """Return the drawings of some ids, and those they use, as the content of `<defs>`."""
    drawings = _drawings(theme)
    needed: dict[str, str] = {}
    waiting = sorted(ids)
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = drawings[name]
            waiting += re.findall(r'href="#([^"]+)"', drawings[name])
    return "".join(needed[name] for name in sorted(needed))


def ink(colour: Colour, name: str) -> str:
    """Return an ink of a player: `p` the main one, `q` the deep one, `o` that of the emblem."""
    return _inks()[colour][f"--{name}"]


@cache
def _drawings(theme: str) -> Mapping[str, str]:
    """Return all drawings in the colours of a theme, by id."""
    resolver = _Resolver(theme)
    drawings = {}
    for file in _files(_ART):
        for element in ElementTree.fromstring(file.read_text("utf-8")):
            name = element.attrib["id"]
            for colour in Colour if name in _IN_COLOURS else (None,):
                scope = colour or _scope(file, name)
                drawings[drawing_id(name, theme, colour)] = resolver.write(element, scope, colour)
    return drawings


def _files(folder: Traversable) -> Iterable[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith(".svg"):
            yield entry


def _scope(file: Traversable, name: str) -> str | None:
    """Return the class whose variables a drawing uses: a terrain's or a player's."""
    stem, emblem = file.name.removesuffix(".svg"), name.removeprefix("em-")
    return stem if stem in tuple(Terrain) else emblem if emblem in tuple(Colour) else None


@cache
def _inks() -> Mapping[str, _Declarations]:
    """Return the declarations of each class in `inks.css`."""
    text = re.sub(r"/\*.*?\*/", "", (_ART / "inks.css").read_text("utf-8"), flags=re.DOTALL)
    inks: dict[str, _Declarations] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        pairs = [line.split(":", 1) for line in body.split(";") if line.strip()]
        declarations = {name.strip(): value.strip() for name, value in pairs}
        for selector in selectors.split(","):
            inks.setdefault(selector.strip().removeprefix("."), {}).update(declarations)
    return inks


class _Resolver:
    """Writes the elements of the artwork without classes and variables."""

    def __init__(self, theme: str) -> None:
        self._theme = theme

    def write(self, element: ElementTree.Element, scope: str | None, colour: Colour | None) -> str:
        """Return an element as text, in the colours of a scope: a terrain or a player."""
        classes = element.get("class", "").split()
        attributes = {key: value for key, value in element.items() if key != "class"}
        for name, declarations in _inks().items():  # in the order of the file: the last one wins
            if name in classes:
                attributes |= {k: v for k, v in declarations.items() if not k.startswith("--")}
        written = "".join(
            f' {key}="{escape(self._value(key, value, scope, colour))}"'
            for key, value in attributes.items()
        )
        tag = element.tag.rpartition("}")[2]
        children = "".join(self.write(child, scope, colour) for child in element)
        return f"<{tag}{written}>{children}</{tag}>" if children else f"<{tag}{written}/>"

    def _value(self, key: str, value: str, scope: str | None, colour: Colour | None) -> str:
        if key == "id":
            return drawing_id(value, self._theme, colour)
        if key == "href":
            return "#" + drawing_id(value.removeprefix("#"), self._theme)
        return self._resolve(value, scope)

    def _resolve(self, value: str, scope: str | None) -> str:
        """Replace variables by their values; one that is not set has a default after a comma."""
        while match := re.fullmatch(r"var\(--([\w-]+)(?:, *(.+))?\)", value):
            name, default = match[1], match[2]
            own = _inks()[scope].get(f"--{name}") if scope else None
            value = own or THEMES[self._theme].get(name) or default
        return value
