"""What the host can do, as the host and the others see it; and those who only watch."""

import re

import pytest
from browserside import Server, Windows
from hands.threat_level import PLAIN
from playwright.sync_api import Page, Route, expect


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
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.get_by_text("The host begins the game").wait_for()

    def start(self) -> None:
        """Begin."""
        self.host.get_by_role("button", name="Start with 2 people and 1 bot").click()
        for page in (self.host, self.guest):
            page.get_by_role("list", name="Seats").wait_for()

    def menu(self, button: str) -> None:
        """Open the host's menu, press one button, close it."""
        self.host.get_by_role("button", name="Menu").click()
        self.host.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()
        self.host.keyboard.press("Escape")


@pytest.fixture
def party(server: Server, windows: Windows) -> Party:
    """A host and a guest in the lobby."""
    return Party(server, windows)


def test_the_host_locks_the_table_and_opens_it_again(party: Party) -> None:
    late = party.windows()
    party.menu("Lock the table")
    late.goto(f"/join/{party.code}")
    expect(late.get_by_text("There is no free seat at this table now.")).to_be_visible()
    party.menu("Unlock the table")
    party.join(late, "Mei")
    expect(party.host.get_by_text("Mei")).to_be_visible()


def test_who_was_removed_is_told_so_and_may_come_back(party: Party) -> None:
    party.host.get_by_role("button", name="remove: Jonas").click()
    expect(party.guest.get_by_role("heading", name="The table has let you go.")).to_be_visible()
    party.join(party.guest)
    expect(party.host.get_by_role("button", name="remove: Jonas")).to_be_visible()


def test_a_seat_that_was_lost_stays_lost_when_the_game_comes_late(server: Server, windows: Windows) -> None:
    late, held, guest = re.compile(r"/threat-level-.*\.js$"), list[Route](), windows()
    guest.route(late, lambda route: held.append(route))
    party = Party(server, windows, guest)
    party.host.get_by_role("button", name="remove: Jonas").click()
    expect(guest.get_by_role("heading", name="The table has let you go.")).to_be_visible()
    with guest.expect_response(late):
        for route in held:
            route.continue_()
    guest.wait_for_load_state("networkidle")
    assert guest.evaluate("localStorage.getItem('lopsided.tables')") == "[]"


def test_a_seat_is_handed_to_a_bot_and_given_back(party: Party) -> None:
    party.start()
    party.menu("hand to a bot: Jonas")
    labelled = party.guest.locator(".seat.robot .bot:visible")
    expect(labelled).to_have_count(2)
    party.menu("give back: Jonas")
    expect(labelled).to_have_count(1)


def test_the_host_pauses_and_everybody_waits(party: Party) -> None:
    party.start()
    party.menu("Pause")
    for page in (party.host, party.guest):
        expect(page.get_by_text("The game is paused.")).to_be_visible()
    expect(party.host.locator("main[data-asks]")).to_have_count(0)
    party.menu("Go on")
    for page in (party.host, party.guest):
        expect(page.get_by_text("The game is paused.")).to_have_count(0)


def test_the_host_sets_a_thinking_time_and_anybody_may_stop_the_clock(party: Party) -> None:
    party.start()
    party.host.get_by_role("button", name="Menu").click()
    party.host.get_by_label("Thinking time").select_option("300")
    party.host.keyboard.press("Escape")
    expect(party.guest.get_by_role("timer")).to_be_visible()
    party.guest.get_by_role("button", name="stop the clock").click()
    for page in (party.host, party.guest):
        expect(page.get_by_role("timer")).to_have_count(0)


def test_the_host_ends_the_game_for_everybody(party: Party) -> None:
    party.start()
    party.host.get_by_role("button", name="Menu").click()
    party.host.get_by_role("button", name="End the game").click()
    party.host.get_by_role("button", name="Yes, end it for everybody").click()
    for page in (party.host, party.guest):
        expect(page.get_by_role("heading", name="The game was stopped before its end.")).to_be_visible()
    party.host.get_by_role("button", name="Play again with the same people").click()
    party.guest.get_by_role("button", name="Go to the next game").click()
    expect(party.guest.get_by_text("The host begins the game")).to_be_visible()


def test_people_talk_in_set_phrases_until_the_host_allows_their_own_words(party: Party) -> None:
    party.start()
    party.guest.get_by_role("button", name="Talk").click()
    expect(party.guest.get_by_label("In your own words")).to_have_count(0)
    phrase = party.guest.locator("dialog[open] .phrases button").first
    said = phrase.inner_text()
    phrase.click()
    expect(party.host.locator("q.said")).to_have_text(said)
    party.host.get_by_role("button", name="Menu").click()
    party.host.get_by_label("How people talk").select_option("text")
    party.host.keyboard.press("Escape")
    party.guest.get_by_role("button", name="Talk").click()
    party.guest.get_by_label("In your own words").fill("Nobody told me that")
    party.guest.get_by_role("button", name="Say it").click()
    expect(party.host.locator("q.said")).to_have_text("Nobody told me that")


def test_a_seat_moves_to_another_device_by_a_code(party: Party) -> None:
    party.start()
    party.guest.get_by_role("button", name="Menu").click()
    party.guest.get_by_role("button", name="Go on at another device").click()
    code = party.guest.locator(".rejoin .code").inner_text()
    other = party.windows.phone()
    other.goto("/")
    other.get_by_label("Join with a code").fill(code)
    other.get_by_role("button", name="Join", exact=True).tap()
    expect(other.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Jonas")).to_contain_text("you")


def test_who_only_watches_sees_the_game_and_can_do_nothing(party: Party) -> None:
    watcher = party.windows()
    watcher.goto(f"/join/{party.code}")
    watcher.get_by_role("button", name="Only watch").click()
    party.start()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    expect(watcher.locator(".verb, .aslist, .ask .btn")).to_have_count(0)
    expect(party.host.locator(".where")).to_contain_text("1 person watches")


def test_bots_play_an_exhibition_to_its_end(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Threat Level").click()
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.get_by_text("You are watching.").or_(page.locator("#story"))).to_be_visible()
    page.locator("#story").wait_for(timeout=60_000)
    expect(page.get_by_role("list", name="Who ended where").get_by_text(re.compile("BOT"))).to_have_count(4)
    expect(page.get_by_text("with the same people")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch another game")).to_be_visible()
