"""The licences of what is bundled into the page come with it."""

import json
import re
from pathlib import Path

import pytest

from kingdomino.server.site.static_files import PAGES

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(not (PAGES / "index.html").is_file(), reason="the pages are not built")
def test_every_bundled_package_has_its_licence() -> None:
    text = (PAGES / "licences.txt").read_text("utf-8")
    sections = re.split(r"^(\S+) \S+ \([\w.-]+\)\n=+\n", text, flags=re.MULTILINE)
    licences = dict(zip(sections[1::2], sections[2::2], strict=True))
    manifest = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert set(licences) >= {*manifest["dependencies"], "svelte"}
    for name, licence in licences.items():
        assert len(licence) > 500, name
    page = "".join(file.read_text("utf-8") for file in (PAGES / "assets").glob("*.js"))
    assert "/licences.txt" in page
