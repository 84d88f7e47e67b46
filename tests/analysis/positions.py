"""Positions in which it is clear why a turn is better than another; their names say it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from kingdomino.notation import parse_position, parse_ruleset
from kingdomino.rules import DOMINOES, View


class Position(NamedTuple):
    """A position, two turns of the seat that acts, and the reason for the better one."""

    lines: str
    """In notation: the rules, this round's line, and the next line."""
    kingdoms: str
    """In notation; white space does not count."""
    better: str
    worse: str
    kind: str
    """The kind of the reason that has to come first."""
    params: Mapping[str, int | str] = MappingProxyType({})
    """What it has to name."""

    def view(self) -> View:
        """Return the view of the seat that acts: the dominoes that were placed tell whose turn."""
        rules, line, next_line = self.lines.split()
        kingdoms = "".join(self.kingdoms.split())
        placed = _numbers(kingdoms.replace("/", ","))
        round_, turn = divmod(len(placed), parse_ruleset(rules).kings)
        seat = line.split(",")[turn].partition("@")[2]
        unseen = DOMINOES.keys() - placed - _numbers(line) - _numbers(next_line)
        text = f"{rules} {seat} {kingdoms} {line} {next_line} {round_ + 1}:{seat}:place"
        position = parse_position(f"{text} {','.join(map(str, sorted(unseen))) or '-'}")
        assert isinstance(position, View)
        return position


def _numbers(text: str) -> set[int]:
    """Return the dominoes of a list, each followed by a king or its cells."""
    return {
        int(item.partition("@")[0].partition(":")[0]) for item in text.split(",") if item != "-"
    }


# All cells from e5 to i9 are covered but i8, i9, i6 and the row from g5 to i5. Wheat is around the
# castle, lake at the left, forest at h7, i7 and h9; there are no crowns.
_NEARLY_FULL = "1:g8h8,3:h7i7,7:e7f7,2:g6h6,8:e8f8,13:g9h9,9:e9f9,17:f6e6,14:f5e5"

