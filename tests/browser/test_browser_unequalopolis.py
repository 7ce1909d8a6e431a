"""Unequalopolis in the browser: whole games with the mouse, with the keyboard alone and by touch, and every phase at every size."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from browserside import DESK, PHONE, Hand, Server, Windows, axe, fits
from playing import OVER
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

GAME = "unequalopolis"
QUICK = {"preset": "quick"}
SIZES = {"small phone": (320, 640), "phone": (390, 844), "laptop": (1366, 768), "projector": (1920, 1080)}
KEYS = ".act .keys .btn, .act .raise .btn, .act .token, .act .acts .btn"
A_WHILE = 3_000  # milliseconds until we look whether the question is still the same
Act = Callable[..., None]


class Question:
    """What the page asks now. Things are found within it only: what is done never meets the next question."""

    def __init__(self, page: Page, at: str, phase: str, act: Act) -> None:
        self.page, self.at, self.phase, self.act = page, at, phase, act

    def find(self, what: str) -> Locator:
        """Something on the page, as long as it asks this."""
        return self.page.locator(f"main:has(.act[data-at='{self.at}'][data-asks='{self.phase}'])").locator(what)

    def press(self, what: str, nth: int = 0) -> None:
        """Press the n-th of such things, counted in a circle."""
        found = self.find(what)
        found.first.wait_for(timeout=A_WHILE)
        self.act(found.nth(nth % max(1, found.count())), timeout=A_WHILE)

    def answered(self) -> None:
        """Wait until the table is beyond this question."""
        self.page.locator(f".act:not([data-at='{self.at}']), {OVER}").first.wait_for()


def asked(page: Page, act: Act = Locator.click) -> Question | None:
    """Wait until the page asks something; None once the game is over. On a device that is passed around, take it first."""
    while True:
        page.locator(f".act[data-asks], {OVER}").first.wait_for()
        if page.locator(OVER).count():
            return None
        curtain = page.locator("dialog[open] .btn.go")
        if curtain.count():
            curtain.click()
        told = page.evaluate("() => { const at = document.querySelector('.act[data-asks]'); return at && [at.dataset.at, at.dataset.asks] }")
        if told:
            return Question(page, *told, act)


def by_hand(question: Question, count: int) -> None:
    """Answer with the big keys: buy and bid, now and then pass, refuse or try something else."""
    if question.phase in ("bid", "crop_bid"):
        question.press(".raise .pass" if count % 3 else ".raise .bid")
    elif question.phase == "answer":
        question.press(".acts .btn", count % 2)
    elif question.phase == "token":
        question.press(".token", count)
    elif question.phase == "place":
        question.press(".pickdeed.can")
        question.press(".deals .btn")
    else:
        question.press(".act > .keys .btn, .act > .sale .keys .btn", 0 if count % 4 else count)


def by_key(question: Question, count: int) -> None:
    """Answer with a key that the list of moves names: mostly the letters, which stand last."""
    keys = question.find(".aslist [aria-keyshortcuts]")
    keys.first.wait_for(state="attached", timeout=A_WHILE)
    named = [str(key) for key in keys.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-keyshortcuts'))")]
    letters = [key for key in named if key.isalpha()] or named
    question.page.keyboard.press(letters[count % len(letters)].lower())


def play_out(page: Page, answer: Callable[[Question, int], None], act: Act = Locator.click) -> set[str]:
    """Play until the end page; the phases that were met."""
    met: set[str] = set()
    for count in range(1500):
        question = asked(page, act)
        if question is None:
            return met
        try:
            answer(question, count)
        except TookTooLong:
            continue  # another question came meanwhile
        question.answered()
        met.add(question.phase)
    raise AssertionError("the game does not end")


def seat(server: Server, seats: int = 3, **options: Any) -> dict[str, Any]:
    """A table with bots that has begun."""
    return server.table("now", seats=seats, name="Amina", game=GAME, options={**QUICK, **options})


def test_a_whole_game_is_played_with_the_mouse(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server))
    met = play_out(page, by_hand)
    assert met >= {"token", "manage"}, met
    expect(page.get_by_role("list", name="Who ended where").get_by_role("listitem")).to_have_count(3)
    expect(page.locator("ol.story li")).to_have_count(5)


def test_a_whole_game_is_played_on_a_phone_by_touch(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server), viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert asked(page) is not None
    fits(page)
    assert "manage" in play_out(page, by_hand, Locator.tap)
    fits(page)


def test_a_whole_game_is_played_with_the_keyboard_alone(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server))
    question = asked(page)
    assert question is not None
    assert question.phase == "token"
    tab_to(page, ".token")
    page.keyboard.press("Enter")
    question.answered()
    play_out(page, by_key)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


LIKED = {"buy": 9, "build": 6, "offer": 8, "put_deed": 3, "accept": 3, "counter": 2, "trade": 1, "bid": 2, "done": 3, "lift": 2, "drop": 0.2}
LIKED |= {"mortgage": 0.05, "sell": 0.05}


def reached(server: Server, phase: str, options: dict[str, Any], more: str = "") -> dict[str, Any]:
    """A table of four people on one device at which one of them is asked in this phase, and may do this."""
    for seed in range(40):
        dice = random.Random(f"{phase} {seed}")
        seated = server.table("hotseat", seats=4, names=["Amina", "Jonas", "Mei", "Tariq"], game=GAME, options=options)
        hand = Hand(server, seated)
        for count in range(900):
            if count % 80 == 79:  # a line that says this much is asked to wait; a fresh one is not
                hand.line.close()
                hand, hand.count = Hand(server, seated), hand.count
            if hand.views[str(hand.seats[0])]["over"]:
                break
            who, view = hand.asked()
            if view["phase"] == phase and (not more or any(a["do"] == more for a in view["actions"])):
                hand.line.close()
                return seated
            hand.move(who, dice.choices(view["actions"], [LIKED.get(a["do"], 0.6) for a in view["actions"]])[0]["id"])
        hand.line.close()
    raise AssertionError(f"40 games went by and nobody was asked about {phase}")


PHASES = dict.fromkeys(["token", "claim", "buy", "doubles_buy", "bid", "prison", "tray", "receipt", "raise"], "") | {"manage": "mortgage", "answer": "counter"}
FULL = {"deal_deeds": "3"}


def sit_down(page: Page) -> Question:
    """Take the device, and see what is asked."""
    page.locator("dialog[open] .btn.go").wait_for()
    question = asked(page)
    assert question is not None
    return question


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_fits_every_window_and_axe_finds_nothing(server: Server, windows: Windows, phase: str) -> None:
    seated = reached(server, phase, FULL, PHASES[phase])
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


@pytest.mark.parametrize("phase", ["manage", "bid", "buy", "answer", "raise"])
def test_a_laptop_shows_the_whole_board_and_the_decision_without_scrolling(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(reached(server, phase, FULL, PHASES[phase]), viewport=DESK)
    sit_down(page)
    page.locator(KEYS).first.wait_for()
    lowest = page.locator(f".boardwrap, {KEYS}").evaluate_all("(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))")
    assert lowest <= DESK["height"], lowest


def test_an_offer_goes_over_the_tray_as_one_move_and_is_answered_by_another(server: Server, windows: Windows) -> None:
    page = windows.at(reached(server, "manage", FULL, "trade"))
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
    page.locator(".tray .get .put").first.click()
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
    page = windows.at(reached(server, "bid", FULL, "lay"))
    question = sit_down(page)
    field = page.locator(".own input")
    sum_of_it = int(str(field.get_attribute("min"))) + 13
    field.fill(str(sum_of_it))
    page.locator(".own .btn").click()
    question.answered()
    expect(page.locator(".log li", has_text=f"bid f{sum_of_it}").first).to_be_attached()


def test_a_phone_shows_one_side_of_the_board_at_a_time(server: Server, windows: Windows) -> None:
    page = windows.at(seat(server), viewport=PHONE)
    asked(page)
    road = page.get_by_role("region", name="The road ahead of you")
    expect(road.get_by_role("listitem")).to_have_count(13)
    page.get_by_role("button", name="From the Prison to the Park").click()
    expect(page.get_by_role("region", name="From the Prison to the Park").get_by_role("listitem")).to_have_count(11)
