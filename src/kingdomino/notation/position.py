"""Positions: one line of text for a view or, with the pile, for a whole game.

::

    classic/2 p 20:g8h8/- 20@p,26@y,40@p,44@y 7,9,23,25 1:p:claim 1,2,3,… pile=… hand=…
    rules     │ kingdoms  this round's line   next line who acts  unseen  only a game's
              whose view
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from kingdomino.notation.action import read_placement
from kingdomino.notation.consistency import find_inconsistency
from kingdomino.notation.errors import Expected
from kingdomino.notation.record import format_king_draw
from kingdomino.notation.record_parser import read_king_draw
from kingdomino.notation.ruleset import format_ruleset, read_ruleset
from kingdomino.notation.scanner import Scanner, seat_letter
from kingdomino.rules import (
    DOMINOES,
    Deal,
    Discard,
    Game,
    IllegalActionError,
    Kingdom,
    KingDraw,
    Line,
    Place,
    Ruleset,
    TieBreakKey,
    View,
)

_NONE: Final = "-"
_EARLIER: Final = "earlier="
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_ROUND: Final = re.compile(r"(0|[1-9][0-9]?):")
_Item = TypeVar("_Item")


def format_position(position: View | Game) -> str:
    """Format a view; or a game, which adds the hidden pile and the kings still to be drawn.

    >>> game = Game.new(Ruleset.preset("classic", players=2), seed=7)
    >>> format_position(game.view(1))[:40]
    'classic/2 y -/- - 2,16,21,27 0:y 1,3,4,5'
    """
    view = position.public if isinstance(position, Game) else position
    fields = [
        format_ruleset(view.ruleset),
        _NONE if view.seat is None else seat_letter(view.seat),
        "/".join(map(_kingdom_text, view.kingdoms)),
        _line_text(view.current_line),
        _line_text(view.next_line),
        _to_act_text(view),
        _list_text(sorted(view.unseen)),
    ]
    if view.earlier:
        fields.append(_EARLIER + ",".join(map(_earlier_text, view.earlier)))
    if isinstance(position, Game):
        fields.append("pile=" + _list_text(position.deal.pile))
        fields.append("hand=" + _list_text(map(format_king_draw, position.deal.king_order)))
    return " ".join(fields)


def parse_position(text: str | bytes) -> View | Game:
    """Parse a view, or a game if the text has the pile.

    Raises `NotationError`, also for a position whose parts don't fit together.
    """
    scanner = Scanner(text)
    fields = _Fields(scanner, read_ruleset(scanner))
    view = fields.view()
    deal = None if scanner.is_done else fields.deal()
    scanner.end()
    inconsistent = find_inconsistency(view, deal)
    if inconsistent is not None:
        raise scanner.error(inconsistent, fields.starts[inconsistent])
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
        str(domino) if king is None else f"{domino}@{seat_letter(king)}" for domino, king in pairs
    )


def _earlier_text(game: Iterable[TieBreakKey]) -> str:
    return "/".join(".".join(map(str, key)) for key in game)


def _to_act_text(view: View) -> str:
    if view.actor is None or view.king is None:
        return f"{view.round}:over"
    king = format_king_draw(KingDraw(view.actor, view.king))
    if view.round == 0:
        return f"0:{king}"
    return f"{view.round}:{king}:{'claim' if view.has_placed else 'place'}"


class _ToAct(NamedTuple):
    round: int
    draw: KingDraw | None
    has_placed: bool


def _domino(to_act: _ToAct, current: Line | None, turn: int) -> int | None:
    """Return the domino to place now; none for a turn that is out of range."""
    if to_act.draw is None or to_act.has_placed or current is None:
        return None
    return next(iter(current.dominoes[turn : turn + 1]), None)


class _Fields:
    """Reads the fields of a position one by one, and keeps the position of each."""

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
        to_act = self._field(Expected.TO_ACT, self._to_act)
        unseen = self._field(Expected.UNSEEN, lambda: self._list(self.scanner.domino))
        if len(set(unseen)) < len(unseen):
            raise self.scanner.error(Expected.UNSEEN, self.starts[Expected.UNSEEN])
        earlier: tuple[tuple[TieBreakKey, ...], ...] = ()
        if self.scanner.peek(" " + _EARLIER):
            earlier = self._field(Expected.EARLIER, self._earlier)
        actor, king = to_act.draw or (None, None)
        turn = self._turn(to_act, kingdoms, next_line)
        return View(
            ruleset=self.ruleset,
            seat=seat,
            round=to_act.round,
            kingdoms=kingdoms,
            current_line=current,
            next_line=next_line,
            turn=turn,
            domino=_domino(to_act, current, turn),
            actor=actor,
            king=king,
            unseen=frozenset(unseen),
            earlier=earlier,
        )

    def deal(self) -> Deal:
        """Read the fields that only a game has."""
        return Deal(
            self._field(Expected.PILE, self._pile),
            self._field(Expected.KING_ORDER, self._king_order),
        )

    def _field(self, part: Expected, read: Callable[[], _Item]) -> _Item:
        self.scanner.expect(" ", Expected.SPACE)
        self.starts[part] = self.scanner.at
        return read()

    def _list(self, read: Callable[[], _Item]) -> tuple[_Item, ...]:
        return () if self.scanner.accept(_NONE) else self._separated(",", read)

    def _separated(self, separator: str, read: Callable[[], _Item]) -> tuple[_Item, ...]:
        items = [read()]
        while self.scanner.accept(separator):
            items.append(read())
        return tuple(items)

    def _seat(self) -> int | None:
        if self.scanner.accept(_NONE):
            return None
        return self.scanner.seat(self.ruleset.players, Expected.SEAT)

    def _kingdoms(self) -> tuple[Kingdom, ...]:
        return self._separated("/", self._kingdom)

    def _kingdom(self) -> Kingdom:
        kingdom = Kingdom.empty(self.ruleset.grid)
        if self.scanner.accept(_NONE):
            return kingdom
        while True:
            start = self.scanner.at
            kingdom = self._built(kingdom, read_placement(self.scanner), start)
            if not self.scanner.accept(","):
                return kingdom

    def _built(self, kingdom: Kingdom, action: Place | Discard, start: int) -> Kingdom:
        try:
            if isinstance(action, Place):
                return kingdom.place(action)
            return kingdom.discard(DOMINOES[action.domino])
        except IllegalActionError as error:
            raise self.scanner.rule_error(Expected.LEGAL_ACTION, start, error) from error

    def _line(self) -> Line | None:
        places = self._list(self._place_in_line)
        if not places:
            return None
        return Line(tuple(domino for domino, _ in places), tuple(king for _, king in places))

    def _place_in_line(self) -> tuple[int, int | None]:
        domino = self.scanner.domino()
        if not self.scanner.accept("@"):
            return domino, None
        return domino, self.scanner.seat(self.ruleset.players, Expected.KING)

    def _earlier(self) -> tuple[tuple[TieBreakKey, ...], ...]:
        self.scanner.expect(_EARLIER, Expected.EARLIER)
        return self._separated(",", lambda: self._separated("/", self._tie_break_key))

    def _tie_break_key(self) -> TieBreakKey:
        return self._separated(".", lambda: int(self.scanner.match(_COUNT, Expected.EARLIER)[0]))

    def _to_act(self) -> _ToAct:
        number = int(self.scanner.match(_ROUND, Expected.TO_ACT)[1])
        if self.scanner.accept("over"):
            return _ToAct(number, None, has_placed=False)
        if number == 0:
            return _ToAct(0, read_king_draw(self.scanner, self.ruleset), has_placed=False)
        seat = self.scanner.seat(self.ruleset.players, Expected.TO_ACT)
        has_placed = self.scanner.accept(":claim")
        if not has_placed:
            self.scanner.expect(":place", Expected.TO_ACT)
        return _ToAct(number, KingDraw(seat, seat), has_placed)

    def _turn(self, to_act: _ToAct, kingdoms: tuple[Kingdom, ...], next_line: Line | None) -> int:
        """Return how many kings have finished their turn, from the placements or claims."""
        if to_act.round == 0:
            kings = next_line.kings if next_line is not None else ()
            return len(kings) - kings.count(None)
        built = sum(len(kingdom.history) for kingdom in kingdoms)
        return built - self.ruleset.kings * (to_act.round - 1) - to_act.has_placed

    def _pile(self) -> tuple[int, ...]:
        self.scanner.expect("pile=", Expected.PILE)
        return self._list(self.scanner.domino)

    def _king_order(self) -> tuple[KingDraw, ...]:
        self.scanner.expect("hand=", Expected.KING_ORDER)
        return self._list(lambda: read_king_draw(self.scanner, self.ruleset))
