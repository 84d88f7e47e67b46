"""Pictures of results. This module needs `matplotlib`, which comes with the extra `arena`."""

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

from kingdomino.arena.bootstrap import Estimate
from kingdomino.arena.result import Result
from kingdomino.arena.run import Run

INK: Final = "#1d2228"
"""Of texts and lines."""
PALETTE: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Okabe and Ito's colours, which the colour-blind can tell apart; markers differ as well."""

_MARKERS: Final = "osD^vP"
_WIDTH: Final = 7.2  # inches
_LONGEST_LABEL: Final = 30
_BIN: Final = 5  # points
_DOTS: Final = 200  # to an inch of a PNG
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
    "svg.fonttype": "none",  # texts stay texts, for whoever reads with ears
    "svg.hashsalt": "kingdomino",  # the same results make the same picture
    "text.color": INK,
    "text.parse_math": False,  # a label may have a dollar in it
    "xtick.color": INK,
    "ytick.color": INK,
}
_Params = ParamSpec("_Params")


class Point(NamedTuple):
    """How strong a bot is with some seconds a turn."""

    seconds: float
    strength: Estimate


def _styled(draw: Callable[_Params, Figure]) -> Callable[_Params, Figure]:
    """Draw in the style of all pictures, whatever the settings of this process are."""

    @wraps(draw)
    def drawn(*args: _Params.args, **kwargs: _Params.kwargs) -> Figure:
        with mpl.rc_context(_STYLE):
            return draw(*args, **kwargs)

    return drawn


@_styled
def draw_estimates(
    estimates: Sequence[tuple[str, Estimate]], axis: str, reference: float | None = None
) -> Figure:
    """A row for each label with its number and interval, the first on top; a line to compare."""
    figure = Figure((_WIDTH, 0.8 + 0.4 * len(estimates)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(estimates))
    if reference is not None:
        axes.axvline(reference, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
    for row, (_, estimate) in zip(rows, estimates, strict=True):
        if estimate.low is not None and estimate.high is not None:
            axes.plot([estimate.low, estimate.high], [row, row], color=PALETTE[0], linewidth=2)
        axes.plot(estimate.value, row, "o", color=PALETTE[0], markersize=6)
    axes.set_yticks(rows, [_shortened(label) for label, _ in estimates])
    axes.set_ylim(len(estimates) - 0.5, -0.5)
    axes.grid(visible=True, axis="x")
    axes.margins(x=0.08)
    axes.set_xlabel(axis)
    return figure


@_styled
def draw_points(run: Run, results: Sequence[Result], axis: str) -> Figure:
    """A histogram of points for each entrant that has played, one below the other."""
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
        _draw_histogram(axes, points[number], bins, run.entrants[number].label)
    rows[-1].set_xlabel(axis)
    return figure


def _draw_histogram(
    axes: Axes, points: Sequence[int], bins: "np.typing.NDArray[np.int64]", label: str
) -> None:
    shares = np.full(len(points), 100 / len(points))
    axes.hist(points, bins.tolist(), weights=shares, color=PALETTE[0], rwidth=0.92)
    mean = float(np.mean(points))
    axes.axvline(mean, color=PALETTE[1], linewidth=1.6)
    axes.set_title(_shortened(label), loc="left", fontsize=10)
    axes.set_title(f"{mean:.1f}", loc="right", fontsize=10, color=PALETTE[1])
    axes.yaxis.set_major_locator(MaxNLocator(2, integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g} %"))
    axes.grid(visible=True, axis="y")


@_styled
def draw_times(series: Mapping[str, Sequence[Point]], time_axis: str, strength_axis: str) -> Figure:
    """How strength grows with the seconds of a turn: a line for each bot."""
    figure = Figure((_WIDTH, 3.6 + 0.2 * len(series)), layout="constrained")
    axes = figure.add_subplot()
    looks = cycle(zip(PALETTE, _MARKERS, strict=True))
    for (label, points), (colour, marker) in zip(series.items(), looks, strict=False):
        seconds = [point.seconds for point in points]
        values = [point.strength.value for point in points]
        axes.plot(
            seconds, values, marker=marker, color=colour, linewidth=1.6, label=_shortened(label, 60)
        )
        for point in points:
            if point.strength.low is not None and point.strength.high is not None:
                ends = [point.strength.low, point.strength.high]
                axes.plot([point.seconds] * 2, ends, color=colour, linewidth=1.2)
    axes.set_xscale("log")
    shown = sorted({point.seconds for points in series.values() for point in points})
    axes.set_xticks(shown, [f"{seconds:g}" for seconds in shown])
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.minorticks_off()
    axes.grid(visible=True)
    axes.set_xlabel(time_axis)
    axes.set_ylabel(strength_axis)
    figure.legend(loc="outside upper left")
    return figure


def as_svg(figure: Figure) -> str:
    """The picture as SVG."""
    # Without a date, the same results make the same file.
    return _saved(figure, "svg", metadata={"Date": None}).decode()


def as_png(figure: Figure) -> bytes:
    """The picture as PNG."""
    return _saved(figure, "png", dpi=_DOTS)


def _saved(figure: Figure, kind: str, **settings: Any) -> bytes:
    buffer = BytesIO()
    with mpl.rc_context(_STYLE):
        figure.savefig(buffer, format=kind, **settings)
    return buffer.getvalue()


def _shortened(text: str, longest: int = _LONGEST_LABEL) -> str:
    """A label that leaves room for the picture; the beginning and the end tell the most."""
    if len(text) <= longest:
        return text
    half = longest // 2
    return f"{text[:half]}…{text[half - longest + 1 :]}"
