"""A hint from the lobby to the slip of paper: allowed by the host, asked for, read by one, heard of by all, put away by a move."""

from browserside import Server, Windows
from playwright.sync_api import expect
from tongue import game_says, like, say, start


def test_a_hint_is_allowed_asked_for_read_and_put_away(server: Server, windows: Windows) -> None:
    seated = server.table("open", name="Amina", options={"first_player": "seat1", "start_points": 9})
    page = windows.at(seated)
    page.get_by_label(say("options-hints")).select_option("asked")
    expect(page.get_by_label(say("options-hints"))).to_have_value("asked")
    page.get_by_role("button", name=start(1, 2)).click()
    page.get_by_role("button", name=say("coach-ask")).click()
    slip = page.get_by_role("group", name=say("coach-label"))
    expect(slip.get_by_text(say("coach-label"))).to_be_visible(timeout=300_000)  # once the rules are compiled
    plans = slip.get_by_role("radio")
    expect(plans.first).to_be_checked()
    expect(slip.get_by_role("img", name=like("coach-chance"))).to_have_count(plans.count())
    assert 1 <= plans.count() <= 3
    plans.last.check(force=True)
    expect(page.get_by_text(say("table-hinted", you="seat", seat="Amina"))).to_have_count(1)
    page.get_by_role("button", name=game_says("verb-end_turn")).click()
    expect(slip).to_have_count(0)
