"""A position as one line of text: a view, or with the pile a whole game.

::

    classic/2 p 20:g8h8/- 20@p,26@y,40@p,44@y 7,9,23,25 1:p:claim 1,2,3,… pile=… hand=…
    rules     │ kingdoms  this round's line   next line who acts  unseen  only a game's
              whose view
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from kingdomino.notation.action import read_building
from kingdomino.notation.consistency import inconsistency
from kingdomino.notation.draw import format_draw, read_draw
from kingdomino.notation.errors import Expected
from kingdomino.notation.ruleset import format_ruleset, read_ruleset
from kingdomino.notation.scanner import Scanner, letter
from kingdomino.rules import (
    DOMINOES,
    Deal,
    Discard,
    Draw,
    Game,
    Height,
    IllegalActionError,
    Kingdom,
    Line,
    Place,
    Ruleset,
    View,
)

_NONE: Final = "-"
_EARLIER: Final = "earlier="
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_ROUND: Final = re.compile(r"(0|[1-9][0-9]?):")
_Item = TypeVar("_Item")


def format_position(position: View | Game) -> str:
    """Write a view; or a game, which adds what is hidden: the pile and the kings in the hand.

    >>> game = Game.new(Ruleset.preset("classic", players=2), seed=7)
    >>> format_position(game.view(1))[:40]
    'classic/2 y -/- - 2,16,21,27 0:y 1,3,4,5'
    """
    view = position.table if isinstance(position, Game) else position
    fields = [
        format_ruleset(view.ruleset),
        _NONE if view.seat is None else letter(view.seat),
        "/".join(map(_kingdom_text, view.kingdoms)),
        _line_text(view.current_line),
        _line_text(view.next_line),
        _stage_text(view),
        _list_text(sorted(view.unseen)),
    ]
    if view.earlier:
        fields.append(_EARLIER + ",".join(map(_earlier_text, view.earlier)))
    if isinstance(position, Game):
        fields.append("pile=" + _list_text(position.deal.pile))
        fields.append("hand=" + _list_text(map(format_draw, position.deal.hand)))
    return " ".join(fields)


def parse_position(text: str | bytes) -> View | Game:
    """Read a view, or a game if the text has the pile.

    Raises `NotationError`, also for a position whose parts don't fit together.
    """
    scanner = Scanner(text)
    fields = _Fields(scanner, read_ruleset(scanner))
    view = fields.view()
    deal = None if scanner.is_done else fields.deal()
    scanner.end()
    wrong = inconsistency(view, deal)
    if wrong is not None:
        raise scanner.unreadable(wrong, fields.starts[wrong])
    return view if deal is None else Game(view, deal)


def _list_text(items: Iterable[object]) -> str:
    return ",".join(map(str, items)) or _NONE


def _kingdom_text(kingdom: Kingdom) -> str:
    return _list_text(kingdom.history)


def _line_text(line: Line | None) -> str:
    if line is None:
        return _NONE
    pairs = zip(line.dominoes, line.kings, strict=True)
    return _list_text(
        str(domino) if king is None else f"{domino}@{letter(king)}" for domino, king in pairs
    )


def _earlier_text(game: Iterable[Height]) -> str:
    return "/".join(".".join(map(str, height)) for height in game)


def _stage_text(view: View) -> str:
    if view.actor is None or view.king is None:
        return f"{view.round}:over"
    king = format_draw(Draw(view.actor, view.king))
    if view.round == 0:
        return f"0:{king}"
    return f"{view.round}:{king}:{'claim' if view.has_placed else 'place'}"


class _Stage(NamedTuple):
    round: int
    draw: Draw | None
    has_placed: bool


def _domino(stage: _Stage, current: Line | None, turn: int) -> int | None:
    """The domino that has to be placed; a turn that can't be has none."""
    if stage.draw is None or stage.has_placed or current is None:
        return None
    return next(iter(current.dominoes[turn : turn + 1]), None)


