"""Write the fixture again: `python -m tests.tiling.regenerate`."""

import json
from random import Random
from typing import Any

from kingdomino.notation import format_ruleset
from kingdomino.rules import Ruleset
from kingdomino.tiling import Conflict, Land, tile
from tests.tiling.lands import FIXTURE, draw, finished_lands, results, swapped

RULESETS = (
    Ruleset.preset("tournament", players=2),
    Ruleset.preset("tournament", players=2, middle_kingdom="symmetric"),
    Ruleset.preset("demo"),
    Ruleset.preset("second-edition", players=3),
    Ruleset.preset("tournament", players=4),
    Ruleset.preset("mighty-duel", middle_kingdom="full-box", harmony=True),
)
SEEDS = 3


def case(ruleset: Ruleset, lands: list[Land]) -> dict[str, Any]:
    """Return a case: the lands, their standings, and the conflict if there is one."""
    result = tile(lands)
    conflict = result if isinstance(result, Conflict) else None
    return {
        "rules": format_ruleset(ruleset),
        "lands": [draw(land) for land in lands],
        "results": results(ruleset, lands),
        "conflict": conflict
        and {
            "reason": conflict.reason,
            "squares": [[square.land, str(square.cell)] for square in conflict.squares],
            "dominoes": conflict.dominoes,
        },
    }


def main() -> None:
    """Write the cases: finished games, and the same with squares exchanged."""
    cases = []
    for ruleset in RULESETS:
        for seed in range(SEEDS):
            lands = finished_lands(ruleset, seed)
            cases.append(case(ruleset, lands))
            chance = Random(seed)
            cases.append(case(ruleset, [swapped(land, chance, 1) for land in lands[:1]]))
    FIXTURE.write_text("[\n" + ",\n".join(map(json.dumps, cases)) + "\n]" + "\n", "utf-8")


if __name__ == "__main__":
    main()
