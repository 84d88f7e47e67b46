"""The description of the settings, which everything else derives from."""

import pytest

from kingdomino.rules import (
    PLAYERS,
    PRESETS,
    SETTINGS,
    Bonus,
    Opening,
    Ruleset,
    RulesetError,
    setting_text,
)
from kingdomino.rules.ruleset import GRIDS


def test_every_value_of_every_setting_makes_a_ruleset() -> None:
    for name, setting in SETTINGS.items():
        for players in PLAYERS:
            for value in setting.values_for(players):
                ruleset = Ruleset.preset("classic", players, **{name: value})
                assert getattr(ruleset, name) == value


def test_the_defaults_are_those_of_the_classic_game() -> None:
    classic = Ruleset.preset("classic", players=4)
    for name, setting in SETTINGS.items():
        if name != "deck":  # depends on the players
            assert setting.default == getattr(classic, name)
            assert setting.default in setting.values


def test_a_value_can_be_read_back_from_its_text() -> None:
    for setting in SETTINGS.values():
        texts = [setting_text(value) for value in setting.values]
        assert len(set(texts)) == len(texts)
        assert [setting.parse(text) for text in texts] == list(setting.values)
        with pytest.raises(RulesetError):
            setting.parse("perhaps")


def test_some_values_are_for_some_players_only() -> None:
    assert Opening.ABBA in SETTINGS["opening"].values_for(2)
    assert Opening.ABBA not in SETTINGS["opening"].values_for(3)
    assert SETTINGS["deck"].values_for(3) == (36, 48)


def test_every_bonus_is_turned_on_by_one_setting() -> None:
    bonuses = [setting.bonus for setting in SETTINGS.values() if setting.bonus is not None]
    assert sorted(bonuses) == sorted(Bonus)
    assert all(bonus.points > 0 for bonus in Bonus)


def test_presets_change_settings_that_exist() -> None:
    for preset in PRESETS.values():
        assert preset.settings.keys() <= SETTINGS.keys()


def test_grids_are_those_of_the_rulesets() -> None:
    decks = {
        (players, deck) for players in PLAYERS for deck in SETTINGS["deck"].values_for(players)
    }
    grids = {Ruleset(players=players, deck=deck).grid for players, deck in decks}
    assert tuple(sorted(grids)) == GRIDS
