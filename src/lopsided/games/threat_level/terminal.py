"""The ladder of Threat Level in the terminal, and what its dice are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.threat_level.state import LOSE, SEATS, START, WILD_DIE

ROOM_FOR_EFFECTS, ROOMY = 76, 90


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """The ladder from YOU LOSE down to START: each row's name, what it does, and who stands there with how many points."""
    text = words(match.game.package, match.language)
    view = match.shown(seat)
    everywhere = text.perhaps(f"everywhere-{match.variant}")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(justify="right", style="bold")
    table.add_column(text.say("board-row"), no_wrap=True)
    if width >= ROOM_FOR_EFFECTS:
        table.add_column(text.say("board-effect"), no_wrap=True)
    table.add_column(text.say("board-who"))
    for row in range(LOSE, START - 1, -1):
        number, name = ("", text.say(f"row-{row}")) if row in (START, LOSE) else text.say(f"row-{row}").split(" ", 1)
        here = [mark(view, s, pawns[s], text) for s in range(match.seats) if view["seats"][s]["row"] == row]
        effect = [everywhere if everywhere and row < LOSE else text.say(f"row-{row}.effect")] * (width >= ROOM_FOR_EFFECTS)
        table.add_row(number, name, *effect, Columns(here, padding=(0, 2 if width > ROOMY else 1)), style="" if here else "dim")
    return table


def mark(view: Mapping[str, Any], seat: int, pawn: Text, text: Words) -> Text:
    """A pawn on the ladder; an arrow is at whose turn it is."""
    standing = view["seats"][seat]
    return Text.assemble("> " if view["active"] == seat else "", pawn, " ", text.say("board-left") if standing["left"] else str(standing["points"]))


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of dice is called: each seat has one for each of its dice."""
    return words(__package__, language).line("stream-wild" if number >= WILD_DIE else "stream-points", {"seat": number % SEATS}, names)
