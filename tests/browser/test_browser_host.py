"""What the host can do, as the host and the others see it; and those who only watch."""

import re

import pytest
from browserside import Server, Windows
from hands.threat_level import PLAIN
from playwright.sync_api import Page, Route, expect
from tongue import game_says, say, start


class Party:
    """A host and a guest at a table of three, each in a browser."""

    def __init__(self, server: Server, windows: Windows, guest: Page | None = None) -> None:
        self.seated = server.table("open", name="Amina", options=PLAIN)
        self.code = self.seated["code"].replace(" ", "")
        self.windows = windows
        self.host = windows.at(self.seated)
        self.guest = guest or windows()
        self.join(self.guest)

    def join(self, page: Page, name: str = "Jonas") -> None:
        """Come in by the link and sit down."""
        page.goto(f"/join/{self.code}")
        page.get_by_label(say("home-name")).fill(name)
        page.get_by_role("button", name=say("join-sit")).click()
        page.get_by_text(say("lobby-wait_host")).wait_for()

    def start(self) -> None:
        """Begin."""
        self.host.get_by_role("button", name=start(2, 1)).click()
        for page in (self.host, self.guest):
            page.get_by_role("list", name=say("seats-label")).wait_for()

    def menu(self, button: str) -> None:
        """Open the host's menu, press one button, close it."""
        self.host.get_by_role("button", name=say("nav-menu")).click()
        self.host.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()
        self.host.keyboard.press("Escape")


@pytest.fixture
def party(server: Server, windows: Windows) -> Party:
    """A host and a guest in the lobby."""
    return Party(server, windows)


def test_the_host_locks_the_table_and_opens_it_again(party: Party) -> None:
    late = party.windows()
    party.menu(say("host-lock"))
    late.goto(f"/join/{party.code}")
    expect(late.get_by_text(say("join-no_room"))).to_be_visible()
    party.menu(say("host-unlock"))
    party.join(late, "Mei")
    expect(party.host.get_by_text("Mei")).to_be_visible()


def test_who_was_removed_is_told_so_and_may_come_back(party: Party) -> None:
    party.host.get_by_role("button", name=say("host-remove_of", name="Jonas")).click()
    expect(party.guest.get_by_role("heading", name=say("gone-title"))).to_be_visible()
    party.join(party.guest)
    expect(party.host.get_by_role("button", name=say("host-remove_of", name="Jonas"))).to_be_visible()


def test_a_seat_that_was_lost_stays_lost_when_the_game_comes_late(server: Server, windows: Windows) -> None:
    late, held, guest = re.compile(r"/threat-level-.*\.js$"), list[Route](), windows()
    guest.route(late, lambda route: held.append(route))
    party = Party(server, windows, guest)
    party.host.get_by_role("button", name=say("host-remove_of", name="Jonas")).click()
    expect(guest.get_by_role("heading", name=say("gone-title"))).to_be_visible()
    with guest.expect_response(late):
        for route in held:
            route.continue_()
    guest.wait_for_load_state("networkidle")
    assert guest.evaluate("localStorage.getItem('lopsided.tables')") == "[]"


def test_a_seat_is_handed_to_a_bot_and_given_back(party: Party) -> None:
    party.start()
    party.menu(say("host-to_bot_of", name="Jonas"))
    labelled = party.guest.locator(".seat.robot .bot:visible")
    expect(labelled).to_have_count(2)
    party.menu(say("host-to_person_of", name="Jonas"))
    expect(labelled).to_have_count(1)


def test_the_host_pauses_and_everybody_waits(party: Party) -> None:
    party.start()
    party.menu(say("host-pause"))
    for page in (party.host, party.guest):
        expect(page.get_by_text(say("banner-paused"))).to_be_visible()
    expect(party.host.locator("main[data-asks]")).to_have_count(0)
    party.menu(say("host-resume"))
    for page in (party.host, party.guest):
        expect(page.get_by_text(say("banner-paused"))).to_have_count(0)


def test_the_host_sets_a_thinking_time_and_anybody_may_stop_the_clock(party: Party) -> None:
    party.start()
    party.host.get_by_role("button", name=say("nav-menu")).click()
    party.host.get_by_label(say("host-clock")).select_option("300")
    party.host.keyboard.press("Escape")
    expect(party.guest.get_by_role("timer")).to_be_visible()
    party.guest.get_by_role("button", name=say("clock-stop")).click()
    for page in (party.host, party.guest):
        expect(page.get_by_role("timer")).to_have_count(0)


def test_the_host_ends_the_game_for_everybody(party: Party) -> None:
    party.start()
    party.host.get_by_role("button", name=say("nav-menu")).click()
    party.host.get_by_role("button", name=say("host-end")).click()
    party.host.get_by_role("button", name=say("host-end_sure")).click()
    for page in (party.host, party.guest):
        expect(page.get_by_role("heading", name=say("end-stopped"))).to_be_visible()
    party.host.get_by_role("button", name=say("end-again")).click()
    party.guest.get_by_role("button", name=say("end-join_again")).click()
    expect(party.guest.get_by_text(say("lobby-wait_host"))).to_be_visible()


