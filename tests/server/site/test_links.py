"""What a link to a table shows where it is sent."""

import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from kingdomino.locales import Texts
from kingdomino.render.art import ink
from kingdomino.rules import Colour
from kingdomino.server.settings import Settings
from tests.server.conftest import Served, done, open_table, play_out, refused, serving

PAGE = "<!doctype html><html><head><title>Kingdomino</title></head><body></body></html>"


def write_page(folder: Path) -> None:
    """Write a page with the screens of a table."""
    (folder / "index.html").write_text(PAGE)
    (folder / "routes.json").write_text('["/table/:id", "/replay/:id", "/review/:id"]')


@pytest.fixture(scope="module")
def site(migrated_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server with a page."""
    folder = tmp_path_factory.mktemp("links")
    database = folder / "tables.db"
    database.write_bytes(migrated_file.read_bytes())
    write_page(folder)
    settings = Settings(database=f"sqlite:///{database}", pages=str(folder), address_rate=60_000)
    with serving(settings) as served:
        yield served


def tags_of(site: Served, path: str, language: str = "en") -> dict[str, str]:
    """Return the Open Graph tags of a page."""
    response = site.client().get(path, headers={"accept-language": language})
    assert response.status_code == 200
    head = response.text.partition("</head>")[0]
    found = re.findall(r'<meta property="og:([a-z_:]+)" content="([^"]*)" />', head)
    return {name: unescape(content) for name, content in found}


def test_an_invitation_says_who_waits(site: Served) -> None:
    ann = open_table(site, {"name": "Ann <b>"}, {}, {"bot": "duke"}, rules="classic/3")
    table = ann.path.rpartition("/")[2]
    for language in ("en", "he"):
        texts = Texts(language)
        tags = tags_of(site, f"/table/{table}", language)
        players = f"Ann <b>, {texts('level-duke')}"
        assert tags["title"] == texts("link-invitation-title", players=players)
        assert tags["description"] == texts("link-invitation")
        assert tags["url"].endswith(f"/table/{table}")
        assert tags["image"].startswith("http")
        assert tags["image"].endswith("/card.png")
    page = site.client().get(f"/table/{table}").text
    assert "<b>" not in page
    assert page.startswith(PAGE.partition("</head>")[0])


def test_a_replay_has_points_only_when_the_match_is_over(site: Served) -> None:
    both = open_table(site, {"name": "Ann"}, {"name": "Bob"})
    done(both.post("start"))
    texts = Texts("en")
    path = f"/replay/{both.path.rpartition('/')[2]}"
    assert tags_of(site, path)["title"] == f"{texts('title')}: Ann, Bob"
    assert tags_of(site, path)["description"] == texts("link-playing")
    view = play_out(both)
    names = [seat["name"] for seat in view["seats"]]
    results = [f"{names[each['seat']]} {each['points']}" for each in view["standings"]]
    tags = tags_of(site, path)
    assert tags["title"] == f"{texts('title')}: {', '.join(results)}"
    assert tags["description"] == texts("link-over")


def test_the_picture_of_a_match_that_is_over_shows_its_kingdoms(site: Served) -> None:
    both = open_table(site, {"name": "Ann"}, {"name": "Bob"})
    path = f"/replay/{both.path.rpartition('/')[2]}"
    done(both.post("start"))
    assert tags_of(site, path)["image"].endswith("/card.png")
    assert "/api/" not in tags_of(site, path)["image"]
    refused(both.client.get(f"{both.path}/card.png"), 409, "table-not-over")
    play_out(both)
    tags = tags_of(site, path)
    picture = site.client().get(tags["image"])
    assert picture.headers["content-type"] == "image/png"
    with Image.open(BytesIO(picture.content)) as image:
        assert image.size == (int(tags["image:width"]), int(tags["image:height"]))
        assert len(image.convert("RGB").getcolors(1 << 24) or []) > 100
    assert site.client().get(tags["image"]).content == picture.content


def test_the_picture_has_the_colours_that_people_chose(site: Served) -> None:
    both = open_table(site, {"name": "Ann", "colour": "blue"}, {"name": "Bob", "colour": "green"})
    done(both.post("start"))
    play_out(both)
    picture = site.client().get(f"{both.path}/card.png")
    with Image.open(BytesIO(picture.content)) as image:
        colours = {found for _, found in image.convert("RGB").getcolors(1 << 24) or []}
    for colour in Colour:
        castle = tuple(bytes.fromhex(ink(colour, "p").removeprefix("#")))
        assert (castle in colours) == (colour in ("blue", "green")), colour


def test_an_unknown_table_is_the_page_as_it_is(site: Served) -> None:
    response = site.client().get("/table/k3x9")
    assert (response.status_code, response.text) == (200, PAGE)


def test_the_tags_are_rate_limited_and_the_page_is_not(migrated_file: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(migrated_file.read_bytes())
    write_page(tmp_path)
    settings = Settings(database=f"sqlite:///{database}", pages=str(tmp_path), address_rate=60)
    with serving(settings) as strict:
        ann = open_table(strict, {"name": "Ann"}, {})
        path = f"/table/{ann.path.rpartition('/')[2]}"
        assert tags_of(strict, path)
        pages = [strict.client().get(path) for _ in range(80)]
    assert {page.status_code for page in pages} == {200}
    assert pages[-1].text == PAGE
