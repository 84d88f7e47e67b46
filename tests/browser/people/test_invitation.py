"""Invitations lead to an address that friends can open, or say that they don't."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.access.test_screens import violations
from tests.browser.conftest import NewVisitor
from tests.browser.people.test_devices import arrive, make_link
from tests.browser.people.test_multiplayer import begin, open_for_friends, sit_down
from tests.server.bounds.test_network import lan_address
from tests.server.process import ServerProcess

pytestmark = pytest.mark.slow

# The browser ignores a header on addresses that are neither encrypted nor of this machine.
UNENCRYPTED = re.compile("Cross-Origin-Opener-Policy header has been ignored")


@pytest.fixture
def open_server(pages: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server that others in the network reach."""
    file = tmp_path / "tables.db"
    process = ServerProcess(f"sqlite:///{file}", tmp_path / "log", pages=pages, host="0.0.0.0")
    process.start()
    yield process
    process.stop()


def test_a_friend_in_the_network_opens_the_invitation(
    open_server: ServerProcess, new_visitor: NewVisitor
) -> None:
    origin = f"http://{lan_address()}:{open_server.port}"
    ann = new_visitor(site=open_server.url, settings={"name": "Ann"})
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    ann.sit()
    field = ann.page.get_by_role("textbox", name=ann.say("lobby-link"), exact=True)
    expect(field).to_have_value(f"{origin}/table/{ann.table}")
    expect(ann.page.get_by_role("img", name=ann.say("lobby-qr"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("lobby-only-here"))).to_have_count(0)
    bob, phone = new_visitor(site=origin), new_visitor(site=origin)
    for friend in (bob, phone):
        friend.allow_errors(UNENCRYPTED)
    sit_down(bob, field.input_value(), "Bob")
    begin([ann, bob])
    # The friend's own page has an address that others can open.
    bob.button("menu").click()
    assert urlsplit(make_link(bob)).netloc == urlsplit(origin).netloc
    bob.page.keyboard.press("Escape")
    ann.button("menu").click()
    link = make_link(ann)
    expect(ann.dialog.get_by_role("img", name=ann.say("device-qr"))).to_be_visible()
    assert link.startswith(f"{origin}/table/{ann.table}#")
    arrive(phone, link)
    expect(phone.lines).to_be_visible()


def test_a_link_that_friends_can_not_open_says_so(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"name": "Ann"})
    open_for_friends(ann, 2)
    expect(ann.page.get_by_text(ann.say("lobby-only-here"))).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.say("lobby-qr"))).to_have_count(0)
    assert violations(ann) == []
    make_link(ann)
    expect(ann.dialog.get_by_text(ann.say("device-only-here"))).to_be_visible()
