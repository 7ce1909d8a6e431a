"""The town of Unequalopolis in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.lists import beside
from lopsided.games.unequalopolis.state import DEALING, DECKS, DIE_B, LOTS, SIGNS, Deck

ROOM_FOR_SPACES = 84
LEVELS = ("", "'", "''", "'''", "''''", "#")
DICE = ("first_die", "second_die", "order")
ALONE = {SIGNS: "signs", DEALING: "dealing", LOTS: "lots"}


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """A line for each player in turn order: sign, cash, place and deeds; below, the Country card and whatever is open."""
    text = words(match.game.package, match.language)
    view = match.shown(seat)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(text.say("board-player"), no_wrap=True)
    table.add_column(text.say("board-sign"), no_wrap=True)
    table.add_column(text.say("board-cash"), justify="right")
    if width >= ROOM_FOR_SPACES:
        table.add_column(text.say("board-place"), no_wrap=True)
    table.add_column(text.say("board-holdings"))
    for s in view["order"]:
        player = view["players"][s]
        name = Text.assemble("> " if view["active"] == s else "  ", pawns[s])
        place = [Text(standing(player, text), "dim")] * (width >= ROOM_FOR_SPACES)
        table.add_row(name, text.say(f"sign-{player['sign']}"), cash(player, text), *place, holdings(match, view, player, text))
    grid = Table.grid()
    grid.add_row(table)
    for line in (country(view, pawns, text), auction(view, pawns, text), debt(view, pawns, text), tray(view, pawns, text)):
        if line:
            grid.add_row(line)
    return grid


def cash(player: Mapping[str, Any], text: Words) -> Text:
    """What is in hand; a question mark where the table hides it, a dash for the bankrupt."""
    if player["fallen"]:
        return Text(text.say("board-bankrupt"), "dim")
    return Text("?" if player["cash"] is None else f"f{player['cash']}", "bold")


def standing(player: Mapping[str, Any], text: Words) -> str:
    """Where a token stands."""
    if player["fallen"]:
        return ""
    return text.say("board-prison") if player["prison"] is not None else text.say(f"space-{player['space']}")


def holdings(match: Match, view: Mapping[str, Any], player: Mapping[str, Any], text: Words) -> Text:
    """Deeds with their crops (a mark each) or warehouse (#), mortgaged ones in brackets; a claim with a question mark; kept cards."""
    printed = [deed["name"] for deed in match.game.printed["deeds"]]
    shown = [f"({printed[d]})" if view["deeds"][d]["mortgaged"] else printed[d] + LEVELS[view["deeds"][d]["level"]] for d in player["deeds"]]
    if player["claim"] is not None:
        shown.append(printed[player["claim"]] + "?")
    shown += [text.say(f"card-{card}") for card in player["kept"]]
    return Text(" ".join(shown) or text.say("board-none"), "" if shown else "dim")


def country(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The Country card that lies face up."""
    lies = view["country"]
    if not lies:
        return None
    return Text.from_markup(text.say("board-country", card=lies["card"], drawer=pawns[lies["drawer"]].markup), emoji=False)


def auction(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The auction that is running."""
    lot = view["auction"]
    if not lot:
        return None
    what = text.say(f"deed-{lot['deed']}" if lot["deed"] is not None else f"board-{lot['lot']}")
    if lot["bidder"] is None:
        return Text.from_markup(text.say("board-no_bid", lot=what))
    return Text.from_markup(text.say("board-bid", lot=what, bidder=pawns[lot["bidder"]].markup, high=lot["high"]), emoji=False)


def debt(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The debt that is being raised."""
    due = view["debt"]
    if not due:
        return None
    to, creditor = ("player", pawns[due["target"]].markup) if due["target"] is not None else ("bank", "")
    return Text.from_markup(text.say("board-debt", to=to, debtor=pawns[due["seat"]].markup, amount=due["amount"], creditor=creditor), emoji=False)


def tray(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The offer on the tray, for those whom it concerns."""
    offer = view["tray"]
    if not offer:
        return None
    maker, partner = pawns[offer["maker"]].markup, pawns[offer["partner"]].markup
    said = text.say("board-tray", maker=maker, give=side(offer["give"], text), partner=partner, get=side(offer["get"], text))
    return Text.from_markup(said, emoji=False)


def side(gives: Mapping[str, Any], text: Words) -> str:
    """What one side gives, in words."""
    things = [text.say(f"deed-{d}") for d in gives["deeds"]] + [text.say(f"card-{c}") for c in gives["cards"]]
    things += [text.say("board-cash_given", cash=gives["cash"])] * (gives["cash"] > 0)
    return beside(text, things) or text.say("board-nothing")


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called."""
    text = words(__package__, language)
    if number < DECKS:
        return text.line(f"stream-{DICE[number // DIE_B]}", {"seat": number % DIE_B}, names)
    if number < SIGNS:
        return text.say(f"stream-{Deck(number - DECKS).name.lower()}")
    return text.say(f"stream-{ALONE[number]}") if number in ALONE else str(number)
