"""A whole vote on a rule: the host allows it, one proposes, the round ends, both see what it would do and vote, and the rule changes."""

import hashlib
import os
import random

from browserside import NAMES, Server, Windows, checked
from hands.threat_level import PLAIN, THREAT_LEVEL
from playing import step
from playwright.sync_api import Page, expect
from prepared import laid
from tongue import game_says, like, say, start

from lopsided.engine.dice import secret_words
from lopsided.engine.game import find_game
from lopsided.engine.match import Match

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


SEED, MOVES = 1, 43  # a game of four climbers before the last turn of its eighth round, which is the first seat's


def late_in_a_round(server: Server) -> dict[str, object]:
    """One person and three bots where a change of a rule helps some and harms others."""
    secret, luck = hashlib.md5(f"{SEED}".encode()).digest(), random.Random(SEED)
    match = Match(find_game("threat-level"), 4, secret=secret_words(secret), names=NAMES[:4])
    while len(match.log) < MOVES:
        match.submit(match.pending[0], match.bot_action(match.pending[0], "climber", luck.getrandbits(31)))
    return laid(server, match, secret, "now", reforms=True)


def test_a_forecast_says_whom_a_change_helps_and_whom_it_harms_and_bots_vote_by_it(server: Server, windows: Windows) -> None:
    page = windows.at(late_in_a_round(server))
    page.get_by_role("button", name=say("reform-open")).click()
    rule = page.get_by_role("group", name=game_says("option-out_roll"))
    rule.get_by_role("radio", name=game_says("option-out_roll.value", value="no")).check()
    page.get_by_role("button", name=say("reform-propose")).click()
    while not page.locator(VOTE).count():
        if page.locator(ASKED).count():
            step(page, THREAT_LEVEL)
        page.wait_for_timeout(20)
    page.get_by_role("button", name=say("reform-yes")).wait_for()
    expect(page.locator(f"{VOTE} .says")).to_contain_text(say("reform-you_there"))
    changes = page.locator(f"{VOTE} .row .change")
    gains = [change.startswith("+") for change in changes.all_inner_texts()]
    assert gains[0], "the change is good for who proposed it"
    assert sum(change.startswith("\u2212") for change in changes.all_inner_texts()) > 0, "and bad for others"
    look(page, "differs")
    page.set_viewport_size(PHONE)
    look(page, "differs-phone")
    checked(page, "a forecast that differs")
    page.get_by_role("button", name=say("reform-yes")).click()
    expect(page.get_by_role("heading", name=like("reform-kept"))).to_be_visible()
    slips = page.locator(f"{VOTE} .slips li")
    expect(slips.first).to_contain_text(say("reform-vote_yes"))
    assert [say("reform-vote_yes") in slip for slip in slips.all_inner_texts()] == gains, "bots vote for what helps them, beyond chance"
    look(page, "differs-kept-phone")
