"""Without a server, the page has the daily deals that Python describes."""

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingdomino.players import daily_levels, daily_number, daily_puzzle, daily_ruleset
from kingdomino.players.daily import FIRST_DAY
from kingdomino.rules import Deal
from tests.engine.page import run_script

_PUZZLES = 315
_DAYS = 40


def days() -> Iterator[dict[str, Any]]:
    """Yield days with what follows from their date."""
    for number in range(_DAYS):
        day: date = FIRST_DAY + timedelta(days=17 * number)
        seed = sha256(f"kingdomino daily {day}".encode()).digest()
        deal = Deal.from_seed(daily_ruleset(), seed)
        yield {
            "day": str(day),
            "number": daily_number(day),
            "levels": daily_levels(day),
            "count": _PUZZLES,
            "puzzle": daily_puzzle(day, _PUZZLES),
            "pile": deal.pile,
            "kings": [draw.king for draw in deal.king_order],
            "seed": seed.hex(),
        }


@pytest.mark.slow
def test_the_deal_of_a_date_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "days.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in days()))
    assert run_script("days", path) == f"{_DAYS} days"
