"""Every page and every phase of the table, by day, under the lamp and on a phone: nothing that axe objects to."""

from typing import Any

import pytest
from browserside import Server, Windows, checked, checked_in_every_look
from fitting import has_room_for_its_words, has_room_for_longer_words, misfits, sheet_has_room_for_longer_words
from hands.threat_level import HIGH, PLAIN, UNION
from playing import asked
from playwright.sync_api import Page
from prepared import finished, reach
from tongue import game_says, say


def test_the_front_page_and_its_sheets(windows: Windows, look: dict[str, Any]) -> None:
    page = windows(**look)
    page.goto("/")
    page.get_by_role("button", name=game_says("title")).wait_for()
    checked(page, "front page")
    page.get_by_role("button", name=say("nav-look")).click()
    checked(page, "look and keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=game_says("title")).click()
    checked(page, "a box")
    page.get_by_role("button", name=say("home-hotseat")).click()
    checked(page, "who passes the device around")


def test_an_open_key_that_can_do_nothing_is_read_under_the_pointer_too(page: Page, windows: Windows) -> None:
    page.goto("/nowhere")
    windows.forgiven.append("404")
    page.get_by_role("heading").first.wait_for()
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button class=\"btn verb go shut\">Steal</button>')")
    page.locator(".shut").hover()
    checked_in_every_look(page, "a shut key")


def test_joining_and_the_lobby(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    seated = server.table("open", name="Amina", options=PLAIN)
    host, guest = windows.at(seated, **look), windows(**look)
    guest.goto(f"/join/{seated['code'].replace(' ', '')}")
    guest.get_by_label(say("home-name")).fill("Jonas")
    checked(guest, "join")
    guest.get_by_role("button", name=say("join-sit")).click()
    guest.get_by_text(say("lobby-wait_host")).wait_for()
    checked(guest, "a guest's lobby")
    host.get_by_text(say("options-house")).click()
    host.get_by_role("button", name=say("lobby-keep_for_bot")).first.click()
    host.get_by_role("button", name=say("lobby-free_it")).wait_for()
    checked(host, "the host's lobby")
    host.get_by_role("button", name=say("nav-menu")).click()
    checked(host, "the host's menu")
    host.keyboard.press("Escape")
    wall = host.get_by_role("button", name=say("lobby-wall_on"))
    if wall.is_visible():
        wall.click()
        checked(host, "the wall")


@pytest.mark.usefixtures("each_language")
@pytest.mark.parametrize("phase", ["ignore_health", "stop_push", "halve_pull"])
def test_the_unions_questions(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(reach(server, phase, UNION))
    page.locator(".ask").wait_for()
    checked_in_every_look(page, phase)
    has_room_for_its_words(page, phase)
    has_room_for_longer_words(page, phase)


@pytest.mark.usefixtures("each_language")
def test_the_choice_to_come_back(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "return", HIGH))
    page.get_by_role("button", name=game_says("verb-come_back")).first.wait_for()
    checked_in_every_look(page, "return")
    has_room_for_its_words(page, "return")
    has_room_for_longer_words(page, "return")


@pytest.mark.usefixtures("each_language")
def test_a_turn_and_the_end_have_room_for_longer_words(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "action", UNION))
    asked(page)
    page.locator(".verb:not(.shut)").nth(1).click()
    has_room_for_its_words(page, "a turn")
    has_room_for_longer_words(page, "a turn")
    over = windows.at(finished(server))
    over.locator("#story").wait_for()
    has_room_for_longer_words(over, "the end")


