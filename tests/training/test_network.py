"""Training a network finds the rule behind its samples."""

import numpy as np
import pytest

from kingdomino import kernel

pytestmark = [
    pytest.mark.skipif(not kernel.is_available, reason="the kernel needs a C compiler"),
    pytest.mark.slow,
]

if kernel.is_available:
    from kingdomino.kernel.engine import FEATURES
    from training.kingdom_samples import KingdomSamples
    from training.network import error, fit


def made_up(seed: int, count: int = 20_000) -> "KingdomSamples":
    """Kingdoms that make more, the more crowns and the more room they have."""
    rng = np.random.default_rng(seed)
    features = rng.integers(0, 5, (count, FEATURES), dtype=np.uint8)
    crowns, room = features[:, 1:96:16].astype(np.float32), features[:, 3:96:16]
    gains = (crowns * room).sum(axis=1) + 2 * features[:, 96]
    return KingdomSamples(features, gains.astype(np.float32))


def test_a_network_learns_the_rule_behind_its_samples() -> None:
    fitted = fit(made_up(1), None, epochs=40, rate=1e-2, seed=1)
    unseen = made_up(2)
    assert error(unseen, fitted) < unseen.gains.std() / 3


def test_the_same_seed_learns_the_same() -> None:
    samples = made_up(1, 5000)
    once, again = (fit(samples, None, epochs=1, rate=1e-3, seed=7) for _ in range(2))
    assert once.tolist() == again.tolist()
    assert once.tolist() != fit(samples, None, epochs=1, rate=1e-3, seed=8).tolist()


def test_learning_goes_on_from_what_is_known() -> None:
    samples = made_up(1)
    fitted = fit(samples, None, epochs=10, rate=2e-3, seed=1)
    further = fit(samples, fitted, epochs=1, rate=1e-5, seed=1)
    assert error(samples, further) == pytest.approx(error(samples, fitted), rel=0.02)
