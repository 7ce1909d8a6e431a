"""The installed games, for people and for programs."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.words import words
from lopsided.terminal.speech import spoken, table_language


def catalogue(game: Game) -> dict[str, Any]:
    """One game: seats, options with default and range, bots, variants, version."""
    text = words(game.package, table_language(game))
    return {
        "name": game.name,
        "title": text.say("title"),
        "tagline": text.perhaps("tagline"),
        "version": game.version,
        "seats": list(game.seats),
        "bots": {"random": spoken().say("random"), **{name: text.perhaps(f"bot-{name}", (bot.__doc__ or "").strip()) for name, bot in game.bots.items()}},
        "variants": list(game.variants),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                **({"values": list(option.values)} if option.values else {"range": list(option.bounds or ()), "list": option.many}),
                "text": text.perhaps(f"option-{option.name}"),
            }
            for option in game.options.values()
        ],
    }


def draw_catalogue(games: Iterable[Mapping[str, Any]]) -> RenderableType:
    """The games one under the other."""
    return Group(*(draw_game(game) for game in games))


def draw_game(game: Mapping[str, Any]) -> RenderableType:
    """One game with its bots and options."""
    text, (low, high) = spoken(), game["seats"]
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row(text.say("fact-play"), f"lopsided play {game['name']}")
    facts.add_row(text.say("fact-players"), text.say("range", low=low, high=high))
    facts.add_row(text.say("fact-version"), str(game["version"]))
    facts.add_row(text.say("fact-variants"), ", ".join(game["variants"]) or text.say("none"))
    for name, does in game["bots"].items():
        facts.add_row(text.say("fact-bots") if name == "random" else "", Text.assemble((name, "bold"), f": {does}"))
    parts: list[RenderableType] = [Text(game["title"], "bold underline"), Text(game["tagline"], "italic"), facts, Text()]
    return Group(*parts, draw_options(game["options"]), Text()) if game["options"] else Group(*parts)


def draw_options(options: Iterable[Mapping[str, Any]]) -> RenderableType:
    """Each option with its default, its range and a sentence."""
    text = spoken()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(text.say("column-option"), no_wrap=True)
    table.add_column(text.say("column-default"), no_wrap=True)
    table.add_column(text.say("column-or"), max_width=14)
    table.add_column(text.say("column-decides"))
    for option in options:
        table.add_row(Text(option["name"], "bold"), _shown(option["default"]), allowed(option), Text(option["text"]))
    return table


def allowed(option: Mapping[str, Any]) -> str:
    """The other values that an option takes, or its range."""
    if "values" in option:
        return ", ".join(value for value in option["values"] if value != option["default"])
    low, high = option["range"]
    return spoken().say("range-list" if option["list"] else "range", low=low, high=high)


def _shown(value: Any) -> str:
    return (",".join(map(str, value)) or spoken().say("none")) if isinstance(value, tuple) else str(value)
