"""Actions, events and phases are asked by name: where they stand in their declaration makes no difference."""

import ast
import importlib
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from lopsided.engine.actions import Families
from lopsided.engine.events import Events
from lopsided.engine.game import Game, all_games
from lopsided.engine.lens import Lens
from lopsided.engine.match import Match

GAMES = {name: game for name, game in all_games().items() if game.package.startswith("lopsided.games.")}
ROOT = Path(__file__).parents[2]
WRITTEN = sorted([*ROOT.glob("src/lopsided/games/**/*.py"), *ROOT.glob("src/lopsided/skeleton/**/*.py"), *ROOT.glob("examples/**/*.py")])
PLAYED = {"rules", "bots", "lens.py", "bots.py"}  # where rules stand
LADDERS = {"Rank"}  # kinds that are an order at the table too
COLUMNS = {"Count", "Grouping", "Curve", "Int", "Told", "Phase"}  # what a number is added to tells nobody which is meant


def kind_of(node: ast.AST) -> str:
    """The enum of which an expression names a member, such as `Thing.JOB`; else empty."""
    named = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper() and node.value.id.istitle()
    return node.value.id if named else ""  # type: ignore[attr-defined]


def names_a_kind(node: ast.AST) -> bool:
    """Whether an expression stands for a kind, or for what lies behind one; not for an int of an action (`action - Move.PUSH`)."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub | ast.RShift | ast.LShift):
        return names_a_kind(node.left)
    if kind := kind_of(node):
        return kind not in LADDERS
    return not isinstance(node, ast.Call | ast.Subscript | ast.Compare) and any(map(names_a_kind, ast.iter_child_nodes(node)))


def by_order(node: ast.AST) -> bool:
    """Whether an expression asks which kind comes before another, counts on from one, or takes an action apart by how its ints are packed."""
    if isinstance(node, ast.Compare) and any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in node.ops):
        return any(map(names_a_kind, (node.left, *node.comparators)))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return bool({kind_of(node.left), kind_of(node.right)} & COLUMNS)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Mod):
        return isinstance(node.left, ast.BinOp) and kind_of(node.left.right) == "Move"
    return False


def test_nothing_asks_where_a_kind_stands_among_the_others() -> None:
    found = []
    for file in WRITTEN:
        if PLAYED & set(file.parts):
            nodes = ast.walk(ast.parse(file.read_text("utf-8")))
            found += [f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}" for node in nodes if by_order(node)]  # type: ignore[attr-defined]
    assert found == []


def with_others_between(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The same game, but before each of its families of actions, kinds of events and columns of the lens stands one that it does not know."""
    package = game.package.rpartition(".")[2] + "_with_others"
    shutil.copytree(ROOT / "src" / game.package.replace(".", "/"), folder / package)
    for file in (folder / package).rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(game.package, package), "utf-8")
    for declared, filler in ((Families, {"odd": 3}), (Events, "seat")):

        def declare(self: Any, _plain: Any = declared.__init__, _filler: Any = filler, **kinds: Any) -> None:
            _plain(self, **{name: what for kind, own in kinds.items() for name, what in ((f"no_{kind}", _filler), (kind, own))})

        monkeypatch.setattr(declared, "__init__", declare)

    def look(self: Any, _plain: Any = Lens.__init__, **lens: Any) -> None:
        for table in ("counts", "curves"):
            lens[table] = tuple(name for own in lens[table] for name in (f"no {own}", own))
        lens["groupings"] = {name: groups for own, groups in lens["groupings"].items() for name in (f"no {own}", own)}
        _plain(self, **lens)

    monkeypatch.setattr(Lens, "__init__", look)
    monkeypatch.syspath_prepend(str(folder))
    return importlib.import_module(package).GAME  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", GAMES)
def test_a_family_or_a_kind_put_between_the_others_changes_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, luck = GAMES[name], random.Random(7)
    other = with_others_between(game, tmp_path, monkeypatch)
    assert other.moves.size > game.moves.size, "there are others between"
    for seats in game.seats:
        tables = [(g, Match(g, seats, seed=seats), g.lens.tables(1, 1, seats)) for g in (game, other)]
        one, two = (match for _, match, _ in tables)
        heard = 0
        while not one.over and len(one.log) < 300:
            for g, match, (tally, member, curve) in tables:
                g.lens.measure(match.box, match.g, heard, tally[0], member[0], curve[0])
            heard, seat, bot, chance = one.g.told, luck.choice(one.pending), luck.choice([*game.bots, ""]), luck.randrange(1 << 31)
            choices = [match.legal(seat) if bot == "" else [match.bot_action(seat, bot, chance)] for match in (one, two)]
            assert [game.moves.decode(action) for action in choices[0]] == [other.moves.decode(action) for action in choices[1]]
            at = luck.randrange(len(choices[0]))
            one.submit(seat, choices[0][at])
            two.submit(seat, choices[1][at])
            assert one.events_since(heard, seat) == two.events_since(heard, seat)
        (tally, member, curve), (tally2, member2, curve2) = tables[0][2], tables[1][2]
        assert (tally == tally2[..., 1::2]).all(), "the lab counts the same"
        assert (member == member2[:, 1::2]).all()
        assert (curve[..., :-1] == curve2[..., 1::2]).all()
        assert (curve[..., -1] == curve2[..., -1]).all()