POSITIONS = {
    # Points at once.
    "wheat joins wheat with a crown": Position(
        "classic/4 1@p,46@y,47@g,48@b 3,10,12,17",
        "19:h7i7,29:g6g5/9:f7f8,4:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "1:h8h9>3",
        "1:f7e7>3",
        "points-now",
        {"terrain": "wheat", "points": 2, "more": 2},
    ),
    "a mine with two crowns joins a mine": Position(
        "classic/4 45@p,46@y,47@g,48@b 1,9,12,17",
        "40:h7h6,3:e7f7/10:f7f8,4:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "45:i7i6>1",
        "45:g5h5>1",
        "points-now",
        {"terrain": "mine", "points": 5, "more": 3},
    ),
    "a mine joins a mine with two crowns, three players": Position(
        "classic/3 40@p,47@y,48@g 1,9,12",
        "45:h7h6,3:e7f7/18:f7f8,13:h7i7/6:h6h7,4:i6j6",
        "40:i7i6>1",
        "40:g8f8>1",
        "points-now",
        {"terrain": "mine", "points": 4, "more": 3},
    ),
    "forest joins two territories with a crown each": Position(
        "classic/4 5@p,46@y,47@g,48@b 6,9,12,17",
        "24:h8h7,29:f8f7/10:f7f8,2:g8h8/18:g8f8,7:g6h6/3:f8g8,11:h7h8",
        "5:g8g9>6",
        "5:g6g5>6",
        "points-now",
        {"terrain": "forest", "points": 6, "more": 6},
    ),
    "forest joins two territories, in a tournament": Position(
        "tournament/4 5@p,46@y,47@g,48@b 6,9,12,17",
        "24:h8h7,29:f8f7/10:f7f8,2:g8h8/18:g8f8,7:g6h6/3:f8g8,11:h7h8",
        "5:g8g9>6",
        "5:g6g5>6",
        "points-now",
        {"terrain": "forest", "points": 6, "more": 6},
    ),
    "a mine joins a mine, in a Mighty Duel": Position(
        "mighty-duel/2 45@p,46@y,47@p,48@y 1,9,12,17",
        "40:h7h6,3:e7f7/10:f7f8,4:g8h8",
        "45:i7i6>1",
        "45:g5h5>1",
        "points-now",
        {"terrain": "mine", "points": 5, "more": 3},
    ),
    "wheat and grassland gain, each a point more": Position(
        "classic/4 36@p,45@y,47@g,48@b 10,12,40,42",
        """
        1:g8h8,29:h7i7,7:e7f7,2:g6h6,8:e8f8,13:g9h9,9:e9f9,17:f6e6,14:f5e5,21:g5h5
        /16:h7h8,3:e7f7,15:i7i6,5:e5e6,6:e4f4,11:h5h6,18:g5g6,4:f8g8,28:f5f6,32:h4g4
        /20:h6h7,38:i6i5,44:j4j5,25:g5g6,43:h4h5,30:f5f6,34:f4g4,41:i3j3,22:i7j7,39:--
        /27:g6h6,24:g5h5,46:i7h7,35:f5f6,33:e5e6,19:h4g4,26:g3h3,23:i3i4,31:e4e3,37:f4f3
        """,
        "36:i6i5>42",
        "36:i8i9>42",
        "points-now",
        {"terrain": "wheat", "points": 1, "more": 1},
    ),
    "grassland joins grassland, in the last round": Position(
        "classic/2 25@y,29@p,35@p,41@y -",
        """
        1:g5g6,14:f8g8,17:i7h7,48:f9e9,9:h8i8,33:h6h5,5:f6f7,24:f5e5,23:e7e8,34:i6i5,29:--,
        35:g9h9
        /6:f6f7,39:h8g8,4:e6e7,18:h7h6,16:h9g9,38:f8f9,2:e8e9,42:i9i8,3:g5g6,20:--,25:e5f5
        """,
        "41:i6i7",
        "41:i5i6",
        "points-now",
        {"terrain": "grassland", "points": 8, "more": 4},
    ),
    "a mine joins two mines, in the round before the last": Position(
        "classic/2 24@p,27@p,30@y,45@y 14@y,16,26@p,36@p",
        """
        15:g6g5,19:h6h5,6:h3h4,7:e7f7,25:i5i6,33:f6e6,29:g4f4,48:i7h7,24:i4i3,27:g3f3
        /9:g8h8,12:f7f8,1:g5g6,37:g9h9,21:f5f6,47:h7h6,34:f9e9,46:i7i6,30:i8i9
        """,
        "45:i5h5>16",
        "45:e6e5>16",
        "points-now",
        {"terrain": "mine", "points": 10, "more": 8},
    ),
    "swamp with two crowns joins swamp, in a Mighty Duel": Position(
        "mighty-duel/2 7@y,9@y,24@p,44@p 11,18@p,20@y,32@y",
        "1:e7f7,12:h7i7,24:e6f6/26:h7i7,46:f6g6,7:f7f8,9:e8e9",
        "44:h8i8>11",
        "44:f8g8>11",
        "points-now",
        {"terrain": "swamp", "points": 6, "more": 4},
    ),
    "grassland with two crowns joins grassland": Position(
        "classic/2 9@p,18@y,25@p,42@y 4,22@y,28@p,32@p",
        "30:f6f7,38:f8e8,5:g5g6,27:f5f4,9:d6e6,25:h5h6/14:f7e7,20:f6f5,21:e6d6,23:g6h6,18:d8d7",
        "42:d4d5>4",
        "42:g8g9>4",
        "points-now",
        {"terrain": "grassland", "points": 6, "more": 4},
    ),
    # A larger territory, which has no crown yet or only one.
    "forest joins forest": Position(
        "classic/4 4@p,46@y,47@g,48@b 11,12,37,41",
        "3:h7i7,1:g8g9/10:f7f8,5:g8h8/18:g8f8,8:g6h6/6:f8g8,13:f10f9",
        "4:j7k7>41",
        "4:f7f8>41",
        "territory",
        {"terrain": "forest", "squares": 4},
    ),
    "forest joins forest, with Harmony": Position(
        "classic/4+harmony=yes 4@p,46@y,47@g,48@b 11,12,37,41",
        "3:h7i7,1:g8g9/10:f7f8,5:g8h8/18:g8f8,8:g6h6/6:f8g8,13:f10f9",
        "4:j7k7>41",
        "4:f7f8>41",
        "territory",
        {"terrain": "forest", "squares": 4},
    ),
    "forest joins forest, in a Mighty Duel": Position(
        "mighty-duel/2 4@p,14@p,46@y,48@y 5,12,36,41",
        "3:h7h8,1:g8g9/11:f7f8,6:g8h8",
        "4:i7i8>5",
        "4:f7e7>5",
        "territory",
        {"terrain": "forest", "squares": 4},
    ),
    "lake with a crown joins the lake": Position(
        "classic/2 2@p,5@y,24@p,30@y 7@y,8@p,16,44@p",
        "18:h7i7,34:h9h8,2:g6h6,24:i8j8/32:g5g6,42:f5f6,5:h6i6",
        "30:f4f3>16",
        "30:g8h8>16",
        "territory",
        {"terrain": "lake", "squares": 3},
    ),
    "wheat with a crown joins wheat with a crown": Position(
        "classic/2 6@y,22@y,26@p,39@p 7,14,19@y,43",
        "9:h6h7,34:h5i5,8:i7j7,45:g8g9/13:h7h8,28:g8f8,21:h6i6,36:h5i5,6:h9i9",
        "22:g5g6>7",
        "22:f7f6>7",
        "points-now",
        {"terrain": "wheat", "points": 5, "more": 4},
    ),
    # Otherwise squares would be cut off.
    "grassland between two forests, three players": Position(
        "classic/3 11@p,46@y,47@g 5,12,18",
        "24:h6h7,4:f6f7/9:f7f8,2:g8h8/17:g8f8,7:g6h6",
        "11:g8g9>5",
        "11:g6g5>5",
        "cut-off",
        {"terrain": "forest", "squares": 2},
    ),
    "grassland between two forests, four players": Position(
        "classic/4 11@p,46@y,47@g,48@b 12,13,17,29",
        "24:h6h7,4:f6f7/8:f7f8,2:g8h8/18:g8f8,6:g6h6/16:h8g8,7:f7f8",
        "11:g8g9>13",
        "11:g6g5>13",
        "cut-off",
        {"terrain": "forest", "squares": 2},
    ),
    "grassland at the only exit of the forest": Position(
        "classic/2 7@y,8@p,16@y,44@p 3,15@y,39@y,46@p",
        "18:h7i7,34:h9h8,2:g6h6,24:i8j8,8:i9j9/32:g5g6,42:f5f6,5:h6i6,30:e5e6,7:h4h5,16:g8h8",
        "44:i6i5>3",
        "44:g8g9>3",
        "cut-off",
        {"terrain": "forest"},
    ),
    "a lake where the new forest meets the large one": Position(
        "tournament/4 10@p,13@g,28@b,34@y 6,23@g,33,37@p",
        """
        32:g9g8,31:h8h7,17:i9h9,21:h6h5,42:g6g5,41:i6i5,10:e5f5
        /39:h7h6,45:g5g6,40:h5i5,38:g8g9,2:h8i8,46:e5f5
        /36:g8g9,22:h8i8,48:g5g6,19:h9i9,47:e6f6,20:f8f7,13:e8e7
        /29:i7h7,27:h8g8,3:g9h9,26:f9e9,12:g5g6,24:i6i5
        """,
        "28:f7f6>6",
        "28:f7f8>6",
        "cut-off",
        {"terrain": "forest", "squares": 3},
    ),
    "the box would end before the free side of the grassland": Position(
        "classic/2+harmony=yes 3@y,16@p,24@p,34@y 10,11,20,33",
        """
        30:h7i7,47:g6h6,14:h9h8,35:i8j8,38:f5f6,39:f8f7
        /17:h8g8,32:g9h9,42:g10f10,46:f6g6,36:e9e10,41:f8f9
        """,
        "3:e7f7>11",
        "3:h10i10>11",
        "cut-off",
        {"terrain": "grassland", "squares": 2},
    ),
    "lakes on two sides of the castle": Position(
        "tournament/4 1@p,8@g,37@b,47@y 3@p,9,11,15",
        "27:h7i7,48:f7e7,1:g8g9/28:h8g8,43:h6h7/30:e7f7,42:f6g6/41:h7h8,4:g5g6",
        "8:f8g8>9",
        "8:h6h7>9",
        "cut-off",
        {"terrain": "lake"},
    ),
    # Otherwise a cell would stay empty.
    "two single cells instead of a pair": Position(
        "classic/4 15@p,46@y,47@g,48@b 19,21,36,41",
        f"""
        {_NEARLY_FULL}
        /16:h7h8,4:e7f7,12:f6g6,5:f8g8,6:g9h9,11:--,10:--,18:e8d8,45:h5h6
        /38:f7e7,25:g8g9,42:h7h6,33:h8i8,39:f8e8,23:f9f10,37:i7i6,24:i9h9,30:e10e9
        /34:h7h6,40:g8h8,26:h5g5,31:i7i8,43:e7f7,35:i6i5,22:g6f6,27:h4g4,29:--
        """,
        "15:g5h5>36",
        "15:h5i5>36",
        "hole",
        {"cell": "g5"},
    ),
    "a row above the kingdom takes away the row below": Position(
        "classic/4 15@p,46@y,47@g,48@b 5,10,19,36",
        """
        1:g8h8,3:h7i7,7:e7f7,2:g6h6,8:e8f8,13:g9h9,9:e9f9,28:f6e6
        /17:h7h8,4:f6f7,18:f8f9,16:g5g6,11:e8e9,6:d7e7,14:g9g8,12:h5h6
        /35:h7i7,22:h6g6,30:h8g8,26:h4h5,37:i8j8,23:g5g4,41:j6j7,42:k6k7
        /43:h8g8,44:h9g9,27:i7h7,31:f7e7,40:g5g6,25:i6i5,21:h6h5,29:i8i9
        """,
        "15:i8i9>19",
        "15:g10h10>19",
        "hole",
        {"cell": "i6"},
    ),
    "a cell between forest, wheat and a domino": Position(
        "classic/4 15@p,46@y,47@g,48@b 5,10,19,36",
        """
        1:g8h8,3:h7i7,7:e7f7,2:g6h6,8:e8f8,13:g9h9,9:e9f9,28:f6e6
        /17:h7h8,4:f6f7,18:f8f9,16:g5g6,11:e8e9,6:d7e7,14:g9g8,12:h5h6
        /35:h7i7,22:h6g6,30:h8g8,26:h4h5,37:i8j8,23:g5g4,41:j6j7,42:k6k7
        /43:h8g8,44:h9g9,27:i7h7,31:f7e7,40:g5g6,25:i6i5,21:h6h5,29:i8i9
        """,
        "15:i8i9>19",
        "15:h5i5>19",
        "hole",
        {"cell": "i6"},
    ),
    "a cell between the castle and three squares": Position(
        "classic/2 18@p,19@y,27@p,37@y 13@p,14,21@p,47@y",
        """
        4:f7f8,20:h7h6,25:g8h8,29:e7d7,18:e6f6,27:e5f5
        /2:g8g9,45:f10f9,11:h6h7,34:f7e7,19:e9d9
        """,
        "37:f6g6>14",
        "37:f6e6>14",
        "hole",
        {"cell": "g6"},
    ),
    "a cell where the box ends": Position(
        "classic/2 1@y,37@y,40@p,42@p 3,22@y,29,36@y",
        "4:g8h8,31:h7h6,5:h9h10,9:i7i8/11:g6h6,20:h7h8,6:f8g8,15:j6i6,1:i7i8,37:g4g5",
        "40:f6g6>3",
        "40:e7f7>3",
        "hole",
        {"cell": "i6"},
    ),
    # A terrain makes more points later.
    "the only exit of the lake stays free": Position(
        "classic/4 10@p,46@y,47@g,48@b 4,7,12,28",
        """
        31:f7f8,32:e7e6,24:h7h8
        /18:f7f8,13:h7i7,5:f5f6
        /15:h6h7,17:g8f8,9:e8e9
        /2:g5g6,3:h6h7,11:f7f8
        """,
        "10:g8g9>7",
        "10:f6g6>7",
        "growth",
        {"terrain": "lake"},
    ),
    "the only exit of the wheat stays free": Position(
        "classic/4 10@p,46@y,47@g,48@b 1,7,12,28",
        """
        19:f7f8,22:e7e6,30:h7h8
        /18:f7f8,13:h7i7,5:f5f6
        /15:h6h7,17:g8f8,9:e8e9
        /3:g5g6,4:h6h7,16:f8g8
        """,
        "10:g8g9>1",
        "10:f6g6>1",
        "growth",
        {"terrain": "wheat"},
    ),
    "the mine is joined, and the row above the lake stays free": Position(
        "classic/2 3@y,20@y,23@p,34@p 25@y,29,35,41@y",
        """
        1:g5g6,14:f8g8,17:i7h7,48:f9e9,9:h8i8,33:h6h5,5:f6f7,24:f5e5
        /6:f6f7,39:h8g8,4:e6e7,18:h7h6,16:h9g9,38:f8f9,2:e8e9,42:i9i8,3:g5g6,20:--
        """,
        "23:e7e8>29",
        "23:g9h9>29",
        "points-now",
        {"terrain": "mine", "points": 3, "more": 3},
    ),
    "the cells beside the swamp stay free": Position(
        "classic/2 6@y,16@p,28@y,42@p 17,20@p,41@y,47@y",
        """
        13:h7i7,38:g5g6,8:f8g8,33:h8h9,12:e6f6,23:h6i6,16:f5e5
        /37:g6h6,40:f6f7,3:g8h8,14:g4g5,15:h4h5,36:i5i6,6:h7i7,28:f4f5
        """,
        "42:g9f9>17",
        "42:f7e7>17",
        "growth",
        {"terrain": "swamp"},
    ),
    # A terrain gets crowns later.
    "the only cell beside a lake of seven without a crown stays free": Position(
        "classic/4 14@p,46@y,47@g,48@b 5,20,30,36",
        """
        1:g8h8,3:h7i7,7:e7f7,2:g6h6,8:e8f8,13:g9h9,9:e9f9,28:f6e6
        /16:h7h8,6:e7f7,15:i7i6,10:g5g6,4:e5e6,18:h4g4,17:g8f8,12:--
        /11:g5g6,40:h7h8,43:g8g9,25:f7f6,44:f8f9,22:e8e9,33:e6e7,23:i8i7
        /39:f8f7,19:h7h6,32:g8h8,29:i6j6,21:i7i8,26:i5j5,31:j8j7,24:h5g5
        """,
        "14:i8i9>20",
        "14:f5e5>20",
        "crowns-later",
        {"terrain": "lake"},
    ),
    "a cell beside three mines stays free": Position(
        "classic/4 2@g,9@p,19@b,44@y 1,4,11,28@g",
        """
        18:h7i7,48:g9g8,32:g5g6,23:f9f8,21:i9i8,40:e8e9,31:h8h9,8:h5h6
        /39:f7f6,12:g6h6,43:g5h5,16:j6i6,47:h7h8,17:g8f8,35:h9g9,7:i9j9
        /36:f7f6,15:e7e6,41:h6g6,33:h8h7,20:f8g8,42:f5g5,10:h5i5,29:i7i6,2:e9f9
        /24:h6h7,6:i6i7,26:i8j8,27:j6j7,5:j5k5,25:h5i5,13:j9i9,22:k8k9
        """,
        "9:f6f7>4",
        "9:e7f7>4",
        "crowns-later",
        {"terrain": "mine"},
    ),
    "the cell beside a mine with three crowns stays free": Position(
        "classic/4 10@g,17@y,23@p,34@b 15,22@g,32@y,43@p",
        """
        18:h8h7,21:h5h6,13:g5g4,20:i5i6,30:j6j5,38:f5f4,36:f6g6,6:i8j8,23:h4i4
        /35:h8g8,16:f7f6,26:f8f9,39:d6e6,8:h9h10,33:g10g9,31:f10e10,28:e8e7,17:d8d7
        /46:f6g6,3:g8h8,27:h7i7,14:i8j8,44:g5f5,40:h6h5,1:i9j9,29:h9g9,10:f8f9
        /9:g5g6,19:h6h7,25:j6i6,5:i7j7,48:i5i4,11:g8h8,42:j8i8,12:f7f8
        """,
        "34:f6f5>15",
        "34:j4j5>15",
        "crowns-later",
        {"terrain": "mine"},
    ),
    # More cells are covered in the end.
    "a column of two cells instead of three": Position(
        "classic/4 1@p,46@y,47@g,48@b 10,12,23,40",
        """
        45:h7h6,3:g8h8,7:e7f7,4:g9h9,8:e8f8
        /14:h7h8,5:e7f7,18:d7d6,13:f8g8,17:g6g5
        /9:h7i7,6:g8h8,2:e7f7,11:g5g6,15:h5h6
        /16:f7e7,24:f6g6,44:d8d7,21:g5h5,25:e6e5
        """,
        "1:i6i7>23",
        "1:i5i6>23",
        "room",
        {"squares": 2},
    ),
    "a column of two cells instead of three, and a corner": Position(
        "classic/4 1@p,46@y,47@g,48@b 10,12,23,40",
        """
        45:h7h6,3:g8h8,7:e7f7,4:g9h9,8:e8f8
        /14:h7h8,5:e7f7,18:d7d6,13:f8g8,17:g6g5
        /9:h7i7,6:g8h8,2:e7f7,11:g5g6,15:h5h6
        /16:f7e7,24:f6g6,44:d8d7,21:g5h5,25:e6e5
        """,
        "1:i6i7>23",
        "1:g5h5>23",
        "room",
        {"squares": 2},
    ),
    # Points with a domino that follows.
    "the second king's mine joins a mine": Position(
        "classic/2 1@p,44@y,45@p,48@y 7,10,12,17",
        "40:h7h6,4:g8h8,3:f8f9,9:e7f7/14:h7h8,5:e7f7,2:g6h6,16:h5g5",
        "1:h5i5>7",
        "1:i6i7>7",
        "follow-up",
        {"domino": 45, "points": 5, "more": 3},
    ),
    "the claimed mine joins a mine": Position(
        "classic/4 1@p,46@y,47@g,48@b 9,12,17,45",
        "40:h7h6,4:g8h8/10:f7f8,3:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "1:f6g6>45",
        "1:i6i7>45",
        "follow-up",
        {"domino": 45, "points": 5, "more": 3},
    ),
    "the second king's mine with three crowns joins a mine": Position(
        "classic/2 2@p,46@y,47@y,48@p 7,10,12,17",
        "23:h6h7,4:g8h8,3:f8f9,9:e7f7/14:h7h8,5:e7f7,1:g6h6,16:h5g5",
        "2:f6g6>10",
        "2:i6i7>10",
        "follow-up",
        {"domino": 48, "points": 7, "more": 3},
    ),
    "the claimed grassland joins grassland": Position(
        "classic/2 2@y,29@y,39@p,43@p 23@y,31@y,36,42@p",
        """
        6:g8g9,19:h7h6,41:h8i8,44:j8j7,1:h9h10,7:f6g6,39:i9j9
        /25:h8h7,33:i9i8,13:g9g8,14:j10i10,8:j8j9,30:j7j6,2:i6i7,29:f8f9
        """,
        "43:f7f8>36",
        "43:i10j10>36",
        "follow-up",
        {"domino": 36, "points": 6, "more": 4},
    ),
    "the second king's wheat joins wheat, in the last round": Position(
        "classic/2 2@p,19@p,31@y,32@y -",
        """
        41:g9g8,44:h8h9,15:e8f8,23:f9e9,38:g10h10,43:g11h11,14:f11f10,37:i7h7,16:i8i9,
        39:i11i10
        /8:g5g6,17:h4g4,29:i4j4,45:g8h8,27:i5i6,33:h6h5,4:j5j6,40:f8f7,7:h7i7,48:i8j8
        """,
        "2:e7f7",
        "2:e10e11",
        "follow-up",
        {"domino": 19, "points": 7, "more": 5},
    ),
    "the second king's wheat joins wheat": Position(
        "classic/2 5@p,21@y,23@y,27@p 9,18,25@p,42",
        "30:f6f7,38:f8e8,5:g5g6/14:f7e7,20:f6f5",
        "21:h6h7>42",
        "21:i7h7>42",
        "follow-up",
        {"domino": 23, "points": 9, "more": 5},
    ),
    # Otherwise that domino would have no place.
    "the second king's grassland has one place, in the last round": Position(
        "classic/2 19@p,42@p,46@y,47@y -",
        f"""
        {_NEARLY_FULL},15:g5h5
        /16:h7h8,4:e7f7,12:f6g6,5:f8g8,6:g9h9,11:--,10:--,18:e8d8,43:e5e6,35:e9f9
        """,
        "19:i8i9",
        "19:i6i5",
        "no-place",
        {"domino": 42},
    ),
    "the claimed grassland has one place": Position(
        "classic/4 19@p,46@y,47@g,48@b 10,12,41,42",
        f"""
        {_NEARLY_FULL},15:g5h5
        /11:f7f8,4:g8h8,16:i7h7,18:e9e8,6:e10f10,5:g9h9,37:e6f6,44:g6h6,34:i8i9,23:--
        /38:f7f8,24:h8h7,33:i9i8,20:f6e6,39:f10f9,21:g6h6,32:h9h10,35:g9g8,30:e8e7,22:e10e9
        /43:f7e7,31:e6f6,27:e8f8,25:d8c8,28:d7d6,45:c10c9,29:e9f9,36:g10g9,26:d9d10,
        40:e10f10
        """,
        "19:i8i9>42",
        "19:i6i5>42",
        "no-place",
        {"domino": 42},
    ),
    "the claimed mine needs a pair of cells": Position(
        "classic/2 23@y,31@y,36@p,42@p 17,27@y,45,47",
        """
        6:g8g9,19:h7h6,41:h8i8,44:j8j7,1:h9h10,7:f6g6,39:i9j9,43:g10f10
        /25:h8h7,33:i9i8,13:g9g8,14:j10i10,8:j8j9,30:j7j6,2:i6i7,29:f8f9,23:h6g6
        """,
        "31:h10h9>45",
        "31:h10g10>45",
        "no-place",
        {"domino": 45},
    ),
    "the second king's mine is shut in where the box ends": Position(
        "classic/2 29@y,34@p,36@p,47@y 18,22,42,44",
        """
        20:f7f8,32:f9f10,7:e7e8,46:h7i7,10:g8h8,27:e10e9,2:e6f6,38:g6h6
        /8:g8g9,48:f6f7,14:h10g10,33:f9f8,1:h9i9,17:i8h8,21:g6h6,25:i7h7
        """,
        "29:e8e9>42",
        "29:j6i6>42",
        "no-place",
        {"domino": 47},
    ),
    "the claimed grassland needs a pair of cells": Position(
        "classic/2 33@p,38@y,40@y,47@p 9,23@y,36,37@p",
        """
        10:g5g6,29:h4h5,3:i4i5,8:e7f7,17:h3i3,31:e6f6,18:i6h6,35:e5f5,33:e4e3
        /1:g6h6,27:j6i6,11:g8g9,25:j7j8,15:h7i7,16:k8k7,19:i8i9,44:k5k6,38:k9j9
        """,
        "40:h5g5>36",
        "40:i5h5>36",
        "no-place",
        {"domino": 36},
    ),
    # Middle Kingdom.
    "the castle in the middle and not at the bottom": Position(
        "tournament/4 4@p,46@y,47@g,48@b 5,10,12,13",
        "3:g8g9/11:f7f8/2:h7i7/15:h6g6",
        "4:h8h9>5",
        "4:g10g11>5",
        "bonus",
        {"bonus": "middle-kingdom", "other_percent": 0},
    ),
    "the castle in the middle of a box of any size": Position(
        "classic/4+middle-kingdom=symmetric 4@p,46@y,47@g,48@b 5,10,12,13",
        "3:g8g9/11:f7f8/2:h7i7/15:h6g6",
        "4:h8h9>5",
        "4:g10g11>5",
        "bonus",
        {"bonus": "middle-kingdom", "percent": 100, "other_percent": 0},
    ),
    "the castle in the middle of 7x7": Position(
        "mighty-duel/2+middle-kingdom=full-box 13@p,46@y,47@p,48@y 7,10,12,17",
        "2:g8g9,1:g10h10/11:f7f8,4:g8h8",
        "13:f10f9>7",
        "13:g11h11>7",
        "bonus",
        {"bonus": "middle-kingdom", "other_percent": 0},
    ),
    "the castle in the middle and not at the right": Position(
        "tournament/4 1@p,10@g,32@y,39@b 19,25,46,48",
        """
        18:f7e7,36:e9e8,35:g5g6
        /42:f6f7,11:e7e8,31:h6h7
        /26:g6f6,4:h5h6,33:f5g5
        /6:h6h7,44:f8g8,2:e7f7
        """,
        "1:h7i7>19",
        "1:c9d9>19",
        "bonus",
        {"bonus": "middle-kingdom", "percent": 100, "other_percent": 0},
    ),
    # Harmony.
    "a claimed domino without points has a place": Position(
        "tournament/4 19@p,46@y,47@g,48@b 10,12,40,43",
        f"""
        {_NEARLY_FULL},15:g5h5
        /11:f7f8,4:g8h8,16:i7h7,18:e9e8,6:e10f10,5:g9h9,37:e6f6,44:g6h6,34:i8i9,23:--
        /38:f7f8,24:h8h7,33:i9i8,20:f6e6,39:f10f9,21:g6h6,32:h9h10,35:g9g8,30:e8e7,22:e10e9
        /42:f7e7,31:f6g6,27:g8h8,28:f8f9,45:i9i8,26:e8e9,29:g9g10,36:e10f10,25:h9h10,41:h7h6
        """,
        "19:i8i9>10",
        "19:i8i9>12",
        "bonus",
        {"bonus": "harmony", "percent": 100, "other_percent": 0},
    ),
    "a place for a claimed domino without points": Position(
        "tournament/4 19@p,46@y,47@g,48@b 10,12,40,43",
        f"""
        {_NEARLY_FULL},15:g5h5
        /11:f7f8,4:g8h8,16:i7h7,18:e9e8,6:e10f10,5:g9h9,37:e6f6,44:g6h6,34:i8i9,23:--
        /38:f7f8,24:h8h7,33:i9i8,20:f6e6,39:f10f9,21:g6h6,32:h9h10,35:g9g8,30:e8e7,22:e10e9
        /42:f7e7,31:f6g6,27:g8h8,28:f8f9,45:i9i8,26:e8e9,29:g9g10,36:e10f10,25:h9h10,41:h7h6
        """,
        "19:i8i9>10",
        "19:i6i5>10",
        "bonus",
        {"bonus": "harmony", "percent": 100, "other_percent": 0},
    ),
    "a place for the second king's domino without points": Position(
        "classic/2+harmony=yes 5@p,11@p,46@y,47@y -",
        f"""
        {_NEARLY_FULL},15:g5h5
        /12:f7f8,4:g8h8,16:d8e8,6:g9h9,18:g10f10,10:g6h6,41:e6f6,37:e9f9,34:d9d10,30:d7d6
        """,
        "5:i8i9",
        "5:i6i5",
        "bonus",
        {"bonus": "harmony", "percent": 100, "other_percent": 0},
    ),
    "two pairs of cells and not four single ones": Position(
        "tournament/4 8@p,26@b,27@y,33@g 1,12@b,46@y,48@p",
        """
        42:h6h7,3:f8g8,21:i6i7,28:f9e9,2:h5i5,41:h8i8,45:g6g5,43:f5f6,32:e7e8,8:e5e6
        /14:h7h8,44:f8g8,15:i7i8,20:i6i5,18:e9e8,30:h5h6,37:e7f7,22:g6f6,23:g5f5,27:f9g9
        /40:g8f8,34:g6g5,38:e8e9,4:h5i5,35:f6f5,11:e7f7,47:f9g9,9:h6i6,31:h7i7
        /24:f8f7,25:h8h7,17:h9i9,29:e8e7,13:g9g8,36:e5e6,5:i7i8,19:f9e9,6:g6h6,26:i6i5
        """,
        "33:h8h9>1",
        "33:h8i8>1",
        "bonus",
        {"bonus": "harmony", "percent": 100, "other_percent": 0},
    ),
    # The claimed domino makes more points.
    "swamp with two crowns for a swamp": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,16,38,43",
        "12:h7i7,1:g8g9/10:f7f8,3:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "4:e7f7>43",
        "4:e7f7>16",
        "claim-points",
        {"domino": 43, "points": 6, "other": 16, "other_points": 0},
    ),
    "lake for a lake with two crowns, three players who draw": Position(
        "classic/3+opening=drawer 3@p,46@y,47@g 5,7,10",
        "30:h7h6,31:h8g8/18:f7f8,13:h7i7/6:h6h7,2:g8h8",
        "3:f7f8>7",
        "3:f7f8>5",
        "claim-points",
        {"domino": 7, "points": 4, "other": 5, "other_points": 0},
    ),
    "grassland with two crowns and not one": Position(
        "classic/4 19@p,46@y,47@g,48@b 10,37,40,42",
        f"""
        {_NEARLY_FULL},21:g5h5
        /16:h7h8,4:e7f7,15:i7i6,6:e5e6,11:h5i5,5:f6g6,18:f8f9,12:g9h9,28:e8e9,22:i8i9
        /30:h8g8,31:h7h6,44:f6g6,26:e7f7,33:h9g9,45:i5i6,34:i8i7,20:f8e8,27:e6e5,41:g5f5
        /32:h7i7,39:f8f7,38:e6f6,25:i6i5,23:h5h4,29:i8h8,43:g5f5,35:h6g6,36:g4f4,24:e8e7
        """,
        "19:i8i9>42",
        "19:i8i9>37",
        "claim-points",
        {"domino": 42, "points": 4, "other": 37, "other_points": 2},
    ),
    "grassland with two crowns and not none, three players": Position(
        "classic/3 19@p,46@y,47@g 10,40,42",
        f"""
        {_NEARLY_FULL},21:g5h5
        /16:h7h8,4:e7f7,15:i7i6,6:e5e6,11:h5i5,5:f6g6,18:f8f9,12:g9h9,28:e8e9,22:i8i9
        /30:h8g8,31:h7h6,43:h5i5,24:i4h4,20:i6i7,27:j4j5,25:k4k5,38:j6j7,33:i8j8,36:g4g5
        """,
        "19:i8i9>42",
        "19:i8i9>10",
        "claim-points",
        {"domino": 42, "points": 4, "other": 10, "other_points": 0},
    ),
    "grassland with two crowns and not a lake": Position(
        "classic/2 3@y,20@y,23@p,34@p 25,29,35,41",
        """
        1:g5g6,14:f8g8,17:i7h7,48:f9e9,9:h8i8,33:h6h5,5:f6f7,24:f5e5
        /6:f6f7,39:h8g8,4:e6e7,18:h7h6,16:h9g9,38:f8f9,2:e8e9,42:i9i8
        """,
        "3:f5g5>41",
        "3:f5g5>35",
        "claim-points",
        {"domino": 41, "points": 8, "other": 35, "other_points": 1},
    ),
    "wheat for four crowns": Position(
        "classic/2 2@p,7@y,8@p,18@y 10,19,31,43",
        """
        23:h6h7,38:g6g5,16:f6f5,48:i6i7,11:g8h8,22:e6e5,20:e7f7,45:i8i9
        /27:h8h7,30:g8f8,24:i8i9,40:g5g6,41:f7f6,47:e5f5,28:h9g9,39:e6e7
        """,
        "2:e8f8>19",
        "2:e8f8>31",
        "claim-points",
        {"domino": 19, "points": 12, "other": 31, "other_points": 4},
    ),
    # A terrain of the claimed domino makes more points.
    "swamp for a swamp with two crowns": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,12,17,33",
        "43:f6f7,3:h7i7/10:f7f8,2:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "4:j7j8>12",
        "4:j7j8>17",
        "claim-growth",
        {"domino": 12, "terrain": "swamp"},
    ),
    "swamp for a swamp with two crowns and not lake": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,12,17,33",
        "43:f6f7,3:h7i7/10:f7f8,2:g8h8/18:g8f8,7:g6h6/5:f8g8,11:h7h8",
        "4:j7j8>12",
        "4:j7j8>9",
        "claim-growth",
        {"domino": 12, "terrain": "swamp"},
    ),
    "lake for a lake with two crowns and not swamp, three players": Position(
        "classic/3 3@p,46@y,47@g 7,10,12",
        "30:h7h6,31:h8g8/18:f7f8,13:h7i7/5:h6h7,2:g8h8",
        "3:f7f8>7",
        "3:f7f8>12",
        "claim-growth",
        {"domino": 7, "terrain": "lake"},
    ),
    "lake for a lake with two crowns and not swamp": Position(
        "classic/4 3@p,46@y,47@g,48@b 5,7,10,12",
        "30:h7h6,31:h8g8/11:f7f8,2:g8h8/18:g8f8,8:g6h6/4:f8g8,13:f10f9",
        "3:f7f8>7",
        "3:f7f8>12",
        "claim-growth",
        {"domino": 7, "terrain": "lake"},
    ),
    "forest for a forest, and a placement that joins two": Position(
        "classic/4 5@p,46@y,47@g,48@b 6,9,12,17",
        "24:h8h7,29:f8f7/10:f7f8,2:g8h8/18:g8f8,7:g6h6/3:f8g8,11:h7h8",
        "5:g8g9>6",
        "5:g6g5>12",
        "claim-growth",
        {"domino": 6, "terrain": "forest"},
    ),
    "forest for a large forest, in a tournament": Position(
        "tournament/4 27@g,30@p,41@b,43@y 7,29,34,45",
        """
        18:f7e7,36:e9e8,35:g5g6,1:f9g9,19:g8f8,47:h7h8,5:h6i6,20:h9i9,40:i8i7
        /42:f6f7,11:e7e8,31:h6h7,32:i6i5,48:g8g9,14:i8i7,37:e5e6,15:f9f8,9:g5g6
        /26:g6f6,4:h5h6,33:f5g5,10:e7f7,25:h7i7,17:h8h9,24:i5i6,22:i8i9,13:g9g8
        /6:h6h7,44:f8g8,2:e7f7,39:h9h8,46:g5g6,12:i8i9,28:i7i6,8:h5i5,38:f9g9
        """,
        "27:f8e8>29",
        "27:f8e8>34",
        "claim-growth",
        {"domino": 29, "terrain": "forest"},
    ),
    "wheat with a crown for wheat, in a tournament": Position(
        "tournament/4 2@g,24@y,37@p,45@b 4,9,22,25",
        "42:g9g8,31:f9f8/23:h7h6,27:g9g8/11:h6h7,41:f6g6/46:h8h7,8:g8g9",
        "2:f5g5>22",
        "2:f5g5>4",
        "crowns",
        {"domino": 22, "crowns": 1},
    ),
    # The claimed domino has a crown.
    "wheat and forest, of which one has a crown": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,10,13,24",
        "3:h7i7,1:g8g9/12:f7f8,5:g8h8/14:g8h8,8:h9i9/15:f6f7,16:e6d6",
        "4:i5i6>24",
        "4:i5i6>13",
        "crowns",
    ),
    "forest and lake, of which one has a crown": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,10,17,28",
        "3:h7i7,7:g8g9/12:f7f8,2:g8h8/13:g8h8,8:h6h7/14:g8h8,18:g6g5",
        "4:j7k7>28",
        "4:j7k7>17",
        "crowns",
    ),
    "wheat and grassland, of which one has a crown": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,15,21,36",
        "10:h7i7,1:g8g9/11:f7f8,3:g8h8/18:g8f8,7:g6h6/5:f8g8,12:h7h8",
        "4:g5g6>21",
        "4:g5g6>15",
        "crowns",
    ),
    # The other domino would have no place.
    "swamp has no place": Position(
        "classic/4 19@p,46@y,47@g,48@b 10,12,40,42",
        f"""
        {_NEARLY_FULL},15:g5h5
        /11:f7f8,4:g8h8,16:i7h7,18:e9e8,6:e10f10,5:g9h9,37:e6f6,44:g6h6,34:i8i9,23:--
        /38:f7f8,24:h8h7,33:i9i8,20:f6e6,39:f10f9,21:g6h6,32:h9h10,35:g9g8,30:e8e7,22:e10e9
        /43:f7e7,31:e6f6,27:e8f8,25:d8c8,28:d7d6,45:c10c9,29:e9f9,36:g10g9,26:d9d10,
        41:e10f10
        """,
        "19:i8i9>42",
        "19:i8i9>12",
        "unplaceable",
        {"domino": 12},
    ),
    "lake has no place": Position(
        "classic/2 33@p,38@y,40@y,47@p 9,23@y,36,37@p",
        """
        10:g5g6,29:h4h5,3:i4i5,8:e7f7,17:h3i3,31:e6f6,18:i6h6,35:e5f5,33:e4e3
        /1:g6h6,27:j6i6,11:g8g9,25:j7j8,15:h7i7,16:k8k7,19:i8i9,44:k5k6,38:k9j9
        """,
        "40:h5g5>36",
        "40:h5g5>9",
        "unplaceable",
        {"domino": 9},
    ),
    "swamp and mine have no place": Position(
        "classic/2 23@y,31@y,36@p,42@p 17,27@y,45,47",
        """
        6:g8g9,19:h7h6,41:h8i8,44:j8j7,1:h9h10,7:f6g6,39:i9j9,43:g10f10
        /25:h8h7,33:i9i8,13:g9g8,14:j10i10,8:j8j9,30:j7j6,2:i6i7,29:f8f9,23:h6g6
        """,
        "31:h10h9>45",
        "31:h10h9>47",
        "unplaceable",
        {"domino": 47},
    ),
    # The claimed domino acts earlier; all dominoes of the line are equal.
    "four equal dominoes": Position(
        "classic/2 2@p,46@y,47@p,48@y 3,4,5,6",
        "43:h6h7,1:e7f7,41:g8h8,19:g6f6/13:h7h8,8:e7f7,17:h9h10,11:f6g6",
        "2:e8f8>3",
        "2:e8f8>6",
        "earlier",
        {"domino": 3, "place": 1, "other": 4},
    ),
    "four equal dominoes in the first round": Position(
        "classic/2 2@p,13@y,47@p,48@y 3,4,5,6",
        "-/-",
        "2:g8g9>3",
        "2:g8g9>6",
        "earlier",
        {"domino": 3, "place": 1, "other": 4},
    ),
    "four equal dominoes, before one more king": Position(
        "classic/2 2@p,13@y,41@p,44@y 3,4,5,6",
        "48:h7h6,45:g8h8,1:e7f7,19:g6f6/14:h7h8,8:f6f7,7:e7e8,12:g6h6",
        "2:f5g5>3",
        "2:f5g5>6",
        "earlier",
        {"domino": 3, "place": 1, "other": 4},
    ),
    "four equal dominoes, in a Dynasty": Position(
        "dynasty/2 2@p,46@y,47@p,48@y 3,4,5,6",
        "43:h6h7,1:e7f7,41:g8h8,19:g6f6/13:h7h8,8:e7f7,17:h9h10,11:f6g6",
        "2:e8f8>3",
        "2:e8f8>6",
        "earlier",
        {"domino": 3, "place": 1, "other": 4},
    ),
    "three equal dominoes": Position(
        "classic/3 2@p,46@y,47@g 3,4,5",
        "43:h6h7,1:e7f7/12:f7f8,7:g8h8/18:g8f8,10:g6h6",
        "2:f6g6>3",
        "2:f6g6>5",
        "earlier",
        {"domino": 3, "place": 1, "other": 3},
    ),
    "four equal dominoes for a forest with two crowns": Position(
        "classic/4 2@p,46@y,47@g,48@b 3,4,5,6",
        "24:h7h8,29:g8g9/12:f7f8,7:g8h8/18:g8f8,10:g6h6/17:h6h7,15:g8h8",
        "2:f7e7>3",
        "2:f7e7>6",
        "earlier",
        {"domino": 3, "place": 1, "other": 4},
    ),
    # A rival wants the domino.
    "yellow has five squares of swamp without a crown": Position(
        "classic/2 4@p,13@y,19@p,21@y 10,11,15,43",
        "3:h7i7,6:h8i8,5:g8g9,1:g5g6/12:g8g9,16:f8f9,47:h9h10,22:f10g10",
        "4:e9f9>43",
        "4:e9f9>10",
        "denial",
        {"domino": 43, "seat": 1},
    ),
    "yellow has eight squares of forest without a crown": Position(
        "classic/2 1@p,13@y,19@p,21@y 11,12,24,36",
        "7:h7i7,8:h8i8,9:g8g9,10:g5g6/3:g8g9,4:f8f9,5:h8h9,6:e7f7",
        "1:f7e7>24",
        "1:f7e7>36",
        "denial",
        {"domino": 24, "seat": 1, "points": 10},
    ),
    "yellow has six squares of wheat without a crown": Position(
        "classic/2 5@p,13@y,17@p,18@y 11,12,21,36",
        "7:h7i7,8:h8i8,9:g8g9,10:g5g6/1:g8g9,2:f8f9,14:h9h10,15:h8i8",
        "5:f7e7>21",
        "5:f7e7>36",
        "denial",
        {"domino": 21, "seat": 1, "points": 8},
    ),
    "yellow has a lake with two crowns": Position(
        "classic/2 4@p,46@y,47@p,48@y 9,10,11,36",
        "3:h7i7,6:h8i8,5:g8g9,1:e7f7/30:h7h6,31:h8g8,7:i7i8,2:f7f8",
        "4:i5i6>9",
        "4:i5i6>10",
        "denial",
        {"domino": 9, "seat": 1, "points": 4},
    ),
    "blue has five squares of wheat with a crown, in a tournament": Position(
        "tournament/4 5@y,22@p,24@g,48@b 14,19,26@y,32@p",
        """
        25:g6h6,12:h7h8,20:h5g5,43:i9i8,33:f5f6,37:e7f7,7:e8f8,22:i6i7
        /15:f7f6,17:h6g6,47:i7h7,13:g8g9,39:i5i6,36:e7e6,28:f9f8,5:e8e9
        /9:g6h6,38:e7f7,31:i6i5,11:g8h8,41:g9h9,10:e8f8,8:f5f6
        /45:i7h7,2:g5g6,23:i9i8,21:h6h5,16:f6e6,46:h9h8,4:f7f8
        """,
        "24:g5h5>19",
        "24:g5h5>14",
        "denial",
        {"domino": 19, "seat": 3, "points": 7},
    ),
    "yellow has a lake with two crowns, four players": Position(
        "classic/4 4@p,46@y,47@g,48@b 9,10,11,13",
        """
        3:h7i7,6:h8i8,5:g8g9
        /30:h7h6,31:h8g8,7:i7i8
        /16:h7h8,2:f6f7,18:g6g5
        /15:h6g6,1:g8h8,12:f7f8
        """,
        "4:j7k7>9",
        "4:j7k7>10",
        "denial",
    ),
    # A rival makes fewer points.
    "yellow has to place wheat where the lake belongs": Position(
        "classic/2 7@y,16@p,39@p,48@y 2,19@p,31@y,32",
        """
        41:g9g8,44:h8h9,15:e8f8,23:f9e9,38:g10h10,43:g11h11,14:f11f10,37:i7h7,16:i8i9
        /8:g5g6,17:h4g4,29:i4j4,45:g8h8,27:i5i6,33:h6h5,4:j5j6,40:f8f7,7:h7i7
        """,
        "39:i10i11>32",
        "39:i10i11>2",
        "rivals",
        {"seat": 1, "points": 8},
    ),
    "pink is left with grassland instead of a mine": Position(
        "classic/2 4@y,5@p,27@p,37@y 8,18,32,48",
        """
        17:h7h8,24:h6h5,3:i7i8,25:i6i5,20:i4j4,35:g5g6,6:f5f6,33:j5j6
        /9:h7i7,47:g5g6,21:e7f7,45:f6e6,23:e5f5,43:h4h5,7:h6i6,40:f4e4
        """,
        "4:g8h8>48",
        "4:g8h8>18",
        "rivals",
        {"seat": 0, "points": 3},
    ),
    # What follows is a domino of the next line that the seat has claimed before.
    "grassland with two crowns joins grassland, held": Position(
        "classic/2 3@p,15@y,39@y,46@p 10,12,29@p,41@y",
        """
        18:h7i7,34:h9h8,2:g6h6,24:i8j8,8:i9j9,44:j7k7,3:g8g9
        /32:g5g6,42:f5f6,5:h6i6,30:e5e6,7:h4h5,16:g8h8,15:e7f7
        """,
        "39:i7i8>12",
        "39:f8e8>12",
        "no-place",
        {"domino": 41},
    ),
    "grassland with two crowns joins five squares": Position(
        "classic/2 11@p,17@y,21@p,34@y 23,29,35@y,42@p",
        """
        3:f7f8,16:g8g9,37:h6g6,38:f10f9,2:h8h9,10:e6f6,12:e9e10,41:e8e7,11:d7d8
        /26:h6g6,32:j6i6,8:j5k5,18:i5i4,25:h5g5,39:h8g8,15:g4h4,30:k4j4,17:j8j7
        """,
        "21:h10g10>23",
        "21:d10d9>23",
        "no-place",
        {"domino": 42},
    ),
    # Points at once, and more room.
    "forest with a crown joins forest with a crown": Position(
        "classic/2 2@y,29@y,39@p,43@p 23,31@y,36,42",
        """
        6:g8g9,19:h7h6,41:h8i8,44:j8j7,1:h9h10,7:f6g6
        /25:h8h7,33:i9i8,13:g9g8,14:j10i10,8:j8j9,30:j7j6,2:i6i7
        """,
        "29:f8f9>42",
        "29:f7f8>42",
        "points-now",
    ),
}
