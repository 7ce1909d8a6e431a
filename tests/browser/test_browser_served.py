"""The server of these tests deals by the test: what is on the table is the same in every run."""

import hashlib
import sqlite3

import pytest
from browserside import Server

from lopsided.server.table.entries import Opened, decode


def test_what_is_dealt_follows_from_the_test(server: Server, request: pytest.FixtureRequest) -> None:
    for number in (1, 2):
        seated = server.table("exhibition")
        with sqlite3.connect(server.folder / "tables.sqlite", timeout=30) as db:
            (entry,) = db.execute("SELECT entry FROM log WHERE match = ? AND seq = 0", (seated["match"],)).fetchone()
        opened = decode(entry)
        assert isinstance(opened, Opened)
        assert opened.secret == hashlib.md5(f"{request.node.nodeid} {number}".encode()).hexdigest()
