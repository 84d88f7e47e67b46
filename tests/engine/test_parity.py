"""The page derives from a log what Python does: views, legal actions, previews, standings."""

from pathlib import Path

import msgspec
import pytest

from kingdomino.rules import Ruleset
from tests.engine.golden import golden_states, played_match
from tests.engine.page import run_script
from tests.parity.replay import VARIANTS, settings

_PARTS = 4


def rulesets() -> list[Ruleset]:
    presets = [ruleset for name, players in VARIANTS for ruleset in settings(name, players)]
    tie_breaks = [("crowns", "territory"), ()]
    others = [Ruleset.preset("classic", 4, tie_breaks=order) for order in tie_breaks]
    return [*presets, *others]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(_PARTS))
def test_every_state_is_derived_from_its_log(part: int, tmp_path: Path) -> None:
    chosen = rulesets()[part::_PARTS]
    path = tmp_path / "states.jsonl"
    count = 0
    with path.open("wb") as file:
        for seed, ruleset in enumerate(chosen, 1000 * part):
            for line in golden_states(played_match(ruleset, seed), seed):
                file.write(msgspec.json.encode(line) + b"\n")
                count += 1
    assert len(rulesets()) >= 200
    assert run_script("states", path) == f"{count} states"
