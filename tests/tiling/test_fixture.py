"""The fixture that the browser's scoring and tiling are tested with."""

from kingdomino.notation import parse_ruleset
from kingdomino.tiling import Conflict, tile
from tests.tiling.lands import fixture, land, results


def test_the_fixture_is_what_the_library_computes() -> None:
    for case in fixture():
        ruleset = parse_ruleset(case["rules"])
        lands = [land(text, ruleset.grid) for text in case["lands"]]
        assert results(ruleset, lands) == case["results"]
        result = tile(lands)
        if case["conflict"] is None:
            assert not isinstance(result, Conflict)
        else:
            assert isinstance(result, Conflict)
            assert result.reason == case["conflict"]["reason"]
            assert list(result.dominoes) == case["conflict"]["dominoes"]
            squares = [[square.land, str(square.cell)] for square in result.squares]
            assert squares == case["conflict"]["squares"]
