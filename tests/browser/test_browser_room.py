"""A whole lesson in fast motion: somebody leads, three phones, a wall. A phone is lost, somebody comes late, seats are swapped, the laptop is
loaded anew, and the server dies in the middle of the question."""

from collections.abc import Callable

from browserside import DESK, PHONE, Server, Windows, axe, checked, fits
from playwright.sync_api import Page, expect
from tongue import game_says, say

WALL = {"width": 1920, "height": 1080}


def button(page: Page, message: str, **known: str | int) -> None:
    """Press what says so."""
    page.get_by_role("button", name=say(message, **known)).first.click()


def come(windows: Windows, code: str, name: str) -> Page:
    """Scan, type a nickname, be in."""
    page = windows(viewport=PHONE)
    page.goto(f"/join/{code}")
    page.get_by_label(say("room-nick")).fill(name)
    button(page, "room-enter")
    return page


def both_sizes(page: Page, where: str) -> None:
    """Nothing to object to, on a laptop and on a phone."""
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        checked(page, where)


def test_a_lesson_from_the_first_code_to_the_talk(own_server: Callable[[], Server], windows: Windows) -> None:
    server = own_server()
    windows.home = server.url
    windows.hosts.add(server.url.removeprefix("http://"))
    windows.forgiven += ["WebSocket", "ERR_"]
    lead = windows()
    lead.goto("/")
    lead.get_by_role("link", name=say("home-room")).click()
    lead.wait_for_url("**/room/*")
    code = (lead.locator(".left .code").get_attribute("aria-label") or "").replace(" ", "")
    room = lead.url.rsplit("/", 1)[1]  # known once its code is
    wall = windows(viewport=WALL)
    wall.goto(f"/wall/{room}")
    amina, jonas, mei = (come(windows, code, name) for name in ("Amina", "Jonas", "Mei"))
    for phone in (amina, jonas, mei):
        expect(phone.get_by_role("heading", level=1)).to_have_text(say("room-soon"))
    checked(mei, "a phone that waits")
    expect(wall.locator(".no b")).to_have_text("3")
    button(lead, "room-seat_all")
    expect(mei.get_by_role("heading", level=1)).to_have_text(say("room-go_to", n=1))
    both_sizes(lead, "the console while people gather")
    axe(wall, "the wall with the code")

    # Predict, then play.
    button(lead, "room-begin")
    for phone in (amina, jonas, mei):
        phone.get_by_label(say("room-guess_more", n=4)).click()
        button(phone, "room-guess_send")
    checked(mei, "a phone that has guessed")
    button(lead, "room-start")
    rows = lead.locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(mei.locator(".strip")).to_contain_text(say("room-at_table", n=1))
    expect(wall.locator(".small .pw")).to_have_count(4)
    fits(wall, whole=True)
    late = come(windows, code, "Zoe")
    expect(late.locator(".strip")).to_contain_text(say("room-at_table", n=1))
    expect(rows.locator(".bot")).to_have_count(0)
    both_sizes(lead, "the console while people play")
    button(lead, "room-freeze")
    expect(rows).to_contain_text(say("room-frozen"))
    button(lead, "room-thaw")

    # Somebody loses the phone, two change places, the laptop is loaded anew.
    button(lead, "room-help")
    help = lead.get_by_role("dialog")
    help.get_by_label(say("room-whom")).select_option(label="Jonas")
    button(lead, "room-new_code")
    new_code = help.locator(".code").inner_text()
    checked(lead, "help for somebody")
    help.get_by_label(say("room-swap_with")).select_option(label="Mei")
    lead.keyboard.press("Escape")
    jonas.context.close()
    windows.contexts.remove(jonas.context)
    jonas = windows(viewport=PHONE)
    jonas.goto("/")
    jonas.get_by_label(say("home-join_label")).fill(new_code)
    button(jonas, "home-join")
    expect(jonas.locator(".strip")).to_contain_text(say("room-at_table", n=1))
    lead.reload()
    expect(rows).to_have_count(1)

    # A question of the game's own, in the reader's words.
    lead.get_by_role("button", name=game_says("room-ask_own_1")).click()
    mei.get_by_role("radio", name=game_says("room-answer_own_1_2")).click()
    button(lead, "room-show_answers")
    expect(wall.get_by_text(game_says("room-answer_own_1_2"))).to_be_visible()
    button(lead, "room-go_on")

    # Freeze and ask; the server dies in the middle, and nobody has to do anything.
    button(lead, "room-ask_fair")
    amina.get_by_role("radio", name=say("room-answer_fair_3")).click()
    expect(amina.get_by_role("dialog").get_by_role("status")).to_have_text(say("room-answer_kept"))
    checked(amina, "a phone that is asked")
    server.kill()
    server.start()
    jonas.get_by_role("radio", name=say("room-answer_fair_2")).click()
    expect(lead.get_by_text(say("room-answered", n=2, of=4).split(".")[0])).to_be_visible()  # who had answered says so again
    both_sizes(lead, "the console with a question")
    button(lead, "room-show_answers")
    expect(wall.get_by_text(say("room-answer_fair_3"))).to_be_visible()
    axe(wall, "the wall with the answers")
    button(lead, "room-go_on")

    # Stop, and talk.
    button(lead, "room-stop")
    button(lead, "room-stop_now")
    dots = wall.locator(".dot")
    expect(dots).to_have_count(1)
    expect(wall.get_by_text(say("room-talk"))).to_have_count(0)
    for part in range(1, 6):  # built up part by part, by whoever leads
        button(lead, f"room-talk_{part}")
        expect(wall.get_by_text(say("room-talk"))).to_have_count(int(part == 5))
        fits(wall, whole=True)
    expect(wall.locator(".hb").first.or_(wall.get_by_text(say("room-crowd_soon")))).to_be_visible()  # the many games, or that they are not there
    axe(wall, "the wall at the end")
    expect(lead.get_by_role("heading", name=say("room-debrief_head"))).to_be_visible()
    expect(mei.locator("#asked")).to_have_count(0)
    expect(mei.get_by_role("heading", level=1)).to_be_visible()
    lead.get_by_role("button", name=say("nav-menu")).click()
    windows.forgiven.append("404")  # an end page may still ask for what is deleted
    button(lead, "room-delete")
    button(lead, "room-delete_sure")
    expect(mei.get_by_role("heading", name=say("room-gone"))).to_be_visible()
