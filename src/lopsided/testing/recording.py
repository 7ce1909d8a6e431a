"""Recording real views and items, for the client's tests and its preview page: each game's web/src/games/<game>/fixtures/make.py."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lopsided.engine.match import SPECTATOR, Match


def items(match: Match, reader: int, since: int = 0) -> list[dict[str, Any]]:
    """The chronicle as one reader reads it."""
    told = match.events_since(since, reader)
    return [{"n": n, "kind": e.kind, "ints": e.ints, "words": match.say(e, reader), "seat": e.ints.get("seat", -1)} for n, e in told]


def view(match: Match, reader: int) -> dict[str, Any]:
    """What one reader sees, with the words that the client forms."""
    seen = match.view(reader)
    actions = [{**action, "words": match.say_action(reader, action["id"])} for action in seen["actions"]]
    return {**seen, "prompt": match.prompt(reader), "actions": actions}


def scene(match: Match, me: int, log: int = 120) -> dict[str, Any]:
    """All that a page at rest needs, with so much of the log."""
    board, options = match.game.board(match.box), dict(match.options)
    return {"me": me, "names": match.names, "board": board, "view": view(match, me), "log": items(match, me)[-log:], "options": options}


def whole(match: Match, move: Callable[[Match], tuple[int, int]], most: int = 500) -> dict[str, Any]:
    """A game as a spectator sees it, from this moment: so many steps of those that tell something, as `move` plays them."""
    steps: list[dict[str, Any]] = []
    since = 0
    while True:
        told = items(match, SPECTATOR, since)
        if told or match.over:
            steps.append({"items": told, "table": match.view(SPECTATOR)["table"]})
        since = len(match.events)
        if match.over or len(steps) == most:
            return {"names": match.names, "board": match.game.board(match.box), "steps": steps, "placing": match.placing}
        match.submit(*move(match))


def write(folder: Path, name: str, content: Any) -> None:
    """A fixture beside its script."""
    text = json.dumps(content, separators=(",", ":"))
    (folder / f"{name}.json").write_text(text + "\n")
    print(f"{name}.json: {len(text) // 1000} KB")
