"""Without a network: what opens, and the way back to a table."""

import json
import re
from collections import Counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import AWAY, Person
from tests.browser.screens import BOT
from tests.waiting import wait_until

pytestmark = pytest.mark.slow

# A cache lists a file before all of it is written: its size tells when it is complete.
_ARE_KEPT = """async (sizes) => {
  for (const [file, size] of Object.entries(sizes)) {
    const kept = await caches.match(file);
    if ((await kept?.arrayBuffer())?.byteLength !== size) return false;
  }
  return navigator.serviceWorker.controller?.state === 'activated';
}"""


def precached(script: str, language: str) -> list[str]:
    """Return the files that a service worker keeps, without the base of the site."""
    listed = re.search(r"const PRECACHE = (\{.*\});", script)
    assert listed
    precache = json.loads(listed[1])
    files: list[str] = precache["shell"] + precache["languages"][language]
    assert len(files) > 10
    return files


def wait_until_kept(person: Person, sizes: dict[str, int]) -> None:
    """Wait until the service worker has files of these sizes, and answers for the page."""
    # `wait_for_function` does not wait for what an asynchronous function returns.
    wait_until("the files are kept", lambda: person.page.evaluate(_ARE_KEPT, sizes))


def wait_for_precache(person: Person) -> None:
    """Wait until the service worker has cached the shell and the texts of the language."""
    request = person.context.request
    script = request.get(f"{person.site}/service-worker.js").text()
    files = [f"/{file}" for file in precached(script, person.language)]
    wait_until_kept(
        person, {file: len(request.get(f"{person.site}{file}").body()) for file in files}
    )


@pytest.mark.parametrize("language", ["en", "he"])
def test_rules_lessons_and_the_start_open_without_a_network_after_one_visit(
    new_visitor: NewVisitor, language: str
) -> None:
    ann = new_visitor(language)
    ann.allow_errors(AWAY)
    ann.page.goto("/")
    expect(ann.button("play-now")).to_be_visible()
    wait_for_precache(ann)
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.button("play-now")).to_be_visible()
    ann.page.goto("/rules")
    expect(ann.heading(ann.say("guide-title"))).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("guide-books"))).to_be_visible()
    ann.page.goto("/learn")
    expect(ann.page.get_by_role("note")).to_be_visible()


def test_the_worker_fetches_a_file_once(new_visitor: NewVisitor) -> None:
    """Two fetches of one file would write one copy over the other, or lose both."""
    ann = new_visitor("en")
    fetched: Counter[str] = Counter()
    ann.page.goto("/")
    wait_for_precache(ann)
    ann.context.on("request", lambda request: fetched.update([urlsplit(request.url).path]))
    ann.page.evaluate("""() => {
      for (const _ of [1, 2]) navigator.serviceWorker.controller.postMessage({ language: 'fr' });
    }""")
    ann.language = "fr"
    wait_for_precache(ann)
    texts = {file: count for file, count in fetched.items() if "/fr-" in file}
    assert len(texts) > 5
    assert set(texts.values()) == {1}, texts


def test_an_unfinished_table_is_listed_without_a_network_and_comes_back_with_it(
    ann: Person,
) -> None:
    ann.allow_errors(AWAY)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    ann.wait_for_turn(ann.next_turn())
    wait_for_precache(ann)
    ann.context.set_offline(True)
    ann.page.goto("/")
    tables = ann.page.get_by_role("region", name=ann.say("continue"))
    expect(tables.get_by_role("status")).to_have_text(ann.say("continue-offline"))
    tables.get_by_role("link").filter(has_text=ann.say("level-page")).click()
    expect(ann.page).to_have_url(f"{ann.site}/table/{ann.table}")
    expect(ann.heading(ann.say("reconnecting"))).to_be_visible()
    ann.link("to-home").click()
    expect(tables.get_by_role("status")).to_be_visible()
    ann.context.set_offline(False)
    expect(tables.get_by_role("status")).to_have_count(0)
    ann.context.set_offline(True)
    tables.get_by_role("link").first.click()
    expect(ann.heading(ann.say("reconnecting"))).to_be_visible()
    ann.context.set_offline(False)
    ann.wait_for_turn(ann.next_turn())
