"""The reference documents every public name."""

from pathlib import Path
from types import ModuleType

import pytest

import kingdomino
import kingdomino.analysis
import kingdomino.bots
import kingdomino.data
import kingdomino.envs
import kingdomino.kernel
import kingdomino.players
import kingdomino.render
import kingdomino.storage
import kingdomino.tables
import kingdomino.tiling

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize(
    "package",
    [
        kingdomino,
        kingdomino.analysis,
        kingdomino.bots,
        kingdomino.data,
        kingdomino.envs,
        kingdomino.kernel,
        kingdomino.players,
        kingdomino.render,
        kingdomino.storage,
        kingdomino.tables,
        kingdomino.tiling,
    ],
)
def test_every_public_name_is_documented(package: ModuleType) -> None:
    documented = {
        name.strip().rpartition(".")[2]
        for page in REFERENCE.glob("*.md")
        for line in page.read_text("utf-8").splitlines()
        for directive, _, name in [line.partition(":: ")]
        if directive.startswith((".. auto", ".. data"))
    }
    # `AnyEvent` is documented with its module.
    assert set(package.__all__) - documented - {"AnyEvent"} == set()
