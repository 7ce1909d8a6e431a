"""What box.toml holds, and how it and the chosen options become the box record."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, field

from lopsided.engine.box import Contents, Value
from lopsided.engine.schema import BoxError, Entry, Part, Text, check_once, length, write
from lopsided.games.disruptopia.cards import Card, fill_cards
from lopsided.games.disruptopia.state import CLASSES, KINDS, LEVELS, REGIONS, REPUTATIONS, WORKERS, Rank

SWITCHES = ("equal_patent", "equal_subsidy", "equal_marketing", "equal_regions", "equal_grant")

Dollars = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=1, le=99)]
Workers = Annotated[int, Meta(ge=1, le=WORKERS)]
Level = Annotated[int, Meta(ge=1, le=LEVELS - 1)]
Reputation = Annotated[int, Meta(ge=0, le=REPUTATIONS - 1)]
Track = Annotated[list[Annotated[int, Meta(ge=-9, le=9)]], length(REPUTATIONS)]


class Start(Entry):
    start_power: Annotated[int, Meta(ge=0, le=29)] = field(name="power")
    start_income: Annotated[int, Meta(ge=0, le=39)] = field(name="income")
    start_corp: Dollars = field(name="corp")
    start_compute: Level = field(name="compute")
    start_workers: Workers = field(name="workers")


class HeadStart(Entry):
    ahead_corp: Dollars = field(name="corp")
    ahead_workers: Workers = field(name="workers")


class Limits(Entry):
    hand_limit: Annotated[int, Meta(ge=1, le=10)] = field(name="hand")
    top_power: Count = field(name="power")
    top_income: Count = field(name="income")
    tokens: Dollars = field(name="subsidies")
    last_version: Level = field(name="version")
    recalls: Count
    rerolls: Annotated[int, Meta(ge=0, le=100, description="so many are told in one step")]


class Scoring(Entry):
    """How much makes a point, and what a version is worth."""

    funds_per_point: Count = field(name="funds")
    power_per_point: Count = field(name="power")
    version_points: Annotated[int, Meta(ge=0, le=9)] = field(name="version")
    tokens_per_point: Count = field(name="subsidies")


class Actions(Entry):
    audit_price: Dollars
    audit_rep: Reputation
    rehire_cards: Annotated[int, Meta(ge=0, le=10)]
    marketing_faces: Annotated[int, Meta(ge=0, le=6)]
    regions_per_power: Annotated[int, Meta(ge=1, le=REGIONS)]


class Ladder(Entry):
    """The price of each step and the class that it needs."""

    price: list[Dollars]
    rank: list[Annotated[int, Meta(ge=0, le=CLASSES - 1)]]


class Ladders(Part):
    compute: Ladder
    model: Ladder
    worker: Ladder
    presence: Ladder

    def __post_init__(self) -> None:
        for name, steps in (("compute", LEVELS), ("model", LEVELS), ("worker", WORKERS + 1), ("presence", REGIONS + 1)):
            if not len(getattr(self, name).price) == len(getattr(self, name).rank) == steps:
                raise ValueError(f"{name}: price and rank must be lists of {steps}")


class Class(Entry):
    """What the Buyback to a class costs, and what the class is paid."""

    buyback_price: Dollars = field(name="price")
    buyback_rep: Reputation = field(name="rep")
    patent: Annotated[int, Meta(ge=0, le=20)]
    subsidy: Annotated[int, Meta(ge=0, le=9)]
    marketing_power: Annotated[int, Meta(ge=0, le=29)]
    marketing_rep: Reputation


class Classes(Part):
    startup: Class
    millionaire: Class
    billionaire: Class


class Effects(Entry):
    """What each cell of the reputation track does to income and to the price of training."""

    rep_income: Track = field(name="income")
    rep_training: Track = field(name="training")


class ReputationTrack(Entry):
    below: Reputation
    bands: Effects
    ladder: Effects


class Region(Entry):
    name: Text
    slots: Annotated[int, Meta(ge=1, le=9, description="a home needs room for a subsidy")]


class Printed(Contents):
    start: Start
    head_start: HeadStart
    limits: Limits
    scoring: Scoring
    actions: Actions
    ladders: Ladders
    classes: Classes
    reputation: ReputationTrack
    regions: Annotated[list[Region], length(REGIONS)]
    cards: Annotated[list[Card], length(1, KINDS)]

    def __post_init__(self) -> None:
        check_once("cards: the id", (card.id for card in self.cards))


def fill(box: Any, printed: Printed, seats: int, options: Mapping[str, Value], variant: str) -> None:
    """Write all that is printed into the box."""
    box.seats, box.low_rep = seats, -printed.reputation.below
    for section in (printed.start, printed.head_start, printed.limits, printed.scoring, printed.actions):
        write(box, section)
    write(box, getattr(printed.reputation, str(options["reputation_track"])))
    for name in ("compute", "model", "worker", "presence"):
        ladder = getattr(printed.ladders, name)
        for step, (price, rank) in enumerate(zip(ladder.price, ladder.rank, strict=True)):
            getattr(box, f"{name}_price")[step], getattr(box, f"{name}_rank")[step] = price, rank
    for rank in Rank:
        write(box, getattr(printed.classes, rank.name.lower()), rank)
    for at, region in enumerate(printed.regions):
        box.room[at] = region.slots
    if box.tokens < seats:
        raise BoxError(f"[limits]: subsidies is {box.tokens}; every home needs one")
    fill_cards(box, printed.cards)
    fill_options(box, options)
    even_out(box, {switch for switch in SWITCHES if variant == "equal" or options[switch] == "on"})


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
