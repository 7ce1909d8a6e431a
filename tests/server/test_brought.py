"""What a game's package brings for the browser is served from its own folder and from nowhere else."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tableside import PATIENCE

from lopsided.engine.game import find_game
from lopsided.server import shelf
from lopsided.server.http import pages
from lopsided.server.http.guard import POLICY

Start = Callable[..., Any]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package's files for the browser, and a secret beside it."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "board.js").write_text("export default {}")
    (tmp_path / "secret.txt").write_text("not for you")
    for module in (shelf, pages):
        monkeypatch.setattr(module, "folder_of", lambda game: folder)
    return folder


@pytest.fixture
def client(running: Start, web: Path) -> Iterator[httpx.Client]:
    """A browser without a page."""
    with httpx.Client(base_url=running().url, timeout=PATIENCE) as found:
        yield found


def test_a_board_comes_from_the_server_itself_under_its_rules(client: httpx.Client) -> None:
    board = client.get("/games/pig/board.js")
    assert (board.status_code, board.text) == (200, "export default {}")
    assert "javascript" in board.headers["content-type"]
    assert board.headers["content-security-policy"] == POLICY
    assert board.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["pig/none.js", "pig/", "no-game/board.js", "pig/..%2fsecret.txt", "pig/%2e%2e/secret.txt", "pig/%00", "pig//etc/passwd"])
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    answer = client.get(f"/games/{path}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_a_box_says_what_its_package_brings(web: Path) -> None:
    pig = find_game("pig")
    assert (shelf.info(pig).board, shelf.info(pig).picture, shelf.info(pig).secrets) == ("/games/pig/board.js", "", False)
    (web / "box.svg").write_text("<svg/>")
    assert shelf.info(pig).picture == "/games/pig/box.svg"
    assert shelf.info(replace(pig, hide=lambda *_: None)).secrets
    assert shelf.info(find_game("threat-level")).secrets is False
