"""A page that does not come whole, or does not fit the server: it says so and loads itself anew, once."""

import re

from browserside import Server, Windows, checked
from playwright.sync_api import Page, Route, expect
from tongue import say, start

INCOMPLETE = say("load-title")


def count_loads(page: Page) -> list[str]:
    """How often the page itself is loaded from now on."""
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
    return loads


def test_a_board_that_does_not_come_is_said_after_one_reload_and_comes_when_it_can(server: Server, windows: Windows) -> None:
    windows.forgiven += ["Failed to load", "ERR_FAILED"]
    seated = server.table("now", name="Amina")
    page = windows.at(seated)
    expect(page.get_by_role("button", name=say("nav-menu"))).to_be_visible()
    for chunk, pages in (("threat-level", f"/t/{seated['match']}"), ("TablePage", f"/t/{seated['match']}"), ("Rules", "/rules/threat-level")):
        page.route(f"**/assets/{chunk}-*.js", lambda route: route.abort())
        loads = count_loads(page)
        page.goto(pages)
        expect(page.get_by_role("heading", name=INCOMPLETE)).to_be_visible()
        assert len(loads) == 2, "once, and once anew"
        page.unroute(f"**/assets/{chunk}-*.js")
        checked(page, f"without {chunk}")
        page.get_by_role("button", name=say("load-again")).click()
        expect(page.get_by_role("heading", name=INCOMPLETE)).to_have_count(0)
        expect(page.get_by_role("button", name=say("nav-menu")).or_(page.get_by_text(say("rules-numbers")))).to_be_visible()


def test_a_board_that_does_not_come_at_once_comes_by_itself(server: Server, windows: Windows) -> None:
    windows.forgiven += ["Failed to load", "ERR_FAILED"]
    page = windows()
    left = [2]

    def fail(route: Route) -> None:
        left[0] -= 1
        route.abort() if left[0] >= 0 else route.continue_()

    page.route("**/assets/TablePage-*.js", fail)
    page.goto("/")
    page.get_by_role("button", name=say("home-play_now")).click()
    expect(page.get_by_role("button", name=say("nav-menu"))).to_be_visible()


def test_where_not_even_the_first_script_comes_the_page_is_not_blank(windows: Windows) -> None:
    windows.forgiven += ["Failed to load", "ERR_FAILED"]
    page = windows()
    page.route("**/assets/index-*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(".boot")).to_contain_text(say("page-coming"))
    expect(page.locator(".boot")).to_have_css("opacity", "1")


def test_a_page_of_another_version_than_the_server_loads_itself_anew_once_and_says_so(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("now", name="Amina"))
    expect(page.get_by_role("button", name=say("nav-menu"))).to_be_visible()

    def of_next_year(message: str | bytes) -> str:
        return re.sub(r'"protocol":\d+}', '"protocol":99}', str(message))

    page.route_web_socket("**/ws", lambda socket: socket.on_message((lambda there: lambda said: there.send(of_next_year(said)))(socket.connect_to_server())))
    loads = count_loads(page)
    page.reload()
    expect(page.get_by_text(say("bye-protocol"))).to_be_visible()
    page.wait_for_function("performance.getEntriesByType('navigation')[0].type === 'reload' && sessionStorage.length > 0")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(say("bye-protocol"))).to_be_visible()
    assert len(loads) == 2


def test_the_focus_goes_to_the_heading_of_each_new_page(server: Server, windows: Windows) -> None:
    page = windows()
    page.goto("/")
    page.get_by_role("button", name=say("home-open")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("button", name=start(1, 3)).focus()
    page.keyboard.press("Enter")
    page.locator("main.game-grid").wait_for()
    expect(page.locator("main h1")).to_be_focused()
    page.get_by_role("link", name=say("front_page")).click()
    expect(page.get_by_role("heading", level=1, name=say("home-head_1"))).to_be_focused()