def test_who_wants_to_stop_proposes_it_and_it_ends_with_a_standing_once_all_agree(party: Party) -> None:
    party.start()
    party.guest.get_by_role("button", name=say("nav-menu")).click()
    party.guest.get_by_role("button", name=say("menu-stop"), exact=True).click()
    agree = party.host.get_by_role("button", name=say("banner-stop_agree"), exact=True)
    party.host.get_by_role("button", name=say("banner-stop_decline"), exact=True).click()
    expect(agree).to_have_count(0)
    party.guest.get_by_role("button", name=say("nav-menu")).click()
    party.guest.get_by_role("button", name=say("menu-stop"), exact=True).click()
    agree.click()
    for page in (party.host, party.guest):
        expect(page.get_by_role("heading", name=say("end-stopped"))).to_be_visible()
        stood = page.get_by_role("list", name=say("end-placing"))
        for name in ("Amina", "Jonas"):
            expect(stood.get_by_text(name)).to_be_visible()
    party.host.get_by_role("link", name=say("end-replay_long")).click()
    expect(party.host.locator("main.game-grid")).to_be_visible()


def test_a_lost_phone_is_a_new_code_in_two_taps_and_nobody_is_told(party: Party) -> None:
    party.start()
    party.guest.context.close()
    told = party.host.get_by_role("log").first.inner_text()
    party.host.get_by_role("button", name=say("nav-menu")).click()
    party.host.get_by_role("button", name=say("host-key_of", name="Jonas")).click()
    code = party.host.get_by_role("dialog").locator("li [role=status] strong").inner_text()
    other = party.windows.phone()
    other.goto("/")
    other.get_by_label(say("home-join_label")).fill(code)
    other.get_by_role("button", name=say("home-join"), exact=True).tap()
    seats = other.get_by_role("list", name=say("seats-label"))
    expect(seats.get_by_role("listitem").filter(has_text="Jonas")).to_contain_text(say("seats-you"))
    assert party.host.get_by_role("log").first.inner_text() == told


def test_people_talk_in_set_phrases_until_the_host_allows_their_own_words(party: Party) -> None:
    party.start()
    party.guest.get_by_role("button", name=say("nav-talk")).click()
    expect(party.guest.get_by_label(say("talk-own"))).to_have_count(0)
    phrase = party.guest.locator("dialog[open] .phrases button").first
    said = phrase.inner_text()
    phrase.click()
    expect(party.host.locator("q.said")).to_have_text(said)
    party.host.get_by_role("button", name=say("nav-menu")).click()
    party.host.get_by_label(say("host-talk")).select_option("text")
    party.host.keyboard.press("Escape")
    party.guest.get_by_role("button", name=say("nav-talk")).click()
    party.guest.get_by_label(say("talk-own")).fill("Nobody told me that")
    party.guest.get_by_role("button", name=say("talk-say")).click()
    expect(party.host.locator("q.said")).to_have_text("Nobody told me that")


def test_a_seat_moves_to_another_device_by_a_code(party: Party) -> None:
    party.start()
    party.guest.get_by_role("button", name=say("nav-menu")).click()
    party.guest.get_by_role("button", name=say("menu-rejoin")).click()
    code = party.guest.locator(".rejoin .code").inner_text()
    other = party.windows.phone()
    other.goto("/")
    other.get_by_label(say("home-join_label")).fill(code)
    other.get_by_role("button", name=say("home-join"), exact=True).tap()
    expect(other.get_by_role("list", name=say("seats-label")).get_by_role("listitem").filter(has_text="Jonas")).to_contain_text(say("seats-you"))


def test_who_only_watches_sees_the_game_and_can_do_nothing(party: Party) -> None:
    watcher = party.windows()
    watcher.goto(f"/join/{party.code}")
    watcher.get_by_role("button", name=say("join-watch")).click()
    party.start()
    expect(watcher.get_by_text(say("banner-watching"))).to_be_visible()
    expect(watcher.get_by_role("list", name=say("seats-label")).get_by_role("listitem")).to_have_count(3)
    expect(watcher.locator(".verb, .aslist, .ask .btn")).to_have_count(0)
    expect(party.host.locator(".where")).to_contain_text(say("desk-watchers", n=1))


def test_bots_play_an_exhibition_to_its_end(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=game_says("title")).click()
    page.get_by_role("button", name=say("home-watch")).click()
    expect(page.get_by_text(say("banner-watching")).or_(page.locator("#story"))).to_be_visible()
    page.locator("#story").wait_for(timeout=60_000)
    expect(page.get_by_role("list", name=say("end-placing")).get_by_text(re.compile(say("seats-bot")))).to_have_count(4)
    expect(page.get_by_text(say("end-again"))).to_have_count(0)
    expect(page.get_by_role("button", name=say("end-again_watch"))).to_be_visible()
