"""Positions made by hand, in which it is clear why a turn is better than another."""

from collections.abc import Sequence
from typing import NamedTuple

from kingdomino.notation import parse_action, parse_ruleset, parse_turn
from kingdomino.rules import DOMINOES, Discard, Game, Kingdom, Line, View


class Position(NamedTuple):
    """Pink acts. Kingdoms are placements in notation."""

    better: str
    worse: str
    reason: str
    """The kind that has to come first."""
    params: dict[str, int | str] = {}  # noqa: RUF012 - never changed
    kingdom: str = ""
    rivals: Sequence[str] = ("",)
    line: Sequence[int] = (3, 10, 12, 13)
    """The next line; those with a king on them are left out."""
    later: Sequence[tuple[int, int]] = ((47, 1),)
    """Dominoes of this line that come after this one, each with the seat that places it."""
    rules: str = "classic/2"
    round: int = 3

    def view(self) -> View:
        """Return the view of the seat that acts."""
        ruleset = parse_ruleset(self.rules)
        domino = parse_turn(self.better)[0].domino
        current = [(domino, 0), *self.later]
        kingdoms = tuple(build(text, ruleset.grid) for text in (self.kingdom, *self.rivals))
        used = {*self.line, *(number for number, _ in current)}
        used |= {action.domino for kingdom in kingdoms for action in kingdom.history}
        return Game.new(ruleset, 1).public.evolve(
            seat=0, actor=0, king=0, domino=domino, round=self.round, turn=0, kingdoms=kingdoms,
            current_line=Line(*zip(*current, strict=True)), next_line=Line.deal(self.line),
            unseen=frozenset(DOMINOES) - used,
        )  # fmt: skip


def build(text: str, grid: int) -> Kingdom:
    """Build a kingdom from placements and discards."""
    kingdom = Kingdom.empty(grid)
    for part in text.split():
        action = parse_action(part)
        if isinstance(action, Discard):
            kingdom = kingdom.discard(DOMINOES[action.domino])
        else:
            kingdom = kingdom.place(action)
    return kingdom


# Forest above and below the castle, lake at its left: the box is e5 to i9.
_CROSS = "3:g8g9 4:g6g5 7:f7e7"
_FOUR_LATER = ((46, 1), (47, 2), (48, 3))

