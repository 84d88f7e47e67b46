"""The curve of a review as SVG: the win probability of every seat, turn by turn.

It has numbers and marks but no words. Grades are told apart by shape: best is a star, good a dot,
an inaccuracy a ring, a mistake an open triangle, a blunder a filled one. Luck is dashed grey.
"""

from collections.abc import Iterator, Sequence
from html import escape

from kingdomino.analysis.grades import Grade
from kingdomino.analysis.review import Review, win_shares
from kingdomino.rules import Colour

WIDTH, HEIGHT = 720, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 38, 50, 14, 30
_COLOURS = {
    Colour.PINK: "#d4658e",
    Colour.YELLOW: "#e8b534",
    Colour.GREEN: "#2f7a46",
    Colour.BLUE: "#23508f",
}
_INK, _HAIR, _LUCK = "#2a2119", "#d9d2c5", "#8d867b"
_LABEL_GAP = 13


def curve_values(review: Review) -> list[tuple[float, ...]]:
    """Return the win probability of each seat: before the first turn, after each, at the end.

    It is that with the levels of the players, if the review has them.
    """
    players = review.match.ruleset.players
    if not review.turns:
        return [(1 / players,) * players]
    values = [tuple(seat.shown_win.value for seat in review.turns[0].before)]
    values += [tuple(seat.shown_win.value for seat in turn.after) for turn in review.turns]
    if review.is_complete and review.match.is_over:
        values.append(win_shares(review.match))
    return values


def curve_svg(review: Review, seat: int = 0, colours: Sequence[Colour] | None = None) -> str:
    """Draw the curve. The line of `seat` is thick, and has its grades and its luck.

    `colours` are those of the seats, by default in the order of `Colour`.
    """
    plot = _Plot(review, seat, colours or tuple(Colour))
    body = "".join([*plot.grid(), *plot.luck(), *plot.lines(), *plot.marks(), *plot.labels()])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="11">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>{body}</svg>'
    )


class _Plot:
    """The parts of the drawing."""

    def __init__(self, review: Review, seat: int, colours: Sequence[Colour]) -> None:
        self.colours = colours
        self.review = review
        self.seat = seat
        self.values = curve_values(review)
        ends = 2 if review.match.is_over else 1
        self.columns = max(1, review.total + ends - 1)

    def x(self, column: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * column / self.columns

    def y(self, share: float) -> float:
        return _TOP + (HEIGHT - _TOP - _BOTTOM) * (1 - min(1.0, max(0.0, share)))

    def grid(self) -> Iterator[str]:
        right = WIDTH - _RIGHT
        for percent in (0, 25, 50, 75, 100):
            y = self.y(percent / 100)
            yield f'<path d="M{_LEFT} {y:.1f}H{right}" stroke="{_HAIR}" stroke-width=".7"/>'
            yield _text(_LEFT - 6, y + 4, f"{percent} %", anchor="end")
        fair = self.y(1 / self.review.match.ruleset.players)
        yield f'<path d="M{_LEFT} {fair:.1f}H{right}" stroke="{_INK}" stroke-dasharray="1 4"/>'
        for index in range(4, self.review.total + 1, 5):
            yield _text(self.x(index + 1), HEIGHT - 10, str(index + 1), anchor="middle")

    def lines(self) -> Iterator[str]:
        players = self.review.match.ruleset.players
        for seat in sorted(range(players), key=lambda seat: seat == self.seat):
            points = " ".join(
                f"{self.x(column):.1f},{self.y(value[seat]):.1f}"
                for column, value in enumerate(self.values)
            )
            width = 3.5 if seat == self.seat else 1.8
            for colour, more in ((_INK, 1.4), (_COLOURS[self.colours[seat]], 0.0)):
                yield (
                    f'<polyline points="{points}" fill="none" stroke="{colour}" '
                    f'stroke-width="{width + more}" stroke-linejoin="round"/>'
                )

    def luck(self) -> Iterator[str]:
        decisions = [turn.decision for turn in self.review.turns]
        columns = {(each.game, each.view.ply): each.index for each in decisions}
        for event in self.review.luck:
            column = columns.get((event.game, event.ply))
            if column is None:
                continue
            after = self.review.turns[column].before[self.seat].shown_win.value
            before = after - event.win[self.seat].value
            yield (
                f'<path d="M{self.x(column):.1f} {self.y(before):.1f}V{self.y(after):.1f}" '
                f'stroke="{_LUCK}" stroke-width="5" stroke-dasharray="2 1.5"/>'
            )

    def marks(self) -> Iterator[str]:
        for index, turn in enumerate(self.review.turns):
            if turn.seat == self.seat and turn.grade is not None:
                x, y = self.x(index + 1), self.y(turn.after[self.seat].shown_win.value)
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#fffdf7" stroke="{_HAIR}"/>'
                yield f'<g transform="translate({x:.1f} {y:.1f})">{_MARKS[turn.grade]}</g>'

    def labels(self) -> Iterator[str]:
        last, bottom = self.values[-1], float("inf")
        for seat in sorted(range(len(last)), key=lambda seat: last[seat]):
            y = min(self.y(last[seat]) + 4, bottom - _LABEL_GAP)
            bottom = y
            colour = _COLOURS[self.colours[seat]]
            x = self.x(len(self.values) - 1) + 8
            yield f'<circle cx="{x:.1f}" cy="{y - 4:.1f}" r="4" fill="{colour}" stroke="{_INK}"/>'
            yield _text(x + 8, y, f"{100 * last[seat]:.0f}")


_MARKS = {
    Grade.BEST: f'<path d="M0-5 1.3-1.3 5 0 1.3 1.3 0 5-1.3 1.3-5 0-1.3-1.3z" fill="{_INK}"/>',
    Grade.GOOD: f'<circle r="2.2" fill="{_INK}"/>',
    Grade.INACCURACY: f'<circle r="3.4" fill="none" stroke="{_INK}" stroke-width="1.4"/>',
    Grade.MISTAKE: '<path d="M0-4.2 4 3.2H-4z" fill="none" stroke="#a3261c" stroke-width="1.4"/>',
    Grade.BLUNDER: '<path d="M0-4.8 4.6 3.6H-4.6z" fill="#a3261c"/>',
}


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{_INK}">{escape(text)}</text>'
    )
