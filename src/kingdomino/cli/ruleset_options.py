"""Command-line options for the settings of a ruleset, derived from `kingdomino.rules.SETTINGS`.

A setting with two values is a switch (`--NAME/--no-NAME`): off is its first value, on its
second. Any other setting takes one of its values as a word.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from kingdomino.cli.click_i18n import WordType, combine, option
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


def parse_settings(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that were given, as `Ruleset.preset` takes them.

    >>> parse_settings({"games": True, "middle_kingdom": "none", "opening": None})
    {'games': 3, 'middle_kingdom': None}
    """
    return {
        name: _value(SETTINGS[name], value) for name, value in options.items() if value is not None
    }


def _option(setting: Setting) -> Callable[[Any], Any]:
    name, about = option_name(setting), partial(_help, setting)
    if is_switch(setting):
        return option(f"--{name}/--no-{name}", setting.name, default=None, help=about)
    words = WordType(map(_word, setting.values))
    return option(f"--{name}", setting.name, type=words, help=about)


def _help(setting: Setting, texts: Texts) -> str:
    return setting_message(texts, "option", setting)


def _value(setting: Setting, given: Any) -> Any:
    if is_switch(setting):
        return setting.values[bool(given)]
    return next(value for value in setting.values if _word(value) == given)


def _word(value: Any) -> str:
    return _NONE if value is None or value == () else setting_text(value)


ruleset_options = combine(map(_option, SETTINGS.values()))
"""An option for each setting; its value is `None` if it is not given."""
