"""The lab in the browser: a dial is turned, the sentence and the figures follow, and the address is the setting."""

import re

from browserside import Windows
from playwright.sync_api import expect


def test_a_rule_is_turned_by_keyboard_and_the_address_brings_the_setting_back(windows: Windows) -> None:
    page = windows.phone()
    page.goto("/lab/threat-level")
    expect(page.get_by_role("heading", level=1)).to_contain_text("born on START", timeout=240_000)
    expect(page.locator("figure")).to_have_count(4)
    page.get_by_role("radio", name="with the same rights on every row").press("Space")
    expect(page).to_have_url(re.compile(r"variant=equal"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("the gap from", timeout=60_000)
    page.locator("figure").first.get_by_text("As a table").click()
    expect(page.locator("figure").first.get_by_role("columnheader").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("the gap from", timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
