"""Functions of other packages that the rules call: drawings, parsers and fresh seeds.

The rules import nothing. `kingdomino.render`, `kingdomino.notation` and `kingdomino` itself import
them and register here what `print(game)`, `game.play(">28")` and `Game.new("classic/2")` need. All
are imported with the package, before any module of it can be used.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from kingdomino.rules.actions import Action
    from kingdomino.rules.ruleset import Ruleset


class Drawings(NamedTuple):
    """The functions that draw the values of a type."""

    text: Callable[[Any], str]
    svg: Callable[[Any], str]


class Parsers(NamedTuple):
    """The functions that parse notation; they raise `NotationError`."""

    action: Callable[[str | bytes], "Action"]
    ruleset: Callable[[str | bytes], "Ruleset"]


_drawings: dict[type, Drawings] = {}
_parsers: list[Parsers] = []
_seed_sources: list[Callable[[], bytes]] = []


def register_drawings(type_: type, drawings: Drawings) -> None:
    """Set the functions that draw the values of a type."""
    _drawings[type_] = drawings


def register_parsers(parsers: Parsers) -> None:
    """Set the functions that parse notation."""
    _parsers[:] = [parsers]


def register_seed_source(source: Callable[[], bytes]) -> None:
    """Set the function that returns 32 random bytes."""
    _seed_sources[:] = [source]


def draw_text(value: object) -> str:
    """Draw a value as text."""
    return _drawings[type(value)].text(value)


def draw_svg(value: object) -> str:
    """Draw a value as SVG."""
    return _drawings[type(value)].svg(value)


def parse_action(text: str | bytes) -> "Action":
    """Parse an action."""
    return _parsers[0].action(text)


def parse_ruleset(text: str | bytes) -> "Ruleset":
    """Parse a ruleset."""
    return _parsers[0].ruleset(text)


def fresh_seed() -> bytes:
    """Return an unpredictable seed."""
    return _seed_sources[0]()
