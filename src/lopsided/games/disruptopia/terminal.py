"""The companies of Disruptopia in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.disruptopia.state import CARD_DIE, DECKS, DROPPED, FAVOURED, FIRST_SEAT, MARKETING_DIE, REGIONS, SEATS, SUBSIDY_DIE

ROOM_FOR_ALL, ROOM_FOR_MOST = 92, 76
COLUMNS = ("Company", "$", "Pocket", "Class", "Power", "Rep", "Compute", "Model", "Workers", "Subsidies", "Hand")
MOST, FEW = (0, 1, 2, 3, 4, 5, 7, 8, 9), (0, 1, 2, 3, 4, 5)
SHORT = {"startup": "Startup", "millionaire": "Million", "billionaire": "Billion"}
SEATED = {MARKETING_DIE: "Marketing die", CARD_DIE: "Card die", DROPPED: "Dropped cards"}


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """A line for each company, the map, one's own hand and plan, and the effect cards on the table."""
    text = words(match.game.package, match.language)
    view = match.game.view(match.box, match.seen(seat), seat)
    columns = range(len(COLUMNS)) if width >= ROOM_FOR_ALL else MOST if width >= ROOM_FOR_MOST else FEW
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        table.add_column(COLUMNS[column], justify="left" if column in (0, 3) else "right", no_wrap=True)
    for s, company in enumerate(view["companies"]):
        cells = row(match, view, s, company, pawns)
        table.add_row(*(cells[column] for column in columns))
    grid = Table.grid()
    grid.add_row(table)
    for line in (regions(view, pawns, text), plans(view, pawns, text), effects(match, view, pawns), hand(match, view, seat)):
        if line:
            grid.add_row(line)
    return grid


def row(match: Match, view: Mapping[str, Any], s: int, company: Mapping[str, Any], pawns: Sequence[Text]) -> list[Any]:
    """One company."""
    mark = "> " if view["active"] == s else "* " if company["confirmed"] else "  "
    figures = [company[key] for key in ("power", "rep", "compute", "model", "workers", "tokens")]
    first = Text(" (first)", "dim") if view["first"] == s else Text("")
    return [
        Text.assemble(mark, pawns[s], first), Text(str(company["corp"]), "bold"), str(company["pers"]), SHORT[company["rank"]], *map(str, figures),
        str(len(company["hand"])),
    ]  # fmt: skip


def regions(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text:
    """Each region with the subsidies on it and who is there."""
    parts = []
    for r in range(REGIONS):
        place = view["regions"][r]
        there = Text("").join(pawns[s][:1] for s in place["present"])
        parts.append(Text.assemble(text.say(f"region-{r}"), " ", ("$" * place["tokens"], "bold"), ("·" * (place["room"] - place["tokens"]), "dim"), " ", there))
    return Text.assemble(("World     ", "dim"), Text("  ").join(parts))


def plans(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The plans that may be seen, worker by worker."""
    lines = []
    for s, company in enumerate(view["companies"]):
        if not company["plan"] or not any(company["plan"]):
            continue
        steps = [f"{w} {text.say(f'option-{option}')}" for w, option in enumerate(company["plan"], 1) if option]
        lines.append(Text.assemble(("Plan      ", "dim"), pawns[s], ": ", ", ".join(steps)))
    return Text("\n").join(lines) if lines else None


def effects(match: Match, view: Mapping[str, Any], pawns: Sequence[Text]) -> Text | None:
    """The effect cards in their slots."""
    cards = match.game.board(match.box)["cards"]
    lines = []
    for s, company in enumerate(view["companies"]):
        names = [cards[slot["card"]]["title"] + (" (used)" if slot["used"] else "") for slot in company["slots"]]
        if names:
            lines.append(Text.assemble(("In effect ", "dim"), pawns[s], ": ", ", ".join(names)))
    return Text("\n").join(lines) if lines else None


def hand(match: Match, view: Mapping[str, Any], seat: int) -> Text | None:
    """One's own cards with what they cost and do."""
    if seat < 0 or not view["companies"][seat]["hand"]:
        return None
    cards = match.game.board(match.box)["cards"]
    lines = []
    for held in view["companies"][seat]["hand"]:
        card = cards[held["card"]]
        lines.append(Text.assemble((f"Card {card['cost']}    ", "dim"), (card["title"], "bold"), f": {card['text']}"))
    return Text("\n").join(lines)


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called."""
    if number < DECKS:
        return ("Research deck", "Influence deck", "Sabotage deck")[number]
    for first, what in SEATED.items():
        if first <= number < first + SEATS:
            seat = number - first
            return f"{what} of {names[seat] if seat < len(names) else f'seat {seat + 1}'}"
    return {FIRST_SEAT: "Who begins", FAVOURED: "Head start", SUBSIDY_DIE: "Subsidy die"}.get(number, f"stream {number}")
