"""Policies of playouts, by name."""

from collections.abc import Sequence
from typing import NamedTuple


class Policy(NamedTuple):
    """The policies of seats in playouts."""

    greedy_share: float
    """Share of the turns that are greedy; the others are random."""
    looks_ahead: bool = True
    """Whether a greedy turn takes the domino that it claims into account, or claims at random.

    The first two claims for a kingdom are never random: they are for the most crowns.
    """
    linear_share: float = 0.0
    """Share of the greedy turns that follow the linear policy."""


_NAMED = {
    "random": Policy(0.0),
    "greedy-placement": Policy(1.0, looks_ahead=False),
    "greedy": Policy(1.0),
    "linear": Policy(1.0, linear_share=1.0),
}


def read_policy(name: str) -> Policy:
    """Return the policy with a name.

    Raises `ValueError` if there is none.

    >>> read_policy("mixed:0.25")
    Policy(greedy_share=0.25, looks_ahead=True, linear_share=0.0)
    """
    if name in _NAMED:
        return _NAMED[name]
    kind, _, text = name.partition(":")
    share = _share(text)
    if share is not None and kind == "mixed":
        return Policy(share)
    if share is not None and kind == "linear":
        return Policy(1.0, linear_share=share)
    known = ", ".join(_NAMED)
    raise ValueError(
        f"there is no policy {name!r}; "
        f"there are {known}, mixed:0 to mixed:1 and linear:0 to linear:1"
    )


def read_policies(names: str | Sequence[str], seats: int) -> list[Policy]:
    """Return the policy of each seat, from one name for all or one for each.

    Raises `ValueError` for an unknown name, or if there are too many or too few.
    """
    named = [names] * seats if isinstance(names, str) else list(names)
    if len(named) != seats:
        raise ValueError(f"{seats} seats need one policy or {seats}, not {len(named)}")
    return [read_policy(name) for name in named]


def _share(text: str) -> float | None:
    try:
        share = float(text)
    except ValueError:
        return None
    return share if 0 <= share <= 1 else None
