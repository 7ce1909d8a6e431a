"""Displacement on its page: every question and the end, for every eye, at every size."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from browserside import DESK, PHONE, Server, Windows, axe, checked, checked_in_every_look, fits
from fitting import has_room_for_longer_words
from hands.displacement import BY_HAND, DISPLACEMENT, FREE, SHORT, send, through_the_gates
from playing import asked, step
from playwright.sync_api import Page, expect
from prepared import always, finished, reach
from tongue import game_says, say

from lopsided.engine.match import Match

GAME = DISPLACEMENT.game
WALL = {"width": 1920, "height": 1080}
SIZES = [{"width": 320, "height": 640}, PHONE, {"width": 768, "height": 1024}, {"width": 1024, "height": 768}, DESK, WALL]
BOX = tomllib.loads((files("lopsided.games.displacement") / "box.toml").read_text(encoding="utf-8"))
RUINOUS = {number for number, card in enumerate(BOX["cards"]) if any(effect.startswith("com -") for effect in card["effects"])}


def comes_for_me(match: Match) -> bool:
    """A crisis that would take communities of one's own land."""
    seat, table = match.pending[0], match.shown(match.pending[0])
    return table["card"] in RUINOUS and seat in table["touches"]


def on_the_way(match: Match) -> int:
    """How many have to go from the land of who is asked."""
    return len(match.shown(match.pending[0])["nations"][match.pending[0]]["displaced"])


def in_the_open(match: Match) -> bool:
    """There is somebody to build for, and money to do it."""
    return len(match.legal(match.pending[0])) > 1 and on_the_way(match) > 0


def many(match: Match) -> bool:
    """More have to go than are drawn one by one."""
    return on_the_way(match) > 14


QUESTIONS: dict[str, tuple[str, dict[str, Any], Callable[[Match], bool]]] = {
    "the deck": ("draw", SHORT, always),
    "a crisis": ("block", SHORT, comes_for_me),
    "the needs": ("needs", SHORT, in_the_open),
    "homes by hand": ("needs", BY_HAND, in_the_open),
    "a sending": ("send", SHORT, always),
    "a great sending": ("send", SHORT, many),
    "a free sending": ("send", FREE, always),
}
EVERY_QUESTION = pytest.mark.parametrize("question", QUESTIONS)


def table_with(server: Server, question: str, seats: int = 4) -> dict[str, Any]:
    """A table at which just this is asked."""
    phase, options, when = QUESTIONS[question]
    return reach(server, phase, options, GAME, seats, when)


def test_the_device_is_handed_on_in_words_that_everybody_can_read(server: Server, windows: Windows) -> None:
    page = windows.at(table_with(server, "the deck"))
    page.get_by_role("dialog").wait_for()
    checked_in_every_look(page, "the device is handed on")


@pytest.mark.parametrize("seats", [2, 4, 6])
@EVERY_QUESTION
def test_every_question_fits_every_window_and_can_be_read_by_everybody(server: Server, windows: Windows, question: str, seats: int) -> None:
    if seats == 2 and question in ("a great sending", "a crisis"):
        seats = 3
    page = windows.at(table_with(server, question, seats))
    assert asked(page)
    if seats == 4:
        checked_in_every_look(page, question)
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page, whole=size in (PHONE, DESK, WALL))
    has_room_for_longer_words(page, question)


def test_the_crisis_stands_over_the_land_and_says_what_each_answer_costs(server: Server, windows: Windows) -> None:
    page = windows.at(table_with(server, "a crisis"))
    assert asked(page)
    expect(page.locator(".board .omen").first).to_be_visible()
    expect(page.locator(".board .threat").first).to_be_visible()
    expect(page.locator(".out .btn")).to_have_count(2)
    expect(page.locator(".out li").first).not_to_be_empty()


def test_who_goes_where_is_chosen_at_the_gates_with_the_keyboard(server: Server, windows: Windows) -> None:
    seated = server.table("hotseat", 3, SHORT, GAME, names=["Amina", "Jonas", "Mei"])
    page = windows.at(seated)
    for count in range(200):
        question = asked(page)
        assert question, "nobody had to send anybody"
        if question.phase == "send" and through_the_gates(question):
            question.answered()
            break
        step(page, DISPLACEMENT, 2 * count + 1, do=send if question.phase == "send" else None)
    expect(page.locator(".log li").filter(has_text=" sent ").first).to_be_visible()


def test_before_anything_was_sent_a_sending_can_be_put_back_as_the_rules_would_have_it(server: Server, windows: Windows) -> None:
    page = windows.at(table_with(server, "a great sending"))
    question = asked(page)
    assert question
    as_ruled = page.locator(".gate output").all_inner_texts()
    question.press(".per")
    question.press(".gate .fewer:not([aria-disabled=true]) >> visible=true")
    assert page.locator(".gate output").all_inner_texts() != as_ruled
    question.press(f"button:has-text('{game_says('send-reset', GAME)}')")
    assert page.locator(".gate output").all_inner_texts() == as_ruled


def somebody(placing: list[int]) -> bool:
    """Somebody wins."""
    return 1 in placing


def nobody(placing: list[int]) -> bool:
    """Nobody wins."""
    return not any(placing)


def ended(page: Page) -> Page:
    """The end page."""
    page.locator("#story").wait_for()
    return page


def test_the_end_where_somebody_wins_and_its_replay(server: Server, windows: Windows, look: dict[str, Any]) -> None:
    seated = finished(server, somebody, game=GAME, options={})
    page = ended(windows.at(seated, reduced_motion="no-preference", **look))
    expect(page.get_by_role("list", name=say("end-placing")).get_by_text("1.", exact=True).first).to_be_visible()
    checked(page, "somebody won")
    page.get_by_role("link", name=say("end-replay_long")).click()
    page.get_by_role("button", name=say("replay-end"), exact=True).click()
    checked(page, "the last step")
    page.get_by_role("button", name=say("replay-back_one"), exact=True).click()
    page.get_by_role("button", name=say("replay-on_one"), exact=True).click()
    page.locator(".stamp", has_text=game_says("chip-goal", GAME)).wait_for()
    axe(page, "a goal is announced")


def test_the_end_where_nobody_wins(server: Server, windows: Windows) -> None:
    page = ended(windows.at(finished(server, nobody, game=GAME, options=SHORT, seats=6)))
    expect(page.get_by_role("heading", name=game_says("head-nobody", GAME))).to_be_visible()
    expect(page.locator(".plank li")).to_have_count(6)
    expect(page.locator(".plank")).not_to_contain_text("0.")
    checked_in_every_look(page, "nobody won")
    has_room_for_longer_words(page, "nobody won")


def test_the_lobby_says_every_option_in_words(server: Server, windows: Windows) -> None:
    page = windows.at(server.table("open", name="Amina", game=GAME))
    page.locator("summary", has_text=say("options-house")).click()
    expect(page.get_by_label(say("options-variant")).locator("option")).to_contain_text([say("options-book"), game_says("variant-equal", GAME)])
    for option in page.locator("details option").all_inner_texts():
        assert "_" not in option
    checked_in_every_look(page, "the lobby")
