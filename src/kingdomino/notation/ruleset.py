"""Rules as text: `classic/4`, `classic/2+opening=abba+harmony=yes`."""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import PRESETS, Ruleset, RulesetError

_PRESET: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
_PLAYERS: Final = re.compile(r"[0-9]")
_SETTING: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)=([a-z0-9,-]+)")


class _Setting(NamedTuple):
    """How the value of a setting is written and read; reading raises `ValueError` or `KeyError`."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


_NO: Final = "no"
_YES_OR_NO: Final = {"yes": True, _NO: False}
_NUMBER: Final = _Setting(str, {str(n): n for n in (1, 3, 24, 36, 48)}.__getitem__)

_SETTINGS: Final = {
    "deck": _NUMBER,
    "opening": _Setting(str, str),
    "middle_kingdom": _Setting(lambda v: v or _NO, lambda text: None if text == _NO else text),
    "harmony": _Setting(lambda v: "yes" if v else _NO, _YES_OR_NO.__getitem__),
    "tie_breaks": _Setting(
        lambda v: ",".join(v) or _NO, lambda text: () if text == _NO else text.split(",")
    ),
    "games": _NUMBER,
}


def parse_ruleset(text: str | bytes) -> Ruleset:
    """Read rules.

    >>> parse_ruleset("tournament/4+opening=drawer").opening
    <Opening.DRAWER: 'drawer'>
    """
    scanner = Scanner(text)
    ruleset = read_ruleset(scanner)
    scanner.end()
    return ruleset


def format_ruleset(ruleset: Ruleset) -> str:
    """Write rules: the preset that they are closest to, then what differs.

    >>> format_ruleset(Ruleset.preset("mighty-duel", harmony=True))
    'mighty-duel/2+harmony=yes'
    """
    closest = min(_differences(ruleset), key=lambda pair: len(pair[1]))
    name, changes = closest
    settings = "".join(f"+{key.replace('_', '-')}={value}" for key, value in changes.items())
    return f"{name}/{ruleset.players}{settings}"


def _differences(ruleset: Ruleset) -> list[tuple[str, dict[str, str]]]:
    """For each preset, by name, the settings of the rules that differ from it."""
    found = []
    for name, preset in PRESETS.items():
        if ruleset.players in preset.players:
            base = Ruleset.preset(name, ruleset.players)
            changes = {
                key: setting.write(getattr(ruleset, key))
                for key, setting in _SETTINGS.items()
                if getattr(ruleset, key) != getattr(base, key)
            }
            found.append((name, changes))
    return found


def read_ruleset(scanner: Scanner) -> Ruleset:
    """Read rules from a longer text."""
    start = scanner.at
    name = scanner.match(_PRESET, Expected.RULES)[0]
    scanner.take("/", Expected.RULES)
    players = int(scanner.match(_PLAYERS, Expected.RULES)[0])
    changes: dict[str, Any] = {}
    while scanner.takes("+"):
        key, value = _read_setting(scanner)
        changes[key] = value
    try:
        return Ruleset.preset(name, players, **changes)
    except RulesetError as error:
        raise scanner.impossible(Expected.RULES, start, error) from error


def _read_setting(scanner: Scanner) -> tuple[str, Any]:
    start = scanner.at
    found = scanner.match(_SETTING, Expected.SETTING)
    key = found[1].replace("-", "_")
    if key not in _SETTINGS:
        raise scanner.unreadable(Expected.SETTING, start)
    try:
        return key, _SETTINGS[key].read(found[2])
    except KeyError:
        raise scanner.unreadable(Expected.SETTING, start) from None
