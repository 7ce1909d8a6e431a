"""A whole vote on a rule: the host allows it, one proposes, the round ends, both see what it would do and vote, and the rule changes."""

import os

from browserside import Server, Windows, checked
from hands.threat_level import PLAIN, THREAT_LEVEL
from playing import step
from playwright.sync_api import Page, expect
from tongue import game_says, like, say, start

ASKED = "main[data-asks]"
VOTE = "section.vote"
PHONE = {"width": 390, "height": 844}


def look(page: Page, name: str) -> None:
    """Keep a picture, where somebody wants to see it."""
    if folder := os.environ.get("LOPSIDED_PICTURES"):
        page.screenshot(path=f"{folder}/reform-{name}.png", full_page=True)


def test_two_people_and_two_bots_vote_on_a_rule(server: Server, windows: Windows) -> None:
    host = server.table("open", seats=4, name="Amina", options=PLAIN)
    other = dict(server.ask(f"/api/tables/{str(host['code']).replace(' ', '')}/join", {"name": "Jonas"}))
    amina, jonas = windows.at(host), windows.at(other, viewport=PHONE)
    allow = amina.get_by_role("checkbox", name=say("reform-allow"))
    expect(allow).not_to_be_checked()
    allow.check()
    expect(jonas.get_by_role("checkbox", name=say("reform-allow"))).to_be_checked()
    amina.get_by_role("button", name=start(2, 2)).click()
    amina.get_by_role("button", name=say("reform-open")).click()
    amina.get_by_role("group", name=game_says("option-push_refund")).get_by_role("radio", name=game_says("option-push_refund.value", value="yes")).check()
    look(amina, "propose")
    checked(amina, "the proposal")
    amina.get_by_role("button", name=say("reform-propose")).click()
    expect(jonas.get_by_text(say("reform-waits", name="Amina"))).to_be_visible()
    while not amina.locator(VOTE).count():
        for page in (amina, jonas):
            if page.locator(ASKED).count():
                step(page, THREAT_LEVEL)
        amina.wait_for_timeout(20)
    for page in (amina, jonas):
        page.get_by_role("button", name=say("reform-yes")).wait_for()
    look(amina, "vote")
    look(jonas, "vote-phone")
    amina.get_by_role("button", name=say("reform-yes")).click()
    expect(amina.get_by_text(say("reform-sealed"))).to_be_visible()
    expect(jonas.locator(f"{VOTE} li", has_text="Amina")).to_contain_text(say("reform-vote_sealed"))
    jonas.get_by_role("button", name=say("reform-no")).click()
    for page in (amina, jonas):
        expect(page.get_by_role("heading", name=like("reform-kept"))).to_be_visible()
        expect(page.locator(f"{VOTE} li", has_text=say("reform-vote_yes")).first).to_be_visible()
    look(amina, "kept")
    look(jonas, "kept-phone")
    checked(amina, "the votes")
    checked(jonas, "the votes on a phone")
    jonas.locator(VOTE).get_by_role("button", name=say("moment-go")).click()
    expect(jonas.locator(VOTE)).to_have_count(0)
