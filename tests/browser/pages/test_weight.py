"""What a page costs: bytes, requests, and things that jump."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow

MAX_BYTES = {"en": 104_000, "ro": 144_000}  # Romanian loads a second font file
MAX_SHIFT = 0.01

_WATCH_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (!shift.hadRecentInput) window.shifts.push({
        value: shift.value,
        of: shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? node?.textContent),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("language", ["en", "ro"])
def test_the_first_visit_transfers_little(new_visitor: NewVisitor, language: str) -> None:
    person = new_visitor(language, settings={"language": ""}, locale=language)
    transferred: dict[str, float] = {}
    addresses: dict[str, str] = {}
    network = person.context.new_cdp_session(person.page)
    network.on(
        "Network.requestWillBeSent",
        lambda e: addresses.update({e["requestId"]: e["request"]["url"]}),
    )
    network.on(
        "Network.loadingFinished",
        lambda e: transferred.update({e["requestId"]: e["encodedDataLength"]}),
    )
    network.send("Network.enable")
    person.page.goto("/", wait_until="networkidle")
    expect(person.button("play-now")).to_be_visible()
    person.page.evaluate("document.fonts.ready.then(() => null)")
    by_address = {addresses[request]: size for request, size in transferred.items()}
    assert 10_000 < sum(transferred.values()) <= MAX_BYTES[language], by_address


@pytest.mark.parametrize("screen", ["home", "placing", "opening", "end"])
@pytest.mark.parametrize("language", ["en", "he"])
def test_nothing_jumps_while_a_screen_comes(
    new_visitor: NewVisitor, screen: str, language: str
) -> None:
    person = new_visitor(language)
    person.context.add_init_script(_WATCH_SHIFTS)
    SCREENS[screen].reach(person)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => null)")
    shifts = person.page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < MAX_SHIFT, shifts


def test_whatever_the_page_refers_to_is_there(ann: Person) -> None:
    ann.page.goto("/")
    links = ann.page.locator("head link[href]")
    addresses = links.evaluate_all("links => links.map((link) => link.href)")
    manifest = ann.context.request.get(f"{ann.site}/manifest.webmanifest").json()
    addresses += [f"{ann.site}/{icon['src'].lstrip('/')}" for icon in manifest["icons"]]
    missing = [url for url in addresses if not ann.context.request.get(url).ok]
    assert addresses
    assert missing == []


def test_the_page_can_be_installed_and_comes_in_brotli(ann: Person) -> None:
    encodings: dict[str, str | None] = {}
    ann.page.on(
        "response",
        lambda answer: encodings.update({answer.url: answer.headers.get("content-encoding")}),
    )
    ann.page.goto("/", wait_until="networkidle")
    assert encodings[f"{ann.site}/"] == "br"
    assert {code for url, code in encodings.items() if url.endswith(".js")} <= {"br", None}
    manifest = ann.context.request.get(f"{ann.site}/manifest.webmanifest").json()
    pictures = {
        (icon["sizes"], icon["purpose"])
        for icon in manifest["icons"]
        if icon["type"] == "image/png"
    }
    assert pictures == {
        (f"{size}x{size}", purpose) for size in (192, 512) for purpose in ("any", "maskable")
    }
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            picture = ann.context.request.get(f"{ann.site}/{icon['src']}").body()
            width = int.from_bytes(picture[16:20], "big")
            assert f"{width}x{width}" == icon["sizes"]
