"""The four tiers of The Disparity Trap in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.disparity_trap.state import PILES, POSITIONS, SEATS, TIERS, Move, Thing
from lopsided.games.lists import beside

ROOM_FOR_TILES = 70
NARROW = 60
DICE = ("move", "card", "vote", "begin")
SHUFFLES = ("opportunity", "event", "justice", "dealt", "dealt_again", "positions")


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """The tiers from the top down with who stands where, a line for each player, the hand, and the card being played."""
    text = words(match.game.package, match.language)
    view, board = match.shown(seat), match.game.board(match.box)
    grid = Table.grid()
    for tier in range(TIERS, 0, -1):
        grid.add_row(terrace(view, board, pawns, tier, text, width))
    grid.add_row(Text())
    grid.add_row(players(view, pawns, text, width))
    for line in (gone(view, text), waiting(view, pawns, text), played(view, board, pawns, text), hand(view, board, seat, text)):
        if line:
            grid.add_row(line)
    return grid


def terrace(view: Mapping[str, Any], board: Mapping[str, Any], pawns: Sequence[Text], tier: int, text: Words, width: int) -> Text:
    """One tier: its spaces, with the marks of those who stand there."""
    length = board["tier_length"]
    first = (tier - 1) * length
    line = Text.assemble((text.say("board-tier", tier=tier) + "  ", "bold"), (f"{first:>2} ", "dim"))
    for place in range(first, first + length + (tier == TIERS)):
        here = [pawns[s][:1] for s, p in enumerate(view["seats"]) if p["pawn"] == place]
        line.append_text(Text.assemble(*here) if here else Text(text.say(f"board-at_{board['spaces'][place]}"), "dim"))
        line.append("" if width < NARROW else " ")
    if tier == TIERS:
        line.append(text.say("board-alone"), "dim")
    return line.append(text.say("board-together") if tier == TIERS - 1 else "", "dim")


def players(view: Mapping[str, Any], pawns: Sequence[Text], text: Words, width: int) -> Table:
    """Each player's Position, space and tokens, and the tiles where there is room."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(text.say("board-player"), no_wrap=True, max_width=max(8, width - 34))
    for column in ("", text.say("board-space"), text.say("board-tokens")):
        table.add_column(column, justify="right")
    if width >= ROOM_FOR_TILES:
        table.add_column(text.say("board-tiles"))
    for s, player in enumerate(view["seats"]):
        position = text.say(f"position-{('sd', 'snd').index(player['position']) + 1}") if player["position"] else ""
        name = Text.assemble("> " if view["active"] == s else "  ", pawns[s])
        table.add_row(name, position, str(player["pawn"]), str(player["privilege"]), *[tiles(player, text)] * (width >= ROOM_FOR_TILES))
    return table


def tiles(player: Mapping[str, Any], text: Words) -> Text:
    """What a player owns."""
    owned = {**player["tiles"], "power": player["power"], "justice": player["justice"]}
    said = [thing_words(kind, n, text) for kind, n in owned.items() if n]
    return Text(beside(text, said + ([text.say("board-skips")] if player["skip"] else [])) or "-", "" if said else "dim")


def thing_words(kind: str, n: int, text: Words) -> str:
    """So many of a thing; one is called by its name alone."""
    return text.say("board-things", thing=int(Thing[kind.upper()]), n=n)


def gone(view: Mapping[str, Any], text: Words) -> Text | None:
    """The disparities that have been voted away."""
    things = beside(text, (text.say(f"thing-{Thing[subject.upper()]:d}") for subject in view["level"]))
    return Text.from_markup(text.say("board-level", things=things)) if things else None


def waiting(view: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """Who is being waited for in a window."""
    if not view["window"]:
        return None
    asked, target = (pawns[view["window"][who]].markup for who in ("asked", "target"))
    return Text.from_markup(text.say("board-waiting", asked=asked, target=target), emoji=False)


def played(view: Mapping[str, Any], board: Mapping[str, Any], pawns: Sequence[Text], text: Words) -> Text | None:
    """The card being played, with both ranges side by side."""
    play = view["play"]
    if not play:
        return None
    printed = board["cards"][play["card"]]
    does = odds((printed["second"] or printed if play["step"] == 2 else printed)["effects"], play, text)
    said = text.say("board-card", die=play["die"] or 0, card=play["card"], target=pawns[play["target"]].markup)
    return Text.from_markup(said, emoji=False).append(f" {does}")


def hand(view: Mapping[str, Any], board: Mapping[str, Any], seat: int, text: Words) -> Text | None:
    """The reader's cards, each with what it does."""
    if seat < 0 or not view["seats"][seat]["hand"]:
        return None
    label = text.say("board-hand") + " "
    line = Text().append(label, "dim")
    for n, k in enumerate(view["seats"][seat]["hand"]):
        printed = board["cards"][k]
        does = odds(printed["effects"], printed, text)
        line.append("\n" + " " * len(label) if n else "").append(text.say(f"card-{k}"), "bold").append(f": {does}" if does else "")
    return line


def spread(reach: int) -> str:
    """A range as it is printed."""
    return "-" if reach == 0 else "1" if reach == 1 else f"1-{reach}"


def odds(effects: Sequence[Mapping[str, Any]], ranges: Mapping[str, Any], text: Words) -> str:
    """What a card does, and for which rolls of each Position."""
    does = effect_words(effects, text)
    return f"{does} {text.say('board-odds', sd=spread(ranges['sd']), snd=spread(ranges['snd']))}" if does and ranges["sd"] is not None else does


def effect_words(effects: Sequence[Mapping[str, Any]], text: Words) -> str:
    """What a card does, from the language file."""
    said = []
    for effect in effects:
        thing = int(Thing[effect["thing"].upper()]) if effect["thing"] else 0
        n = effect["amount"]
        said.append(text.say(f"does-{effect['what']}", n=n, spaces=n, turns=n, thing=thing, back=effect["back"] or 0))
    return " ".join(said)


def answer(match: Match, seat: int) -> int | None:
    """Who is asked about Influence and holds no such card passes without being bothered (DT-Q90)."""
    legal = match.legal(seat)
    return int(Move.LET_BE) if match.phase == "influence" and Move.ADD not in legal and Move.TAKE not in legal else None


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called: each seat has its own dice, each deck its own shuffles."""
    text = words(__package__, language)
    if number >= PILES:
        return text.say(f"stream-{SHUFFLES[number - PILES]}") if number <= POSITIONS else str(number)
    return text.line(f"stream-{DICE[number // SEATS]}", {"seat": number % SEATS}, names)