def test_the_sheets_of_the_front_page_and_the_lobby_have_room_for_longer_words(server: Server, windows: Windows) -> None:
    page = windows()
    page.goto("/")
    page.get_by_role("button", name=game_says("title")).wait_for()
    sheet_has_room_for_longer_words(page, "front page")
    page.get_by_role("button", name=say("nav-look")).click()
    sheet_has_room_for_longer_words(page, "look and keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=game_says("title")).click()
    sheet_has_room_for_longer_words(page, "a box")
    page.get_by_role("button", name=say("home-hotseat")).click()
    sheet_has_room_for_longer_words(page, "who passes the device around")
    seated = server.table("open", name="Amina", options=PLAIN)
    guest, host = windows(), windows.at(seated)
    guest.goto(f"/join/{seated['code'].replace(' ', '')}")
    guest.get_by_label(say("home-name")).wait_for()
    has_room_for_longer_words(guest, "join")
    host.get_by_text(say("options-house")).click()
    host.get_by_role("button", name=say("lobby-keep_for_bot")).first.click()
    host.get_by_role("button", name=say("lobby-free_it")).wait_for()
    sheet_has_room_for_longer_words(host, "the host's lobby")
    host.get_by_role("button", name=say("nav-menu")).click()
    sheet_has_room_for_longer_words(host, "the host's menu")


def test_the_sheets_of_a_table_its_replay_and_the_rules_have_room_for_longer_words(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "action", UNION))
    asked(page)
    page.get_by_role("button", name=say("nav-talk")).click()
    page.locator(".phrases button").first.wait_for()
    sheet_has_room_for_longer_words(page, "talk")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("nav-menu")).click()
    page.get_by_role("button", name=say("menu-rejoin")).click()
    page.locator(".rejoin").wait_for()
    sheet_has_room_for_longer_words(page, "menu")
    over = windows.at(finished(server))
    over.get_by_text(say("end-log")).click()
    sheet_has_room_for_longer_words(over, "the end with all that happened")
    over.get_by_role("link", name=say("end-replay_long")).click()
    over.get_by_role("button", name=say("replay-end"), exact=True).click()
    sheet_has_room_for_longer_words(over, "replay")
    over.get_by_role("button", name=say("replay-dice")).click()
    sheet_has_room_for_longer_words(over, "the dice")


def test_a_text_that_is_too_long_is_found_wherever_it_stands(page: Page) -> None:
    page.goto("/?lang=xx")
    page.locator(".shelf").first.wait_for()
    box = "width: 60px; border: 1px solid; white-space: nowrap"
    page.locator("main").evaluate(
        """(main, box) => (main.innerHTML = `
        <p style="${box}; overflow: hidden; text-overflow: ellipsis">cut off, and so hidden</p><p style="${box}">beyond its border</p><p style="${box}">fits</p>
        <svg width="300" height="40"><g><rect width="50" height="20" /><text y="15">out of its shape</text></g>
        <text x="280" y="35">out of the drawing</text></svg>
        <p style="${box}; width: 200px"><i>the one text</i><i style="margin-left: -40px">the other text</i></p>`)""",
        box,
    )
    told = "\n".join(misfits(page, 100))
    for found in ("is cut off by p", "sticks out of p", "sticks out of its shape", "sticks out of its drawing", "lies on"):
        assert found in told
    assert "fits" not in told


def test_a_turn_with_its_sheets_and_those_who_watch_it(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    seated = reach(server, "action", UNION)
    page, watcher = windows.at(seated, **look), windows(**look)
    asked(page)
    checked(page, "a turn")
    for verb in (game_says("verb-push"), game_says("verb-steal")):
        page.locator(".verb", has_text=verb).first.click()
        checked(page, f"{verb} is open")
    drawer = page.get_by_role("button", name=say("log-label"))
    if drawer.is_visible():
        drawer.click()
        checked(page, "what happened")
        drawer.click()
    page.get_by_role("button", name=say("nav-talk")).click()
    page.locator(".phrases button").first.wait_for()
    checked(page, "talk")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("nav-menu")).click()
    page.get_by_role("button", name=say("menu-rejoin")).click()
    page.locator(".rejoin").wait_for()
    checked(page, "menu")
    watcher.goto(f"/t/{seated['match']}")
    watcher.get_by_text(say("banner-watching")).wait_for()
    checked(watcher, "somebody else's turn")


def test_the_end_and_the_replay(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    page = windows.at(finished(server), **look)
    page.locator("#story").wait_for()
    page.get_by_text(say("end-log")).click()
    checked(page, "the end")
    page.get_by_role("link", name=say("end-replay_long")).click()
    page.get_by_role("button", name=say("replay-end"), exact=True).click()
    checked(page, "replay")
    page.get_by_role("button", name=say("replay-dice")).click()
    checked(page, "the dice")


@pytest.mark.parametrize(
    ("path", "heading"), [("/nowhere", say("lost-title")), ("/t/nosuchtable", say("join-missing")), ("/replay/none", say("replay-missing"))]
)
def test_pages_that_lead_nowhere(page: Page, windows: Windows, path: str, heading: str) -> None:
    windows.forgiven.append("404")
    page.goto(path)
    page.get_by_role("heading", name=heading).wait_for()
    checked_in_every_look(page, path)


def test_the_rules(page: Page) -> None:
    page.goto("/rules/threat-level")
    page.get_by_label(say("rules-numbers")).check()
    page.get_by_text(say("rules-ledger")).click()
    checked_in_every_look(page, "rules")
