"""The lab's figures as tables for people, from the same JSON that --json prints."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from lopsided.engine.words import Words

BAR = 24  # characters of the longest bar
COLUMNS = 7  # rounds shown of a curve
ROUNDING = 1e-4  # the shares of all seats may miss 1 by less than this


def tables(figures: Mapping[str, Any], title: str, text: Words) -> RenderableType:
    """Everything that a run of games showed."""
    groups = figures["groups"]
    parts: list[RenderableType] = [heading(figures, title, text), seat_table(figures, text)]
    parts += [group_table(grouping, rows, text) for grouping, rows in groups["wins"].items() if len(rows) > 1]
    if groups["explained"]:
        parts.append(explained_table(groups["explained"], text))
    if groups["foretold"]:
        parts.append(foretold_table(groups["foretold"], text))
    bands = groups["figures"]["bands"] or groups["figures"]["groups"]
    if any(bands.values()):
        parts.append(figure_table(bands, text))
    if any(groups["curves"].values()):
        parts.append(curve_table(groups["curves"], text))
    parts.append(Text(text.say("intervals"), style="dim"))
    return Group(*(Padding(part, (0, 0, 1, 0), expand=False) for part in parts))


def heading(figures: Mapping[str, Any], title: str, text: Words) -> Text:
    """What was played, how long the games are, how fast they were."""
    rounds, quantiles = figures["rounds"], figures["rounds"]["quantiles"]
    known = {"median": str(rounds["median"]), "low": str(quantiles["0.05"]), "high": str(quantiles["0.95"]), "most": str(rounds["most"])}
    lines = [
        say_played(figures["groups"]["rules"], title, figures["games"], figures["seats"], figures["seed"], text),
        Text(text.say("lasted", mean=f"{rounds['mean']:.1f}", **known)),
        Text(text.say("took", moves=f"{figures['moves']:,}", seconds=f"{figures['seconds']:.1f}", speed=f"{figures['moves_per_second']:,}")),
    ]
    return Text("\n").join(lines)


def say_played(rules: Mapping[str, Any], title: str, games: int, seats: int, seed: int, text: Words) -> Text:
    """What was played, how often, by how many."""
    known = {"title": escape(title), "rules": escape(say_rules(rules)), "games": f"{games:,}", "seats": str(seats), "seed": str(seed)}
    return Text.from_markup(text.say("played", **known), emoji=False)


def say_rules(rules: Mapping[str, Any]) -> str:
    """The variant and the options that were set, each after a comma."""
    options = "".join(f", {name} {','.join(map(str, v)) if isinstance(v, list) else v}" for name, v in rules["options"].items())
    return f", {rules['variant']}{options}" if rules["variant"] else options


def seat_table(figures: Mapping[str, Any], text: Words) -> Table:
    """Wins by seat, and the games that nobody won."""
    table = shares(text, "wins-by-seat", "seat", "agent")
    most = max(row["share"] for row in figures["wins"])
    for row in figures["wins"]:
        table.add_row(str(row["seat"] + 1), row["agent"], *share_cells(row, most))
    unwon = 1 - sum(row["share"] for row in figures["wins"])
    if unwon > ROUNDING:
        table.add_row("", text.say("nobody"), f"{unwon:.2%}")
    return table


def group_table(grouping: str, rows: Sequence[Mapping[str, Any]], text: Words) -> Table:
    """Wins of a seat by the group it belongs to."""
    table = shares(text, "wins-by-group", "group", "of-all", grouping=grouping)
    most = max(row["share"] for row in rows)
    for row in rows:
        table.add_row(row["group"], f"{row['seats']:.1%}", *share_cells(row, most))
    return table


def explained_table(rows: Mapping[str, Mapping[str, Any]], text: Words) -> Table:
    """How much of the differences in score goes with the groups of a grouping."""
    table = plain(text.say("explained"))
    for justify in ("left", "right", "right"):
        table.add_column("", justify=justify)
    for grouping, row in rows.items():
        if row["high"] is not None:
            table.add_row(grouping, *share_cells(row, 1)[:2])
    return table


def foretold_table(rows: Mapping[str, Mapping[str, Any]], text: Words) -> Table:
    """How well the order of groups says who comes out ahead."""
    table = plain(text.say("foretold"))
    for grouping, row in rows.items():
        table.add_row(grouping, with_margin(row))
    return table


def shares(text: Words, title: str, *columns: str, **known: str) -> Table:
    """A table of win shares."""
    table = plain(text.say(title, **known))
    for column in columns:
        table.add_column(text.say(f"column-{column}"))
    table.add_column(text.say("column-wins"), justify="right")
    table.add_column("95%", justify="right")
    table.add_column("", no_wrap=True, overflow="crop")
    return table


def plain(title: str) -> Table:
    """A table without lines."""
    return Table(title=title, title_justify="left", box=None, pad_edge=False, title_style="bold")


def share_cells(row: Mapping[str, Any], most: float) -> tuple[str, str, Text]:
    """A share, its interval and a bar."""
    bar = Text("█" * round(BAR * row["share"] / most) if most else "", style="cyan")
    return f"{row['share']:.2%}", f"[{row['low']:.2%}, {row['high']:.2%}]".replace("[", "\\["), bar


def figure_table(bands: Mapping[str, Mapping[str, Any]], text: Words) -> Table:
    """The lens's figures, a column a band; what nothing was counted for is left out, a nought is not."""
    table = plain(text.say("lens-saw"))
    table.add_column("", no_wrap=True)
    for band in bands:
        table.add_column(band, justify="right")
    for name in dict.fromkeys(name for figures in bands.values() for name in figures):
        row = [figures.get(name) for figures in bands.values()]
        if any(figure and figure["mean"] is not None for figure in row):
            table.add_row(name, *(with_margin(figure) if figure else "" for figure in row))
    return table


