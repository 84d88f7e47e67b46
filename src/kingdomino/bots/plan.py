"""A turn that is decided as a whole, and played one action after the other."""

from collections.abc import Sequence

from kingdomino.rules import Action, View


class Plan:
    """Remembers the claim that goes with a placement."""

    def __init__(self) -> None:
        self._rest: tuple[int, Action, Action] | None = None

    def begin(self, view: View, turn: Sequence[Action]) -> Action:
        """The first action of a turn; the other is remembered."""
        action, *rest = turn
        self._rest = (view.ply + 1, action, rest[0]) if rest else None
        return action

    def rest(self, view: View) -> Action | None:
        """The claim that was decided together with the placement, if that is what was played."""
        if self._rest is None or not view.has_placed:
            return None
        ply, action, claim = self._rest
        assert view.actor is not None
        is_as_planned = view.ply == ply and view.kingdoms[view.actor].history[-1] == action
        return claim if is_as_planned else None
