"""Every page and every phase of the table, by day, under the lamp and on a phone: nothing that axe objects to."""

from typing import Any

import pytest
from browserside import Server, Windows, checked, checked_in_every_look, reach, shown
from hands.threat_level import HIGH, PLAIN, UNION
from playing import asked
from playwright.sync_api import Page


def test_the_front_page_and_its_sheets(windows: Windows, look: dict[str, Any]) -> None:
    page = windows(**look)
    page.goto("/")
    page.get_by_role("button", name="Threat Level").wait_for()
    checked(page, "front page")
    page.get_by_role("button", name="Look and keys").click()
    checked(page, "look and keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Threat Level").click()
    checked(page, "a box")
    page.get_by_role("button", name="Pass one device around").click()
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
    guest.get_by_label("Your name at the table").fill("Jonas")
    checked(guest, "join")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("The host begins the game").wait_for()
    checked(guest, "a guest's lobby")
    host.get_by_text("House rules").click()
    host.get_by_role("button", name="keep for a bot").first.click()
    host.get_by_role("button", name="let people sit here").wait_for()
    checked(host, "the host's lobby")
    host.get_by_role("button", name="Menu").click()
    checked(host, "the host's menu")
    host.keyboard.press("Escape")
    wall = host.get_by_role("button", name="Show on the wall")
    if wall.is_visible():
        wall.click()
        checked(host, "the wall")


@pytest.mark.parametrize("phase", ["ignore_health", "stop_push", "halve_pull"])
def test_the_unions_questions(server: Server, windows: Windows, phase: str) -> None:
    page = windows.at(reach(server, phase, UNION))
    page.locator(".ask").wait_for()
    checked_in_every_look(page, phase)


def test_the_choice_to_come_back(server: Server, windows: Windows) -> None:
    page = windows.at(reach(server, "return", HIGH))
    page.get_by_role("button", name="Come back").first.wait_for()
    checked_in_every_look(page, "return")


def test_a_turn_with_its_sheets_and_those_who_watch_it(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    seated = shown(server, "action", UNION)
    page, watcher = windows.at(seated, **look), windows(**look)
    asked(page)
    checked(page, "a turn")
    for verb in ("Push", "Steal"):
        page.locator(".verb", has_text=verb).first.click()
        checked(page, f"{verb} is open")
    drawer = page.get_by_role("button", name="What happened")
    if drawer.is_visible():
        drawer.click()
        checked(page, "what happened")
        drawer.click()
    page.get_by_role("button", name="Talk").click()
    page.locator(".phrases button").first.wait_for()
    checked(page, "talk")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at another device").click()
    page.locator(".rejoin").wait_for()
    checked(page, "menu")
    watcher.goto(f"/t/{seated['match']}")
    watcher.get_by_text("You are watching.").wait_for()
    checked(watcher, "somebody else's turn")


def test_the_end_and_the_replay(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    page = windows.at(server.finished(), **look)
    page.locator("#story").wait_for()
    page.get_by_text("Everything that happened").click()
    checked(page, "the end")
    page.get_by_role("link", name="See it again, from any seat").click()
    page.get_by_role("button", name="End", exact=True).click()
    checked(page, "replay")
    page.get_by_role("button", name="The dice").click()
    checked(page, "the dice")


@pytest.mark.parametrize(
    ("path", "heading"), [("/nowhere", "Nothing stands here."), ("/t/nosuchtable", "No such table."), ("/replay/none", "There is no such replay.")]
)
def test_pages_that_lead_nowhere(page: Page, windows: Windows, path: str, heading: str) -> None:
    windows.forgiven.append("404")
    page.goto(path)
    page.get_by_role("heading", name=heading).wait_for()
    checked_in_every_look(page, path)


def test_the_rules(page: Page) -> None:
    page.goto("/rules/threat-level")
    page.get_by_label("Show the numbers of the rules").check()
    page.get_by_text("Rule by rule").click()
    checked_in_every_look(page, "rules")
