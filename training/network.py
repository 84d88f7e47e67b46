"""Fit a value network to kingdoms: plain NumPy, Adam, squared error."""

from math import cos, pi
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.kingdom_samples import KingdomSamples

TERRAINS, TERRAIN_FEATURES, KINGDOM_FEATURES, HIDDEN = 6, 16, 16, 32
UNIT = 10
"""Points per unit of the network's output."""
SHAPES = (
    (TERRAIN_FEATURES, HIDDEN), (HIDDEN,),
    (HIDDEN + KINGDOM_FEATURES, HIDDEN), (HIDDEN,),
    (HIDDEN,), (1,),
)  # fmt: skip
"""The shapes of the weights, in the order of `KdNetwork` in `kingdomino.h`."""

BATCH = 2048
MOMENTUM, SPREAD = 0.9, 0.998

Array = NDArray[np.float32]


class Trace(NamedTuple):
    """Intermediate results of a forward pass."""

    terrains: Array
    terrain_sums: Array
    inputs: Array
    inner_sums: Array
    inner: Array
    output: Array


def fit(
    samples: KingdomSamples, weights: Array | None, epochs: int, rate: float, seed: int
) -> Array:
    """Fit weights to samples, starting from given weights or from random ones."""
    rng = np.random.default_rng(seed)
    scale = _scale(samples.features)
    parts = _random_parts(rng) if weights is None else _scaled(_split(weights), scale)
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in parts]
    steps = max(1, epochs * (len(samples.gains) // BATCH))
    for step in range(steps):
        if step % (steps // epochs or 1) == 0:
            order = rng.permutation(len(samples.gains))
        batch = np.take(order, range(step * BATCH, (step + 1) * BATCH), mode="wrap")
        trace = _trace(parts, np.divide(samples.features[batch], scale, dtype=np.float32))
        gradients = _gradients(parts, trace, samples.gains[batch] / np.float32(UNIT))
        step_size = rate * (1 + cos(pi * step / steps)) / 2
        for part, moment, gradient in zip(parts, moments, gradients, strict=True):
            _step(part, moment, gradient, step_size, step + 1)
    return np.concatenate([part.ravel() for part in _scaled(parts, np.reciprocal(scale))])


def predict(weights: Array, features: NDArray[np.uint8]) -> Array:
    """Return the network's outputs for kingdoms, in units."""
    trace = _trace(_split(weights), features.astype(np.float32))
    return trace.output


def error(samples: KingdomSamples, weights: Array) -> float:
    """Return the root mean square error in points."""
    off = UNIT * predict(weights, samples.features) - samples.gains
    return float(np.sqrt(np.mean(off**2)))


def _scale(features: NDArray[np.uint8]) -> Array:
    """Return the standard deviation of each feature, the same for every terrain."""
    split = TERRAINS * TERRAIN_FEATURES
    terrain = features[:, :split].reshape(-1, TERRAIN_FEATURES).std(axis=0)
    scale = np.concatenate([np.tile(terrain, TERRAINS), features[:, split:].std(axis=0)])
    floor: Array = np.maximum(scale, 0.5).astype(np.float32)
    return floor


def _scaled(parts: list[Array], scale: Array) -> list[Array]:
    """Return the same network for features that are divided by the scale."""
    first, third = parts[0] * scale[:TERRAIN_FEATURES, None], parts[2].copy()
    third[HIDDEN:] *= scale[TERRAINS * TERRAIN_FEATURES :, None]
    return [first, parts[1], third, *parts[3:]]


def _random_parts(rng: np.random.Generator) -> list[Array]:
    spreads = (0.25, 0.0, 0.12, 0.0, 0.2, 0.0)
    pairs = zip(SHAPES, spreads, strict=True)
    return [rng.normal(0, spread, shape).astype(np.float32) for shape, spread in pairs]


def _split(weights: Array) -> list[Array]:
    ends = np.cumsum([np.prod(shape) for shape in SHAPES])[:-1]
    pieces = zip(np.split(weights, ends), SHAPES, strict=True)
    return [piece.reshape(shape).astype(np.float32) for piece, shape in pieces]


def _trace(parts: list[Array], features: Array) -> Trace:
    split = TERRAINS * TERRAIN_FEATURES
    terrains = features[:, :split].reshape(-1, TERRAIN_FEATURES)
    terrain_sums = terrains @ parts[0] + parts[1]
    together = np.maximum(terrain_sums, 0).reshape(-1, TERRAINS, HIDDEN).sum(axis=1)
    inputs = np.concatenate([together, features[:, split:]], axis=1)
    inner_sums = inputs @ parts[2] + parts[3]
    inner = np.maximum(inner_sums, 0)
    return Trace(terrains, terrain_sums, inputs, inner_sums, inner, inner @ parts[4] + parts[5])


def _gradients(parts: list[Array], trace: Trace, target: Array) -> list[Array]:
    """Return the gradients of the mean squared error."""
    off = (2 / len(target) * (trace.output - target)).astype(np.float32)
    inner = np.outer(off, parts[4]) * (trace.inner_sums > 0)
    together = inner @ parts[2][:HIDDEN].T
    terrain = np.repeat(together, TERRAINS, axis=0) * (trace.terrain_sums > 0)
    return [
        trace.terrains.T @ terrain,
        terrain.sum(axis=0),
        trace.inputs.T @ inner,
        inner.sum(axis=0),
        trace.inner.T @ off,
        off.sum(keepdims=True),
    ]


def _step(
    part: Array, moment: tuple[Array, Array], gradient: Array, step_size: float, n: int
) -> None:
    mean, square = moment
    mean += (1 - MOMENTUM) * (gradient - mean)
    square += (1 - SPREAD) * (gradient**2 - square)
    part -= step_size * (mean / (1 - MOMENTUM**n)) / (np.sqrt(square / (1 - SPREAD**n)) + 1e-8)
