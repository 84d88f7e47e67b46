"""What is chosen before a game."""

from dataclasses import FrozenInstanceError
from typing import Any, cast

import pytest

from kingdomino.rules import PRESETS, MiddleKingdom, Opening, Ruleset, RulesetError, TieBreak

# preset, players: deck (R3), grid (R11), line (R4), kings each, kings (R2), rounds (R9)
SIZES = {
    ("classic", 2): (24, 5, 4, 2, 4, 6),
    ("classic", 3): (36, 5, 3, 1, 3, 12),
    ("classic", 4): (48, 5, 4, 1, 4, 12),
    ("mighty-duel", 2): (48, 7, 4, 2, 4, 12),
    ("dynasty", 2): (24, 5, 4, 2, 4, 6),
    ("dynasty", 3): (36, 5, 3, 1, 3, 12),
    ("dynasty", 4): (48, 5, 4, 1, 4, 12),
    ("tournament", 2): (24, 5, 4, 2, 4, 6),
    ("tournament", 3): (36, 5, 3, 1, 3, 12),
    ("tournament", 4): (48, 5, 4, 1, 4, 12),
    ("demo", 2): (24, 5, 4, 2, 4, 6),
    ("second-edition", 2): (24, 5, 4, 2, 4, 6),
    ("second-edition", 3): (48, 5, 4, 1, 3, 12),
    ("second-edition", 4): (48, 5, 4, 1, 4, 12),
}

NO_VARIANT = {
    "opening": Opening.OWNER,
    "middle_kingdom": None,
    "harmony": False,
    "tie_breaks": (TieBreak.TERRITORY, TieBreak.CROWNS),
    "games": 1,
}

# What differs from that, by preset.
CHOICES: dict[str, dict[str, object]] = {
    "classic": {},
    "mighty-duel": {},
    "dynasty": {"games": 3},
    "tournament": {"middle_kingdom": MiddleKingdom.FULL_BOX, "harmony": True},
    "demo": {"tie_breaks": (TieBreak.CROWNS,)},
    "second-edition": {"tie_breaks": (TieBreak.TERRITORY,)},
}


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_players_and_preset_make_the_sizes_of_a_game(name: str, players: int) -> None:
    rules = Ruleset.preset(name, players)
    sizes = (rules.deck, rules.grid, rules.line, rules.kings_each, rules.kings, rules.rounds)
    assert sizes == SIZES[name, players]


def test_every_preset_for_every_number_of_players_is_in_the_table() -> None:
    known = {(name, players) for name, preset in PRESETS.items() for players in preset.players}
    assert known == SIZES.keys()


@pytest.mark.parametrize("name", CHOICES)
def test_a_preset_differs_from_the_plain_game_in_its_own_choices_only(name: str) -> None:
    rules = Ruleset.preset(name)
    chosen = {setting: getattr(rules, setting) for setting in NO_VARIANT}
    assert chosen == NO_VARIANT | CHOICES[name]


def test_a_preset_is_played_with_its_usual_number_unless_told() -> None:
    assert {name: Ruleset.preset(name).players for name in PRESETS} == {
        "classic": 2,
        "mighty-duel": 2,
        "dynasty": 2,
        "tournament": 4,
        "demo": 2,
        "second-edition": 2,
    }


def test_two_players_with_all_dominoes_play_a_mighty_duel() -> None:
    assert Ruleset.preset("classic", deck=48) == Ruleset.preset("mighty-duel")
    assert Ruleset.preset("mighty-duel").is_mighty_duel
    assert not Ruleset.preset("classic", players=4).is_mighty_duel


def test_a_dynasty_is_three_games() -> None:
    assert Ruleset.preset("dynasty").is_dynasty
    assert Ruleset.preset("mighty-duel", games=3).is_dynasty
    assert not Ruleset.preset("classic").is_dynasty


def test_points_stand_above_the_tie_breaks() -> None:
    assert Ruleset.preset("classic").criteria == ("points", "territory", "crowns")
    assert Ruleset.preset("demo").criteria == ("points", "crowns")
    assert Ruleset.preset("classic", tie_breaks=()).criteria == ("points",)


