"""A reader: keeps what a client keeps of what it is sent, and says it as the client does."""

from bisect import bisect
from operator import itemgetter
from typing import Any

import msgspec

from lopsided.engine.changes import changed
from lopsided.engine.game import find_game
from lopsided.server import messages as m
from lopsided.server.text import line, refused, spoken


class Said(dict[str, Any]):
    """An item; its words are formed when they are read."""

    def __init__(self, item: dict[str, Any], reader: "Reader") -> None:
        super().__init__(item, seat=item["ints"].get("seat", m.SPECTATOR))
        self._reader = reader

    def __missing__(self, key: str) -> str:
        if key != "words":
            raise KeyError(key)
        return self._reader.words_of({name: value for name, value in self.items() if name != "seat"})


class Reader:
    """One connection's knowledge of a table."""

    def __init__(self) -> None:
        self.upto = -1
        self.items: list[dict[str, Any]] = []
        self.views: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.board: dict[str, Any] = {}
        self.mine: list[int] = []
        self._called: list[tuple[int, list[str]]] = []
        self._numbers: dict[str, int] = {}

    def take(self, told: dict[str, Any]) -> None:
        """Take a frame in."""
        self.table = told.get("table") or self.table
        self.board = told.get("board") or self.board
        self.mine = told.get("seats", self.mine)
        if told["t"] == "welcome":
            self._called = []
            self.items = [i for i in self.items if i["n"] < (told["items"][0]["n"] if told["items"] else told["upto"] + 1)]
        if told["t"] == "news":
            assert told["after"] == self.upto, "a gap that the client would have to ask about"
        if told["t"] in ("welcome", "news"):
            self._called += told.get("called", [])
            self.upto = told["upto"]
            self.items += [Said(item, self) for item in told["items"]]
        if told["t"] == "refused":
            told["words"] = self.refusal(told)
        if told["t"] == "bye":
            told["words"] = line(f"bye-{told['reason']}", **told["known"])
        self.look(told.get("views", {}))

    def look(self, glances: dict[str, Any]) -> None:
        """Take views in, whole ones and changes."""
        for seat, glance in glances.items():
            assert "whole" in glance or glance["since"] == self._numbers[seat], "changes to a view that was never sent"
            view = glance["whole"] if "whole" in glance else changed(self.views[seat], glance.get("changes", {}))
            self.views, self._numbers[seat] = {**self.views, seat: view}, glance["number"]

    def words_of(self, item: dict[str, Any]) -> str:
        """An item in words for this reader."""
        reader = self.mine[0] if len(self.mine) == 1 else m.SPECTATOR
        names = self._called[bisect(self._called, item["n"], key=itemgetter(0)) - 1][1]
        return spoken(msgspec.convert(dict(item), m.Item), find_game(self.table["game"]), names, reader)

    def refusal(self, told: dict[str, Any]) -> str:
        """Why a request was refused, in words."""
        known = told.get("known", {})
        if not told.get("rules"):
            return refused(told["reason"], **known)
        game = find_game(self.table["game"])
        return game.say_refusal(game.refusals[told["reason"].upper()], known, [seat["name"] for seat in self.table["seats"]])