def with_margin(figure: Mapping[str, Any], sign: str = "") -> str:
    """A figure and half its interval's width; a dash where nothing was counted."""
    if figure["mean"] is None:
        return "-"
    if figure["high"] is None or figure["high"] == figure["low"]:
        return f"{figure['mean']:{sign}.3g}"
    return f"{figure['mean']:{sign}.3f} ±{(figure['high'] - figure['low']) / 2:.3f}"


def difference_table(figures: Mapping[str, Mapping[str, Any]], settings: Sequence[Mapping[str, Any]], text: Words) -> Table:
    """Each figure as it is, then what each setting adds to it; what nothing was counted for is left out, a nought is not."""
    table = plain(text.say("changes"))
    table.add_column("", no_wrap=True)
    table.add_column(text.say("column-before"), justify="right", no_wrap=True)
    table.add_column(text.say("column-difference"), justify="right", no_wrap=True)
    table.add_column(text.say("report-effect"), justify="right", no_wrap=True)
    for name, figure in figures.items():
        if all(found["mean"] is None for found in (figure, *figure["differences"])):
            continue
        table.add_row(name, with_margin(figure))
        for rules, change in zip(settings, figure["differences"], strict=True):
            effect = "" if change["effect"] is None else f"{change['effect']:+.2f}"
            table.add_row(f"  {say_rules(rules).removeprefix(', ') or text.say('same-rules')}", "", with_margin(change, "+"), effect)
    return table


def curve_table(curves: Mapping[str, Sequence[Mapping[str, Any]]], text: Words) -> Table:
    """The lens's curves at some of the rounds that at least a hundredth of the games reached."""
    table = plain(text.say("by-round"))
    table.add_column("", no_wrap=True)
    most = max(point["games"] for curve in curves.values() for point in curve)
    rounds = [point["round"] for point in next(iter(curves.values())) if point["games"] * 100 >= most]
    shown = rounds[:: -(-len(rounds) // COLUMNS)]
    for number in shown:
        table.add_column(str(number), justify="right")
    for name, curve in curves.items():
        at = {point["round"]: point for point in curve}
        table.add_row(name, *(with_margin(at[number]) for number in shown))
    return table
