"""The reference documents every public name."""

from pathlib import Path
from types import ModuleType

import pytest

import kingdomino
import kingdomino.bots
import kingdomino.kernel
import kingdomino.storage
import kingdomino.tables

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


@pytest.mark.parametrize(
    "package",
    [
        kingdomino,
        kingdomino.bots,
        kingdomino.kernel,
        kingdomino.storage,
        kingdomino.tables,
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
