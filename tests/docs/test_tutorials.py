"""What a tutorial builds from several examples runs as a whole."""

import json
import re
import subprocess
import sys
from pathlib import Path

from kingdomino.notation import format_position
from kingdomino.rules import Game, Ruleset

TUTORIALS = Path(__file__).parents[2] / "docs" / "tutorials"


def python_blocks(page: str) -> list[str]:
    text = (TUTORIALS / page).read_text("utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_first_script_prints_the_standings_and_a_record() -> None:
    blocks = python_blocks("first-script.md")
    player = next(block for block in blocks if "def best_action" in block).partition("while")[0]
    script = "import kingdomino as kd\n" + player + blocks[-1]
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    lines = result.stdout.splitlines()
    assert lines[0].startswith("1. ")
    assert '[Rules "classic/2"]' in lines
    assert '[Result "' in result.stdout


def test_the_first_bot_speaks_the_protocol(tmp_path: Path) -> None:
    blocks = python_blocks("first-bot.md")
    bot = tmp_path / "my_bot.py"
    bot.write_text("\n".join(b for b in blocks if "class CrownBot" in b or "def main" in b))
    game = Game.new(Ruleset.preset("classic", 2), seed=7)
    view = game.view(game.actor)
    messages = [
        {"type": "game", "protocol": 1, "rules": "classic/2", "seat": view.seat, "seed": 1},
        {"type": "choose", "position": format_position(view), "seconds": 0.1},
        {"type": "over", "points": [0, 0], "ranks": [1, 1]},
    ]
    result = subprocess.run(
        [sys.executable, str(bot)],
        input="".join(json.dumps(message) + "\n" for message in messages),
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = map(json.loads, result.stdout.splitlines())
    assert first == {"protocol": 1}
    assert second["action"] in map(str, game.legal_actions())
