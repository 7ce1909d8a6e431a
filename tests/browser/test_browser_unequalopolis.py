"""Unequalopolis in the browser: every phase at every size by mouse and by keyboard, offers, bids, and the board on a phone."""

from typing import Any

import pytest
from browserside import DESK, PHONE, Server, Windows, axe, fits
from fitting import fits_every_window, has_room_for_longer_words
from hands.unequalopolis import UNEQUALOPOLIS
from playing import Question, asked, step, tab_to
from playwright.sync_api import Page, expect
from prepared import asking, finished
from tongue import game_says

from lopsided.games.unequalopolis import GAME

KEYS = ".act > .keys .btn, .act .sale .keys .btn, .act .raise .btn, .act .btn.token, .act .acts .btn"
LIKED = {"build": 30, "buy": 9, "contest": 9, "offer": 8, "put_deed": 3, "accept": 3, "done": 3, "bid": 4, "lift": 2, "trade": 1, "counter": 1, "no_bid": 1}
LIKED |= {"drop": 0.2, "mortgage": 0.02, "sell": 0.01, "sell_group": 0.01}
DEALT = {"deal_deeds": "3"}
PHASES = ["token", "claim", "buy", "doubles_buy", "bid", "prison", "release", "tray", "receipt", "between", "contest", "crop_bid", "place", "waiver", "raise"]
ASKS = dict.fromkeys(PHASES, "") | {"manage": "mortgage", "answer": "counter"}  # and something that can be done there
AT_A_GLANCE = ["manage", "bid", "buy", "raise", "answer"]
COUNTS_WHAT_IS_DONE_BY_ITSELF = """() => {
  window.by_itself = 0;
  new MutationObserver(() => (window.by_itself += document.querySelectorAll('.itself').length)).observe(document.body, { childList: true, subtree: true });
}"""


def at(server: Server, phase: str, more: str = "", seats: int = 4) -> dict[str, Any]:
    """A table of people on one device at which one of them is asked in this phase, and may do this."""
    return asking(server, GAME, seats, DEALT, LIKED, phase, more)


def sit_down(page: Page) -> Question:
    """Take the device, and see what is asked."""
    page.locator("dialog[open] .btn.go").wait_for()
    question = asked(page)
    assert question is not None
    return question


def at_a_glance(page: Page) -> None:
    """Seats, board and decision are seen without scrolling."""
    for seen in (".seat", ".boardwrap", KEYS):
        expect(page.locator(seen).last).to_be_in_viewport(ratio=0.99)
    fits(page, whole=True)


