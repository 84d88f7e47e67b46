"""It is your turn: the title, the badge, the sound, vibration and a notification say so."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import BOT, Absent

pytestmark = pytest.mark.slow

# A page in the background, and a phone: the browser of the tests is neither.
_DEVICE = """
  window.told = [];
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.hide = (hidden) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  navigator.setAppBadge = async () => void window.told.push('badge');
  navigator.clearAppBadge = async () => void window.told.push('no badge');
  navigator.vibrate = () => !!window.told.push('vibration');
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) {
    window.told.push('sound');
    start.apply(this, args);
  };
"""
_NOTIFICATIONS = """async (tag) => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications({ tag })).map(({ title }) => title);
}"""


@pytest.fixture(scope="module")
def browser(windowed_browser: Browser) -> Browser:
    """Return a browser that can show notifications."""
    return windowed_browser


def _told(person: Person) -> set[str]:
    return set(person.page.evaluate("window.told.splice(0)"))


def test_a_turn_among_people_is_told_everywhere(new_visitor: NewVisitor) -> None:
    ann = new_visitor(settings={"notifications": True}, permissions=["notifications"])
    ann.context.add_init_script(_DEVICE)
    ann.open("classic/2", {"name": "Ann"}, {}, start=False)
    bob = Absent(ann.site, ann.table, "Bob")
    ann.ask("POST", f"tables/{ann.table}/start", {})
    ann.sit()
    expect(ann.lines).to_be_visible()
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ann.page.mouse.click(2, 2)  # before that, browsers allow no sound
    title = ann.say("your-turn")

    def wait_for_turn() -> None:
        while (view := ann.look())["actor"] != 0:
            bob.play()
        ann.page.wait_for_function("title => document.title.startsWith(title)", arg=title)
        assert view["actor"] == 0

    def pass_turn() -> None:
        while (view := ann.look())["actor"] == 0:
            ann.play_by_request(view)
        ann.page.wait_for_function("title => !document.title.startsWith(title)", arg=title)

    wait_for_turn()
    pass_turn()
    _told(ann)
    # While it is looked at: a sound and vibration.
    wait_for_turn()
    assert _told(ann) == {"sound", "vibration"}
    pass_turn()
    # In the background: the badge and a notification too, until the turn is played.
    ann.page.evaluate("hide(true)")
    _told(ann)
    wait_for_turn()
    tag = f"turn {ann.table}"
    expected = [ann.say("alert-turn")]
    ann.page.wait_for_function(
        f"([tag, expected]) => ({_NOTIFICATIONS})(tag)"
        ".then((shown) => JSON.stringify(shown) === JSON.stringify(expected))",
        arg=[tag, expected],
    )
    assert _told(ann) == {"sound", "vibration", "badge"}
    ann.page.evaluate("hide(false)")
    ann.page.wait_for_function(
        f"(tag) => ({_NOTIFICATIONS})(tag).then((shown) => shown.length === 0)", arg=tag
    )
    assert _told(ann) == {"no badge"}


def test_bots_are_answered_without_a_sound_and_settings_are_kept(new_visitor: NewVisitor) -> None:
    ann = new_visitor()
    ann.context.add_init_script(_DEVICE)
    ann.open("classic/2", {"name": "Ann"}, BOT)
    ann.sit()
    ann.wait_for_turn(ann.next_turn())
    ann.page.mouse.click(2, 2)
    _told(ann)
    ann.play_by_request(ann.look())
    ann.wait_for_turn(ann.next_turn())
    assert _told(ann) == set()
    # Nothing is shown without permission, which this browser refuses.
    ann.button("menu").click()
    switch = ann.dialog.get_by_label(ann.say("setting-notifications"), exact=True)
    switch.click()
    expect(ann.dialog.get_by_text(ann.say("notifications-refused"))).to_be_visible()
    expect(switch).not_to_be_checked()
    for name in ("setting-turn-sound", "setting-vibration"):
        expect(ann.dialog.get_by_label(ann.say(name), exact=True)).to_be_checked()
