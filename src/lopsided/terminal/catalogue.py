"""The installed games, for people and for programs."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lopsided.engine.game import Game
from lopsided.engine.words import words


def catalogue(game: Game) -> dict[str, Any]:
    """One game: seats, options with default and range, bots, variants, version."""
    text = words(game.package)
    return {
        "name": game.name,
        "title": game.title,
        "tagline": text.perhaps("tagline"),
        "version": game.version,
        "seats": list(game.seats),
        "bots": {"random": "Takes any action.", **{name: (bot.__doc__ or "").strip() for name, bot in game.bots.items()}},
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
    low, high = game["seats"]
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row("Play it", f"lopsided play {game['name']}")
    facts.add_row("Players", f"{low} to {high}")
    facts.add_row("Version", str(game["version"]))
    facts.add_row("Variants", ", ".join(game["variants"]) or "none")
    for name, does in game["bots"].items():
        facts.add_row("Bots" if name == "random" else "", Text.assemble((name, "bold"), f": {does}"))
    parts: list[RenderableType] = [Text(game["title"], "bold underline"), Text(game["tagline"], "italic"), facts, Text()]
    return Group(*parts, draw_options(game["options"]), Text()) if game["options"] else Group(*parts)


def draw_options(options: Iterable[Mapping[str, Any]]) -> RenderableType:
    """Each option with its default, its range and a sentence."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("Option (--set)", no_wrap=True)
    table.add_column("Default", no_wrap=True)
    table.add_column("Or", max_width=14)
    table.add_column("What it decides")
    for option in options:
        table.add_row(Text(option["name"], "bold"), _shown(option["default"]), allowed(option), Text(option["text"]))
    return table


def allowed(option: Mapping[str, Any]) -> str:
    """The other values that an option takes, or its range."""
    if "values" in option:
        return ", ".join(value for value in option["values"] if value != option["default"])
    low, high = option["range"]
    return f"{low} to {high}{', a list' if option['list'] else ''}"


def _shown(value: Any) -> str:
    return (",".join(map(str, value)) or "none") if isinstance(value, tuple) else str(value)
