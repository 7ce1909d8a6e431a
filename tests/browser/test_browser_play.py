"""Whole games in the browser: with the mouse, with the keyboard alone, by touch on a phone, and on a device that is passed around."""

import pytest
from browserside import NAMES, PHONE, Hand, Server, Windows, axe, fits, kept
from hands import ALL
from hands.threat_level import THREAT_LEVEL, UNION
from playing import OVER, Hands, Question, asked, by_key, open_table, play_out, step, tab_to
from playwright.sync_api import Locator, Page, Route, expect
from tongue import game_says, like, say, start, tells

EVERY_GAME = pytest.mark.parametrize("hands", ALL, ids=lambda hands: hands.game)


@EVERY_GAME
def test_a_whole_game_is_played_with_the_mouse(page: Page, hands: Hands) -> None:
    page.goto("/")
    open_table(page, hands)
    page.get_by_role("button", name=start(1, hands.seats - 1)).click()
    assert play_out(page, hands) > 5
    expect(page.get_by_role("list", name=say("end-placing")).get_by_role("listitem")).to_have_count(hands.seats)
    expect(page.locator("ol.story li")).not_to_have_count(0)
    expect(page.get_by_text(say("seal-fits"))).to_be_visible()
    expect(page.get_by_role("button", name=say("prompt-undo"))).to_have_count(0)


@EVERY_GAME
def test_a_whole_game_is_played_on_a_phone_by_touch(windows: Windows, hands: Hands) -> None:
    page = windows.phone()
    page.goto("/")
    fits(page)
    open_table(page, hands, Locator.tap)
    fits(page)
    page.get_by_role("button", name=start(1, hands.seats - 1)).tap()
    asked(page)
    expect(page.locator(".seat.robot .bot:visible")).to_have_count(hands.seats - 1)
    fits(page)
    assert play_out(page, hands, Locator.tap) > 5
    fits(page)
    page.get_by_role("link", name=say("end-replay_long")).tap()
    page.get_by_text(like("replay-step", at=0)).wait_for()
    fits(page)


def press_next(hands: Hands, question: Question) -> None:
    """One step with keys alone: now with the Tab key, now by the key of a move."""
    if (question.count % 5 and question.phase not in hands.in_parts) or not hands.by_tab(question):
        by_key(question)


@EVERY_GAME
def test_a_whole_game_is_played_with_the_keyboard_alone(page: Page, hands: Hands) -> None:
    page.goto("/")
    page.get_by_role("button", name=hands.title).wait_for()
    tab_to(page, f"button.box:has(img[src*={hands.game}])")
    page.keyboard.press("Enter")
    tab_to(page, "dialog li:nth-child(3) .btn")
    page.keyboard.press("Enter")
    page.get_by_label(say("options-seats")).wait_for()
    tab_to(page, f"select[aria-label='{say('options-seats')}']")
    page.keyboard.press(str(hands.seats))
    page.get_by_role("button", name=start(1, hands.seats - 1)).wait_for()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    for name, value in hands.short.items():
        tab_to(page, f"#option-{name}")
        if isinstance(value, str):
            page.keyboard.press("Home")
            while page.locator(f"#option-{name}").input_value() != value:
                page.keyboard.press("ArrowDown")
        else:
            page.keyboard.press("Control+A")
            page.keyboard.type(str(value))
    tab_to(page, ".go-col .btn.go")
    page.keyboard.press("Enter")
    assert play_out(page, hands, do=lambda question: press_next(hands, question)) > 5
    assert page.locator(OVER).count()


def test_the_first_decision_is_one_click_from_the_front_page(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=say("home-play_now")).first.click()
    expect(page.get_by_role("list", name=say("moves-label")).get_by_role("button")).not_to_have_count(0)


@pytest.mark.usefixtures("each_language")
def test_the_unions_question_takes_the_focus_and_is_answered_with_the_keyboard(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("hotseat", seats=2, names=NAMES[:2], options=UNION))
    while (question := asked(page)) and question.phase != "action":  # the first roll was an emergency
        step(page, THREAT_LEVEL, 1)
    page.locator(".verb", has_text=game_says("verb-push")).last.focus()
    page.keyboard.press("Enter")
    tab_to(page, ".target")
    page.keyboard.press("Enter")
    page.locator(".ask").wait_for()
    page.locator("h1:focus").wait_for()
    tab_to(page, ".ask .btn.help")
    page.keyboard.press("Enter")
    expect(page.locator(".log li.now")).to_contain_text(tells("stopped", NAMES[:2]))