def test_choices_may_be_plain_texts() -> None:
    rules = Ruleset.preset(
        "classic", opening="drawer", middle_kingdom="symmetric", tie_breaks=["crowns"]
    )
    assert rules.opening is Opening.DRAWER
    assert rules.middle_kingdom is MiddleKingdom.SYMMETRIC
    assert rules.tie_breaks == (TieBreak.CROWNS,)
    assert rules.tie_breaks[0] is TieBreak.CROWNS


def test_the_same_choices_are_the_same_rules() -> None:
    rules = Ruleset(players=2, deck=24, harmony=True)
    assert rules == Ruleset.preset("classic", harmony=True)
    assert hash(rules) == hash(Ruleset.preset("classic", harmony=True))
    assert rules != Ruleset.preset("classic")


def test_rules_cannot_be_changed_once_chosen() -> None:
    rules = cast(Any, Ruleset.preset("classic"))
    with pytest.raises(FrozenInstanceError):
        rules.harmony = True
    with pytest.raises(TypeError):
        cast(Any, PRESETS)["house"] = PRESETS["classic"]


TIE_BREAKS = "no; territory; crowns; territory,crowns; crowns,territory"
SETTINGS = "deck, games, harmony, middle_kingdom, opening, tie_breaks"


@pytest.mark.parametrize(
    ("choices", "reason", "params"),
    [
        (
            {"name": "classik"},
            "unknown-preset",
            {"preset": "classik", "known": ", ".join(PRESETS)},
        ),
        (
            {"name": "mighty-duel", "players": 4},
            "players",
            {"preset": "mighty-duel", "players": 4, "known": "2"},
        ),
        (
            {"name": "tournament", "players": 5},
            "players",
            {"preset": "tournament", "players": 5, "known": "2, 3, 4"},
        ),
        (
            {"name": "classic", "grid": 7},
            "unknown-setting",
            {"setting": "grid", "known": SETTINGS},
        ),
        (
            {"name": "classic", "players": 3, "deck": 24},
            "not-for-players",
            {"setting": "deck", "value": "24", "players": 3, "known": "36, 48"},
        ),
        (
            {"name": "classic", "players": 4, "opening": "abba"},
            "not-for-players",
            {"setting": "opening", "value": "abba", "players": 4, "known": "owner, drawer"},
        ),
        (
            {"name": "classic", "harmony": "no"},
            "unknown-choice",
            {"setting": "harmony", "value": "no", "known": "no, yes"},
        ),
        (
            {"name": "classic", "games": 2},
            "unknown-choice",
            {"setting": "games", "value": "2", "known": "1, 3"},
        ),
        (
            {"name": "classic", "tie_breaks": ("crowns", "crowns")},
            "unknown-choice",
            {"setting": "tie_breaks", "value": "crowns,crowns", "known": TIE_BREAKS},
        ),
        (
            {"name": "classic", "tie_breaks": ("points",)},
            "unknown-choice",
            {"setting": "tie_breaks", "value": "points", "known": TIE_BREAKS},
        ),
        (
            {"name": "classic", "opening": "auction"},
            "unknown-choice",
            {"setting": "opening", "value": "auction", "known": "owner, drawer, abba"},
        ),
        (
            {"name": "classic", "middle_kingdom": "yes"},
            "unknown-choice",
            {"setting": "middle_kingdom", "value": "yes", "known": "no, full-box, symmetric"},
        ),
        (
            {"name": "classic", "tie_breaks": ("castles",)},
            "unknown-choice",
            {"setting": "tie_breaks", "value": "castles", "known": TIE_BREAKS},
        ),
    ],
)
def test_choices_that_make_no_game_are_refused(
    choices: dict[str, Any], reason: str, params: dict[str, object]
) -> None:
    with pytest.raises(RulesetError) as refusal:
        Ruleset.preset(**choices)
    assert refusal.value.reason == reason
    assert refusal.value.params == params
    message = str(refusal.value)
    assert all(str(value) in message for value in params.values())
    assert "{" not in message


@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_is_no_game_for_one_or_five(players: int) -> None:
    with pytest.raises(RulesetError, match=f"2, 3, 4 players, not for {players}") as refusal:
        Ruleset(players=players, deck=48)
    assert refusal.value.reason == "players"


def test_a_refused_choice_is_a_value_error_too() -> None:
    with pytest.raises(ValueError, match="there is no preset “classik”"):
        Ruleset.preset("classik")
