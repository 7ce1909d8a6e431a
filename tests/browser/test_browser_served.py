"""The tables of these tests: what is dealt is the same in every run, and who is wanted is asked."""

import hashlib
import sqlite3

import prepared
import pytest
from browserside import GAME, Server

from lopsided.engine.game import find_game
from lopsided.server.table.entries import Opened, decode


def test_what_is_dealt_follows_from_the_test(server: Server, request: pytest.FixtureRequest) -> None:
    for number in (1, 2):
        seated = server.table("exhibition")
        with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as db:
            (entry,) = db.execute("SELECT entry FROM log WHERE match = ? AND seq = 0", (seated["match"],)).fetchone()
        opened = decode(entry)
        assert isinstance(opened, Opened)
        assert opened.secret == hashlib.md5(f"{request.node.nodeid} {number}".encode()).hexdigest()


def test_a_table_is_laid_at_which_the_seat_that_is_wanted_is_asked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "laid", lambda server, match, *more: {"asked": match.pending})
    asked = [prepared.asking(server, find_game(GAME), 3, {}, {}, "action", seat=seat)["asked"] for seat in range(3)]
    assert asked == [[0], [1], [2]]
