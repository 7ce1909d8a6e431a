"""The same dice from another seat: begun from the last page of a match, played to its end, both runs side by side; and on from a step of a replay."""

import os
from collections.abc import Callable

from browserside import NAMES, SHORT, Server, Windows, checked_in_every_look
from hands.threat_level import THREAT_LEVEL
from playing import asked, play_out, step
from playwright.sync_api import Page, expect
from prepared import laid, played
from tongue import like, say

from lopsided.engine.game import find_game

PHONE = {"width": 390, "height": 844}


def look(page: Page, name: str) -> None:
    """Keep a picture, where somebody wants to see it."""
    if folder := os.environ.get("LOPSIDED_PICTURES"):
        page.screenshot(path=f"{folder}/shoes-{name}.png", full_page=True)


def ended(server: Server) -> dict[str, object]:
    """A match of one person and two bots that is over."""
    game = find_game("threat-level")
    match, secret = played(game, 3, SHORT, NAMES[:3], lambda m, luck: m.bot_action(m.pending[0], "climber", luck.getrandbits(31)), lambda m: m.over)
    return laid(server, match, secret, "now")


def test_somebody_plays_the_same_dice_from_another_seat_and_sees_both_runs(own_server: Callable[..., Server], windows: Windows) -> None:
    server = own_server(DEBRIEFS="1")
    windows.hosts.add(f"127.0.0.1:{server.port}")
    page = windows.at(ended(server), server.url)
    page.locator(".debrief[data-final]").wait_for()
    look(page, "before")
    chairs = page.get_by_role("heading", name=say("shoes-title")).locator("xpath=following-sibling::div[1]").get_by_role("button")
    expect(chairs).to_have_count(2)  # not one's own
    chairs.first.click()
    assert asked(page)
    look(page, "begun")
    expect(page.locator(".debrief")).to_have_count(0)  # no chances and no comparison while it is played
    play_out(page, THREAT_LEVEL)
    runs = page.locator("section[aria-labelledby=runs]")
    expect(runs.locator("thead th")).to_have_text([say("debrief-round"), say("shoes-now"), say("shoes-then"), say("shoes-own")])
    page.locator(".debrief[data-final]").wait_for()
    look(page, "after")
    page.set_viewport_size(PHONE)
    look(page, "after-phone")
    checked_in_every_look(page, "both runs")


def test_whoever_looks_at_a_replay_goes_on_from_there(server: Server, windows: Windows) -> None:
    seated = ended(server)
    page = windows.at(seated, path=f"/replay/{seated['match']}?eyes=1&step=12")
    expect(page.locator(".turn .eye")).to_contain_text(like("replay-step", at=12))
    expect(page.get_by_label(say("replay-eyes_label"))).to_have_value("1")
    look(page, "replay")
    page.get_by_role("button", name=say("shoes-on")).click()
    page.wait_for_url("**/t/*")
    assert asked(page)
    look(page, "goes-on")
    assert step(page, THREAT_LEVEL)
