"""Disruptopia in the browser: a draft that is dragged, kept and sealed; plans that open together; every question for every eye, at every size."""

import json
from datetime import datetime, timedelta
from typing import Any

import pytest
from browserside import DESK, PHONE, Hand, Line, Server, Windows, axe, fits
from fitting import has_room_for_longer_words
from hands.disruptopia import DISRUPTOPIA, SHORT, plan
from playing import Question, asked, step, tab_to
from playwright.sync_api import Locator, Page, expect
from prepared import asking, finished

from lopsided.engine.match import Match
from lopsided.games.disruptopia import GAME as RULES
from lopsided.server.table.orders import SHORTEST_CLOCK

GAME = DISRUPTOPIA.game
WALL, SMALL = {"width": 1920, "height": 1080}, {"width": 320, "height": 640}
LIKED = {"place": 1, "play": 2, "carry_out": 2, "confirm": 0.05, "skip": 0.05, "decline": 0.05, "go_on": 0.05, "recall": 0.01, "toss": 0.01}


def table(server: Server, mode: str = "now", seats: int = 2, options: dict[str, Any] = SHORT) -> dict[str, Any]:
    """A table of this game; what its opener is given."""
    return {**server.table(mode, seats, options, GAME), "title": "Disruptopia"}


def until(page: Page, phase: str, act: Any = Locator.click) -> Question:
    """Answer what is asked before."""
    for count in range(200):
        question = asked(page, act=act)
        assert question, f"the game ended before anybody asked about {phase}"
        if question.phase == phase:
            return question
        step(page, DISRUPTOPIA, count, act)
    raise AssertionError(f"{phase} never comes")


def key_of(page: Page, words: str) -> str:
    """The key that the list of moves names for this move."""
    return str(page.locator(".aslist li button", has_text=words).get_attribute("aria-keyshortcuts")).lower()


def opened(page: Page, name: str) -> Locator:
    """Somebody's plan, once all are open."""
    return page.locator(".plans li", has=page.locator(".pn b", has_text=name))


def placed(page: Page) -> list[str]:
    """Which workers stand where on the strategy board."""
    return list(page.locator("[data-option]").evaluate_all("(all) => all.map((op) => [...op.querySelectorAll('.sock .w b')].map((b) => b.textContent).join())"))


def test_a_worker_is_dragged_onto_the_board_and_elsewhere_and_back(server: Server, windows: Windows) -> None:
    page = windows.at(table(server))
    until(page, "plan")
    page.locator(".plank button").nth(1).drag_to(page.locator("[data-option='7']"))
    assert placed(page)[6] == "2"
    page.locator("[data-option='7'] .worker:not(.ghost)").drag_to(page.locator("[data-option='2']"))
    assert (placed(page)[6], placed(page)[1]) == ("", "2")
    page.locator("[data-option='2'] .worker:not(.ghost)").drag_to(page.locator(".turn h1"))
    assert "".join(placed(page)) == ""


def test_a_worker_is_placed_by_touch_and_goes_on_to_another_option(server: Server, windows: Windows) -> None:
    page = windows.at(table(server), viewport=PHONE, has_touch=True, is_mobile=True)
    until(page, "plan", Locator.tap)
    page.locator("[data-option='2']").tap()
    page.locator("[data-option='7']").tap()
    assert (placed(page)[1], placed(page)[6]) == ("1", "2")
    page.locator(".plank button").first.tap()
    page.locator("[data-option='5']").tap()
    assert (placed(page)[1], placed(page)[4], placed(page)[6]) == ("", "1", "2")


def test_workers_are_placed_with_arrow_keys_and_with_the_keys_of_the_list(server: Server, windows: Windows) -> None:
    page = windows.at(table(server))
    until(page, "plan")
    tab_to(page, "[data-option='1']")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    assert placed(page)[5] == "1"
    page.keyboard.press(key_of(page, "Worker 2: Marketing"))
    assert placed(page)[6] == "2"
    page.keyboard.press("t")
    assert (placed(page)[5], placed(page)[6]) == ("1", "")
    page.keyboard.press("4")
    assert placed(page)[3] == "2", "a digit is the place on the board"
    page.keyboard.press("t")
    page.keyboard.press("e")
    expect(opened(page, "You").locator("i")).to_have_text(["Buyback"])


