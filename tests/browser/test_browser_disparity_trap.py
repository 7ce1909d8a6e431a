"""The Disparity Trap in the browser: whole games with the mouse, with the keyboard alone and by touch, and every phase at every size."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from browserside import DESK, OVER, PHONE, Hand, Server, Windows, axe, fits
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

GAME = "disparity-trap"
SHORT = {"max_rounds": 20, "tier_length": "8"}
ADVANCED = {**SHORT, "preset": "advanced"}
SIZES = {"small phone": (320, 640), "phone": (390, 844), "laptop": (1366, 768), "projector": (1920, 1080)}
KEYS = ".ask .out .btn, .targets .card:not(.shut), .targets .btn:not(.shut), .act .trade:not(.shut), .done, .seal, .act li > .btn"
A_WHILE = 3_000  # milliseconds until we look whether the question is still the same
Act = Callable[..., None]


class Question:
    """What the page asks now. Things are found within it only: what is done never meets the next question."""

    def __init__(self, page: Page, at: str, phase: str, act: Act) -> None:
        self.page, self.at, self.phase, self.act = page, at, phase, act

    def find(self, what: str) -> Locator:
        """Something on the page, as long as it asks this."""
        return self.page.locator(f"main:has(.trap[data-at='{self.at}'][data-asks='{self.phase}'])").locator(what)

    def press(self, what: str, nth: int = 0) -> None:
        """Press the n-th of such things, counted in a circle."""
        found = self.find(what)
        found.first.wait_for(timeout=A_WHILE)
        self.act(found.nth(nth % max(1, found.count())), timeout=A_WHILE)

    def answered(self) -> None:
        """Wait until the table is beyond this question."""
        self.page.locator(f".trap:not([data-at='{self.at}']), {OVER}").first.wait_for()


def asked(page: Page, act: Act = Locator.click) -> Question | None:
    """Wait until the page asks something; None once the game is over. On a device that is passed around, take it first."""
    while True:
        page.locator(f".trap[data-asks], {OVER}").first.wait_for()
        if page.locator(OVER).count():
            return None
        curtain = page.locator("dialog[open] .btn.go")
        if curtain.count():
            curtain.click()
        told = page.evaluate("() => { const at = document.querySelector('.trap[data-asks]'); return at && [at.dataset.at, at.dataset.asks] }")
        if told:
            return Question(page, *told, act)


def by_hand(question: Question, count: int) -> None:
    """Answer with the big keys of the turn and of the sheet."""
    if question.phase == "option":
        verbs = question.find(".verb:not(.shut)")
        verbs.first.wait_for(timeout=A_WHILE)
        question.press(".verb:not(.shut)", count)
        question.press(".targets .card:not(.shut), .targets .trade:not(.shut), .targets .subject", count)
    elif question.phase in ("stake", "seal"):
        question.press(".nbt, .rail input", count)
        question.press(".seal")
    elif question.phase == "trade":
        question.press(".trade:not(.shut), .done", count)
    elif question.find(".ask").count():
        question.press(".wishes .btn" if count % 9 == 8 and question.find(".wishes .btn").count() else ".out .btn", count)


def by_key(question: Question, count: int) -> None:
    """Answer with a key that the list of moves names."""
    keys = question.find(".aslist [aria-keyshortcuts]")
    keys.first.wait_for(state="attached", timeout=A_WHILE)
    key = keys.nth(count % max(1, keys.count())).get_attribute("aria-keyshortcuts", timeout=A_WHILE)
    question.page.keyboard.press(str(key).lower())


def play_out(page: Page, answer: Callable[[Question, int], None], act: Act = Locator.click) -> set[str]:
    """Play until the end page; the phases that were met."""
    met: set[str] = set()
    for count in range(900):
        question = asked(page, act)
        if question is None:
            return met
        try:
            answer(question, count)
        except TookTooLong:
            continue  # another question came: whoever holds no Influence card passes without a hand
        question.answered()
        met.add(question.phase)
    raise AssertionError("the game does not end")


def seat(server: Server, **options: Any) -> dict[str, Any]:
    """A table with one bot that has begun."""
    return server.table("now", seats=2, name="Amina", game=GAME, options=options)


def test_a_whole_game_with_all_modules_is_played_with_the_mouse(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server, **ADVANCED))
    met = play_out(page, by_hand)
    assert met >= {"option", "seal"}, met
    expect(page.get_by_role("list", name="Who ended where").get_by_role("listitem")).to_have_count(2)
    expect(page.locator("ol.story li")).not_to_have_count(0)


def test_a_whole_game_is_played_on_a_phone_by_touch(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server, **SHORT), viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert asked(page) is not None
    fits(page)
    assert "option" in play_out(page, by_hand, Locator.tap)
    fits(page)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def test_a_whole_game_is_played_with_the_keyboard_alone(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server, **SHORT))
    question = asked(page)
    while question is not None and question.phase != "option":
        by_key(question, 0)
        question.answered()
        question = asked(page)
    assert question is not None
    tab_to(page, ".verb[aria-expanded=false]:not(.shut)")
    page.keyboard.press("Enter")
    expect(page.locator(".verb:focus[aria-expanded=true]")).to_have_count(1)
    tab_to(page, ".targets button:not(.shut)")
    page.keyboard.press("Enter")
    question.answered()
    play_out(page, by_key)


def reached(server: Server, phase: str, options: dict[str, Any], more: str = "") -> dict[str, Any]:
    """A table of four people on one device at which one of them is asked in this phase, and may do this."""
    liked = {"play": 5, "trade": 9, "vote": 4, "power": 0.1, "put": 1, "discard": 1}
    for seed in range(60):
        dice = random.Random(f"{phase} {seed}")
        seated = server.table("hotseat", seats=4, names=["Amina", "Jonas", "Mei", "Tariq"], game=GAME, options=options)
        hand = Hand(server, seated)
        while not hand.views[str(hand.seats[0])]["over"]:
            who, view = hand.asked()
            if view["phase"] == phase and (not more or any(a["do"] == more for a in view["actions"])):
                hand.line.close()
                return seated
            hand.move(who, dice.choices(view["actions"], [liked.get(a["do"], 0.5) for a in view["actions"]])[0]["id"])
        hand.line.close()
    raise AssertionError(f"60 games went by and nobody was asked about {phase}")


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
    """Take the device, and see what is asked."""
    page.locator("dialog[open] .btn.go").wait_for()
    question = asked(page)
    assert question is not None
    return question


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_fits_every_window_and_axe_finds_nothing(server: Server, windows: Windows, phase: str) -> None:
    seated = reached(server, phase, *PHASES[phase])
    for scheme in ("light", "dark"):
        page = windows.at(seated, viewport=DESK, color_scheme=scheme)
        assert sit_down(page).phase == phase
        for where, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.locator(KEYS).first.wait_for()
            fits(page)
            if where in ("phone", "laptop"):
                axe(page, f"{phase}, {scheme}, {where}")
        page.context.close()


@pytest.mark.parametrize("phase", ["option", "seal", "extra_roll", "influence"])
def test_a_laptop_shows_the_whole_board_and_the_decision_without_scrolling(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(reached(server, phase, *PHASES[phase]), viewport=DESK)
    sit_down(page)
    page.locator(KEYS).first.wait_for()
    lowest = page.locator(f".board, {KEYS}").evaluate_all("(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))")
    assert lowest <= DESK["height"], lowest


def test_sealed_envelopes_are_opened_together(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "seal", ADVANCED))
    question: Question | None = sit_down(page)
    counted = page.locator(".log li", has_text="A pool of")
    before, sealed = counted.count(), 0
    while question is not None and question.phase == "seal":
        assert counted.count() == before, "nothing is opened while somebody still thinks"
        try:
            by_hand(question, 0)
        except TookTooLong:  # the device had to be handed on first
            question = asked(page)
            continue
        sealed += 1
        question.answered()
        question = asked(page)
    assert sealed > 0
    expect(counted).not_to_have_count(before)


def test_whoever_wants_to_be_asked_only_about_own_rolls_says_so_once(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "extra_roll", ADVANCED, "only_for_me"))
    question = sit_down(page)
    question.press(".wishes .btn:has-text('Only for me')")
    question.answered()
    expect(page.locator(".log li", has_text="own plays").first).to_be_attached()
