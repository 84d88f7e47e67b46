"""Plots of results. This module needs `matplotlib`, which comes with the extra `arena`."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from io import BytesIO
from itertools import cycle
from typing import Any, Final, NamedTuple, ParamSpec

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from kingdomino.arena.result import Result
from kingdomino.arena.run import Run
from kingdomino.arena.statistics.bootstrap import Estimate

INK: Final = "#1d2228"
"""The colour of texts and lines."""
PALETTE: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""The colour-blind safe palette of Okabe and Ito; markers differ as well."""

_MARKERS: Final = "osD^vP"
_WIDTH: Final = 7.2  # inches
_LONGEST_LABEL: Final = 30
_BIN: Final = 5  # points
_PNG_DPI: Final = 200
_STYLE: Final[dict[Any, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "white",
    "font.size": 10.0,
    "grid.alpha": 0.15,
    "grid.color": INK,
    "legend.frameon": False,
    "svg.fonttype": "none",  # texts stay texts, for screen readers
    "svg.hashsalt": "kingdomino",  # the same results make the same file
    "text.color": INK,
    "text.parse_math": False,  # a label may contain a dollar sign
    "xtick.color": INK,
    "ytick.color": INK,
}
_Params = ParamSpec("_Params")
ToDecimal = Callable[[str], str]
"""Returns a formatted number with the decimal separator of a language."""


class Point(NamedTuple):
    """The strength of a bot with some seconds for a turn."""

    seconds: float
    strength: Estimate


def _styled(draw: Callable[_Params, Figure]) -> Callable[_Params, Figure]:
    """Draw in the common style, independent of the matplotlib settings of this process."""

    @wraps(draw)
    def draw_styled(*args: _Params.args, **kwargs: _Params.kwargs) -> Figure:
        with mpl.rc_context(_STYLE):
            return draw(*args, **kwargs)

    return draw_styled


@_styled
def draw_estimates(
    estimates: Sequence[tuple[str, Estimate]], axis: str, reference: float, decimal: ToDecimal
) -> Figure:
    """Draw a row for each label with its estimate, and a reference line."""
    figure = Figure((_WIDTH, 0.8 + 0.4 * len(estimates)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(estimates))
    axes.axvline(reference, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
    for row, (_, estimate) in zip(rows, estimates, strict=True):
        if estimate.low is not None and estimate.high is not None:
            axes.plot([estimate.low, estimate.high], [row, row], color=PALETTE[0], linewidth=2)
        axes.plot(estimate.value, row, "o", color=PALETTE[0], markersize=6)
    axes.set_yticks(rows, [_shorten(label) for label, _ in estimates])
    axes.set_ylim(len(estimates) - 0.5, -0.5)
    axes.grid(visible=True, axis="x")
    axes.margins(x=0.08)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: decimal(f"{value:g}")))
    axes.set_xlabel(axis)
    return figure


@_styled
def draw_points(run: Run, results: Sequence[Result], axis: str, decimal: ToDecimal) -> Figure:
    """Draw a histogram of points for each entrant that has played."""
    points: dict[int, list[int]] = {}
    for result in results:
        for seat in result.seats:
            points.setdefault(seat.entrant, []).append(seat.points)
    numbers = sorted(points)
    highest = max(max(values) for values in points.values())
    bins = np.arange(0, highest + 2 * _BIN, _BIN)
    figure = Figure((_WIDTH, 0.6 + 0.95 * len(numbers)), layout="constrained")
    rows = figure.subplots(len(numbers), sharex=True, sharey=True, squeeze=False)[:, 0]
    for axes, number in zip(rows, numbers, strict=True):
        label, mean = run.entrants[number].label, float(np.mean(points[number]))
        _draw_histogram(axes, points[number], bins)
        axes.axvline(mean, color=PALETTE[1], linewidth=1.6)
        axes.set_title(_shorten(label), loc="left", fontsize=10)
        axes.set_title(decimal(f"{mean:.1f}"), loc="right", fontsize=10, color=PALETTE[1])
    rows[-1].set_xlabel(axis)
    return figure


def _draw_histogram(axes: Axes, points: Sequence[int], bins: "np.typing.NDArray[np.int64]") -> None:
    shares = np.full(len(points), 100 / len(points))
    axes.hist(points, bins.tolist(), weights=shares, color=PALETTE[0], rwidth=0.92)
    axes.yaxis.set_major_locator(MaxNLocator(2, integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g} %"))
    axes.grid(visible=True, axis="y")


@_styled
def draw_times(
    series: Mapping[str, Sequence[Point]], axis_labels: tuple[str, str], decimal: ToDecimal
) -> Figure:
    """Draw strength by the seconds of a turn: a line for each bot."""
    figure = Figure((_WIDTH, 3.6 + 0.2 * len(series)), layout="constrained")
    axes = figure.add_subplot()
    styles = cycle(zip(PALETTE, _MARKERS, strict=True))
    for (label, points), (colour, marker) in zip(series.items(), styles, strict=False):
        seconds = [point.seconds for point in points]
        values = [point.strength.value for point in points]
        axes.plot(
            seconds, values, marker=marker, color=colour, linewidth=1.6, label=_shorten(label, 60)
        )
        for point in points:
            if point.strength.low is not None and point.strength.high is not None:
                ends = [point.strength.low, point.strength.high]
                axes.plot([point.seconds] * 2, ends, color=colour, linewidth=1.2)
    axes.set_xscale("log")
    ticks = sorted({point.seconds for points in series.values() for point in points})
    axes.set_xticks(ticks, [decimal(f"{seconds:g}") for seconds in ticks])
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: decimal(f"{value:g}")))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.minorticks_off()
    axes.grid(visible=True)
    axes.set_xlabel(axis_labels[0])
    axes.set_ylabel(axis_labels[1])
    figure.legend(loc="outside upper left")
    return figure


def to_svg(figure: Figure) -> str:
    """Render a figure as SVG."""
    # Without a date, the same results make the same file.
    return _render(figure, "svg", metadata={"Date": None}).decode()


def to_png(figure: Figure) -> bytes:
    """Render a figure as PNG."""
    return _render(figure, "png", dpi=_PNG_DPI)


def _render(figure: Figure, kind: str, **settings: Any) -> bytes:
    buffer = BytesIO()
    with mpl.rc_context(_STYLE):
        figure.savefig(buffer, format=kind, **settings)
    return buffer.getvalue()


def _shorten(text: str, longest: int = _LONGEST_LABEL) -> str:
    """Shorten a label in the middle, so that it leaves room for the plot."""
    if len(text) <= longest:
        return text
    half = longest // 2
    return f"{text[:half]}…{text[half - longest + 1 :]}"