def test_the_list_and_the_board_are_one_plan_and_what_lies_there_is_sealed(server: Server, windows: Windows) -> None:
    page = windows.at(table(server))
    until(page, "plan")
    page.locator(".plank button").nth(2).drag_to(page.locator("[data-option='7']"))
    page.locator(".aslist li button", has_text="Worker 1: Government Handout").evaluate("(line) => line.click()")
    assert (placed(page)[4], placed(page)[6]) == ("1", "3")
    page.locator("[data-option='5'] .worker:not(.ghost)").drag_to(page.locator("[data-option='2']"))
    page.locator(".aslist li button", has_text="Seal the plan, 1 worker stays idle").evaluate("(line) => line.click()")
    expect(opened(page, "You").locator("i")).to_have_text(["Patent", "Market"])


def test_a_draft_outlives_a_reload_and_can_be_changed_until_it_is_sealed(server: Server, windows: Windows) -> None:
    page = windows.at(table(server))
    until(page, "plan")
    page.locator("[data-option='2']").click()
    page.locator("[data-option='7']").click()
    before = placed(page)
    page.reload()
    assert asked(page)
    assert placed(page) == before
    page.get_by_role("button", name="Take one back").click()
    page.locator(".plank button").first.click()
    page.locator("[data-option='5']").click()
    assert (placed(page)[1], placed(page)[4], placed(page)[6]) == ("", "1", "")


def test_a_draft_outlives_a_lost_line_and_goes_on_without_it(server: Server, windows: Windows) -> None:
    line = Line(server.port)
    windows.hosts.add(line.url.removeprefix("http://"))
    windows.forgiven += ["WebSocket", "ERR_"]
    page = windows.at(table(server), line.url)
    until(page, "plan")
    page.locator("[data-option='2']").click()
    line.cut()
    page.locator("[data-option='7']").click()
    assert (placed(page)[1], placed(page)[6]) == ("1", "2")
    line.mend()
    page.locator(".acts .btn.go").click()
    expect(opened(page, "You").locator("i")).to_have_text(["Patent", "Market"])


def test_who_runs_out_of_time_keeps_what_was_placed(server: Server, windows: Windows) -> None:
    seated = table(server)
    page = windows.at(seated)
    until(page, "plan")
    host = Hand(server, seated)
    host.say(t="host", id="clock", order="clock", value=SHORTEST_CLOCK)
    page.locator(".plank button").nth(1).drag_to(page.locator("[data-option='2']"))
    host.hears(lambda view: view["table"]["companies"][view["seat"]]["placed"] == 2)
    page.locator("[data-option='2'] .worker:not(.ghost)").drag_to(page.locator("[data-option='7']"))
    host.hears(lambda view: view["table"]["companies"][view["seat"]]["plan"][:2] == [0, 7])
    assert (placed(page)[0], placed(page)[6]) == ("", "2")
    expect(opened(page, "You").locator("i")).to_have_text(["Market"])


def test_a_half_made_plan_leaves_the_page_only_with_its_seal(server: Server, windows: Windows) -> None:
    page = windows()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    seated = table(server)
    page.goto("/")
    page.evaluate("(known) => localStorage.setItem('lopsided.tables', known)", json.dumps([{**seated, "at": 1}]))
    page.goto(f"/t/{seated['match']}")
    question = until(page, "plan")
    moves = [frame for frame in sent if '"move"' in frame]
    for option in (2, 7, 5):
        page.locator(f"[data-option='{option}']").click()
    assert [frame for frame in sent if '"move"' in frame] == moves
    question.press(".acts .btn.go")
    question.answered()
    assert len([frame for frame in sent if '"move"' in frame]) >= len(moves) + 1


# every question, for every eye, at every size


def settled(match: Match) -> bool:
    """Any question at any time, but a plan not before the third round."""
    return match.phase != "plan" or match.g.round > 2


