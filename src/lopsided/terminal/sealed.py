"""The sealed dice of a replay: whether they are what the secret gives, and how they fell."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.events import DIE, FIRST_INT, KIND
from lopsided.engine.game import UnknownGame, find_game
from lopsided.engine.replay import Replay, verify_dice
from lopsided.games.lists import beside
from lopsided.terminal.board import offered
from lopsided.terminal.speech import labelled, spoken, table_language


def report_dice(replay: Replay) -> dict[str, Any]:
    """The seal, the secret and each stream's dice, all checked; ReplayError names the first that is not what it should be."""
    dice = verify_dice(replay)
    name = stream_names(replay.game)
    faces: dict[int, Counter[int]] = {}
    for event in replay.events:
        if event[KIND] == DIE:
            stream, _, _, face = event[FIRST_INT : FIRST_INT + 4]
            faces.setdefault(stream, Counter())[face] += 1
    streams = [
        {"stream": stream, "name": name(stream, replay.names), "dice": fell.total(), "faces": dict(sorted(fell.items()))}
        for stream, fell in sorted(faces.items())
    ]
    return {"game": replay.game, "seal": replay.commitment, "secret": replay.secret, "dice": dice, "streams": streams}


def stream_names(game: str) -> Callable[[int, Sequence[str]], str]:
    """How a game calls its streams; by number where it does not say, or is not installed."""
    try:
        found = find_game(game)
        own = offered(found, "stream")
    except UnknownGame:
        own = None
    if own:
        return partial(own, language=table_language(found))
    return lambda number, names: spoken().say("stream", n=number)


def draw_dice(report: Mapping[str, Any]) -> RenderableType:
    """The same for people."""
    text = spoken()
    seal = Text(labelled(text, seal=report["seal"], secret=report["secret"]))
    verdict = Text(text.say("verified", dice=report["dice"]) + "\n")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(text.say("column-stream"))
    table.add_column(text.say("column-dice"), justify="right")
    table.add_column(text.say("column-fell"))
    for stream in report["streams"]:
        fell = beside(text, (f"{face}: {times}" for face, times in stream["faces"].items()))
        table.add_row(stream["name"], str(stream["dice"]), fell)
    return Group(seal, verdict, table)