POSITIONS = {
    # More points at once.
    "wheat with a crown grows": Position(
        "1:h8h9>3",
        "1:f7e7>3",
        "points-now",
        {"terrain": "wheat", "points": 2, "more": 2},
        kingdom="19:h7i7",
    ),
    "forest with a crown grows": Position(
        "3:i7i8>10",
        "3:g8g9>10",
        "points-now",
        {"terrain": "forest", "points": 2, "more": 2},
        kingdom="24:h7h6",
        line=(7, 10, 12, 13),
    ),
    "lake with two crowns grows": Position(
        "7:i7i8>10",
        "7:g6g5>10",
        "points-now",
        {"terrain": "lake", "points": 4, "more": 4},
        kingdom="30:h7h6 31:h8g8",
        line=(10, 12, 13, 18),
    ),
    "meadow with two crowns grows": Position(
        "10:i7i8>3",
        "10:g8g9>3",
        "points-now",
        {"terrain": "grassland", "points": 4, "more": 4},
        kingdom="41:h6h7",
        line=(3, 12, 13, 17),
    ),
    "a mine next to a mine": Position(
        "45:i7i8>3",
        "45:g8g9>3",
        "points-now",
        {"terrain": "mine", "points": 5, "more": 3},
        kingdom="40:h7h6",
        later=((48, 1),),
    ),
    "two territories become one": Position(
        "1:f6g6>10",
        "1:i6i5>10",
        "points-now",
        {"terrain": "wheat", "points": 8, "more": 6},
        kingdom="19:f7f8 20:h7h8 2:h6h5",
    ),
    "a crown for wheat without one": Position(
        "19:h8h9>3",
        "19:f7f6>3",
        "points-now",
        {"terrain": "wheat", "points": 3, "more": 2},
        kingdom="1:g8g9",
    ),
    # A larger territory, which has no crown yet.
    "wheat stays together": Position(
        "1:i7i8>3", "1:g6g5>3", "territory", {"terrain": "wheat", "squares": 4}, kingdom="2:h7h8"
    ),
    "forest stays together": Position(
        "3:i7i8>10",
        "3:f7e7>10",
        "territory",
        {"terrain": "forest", "squares": 4},
        kingdom="4:h7h8",
        line=(7, 10, 12, 13),
    ),
    "lake stays together": Position(
        "7:g9f9>10", "7:h7i7>10", "territory", {"terrain": "lake", "squares": 4}, kingdom="8:g8f8"
    ),
    # More points with a domino that follows.
    "a place for the second king's mine": Position(
        "1:h5i5>3",
        "1:i7i6>3",
        "follow-up",
        {"domino": 45, "points": 5, "more": 3},
        kingdom="40:h7h6 4:g8h8",
        later=((45, 0), (47, 1)),
    ),
    "a place for the claimed swamp": Position(
        "3:i7i8>12",
        "3:h9g9>12",
        "follow-up",
        {"domino": 12, "points": 4, "more": 4},
        kingdom="43:f8g8 5:h7h8",
        line=(10, 12, 13, 14),
    ),
    "a place for three crowns": Position(
        "1:h5i5>3",
        "1:i7i6>3",
        "follow-up",
        {"domino": 48},
        kingdom="23:h6h7 4:g8h8",
        later=((47, 1), (48, 0)),
    ),
    # The claimed domino makes more points, or has more crowns.
    "claim for the mine": Position(
        "1:h5i5>45",
        "1:h5i5>3",
        "claim-points",
        {"domino": 45, "points": 5, "other": 3},
        kingdom="40:h7h6",
        line=(3, 10, 12, 45),
    ),
    "claim for the swamp": Position(
        "3:g6g5>12",
        "3:g6g5>10",
        "claim-points",
        {"domino": 12, "points": 4, "other": 10},
        kingdom="43:f6f7",
        line=(4, 10, 12, 13),
    ),
    "claim for the lake": Position(
        "1:g6g5>7",
        "1:g6g5>3",
        "claim-points",
        {"domino": 7, "points": 2, "other": 3},
        kingdom="30:h7h8",
        line=(3, 7, 10, 12),
    ),
    "claim what joins two territories": Position(
        "3:e8e9>1",
        "3:e8e9>10",
        "claim-points",
        {"domino": 1, "points": 8, "other": 10},
        kingdom="19:f7f8 20:h7h8 2:h6h5",
        line=(1, 10, 12, 16),
    ),
    "claim two crowns": Position(
        "4:i7i8>41",
        "4:i7i8>37",
        "crowns",
        {"domino": 41, "crowns": 2},
        kingdom="3:h7h8",
        line=(11, 12, 37, 41),
    ),
    "claim a crown": Position(
        "4:i7i8>19",
        "4:i7i8>13",
        "crowns",
        {"domino": 19, "crowns": 1},
        kingdom="3:h7h8",
        line=(9, 12, 13, 19),
    ),
    # Otherwise a domino would have no place.
    "no place for a swamp": Position(
        "5:h8h9>9",
        "5:h8h9>12",
        "no-place",
        {"domino": 12},
        kingdom=f"{_CROSS} 8:h7i7",
        line=(9, 12, 24, 25),
        later=((46, 1),),
    ),
    "no place for a meadow": Position(
        "5:h8h9>9",
        "5:h8h9>10",
        "no-place",
        {"domino": 10},
        kingdom=f"{_CROSS} 8:h7i7",
        line=(9, 10, 24, 25),
    ),
    "the second king's swamp needs the castle": Position(
        "5:h8h9>9",
        "5:h7h8>9",
        "no-place",
        {"domino": 12},
        kingdom=_CROSS,
        line=(9, 10, 24, 25),
        later=((12, 0), (47, 1)),
    ),
    # Otherwise a cell would stay empty.
    "no hole at the top right": Position(
        "28:i9i8>9",
        "28:i8i7>9",
        "hole",
        {"cell": "i9"},
        kingdom=f"{_CROSS} 5:h9h8",
        line=(9, 10, 24, 25),
    ),
    "no hole at the top left": Position(
        "28:e9e8>9",
        "28:e8e7>9",
        "hole",
        {"cell": "e9"},
        kingdom="3:g8g9 4:g6g5 8:h7i7 5:f9f8",
        line=(9, 10, 24, 25),
    ),
    "no hole at the bottom right": Position(
        "28:i5i6>9",
        "28:i6i7>9",
        "hole",
        {"cell": "i5"},
        kingdom=f"{_CROSS} 5:h5h6",
        line=(9, 10, 24, 25),
    ),
    # More of the dominoes to come have a place.
    "keep a side of the castle free": Position(
        "5:h8h9>9", "5:h7h8>9", "room", kingdom=_CROSS, line=(9, 10, 24, 25)
    ),
    "keep a side free with three players": Position(
        "5:h8h9>9",
        "5:h7h8>9",
        "room",
        kingdom=_CROSS,
        line=(9, 10, 24),
        rules="classic/3",
        rivals=("", ""),
        later=((46, 1), (47, 2)),
        round=6,
    ),
    # The castle can still be in the middle.
    "the castle in the middle, not at the left": Position(
        "1:g8g9>3", "1:j7k7>3", "centre", {"points": 10}, rules="tournament/2", kingdom="2:h7i7"
    ),
    "the castle in the middle, not at the bottom": Position(
        "1:h8h9>3", "1:g10g11>3", "centre", {"points": 10}, rules="tournament/2", kingdom="2:g8g9"
    ),
    "the castle in the middle of 7x7": Position(
        "1:h8i8>3",
        "1:j7k7>3",
        "centre",
        {"points": 10},
        rules="mighty-duel/2+middle-kingdom=full-box",
        kingdom="2:h7i7",
    ),
    # The claimed domino acts earlier.
    "first in the next round": Position(
        "4:i7i8>7",
        "4:i7i8>11",
        "earlier",
        {"domino": 7, "place": 1, "other": 4},
        kingdom="3:h7h8",
        line=(7, 9, 10, 11),
    ),
    "first instead of last": Position(
        "11:i7i8>1",
        "11:i7i8>6",
        "earlier",
        {"domino": 1, "place": 1, "other": 4},
        kingdom="10:h7h8",
        line=(1, 2, 5, 6),
    ),
    "second instead of last, four players": Position(
        "11:i7i8>2",
        "11:i7i8>6",
        "earlier",
        {"domino": 2, "place": 2, "other": 4},
        kingdom="10:h7h8",
        line=(1, 2, 5, 6),
        rules="classic/4",
        rivals=("", "", ""),
        later=_FOUR_LATER,
    ),
    # A rival wants it.
    "yellow wants the swamp": Position(
        "4:i7i8>12",
        "4:i7i8>13",
        "denial",
        {"domino": 12, "seat": 1, "points": 4},
        kingdom="3:h7h8",
        rivals=("43:f6f7",),
        line=(12, 13, 14, 15),
    ),
    "yellow wants the lake": Position(
        "4:i7i8>7",
        "4:i7i8>10",
        "denial",
        {"domino": 7, "seat": 1, "points": 4},
        kingdom="3:h7h8",
        rivals=("30:h7h6 31:h8g8",),
        line=(7, 10, 12, 13),
    ),
    "blue wants the meadow": Position(
        "4:i7i8>10",
        "4:i7i8>13",
        "denial",
        {"domino": 10, "seat": 3, "points": 4},
        kingdom="3:h7h8",
        rivals=("", "", "41:h6h7"),
        line=(10, 13, 14, 16),
        rules="classic/4",
        later=_FOUR_LATER,
    ),
}
