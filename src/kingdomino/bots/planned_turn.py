"""A turn that is chosen as a whole and played action by action."""

from collections.abc import Sequence

from kingdomino.rules import Action, View


class PlannedTurn:
    """Remembers the claim that was chosen together with a placement."""

    def __init__(self) -> None:
        self._planned: tuple[int, Action, Action] | None = None

    def start(self, view: View, turn: Sequence[Action]) -> Action:
        """Return the first action of a turn, and remember the second."""
        action, *rest = turn
        self._planned = (view.ply + 1, action, rest[0]) if rest else None
        return action

    def claim(self, view: View) -> Action | None:
        """Return the planned claim; `None` unless the planned placement was just played."""
        if self._planned is None or not view.has_placed:
            return None
        ply, action, claim = self._planned
        assert view.actor is not None
        is_as_planned = view.ply == ply and view.kingdoms[view.actor].history[-1] == action
        return claim if is_as_planned else None
