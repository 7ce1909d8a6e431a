"""Golden playthroughs: short, enough to show everything once, and none that differs. `make goldens` writes them anew."""

import difflib
from pathlib import Path

import msgspec
import pytest

from lopsided.engine.game import Game, all_games
from lopsided.engine.match import LEFT
from lopsided.testing import playthrough, scouting

FOLDER = Path(__file__).parent / "playthroughs"
MOST_LINES = 20_000  # of all files: a diff of them is read by people
GAMES = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_phase_ending_and_seat_count_has_a_playthrough(name: str) -> None:
    assert scouting.endings(GAMES[name], FOLDER), f"list in wanted.toml how {name} can end"
    assert scouting.missing(GAMES[name], FOLDER) == set(), "run make goldens"


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_that_is_seen_is_listed(name: str) -> None:
    ways = scouting.endings(GAMES[name], FOLDER)
    endings = [ending for path in FOLDER.glob(f"{name}/*.txt") if (ending := playthrough.read_ending(path.read_text("utf-8")))]
    assert [ending for ending in endings if not scouting.which_ending(ending, ways)] == []


def test_all_playthroughs_together_can_be_read() -> None:
    assert sum(path.read_text("utf-8").count("\n") for path in FILES) < MOST_LINES


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_playthrough_goes_as_written(path: Path) -> None:
    written = path.read_text("utf-8")
    part = playthrough.read(written)
    again = playthrough.write(part, game_of(part))
    differences = difflib.unified_diff(written.splitlines(), again.splitlines(), path.name, "now", lineterm="", n=1)
    assert written == again, "\n".join(["the game goes otherwise; if that is meant, run make goldens:", *list(differences)[:60]])


def game_of(part: playthrough.Playthrough) -> Game:
    """The game of a playthrough, in the version that it was written for."""
    game = GAMES[part.game]
    assert part.version == game.version, f"{game.name} has version {game.version}, this was written for {part.version}: run make goldens"
    return game


def some_of_threat_level(folder: Path) -> Path:
    """A folder with the playthroughs of Threat Level, to spoil."""
    (folder / "threat-level").mkdir()
    for path in [FOLDER / "wanted.toml", *FOLDER.glob("threat-level/*.txt")]:
        (folder / path.relative_to(FOLDER)).write_bytes(path.read_bytes())
    return folder / "threat-level"


def test_a_tampered_playthrough_is_written_anew_and_an_honest_one_left_alone(tmp_path: Path) -> None:
    place = some_of_threat_level(tmp_path)
    tampered = place / "seats-4.txt"
    tampered.write_text(tampered.read_text("utf-8").replace("\n# move 1\n", "\n# move 7\n"), "utf-8")
    assert list(playthrough.rewrite(GAMES["threat-level"], tmp_path)) == [tampered]
    assert tampered.read_bytes() == (FOLDER / "threat-level" / "seats-4.txt").read_bytes()


def test_what_is_missing_is_found_anew(tmp_path: Path) -> None:
    game, place = GAMES["threat-level"], some_of_threat_level(tmp_path)
    (place / "seats-4.txt").unlink()
    illegal = place / "seats-3.txt"
    illegal.write_text(illegal.read_text("utf-8").replace("\n> ", "\n> 0:9999 x\n> ", 1), "utf-8")
    assert playthrough.main([game.name, "--folder", str(tmp_path)]) == 0
    assert scouting.missing(game, tmp_path) == set()


def test_a_playthrough_holds_its_moves_and_no_bot() -> None:
    for path in FILES:
        header = msgspec.json.decode(path.read_text("utf-8").partition("\n")[0])
        assert header.keys() == {"game", "version", "seats", "secret", "options", "variant", "first"}
        part = playthrough.read(path.read_text("utf-8"))
        assert len(part.moves) >= part.first
        assert all(0 <= seat < part.seats and action >= LEFT for seat, action in part.moves)


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert playthrough.main(["no-such-game", "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_view_is_written_by_path_and_column() -> None:
    view = {"seat": 0, "round": 2, "table": {"seats": [{"row": 1, "out": False}, {"row": 4, "out": False}], "note": None, "tax": [[1], [2]]}}
    assert playthrough.flat(view) == {"round": "2", "table.seats.row": "[1,4]", "table.seats.out": "all false", "table.note": "null", "table.tax": "[[1],[2]]"}


def test_only_what_changed_is_written() -> None:
    before = {"round": "1", "table.window.target": "3", "table.window.helper": "1", "table.die": "4"}
    now = {"round": "2", "table.die": "4"}
    assert playthrough.changes(before, now) == ["round = 2", "table.window is gone"]
    assert playthrough.own_changes({"hand": "[1]"}, {}) == ["sees what all see"]
