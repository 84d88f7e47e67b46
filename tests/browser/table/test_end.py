"""After a game: save, share, verify, replay, rematch."""

import json
import re
import struct
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.people.test_multiplayer import begin, open_for_friends, sit_down
from tests.browser.person import Person
from tests.browser.screens import BOT
from tests.browser.words import plain

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
    guest.button("share").click()
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
    guest.button("share").click()
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
    guest.button("share").click()
    guest.button("verify-open").click()
    expect(guest.dialog.get_by_text(guest.say("verify-fair"))).to_be_visible()
    for check in ("deal", "commitment", "seed"):
        item = guest.dialog.get_by_role("listitem").filter(has_text=guest.say(f"verdict-{check}"))
        expect(item).to_be_visible()
    promise = guest.look()["shuffle"]["commitment"]
    expect(guest.dialog.get_by_text(promise)).to_be_visible()
    expect(guest.dialog.get_by_text(guest.say("verify-own-fair"))).to_be_visible()


def test_a_contribution_that_was_left_out_is_noticed(guest: Person) -> None:
    left_out = json.dumps([{"text": "5eed", "table": guest.table, "commitment": None}])
    guest.page.evaluate("kept => localStorage.setItem('kingdomino-contributions', kept)", left_out)
    guest.button("share").click()
    guest.button("verify-open").click()
    expect(guest.dialog.get_by_text(guest.say("verify-own-unfair"))).to_be_visible()


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
    assert (view["rematch_of"], view["status"], view["your_seats"]) == (before, "playing", [0])
    ann.wait_for_turn(view)


def test_friends_come_to_the_same_next_table(new_visitor: NewVisitor) -> None:
    ann, bob = new_visitor(settings={"name": "Ann"}), new_visitor()
    link = open_for_friends(ann, 2)
    sit_down(bob, link, "Bob")
    begin([ann, bob])
    while not (view := ann.look())["is_over"]:
        actor = ann if view["actor"] == 0 else bob
        actor.play_by_request(actor.look())
    for person in (ann, bob):
        person.button("share").click()
        person.button("verify-open").click()
        expect(person.dialog.get_by_text(person.say("verify-own-part"))).to_be_visible()
        expect(person.dialog.get_by_text(person.say("verify-own-fair"))).to_be_visible()
        person.page.keyboard.press("Escape")
    ann.button("rematch").click()
    expect(ann.button("rematch-asked")).to_be_disabled()
    answers = ann.page.get_by_role("region", name=ann.say("rematch-title"))
    expect(answers.get_by_role("listitem").filter(has_text="Bob")).to_contain_text(
        ann.say("rematch-open")
    )
    # Bob does not want to, then proposes something else.
    expect(bob.button("rematch-waiting", player="Ann")).to_be_visible()
    bob.button("rematch-decline").click()
    expect(answers.get_by_role("listitem").filter(has_text="Bob")).to_contain_text(
        ann.say("rematch-declined")
    )
    bob.button("rematch-change").click()
    bob.dialog.get_by_label(bob.say("new-game")).select_option("mighty-duel/2")
    bob.dialog.get_by_label(bob.say("rematch-seat", number=1)).select_option(label="Bob")
    bob.button("rematch-propose").click()
    ann.button("rematch-waiting", player="Bob").click()
    for person in (ann, bob):
        expect(person.page).not_to_have_url(link)
        expect(person.lines).to_be_visible()
    expect(bob.page).to_have_url(ann.page.url)
    ann.table = bob.table = ann.page.url.rpartition("/")[2]
    view = bob.look()
    assert [seat["name"] for seat in view["seats"]] == ["Bob", "Ann"]
    assert (view["rules"]["deck"], view["your_seats"]) == (48, [0])
    assert all(view["shuffle"]["contributions"]), "both contributed"


KINGDOM = "main section[data-last]"  # in a replay


def placed(person: Person) -> list[int]:
    """Return the dominoes in the kingdoms of the page."""
    pieces = person.page.locator(f'{KINGDOM} [data-piece^="domino-"]')
    names: list[str] = pieces.evaluate_all("pieces => pieces.map((piece) => piece.dataset.piece)")
    return sorted(int(name.partition("-")[2]) for name in names)


def shows(person: Person, ply: int) -> None:
    """Expect the replay to show the position after a ply."""
    expect(person.page.get_by_role("slider")).to_have_value(str(ply))
    view = person.look(ply)
    dominoes = sorted({square["domino"] for k in view["kingdoms"] for square in k["squares"]})
    pieces = person.page.locator(f'{KINGDOM} [data-piece^="domino-"]')
    expect(pieces).to_have_count(len(dominoes))
    assert placed(person) == dominoes
    points = [str(kingdom["points"]) for kingdom in view["kingdoms"]]
    headings = person.page.locator(KINGDOM).get_by_role("heading", level=2)
    for heading, number in zip(headings.all(), points, strict=True):
        expect(heading).to_have_text(re.compile(rf"\b{number}$"))


def test_a_replay_is_a_public_link_and_goes_by_slider_keys_and_buttons(
    guest: Person, new_visitor: NewVisitor
) -> None:
    guest.button("share").click()
    guest.button("share-link").click()
    expect(guest.button("copied")).to_be_visible()
    viewer = new_visitor()
    viewer.page.goto(clipboard(guest))
    viewer.table = guest.table
    last = guest.look()["ply"]
    title = viewer.page.locator('meta[property="og:title"]').get_attribute("content") or ""
    for standing in guest.look()["standings"]:
        assert str(standing["points"]) in title, "a crawler reads the result"
    card = viewer.page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert viewer.context.request.get(card).headers["content-type"] == "image/png"
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


