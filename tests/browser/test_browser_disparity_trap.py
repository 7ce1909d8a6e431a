"""The Disparity Trap in the browser: every module with the mouse, every phase at every size, and envelopes that are opened together."""

import re
from typing import Any

import pytest
from browserside import DESK, Server, Windows, axe, fits
from fitting import SIZES, fits_every_window, has_room_for_longer_words
from hands.disparity_trap import ADVANCED, DISPARITY_TRAP
from playing import Question, asked, play_out
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from prepared import asking, finished

from lopsided.games.disparity_trap import GAME as RULES

GAME = DISPARITY_TRAP.game
LIKED = {"play": 5, "trade": 9, "vote": 4, "power": 0.1, "put": 1, "discard": 1}
KEYS = ".asking .btn, .targets .card:not(.shut), .targets .btn:not(.shut), .act .trade:not(.shut), .done, .seal, .act li > .btn"


def test_a_whole_game_with_all_modules_is_played_with_the_mouse(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("now", seats=2, name="Amina", game=GAME, options=ADVANCED))
    assert play_out(page, DISPARITY_TRAP) > 5
    expect(page.get_by_role("list", name="Who ended where").get_by_role("listitem")).to_have_count(2)


def reached(server: Server, phase: str, options: dict[str, Any], more: str = "") -> dict[str, Any]:
    """A table of four people on one device at which one of them is asked in this phase, and may do this."""
    return asking(server, RULES, 4, options, LIKED, phase, more)


PHASES: dict[str, tuple[dict[str, Any], str]] = {
    "position": ({**ADVANCED, "positions": "chosen"}, ""),
    "first": ({**ADVANCED, "first_player": "sd_chosen"}, ""),
    "option": (ADVANCED, "play"),
    "trade": (ADVANCED, ""),
    "stake": (ADVANCED, ""),
    "seal": (ADVANCED, ""),
    "influence": (ADVANCED, "add"),
    "extra_roll": (ADVANCED, "pay"),
    "block": (ADVANCED, "power"),
}


def sit_down(page: Page) -> Question:
    """Take the device where it must be in the right hands, and see what is asked."""
    phase = page.locator("main[data-asks]").get_attribute("data-asks")
    if phase in ("option", "trade", "stake", "seal"):
        page.locator("dialog[open] .btn.go").wait_for()
    question = asked(page)
    assert question is not None
    return question


def at_a_glance(page: Page) -> None:
    """The whole board and the decision are seen without scrolling."""
    lowest = page.locator(f".board, {KEYS}").evaluate_all("(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))")
    assert lowest <= DESK["height"], lowest


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_fits_every_window_and_axe_finds_nothing(server: Server, windows: Windows, phase: str) -> None:
    seated = reached(server, phase, *PHASES[phase])
    page = windows.at(seated, viewport=DESK)
    assert sit_down(page).phase == phase
    fits_every_window(page, KEYS, phase, lambda: at_a_glance(page) if phase in ("option", "seal", "extra_roll", "influence") else None)
    has_room_for_longer_words(page, phase)


def test_sealed_envelopes_are_opened_together(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "seal", ADVANCED))
    question: Question | None = sit_down(page)
    counted = page.locator(".log li", has_text="A pool of")
    before, sealed = counted.count(), 0
    while question is not None and question.phase == "seal":
        assert counted.count() == before, "nothing is opened while somebody still thinks"
        try:
            DISPARITY_TRAP.answers[question.phase](question)
        except TookTooLong:  # the device had to be handed on first
            question = asked(page)
            continue
        sealed += 1
        question.answered()
        question = asked(page)
    assert sealed > 0
    expect(counted).not_to_have_count(before)


def test_on_a_shared_device_a_hand_is_seen_only_by_whoever_holds_it(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "extra_roll", ADVANCED, "pay"))
    page.locator(".asking .out .btn").first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".log li", has_text=re.compile("(Amina|Jonas|Mei|Kestrel) (drew|put) “"))).to_have_count(0)
    turn = windows.at(reached(server, "option", ADVANCED, "play"))
    turn.get_by_role("heading", name="Give the device to").wait_for()
    sit_down(turn)
    expect(turn.locator(".hand")).to_be_visible()


def test_before_a_roll_a_shared_device_asks_the_whole_table_once(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "influence", ADVANCED, "add"))
    call = page.get_by_role("group", name="The whole table is asked")
    expect(call.get_by_role("heading")).to_contain_text("Will anybody bend the odds for")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".aslist li")).to_have_count(1)
    call.get_by_role("list").get_by_role("button").first.click()
    page.locator("dialog[open] .btn.go").click()
    expect(page.locator(".hand")).to_be_visible()
    question = asked(page)
    assert question is not None
    question.press(".asking .out .btn", -1)
    question.answered()


def test_nobody_looks_and_the_die_falls(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "influence", ADVANCED, "add"))
    rolled = page.locator(".log li", has_text=" rolled ")
    before = rolled.all_inner_texts()
    page.get_by_role("button", name="Nobody. Roll.").click()
    expect(rolled).not_to_have_text(before)


def test_the_end_sets_sd_beside_snd(server: Server, windows: Windows) -> None:
    page = windows.at(finished(server, game=GAME, seats=4, options=ADVANCED))
    table = page.get_by_role("table", name="Who has what")
    expect(table.locator("tfoot td")).to_have_count(4)
    expect(table.locator("thead th").first).to_contain_text("SD")
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)
    axe(page, "the end page")
    has_room_for_longer_words(page, "the end page")


def test_whoever_wants_to_be_asked_only_about_own_rolls_says_so_once(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "extra_roll", ADVANCED, "only_for_me"))
    question = sit_down(page)
    question.press(".wishes .btn:has-text('Only for me')")
    question.answered()
    expect(page.locator(".log li", has_text="own plays").first).to_be_attached()