@EVERY_GAME
def test_two_people_pass_one_device_around(page: Page, hands: Hands) -> None:
    page.goto("/")
    page.get_by_role("button", name=hands.title).click()
    page.get_by_role("button", name=say("home-hotseat")).click()
    page.get_by_label(say("home-hotseat_name", n=1)).fill("Amina")
    page.get_by_label(say("home-hotseat_name", n=2)).fill("Jonas")
    page.get_by_role("button", name=say("home-hotseat_start", n=2)).click()
    names: set[str] = set()
    for count in range(200):
        if names == {"amina", "jonas"}:
            break
        question = asked(page)
        assert question is not None
        told = page.locator(".turn .eyebrow").first.inner_text().strip().lower()
        names |= {name for name in ("amina", "jonas") if told.endswith(name)}
        assert step(page, hands, count)
    assert names == {"amina", "jonas"}


def begun(server: Server, windows: Windows) -> Page:
    """A window of somebody who reads as people do, and has seen how it was dealt."""
    page = windows.at(server.table("now", 4), paced=True)
    page.get_by_role("button", name=say("opening-go")).click()
    return page


@EVERY_GAME
def test_who_sits_down_sees_first_and_once_how_unequal_it_was_dealt(server: Server, windows: Windows, hands: Hands) -> None:
    page = windows.at(server.table("now", 4, {}, hands.game), paced=True, viewport=PHONE)
    dealt = page.get_by_role("dialog").get_by_role("table")
    expect(dealt.get_by_role("row").nth(1)).to_be_visible()
    axe(page, "the dealing")
    assert dealt.evaluate("(table) => table.parentElement.scrollWidth <= table.parentElement.clientWidth")
    page.keyboard.press("Enter")
    expect(dealt).to_have_count(0)
    page.reload()
    page.locator("main.game-grid").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_happens_before_the_dealing_was_read_is_shown_after_it(server: Server, windows: Windows) -> None:
    seated = server.table("now", 4)
    page, words = windows(paced=True), list[Route]()
    page.route("**/threat-level/*.ftl", lambda route: words.append(route))
    page.add_init_script(kept(seated))
    page.goto(f"/t/{seated['match']}")
    page.get_by_text(say("desk-laying")).wait_for()
    hand = Hand(server, seated)
    hand.hears(lambda view: bool(view["actions"]))
    hand.move(*first_move(hand))
    hand.hears(lambda view: bool(view["actions"]))
    words[0].continue_()
    begin, table = page.get_by_role("button", name=say("opening-go")), page.locator("main")
    begin.wait_for()
    assert int(table.get_attribute("data-at") or 0) < hand.upto, "the first moves went by unseen"
    begin.click()
    page.locator(f"main[data-at='{hand.upto}'][data-asks]").wait_for()


def first_move(hand: Hand) -> tuple[int, int]:
    """Some answer to what is asked."""
    seat, view = hand.asked()
    return seat, view["actions"][-1]["id"]


def test_whoever_is_asked_again_reads_what_happened_meanwhile_and_sees_a_moment_once_more(server: Server, windows: Windows) -> None:
    page = begun(server, windows)
    page.locator(".verb", has_text=game_says("verb-end_turn")).click()
    lines = page.locator(".recap li button")
    lines.first.wait_for()
    assert 1 <= lines.count() <= 5
    lines.first.click()
    expect(page.locator("[data-moment]")).to_be_visible()
    expect(page.locator(".verb", has_text=game_says("verb-end_turn"))).to_be_enabled()
    page.locator("[data-moment]").wait_for(state="hidden")


def test_who_skips_is_taken_to_the_next_decision(server: Server, windows: Windows) -> None:
    page = begun(server, windows)
    page.locator(".verb", has_text=game_says("verb-end_turn")).click()
    page.get_by_role("button", name=say("prompt-skip")).click()
    page.locator("main[data-asks]").wait_for()