def test_who_led_is_drawn_described_and_listed(guest: Person) -> None:
    view = guest.look()
    described = [
        f"{guest.name_at(view, standing['seat'])}: {guest.say('points', count=standing['points'])}"
        for standing in view["standings"]
    ]
    chart = guest.page.get_by_role(
        "img", name=guest.say("leads-about", standings=", ".join(described)), exact=True
    )
    expect(chart).to_be_visible()
    expect(chart.locator("[data-lead]")).to_have_count(view["rules"]["rounds"])
    guest.button("as-table").click()
    expect(chart).to_have_count(0)
    table = guest.page.get_by_role("table").filter(
        has=guest.page.get_by_role("columnheader", name=guest.say("leads-round"), exact=True)
    )
    last = table.get_by_role("row").last.get_by_role("cell")
    assert last.all_inner_texts() == [str(each["points"]) for each in view["standings"]]


def rows_of(table: Locator) -> dict[str, list[int]]:
    """Return the numbers of a table by their row header."""
    rows = {}
    for row in table.get_by_role("row").filter(has=table.page.get_by_role("rowheader")).all():
        cells = row.get_by_role("cell").all_inner_texts()
        header = plain(row.get_by_role("rowheader").inner_text())
        rows[header] = [int(cell) for cell in cells if cell.strip().isdigit()]
    return rows


@pytest.mark.parametrize("rules", ["tournament/2", "tournament/4"])
def test_the_score_adds_up_and_says_what_decided(ann: Person, rules: str) -> None:
    players = int(rules[-1])
    ann.open(rules, {"name": "Ann"}, *[BOT] * (players - 1))
    ann.sit()
    view = ann.finish_by_request()
    ann.expect_standings(view)
    lands = rows_of(ann.page.get_by_role("table", name=ann.say("end-by-land"), exact=True))
    lands.pop(ann.say("end-points"), None)
    sums = [sum(column) for column in zip(*lands.values(), strict=True)]
    assert sums == [standing["points"] for standing in view["standings"]]
    best, second = view["standings"][:2]
    is_tie = best["points"] == second["points"]
    title = ann.say("decided-tie" if is_tie else "decided-title")
    decided = rows_of(ann.page.get_by_role("table", name=title, exact=True))
    values = [numbers[:2] for numbers in decided.values()]
    games = [best["games"][0], second["games"][0]]
    keys = ("points", "largest_territory", "crowns")
    assert values == [[game[key] for game in games] for key in keys]


def test_the_replay_calls_its_players_as_the_end_does(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.leave_page()
    view = ann.finish_by_request()
    ann.sit()
    ann.expect_standings(view)
    expect(ann.page.get_by_text("Ann", exact=True)).to_have_count(0)
    ann.link("replay-open").click()
    shows(ann, 0)
    headings = ann.page.locator(KINGDOM).get_by_role("heading", level=2)
    expect(headings.first).to_contain_text(ann.say("you"))
    expect(ann.page.get_by_text("Ann", exact=True)).to_have_count(0)


def test_the_wins_of_the_evening_are_counted_while_the_same_people_stay(ann: Person) -> None:
    ann.open("classic/2", {"name": "Ann"}, BOT)
    won = {"you": 0, "bot": 0}
    tally = ann.page.locator("section").filter(
        has=ann.page.get_by_role("heading", name=ann.say("evening-title"))
    )
    for _ in range(2):
        ann.sit()
        view = ann.finish_by_request()
        ann.expect_standings(view)
        for standing in view["standings"]:
            if standing["rank"] == 1:
                won["you" if standing["seat"] == 0 else "bot"] += 1
        for who, name in (("you", ann.say("you")), ("bot", ann.say("level-page"))):
            row = tally.get_by_role("listitem").filter(has_text=name)
            expect(row).to_contain_text(str(won[who]))
        ann.page.reload()  # it counts a table once
        expect(tally.get_by_role("listitem").first).to_contain_text(str(max(won.values())))
        ann.button("rematch").click()
        expect(ann.lines).to_be_visible()
        ann.table = ann.page.url.rpartition("/")[2]
    ann.open("classic/2", {"name": "Ann"}, {"bot": "squire"})
    ann.sit()
    ann.expect_standings(ann.finish_by_request())
    wins = [int(text) for text in tally.locator("b").all_inner_texts()]
    assert max(wins) == 1, "somebody else plays"


_SHARE = """
  navigator.canShare = () => true;
  navigator.share = async ({ files, ...data }) => {
    window.shared = { ...data, files: (files ?? []).map(({ name, size }) => [name, size]) };
  };
"""


def test_result_picture_and_replay_go_to_the_share_sheet_of_the_device(
    ann: Person, finished: str
) -> None:
    ann.context.add_init_script(_SHARE)
    ann.sit(finished)
    view = ann.look()
    ann.button("share").click()
    replay = f"{ann.site}/replay/{finished}"
    ann.button("share-result-send").click()
    shared = ann.page.evaluate("window.shared")
    assert shared["url"] == replay
    for standing in view["standings"]:
        assert f"{ann.name_at(view, standing['seat'])} {standing['points']}" in shared["text"]
    ann.button("share-replay-send").click()
    assert ann.page.evaluate("window.shared.url") == replay
    ann.button("share-picture-send").click()
    ann.page.wait_for_function("() => window.shared.files.length === 1")
    name, size = ann.page.evaluate("window.shared.files[0]")
    assert name.endswith(".png")
    assert size > 50_000
