"""Rulesets as text: `classic/4`, `classic/2+opening=abba+harmony=yes`."""

import re
from functools import lru_cache
from typing import Any, Final

from kingdomino.notation.errors import Expected
from kingdomino.notation.scanner import Scanner
from kingdomino.rules import PRESETS, SETTINGS, Ruleset, RulesetError, setting_text

_PRESET: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
_PLAYERS: Final = re.compile(r"[0-9]")
_SETTING: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)=([a-z0-9,-]+)")


def parse_ruleset(text: str | bytes) -> Ruleset:
    """Parse a ruleset.

    >>> parse_ruleset("tournament/4+opening=drawer").opening
    <Opening.DRAWER: 'drawer'>
    """
    scanner = Scanner(text)
    ruleset = read_ruleset(scanner)
    scanner.end()
    return ruleset


@lru_cache(maxsize=256)  # every view of a table has it, and it compares with every preset
def format_ruleset(ruleset: Ruleset) -> str:
    """Format a ruleset: the closest preset, then the settings that differ from it.

    >>> format_ruleset(Ruleset.preset("mighty-duel", harmony=True))
    'mighty-duel/2+harmony=yes'
    """
    candidates = [
        (name, _differences(ruleset, Ruleset.preset(name, ruleset.players)))
        for name, preset in PRESETS.items()
        if ruleset.players in preset.players
    ]
    name, differences = min(candidates, key=lambda candidate: len(candidate[1]))
    return "+".join([f"{name}/{ruleset.players}", *differences])


def _differences(ruleset: Ruleset, base: Ruleset) -> list[str]:
    """Return the settings that differ, as text."""
    return [
        f"{name.replace('_', '-')}={setting_text(getattr(ruleset, name))}"
        for name in SETTINGS
        if getattr(ruleset, name) != getattr(base, name)
    ]


def read_ruleset(scanner: Scanner) -> Ruleset:
    """Parse a ruleset from a longer text."""
    start = scanner.at
    name = scanner.match(_PRESET, Expected.RULES)[0]
    scanner.expect("/", Expected.RULES)
    players = int(scanner.match(_PLAYERS, Expected.RULES)[0])
    changes: dict[str, Any] = {}
    while scanner.accept("+"):
        key, value = _read_setting(scanner)
        changes[key] = value
    try:
        return Ruleset.preset(name, players, **changes)
    except RulesetError as error:
        raise scanner.rule_error(Expected.RULES, start, error) from error


def _read_setting(scanner: Scanner) -> tuple[str, Any]:
    start = scanner.at
    name, text = scanner.match(_SETTING, Expected.SETTING).groups()
    name = name.replace("-", "_")
    if name not in SETTINGS:
        raise scanner.error(Expected.SETTING, start)
    try:
        return name, SETTINGS[name].parse(text)
    except RulesetError as error:
        raise scanner.rule_error(Expected.SETTING, start, error) from error