class _Fields:
    """Reads one field after the other, and remembers where each began."""

    def __init__(self, scanner: Scanner, ruleset: Ruleset) -> None:
        self.scanner = scanner
        self.ruleset = ruleset
        self.starts: dict[Expected, int] = {}

    def view(self) -> View:
        """Read the fields of a view."""
        seat = self._field(Expected.SEAT, self._seat)
        kingdoms = self._field(Expected.KINGDOMS, self._kingdoms)
        current = self._field(Expected.CURRENT_LINE, self._line)
        next_line = self._field(Expected.NEXT_LINE, self._line)
        stage = self._field(Expected.STAGE, self._stage)
        unseen = self._field(Expected.UNSEEN, lambda: self._list(self.scanner.domino))
        if len(set(unseen)) < len(unseen):
            raise self.scanner.unreadable(Expected.UNSEEN, self.starts[Expected.UNSEEN])
        earlier: tuple[tuple[Height, ...], ...] = ()
        if self.scanner.sees(" " + _EARLIER):
            earlier = self._field(Expected.EARLIER, self._earlier)
        actor, king = stage.draw or (None, None)
        turn = self._turn(stage, kingdoms, next_line)
        return View(
            ruleset=self.ruleset,
            seat=seat,
            round=stage.round,
            kingdoms=kingdoms,
            current_line=current,
            next_line=next_line,
            turn=turn,
            domino=_domino(stage, current, turn),
            actor=actor,
            king=king,
            unseen=frozenset(unseen),
            earlier=earlier,
        )

    def deal(self) -> Deal:
        """Read the fields that only a game has."""
        return Deal(
            self._field(Expected.PILE, self._pile),
            self._field(Expected.HAND, self._hand),
        )

    def _field(self, part: Expected, read: Callable[[], _Item]) -> _Item:
        self.scanner.take(" ", Expected.SPACE)
        self.starts[part] = self.scanner.at
        return read()

    def _list(self, read: Callable[[], _Item]) -> tuple[_Item, ...]:
        return () if self.scanner.takes(_NONE) else self._parted(",", read)

    def _parted(self, by: str, read: Callable[[], _Item]) -> tuple[_Item, ...]:
        items = [read()]
        while self.scanner.takes(by):
            items.append(read())
        return tuple(items)

    def _seat(self) -> int | None:
        if self.scanner.takes(_NONE):
            return None
        return self.scanner.seat(self.ruleset.players, Expected.SEAT)

    def _kingdoms(self) -> tuple[Kingdom, ...]:
        return self._parted("/", self._kingdom)

    def _kingdom(self) -> Kingdom:
        kingdom = Kingdom.empty(self.ruleset.grid)
        if self.scanner.takes(_NONE):
            return kingdom
        while True:
            start = self.scanner.at
            kingdom = self._built(kingdom, read_building(self.scanner), start)
            if not self.scanner.takes(","):
                return kingdom

    def _built(self, kingdom: Kingdom, action: Place | Discard, start: int) -> Kingdom:
        try:
            if isinstance(action, Place):
                return kingdom.place(action)
            return kingdom.discard(DOMINOES[action.domino])
        except IllegalActionError as error:
            raise self.scanner.impossible(Expected.LEGAL_ACTION, start, error) from error

    def _line(self) -> Line | None:
        places = self._list(self._place_in_line)
        if not places:
            return None
        return Line(tuple(domino for domino, _ in places), tuple(king for _, king in places))

    def _place_in_line(self) -> tuple[int, int | None]:
        domino = self.scanner.domino()
        if not self.scanner.takes("@"):
            return domino, None
        return domino, self.scanner.seat(self.ruleset.players, Expected.KING)

    def _earlier(self) -> tuple[tuple[Height, ...], ...]:
        self.scanner.take(_EARLIER, Expected.EARLIER)
        return self._parted(",", lambda: self._parted("/", self._height))

    def _height(self) -> Height:
        return self._parted(".", lambda: int(self.scanner.match(_COUNT, Expected.EARLIER)[0]))

    def _stage(self) -> _Stage:
        number = int(self.scanner.match(_ROUND, Expected.STAGE)[1])
        if self.scanner.takes("over"):
            return _Stage(number, None, has_placed=False)
        if number == 0:
            return _Stage(0, read_draw(self.scanner, self.ruleset), has_placed=False)
        seat = self.scanner.seat(self.ruleset.players, Expected.STAGE)
        has_placed = self.scanner.takes(":claim")
        if not has_placed:
            self.scanner.take(":place", Expected.STAGE)
        return _Stage(number, Draw(seat, seat), has_placed)

    def _turn(self, stage: _Stage, kingdoms: tuple[Kingdom, ...], next_line: Line | None) -> int:
        """How many kings have had their turn, from what has been built or claimed."""
        if stage.round == 0:
            kings = next_line.kings if next_line is not None else ()
            return len(kings) - kings.count(None)
        built = sum(len(kingdom.history) for kingdom in kingdoms)
        return built - self.ruleset.kings * (stage.round - 1) - stage.has_placed

    def _pile(self) -> tuple[int, ...]:
        self.scanner.take("pile=", Expected.PILE)
        return self._list(self.scanner.domino)

    def _hand(self) -> tuple[Draw, ...]:
        self.scanner.take("hand=", Expected.HAND)
        return self._list(lambda: read_draw(self.scanner, self.ruleset))
