"""The page's engine in Node.js."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_script(task: str, path: Path) -> str:
    """Run a task of `web/scripts/engine.mjs` with a file; return what it prints."""
    command = ["node", "scripts/engine.mjs", task, str(path)]
    done = subprocess.run(
        command, cwd=ROOT / "web", capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr or done.stdout
    return done.stdout.strip()
