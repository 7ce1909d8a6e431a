"""One seat on two devices, and a computer that somebody else sits at next."""

from browserside import DESK, PHONE, Server, Windows, checked
from playwright.sync_api import Page, expect
from tongue import like, say

SHADOW = say("banner-device")


def take_along(page: Page) -> str:
    """Ask for a code for another device."""
    page.get_by_role("button", name=say("nav-menu")).click()
    page.get_by_role("button", name=say("menu-rejoin")).click()
    code = page.locator(".rejoin .code").inner_text()
    page.get_by_role("button", name=say("close")).click()
    return code


def test_a_second_device_is_told_to_the_first_and_can_be_signed_out(server: Server, windows: Windows) -> None:
    first, second = windows.at(server.table("now", name="Amina")), windows.phone()
    code = take_along(first)
    expect(first.get_by_text(SHADOW)).to_have_count(0)
    second.goto("/")
    second.get_by_label(say("home-join_label")).fill(code)
    second.get_by_role("button", name=say("home-join"), exact=True).click()
    expect(second.get_by_role("button", name=say("nav-menu"))).to_be_visible()
    expect(second.get_by_text(SHADOW)).to_have_count(0)
    expect(first.get_by_text(SHADOW)).to_be_visible()
    checked(first, "told of a second device")
    first.get_by_role("button", name=say("nav-menu")).click()
    expect(first.get_by_role("heading", name=say("menu-devices", n=2))).to_be_visible()
    for size in (DESK, PHONE):
        first.set_viewport_size(size)  # type: ignore[arg-type]
        checked(first, f"the menu of a seat on two devices at {size}")
    first.get_by_role("button", name=say("menu-sign_out")).click()
    expect(first.get_by_role("heading", name=like("menu-devices"))).to_have_count(0)
    expect(second.get_by_text(say("bye-signed_out"))).to_be_visible()
    second.goto("/")
    expect(second.get_by_role("heading", name=say("home-back"))).to_have_count(0)


def test_who_sits_at_this_computer_next_can_say_not_me(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("now", name="Amina"))
    page.get_by_role("button", name=say("nav-menu")).click()
    page.get_by_role("button", name=say("home-not_me")).click()
    expect(page.get_by_text(say("menu-not_me_what"))).to_be_visible()
    checked(page, "not me, in the menu")
    page.get_by_role("button", name=say("menu-not_me_not")).click()
    page.goto("/")
    expect(page.get_by_role("heading", name=say("home-back"))).to_be_visible()
    page.get_by_role("button", name=say("home-not_me")).click()
    expect(page.get_by_text(say("home-not_me_what", n=1))).to_be_visible()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        checked(page, f"not me, on the front page at {size}")
    page.get_by_role("button", name=say("home-not_me_sure")).click()
    expect(page.get_by_role("heading", name=say("home-back"))).to_have_count(0)
    page.reload()
    expect(page.locator(".shelf").first).to_be_visible()
    expect(page.get_by_role("heading", name=say("home-back"))).to_have_count(0)
