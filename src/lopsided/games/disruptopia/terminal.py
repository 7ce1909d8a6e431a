"""The companies of Disruptopia in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.disruptopia.state import CARD_DIE, DECKS, DROPPED, FAVOURED, FIRST_SEAT, MARKETING_DIE, REGIONS, SEATS, SUBSIDY_DIE
from lopsided.games.lists import beside

ROOM_FOR_ALL, ROOM_FOR_MOST = 92, 76
COLUMNS = ("company", "corp", "pocket", "class", "power", "rep", "compute", "model", "workers", "subsidies", "hand")
MOST, FEW = (0, 1, 2, 3, 4, 5, 7, 8, 9), (0, 1, 2, 3, 4, 5)
PILES = ("research", "influence", "sabotage")
SEATED = {MARKETING_DIE: "marketing", CARD_DIE: "card", DROPPED: "dropped"}
ALONE = {FIRST_SEAT: "begin", FAVOURED: "head_start", SUBSIDY_DIE: "subsidy"}


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """A line for each company, the map, one's own hand and plan, and the effect cards on the table."""
    text = words(match.game.package, match.language)
    view = match.shown(seat)
    columns = range(len(COLUMNS)) if width >= ROOM_FOR_ALL else MOST if width >= ROOM_FOR_MOST else FEW
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        table.add_column(text.say(f"board-{COLUMNS[column]}"), justify="left" if column in (0, 3) else "right", no_wrap=True)
    for s, company in enumerate(view["companies"]):
        cells = row(view, s, company, pawns, text)
        table.add_row(*(cells[column] for column in columns))
    grid = Table.grid()
    grid.add_row(table)
    for line in (regions(view, pawns, text), plans(view, pawns, text), effects(view, pawns, text), hand(match, view, seat, text)):
        if line:
            grid.add_row(line)
    return grid


def row(view: Mapping[str, Any], s: int, company: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> list[Any]:
    """One company."""
    mark = "> " if view["active"] == s else "* " if company["confirmed"] else "  "
    figures = [company[key] for key in ("power", "rep", "compute", "model", "workers", "tokens")]
    pawn = Text.from_markup(text.say("board-first", company=pawns[s].markup), emoji=False) if view["first"] == s else pawns[s]
    return [
        Text.assemble(mark, pawn), Text(str(company["corp"]), "bold"), str(company["pers"]), text.say(f"board-{company['rank']}"), *map(str, figures),
        str(len(company["hand"])),
    ]  # fmt: skip


def regions(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text:
    """Each region with the subsidies on it and who is there."""
    parts = []
    for r in range(REGIONS):
        place = view["regions"][r]
        there = Text("").join(pawns[s][:1] for s in place["present"])
        parts.append(Text.assemble(text.say(f"region-{r}"), " ", ("$" * place["tokens"], "bold"), ("·" * (place["room"] - place["tokens"]), "dim"), " ", there))
    return Text.assemble((f"{text.say('board-world'):<10}", "dim"), Text("  ").join(parts))


def plans(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The plans that may be seen, worker by worker."""
    lines = []
    for s, company in enumerate(view["companies"]):
        if not company["plan"] or not any(company["plan"]):
            continue
        steps = [text.say("board-step", worker=w, option=option) for w, option in enumerate(company["plan"], 1) if option]
        lines.append(Text.from_markup(text.say("board-plan", company=pawns[s].markup, steps=beside(text, steps)), emoji=False))
    return Text("\n").join(lines) if lines else None


def effects(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The effect cards in their slots."""
    lines = []
    for s, company in enumerate(view["companies"]):
        names = [text.say("board-used", card=slot["card"]) if slot["used"] else text.say(f"card-{slot['card']}") for slot in company["slots"]]
        if names:
            lines.append(Text.from_markup(text.say("board-effects", company=pawns[s].markup, cards=beside(text, names)), emoji=False))
    return Text("\n").join(lines) if lines else None


def hand(match: Match, view: Mapping[str, Any], seat: int, text: Words) -> Text | None:
    """One's own cards with what they cost and do."""
    if seat < 0 or not view["companies"][seat]["hand"]:
        return None
    cards = match.game.board(match.box)["cards"]
    lines = []
    for held in view["companies"][seat]["hand"]:
        card = cards[held["card"]]
        lines.append(Text.from_markup(text.say("board-held", cost=card["cost"], card=held["card"])))
    return Text("\n").join(lines)


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called."""
    text = words(__package__, language)
    if number < DECKS:
        return text.say(f"stream-{PILES[number]}")
    for first, what in SEATED.items():
        if first <= number < first + SEATS:
            return text.line(f"stream-{what}", {"seat": number - first}, names)
    return text.say(f"stream-{ALONE[number]}") if number in ALONE else str(number)
