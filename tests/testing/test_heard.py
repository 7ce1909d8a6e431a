"""What nobody says is found, and what is spoken through counts as said."""

from pathlib import Path

from lopsided.testing.heard import unheard


def test_what_nobody_says_is_found(tmp_path: Path) -> None:
    ludo = "event-won = You won { points }.\npoints = points\ndead = Nobody says this."
    for folder, text in {"engine": "both = Both\nyou = { both }", "games/ludo": ludo}.items():
        (tmp_path / folder / "text").mkdir(parents=True)
        (tmp_path / folder / "text" / "en.ftl").write_text(text, "utf-8")
    assert unheard({"games/ludo event-won", "games/ludo you", "games/ludo gone"}, tmp_path) == ["games/ludo dead"]
    assert unheard(set(), tmp_path) == ["engine both", "engine you", "games/ludo dead", "games/ludo event-won", "games/ludo points"]