@pytest.mark.parametrize("phase", ASKS)
def test_every_phase_fits_every_window_axe_finds_nothing_and_it_is_answered_with_the_mouse(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(at(server, phase, ASKS[phase]), viewport=DESK)
    assert sit_down(page).phase == phase
    fits_every_window(page, KEYS, phase, lambda: at_a_glance(page) if phase in AT_A_GLANCE else None)
    has_room_for_longer_words(page, phase)
    assert step(page, UNEQUALOPOLIS, 1)


@pytest.mark.parametrize("phase", ASKS)
def test_every_phase_is_answered_with_the_keyboard(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(at(server, phase, ASKS[phase]))
    question = sit_down(page)
    tab_to(page, f":is({KEYS}):not([aria-disabled=true])")
    page.keyboard.press("Enter")
    question.answered()


@pytest.mark.parametrize("phase", AT_A_GLANCE)
def test_a_laptop_shows_seats_board_and_decision_of_a_full_table_without_scrolling(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(at(server, phase, ASKS[phase], 8), viewport=DESK)
    sit_down(page)
    page.locator(KEYS).first.wait_for()
    at_a_glance(page)


def test_the_log_of_a_full_table_keeps_six_lines_and_what_is_folded_for_it_opens(server: Server, windows: Windows) -> None:
    for phase, seats in (("manage", 8), ("raise", 8), ("manage", 4), ("raise", 4)):
        page = windows.at(at(server, phase, ASKS[phase], seats), viewport=DESK)
        sit_down(page)
        lines = page.locator(".left .scroll").evaluate("(log) => log.clientHeight / parseFloat(getComputedStyle(log.querySelector('li p')).lineHeight)")
        assert lines >= 6, (phase, seats)
    page = windows.at(at(server, "manage", ASKS["manage"], 8), viewport=DESK)
    sit_down(page)
    rules = page.locator(".slip table")
    expect(rules).to_be_hidden()
    page.get_by_role("button", name=game_says("slip-title", GAME.name)).click()
    expect(rules).to_be_visible()


@pytest.mark.parametrize("way", ["turn", "round"])
def test_who_wants_fewer_questions_about_building_gets_fewer(server: Server, windows: Windows, way: str) -> None:
    page = windows.at(asking(server, GAME, 4, DEALT, LIKED, "between", seat=0, mode="now"))
    question = asked(page)
    assert question is not None
    assert question.phase == "between"
    page.evaluate(COUNTS_WHAT_IS_DONE_BY_ITSELF)
    page.get_by_label(game_says("habit-build", GAME.name)).select_option(way)
    if way == "round":
        page.keyboard.press("e")
    question.answered()
    own = 0
    for count in range(60):
        question = asked(page)
        if question is None or (own and page.evaluate("by_itself")):
            break
        own += question.phase == "manage"
        if question.phase == "between" and way == "turn":
            question.answered()  # without a touch
        else:
            assert step(page, UNEQUALOPOLIS, count)
    assert own
    assert page.evaluate("by_itself")


def test_an_offer_goes_over_the_tray_as_one_move_and_is_answered_by_another(server: Server, windows: Windows) -> None:
    page = windows.at(at(server, "manage", "trade"))
    question = sit_down(page)
    question.press(".partner")
    send = page.locator(".tray .send")
    expect(send).to_have_attribute("aria-disabled", "true")
    page.locator(".tray .give .put").first.click()
    page.locator(".tray .get input").fill("7")
    expect(send).to_have_attribute("aria-disabled", "false")
    send.click()
    question.answered()
    answer = asked(page)
    assert answer is not None
    assert answer.phase == "answer"
    expect(page.locator(".ask .acts .btn")).to_have_count(3)
    answer.press(".acts .btn:has-text('offer of your own')")
    expect(page.locator(".tray .give input")).to_have_value("7")  # it begins with what was offered
    page.locator(".tray .give input").fill("5")
    page.locator(".tray .send").click()
    answer.answered()
    back = asked(page)
    assert back is not None
    assert back.phase == "answer"
    back.press(".acts .btn:has-text('Accept')")
    back.answered()
    expect(page.locator(".log li", has_text="traded").first).to_be_attached()


def test_a_bid_of_ones_own_sum_is_one_move(server: Server, windows: Windows) -> None:
    page = windows.at(at(server, "bid", "lay"))
    question = sit_down(page)
    field = page.locator(".own input")
    sum_of_it = int(str(field.get_attribute("min"))) + 13
    field.fill(str(sum_of_it))
    page.get_by_role("button", name=f"Bid f{sum_of_it}").click()
    question.answered()
    expect(page.locator(".log li", has_text=f"bid f{sum_of_it}").first).to_be_attached()


def test_a_phone_shows_one_side_of_the_board_at_a_time(server: Server, windows: Windows) -> None:
    page = windows.at(at(server, "manage", "trade"), viewport=PHONE)
    sit_down(page)
    road = page.get_by_role("region", name="The road ahead of you")
    expect(road.get_by_role("listitem")).to_have_count(13)
    page.get_by_role("button", name="From the Prison to the Park").click()
    side = page.get_by_role("region", name="From the Prison to the Park")
    expect(side.get_by_role("listitem")).to_have_count(11)
    side.get_by_role("button", name="Kilnfield 4A").click()
    expect(page.locator(".looked .deed")).to_contain_text("list price f180")
    axe(page, "a deed that is looked at")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".looked")).to_have_count(0)


def test_on_a_phone_land_and_offers_lie_in_drawers_of_the_sheet(server: Server, windows: Windows) -> None:
    page = windows.at(at(server, "manage", "mortgage"), viewport=PHONE)
    question = sit_down(page)
    page.get_by_role("button", name="Make an offer", exact=True).click()
    expect(page.locator(".partner").first).to_be_in_viewport()
    axe(page, "the drawer of offers")
    page.locator(".partner").first.click()
    expect(page.locator(".tray .send")).to_be_in_viewport()
    axe(page, "the tray on a phone")
    page.get_by_role("button", name="Make no offer").click()
    page.get_by_role("button", name="See to your land").click()
    expect(page.locator(".partner")).to_have_count(0)
    axe(page, "the drawer of land")
    question.press(".act .pickdeed.can")
    question.press(".act .deals .btn")
    question.answered()


def test_the_end_of_unequalopolis_fits_and_can_be_read_by_everybody(server: Server, windows: Windows) -> None:
    page = windows.at(finished(server, game="unequalopolis", seats=4, options={"preset": "quick"}))
    page.locator("#story").wait_for()
    axe(page, "the end")
    has_room_for_longer_words(page, "the end")
