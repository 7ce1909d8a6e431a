"""What lies on the table, drawn: the game's own board, or a plain one made from its view."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.match import Match
from lopsided.engine.words import Words
from lopsided.games.lists import beside
from lopsided.terminal.speech import spoken

# Eight shapes beside eight colours that people with any colour vision tell apart (after Okabe and Ito).
SHAPES = "▲●■◆★✚▼♥"
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#d55e00", "#0072b2", "#b8a900", "#999999")


def pawns(match: Match, seat: int) -> list[Text]:
    """Each seat's mark: its shape in its colour and its name; the reader is `You`."""
    you = spoken(match.language).say("you")
    return [pawn(s, you if s == seat else name, s == seat) for s, name in enumerate(match.names)]


def pawn(seat: int, name: str, mine: bool = False) -> Text:
    """One seat's mark and name."""
    return Text.assemble(shape(seat), " ", (name, "bold" if mine else ""))


def shape(seat: int) -> Text:
    """One seat's shape in its colour; a blank where it is nobody's."""
    return Text(SHAPES[seat % len(SHAPES)], COLOURS[seat % len(COLOURS)]) if seat >= 0 else Text(" ")


def offered(game: Game, name: str) -> Any:
    """What a game's own terminal module offers under this name; None where it has no such thing."""
    module = f"{game.package}.terminal"
    return getattr(import_module(module), name, None) if find_spec(module) else None


def draw(match: Match, seat: int, width: int) -> RenderableType:
    """The board as this seat sees it, for a terminal of so many columns."""
    own = offered(match.game, "draw") or draw_plainly
    board: RenderableType = own(match, seat, pawns(match, seat), width)
    return board


def draw_plainly(match: Match, seat: int, marks: Sequence[Text], width: int) -> RenderableType:
    """A board for a game without one of its own: a line for each player, and what else the view tells."""
    text = spoken(match.language)
    view = match.shown(seat)
    columns = {key: value for key, value in _by_seat(view, match.seats).items() if not isinstance(value[0], Mapping | list)}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column()
    for key in columns:
        table.add_column(_plain(key, text), justify="right")
    for s, mark in enumerate(marks):
        table.add_row(mark, *(_plain(value[s], text) for value in columns.values()))
    rest = {key: value for key, value in view.items() if isinstance(value, int | str) and key not in columns}
    people = {key: match.names[value] for key, value in rest.items() if key in match.game.people and isinstance(value, int) and 0 <= value < match.seats}
    grid = Table.grid()
    grid.add_row(table)
    grid.add_row(beside(text, (f"{_plain(key, text)}: {_plain(value, text)}" for key, value in (rest | people).items())))
    return grid


def _by_seat(view: Mapping[str, Any], seats: int) -> dict[str, list[Any]]:
    """The parts of a view that hold one thing a seat, as columns."""
    columns: dict[str, list[Any]] = {}
    for key, value in view.items():
        if not isinstance(value, list) or len(value) != seats:
            continue
        if all(isinstance(v, Mapping) for v in value):
            columns |= {inner: [v.get(inner) for v in value] for inner in value[0]}
        else:
            columns[key] = value
    return columns


def _plain(value: Any, text: Words) -> str:
    """A key or a value of a view as a person reads it."""
    if isinstance(value, bool):
        return text.say("yes" if value else "no")
    return "" if value is None else str(value).replace("_", " ")
