"""Turns in notation, as the server offers them in a view and as the page sends them."""

import re
from typing import Any

from playwright.sync_api import Response

View = dict[str, Any]


def turn_of(answer: Response) -> str:
    """Return the turn that was sent and played."""
    assert answer.ok, answer.text()
    sent: Any = answer.request.post_data_json
    turn: str = sent["turn"]
    return turn


def cells_of(turn: str) -> list[str]:
    """Return the cells of a placement.

    >>> cells_of("13:g8h8>28"), cells_of("13:--"), cells_of(">28")
    (['g8', 'h8'], [], [])
    """
    return re.findall(r"[a-m]\d+", turn.split(">", maxsplit=1)[0].partition(":")[2])


def claim_of(action: str) -> int:
    """Return the domino of a claim."""
    return int(action.partition(">")[2])


def claims_of(view: View) -> list[View]:
    """Return the claims of this turn."""
    choices: list[View] = view["legal"] if view["domino"] is None else view["claims"]
    return choices


def is_discard(view: View) -> bool:
    """Return whether the domino fits nowhere."""
    return any(choice["action"].endswith(":--") for choice in view["legal"])


def best_of(choices: list[View]) -> str:
    """Return the action with the most points."""
    action: str = max(choices, key=lambda choice: int(choice["points"]))["action"]
    return action


def best_turn(view: View) -> str:
    """Return the turn with the most points."""
    claim = best_of(view["claims"]) if view["claims"] else ""
    return best_of(view["legal"]) + claim
