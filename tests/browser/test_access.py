"""axe finds no violations, in both themes and in all languages."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from kingdomino.locales import LANGUAGES
from tests.browser.conftest import NewVisitor
from tests.browser.person import Person
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow

# Hidden drawings have hundreds of elements and nothing to check.
_READ = {"exclude": [["svg[aria-hidden='true']"], ["#drawings"]]}


def violations(person: Person, **rules: bool) -> list[str]:
    """Return the violations that axe finds, one line each."""
    options = {
        "resultTypes": ["violations"],
        "rules": {name.replace("_", "-"): {"enabled": is_on} for name, is_on in rules.items()},
    }
    answer = Axe().run(person.page, context=_READ, options=options).response
    found: list[dict[str, Any]] = answer["violations"]
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {node['target']} {node['html'][:200]}"
        f" {node['any'][0]['message'] if node['any'] else ''}"
        for rule in found
        for node in rule["nodes"][:3]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_keeps_the_rules_of_accessibility(new_visitor: NewVisitor, screen: str) -> None:
    person = new_visitor(color_scheme="light")
    SCREENS[screen].reach(person)
    found = [f"by day: {line}" for line in violations(person)]
    person.page.emulate_media(color_scheme="dark")
    person.page.locator('html[data-theme="dark"]').wait_for()
    found += [f"by night: {line}" for line in violations(person)]
    for language in LANGUAGES:
        if language != person.language:
            person.set_language(language)
            person.page.locator(f'html[lang="{language}"]').wait_for()
            # The colours are the same in every language.
            found += [f"{language}: {line}" for line in violations(person, color_contrast=False)]
    assert not found, "\n".join(found)
