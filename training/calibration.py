"""Fit the calibration of the analysis to games, and measure it on others.

    python -m training.calibration

plays games of `duke` and `regent`, fits `src/kingdomino/analysis/calibration.json` to one part of
them, prints how well it predicts the other part, and draws the pictures of
`docs/research/evaluation.md`. Then it fits what a turn of each level costs, to games of mixed
levels. Games are kept in `build/calibration`, so that a second run is quick.
"""

import argparse
import json
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kingdomino.analysis.calibration import Calibration, family_name
from kingdomino.rules import Ruleset
from training import calibration_levels, calibration_pictures
from training.calibration_formula import POINTS, softmax, win_features
from training.calibration_levels import LevelSamples
from training.calibration_report import measure, report
from training.calibration_samples import PLAYERS, CalibrationSamples, play

ROOT = Path(__file__).parents[1]
OUTPUT = ROOT / "src/kingdomino/analysis/calibration.json"
SAMPLES = ROOT / "build/calibration"
PRESETS = (("classic", 2), ("classic", 3), ("classic", 4), ("tournament", 4), ("mighty-duel", 2))
GAMES = {
    ("fit", "duke"): 300,
    ("fit", "regent"): 75,
    ("test", "duke"): 310,
    ("test", "regent"): 100,
}
"""Games of each preset."""
LEVEL_GAMES = 260
"""Games of mixed levels, of each preset."""
FIRST_SEED = {"fit": 1_000_000, "test": 2_000_000, "levels": 3_000_000}
NEIGHBOUR = 0.2  # weight of the samples of the rounds before and after
RIDGE, NEWTON_STEPS = 2.0, 30
PRIOR = np.array([0.8, 0.02])  # the weights that few samples leave as they are

Array = NDArray[np.float64]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies the games")
    parser.add_argument("--only", choices=[f"{name}/{n}" for name, n in PRESETS])
    parser.add_argument("--processes", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args()
    presets = [p for p in PRESETS if options.only in (None, f"{p[0]}/{p[1]}")]
    with ProcessPoolExecutor(options.processes) as pool:
        for split, player in GAMES:
            for preset in presets:
                gather(pool, preset, split, player, options.scale)
        played = {each: play_levels(pool, each, options.scale) for each in presets}
    if options.only is None:
        fit_all(played)
        measured = [
            measure(f"{name}/{n}", family((name, n)), load((name, n), "test"))
            for name, n in PRESETS
        ]
        print("\n".join(report(measured)))
        calibration_pictures.draw(measured, ROOT / "docs/pictures")


def sample_file(preset: tuple[str, int], split: str, player: str) -> Path:
    return SAMPLES / f"{preset[0]}-{preset[1]}-{split}-{player}.npz"


def gather(
    pool: ProcessPoolExecutor, preset: tuple[str, int], split: str, player: str, scale: float
) -> None:
    """Play the games of a preset that have not been played yet."""
    file, games = sample_file(preset, split, player), round(GAMES[split, player] * scale)
    parts = [_read(file)] if file.exists() else []
    played = sum(len(np.unique(part.games)) for part in parts)
    if played >= games:
        return
    ruleset = Ruleset.preset(preset[0], players=preset[1])
    seeds = range(FIRST_SEED[split] + played, FIRST_SEED[split] + games)
    parts += pool.map(partial(play, ruleset, player), seeds, chunksize=5)
    SAMPLES.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, **CalibrationSamples.joined(parts)._asdict())
    print(f"{file.stem}: {games} games", flush=True)


def _read(file: Path) -> CalibrationSamples:
    with np.load(file) as columns:
        return CalibrationSamples(**columns)


def load(preset: tuple[str, int], split: str) -> CalibrationSamples:
    """Return the samples of both players; the number of a game tells them apart."""
    parts = []
    for number, player in enumerate(PLAYERS):
        samples = _read(sample_file(preset, split, player))
        parts.append(samples._replace(games=samples.games * len(PLAYERS) + number))
    return CalibrationSamples.joined(parts)


def family(preset: tuple[str, int]) -> str:
    return family_name(Ruleset.preset(preset[0], players=preset[1]))


def play_levels(pool: ProcessPoolExecutor, preset: tuple[str, int], scale: float) -> LevelSamples:
    """Return the samples of games of mixed levels."""
    ruleset = Ruleset.preset(preset[0], players=preset[1])
    first = FIRST_SEED["levels"]
    seeds = range(first, first + round(LEVEL_GAMES * scale))
    return LevelSamples.joined(list(pool.map(partial(calibration_levels.play, ruleset), seeds)))


def fit_all(played: Mapping[tuple[str, int], LevelSamples]) -> None:
    families: dict[str, list[tuple[str, int]]] = {}
    for preset in PRESETS:
        families.setdefault(family(preset), []).append(preset)
    fitted: dict[str, dict[str, object]] = {}
    for name, presets in families.items():
        rounds = fit(CalibrationSamples.joined([load(preset, "fit") for preset in presets]))
        levels = LevelSamples.joined([played[preset] for preset in presets])
        fitted[name] = {
            "rounds": [_rounded(each) for each in rounds],
            "levels": calibration_levels.fit_levels(levels, tuple(rounds)),
        }
    OUTPUT.write_text(json.dumps(fitted, indent=1) + "\n", "utf-8")


def _rounded(calibration: Calibration) -> dict[str, object]:
    share, point, shift, spread = calibration
    return {
        "weights": [round(share, 4), round(point, 4)],
        "shift": round(shift, 2),
        "spread": round(spread, 2),
    }


def fit(samples: CalibrationSamples) -> list[Calibration]:
    """Return the calibration of each round."""
    found = []
    for number in range(int(samples.rounds.max()) + 1):
        distance = np.abs(samples.rounds - number)
        weights = np.where(distance == 0, 1.0, np.where(distance == 1, NEIGHBOUR, 0.0))
        share, point = fit_weights(win_features(samples.means), samples.wins, weights)
        differences = samples.points - samples.means[..., POINTS]
        of_round = np.average(differences, axis=0, weights=weights)
        spread = differences[distance == 0].std()
        found.append(Calibration(float(share), float(point), float(of_round.mean()), float(spread)))
    return found


def fit_weights(features: Array, wins: Array, sample_weights: Array) -> Array:
    """Return the weights of a conditional logit with the highest likelihood (Newton's method)."""
    weights = PRIOR.copy()
    scale = np.diag([RIDGE, RIDGE * 100])
    for _ in range(NEWTON_STEPS):
        p = softmax(features @ weights)
        centred = features - (p[..., None] * features).sum(1, keepdims=True)
        gradient = np.einsum("v,vs,vsk->k", sample_weights, wins - p, features)
        hessian = np.einsum("v,vs,vsk,vsl->kl", sample_weights, p, centred, centred)
        gradient -= scale @ (weights - PRIOR)
        weights = weights + np.linalg.solve(hessian + scale, gradient)
    positive: Array = np.maximum(weights, 0.0)
    return positive


if __name__ == "__main__":
    main()
