"""The replay page: steps, eyes, the file, the dice."""

import json
from pathlib import Path

from browserside import Server, Windows
from playwright.sync_api import Page, expect


def test_a_replay_steps_through_the_game_from_any_seats_eyes(server: Server, page: Page) -> None:
    page.goto(f"/replay/{server.finished()['match']}")
    step = page.locator(".turn .eye")
    expect(step).to_contain_text("Step 0 of")
    page.get_by_role("button", name="On", exact=True).click()
    expect(step).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(step).to_contain_text("Step 1 of")
    page.get_by_label("Go to a step").fill("5")
    expect(step).to_contain_text("Step 5 of")
    page.get_by_label("Through whose eyes").select_option("0")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("you")
    expect(step).to_contain_text("Step 5 of")
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("button", name="On", exact=True)).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_contain_text("Step 2 of")
    page.get_by_role("button", name="Pause", exact=True).click()


def test_a_replay_says_who_was_a_bot(server: Server, page: Page) -> None:
    page.goto(f"/replay/{server.finished()['match']}")
    expect(page.locator(".seat.robot .bot:visible")).to_have_count(3)


def test_a_saved_game_is_looked_at_again_and_every_die_is_checked(server: Server, windows: Windows, tmp_path: Path) -> None:
    page = windows()
    page.goto(f"/replay/{server.finished()['match']}")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as a file").click()
    saving.value.save_as(tmp_path / "game.json")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.locator(".turn .eye")).to_contain_text("Step 0 of")
    page.get_by_role("button", name="The dice").click()
    expect(page.locator("dialog[open] .all")).to_contain_text("dice")
    expect(page.locator("dialog[open] .found")).to_contain_text("fits the seal")


def test_a_saved_game_that_was_changed_is_refused_in_words(server: Server, windows: Windows, tmp_path: Path) -> None:
    windows.forgiven.append("400")
    page = windows()
    match = server.finished()["match"]
    saved = server.ask(f"/api/matches/{match}/replay")
    saved["secret"] = "0" * 32
    (tmp_path / "game.json").write_text(json.dumps(saved))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("alert").first).not_to_be_empty()
    (tmp_path / "game.json").write_text("no game at all")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.get_by_text("That file is not a saved game.")).to_be_visible()
