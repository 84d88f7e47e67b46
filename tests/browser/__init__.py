"""The web pages in a real browser, against a real server."""

import pytest

pytest.register_assert_rewrite("tests.browser.keyboard", "tests.browser.person")
