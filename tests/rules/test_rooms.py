"""Who knows one game knows where to look in the next: what all games have lies in files of the same names."""

from importlib.resources import files

import pytest

from lopsided.engine.game import Game, all_games

GAMES = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}
FILES = ("box", "state", "rules", "bots", "lens", "view", "shown", "terminal")
# Which rule of the contract lies in which room of rules/: apply, and what a seat that leaves does, in rules/__init__.py.
ROOMS = {
    "setup": ".setup",
    "legal": ".choices",
    "why_not": ".choices",
    "idle": ".choices",
    "apply": "",
    "leave": "",
    "result": ".ending",
    "hide": ".secrets",
    "guess": ".secrets",
    "reseal": ".secrets",
    "sound": ".laws",
}
# The most bytes of a state as it is copied, for a bot, a step of a search or a thread of a GPU.
SMALL = {"threat-level": 512, "disparity-trap": 1024, "disruptopia": 1024, "unequalopolis": 2048, "displacement": 2048}


def test_every_game_in_the_house_opens():
    """A broken package is left out, and with it all that is tried on every game: none of ours may be."""
    folders = {path.name for path in files("lopsided.games").iterdir() if (path / "box.toml").is_file()}
    assert {game.package for game in GAMES.values()} == {f"lopsided.games.{folder}" for folder in folders}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_the_same_files_and_in_its_rules_the_same_rooms(game: Game) -> None:
    for file in FILES:
        assert __import__(f"{game.package}.{file}", fromlist="*"), "what all games have beside their rules"
    found = {name: rule.__module__ for name in ROOMS if (rule := getattr(game, name)) and rule.__module__.startswith(game.package)}
    assert found == {name: f"{game.package}.rules{ROOMS[name]}" for name in found}
    assert {"setup", "legal", "why_not", "apply", "result", "sound"} <= set(found)
    assert __import__(f"{game.package}.rules.turn", fromlist="*").begin_turn, "how a turn goes"


def test_a_state_is_small_enough_to_be_copied_by_the_million() -> None:
    assert {name: game.state.dtype.itemsize for name, game in GAMES.items() if game.state.dtype.itemsize > SMALL[name]} == {}
