"""Whole games of Threat Level in the browser: with the mouse, with the keyboard alone, by touch on a phone, and on a device that is passed around."""

from browserside import OVER, UNION, Server, Windows, answer_union, asked_or_over, fits, open_table, play_out
from playwright.sync_api import Page, expect


def test_a_whole_game_is_played_with_the_mouse(page: Page) -> None:
    page.goto("/")
    open_table(page)
    page.get_by_role("button", name="Start with 1 person and 1 bot").click()
    assert play_out(page, lambda button: button.click()) > 10
    expect(page.get_by_role("list", name="Who ended where").get_by_role("listitem")).to_have_count(2)
    expect(page.locator("ol.story li")).not_to_have_count(0)
    expect(page.get_by_text("the secret fits the seal")).to_be_visible()
    expect(page.get_by_role("button", name="Take the last step back")).to_have_count(0)


def test_a_whole_game_is_played_on_a_phone_by_touch(windows: Windows) -> None:
    page = windows.phone()
    page.goto("/")
    fits(page)
    open_table(page, lambda button: button.tap())
    fits(page)
    page.get_by_role("button", name="Start with 1 person and 1 bot").tap()
    asked_or_over(page)
    expect(page.locator(".seat.robot .bot:visible")).to_have_count(1)
    fits(page)
    assert play_out(page, lambda button: button.tap()) > 10
    fits(page)
    page.get_by_role("link", name="See it again, from any seat").tap()
    page.get_by_text("Step 0 of").wait_for()
    fits(page)


def test_the_first_decision_is_one_click_from_the_front_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now with bots").first.click()
    expect(page.get_by_role("list", name="All moves").get_by_role("button")).not_to_have_count(0)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def press_next(page: Page, count: int) -> None:
    """One step with keys alone: now through the verbs, now by number, and E where nothing else is to be had."""
    if page.locator(".verb[aria-expanded]:not(.shut)").count() == 0:
        page.keyboard.press("1" if page.get_by_role("button", name="Come back").count() else "e")
    elif count % 5 == 0:
        tab_to(page, ".verb[aria-expanded=false]:not(.shut)")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(page.locator(".verb[aria-expanded=true]")).to_have_count(0)
        assert page.evaluate("document.activeElement.classList.contains('verb')"), "the focus stays where it was"
        page.keyboard.press("Enter")
        tab_to(page, ".target")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
    expect(page.locator("[aria-disabled=true]")).to_have_count(0)


def test_a_whole_game_is_played_with_the_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Threat Level").wait_for()
    tab_to(page, "button.box:has(img[src*=threat-level])")
    page.keyboard.press("Enter")
    tab_to(page, "dialog li:nth-child(2) .btn")
    page.keyboard.press("Enter")
    page.get_by_label("Number of seats").wait_for()
    tab_to(page, "select[aria-label='Number of seats']")
    page.keyboard.press("2")
    page.get_by_role("button", name="Start with 1 person and 1 bot").wait_for()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "#option-max_rounds")
    page.keyboard.press("Control+A")
    page.keyboard.type("20")
    tab_to(page, ".go-col .btn.go")
    page.keyboard.press("Enter")
    for count in range(600):
        state = asked_or_over(page)
        if state == "over":
            break
        if state == "union":
            page.keyboard.press("12"[count % 2])
            expect(page.locator("[aria-disabled=true]")).to_have_count(0)
        else:
            press_next(page, count)
    assert page.locator(OVER).count()


def test_the_unions_question_takes_the_focus_and_is_answered_with_the_keyboard(server: Server, windows: Windows) -> None:
    seated = server.table("hotseat", seats=2, names=["Amina", "Jonas"], options=UNION)
    page = windows.at(seated)
    while asked_or_over(page) == "union":  # the first roll was an emergency
        answer_union(page, lambda button: button.click(), 1)
    page.locator(".verb", has_text="Push").last.focus()
    page.keyboard.press("Enter")
    tab_to(page, ".target")
    page.keyboard.press("Enter")
    page.locator(".ask").wait_for()
    page.wait_for_function("document.activeElement?.tagName === 'H1'")
    tab_to(page, ".ask .btn.help")
    page.keyboard.press("Enter")
    expect(page.locator(".log li.now")).to_contain_text("stopped")


def test_two_people_pass_one_device_around(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Threat Level").click()
    page.get_by_role("button", name="Pass one device around").click()
    page.get_by_label("Name of person 1").fill("Amina")
    page.get_by_label("Name of person 2").fill("Jonas")
    page.get_by_role("button", name="Begin with 2 people").click()
    asked: set[str] = set()
    for count in range(200):
        if asked_or_over(page) == "union":
            answer_union(page, lambda button: button.click(), count)
            continue
        asked.add(page.locator(".turn .eyebrow").inner_text().strip())
        if len(asked) == 2:
            break
        page.keyboard.press("e")
        expect(page.locator("[aria-disabled=true]")).to_have_count(0)
    assert {name.split(", ")[1].lower() for name in asked} == {"amina", "jonas"}
