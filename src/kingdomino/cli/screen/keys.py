"""The keys and their commands."""

from collections.abc import Mapping
from enum import StrEnum, auto
from typing import Final

from kingdomino import analysis
from kingdomino.cli.screen.state import GameState
from kingdomino.cli.screen.turn_model import Claiming, Placing


class Command(StrEnum):
    """The commands of keys."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    TURN = auto()
    TURN_BACK = auto()
    CONFIRM = auto()
    UNDO = auto()
    NEXT_KINGDOM = auto()
    PREVIOUS_KINGDOM = auto()
    OWN_KINGDOM = auto()
    HINT = auto()
    SAVE = auto()
    HELP = auto()
    QUIT = auto()


_LETTERS: Final = {
    "r": Command.TURN,
    "R": Command.TURN_BACK,
    "u": Command.UNDO,
    "h": Command.HINT,
    "s": Command.SAVE,
    "q": Command.QUIT,
}
_KEYS: Final = {
    "left": Command.LEFT,
    "right": Command.RIGHT,
    "up": Command.UP,
    "down": Command.DOWN,
    "space": Command.TURN,
    "enter": Command.CONFIRM,
    "backspace": Command.UNDO,
    "tab": Command.NEXT_KINGDOM,
    "shift+tab": Command.PREVIOUS_KINGDOM,
    "escape": Command.OWN_KINGDOM,
    "f1": Command.HELP,
    "question_mark": Command.HELP,
}
_LAYOUTS: Final[Mapping[str, Mapping[str, str]]] = {
    "bg": {"r": "р", "u": "у", "h": "х", "s": "с", "q": "я"},
    "el": {"r": "ρ", "u": "θ", "h": "η", "s": "σ"},
    "he": {"r": "ר", "u": "ו", "h": "י", "s": "ד"},
    "ru": {"r": "к", "u": "г", "h": "р", "s": "ы", "q": "й"},
}
"""The letter that the key of a Latin one types on the keyboard of a language."""


def find_command(language: str, key: str, character: str | None) -> Command | None:
    """Return the command of a key, also on a keyboard with the letters of the language.

    >>> find_command("en", "R", "R"), find_command("ru", "cyrillic_small_letter_ka", "к")
    (<Command.TURN_BACK: 'turn_back'>, <Command.TURN: 'turn'>)
    """
    letters = dict(_LETTERS)
    for latin, letter in _LAYOUTS.get(language, {}).items():
        letters[letter] = _LETTERS[latin]
        if latin.upper() in _LETTERS:
            letters.setdefault(letter.upper(), _LETTERS[latin.upper()])
    return _KEYS.get(key) or letters.get(character or "")


def can_hint(state: GameState) -> bool:
    """Return whether there are hints: for one person against bots, with the kernel."""
    return analysis.is_available and len(state.people) == 1 < len(state.saved.seats)


def shown_keys(state: GameState) -> list[tuple[str, str]]:
    """Return the keys of the current state with their descriptions, the most important first."""
    texts = state.texts
    always = [("?", texts("word-help")), ("q", texts("word-quit"))]
    if state.is_looking_away:
        return [
            (texts("screen-escape"), texts("screen-key-back")),
            ("Tab", texts("screen-key-kingdoms")),
            *always,
        ]
    keys: list[tuple[str, str]] = []
    if isinstance(state.turn, Placing):
        keys = [("←↑↓→", texts("screen-key-move")), ("r", texts("screen-key-turn"))]
        keys += [(texts("screen-enter"), texts("screen-key-place"))]
    elif isinstance(state.turn, Claiming):
        keys = [
            ("↑↓", texts("screen-key-choose")),
            (texts("screen-enter"), texts("screen-key-claim")),
        ]
        if state.saved.can_undo:
            keys.append(("u", texts("word-undo")))
    keys += [*always, ("Tab", texts("screen-key-kingdoms"))]
    if state.turn is not None and can_hint(state):
        keys.append(("h", texts("screen-key-hint")))
    return keys


def described_keys(state: GameState) -> list[tuple[str, str]]:
    """Return all keys with their descriptions in sentences."""
    texts = state.texts
    keys = [
        ("←↑↓→", texts("screen-about-arrows")),
        ("r, R", texts("screen-about-turn")),
        (texts("screen-enter"), texts("screen-about-enter")),
        ("1 … 48", texts("screen-about-number")),
        ("Tab", texts("screen-about-kingdoms")),
        ("u", texts("word-undo-about")),
        ("h", texts("screen-about-hint")),
        ("s", texts("word-save-about")),
        ("q", texts("word-quit-about")),
    ]
    return keys if can_hint(state) else [(key, about) for key, about in keys if key != "h"]
