"""After a game: save, share, verify, replay, rematch."""

import re
import struct
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import BOT
from tests.browser.test_multiplayer import begin, open_for_friends, sit_down

pytestmark = pytest.mark.slow

CLIPBOARD = ["clipboard-read", "clipboard-write"]

_COLOURS = """async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [160, 100];
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0, 160, 100);
  const { data } = brush.getImageData(0, 0, 160, 100);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4) {
    found.add(`${data[at] >> 5} ${data[at + 1] >> 5} ${data[at + 2] >> 5}`);
  }
  return found.size;
}"""


@pytest.fixture
def guest(new_visitor: NewVisitor, finished: str) -> Person:
    """Return a visitor at a finished game."""
    person = new_visitor(permissions=CLIPBOARD)
    person.sit(finished)
    expect(person.link("replay-open")).to_be_visible()
    return person


def clipboard(person: Person) -> str:
    """Return the clipboard's text."""
    text: str = person.page.evaluate("navigator.clipboard.readText()")
    return text


def record_of(person: Person) -> str:
    """Return the record of the match."""
    answer = person.context.request.get(f"{person.site}/api/tables/{person.table}/record")
    assert answer.ok
    return answer.text()


def test_the_record_is_copied_and_downloaded_as_the_server_writes_it(
    guest: Person, tmp_path: Path
) -> None:
    guest.button("record-copy").click()
    expect(guest.button("copied")).to_be_visible()
    assert clipboard(guest) == record_of(guest)
    with guest.page.expect_download() as download:
        guest.button("record-download").click()
    assert download.value.suggested_filename == f"{guest.table}.kingdomino"
    file = tmp_path / "record"
    download.value.save_as(file)
    assert file.read_text("utf-8") == record_of(guest)


def test_the_kingdoms_are_saved_as_a_picture(guest: Person, tmp_path: Path) -> None:
    with guest.page.expect_download() as download:
        guest.button("share-image").click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)
    content = file.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    assert (width, height) > (1200, 600)
    assert len(content) > 50_000
    address = f"data:image/png;base64,{b64encode(content).decode()}"
    assert guest.page.evaluate(_COLOURS, address) > 20, "it is drawn in all its inks"


def test_the_shuffle_is_checked_in_one_click(guest: Person) -> None:
    guest.button("verify-open").click()
    expect(guest.dialog.get_by_text(guest.say("verify-fair"))).to_be_visible()
    for check in ("deal", "commitment", "seed"):
        item = guest.dialog.get_by_role("listitem").filter(has_text=guest.say(f"verdict-{check}"))
        expect(item).to_be_visible()
    promise = guest.look()["shuffle"]["commitment"]
    expect(guest.dialog.get_by_text(promise)).to_be_visible()


def test_another_game_is_one_click_away(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    ann.expect_standings(ann.finish_by_request())
    before = ann.table
    ann.button("rematch").click()
    expect(ann.lines).to_be_visible()
    ann.table = ann.page.url.rpartition("/")[2]
    assert ann.table != before
    view = ann.next_turn()
    assert (view["rematch_of"], view["stage"], view["yours"]) == (before, "playing", [0])
    ann.wait_for_turn(view)


def test_friends_come_to_the_same_next_table(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    link = open_for_friends(ann, 2)
    sit_down(bob, link, "Bob")
    begin([ann, bob])
    while not (view := ann.look())["over"]:
        actor = ann if view["actor"] == 0 else bob
        actor.play_by_request(actor.look())
    ann.button("rematch").click()
    expect(ann.page).not_to_have_url(link)
    bob.button("rematch-go").click()
    expect(bob.page).to_have_url(ann.page.url)
    ann.table = bob.table = ann.page.url.rpartition("/")[2]
    start = ann.button("new-start")
    expect(start.or_(ann.lines)).to_be_visible()
    if start.is_visible():
        start.click()
    for person in (ann, bob):
        expect(person.lines).to_be_visible()
    assert [seat["name"] for seat in bob.look()["seats"]] == ["Ann", "Bob"]


def placed(person: Person) -> list[int]:
    """Return the dominoes in the kingdoms of the page."""
    pieces = person.page.get_by_role("main").locator('[data-piece^="domino-"]')
    names: list[str] = pieces.evaluate_all("pieces => pieces.map((piece) => piece.dataset.piece)")
    return sorted(int(name.partition("-")[2]) for name in names)


def shows(person: Person, ply: int) -> None:
    """Expect the replay to show the position after a ply."""
    expect(person.page.get_by_role("slider")).to_have_value(str(ply))
    view = person.look(ply)
    dominoes = sorted({square["domino"] for k in view["kingdoms"] for square in k["squares"]})
    pieces = person.page.get_by_role("main").locator('[data-piece^="domino-"]')
    expect(pieces).to_have_count(len(dominoes))
    assert placed(person) == dominoes
    points = [str(kingdom["points"]) for kingdom in view["kingdoms"]]
    headings = person.page.get_by_role("main").get_by_role("heading", level=2)
    for heading, number in zip(headings.all(), points, strict=True):
        expect(heading).to_have_text(re.compile(rf"\b{number}$"))


def test_a_replay_is_a_public_link_and_goes_by_slider_keys_and_buttons(
    guest: Person, new_visitor: NewVisitor
) -> None:
    guest.button("share-link").click()
    expect(guest.button("copied")).to_be_visible()
    viewer = new_visitor()
    viewer.page.goto(clipboard(guest))
    viewer.table = guest.table
    last = guest.look()["ply"]
    shows(viewer, 0)
    slider = viewer.page.get_by_role("slider")
    slider.fill("17")
    shows(viewer, 17)
    slider.press("ArrowRight")
    shows(viewer, 18)
    slider.blur()
    viewer.page.keyboard.press("ArrowRight")
    shows(viewer, 19)
    viewer.page.keyboard.press("ArrowLeft")
    viewer.page.keyboard.press("ArrowLeft")
    shows(viewer, 17)
    viewer.button("replay-last").click()
    shows(viewer, last)
    viewer.button("replay-back").click()
    shows(viewer, last - 1)
    viewer.button("replay-next").click()
    shows(viewer, last)
    viewer.button("replay-first").click()
    shows(viewer, 0)


def test_a_replay_plays_by_itself_and_stops(guest: Person) -> None:
    guest.link("replay-open").click()
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    guest.button("replay-play").click()
    guest.page.wait_for_function(
        "() => document.querySelector('input[type=range]').valueAsNumber >= 3"
    )
    guest.button("replay-pause").click()
    expect(guest.button("replay-play")).to_be_visible()
    shows(guest, int(slider.input_value()))


def test_the_points_of_all_are_drawn_and_described(guest: Person) -> None:
    view = guest.look()
    described = [
        f"{guest.name_at(view, standing['seat'])}: {guest.say('points', count=standing['points'])}"
        for standing in view["standings"]
    ]
    chart = guest.page.get_by_role(
        "img", name=guest.say("end-history-about", standings=", ".join(described)), exact=True
    )
    expect(chart).to_be_visible()
    # A point for the start and for each round.
    curves = chart.locator('path[stroke="var(--p)"]')
    expect(curves).to_have_count(len(view["seats"]))
    for curve in curves.all():
        drawn = curve.get_attribute("d") or ""
        assert len(re.findall("[ML]", drawn)) == view["rules"]["rounds"] + 1
