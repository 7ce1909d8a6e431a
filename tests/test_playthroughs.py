"""Golden playthroughs: enough of them, one for each way a game can end, and none that differs. `make goldens` writes them anew."""

import difflib
from pathlib import Path

import pytest

from lopsided.engine.game import Game, all_games
from lopsided.testing import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
# For each game the ways in which it can end, by what its last step tells; "shared" is a win that is shared.
ENDINGS = {
    "threat-level": {
        "the last one in": {"won"},
        "the round limit": {"limit"},
        "a shared win at the limit": {"limit", "shared"},
        "the last chance fails": {"last_chance", "won"},
        "a player leaves": {"left", "won"},
    },
    "displacement": {
        "a goal is fulfilled": {"announced"},
        "several win together": {"announced", "shared"},
        "nobody wins": {"nobody"},
    },
    "disruptopia": {
        "the last version is trained": {"won"},
        "the round limit": {"limit", "won"},
        "a shared win at the limit": {"limit", "won", "shared"},
    },
    "disparity-trap": {
        "one wins alone": {"won"},
        "all win together": {"together", "shared"},
        "the trap holds": {"trap"},
    },
    "unequalopolis": {
        "the last one living": {"won"},
        "the first bankruptcy": {"first_out"},
        "the time limit": {"time_up"},
        "a shared win when the time is up": {"time_up", "shared"},
        "the round limit": {"limit"},
    },
}
GAMES = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}
FILES = sorted(FOLDER.glob("*/*.txt"))
SEATS = [(name, seats) for name, game in GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_every_seat_count_has_three_playthroughs(name: str, seats: int) -> None:
    recipes = [playthrough.read_recipe(path.read_text("utf-8")) for path in FOLDER.glob(f"{name}/{seats}-*.txt")]
    assert len({(r.secret, *r.agents) for r in recipes if r.seats == seats and r.game == name}) >= playthrough.EACH


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_end_has_a_playthrough(name: str) -> None:
    assert name in ENDINGS, f"list in ENDINGS how {name} can end"
    telling = set().union(*ENDINGS[name].values())
    seen = [playthrough.read_ending(path.read_text("utf-8")) & telling for path in FOLDER.glob(f"{name}/*.txt")]
    assert [ending for ending, kinds in ENDINGS[name].items() if kinds not in seen] == []
    assert [kinds for kinds in seen if kinds not in ENDINGS[name].values()] == []


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_playthrough_goes_as_written(path: Path) -> None:
    written = path.read_text("utf-8")
    recipe = playthrough.read_recipe(written)
    again = playthrough.write(recipe, game_of(recipe))
    differences = difflib.unified_diff(written.splitlines(), again.splitlines(), path.name, "now", lineterm="", n=1)
    assert written == again, "\n".join(["the game goes otherwise; if that is meant, run make goldens:", *list(differences)[:60]])


def game_of(recipe: playthrough.Recipe) -> Game:
    """The game of a playthrough, in the version that it was written for."""
    game = GAMES[recipe.game]
    assert recipe.version == game.version, f"{game.name} has version {game.version}, this was written for {recipe.version}: run make goldens"
    return game


def test_a_missing_playthrough_is_written_and_an_honest_one_left_alone(tmp_path: Path) -> None:
    game = GAMES["threat-level"]
    (tmp_path / game.name).mkdir()
    for path in FOLDER.glob(f"{game.name}/[3-8]-*.txt"):
        (tmp_path / game.name / path.name).write_bytes(path.read_bytes())
    tampered = tmp_path / game.name / "3-4.txt"
    tampered.write_text(tampered.read_text("utf-8").replace("# ply 2\n", "# ply 3\n"), "utf-8")
    changed = {path.name for path in playthrough.rewrite(game, tmp_path)}
    assert changed == {"2-1.txt", "2-2.txt", "2-3.txt", "3-4.txt"}
    assert tampered.read_bytes() == (FOLDER / game.name / "3-4.txt").read_bytes()


def test_one_more_playthrough_is_added_from_the_command_line(tmp_path: Path) -> None:
    wish = ["threat-level", "--folder", str(tmp_path), "--add", "--agents", "random,climber,comrade", "--seed", "4", "--set", "max_rounds=20", "--leave", "2@5"]
    assert playthrough.main(wish) == 0
    recipe = playthrough.read_recipe((tmp_path / "threat-level" / "3-1.txt").read_text("utf-8"))
    assert (recipe.agents, recipe.options, recipe.leaves) == (["random", "climber", "comrade"], {"max_rounds": 20}, {5: [2]})


@pytest.mark.parametrize(
    "wish", [["no-such-game"], ["threat-level", "--add", "--agents", "random,clibmer"], ["threat-level", "--add", "--set", "max_round=20"]]
)
def test_a_wish_that_cannot_be_had_is_refused(wish: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert playthrough.main([*wish, "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_view_is_written_by_path_and_column() -> None:
    view = {"game": "x", "round": 2, "table": {"seats": [{"row": 1, "out": False}, {"row": 4, "out": False}], "note": None, "tax": [[1], [2]]}}
    assert playthrough.flat(view) == {"round": "2", "table.seats.row": "[1,4]", "table.seats.out": "all false", "table.note": "null", "table.tax": "[[1],[2]]"}


def test_only_what_changed_is_written() -> None:
    before = {"round": "1", "table.window.target": "3", "table.window.helper": "1", "table.die": "4"}
    now = {"round": "2", "table.die": "4"}
    assert playthrough.changes(before, now) == ["round = 2", "table.window is gone"]
    assert playthrough.own_changes({"hand": "[1]"}, {}) == ["sees what all see"]
