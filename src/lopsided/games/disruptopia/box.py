"""Turns box.toml and the chosen options into the box record."""

from collections.abc import Mapping
from typing import Any

from lopsided.engine.box import BoxError, Value, number, numbers
from lopsided.games.disruptopia.cards import fill_cards
from lopsided.games.disruptopia.state import CLASSES, LEVELS, REGIONS, REPUTATIONS, WORKERS, Rank

SWITCHES = ("equal_patent", "equal_subsidy", "equal_marketing", "equal_regions", "equal_grant")
FIGURES: dict[str, dict[str, tuple[str, int, int]]] = {  # by section: the key, its field, the least and the most it may be
    "start": {"power": ("start_power", 0, 29), "income": ("start_income", 0, 39), "corp": ("start_corp", 0, 99), "compute": ("start_compute", 1, LEVELS - 1),
              "workers": ("start_workers", 1, WORKERS)},
    "head_start": {"corp": ("ahead_corp", 0, 99), "workers": ("ahead_workers", 1, WORKERS)},
    "limits": {"hand": ("hand_limit", 1, 10), "power": ("top_power", 1, 99), "income": ("top_income", 1, 99), "subsidies": ("tokens", 0, 99),
               "recalls": ("recalls", 1, 99), "version": ("last_version", 1, LEVELS - 1)},
    "scoring": {"funds": ("funds_per_point", 1, 99), "power": ("power_per_point", 1, 99), "version": ("version_points", 0, 9),
                "subsidies": ("tokens_per_point", 1, 99)},
    "actions": {"audit_price": ("audit_price", 0, 99), "audit_rep": ("audit_rep", 0, REPUTATIONS - 1), "rehire_cards": ("rehire_cards", 0, 10),
                "marketing_faces": ("marketing_faces", 0, 6), "regions_per_power": ("regions_per_power", 1, REGIONS)},
}  # fmt: skip
LADDERS = {"compute": LEVELS, "model": LEVELS, "worker": WORKERS + 1, "presence": REGIONS + 1}


def fill(box: Any, printed: Mapping[str, Any], seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats = seats
    for section, figures in FIGURES.items():
        fill_figures(box, printed[section], f"[{section}]", figures)
    for name, length in LADDERS.items():
        fill_ladder(box, name, printed["ladders"][name], f"[ladders.{name}]", length)
    fill_classes(box, printed["classes"])
    fill_reputation(box, printed["reputation"], str(options["reputation_track"]))
    fill_regions(box, printed["regions"])
    fill_cards(box, printed["cards"])
    fill_options(box, options)
    even_out(box, {switch for switch in SWITCHES if variant == "equal" or options[switch] == "on"})


def fill_figures(box: Any, entry: Mapping[str, Any], where: str, figures: Mapping[str, tuple[str, int, int]]) -> None:
    """Single numbers."""
    for key, (field, least, most) in figures.items():
        value = number(entry, key, where, most)
        if value < least:
            raise BoxError(f"{where}: {key} is {value}; it must be at least {least}")
        setattr(box, field, value)


def fill_ladder(box: Any, name: str, entry: Mapping[str, Any], where: str, length: int) -> None:
    """The price of each step and the class that it needs."""
    prices, ranks = numbers(entry, "price", where, length), numbers(entry, "rank", where, length, CLASSES - 1)
    for step in range(length):
        getattr(box, f"{name}_price")[step] = prices[step]
        getattr(box, f"{name}_rank")[step] = ranks[step]


def fill_classes(box: Any, classes: Mapping[str, Any]) -> None:
    """What each class is paid, and what it costs to get there."""
    for rank in Rank:
        name = rank.name.lower()
        entry, where = classes[name], f"[classes.{name}]"
        box.buyback_price[rank], box.buyback_rep[rank] = number(entry, "price", where), number(entry, "rep", where, REPUTATIONS - 1)
        box.patent[rank], box.subsidy[rank] = number(entry, "patent", where, 20), number(entry, "subsidy", where, 9)
        box.marketing_power[rank], box.marketing_rep[rank] = number(entry, "marketing_power", where, 29), number(entry, "marketing_rep", where, 12)


def fill_reputation(box: Any, entry: Mapping[str, Any], track: str) -> None:
    """The reputation track: what each cell does to income and to the price of training."""
    where = "[reputation]"
    box.low_rep = -number(entry, "below", where, REPUTATIONS - 1)
    for field, key in (("rep_income", "income"), ("rep_training", "training")):
        row = entry[track].get(key)
        if not isinstance(row, list) or len(row) != REPUTATIONS or not all(type(n) is int and abs(n) <= 9 for n in row):
            raise BoxError(f"[reputation.{track}]: {key} is {row!r}; it must be a list of {REPUTATIONS} whole numbers from -9 to 9")
        for cell, n in enumerate(row):
            getattr(box, field)[cell] = n


def fill_regions(box: Any, regions: Any) -> None:
    """Room for subsidies, in the order of the die's faces."""
    if not isinstance(regions, list) or len(regions) != REGIONS:
        raise BoxError(f"[[regions]] must be a list of {REGIONS}")
    for at, region in enumerate(regions):
        box.room[at] = number(region, "slots", f"regions: {region.get('name')}", 9)
        if not box.room[at]:
            raise BoxError(f"regions: {region.get('name')}: slots is 0; a home needs room for a subsidy")
    if box.tokens < box.seats:
        raise BoxError(f"[limits]: subsidies is {box.tokens}; every home needs one")


def fill_options(box: Any, options: Mapping[str, Value]) -> None:
    """What the host of the table chose."""
    box.next_round = options["effect_activation"] == "next_round"
    box.reverse_setup = options["setup_order"] == "reverse"
    box.one_millionaire = options["head_start"] == "one_millionaire"
    box.no_cards = options["cards"] == "off"
    box.open_locks = options["open_locks"] == "on"
    box.max_rounds = options["max_rounds"]


def even_out(box: Any, switches: set[str]) -> None:
    """Everybody is paid like a Millionaire, and every region has room for two (The lens, variant equal)."""
    fields = {"equal_patent": (box.patent,), "equal_subsidy": (box.subsidy,), "equal_marketing": (box.marketing_power, box.marketing_rep)}
    for switch, rows in fields.items():
        for row in rows if switch in switches else ():
            for rank in Rank:
                row[rank] = row[Rank.MILLIONAIRE]
    if "equal_regions" in switches:
        for region in range(REGIONS):
            box.room[region] = 2
    if "equal_grant" in switches:
        for kind in range(box.kinds):
            for part in range(box.verb.shape[1]):
                for rank in Rank:
                    box.amount[kind, part, rank] = box.amount[kind, part, Rank.MILLIONAIRE]
