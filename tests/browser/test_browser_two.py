"""Two browsers at one table. Whoever reloads, loses the line or the server is back by themselves, at what an uncut client sees. Each reads in a language."""

import re
from collections.abc import Callable

import pytest
from browserside import PATIENCE, Line, Server, Windows
from fluent.syntax import ast
from hands.threat_level import PLAIN, THREAT_LEVEL, UNION
from playing import OVER, step
from playwright.sync_api import Page, expect
from tongue import say, start

from lopsided.engine.words import words
from lopsided.testing.grammar import nodes, read_messages

ASKED = "main[data-asks]"
OFFLINE = say("banner-offline")


def join(server: Server, name: str, code: str) -> dict[str, object]:
    """Take a free seat."""
    return dict(server.ask(f"/api/tables/{code.replace(' ', '')}/join", {"name": name}))


def next_step(pages: list[Page], count: int) -> bool:
    """Whoever is asked does something; false once it is over."""
    while True:
        for page in pages:
            if page.locator(f"{ASKED}, {OVER}").count():
                return step(page, THREAT_LEVEL, count)
        pages[0].wait_for_timeout(20)


def same(cut: Page, uncut: Page) -> None:
    """Both show the same table: seats, log, board, question, moves. What one has merely opened to look at is closed first."""
    for _ in range(PATIENCE // 100):
        for opened in cut.locator(".verb[aria-expanded=true]").all():
            opened.click()
        told = [page.locator("main").inner_text() for page in (cut, uncut)]
        if told[0] == told[1]:
            return
        cut.wait_for_timeout(100)
    assert told[0] == told[1]


@pytest.fixture
def pair(server: Server) -> tuple[dict[str, object], dict[str, object]]:
    """Two people in a lobby, the host first."""
    host = server.table("open", seats=2, name="Amina", options=PLAIN)
    return host, join(server, "Jonas", str(host["code"]))


def test_one_reloads_and_one_loses_the_line_and_both_see_what_an_uncut_client_sees(
    server: Server, windows: Windows, pair: tuple[dict[str, object], dict[str, object]]
) -> None:
    line = Line(server.port)
    windows.hosts.add(line.url.removeprefix("http://"))
    windows.forgiven += ["WebSocket", "ERR_"]
    amina, jonas = windows.at(pair[0]), windows.at(pair[1], line.url)
    uncut = [windows.at(pair[0]), windows.at(pair[1])]
    amina.get_by_role("button", name=start(2)).click()
    going, count = True, 0
    while going and count < 600:
        if count == 6:
            amina.reload()
        if count == 12:
            line.cut()
            jonas.get_by_text(OFFLINE).wait_for()
            while amina.locator(ASKED).count() and step(amina, THREAT_LEVEL):
                pass
            line.mend()
            expect(jonas.get_by_text(OFFLINE)).to_have_count(0)
            same(jonas, uncut[1])
        going = next_step([amina, jonas], count)
        count += 1
    assert count > 12
    for cut, other in zip([amina, jonas], uncut, strict=True):
        other.locator(OVER).wait_for()
        cut.locator(OVER).wait_for()
        same(cut, other)


def test_after_the_server_died_both_browsers_are_back_by_themselves(own_server: Callable[[], Server], windows: Windows) -> None:
    server = own_server()
    windows.hosts.add(f"127.0.0.1:{server.port}")
    windows.forgiven += ["WebSocket", "ERR_"]
    host = server.table("open", seats=2, name="Amina", options=PLAIN)
    guest = join(server, "Jonas", str(host["code"]))
    pages = [windows.at(host, server.url), windows.at(guest, server.url)]
    pages[0].get_by_role("button", name=start(2)).click()
    assert next_step(pages, 0)
    while not any(page.locator(ASKED).count() for page in pages):
        pages[0].wait_for_timeout(20)
    before = [page.locator("main").text_content() or "" for page in pages]
    server.kill()
    for page in pages:
        page.get_by_text(OFFLINE).wait_for()
    server.start()
    for page, told in zip(pages, before, strict=True):
        expect(page.get_by_text(OFFLINE)).to_have_count(0)
        expect(page.locator("main")).to_have_text(told)
    assert next_step(pages, 1)


def only_in_english(package: str) -> set[str]:
    """What stands in the English language file of a package, several words at a time, and nowhere in the French one."""
    parts = [part for message in read_messages(words(package).source, package).values() for part in nodes(message)]
    told = {part.value.strip(" .:,;") for part in parts if isinstance(part, ast.TextElement)}
    return {text for text in told if text.count(" ") > 1 and text not in words(package, "fr").source}


def all_that_is_read(page: Page) -> str:
    """The texts of a page, seen or only heard."""
    heard = page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return "\n".join([page.locator("body").inner_text(), page.locator("main").text_content() or "", *heard])


def test_one_plays_in_french_beside_one_who_plays_in_english(server: Server, windows: Windows) -> None:
    host = server.table("open", seats=2, name="Amina", options=UNION)
    guest = join(server, "Jonas", str(host["code"]))
    amina, jonas = windows.at(host, locale="en-GB"), windows.at(guest, locale="fr-FR")
    english = only_in_english("lopsided.games.threat_level") | only_in_english("lopsided.server")
    assert len(english) > 500
    amina.get_by_role("button", name="Start with 2 people").click()
    count = 0
    while next_step([amina, jonas], count):
        count += 1
        read = all_that_is_read(jonas)
        assert not [text for text in english if text in read]
        if count == 1:
            expect(amina.locator(".log").get_by_text(re.compile("^(You begin|Jonas begins)\\.$"))).to_have_count(1)
            expect(jonas.locator(".log").get_by_text(re.compile("^(Tu commences|Amina commence)\\.$"))).to_have_count(1)
    expect(jonas.locator(".story li")).to_have_count(5)
    read, beside = all_that_is_read(jonas), all_that_is_read(amina)
    assert not [text for text in english if text in read]
    assert [text for text in english if text in beside], "what is looked for can be found"
