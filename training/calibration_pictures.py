"""Pictures of the calibration, for `docs/research/evaluation.md`."""

from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from training.calibration_report import Measured

INK, HAIR, ACCENT = "#2a2119", "#d9d2c5", "#a3261c"


def draw(measured: list[Measured], folder: Path) -> None:
    """Draw the reliability of each preset, and the Brier score by round."""
    # The same picture every time: no date, and names of parts that do not change.
    mpl.rcParams.update({"svg.hashsalt": "kingdomino", "font.size": 8, "svg.fonttype": "none"})
    figure, axes = plt.subplots(1, len(measured), figsize=(11, 2.6), layout="constrained")
    for ax, each in zip(axes, measured, strict=True):
        _draw_reliability(ax, each)
    axes[0].set_ylabel("observed share")
    _save(figure, folder / "calibration.svg")
    figure, axes = plt.subplots(1, len(measured), figsize=(11, 2.2), layout="constrained")
    for ax, each in zip(axes, measured, strict=True):
        _draw_rounds(ax, each)
    axes[0].set_ylabel("Brier score")
    _save(figure, folder / "calibration-rounds.svg")


def _draw_reliability(ax: Axes, each: Measured) -> None:
    ax.plot([0, 1], [0, 1], color=HAIR, linewidth=1)
    predicted = [d.predicted for d in each.deciles]
    observed = [d.observed for d in each.deciles]
    below = [max(0.0, d.observed - d.low) for d in each.deciles]
    above = [max(0.0, d.high - d.observed) for d in each.deciles]
    ax.errorbar(
        predicted, observed, yerr=[below, above], fmt="o", markersize=3, color=INK, capsize=2
    )
    ax.set(title=each.name, xlabel="predicted", xlim=(0, 1), ylim=(0, 1), aspect="equal")
    _clean(ax)


def _draw_rounds(ax: Axes, each: Measured) -> None:
    rounds = range(len(each.by_round))
    ax.axhline(each.constant, color=HAIR, linewidth=1)
    ax.plot(rounds, each.leader_by_round, color=ACCENT, linewidth=1, linestyle=":")
    ax.plot(rounds, each.by_round, color=INK, linewidth=1.5)
    ax.set(title=each.name, xlabel="round", ylim=(0, 0.45))
    _clean(ax)


def _clean(ax: Axes) -> None:
    ax.spines[["top", "right"]].set_visible(False)
    ax.tick_params(length=2)


def _save(figure: plt.Figure, file: Path) -> None:  # type: ignore[name-defined]
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)
    # Lines end without spaces, as everywhere in the repository.
    lines = [line.rstrip() for line in file.read_text("utf-8").splitlines()]
    file.write_text("\n".join(lines) + "\n", "utf-8")
