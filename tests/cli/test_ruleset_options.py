"""The settings of a ruleset are options of `kingdomino play`."""

from typing import Any

import click
import pytest

from kingdomino.cli.ruleset_options import option_name
from kingdomino.locales import LANGUAGES, Texts
from kingdomino.rules import PLAYERS, SETTINGS, Bonus, Ruleset
from tests.cli.conftest import Invoke
from tests.cli.words import find_command

CHOICES = [
    (name, value, next(n for n in PLAYERS if value in setting.values_for(n)))
    for name, setting in SETTINGS.items()
    for value in setting.values
]


def arguments(name: str, value: Any) -> list[str]:
    """Return the options that set a value, from the help of the option itself."""
    option = next(option for option in find_command("play").params if option.name == name)
    index = SETTINGS[name].values.index(value)
    if option.secondary_opts:
        return [option.opts[0] if index else option.secondary_opts[0]]
    metavar = option.make_metavar(click.Context(click.Command("play")))
    return [option.opts[0], metavar.strip("[]").split("|")[index]]


def test_every_setting_is_an_option() -> None:
    play = find_command("play")
    options = {param.name: param.opts for param in play.params}
    for name, setting in SETTINGS.items():
        assert options[name] == [f"--{option_name(setting)}"]


@pytest.mark.parametrize(("name", "value", "players"), CHOICES)
def test_every_value_can_be_given(invoke: Invoke, name: str, value: Any, players: int) -> None:
    # A preset that differs from the defaults shows that a default can be given, too.
    preset = "tournament"
    invoke.play("-p", preset, "-n", players, *arguments(name, value), "-s", "Ann", answers=["quit"])
    expected = Ruleset.preset(preset, players, **{name: value})
    assert invoke.record().match.ruleset == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_the_points_of_a_bonus(invoke: Invoke, language: str) -> None:
    out = invoke("play", "--help", "-L", language).assert_done()
    for bonus in Bonus:
        assert Texts(language)("points", count=bonus.points) in " ".join(out.split())
