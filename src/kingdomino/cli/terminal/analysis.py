"""Reviews and hints on the screen."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from kingdomino import analysis
from kingdomino.cli.terminal.screen import Screen
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.notation import format_turn
from kingdomino.rules import Terrain

if analysis.is_available:  # else there is nothing to show
    from kingdomino.analysis.curve import curve_values

_BARS, _ASCII_BARS = "▁▂▃▄▅▆▇█", "_.-~=+*#"
_SPARKLINE = 48  # columns at most
_COUNTED = {
    "points": "points",
    "other_points": "points",
    "squares": "squares",
    "crowns": "crowns",
}
"""Parameters of reasons that are counts of a noun, and the message of that noun."""
_PERCENTS = ("percent", "other_percent")
_PARTS = {"placement": "part-placement", "claim": "part-claim"}
"""The message of each part of a turn."""
_LEAST_PART = 0.5
"""Points that each part of a turn has lost if they are shown apart."""


def reason_text(texts: Texts, reason: "analysis.Reason", names: Sequence[str]) -> str:
    """Return a reason in words."""
    params: dict[str, object] = dict(reason.params)
    for name, value in reason.params.items():
        if name in _COUNTED:
            params[name] = texts(_COUNTED[name], count=value)
        elif name in _PERCENTS:
            params[name] = percent(int(value) / 100)
    if "terrain" in params:
        terrain = texts(f"terrain-{Terrain(str(params['terrain']))}")
        params["terrain"] = terrain[0].upper() + terrain[1:]
    if "bonus" in params:
        params["bonus"] = texts(f"bonus-{params['bonus']}")
    if isinstance(seat := params.pop("seat", None), int):
        params["player"] = names[seat]
    return texts(f"reason-{reason.kind}", **params)


def verdict_lines(texts: Texts, turn: "analysis.ReviewedTurn", names: Sequence[str]) -> list[str]:
    """Return why the best turn is better; if both parts of the turn lost points, a line for each.

    The larger part comes first, as its reasons do.
    """
    parts = turn.parts
    if parts is None or min(parts.placement.value, parts.claim.value) < _LEAST_PART:
        why = _join_reasons(texts, turn.reasons, names)
        return [why] if why else []
    losses = {"placement": parts.placement.value, "claim": parts.claim.value}
    lines = []
    for part in sorted(losses, key=losses.__getitem__, reverse=True):
        reasons = [reason for reason in turn.reasons if reason.part == part]
        label = texts(_PARTS[part], points=_lost(texts, losses[part]))
        lines.append(f"{label}. {_join_reasons(texts, reasons, names)}".rstrip())
    return lines


def _join_reasons(texts: Texts, reasons: Sequence["analysis.Reason"], names: Sequence[str]) -> str:
    return " ".join(reason_text(texts, reason, names) for reason in reasons)


def _lost(texts: Texts, points: float) -> str:
    """Format points that are lost; in a right-to-left language, the sign stays in front."""
    mark = "\u200e" if LANGUAGES[texts.language].direction == "rtl" else ""
    return f"{mark}−{points:.1f}"


def percent(share: float) -> str:
    """Format a share.

    >>> percent(0.58)
    '58 %'
    """
    return f"{100 * share:.0f} %"


def estimate_text(estimate: "analysis.Estimate") -> str:
    """Format a number with its standard error."""
    return f"{estimate.value:.1f} ± {estimate.error:.1f}"


def sparkline(screen: Screen, values: Sequence[float]) -> str:
    """Draw shares from 0 to 1 as a row of bars, or fewer of them if there are too many."""
    bars = _BARS if screen.is_unicode else _ASCII_BARS
    step = max(1, -(-len(values) // min(_SPARKLINE, screen.width // 2)))
    shown = [*values[:-1:step], values[-1]]
    return "".join(bars[min(7, int(8 * value))] for value in shown)


def show_review(screen: Screen, review: "analysis.Review", names: Sequence[str]) -> None:
    """Write the table of seats, the curves, the turning points and the table of turns."""
    screen.console.print(_seat_table(screen, review, names))
    values = curve_values(review)
    width = max(map(len, names))
    for seat, name in enumerate(names):
        row = Text(f"{screen.direction_mark}{name:<{width}} ")
        row.append(sparkline(screen, [value[seat] for value in values]))
        row.append(f" {percent(values[-1][seat])}")
        screen.write_unwrapped([row])
    screen.write("")
    for reviewed in review.seats:
        if reviewed.adjusted_win is not None:
            share = percent(reviewed.adjusted_win)
            screen.write_message("review-adjusted", player=names[reviewed.seat], share=share)
    _show_chapters(screen, review, names)
    screen.console.print(_turn_table(screen, review, names))


def _table(screen: Screen) -> Table:
    style = box.SIMPLE_HEAD if screen.is_unicode else box.ASCII
    return Table(box=style, padding=(0, 1, 0, 0), pad_edge=False)


_WORDS = ("review-player", "review-turn", "review-grade", "review-better")


def _add_columns(screen: Screen, table: Table, names: Sequence[str]) -> None:
    """Add columns, of words at the left and of numbers at the right."""
    for name in names:
        heading = screen.direction_mark + screen.texts(name)
        table.add_column(heading, justify="left" if name in _WORDS else "right", overflow="fold")


def _seat_table(screen: Screen, review: "analysis.Review", names: Sequence[str]) -> Table:
    table = _table(screen)
    grades = [f"grade-{grade}" for grade in analysis.Grade]
    columns = ("review-player", "criterion-points", "review-accuracy", *grades)
    _add_columns(screen, table, (*columns, "review-lost", "review-luck"))
    standings = {standing.seat: standing for standing in review.match.standings()}
    for seat in sorted(review.seats, key=lambda seat: standings[seat.seat].rank):
        table.add_row(*_seat_cells(screen, seat, names, standings[seat.seat].points))
    return table


def _seat_cells(
    screen: Screen, seat: "analysis.SeatReview", names: Sequence[str], points: int
) -> list[str]:
    accuracy = "–" if seat.accuracy is None else f"{seat.accuracy:.0f}"
    luck = seat.luck_points
    return [
        screen.direction_mark + names[seat.seat],
        str(points),
        accuracy if screen.is_unicode else accuracy.replace("–", "-"),
        *(str(count) for count in seat.grades.values()),
        _encodable(screen, estimate_text(seat.points_lost)),
        _encodable(screen, f"{luck.value:+.1f} ± {luck.error:.1f}"),
    ]


def _show_chapters(screen: Screen, review: "analysis.Review", names: Sequence[str]) -> None:
    """Write the best turn of each seat, then the turning points."""
    for seat in review.seats:
        if seat.best_turn is not None:
            text = format_turn(review.turns[seat.best_turn].turn)
            number, name = seat.best_turn + 1, names[seat.seat]
            screen.write_message("review-best-turn", player=name, turn=text, number=number)
    for index in review.turning_points:
        turn = review.turns[index]
        share, name = percent(turn.win_loss.value), names[turn.seat]
        screen.write_message("review-turning-point", share=share, player=name, number=index + 1)


def _turn_table(screen: Screen, review: "analysis.Review", names: Sequence[str]) -> Table:
    table = _table(screen)
    columns = ("review-number", "review-player", "review-turn", "review-grade", "review-lost")
    _add_columns(screen, table, (*columns, "review-better"))
    for index, turn in enumerate(review.turns, 1):
        table.add_row(*_turn_cells(screen, turn, index, names))
    return table


def _turn_cells(
    screen: Screen, turn: "analysis.ReviewedTurn", number: int, names: Sequence[str]
) -> list[str]:
    texts = screen.texts
    is_better = has_better_turn(turn)
    mark = screen.direction_mark
    lines = verdict_lines(texts, turn, names)
    separator = "\n" if len(lines) > 1 else " "
    why = separator + "\n".join(lines)
    better = f"{mark}{format_turn(turn.best.turn)}{mark}{why}" if is_better else ""
    loss = estimate_text(turn.points_loss) if is_better else ""
    return [
        str(number),
        screen.direction_mark + names[turn.seat],
        screen.direction_mark + format_turn(turn.turn),
        grade_text(texts, turn),
        _encodable(screen, loss),
        _encodable(screen, better),
    ]


def grade_text(texts: Texts, turn: "analysis.ReviewedTurn") -> str:
    """Return the grade of a turn, and whether the game was decided before it."""
    grade = texts("grade-forced" if turn.grade is None else f"grade-{turn.grade}")
    return texts("grade-decided", grade=grade) if turn.is_decided else grade


def has_better_turn(turn: "analysis.ReviewedTurn") -> bool:
    """Return whether a turn has a better one to show."""
    return turn.grade not in (None, analysis.Grade.BEST)


def show_hint(screen: Screen, hint: "analysis.Hint", seat: int, names: Sequence[str]) -> None:
    """Write the best turn, its value and its reasons, and the losses of the next ones."""
    screen.write(*hint_rows(screen, hint, seat, names))


def hint_rows(screen: Screen, hint: "analysis.Hint", seat: int, names: Sequence[str]) -> list[Text]:
    """Return the best turn, its value and its reasons, and the losses of the next ones, as rows."""
    texts = screen.texts
    value = hint.best.seats[seat]
    rows = [Text(format_turn(hint.best.turn), "bold")]
    known = texts(
        "hint-value",
        share=percent(value.win.value),
        points=f"{value.points.value:.1f}",
        spread=f"{value.spread:.1f}",
    )
    rows += [Text(known), *(Text(reason_text(texts, reason, names)) for reason in hint.reasons)]
    for other in hint.alternatives:
        cost = _encodable(screen, estimate_text(other.points_loss))
        rows.append(Text(texts("hint-alternative", turn=format_turn(other.turn), points=cost)))
    return rows


def _encodable(screen: Screen, text: str) -> str:
    return text if screen.is_unicode else text.replace("±", "+-").replace("−", "-")
