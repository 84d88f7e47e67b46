"""How much a host sends before the first turn."""

import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.local.own_table import play_now
from tests.browser.site.conftest import FOLDER

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]

MAX_BYTES = 260_000

# The file server of Python compresses nothing; other hosts do.
_COMPRESSED = """
const { brotliCompressSync } = require('node:zlib');
const sizes = process.argv.slice(1).map((file) => {
  const content = require('node:fs').readFileSync(file);
  return Math.min(content.length, brotliCompressSync(content).length);
});
console.log(sizes.reduce((sum, size) => sum + size, 0));
"""


def test_a_game_against_a_bot_begins_with_few_bytes(
    new_visitor: NewVisitor, site_files: Path
) -> None:
    # The service worker would load what later visits need meanwhile.
    ann = new_visitor(service_workers="block")
    ann.allow_errors(re.compile("Service Worker registration blocked"))
    addresses: set[str] = set()
    ann.context.on("requestfinished", lambda request: addresses.add(urlsplit(request.url).path))
    play_now(ann, "knight").next_turn()
    paths = [address.removeprefix(f"/{FOLDER}/") or "index.html" for address in addresses]
    assert any(path.endswith(".wasm") for path in paths)
    files = [str(site_files / path) for path in paths]
    done = subprocess.run(
        ["node", "-e", _COMPRESSED, *files], check=True, capture_output=True, text=True
    )
    assert int(done.stdout) <= MAX_BYTES
