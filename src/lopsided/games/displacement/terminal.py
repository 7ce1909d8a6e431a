"""The nations of Displacement in the terminal, and what its streams of chance are called."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.match import Match
from lopsided.engine.words import LANGUAGE, Words, words
from lopsided.games.displacement.rules.goals import metropolis, treasure
from lopsided.games.displacement.state import DEATHS, DECK, FIRST_SEAT, FULL, GOAL_DECK, REGION_DECK, SQUARES, Goal
from lopsided.games.lists import beside

ROOM_FOR_REGIONS = 76
SHOWN = 12  # displaced people that are drawn; more are counted
STREAMS = {DECK: "scenarios", REGION_DECK: "regions", GOAL_DECK: "goals", FIRST_SEAT: "begin", DEATHS: "deaths"}


def draw(match: Match, seat: int, pawns: Sequence[Text], width: int) -> RenderableType:
    """A line for each nation: tokens, the homes with who lives in them, the displaced; below, the goal and the card being faced."""
    text = words(match.game.package, match.language)
    view = match.shown(seat)
    marks = [pawn[:1] for pawn in pawns]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(text.say("board-nation"), no_wrap=True)
    if width >= ROOM_FOR_REGIONS:
        table.add_column(text.say("board-region"), no_wrap=True)
    table.add_column(text.say("board-tokens"), justify="right")
    table.add_column(text.say("board-communities"))
    table.add_column(text.say("board-displaced"))
    for s, nation in enumerate(view["nations"]):
        name = Text.assemble("> " if view["active"] == s else "  ", pawns[s])
        region = [Text(text.say(f"region-{nation['region']}"), "dim")] * (width >= ROOM_FOR_REGIONS)
        table.add_row(name, *region, tokens(nation, text), homes(nation, marks, text), displaced(nation, marks, text))
    grid = Table.grid()
    grid.add_row(table)
    for line in (goal(match, view, seat, text), scenario(match, view, text)):
        if line:
            grid.add_row(line)
    return grid


def tokens(nation: Mapping[str, Any], text: Words) -> Text:
    """The treasury; a mark where a Crash is kept and no income comes."""
    return Text.from_markup(text.say("board-kept", tokens=nation["tokens"])) if nation["kept"] else Text(str(nation["tokens"]), "bold")


def homes(nation: Mapping[str, Any], marks: Sequence[Text], text: Words) -> Text:
    """Each community with its people by the marks of their nations of birth, a dot for each empty place."""
    built = [pins for pins in nation["homes"] if pins is not None]
    if not built:
        return Text(text.say("board-none"), "dim")
    return Text(" ").join(Text.assemble(*(marks[pin] for pin in pins), ("·" * (FULL - len(pins)), "dim")) for pins in built)


def displaced(nation: Mapping[str, Any], marks: Sequence[Text], text: Words) -> Text:
    """Who waits, the longest displaced first."""
    line = nation["displaced"]
    if not line:
        return Text(text.say("board-nobody"), "dim")
    people = Text.assemble(*(marks[pin] for pin in line[:SHOWN]))
    return Text.from_markup(text.say("board-more", people=people.markup, more=len(line) - SHOWN), emoji=False) if len(line) > SHOWN else people


def goal(match: Match, view: Mapping[str, Any], seat: int, text: Words) -> Text | None:
    """What the reader is after, and how far it has come by the count that decides."""
    if seat < 0 or not view["nations"][seat]["goal"]:
        return None
    own, now = Goal[view["nations"][seat]["goal"].upper()], ""
    sentence = text.say(f"goal-{own:d}.sentence")
    if own == Goal.METROPOLITAN:
        sentence = text.say("goal-built") if match.box.metropolis_built else sentence
        now = text.say("goal-now", n=metropolis(match.box, match.g, seat), of=SQUARES)
    elif own == Goal.ENTREPRENEURIAL:
        sentence = text.say("goal-earned") if match.box.goal_earned else sentence
        now = text.say("goal-now", n=treasure(match.box, match.g, seat), of=match.box.goal_tokens)
    return Text.from_markup(text.say("board-goal", goal=int(own))).append(f" {sentence} {now}".rstrip())


def scenario(match: Match, view: Mapping[str, Any], text: Words) -> Text | None:
    """The card that is being weighed, with what it would do."""
    if view["card"] is None:
        return None
    card = match.game.board(match.box)["cards"][view["card"]]
    said = [effect_words(effect, text) for effect in card["effects"]]
    if card["safe"]:
        said.append(text.say("board-safe", tags=beside(text, (text.say(f"tag-{tag}") for tag in card["safe"]))))
    return Text.assemble(
        Text.from_markup(text.say("board-card", card=view["card"])), " ", " ".join(said), "\n", (text.say(f"card-{view['card']}.scene"), "italic")
    )


def effect_words(effect: Mapping[str, Any], text: Words) -> str:
    """One effect of a card, from the language file."""
    what, amount = effect["what"], effect["amount"]
    key = f"{what}_{'won' if amount > 0 else 'lost'}" if what in ("com", "tok") else what
    return text.say(f"effect-{effect['who']}-{key}", amount=abs(amount))


def stream(number: int, names: Sequence[str], language: str = LANGUAGE) -> str:
    """What a stream of chance is called."""
    return words(__package__, language).say(f"stream-{STREAMS[number]}") if number in STREAMS else str(number)
