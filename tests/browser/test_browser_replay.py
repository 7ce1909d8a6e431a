"""The replay page: steps, eyes, the file, the dice."""

import json
from pathlib import Path

from browserside import Server, Windows
from playwright.sync_api import Page, expect
from prepared import finished
from tongue import like, say


def test_a_replay_steps_through_the_game_from_any_seats_eyes(server: Server, page: Page) -> None:
    page.goto(f"/replay/{finished(server)['match']}")
    step = page.locator(".turn .eye")
    expect(step).to_contain_text(like("replay-step", at=0))
    page.get_by_role("button", name=say("replay-on_one"), exact=True).click()
    expect(step).to_contain_text(like("replay-step", at=1))
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text(like("replay-step", at=2))
    page.get_by_role("button", name=say("replay-back_one"), exact=True).click()
    expect(step).to_contain_text(like("replay-step", at=1))
    page.get_by_label(say("replay-slide")).fill("5")
    expect(step).to_contain_text(like("replay-step", at=5))
    page.get_by_label(say("replay-eyes_label")).select_option("0")
    expect(page.get_by_role("list", name=say("seats-label")).get_by_role("listitem").first).to_contain_text(say("seats-you"))
    expect(step).to_contain_text(like("replay-step", at=5))
    page.get_by_role("button", name=say("replay-end"), exact=True).click()
    expect(page.get_by_role("button", name=say("replay-on_one"), exact=True)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name=say("replay-play"), exact=True).click()
    expect(step).to_contain_text(like("replay-step", at=2))
    page.get_by_role("button", name=say("replay-pause"), exact=True).click()


def test_a_replay_says_who_was_a_bot(server: Server, page: Page) -> None:
    page.goto(f"/replay/{finished(server)['match']}")
    expect(page.locator(".seat.robot .bot:visible")).to_have_count(3)


def test_a_saved_game_is_looked_at_again_and_every_die_is_checked(server: Server, windows: Windows, tmp_path: Path) -> None:
    page = windows()
    page.goto(f"/replay/{finished(server)['match']}")
    with page.expect_download() as saving:
        page.get_by_role("link", name=say("end-save")).click()
    saving.value.save_as(tmp_path / "game.json")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.locator(".turn .eye")).to_contain_text(like("replay-step", at=0))
    page.get_by_role("button", name=say("replay-dice")).click()
    expect(page.locator("dialog[open] .all")).not_to_be_empty()
    expect(page.locator("dialog[open] .found")).to_contain_text(say("seal-fits"))


def test_a_saved_game_that_was_changed_is_refused_in_words(server: Server, windows: Windows, tmp_path: Path) -> None:
    windows.forgiven.append("400")
    page = windows()
    match = finished(server)["match"]
    saved = server.ask(f"/api/matches/{match}/replay")
    saved["secret"] = "0" * 32
    (tmp_path / "game.json").write_text(json.dumps(saved))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    (tmp_path / "game.json").write_text("no game at all")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_text(say("home-not_a_replay"))).to_be_visible()
