import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdomino.notation import Expected, NotationError, format_ruleset, parse_ruleset
from kingdomino.rules import PRESETS, Ruleset, RulesetError, TieBreak
from tests.strategies import rulesets

ladders = st.lists(st.sampled_from([TieBreak.TERRITORY, TieBreak.CROWNS]), unique=True)


@given(rulesets(), ladders, st.sampled_from([1, 3]))
def test_rules_come_back_from_their_text(
    drawn: Ruleset, criteria: list[TieBreak], games: int
) -> None:
    ruleset = Ruleset(
        drawn.players,
        drawn.deck,
        drawn.opening,
        drawn.middle_kingdom,
        drawn.harmony,
        tuple(criteria),
        games,
    )
    assert parse_ruleset(format_ruleset(ruleset)) == ruleset


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_told_by_name_or_by_an_earlier_one_that_is_the_same(name: str) -> None:
    for players in PRESETS[name].players:
        text = format_ruleset(Ruleset.preset(name, players))
        assert text == f"{name}/{players}"


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [
        ("classic/2+opening=abba", Ruleset.preset("classic", 2, opening="abba")),
        ("classic/3+deck=48", Ruleset.preset("classic", 3, deck=48)),
        ("tournament/4+harmony=no", Ruleset.preset("tournament", 4, harmony=False)),
        ("tournament/4+middle-kingdom=no", Ruleset.preset("tournament", middle_kingdom=None)),
        ("classic/2+tie-breaks=no", Ruleset.preset("classic", 2, tie_breaks=())),
        ("mighty-duel/2+games=3", Ruleset.preset("mighty-duel", games=3)),
    ],
)
def test_settings_are_read(text: str, ruleset: Ruleset) -> None:
    assert parse_ruleset(text) == ruleset


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, Expected.RULES),
        ("classic", 8, Expected.RULES),
        ("classic/", 9, Expected.RULES),
        ("classic/2+", 11, Expected.SETTING),
        ("classic/2+colour=red", 11, Expected.SETTING),
        ("classic/2 ", 10, Expected.END),
    ],
)
def test_what_is_wrong_in_rules_is_pointed_at(text: str, column: int, expected: Expected) -> None:
    with pytest.raises(NotationError) as caught:
        parse_ruleset(text)
    assert caught.value.reason == "unreadable"
    assert (caught.value.column, caught.value.expected) == (column, expected)


@pytest.mark.parametrize(
    "text",
    [
        "chess/2",
        "classic/5",
        "demo/3",
        "classic/4+opening=abba",
        "classic/2+opening=queen",
        "classic/2+harmony=maybe",
        "classic/2+games=100",
    ],
)
def test_rules_that_make_no_game_are_refused_with_the_reason(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_ruleset(text)
    assert caught.value.reason == "impossible"
    assert isinstance(caught.value.__cause__, RulesetError)
    assert str(caught.value.__cause__) in str(caught.value)
