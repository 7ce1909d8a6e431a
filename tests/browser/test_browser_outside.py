"""Games of other packages: a plain table for one that brings no board, and the board, picture and words of one that does."""

from typing import Any

from browserside import NAMES, Server, Windows, checked
from playing import asked
from playwright.sync_api import expect

QUICK = {"rounds": 1}
LONG = "Maximiliane Auguste"


def test_a_game_without_a_board_shows_what_everybody_has_and_lists_its_moves(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    page = windows.at(server.table("hotseat", 3, {"goal": 10}, "pig", names=NAMES[:3]), **look)
    asked(page)
    expect(page.locator("dialog[open]")).to_have_count(0)  # nothing is secret
    rows = page.get_by_role("group", name="What everybody has").get_by_role("row")
    expect(rows).to_have_text(["Playerscore", "Amina0", "Jonas0", "Mei0"])
    expect(page.get_by_role("list", name="All moves")).to_be_visible()
    checked(page, "a plain table")
    while question := asked(page):
        page.keyboard.press("2" if "Keep 0" not in question.find(".aslist").inner_text() else "1")
        question.answered()
    expect(page.get_by_role("row").first).to_have_text("PlayerPlacescore")
    checked(page, "its end")


def test_many_moves_are_chosen_step_by_step_behind_a_curtain(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("hotseat", 3, QUICK, "ultimatum", names=[*NAMES[:2], LONG]), viewport={"width": 320, "height": 640})
    expect(page.get_by_role("heading", name="Give the device to Amina.")).to_be_visible()
    page.get_by_role("button", name="I am Amina").click()
    asked(page)
    page.get_by_role("group", name="target").get_by_role("button", name=LONG).click()
    page.get_by_label("Which one").select_option(index=2)
    checked(page, "target, then amount")
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("heading", name="Give the device to Jonas.")).to_be_visible()
    page.get_by_role("button", name="I am Jonas").click()
    expect(page.locator("body")).not_to_contain_text("offers")
    for name in ("Jonas", LONG):
        page.locator("main[data-asks=vote]").wait_for()
        taken = page.get_by_role("button", name=f"I am {name}")
        if taken.count():
            taken.click()
        if name == LONG:
            expect(page.locator(".thing").last).to_have_text("For you2")
        page.get_by_role("button", name="Vote yes").click()
    expect(page.get_by_role("heading", name="Give the device to Jonas.")).to_be_visible()


def test_a_package_brings_its_picture_its_board_and_words_for_its_variants(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    page = windows(**look)
    page.goto("/")
    expect(page.get_by_role("heading", name="From other packages")).to_be_visible()
    box = page.get_by_role("button", name="The Ultimatum")
    assert box.locator("img").evaluate("(img) => img.decode().then(() => img.naturalWidth > 0)")
    box.click()
    page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    expect(page.get_by_label("By which rules")).to_contain_text("with nobody born to more")
    page.get_by_role("button", name="Start").click()
    asked(page)
    expect(page.locator(".thing").first).to_contain_text("Your pot")
    expect(page.locator(".where")).to_contain_text("Round 1 of 3")
    page.get_by_text("The same in a table").click()
    checked(page, "a board from elsewhere")
