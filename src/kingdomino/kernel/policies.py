"""How the seats of a playout play."""

from collections.abc import Sequence
from typing import NamedTuple


class Policy(NamedTuple):
    """What a policy's name stands for."""

    greedy_share: float
    """Of all turns, how many are greedy; the others are random."""
    looks_ahead: bool = True
    """Whether a greedy turn looks as far as the domino it claims, or claims at random.

    The first two claims for a kingdom are never at random: they are for the most crowns.
    """
    canny_share: float = 0.0
    """Of the greedy turns, how many have a sense of what comes after the points in sight."""


_NAMED = {
    "random": Policy(0.0),
    "greedy-placement": Policy(1.0, looks_ahead=False),
    "greedy": Policy(1.0),
    "canny": Policy(1.0, canny_share=1.0),
}


def read_policy(name: str) -> Policy:
    """The policy of a name.

    Raises `ValueError` for a name that stands for none.

    >>> read_policy("mixed:0.25")
    Policy(greedy_share=0.25, looks_ahead=True, canny_share=0.0)
    """
    if name in _NAMED:
        return _NAMED[name]
    kind, _, text = name.partition(":")
    share = _share(text)
    if share is not None and kind == "mixed":
        return Policy(share)
    if share is not None and kind == "canny":
        return Policy(1.0, canny_share=share)
    known = ", ".join(_NAMED)
    raise ValueError(
        f"there is no policy {name!r}; there are {known}, mixed:0 to mixed:1 and canny:0 to canny:1"
    )


def read_policies(names: str | Sequence[str], seats: int) -> list[Policy]:
    """The policy of each seat, from one name for all or one for each.

    Raises `ValueError` for a name that stands for none, or too many or too few of them.
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
