"""The town of Unequalopolis in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.unequalopolis.state import DEALING, DECKS, DIE_B, FIRST_ROLL, LOTS, SIGNS, Deck

ROOM_FOR_SPACES = 84
LEVELS = ("", "'", "''", "'''", "''''", "#")


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """A line for each player in turn order: sign, cash, place and deeds; below, the Country card and whatever is open."""
    text = words(match.game.package, match.language)
    view = match.game.view(match.box, match.seen(seat), seat)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("Player", no_wrap=True)
    table.add_column("Sign", no_wrap=True)
    table.add_column("Cash", justify="right")
    if width >= ROOM_FOR_SPACES:
        table.add_column("Stands on", no_wrap=True)
    table.add_column("Deeds and cards")
    for s in view["order"]:
        player = view["players"][s]
        name = Text.assemble("> " if view["active"] == s else "  ", pawns[s])
        place = [Text(standing(player, text), "dim")] * (width >= ROOM_FOR_SPACES)
        table.add_row(name, text.say(f"sign-{player['sign']}"), cash(player), *place, holdings(match, view, player, text))
    grid = Table.grid()
    grid.add_row(table)
    for line in (country(view, pawns, text), auction(view, pawns, text), debt(view, pawns), tray(view, pawns, text)):
        if line:
            grid.add_row(line)
    return grid


def cash(player: Mapping[str, Any]) -> Text:
    """What is in hand; a question mark where the table hides it, a dash for the bankrupt."""
    if player["fallen"]:
        return Text("bankrupt", "dim")
    return Text("?" if player["cash"] is None else f"f{player['cash']}", "bold")


def standing(player: Mapping[str, Any], text: Words) -> str:
    """Where a token stands."""
    if player["fallen"]:
        return ""
    return "in prison" if player["prison"] is not None else text.say(f"space-{player['space']}")


def holdings(match: Match, view: Mapping[str, Any], player: Mapping[str, Any], text: Words) -> Text:
    """Deeds with their crops (a mark each) or warehouse (#), mortgaged ones in brackets; a claim with a question mark; kept cards."""
    printed = [deed["name"] for deed in match.game.printed["deeds"]]
    shown = [f"({printed[d]})" if view["deeds"][d]["mortgaged"] else printed[d] + LEVELS[view["deeds"][d]["level"]] for d in player["deeds"]]
    if player["claim"] is not None:
        shown.append(printed[player["claim"]] + "?")
    shown += [text.say(f"card-{card}") for card in player["kept"]]
    return Text(" ".join(shown) if shown else "none", "" if shown else "dim")


def country(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The Country card that lies face up."""
    lies = view["country"]
    if not lies:
        return None
    return Text.assemble(
        ("Country  ", "dim"),
        (text.say(f"card-{lies['card']}"), "bold"),
        ": ",
        text.say(f"card-{lies['card']}.says"),
        " Until the turn of ",
        pawns[lies["drawer"]],
    )


def auction(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The auction that is running."""
    lot = view["auction"]
    if not lot:
        return None
    what = text.say(f"deed-{lot['deed']}") if lot["deed"] is not None else f"a {lot['lot']}"
    leads = Text.assemble(pawns[lot["bidder"]], f" leads with f{lot['high']}") if lot["bidder"] is not None else Text("no bid yet")
    return Text.assemble(("Auction  ", "dim"), (what, "bold"), ", ", leads)


def debt(view: Mapping[str, Any], pawns: Sequence[Text]) -> Text | None:
    """The debt that is being raised."""
    due = view["debt"]
    if not due:
        return None
    return Text.assemble(
        ("Debt     ", "dim"), pawns[due["seat"]], f" owes f{due['amount']} to ", pawns[due["target"]] if due["target"] is not None else "the bank"
    )


def tray(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The offer on the tray, for those whom it concerns."""
    offer = view["tray"]
    if not offer:
        return None
    return Text.assemble(
        ("Tray     ", "dim"), pawns[offer["maker"]], f" gives {side(offer['give'], text)}; ", pawns[offer["partner"]], f" gives {side(offer['get'], text)}",
    )  # fmt: skip


def side(gives: Mapping[str, Any], text: Words) -> str:
    """What one side gives, in words."""
    things = [text.say(f"deed-{d}") for d in gives["deeds"]] + [text.say(f"card-{c}") for c in gives["cards"]] + [f"f{gives['cash']}"] * (gives["cash"] > 0)
    return ", ".join(things) or "nothing yet"


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called."""
    if number < DECKS:
        kind = "first die" if number < DIE_B else "second die" if number < FIRST_ROLL else "roll for the order"
        seat = number % DIE_B
        return f"{names[seat] if seat < len(names) else f'seat {seat + 1}'}, {kind}"
    if number < SIGNS:
        return f"{Deck(number - DECKS).name.capitalize()} deck"
    return {SIGNS: "Signs", DEALING: "Dealt deeds", LOTS: "Lots among equals"}.get(number, f"stream {number}")
