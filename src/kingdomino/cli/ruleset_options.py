"""Command-line options for the settings of a ruleset, derived from `kingdomino.rules.SETTINGS`.

A setting with two values is a switch (`--NAME/--no-NAME`): off is its first value, on its
second. Any other setting takes one of its values as a word.
"""

from collections.abc import Mapping
from typing import Any, Final

import click

from kingdomino.cli.click_i18n import WordType
from kingdomino.locales import Texts
from kingdomino.rules import SETTINGS, Setting, setting_text

_SWITCH_NAMES: Final = {"games": "dynasty"}  # a switch is named after what it turns on
_NONE: Final = "none"


def option_name(setting: Setting) -> str:
    """Return the name of a setting in options and message ids.

    >>> option_name(SETTINGS["middle_kingdom"]), option_name(SETTINGS["games"])
    ('middle-kingdom', 'dynasty')
    """
    return _SWITCH_NAMES.get(setting.name, setting.name).replace("_", "-")


def is_switch(setting: Setting) -> bool:
    """Return whether a setting is turned on and off."""
    return len(setting.values) == 2


def setting_message(texts: Texts, prefix: str, setting: Setting) -> str:
    """Return a message about a setting, with the points of its bonus."""
    params = {}
    if setting.bonus is not None:
        params["points"] = texts("points", count=setting.bonus.points)
    return texts(f"{prefix}-{option_name(setting)}", **params)


def ruleset_options(texts: Texts) -> list[click.Option]:
    """Return an option for each setting; its value is `None` if it is not given."""
    return [_option(texts, setting) for setting in SETTINGS.values()]


def parse_settings(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that were given, as `Ruleset.preset` takes them.

    >>> parse_settings({"games": True, "middle_kingdom": "none", "opening": None})
    {'games': 3, 'middle_kingdom': None}
    """
    return {
        name: _value(SETTINGS[name], option)
        for name, option in options.items()
        if option is not None
    }


def _option(texts: Texts, setting: Setting) -> click.Option:
    name, about = option_name(setting), setting_message(texts, "option", setting)
    if is_switch(setting):
        return click.Option([f"--{name}/--no-{name}", setting.name], default=None, help=about)
    words = WordType(texts, map(_word, setting.values))
    return click.Option([f"--{name}", setting.name], type=words, help=about)


def _value(setting: Setting, option: Any) -> Any:
    if is_switch(setting):
        return setting.values[bool(option)]
    return next(value for value in setting.values if _word(value) == option)


def _word(value: Any) -> str:
    return _NONE if value is None or value == () else setting_text(value)