def eight_cards(match: Match) -> bool:
    """The person holds three cards more than a hand may keep."""
    return len(match.view(0)["table"]["companies"][0]["hand"]) == 8


def reach(server: Server, phase: str, seats: int, options: dict[str, Any], when: Any = settled) -> dict[str, Any]:
    """A table with bots at which its person is asked about just this."""
    return {**asking(server, RULES, seats, options, LIKED, phase, seat=0, when=when, mode="now"), "title": "Disruptopia"}


PHASES = ["home", "plan", "window", "cards", "worker", "handout", "scale", "restructure", "audit", "target", "region", "deck", "snatch"]


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_of_disruptopia_fits_and_can_be_read_by_everybody(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(reach(server, phase, 4, {"max_rounds": 12}))
    assert asked(page)
    for size in (SMALL, PHONE, DESK, WALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)
        if size in (PHONE, DESK):
            axe(page, f"{phase} at {size['width']}")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    ways = page.locator(".act .acts .btn, .act .target")
    assert ways.count()
    expect(ways.last if phase == "home" else ways.first).to_be_in_viewport(ratio=1)
    page.emulate_media(color_scheme="dark")
    axe(page, f"{phase} in the dark", colours=True)
    has_room_for_longer_words(page, phase)


def test_five_companies_fit_every_window(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "plan", 5, SHORT))
    assert asked(page)
    for size in (SMALL, PHONE, {"width": 820, "height": 1180}, DESK, WALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_plans_are_opened_together_before_the_first_is_carried_out(server: Server, windows: Windows, motion: Any) -> None:
    page = windows.at(table(server, seats=3), reduced_motion=motion)
    plan(until(page, "plan"))
    expect(page.get_by_role("heading", name="All plans are open.")).to_be_visible()
    expect(page.locator(".reveal.open li")).to_have_count(3)
    expect(page.locator(".plans li")).to_have_count(3)
    expect(page.locator(".plans .worker")).to_have_count(page.locator(".allw .worker").count())
    axe(page, f"the reveal with motion {motion}")
    fits(page)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".reveal")).to_have_count(0)


def second(server: Server) -> dict[str, Any]:
    """A table of four at which somebody else begins."""
    while True:
        seated = table(server, seats=4)
        hand = Hand(server, seated)
        hand.line.close()
        if hand.views[str(seated["seats"][0])]["table"]["first"] != seated["seats"][0]:
            return seated


def test_every_moment_waits_for_who_reads_and_goes_on_for_who_has_read(server: Server, windows: Windows) -> None:
    page = windows.at(second(server), reduced_motion="no-preference")
    question = until(page, "plan")
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(seconds=60))  # nothing goes by itself any more
    plan(question)
    expect(page.get_by_role("heading", name="All plans are sealed. Open them.")).to_be_visible()
    expect(page.locator(".plans, .allw .worker")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.get_by_role("heading", name="All plans are open.")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".reveal")).to_have_count(0)
    told = set[str]()
    for _ in range(120):
        told |= set(page.locator(".said, .quarter li.done em, .quarter li.failed .what span, .quarter li.done .what span").all_inner_texts())
        if page.locator("main[data-asks]").count():
            break
        page.keyboard.press("Enter" if page.locator("dialog[open]").count() else "n")  # what changes the game for good is a scene of its own
    assert asked(page)
    assert len(told) > 6


def test_more_cards_than_a_hand_holds_are_all_seen_at_once(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "plan", 2, SHORT, eight_cards))
    assert asked(page)
    for size in (DESK, WALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(".hand li")).to_have_count(8)
        for card in page.locator(".hand li").all():
            expect(card).to_be_in_viewport(ratio=0.99)
            assert card.evaluate("(card) => [...card.querySelectorAll('.face, .ch, .title, .does')].every((part) => part.scrollWidth <= part.clientWidth + 1)")


def test_the_end_of_disruptopia_fits_and_can_be_read_by_everybody(server: Server, windows: Windows) -> None:
    page = windows.at(finished(server, game="disruptopia", seats=4, options={"max_rounds": 12}))
    page.locator("#story").wait_for()
    axe(page, "the end")
    has_room_for_longer_words(page, "the end")
