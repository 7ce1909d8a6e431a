"""Join codes end with their match; the end page stays where it is."""

from collections.abc import Callable

import pytest
from browserside import DESK, PHONE, Server, Windows, checked
from playwright.sync_api import expect


def test_a_code_ends_with_its_match_and_the_page_outlasts_it(server: Server, windows: Windows) -> None:
    windows.forgiven.append("404")
    seated = server.table("open", name="Amina")
    code = seated["code"].replace(" ", "")
    host, watcher = windows.at(seated, path=f"/join/{code}"), windows()
    watcher.goto(f"/join/{code}")
    watcher.get_by_role("button", name="Only watch").click()
    host.get_by_role("button", name="Start with").click()
    expect(host.get_by_role("button", name="Start with")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="Yes, end it for everybody").click()
    for page in (host, watcher):
        expect(page.get_by_role("heading", level=1)).to_have_text("The game was stopped before its end.")
        page.reload()
    expect(host.get_by_role("heading", level=1)).to_have_text("The game was stopped before its end.")
    expect(watcher.get_by_role("heading", level=1)).to_have_text("The game was stopped before its end.")
    late = windows.at(seated, path=f"/join/{code}")  # this browser was closed before the end and still has the code
    expect(late.get_by_role("heading", name="No such table.")).to_be_visible()


def test_a_code_of_two_words_fits_the_wall_and_the_phone(own_server: Callable[[], Server], windows: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOPSIDED_CODE_WORDS", "2")
    server = own_server()
    windows.hosts.add(f"127.0.0.1:{server.port}")
    seated = server.table("open", name="Amina")
    assert len(seated["code"].split()) == 3
    page = windows.at(seated, server.url)
    expect(page.locator(".call .vh")).to_have_text(" ".join(seated["code"]))
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        checked(page, f"a long code at {size}")
    other = windows(base_url=server.url)
    other.goto("/")
    other.get_by_label("Join with a code").fill(seated["code"].lower())
    other.get_by_role("button", name="Join", exact=True).click()
    expect(other.get_by_role("heading", name="Sit down at")).to_be_visible()
