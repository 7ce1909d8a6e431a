"""The lab's figures as tables for people, from the same JSON that --json prints."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

BAR = 24  # characters of the longest bar
COLUMNS = 7  # rounds shown of a curve
ROUNDING = 1e-4  # the shares of all seats may miss 1 by less than this


def tables(figures: Mapping[str, Any], title: str) -> RenderableType:
    """Everything that a run of games showed."""
    groups = figures["groups"]
    parts: list[RenderableType] = [heading(figures, title), seat_table(figures)]
    parts += [group_table(grouping, rows) for grouping, rows in groups["wins"].items() if len(rows) > 1]
    if groups["explained"]:
        parts.append(explained_table(groups["explained"]))
    if groups["foretold"]:
        parts.append(foretold_table(groups["foretold"]))
    bands = groups["figures"]["bands"] or groups["figures"]["groups"]
    if any(bands.values()):
        parts.append(figure_table(bands))
    if groups["curves"]:
        parts.append(curve_table(groups["curves"]))
    parts.append(Text("In brackets and after ±: 95% intervals. docs/lab.md says how they are made.", style="dim"))
    return Group(*(Padding(part, (0, 0, 1, 0), expand=False) for part in parts))


def heading(figures: Mapping[str, Any], title: str) -> Text:
    """What was played, how long the games are, how fast they were."""
    rules, rounds = figures["groups"]["rules"], figures["rounds"]
    return Text.assemble(
        (title, "bold"),
        f"{say_rules(rules)}: {figures['games']:,} games of {figures['seats']}, seed {figures['seed']}\n",
        f"{rounds['mean']:.1f} rounds on average, half the games in {rounds['median']}, nine in ten between "
        f"{rounds['quantiles']['0.05']} and {rounds['quantiles']['0.95']}, the longest {rounds['most']}\n",
        f"{figures['moves']:,} moves in {figures['seconds']:.1f} s: {figures['moves_per_second']:,} a second",
    )


def say_rules(rules: Mapping[str, Any]) -> str:
    """The variant and the options that were set, each after a comma."""
    options = "".join(f", {name} {','.join(map(str, v)) if isinstance(v, list) else v}" for name, v in rules["options"].items())
    return f", {rules['variant']}{options}" if rules["variant"] else options


def seat_table(figures: Mapping[str, Any]) -> Table:
    """Wins by seat, and the games that nobody won."""
    table = shares("Wins by seat", "seat", "agent")
    most = max(row["share"] for row in figures["wins"])
    for row in figures["wins"]:
        table.add_row(str(row["seat"] + 1), row["agent"], *share_cells(row, most))
    unwon = 1 - sum(row["share"] for row in figures["wins"])
    if unwon > ROUNDING:
        table.add_row("", "nobody", f"{unwon:.2%}")
    return table


def group_table(grouping: str, rows: Sequence[Mapping[str, Any]]) -> Table:
    """Wins of a seat by the group it belongs to."""
    table = shares(f"Wins of a seat: {grouping}", "group", "of all seats")
    most = max(row["share"] for row in rows)
    for row in rows:
        table.add_row(row["group"], f"{row['seats']:.1%}", *share_cells(row, most))
    return table


def explained_table(rows: Mapping[str, Mapping[str, Any]]) -> Table:
    """How much of the differences in score goes with the groups of a grouping."""
    table = plain("Of the variance of the scores, explained by")
    for justify in ("left", "right", "right"):
        table.add_column("", justify=justify)
    for grouping, row in rows.items():
        if row["high"] is not None:
            table.add_row(grouping, *share_cells(row, 1)[:2])
    return table


def foretold_table(rows: Mapping[str, Mapping[str, Any]]) -> Table:
    """How well the order of groups says who comes out ahead."""
    table = plain("The order of the scores, foretold by (rank correlation in a game)")
    for grouping, row in rows.items():
        table.add_row(grouping, with_margin(row))
    return table


def shares(title: str, *columns: str) -> Table:
    """A table of win shares."""
    table = plain(title)
    for column in columns:
        table.add_column(column)
    table.add_column("wins", justify="right")
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


def figure_table(bands: Mapping[str, Mapping[str, Any]]) -> Table:
    """The lens's figures, a column a band; what never happened is left out."""
    table = plain("What the lens saw")
    table.add_column("", no_wrap=True)
    for band in bands:
        table.add_column(band, justify="right")
    for name in dict.fromkeys(name for figures in bands.values() for name in figures):
        row = [figures.get(name) for figures in bands.values()]
        if any(figure and figure["mean"] for figure in row):
            table.add_row(name, *(with_margin(figure) if figure else "" for figure in row))
    return table


def with_margin(figure: Mapping[str, Any], sign: str = "") -> str:
    """A figure and half its interval's width; a dash where nothing was counted."""
    if figure["mean"] is None:
        return "-"
    if figure["high"] is None or figure["high"] == figure["low"]:
        return f"{figure['mean']:{sign}.3g}"
    return f"{figure['mean']:{sign}.3f} ±{(figure['high'] - figure['low']) / 2:.3f}"


def difference_table(figures: Mapping[str, Mapping[str, Any]], settings: Sequence[Mapping[str, Any]]) -> Table:
    """Each figure as it is, then what each setting adds to it; what never happened is left out."""
    table = plain("What changes")
    table.add_column("", no_wrap=True)
    table.add_column("as it is", justify="right", no_wrap=True)
    table.add_column("difference", justify="right", no_wrap=True)
    for name, figure in figures.items():
        if not any(found["mean"] for found in (figure, *figure["differences"])):
            continue
        table.add_row(name, with_margin(figure))
        for rules, change in zip(settings, figure["differences"], strict=True):
            table.add_row(f"  {say_rules(rules).removeprefix(', ') or 'the same rules'}", "", with_margin(change, "+"))
    return table


def curve_table(curves: Mapping[str, Sequence[Mapping[str, Any]]]) -> Table:
    """The lens's curves at some of the rounds that at least a hundredth of the games reached."""
    table = plain("Round by round, in the games still going")
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
