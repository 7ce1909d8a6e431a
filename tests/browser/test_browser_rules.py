"""The rules page as a player reads it: short on a phone, searched, printed, and with a way back to the table."""

import re

import pytest
from browserside import GAME, Server, Windows
from playwright.sync_api import Page, expect

OURS = ["threat-level", "displacement", "disruptopia", "disparity-trap", "unequalopolis"]


@pytest.mark.parametrize("game", OURS)
def test_the_rules_fit_on_two_printed_sheets(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.locator(".topics").wait_for()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=dict.fromkeys(("top", "right", "bottom", "left"), "12mm")))) <= 2


def test_on_a_phone_a_topic_opens_when_it_is_pressed(windows: Windows) -> None:
    page = windows.phone()
    page.goto(f"/rules/{GAME}")
    union = page.get_by_text("Stop the push")
    expect(page.get_by_role("button", name="The union")).to_have_attribute("aria-expanded", "false")
    expect(union).to_be_hidden()
    page.get_by_role("button", name="The union").click()
    expect(union).to_be_visible()


def test_a_word_is_looked_for_in_all_topics(page: Page) -> None:
    page.goto(f"/rules/{GAME}")
    page.get_by_label("Look for a word").fill("bankrupt")
    expect(page.get_by_role("status").filter(has_text="One topic.")).to_be_visible()
    expect(page.locator(".topic")).to_have_count(1)
    page.get_by_label("Look for a word").fill("chess")
    expect(page.get_by_text("Nothing says that.")).to_be_visible()


def test_numbers_of_rules_are_shown_to_who_asks_for_them(page: Page) -> None:
    page.goto(f"/rules/{GAME}")
    page.locator(".topics").wait_for()
    assert "TL-001" not in page.locator("main").inner_text()
    page.get_by_label("Show the numbers of the rules").check()
    expect(page.locator(".idea")).to_contain_text("TL-001")


def test_from_the_rules_a_player_gets_back_to_the_table(server: Server, windows: Windows) -> None:
    seated = server.table("now")
    page = windows.at(seated, path=f"/rules/{GAME}")
    page.get_by_role("link", name="Back to your table").click()
    expect(page).to_have_url(re.compile(seated["match"]))
    page.goto("/rules/displacement")
    page.get_by_role("link", name="Play it").click()
    expect(page.get_by_role("dialog", name="Displacement")).to_be_visible()
