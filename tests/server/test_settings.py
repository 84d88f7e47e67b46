"""Every setting is an option, a variable, and documented."""

import os
from dataclasses import fields
from pathlib import Path

import pytest

from kingdomino.server.settings import Settings, variable_name
from tests.cli.words import find_command

PAGE = Path(__file__).parents[2] / "docs/reference/server-settings.md"
NAMES = [setting.name for setting in fields(Settings)]


def test_every_setting_is_an_option_and_a_variable() -> None:
    serve = find_command("serve")
    options = {
        option.opts[0]: option.envvar for option in serve.params if hasattr(option, "envvar")
    }
    for name in NAMES:
        assert options[f"--{name.replace('_', '-')}"] == variable_name(name)
    others = set(options) - {f"--{name.replace('_', '-')}" for name in NAMES}
    assert others == {"--lan", "--language"}  # not settings of a server


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_is_documented_with_its_default(name: str) -> None:
    page = PAGE.read_text("utf-8")
    row = next((line for line in page.splitlines() if f"`--{name.replace('_', '-')}`" in line), "")
    assert f"`{variable_name(name)}`" in row
    default = getattr(Settings(), name)
    if default != "":
        assert f"`{default}`" in row


def test_settings_survive_the_way_through_the_environment() -> None:
    settings = Settings(port=1, host="::1", database="sqlite:///x", keep_days=9)
    assert Settings.read(settings.environment()) == settings
    assert Settings.read({}) == Settings()
    assert "KINGDOMINO_PORT" not in os.environ
