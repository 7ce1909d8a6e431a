"""Join codes end with their match; the end page stays where it is."""

from collections.abc import Callable

import pytest
from browserside import DESK, PHONE, Server, Windows, checked
from playwright.sync_api import expect
from tongue import game_says, say, start


def test_a_code_ends_with_its_match_and_the_page_outlasts_it(server: Server, windows: Windows) -> None:
    windows.forgiven.append("404")
    seated = server.table("open", name="Amina")
    code = seated["code"].replace(" ", "")
    host, watcher = windows.at(seated, path=f"/join/{code}"), windows()
    watcher.goto(f"/join/{code}")
    watcher.get_by_role("button", name=say("join-watch")).click()
    host.get_by_role("button", name=start(1, 2)).click()
    expect(host.get_by_role("button", name=start(1, 2))).to_have_count(0)
    host.get_by_role("button", name=say("nav-menu")).click()
    host.get_by_role("button", name=say("host-end")).click()
    host.get_by_role("button", name=say("host-end_sure")).click()
    for page in (host, watcher):
        expect(page.get_by_role("heading", level=1)).to_have_text(say("end-stopped"))
        page.reload()
    expect(host.get_by_role("heading", level=1)).to_have_text(say("end-stopped"))
    expect(watcher.get_by_role("heading", level=1)).to_have_text(say("end-stopped"))
    late = windows.at(seated, path=f"/join/{code}")  # this browser was closed before the end and still has the code
    expect(late.get_by_role("heading", name=say("join-missing"))).to_be_visible()


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
    other.get_by_label(say("home-join_label")).fill(seated["code"].lower())
    other.get_by_role("button", name=say("home-join"), exact=True).click()
    expect(other.get_by_role("heading", name=say("join-head", title=game_says("title")))).to_be_visible()
